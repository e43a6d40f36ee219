import { isEnglish } from "../../../domain/search/english.ts";
import { plainText, readTerms } from "../../../domain/search/terms.ts";
import type { Vocabulary } from "../../../domain/search/vocabulary.ts";

/** A text read as a SKU. */
export interface SkuAsked {
  /** In capitals, without what stands between. */
  signs: string;
  parts: readonly string[];
  /** The text may be a part by itself. */
  hasPart: boolean;
  /** It is long enough to be known with one sign wrong. */
  isLong: boolean;
  /** It is hardly anything else; otherwise only words that nobody knows may be one. */
  isLikely: boolean;
}

const mostParts = 6;
const leastSigns = 4;
const mostSigns = 40;
const leastLong = 7;

/** What among other words is a size or measure on its way: 12X of 12X24, 3C of 3CM, 8M of 8MM. */
const halfTyped = /^\d+(?:X\d+)?[XCFGIM]$/;

/**
 * What a text is as a SKU, however it is separated: AVL-YHJCB-CH, avl yhjcb ch, yhjcb. Null for what words and sizes
 * explain: a SKU has a part that the catalogue has no word for.
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
  if (strange.length === 0 && !isCode) return null;
  return {
    signs,
    parts,
    hasPart: strange.includes(parts[0]!) && parts[0]!.length >= leastSigns,
    isLikely: isCode || strange.some((part) => /[A-Z]/.test(part) && /\d/.test(part)),
    isLong: signs.length >= leastLong && (parts.length > 1 || /\d/.test(signs)),
  };
}

/** Whether a text is one piece with digits or hyphens that is no size, measure or number. */
function isOneCode(text: string): boolean {
  if (/\s/.test(text.trim()) || !/[\d-]/.test(text)) return false;
  const [first, ...more] = readTerms(plainText(text));
  return more.length > 0 || first?.kind === "code" || (first?.kind === "number" && text.length > leastSigns);
}

/** Whether a part is neither a word, nor a number, size or measure, nor a code that the catalogue has. */
function isStrange(part: string, vocabulary: Vocabulary): boolean {
  const [term, ...more] = readTerms(plainText(part));
  if (!term || more.length > 0) return true;
  const typed = part.toLowerCase();
  if (term.kind !== "word" && term.kind !== "code") return false;
  return vocabulary.count(term.text) === 0 && vocabulary.spelt(typed) === 0 && !isEnglish(typed);
}
