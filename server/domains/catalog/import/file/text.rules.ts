/** A file's bytes as text, with the name of the encoding. */
export interface DecodedText {
  text: string;
  encoding: "UTF-8" | "UTF-16" | "Windows-1252";
}

/**
 * Decodes a text file: UTF-16 by its byte order mark, UTF-8 if every byte is valid, else Windows-1252, which older
 * spreadsheets write.
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) {
    return { text: new TextDecoder("utf-16le").decode(bytes), encoding: "UTF-16" };
  }
  if (bytes[0] === 0xfe && bytes[1] === 0xff) {
    return { text: new TextDecoder("utf-16be").decode(bytes), encoding: "UTF-16" };
  }
  try {
    return { text: new TextDecoder("utf-8", { fatal: true }).decode(bytes), encoding: "UTF-8" };
  } catch {
    return { text: new TextDecoder("windows-1252").decode(bytes), encoding: "Windows-1252" };
  }
}

const separators = [",", ";", "\t", "|"] as const;
const looked = 64 * 1024;

/** The character that separates most cells in the first lines, outside quotes. */
export function separatorOf(text: string): string {
  const bare = text.slice(0, looked).replaceAll(/"(?:[^"]|"")*"/g, "");
  const lines = bare
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== "")
    .slice(0, 20);
  const count = (separator: string) =>
    lines.map((line) => line.split(separator).length - 1).toSorted((a, b) => b - a)[
      Math.floor((lines.length - 1) / 4)
    ] ?? 0;
  return separators.reduce((best, separator) => (count(separator) > count(best) ? separator : best));
}

const signatures: readonly (readonly [what: string, bytes: readonly number[]])[] = [
  ["an old Excel file (.xls). Save it as .xlsx or CSV", [0xd0, 0xcf, 0x11, 0xe0]],
  ["a PDF. Use a spreadsheet instead", [0x25, 0x50, 0x44, 0x46]],
  ["a picture", [0x89, 0x50, 0x4e, 0x47]],
  ["a picture", [0xff, 0xd8, 0xff]],
  ["compressed with gzip. Unzip it first", [0x1f, 0x8b]],
];

/** What kind of other file it is, from its first bytes; undefined for text. */
export function foreignFormat(bytes: Uint8Array): string | undefined {
  const found = signatures.find(([, start]) => start.every((byte, at) => bytes[at] === byte));
  if (found) return found[0];
  const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  return !isUtf16 && bytes.includes(0) ? "not a text or Excel file" : undefined;
}

export const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;
