import type { Lexicon, Meaning } from "./lexicon.ts";
import { plainWord } from "./plain-word.ts";

/** A word or a known phrase of a text. */
export interface Unit {
  from: number;
  to: number;
  /** As looked up: lower case, singular. */
  text: string;
  /** The words between the previous unit and this one. */
  gap: string;
  means: readonly Meaning[];
  /** Part of a size or an amount that was read before. */
  isRead: boolean;
}

const wordPattern = /\p{L}+(?:['’]\p{L}+)*|\d+/gu;
const phraseGap = /^(?:[ \t\u00a0]*|[ \t]*[-‐‑–][ \t]*|\/|['’][ \t]*|\.[ \t]?)$/;
const longestPhrase = 6;

/** The text's words, with the longest known phrases as one. Words within `read` spans are one unit each span. */
export function unitsOf(
  text: string,
  read: readonly { from: number; to: number }[],
  lexicon: Lexicon,
): Unit[] {
  const units: Unit[] = [];
  const words = wordsOf(text, read, lexicon);
  for (let at = 0; at < words.length; ) {
    const count = phraseAt(words, at, lexicon);
    const [first, last] = [words[at]!, words[at + count - 1]!];
    const key = words
      .slice(at, at + count)
      .map((word) => word.text)
      .join(" ");
    units.push({
      ...first,
      to: last.to,
      text: key,
      means: first.isRead ? [] : (lexicon.meanings.get(key) ?? []),
    });
    at += count;
  }
  return units;
}

function wordsOf(text: string, read: readonly { from: number; to: number }[], lexicon: Lexicon): Unit[] {
  const words: Unit[] = [];
  let end = 0;
  const push = (from: number, to: number, word: string, isRead: boolean) => {
    words.push({ from, to, text: word, gap: text.slice(end, from), means: [], isRead });
    end = to;
  };
  let next = 0;
  for (const found of text.matchAll(wordPattern)) {
    const [from, to] = [found.index, found.index + found[0].length];
    while (read[next] && read[next]!.from < to) {
      const span = read[next++]!;
      push(span.from, span.to, "", true);
    }
    if (from >= end) push(from, to, lexicon.mend(plainWord(found[0])), false);
  }
  return words;
}

/** How many words from here on are one known phrase; at least 1. */
function phraseAt(words: readonly Unit[], at: number, lexicon: Lexicon): number {
  let key = words[at]!.text;
  let best = 1;
  for (let count = 2; count <= longestPhrase; count++) {
    const word = words[at + count - 1];
    if (!word || word.isRead || !phraseGap.test(word.gap)) break;
    // a period ends a sentence, but not in "sq. ft."
    if (/\.\s/.test(word.gap) && words[at + count - 2]!.text.length > 2) break;
    if (!lexicon.beginnings.has(key)) break;
    key += ` ${word.text}`;
    if (lexicon.meanings.has(key)) best = count;
  }
  return words[at]!.isRead ? 1 : best;
}
