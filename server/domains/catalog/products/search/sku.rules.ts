import { isEnglish } from "../../../../../domain/search/english.ts";
import { plainText, readTerms } from "../../../../../domain/search/terms.ts";
import type { Vocabulary } from "../../../../../domain/search/vocabulary.ts";

/** A text parsed as a SKU. */
export interface SkuAsked {
  /** In capitals, without separators. */
  signs: string;
  parts: readonly string[];
  /** The text may be a part by itself. */
  hasPart: boolean;
  /**
   * Long enough to be recognized with one wrong character, which takes a thousand lookups: not "qwxzrt tile", where one
   * word is in names and nothing looks like a code.
   */
  isLong: boolean;
  /** It is hardly anything else; otherwise only unknown words may be a SKU. */
  isLikely: boolean;
  /** A four-digit number, which is a SKU only as a whole: 2700 is also a color temperature. */
  isShort: boolean;
}

const mostParts = 6;
const leastSigns = 4;
const mostSigns = 40;
const leastLong = 7;

/** Among other words, an incomplete size or measure: 12X of 12X24, 3C of 3CM, 8M of 8MM. */
const halfTyped = /^\d+(?:X\d+)?[XCFGIM]$/;

/**
 * A text as a SKU, with any separators: AVL-YHJCB-CH, avl yhjcb ch, yhjcb. Null if words and sizes explain the text: a
 * SKU has a part that the catalog has no word for.
 */
export function skuIn(text: string, vocabulary: Vocabulary): SkuAsked | null {
  const parts = text
    .trim()
    .toUpperCase()
    .split(/[\s._/-]+/)
    .filter(Boolean);
  const signs = parts.join("");
  if (parts.length > mostParts || signs.length < leastSigns || signs.length > mostSigns) return null;
  if (!/^[A-Z0-9]+$/.test(signs)) return null;
  const strange = parts.filter(
    (part) => !(parts.length > 1 && halfTyped.test(part)) && isStrange(part, vocabulary),
  );
  const isCode = isOneCode(text);
  const isNamed = (part: string) => part.length >= leastSigns && vocabulary.spelt(part.toLowerCase()) > 0;
  if (strange.length === 0 && !isCode) return null;
  return {
    signs,
    parts,
    hasPart: strange.includes(parts[0]!) && parts[0]!.length >= leastSigns,
    isLikely: isCode || strange.some((part) => /[A-Z]/.test(part) && /\d/.test(part)),
    isShort: signs.length === leastSigns && /^\d+$/.test(signs),
    isLong: signs.length >= leastLong && (/\d/.test(signs) || (parts.length > 1 && !parts.some(isNamed))),
  };
}

/** Whether a text is one piece with digits or hyphens that is not a size, measure or number. */
function isOneCode(text: string): boolean {
  if (/\s/.test(text.trim()) || !/[\d-]/.test(text)) return false;
  const [first, ...more] = readTerms(plainText(text));
  return (
    more.length > 0 ||
    first?.kind === "code" ||
    (first?.kind === "number" && text.trim().length >= leastSigns)
  );
}

/** Whether a part is not a word, number, size, measure or code in the catalog. */
function isStrange(part: string, vocabulary: Vocabulary): boolean {
  const [term, ...more] = readTerms(plainText(part));
  if (!term || more.length > 0) return true;
  const typed = part.toLowerCase();
  if (term.kind !== "word" && term.kind !== "code") return false;
  return vocabulary.count(term.text) === 0 && vocabulary.spelt(typed) === 0 && !isEnglish(typed);
}
