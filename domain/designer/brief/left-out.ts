import beside from "../../../content/brief/beside.json" with { type: "json" };
import type { ReadBrief } from "./brief.types.ts";
import { isFiller, isPlain, lexicon, type Meaning } from "./lexicon.ts";
import { plainWord } from "./plain-word.ts";

/** Up to so many words an entry of a list is a wish for a thing; longer ones tell about people and houses. */
const mostOfWish = 4;

export interface LeftOut {
  /** Things that were perhaps wished for, as written. */
  wishes: readonly string[];
  /** Other clauses, and where things are to be, as written: we can't use them. */
  asides: readonly string[];
}

interface Stretch {
  from: number;
  words: string;
}

interface Clause extends Stretch {
  /** Beside a comma or on a line of its own, not a sentence. */
  isEntry: boolean;
  /** The head of a list: "Must haves:". */
  isHead: boolean;
}

/**
 * What a brief says that nothing was made of in any of its rooms: whole clauses, and within others where something is
 * to be and what it is to do. Only courtesies and words such as "we would like" are dropped in silence.
 */
export function leftOut(text: string, reads: readonly ReadBrief[]): LeftOut {
  const used = reads.flatMap(({ spans, unread, unsure }) => [
    ...spans,
    ...unsure,
    ...unread.map((phrase) => ({ from: text.indexOf(phrase), to: text.indexOf(phrase) + phrase.length })),
  ]);
  const left = clausesOf(text).flatMap((clause): (Stretch & { isWish: boolean })[] => {
    const open = openIn(text, clause, used);
    const isWhole = open.length === 1 && open[0]!.words === clause.words;
    if (!isWhole) return open.filter(isTelling).map((each) => ({ ...each, isWish: false }));
    if (!(clause.isHead ? isUnknown : isSaid)(clause.words)) return [];
    return [{ ...clause, isWish: isWish(clause) }];
  });
  return {
    wishes: left.filter((each) => each.isWish).map(({ words }) => words),
    asides: left.filter((each) => !each.isWish).map(({ words }) => words),
  };
}

const isWish = ({ words, isEntry }: Clause): boolean =>
  isEntry && isUnknown(words) && wordsOf(words).length <= mostOfWish;

function clausesOf(text: string): Clause[] {
  const clauses: Clause[] = [];
  let from = 0;
  // a point within a figure ends nothing
  for (const end of text.matchAll(/[,;:!?\n()]|\.(?!\d)|\s(?:and|but|plus)\s|$/g)) {
    const raw = text.slice(from, end.index);
    const words = raw.trim();
    const opened = text.slice(0, from).trimEnd().at(-1) ?? "\n";
    const isEntry = !/[.!?]/.test(opened) || words.split(/\s+/).length <= 3;
    if (words) clauses.push({ from: from + raw.indexOf(words), words, isEntry, isHead: end[0] === ":" });
    from = end.index + end[0].length;
  }
  return clauses;
}

/** The stretches of a clause that nothing was made of, without the small words around them. */
function openIn(
  text: string,
  { from, words }: Stretch,
  used: readonly { from: number; to: number }[],
): Stretch[] {
  const to = from + words.length;
  const inside = used.filter((each) => each.from < to && each.to > from).toSorted((a, b) => a.from - b.from);
  if (inside.length === 0) return [{ from, words }];
  const open: Stretch[] = [];
  let end = from;
  for (const each of [...inside, { from: to, to }]) {
    if (each.from > end) open.push({ from: end, words: text.slice(end, each.from) });
    end = Math.max(end, each.to);
  }
  return open.map(trimmed);
}

/** Without what only joins it to its neighbors: "and by the window" is "by the window". */
function trimmed({ from, words }: Stretch): Stretch {
  const head = /^(?:[^\p{L}\d]|\b(?:and|or|but|plus|with|which|that|y|con)\b)*/iu.exec(words)![0].length;
  const rest = words
    .slice(head)
    .replace(
      /(?:[^\p{L}\d"”')]+|\b(?:a|an|the|and|or|in|of|w|with|for|to|is|are|my|our|de|con|un|una))+$/iu,
      "",
    );
  return { from: from + head, words: rest };
}

/** Begins with what says where something is to be. */
const placing = new RegExp(
  `^(?:${beside.placing.map((words) => words.replaceAll("*", "\\p{L}+")).join("|")})\\b`,
  "iu",
);

/** Whether a stretch beside what was understood says more of it: where it is to be, or something unknown. */
const isTelling = ({ words }: Stretch): boolean =>
  (placing.test(words) && isSaid(words.replace(/^\S+/, ""))) ||
  (isUnknownBeside(words) && words.split(/\s+/).length > 1);

const wordsOf = (words: string): string[] => words.split(/[^\p{L}'’]+/u).filter(Boolean);

/** Whether there is a word that is more than "please", "we" and "something". */
const isUnknown = (words: string): boolean =>
  wordsOf(words).some((word) => word.length > 2 && !isPlain(plainWord(word)) && !isFiller(plainWord(word)));

/** What belongs to the words beside it: "the vanity should be oak", "my grandmother's hutch". */
const ofOthers: ReadonlySet<Meaning["kind"]> = new Set(["part", "household"]);

/** As above, beside what was understood: "the vanity should be" belongs to "oak". */
const isUnknownBeside = (words: string): boolean =>
  /\d\s*[x×]\s*\d|\d\s*(?:by|por|["”'’]|in|inch|ft|feet|cm|m)\b|\d["”'’]/i.test(words) ||
  wordsOf(words).some(
    (word) =>
      isUnknown(word) && !lexicon.meanings.get(plainWord(word))?.some(({ kind }) => ofOthers.has(kind)),
  );

/** Whether there is a word that is more than courtesy and grammar. */
const isSaid = (words: string): boolean =>
  wordsOf(words).some((word) => word.length > 1 && !isFiller(plainWord(word)));
