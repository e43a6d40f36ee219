declare module "@midlandsbank/node-nacha" {
  type Fields = Record<string, string | number>;
  interface AchContent {
    file: Fields & { footer: Fields };
    batches: (Fields & { entries: Fields[]; footer: Fields })[];
  }
  /** Reads a file; `to("ach")` writes it anew. */
  export function from(content: string): { data: AchContent; to(format: "ach"): string };
}
