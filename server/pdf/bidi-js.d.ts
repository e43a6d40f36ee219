declare module "bidi-js" {
  /** The Unicode bidirectional algorithm; levels are by UTF-16 unit, odd ones run from right to left. */
  export default function bidiFactory(): {
    getEmbeddingLevels(text: string, base?: "ltr" | "rtl" | "auto"): { levels: Uint8Array };
    getMirroredCharacter(character: string): string | null;
  };
}
