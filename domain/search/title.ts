import { endings, type Term } from "./terms.ts";

/** Zone of a product's name: the head, the words before it, what it has, what it is for, and asides. */
export type Zone = "head" | "beside head" | "name" | "detail" | "purpose" | "aside";

/** Words after the head that do not change it: a trim kit is a trim. */
const vessels = new Set(
  "kit set pack combo assembly package bundle collection series system unit value case roll box".split(" "),
);

/**
 * The zone of each term in a product's name. Names run from specific to general and end with the head ("Shower Door
 * Handle"), followed by what it comes with or in, what it is for, and remarks.
 */
export function zonesOf(terms: readonly Term[]): Zone[] {
  const end = endOfName(terms);
  const zones: Zone[] = terms.map((_, at) => (at < end ? "name" : "detail"));
  let zone: Zone = "detail";
  let brackets = 0;
  for (let at = end; at < terms.length; at++) {
    const { kind, text } = terms[at]!;
    if (text === "(" || text === "[") brackets++;
    else if (text === ")" || text === "]") brackets = Math.max(0, brackets - 1);
    else if (!isEnd(terms, at)) zones[at] = zone;
    else zone = kind === "small" && (text === "for" || text === "to") ? "purpose" : "detail";
    zones[at] = brackets > 0 ? "aside" : zone;
  }
  markHead(terms, zones, end);
  return zones;
}

function endOfName(terms: readonly Term[]): number {
  let words = 0;
  for (const [at, { kind }] of terms.entries()) {
    if (kind === "word") words++;
    if (words > 0 && isEnd(terms, at)) return at;
  }
  return terms.length;
}

/** Whether something else starts there; "56 in. to 60 in." continues. */
function isEnd(terms: readonly Term[], at: number): boolean {
  const { kind, text } = terms[at]!;
  if (kind === "pause") return true;
  if (kind !== "small" || !endings.has(text) || isPartOfWord(terms, at)) return false;
  return !(text === "to" && isLength(terms[at - 1]) && isLength(terms[at + 1]));
}

/** What "built-in", "drop-in" and their like begin with: the name goes on behind them. */
const beforeIn = new Set(["built", "drop", "walk", "slide", "plug", "snap", "lay"]);

const isPartOfWord = (terms: readonly Term[], at: number): boolean =>
  terms[at]!.text === "in" && beforeIn.has(terms[at - 1]?.text ?? "");

const isLength = (term: Term | undefined): boolean =>
  term !== undefined && (term.kind === "measure" || term.kind === "number" || term.kind === "size");

function markHead(terms: readonly Term[], zones: Zone[], end: number): void {
  const words: number[] = [];
  for (let at = end - 1; at >= 0 && words.length < 3; at--) if (terms[at]!.kind === "word") words.push(at);
  const [last, before, third] = words;
  if (last === undefined) return;
  zones[last] = "head";
  if (before === undefined) return;
  const isVessel = vessels.has(terms[last]!.text);
  zones[before] = isVessel ? "head" : "beside head";
  if (isVessel && third !== undefined) zones[third] = "beside head";
}
