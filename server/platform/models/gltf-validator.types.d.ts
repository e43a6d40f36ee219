/** As much of the Khronos glTF validator as is used here; it comes without types. */
declare module "gltf-validator" {
  interface Report {
    /** Severity 0 is an error, 1 a warning. */
    issues: {
      numErrors: number;
      messages: { code: string; message: string; severity: number; pointer?: string }[];
    };
    info: {
      drawCallCount: number;
      totalTriangleCount: number;
      resources?: { pointer: string; image?: { width: number; height: number } }[];
    };
  }
  interface Options {
    format?: "glb" | "gltf";
    maxIssues?: number;
    writeTimestamp?: boolean;
    externalResourceFunction?: (uri: string) => Promise<Uint8Array>;
  }
  export function validateBytes(bytes: Uint8Array, options?: Options): Promise<Report>;
}
