/** As much of Google's Draco decoder as is used here; it comes without types. */
declare module "draco3dgltf" {
  const draco3d: { createDecoderModule(): Promise<unknown> };
  export default draco3d;
}
