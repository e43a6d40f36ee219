import type { ReadBrief } from "./brief.types.ts";
import { isPlain } from "./lexicon.ts";
import { plainWord } from "./plain-word.ts";

/** Up to so many words an entry of a list is a wish for a thing; longer ones tell about people and houses. */
const mostOfWish = 4;

export interface LeftOut {
  /** Things that were perhaps wished for, as written. */
  wishes: readonly string[];
  /** Other clauses that say nothing we can use, as written. */
  asides: readonly string[];
}

/** The clauses of a brief of which nothing was read, of any of its rooms, so that none is dropped in silence. */
export function leftOut(text: string, reads: readonly ReadBrief[]): LeftOut {
  const used = reads.flatMap(({ spans, unread, unsure }) => [
    ...spans,
    ...unsure,
    ...unread.map((phrase) => ({ from: text.indexOf(phrase), to: text.indexOf(phrase) + phrase.length })),
  ]);
  const left = clausesOf(text).filter(
    ({ from, words }) =>
      saysSomething(words) && used.every((each) => each.to <= from || each.from >= from + words.length),
  );
  const isWish = ({ words, isEntry }: Clause) => isEntry && words.split(/\s+/).length <= mostOfWish;
  return {
    wishes: left.filter(isWish).map(({ words }) => words),
    asides: left.filter((each) => !isWish(each)).map(({ words }) => words),
  };
}

interface Clause {
  from: number;
  words: string;
  /** Beside a comma or on a line of its own, not a sentence. */
  isEntry: boolean;
}

function clausesOf(text: string): Clause[] {
  const clauses: Clause[] = [];
  let from = 0;
  // a point within a figure ends nothing
  for (const end of text.matchAll(/[,;:!?\n()]|\.(?!\d)|\s(?:and|but|plus)\s|$/g)) {
    const raw = text.slice(from, end.index);
    const words = raw.trim();
    const opened = text.slice(0, from).trimEnd().at(-1) ?? "\n";
    const isEntry = !/[.!?]/.test(opened) || words.split(/\s+/).length <= 3;
    if (words) clauses.push({ from: from + raw.indexOf(words), words, isEntry });
    from = end.index + end[0].length;
  }
  return clauses;
}

/** Whether a clause has a word that is more than "please", "we" and "something". */
const saysSomething = (words: string): boolean =>
  words.split(/[^\p{L}'’]+/u).some((word) => word.length > 2 && !isPlain(plainWord(word)));
