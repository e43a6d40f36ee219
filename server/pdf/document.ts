import type { Language } from "../../domain/languages/language.ts";
import { inWords } from "../platform/spanish/in-words.ts";
import type { TextDocument } from "./text-document.ts";
import { composed, standIn } from "./text-runs.ts";

export type { TextDocument } from "./text-document.ts";

/** Where it is said that a letter could not be drawn. */
export interface PaperLog {
  warn(about: object, message: string): void;
}

/**
 * Draws a PDF. Every text in `content` can be drawn, besides Latin letters; a letter that no font has comes out as a
 * visible stand-in and is logged. Texts of ours are translated as they are drawn, what people wrote is not.
 *
 * Fonts and pdfkit load with the first document: they take 60 MB, and many servers never draw one.
 */
export async function drawDocument<Result = void>(
  content: unknown,
  options: PDFKit.PDFDocumentOptions,
  log: PaperLog,
  draw: (document: TextDocument) => Result,
  language: Language = "en",
): Promise<{ bytes: Uint8Array; result: Result }> {
  const [{ fontsFor }, { TextDocument: Drawing }] = await Promise.all([
    import("./fonts.ts"),
    import("./text-document.ts"),
  ]);
  const texts = composed(textsIn(content).join(" "));
  const fonts = await fontsFor(texts);
  const missing = [...new Set(texts.replaceAll(/[\p{Default_Ignorable_Code_Point}\p{Cc}]/gu, ""))].filter(
    (character) => fonts.fontOf(character, "regular") === undefined,
  );
  if (missing.length > 0) {
    const characters = missing.map(
      (one) => `U+${one.codePointAt(0)!.toString(16).toUpperCase().padStart(4, "0")}`,
    );
    log.warn({ title: options.info?.Title, characters }, `characters drawn as ${standIn} in a PDF`);
  }
  // from here to the end of the document nothing else is drawn
  fonts.forgetGlyphs();
  const title = options.info?.Title;
  const info = { ...options.info, ...(title !== undefined && { Title: inWords(title, language) }) };
  const lang = language === "es" ? { lang: "es-US" } : {};
  const document = new Drawing(fonts, { ...options, ...lang, info }, language);
  const chunks: Uint8Array[] = [];
  const bytes = new Promise<Uint8Array>((resolve, reject) => {
    document.on("data", (chunk: Uint8Array) => chunks.push(chunk));
    document.on("end", () => resolve(Buffer.concat(chunks)));
    document.on("error", reject);
  });
  const result = draw(document);
  document.end();
  return { bytes: await bytes, result };
}

/** All texts of a value, but not what is in its files. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null || value instanceof Uint8Array) return [];
  return Object.entries(value).flatMap(([key, part]) => [key, ...textsIn(part)]);
}
