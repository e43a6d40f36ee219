import { inflateSync } from "node:zlib";

/** The text that a PDF of ours draws, one line for each piece, in the order of drawing; for the standard fonts alone. */
export function pdfText(bytes: Uint8Array): string {
  const file = Buffer.from(bytes);
  const raw = file.toString("latin1");
  const pieces: string[] = [];
  for (const { index, 0: mark } of raw.matchAll(/stream\r?\n/g)) {
    if (raw.slice(index - 3, index) === "end") continue;
    const start = index + mark.length;
    const body = file.subarray(start, raw.indexOf("endstream", start));
    pieces.push(...drawnIn(contentOf(body)));
  }
  return pieces.join("\n");
}

function contentOf(body: Buffer): string {
  try {
    return inflateSync(body).toString("latin1");
  } catch {
    return body.toString("latin1");
  }
}

/** `[<48656c> 10 <6c6f>] TJ` is Hello, kerned. */
const drawnIn = (content: string): string[] =>
  [...content.matchAll(/\[([^\]]*)\] TJ/g)].map(([, inside = ""]) =>
    [...inside.matchAll(/<([0-9a-f]*)>/gi)]
      .map(([, hex = ""]) => Buffer.from(hex, "hex").toString("latin1"))
      .join(""),
  );
