/** As much of the Khronos glTF validator as the tests use; it comes without types. */
declare module "gltf-validator" {
  interface Report {
    /** Severity 0 is an error, 1 a warning. */
    issues: {
      numErrors: number;
      messages: { code: string; message: string; severity: number; pointer?: string }[];
    };
    info: { drawCallCount: number; totalTriangleCount: number };
  }
  export function validateBytes(bytes: Uint8Array): Promise<Report>;
}
