import type { Term } from "./terms.ts";

/** Negated words: "-top" of "vanity without top" is a different term than "top". */
export const lackOf = (term: string): string => `-${term}`;

/** The word that a negated term says is missing; null for any other word. */
export const presenceOf = (term: string): string | null => (term.startsWith("-") ? term.slice(1) : null);

const articles = new Set(["a", "an", "the"]);

/**
 * The same terms, with the word behind "without" as what is not there. It stands from "without" on, so that the text
 * has both at its place. Nothing lacks anything before it is named.
 * @param isNo tells whether a "no" before a word means "without", as in "vanity no top" and not in "no hub coupling"
 */
export function withNegations(
  terms: readonly Term[],
  isNo: (no: Term, next: Term) => boolean = never,
): readonly Term[] {
  if (!terms.some(({ text }) => text === "without" || text === "no")) return terms;
  const read = [...terms];
  let isNamed = false;
  for (const [at, term] of terms.entries()) {
    const isWithout = term.kind === "small" && term.text === "without";
    const to = isWithout && articles.has(terms[at + 1]?.text ?? "") ? at + 2 : at + 1;
    const next = terms[to];
    if (isNamed && next?.kind === "word" && (isWithout || (term.text === "no" && isNo(term, next)))) {
      // it ends what the thing is, as "without" does
      read[at] = { ...term, kind: "small", text: "without" };
      read[to] = { ...next, text: lackOf(next.text), also: [], from: term.from };
    }
    isNamed ||= term.kind !== "small" && term.kind !== "pause";
  }
  return read;
}

const never = () => false;
