import { decode } from "html-entities";

const tag = /<\/?[a-z][^<>]*>|<!--[\s\S]*?-->/gi;

/** The text of a description that was written as HTML, with its paragraphs as lines; other texts stay as they are. */
export function plainDescription(text: string): string {
  if (!/<\/?[a-z][^<>]*>|&(#\d+|#x[\da-f]+|[a-z]+\d?);/i.test(text)) return text;
  const lines = text
    .replaceAll(/<(script|style)\b[\s\S]*?<\/\1\s*>/gi, "")
    .replaceAll(/<li\b[^>]*>/gi, "\n• ")
    .replaceAll(/<br\s*\/?>|<\/(p|div|li|ul|ol|h[1-6]|tr)\s*>/gi, "\n")
    .replaceAll(tag, "");
  return decode(lines)
    .split("\n")
    .map((line) => line.replaceAll(/[\s\u00A0]+/g, " ").trim())
    .filter((line) => line !== "")
    .join("\n");
}

/** Whether a spreadsheet has shortened a long number to this, such as 1.23457E+11: its digits are lost. */
export const isShortenedNumber = (text: string): boolean => /^\d([.,]\d+)?E\+\d{1,3}$/i.test(text.trim());

const plainNames = new Map<string, string>();
const mostPlainNames = 20_000;

/** A header or name without case, accents, spaces, punctuation and text in brackets. */
export function plainName(text: string): string {
  // every column is compared with every name, for each row that may be the header
  const known = plainNames.get(text);
  if (known !== undefined) return known;
  if (plainNames.size >= mostPlainNames) plainNames.clear();
  const plain = text
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/\([^)]*\)|\[[^\]]*\]/g, "")
    .replaceAll(/[^\p{L}\p{N}#]/gu, "");
  if (text.length <= 100) plainNames.set(text, plain);
  return plain;
}
