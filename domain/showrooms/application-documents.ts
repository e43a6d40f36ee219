/** Limits for an application document. Browser and server use the same table. */
export const documentRules = {
  most: 5,
  bytes: 5 * 1024 * 1024,
  words: "5 MB",
  /** A license on a smaller picture is unreadable. */
  width_px: 600,
  height_px: 400,
  extensions: ["pdf", "jpg", "jpeg", "png", "gif", "bmp", "svg"],
} as const;

/** The file name's extension in lower case, without the dot; empty if it has none. */
export const extensionOf = (name: string): string =>
  /\.([a-z0-9]{1,5})$/i.exec(name)?.[1]?.toLowerCase() ?? "";

/** What is wrong with a file before its content is read; undefined if nothing is. */
export function documentProblem(file: { name: string; size: number }): string | undefined {
  if (!(documentRules.extensions as readonly string[]).includes(extensionOf(file.name))) {
    return "Send a PDF or a picture (JPG, PNG, GIF, BMP or SVG).";
  }
  if (file.size === 0) return "This file is empty.";
  if (file.size > documentRules.bytes) return `A document has at most ${documentRules.words}.`;
  return undefined;
}
