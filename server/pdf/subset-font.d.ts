declare module "subset-font" {
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      targetFormat: "truetype";
      keepAllGlyphs?: boolean;
      variationAxes?: Record<string, number>;
    },
  ): Promise<Buffer>;
}
