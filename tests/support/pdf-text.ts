import { inflateSync } from "node:zlib";

/** The text that a PDF of ours draws, one line for each piece, in the order of drawing from left to right. */
export function pdfText(bytes: Uint8Array): string {
  const objects = objectsIn(Buffer.from(bytes));
  const fonts = fontsOf(objects);
  return objects.flatMap(({ stream }) => (stream ? drawnIn(stream, fonts) : [])).join("\n");
}

/** What a reader is given for copying and for reading aloud: lines that mix fonts, in the order of their letters. */
export function pdfCopies(bytes: Uint8Array): string[] {
  return objectsIn(Buffer.from(bytes)).flatMap(({ stream }) =>
    [...(stream ?? "").matchAll(/\/ActualText \(((?:\\[\s\S]|[^\\)])*)\)/g)].map(([, text = ""]) =>
      textOf(text),
    ),
  );
}

interface PdfObject {
  id: string;
  head: string;
  stream?: string;
}

function objectsIn(file: Buffer): PdfObject[] {
  const raw = file.toString("latin1");
  return [...raw.matchAll(/(\d+) 0 obj\n/g)].map(({ index, 0: mark, 1: id = "" }) => {
    const start = index + mark.length;
    const end = raw.indexOf("endobj", start);
    const at = raw.indexOf("stream\n", start);
    if (at < 0 || at > end) return { id, head: raw.slice(start, end) };
    const body = file.subarray(at + 7, raw.indexOf("\nendstream", at));
    return { id, head: raw.slice(start, at), stream: contentOf(body) };
  });
}

function contentOf(body: Buffer): string {
  try {
    return inflateSync(body).toString("latin1");
  } catch {
    return body.toString("latin1");
  }
}

type Glyphs = ReadonlyMap<string, string>;

/** The characters of each font's glyphs, by the name that pages call the font. */
function fontsOf(objects: readonly PdfObject[]): ReadonlyMap<string, Glyphs> {
  const byId = new Map(objects.map((object) => [object.id, object]));
  const names = objects.flatMap(({ head }) => [...head.matchAll(/\/(F\d+) (\d+) 0 R/g)]);
  return new Map(
    names.map(([, name = "", id = ""]) => {
      const map = /\/ToUnicode (\d+) 0 R/.exec(byId.get(id)?.head ?? "")?.[1];
      return [name, glyphsIn(byId.get(map ?? "")?.stream ?? "")];
    }),
  );
}

/** `<0000> <0002> [<0000> <0041> <0042>]` */
function glyphsIn(map: string): Glyphs {
  const ranges = map.matchAll(/<([0-9a-f]+)> <[0-9a-f]+> \[([^\]]*)\]/gi);
  return new Map(
    [...ranges].flatMap(([, first = "", texts = ""]) =>
      [...texts.matchAll(/<([0-9a-f ]*)>/gi)].map(([, hex = ""], at) => {
        const glyph = (Number.parseInt(first, 16) + at).toString(16).padStart(4, "0");
        return [glyph, Buffer.from(hex.replaceAll(" ", ""), "hex").swap16().toString("utf16le")] as const;
      }),
    ),
  );
}

/** `/F1 9 Tf [<00480065> 10 <006c>] TJ`; what is between BDC and EMC is one piece. */
function drawnIn(content: string, fonts: ReadonlyMap<string, Glyphs>): string[] {
  const pieces: string[] = [];
  let glyphs: Glyphs = new Map();
  let mixed: string | null = null;
  for (const [mark, font, shown] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ|\bBDC\b|\bEMC\b/g)) {
    if (font) glyphs = fonts.get(font) ?? new Map();
    else if (mark === "BDC") mixed = "";
    else if (mark === "EMC") {
      pieces.push(mixed ?? "");
      mixed = null;
    } else {
      const hex = [...(shown ?? "").matchAll(/<([0-9a-f]*)>/gi)].map(([, part = ""]) => part).join("");
      const text = (hex.match(/.{4}/g) ?? []).map((glyph) => glyphs.get(glyph.toLowerCase()) ?? "").join("");
      if (mixed === null) pieces.push(text);
      else mixed += text;
    }
  }
  return pieces;
}

/** A string of a PDF: UTF-16 after a byte order mark, with `\ooo` and backslashes undone. */
function textOf(text: string): string {
  const plain = text.replaceAll(/\\([0-7]{3}|[\s\S])/g, (_, part: string) =>
    /^[0-7]{3}$/.test(part)
      ? String.fromCharCode(Number.parseInt(part, 8))
      : ({ n: "\n", r: "\r", t: "\t", b: "\b", f: "\f" }[part] ?? part),
  );
  return plain.startsWith("\u00fe\u00ff")
    ? Buffer.from(plain.slice(2), "latin1").swap16().toString("utf16le")
    : plain;
}
