import { isEnglish } from "./english.ts";
import { doubted } from "./mend.ts";
import { presenceOf } from "./negation.ts";
import { mostCompletions } from "./query-ways.ts";
import { stemOf } from "./stem.ts";
import { readTerms, type Term } from "./terms.ts";
import type { Vocabulary } from "./vocabulary.ts";
import { ownWays, type Way, way, worth } from "./ways.ts";

const leastBeginning = 4;

/** A rare word may be somebody's typo if a similar word is this common. */
const mostDoubted = 2;
const leastUsual = 20;
/** A word that few names have is their typo if one that sounds the same is this many times as common. */
const leastShared = 6;
const leastLong = 9;
const mostShared = 20;
const sharedOften = 12;
const mostGuesses = 8;

/** Adds completions of an unknown word and corrections of a doubtful one; returns the latter. */
export function doubt(
  term: Term,
  ways: Way[],
  { text, terms, vocabulary }: { text: string; terms: readonly Term[]; vocabulary: Vocabulary },
): { from: number; to: number; word: string } | null {
  if (presenceOf(term.text) !== null) return null;
  const count = vocabulary.count(term.text);
  const typed = text.slice(term.from, term.to);
  if (count === 0) {
    if (ways.length > 0 || typed.length < leastBeginning) return null;
    const start = term.kind === "code" ? term.text : typed;
    for (const each of vocabulary.beginning(start, mostCompletions)) ways.push(way([each], worth.completed));
    return null;
  }
  if (term.kind !== "word") return null;
  const shared = sharedSlip(typed, vocabulary);
  if (shared !== null) {
    for (const own of ownWays(readTerms(shared)[0]!, vocabulary))
      ways.push({ ...own, weight: own.weight * worth.alike });
    return { from: term.from, to: term.to, word: shared };
  }
  const isMistake = count <= mostDoubted && vocabulary.spelt(typed) === 0 && !isEnglish(typed);
  const word = doubted(term, terms, vocabulary) ?? (isMistake ? usualNear(typed, vocabulary) : null);
  if (word === null) return null;
  const [right] = readTerms(word);
  for (const own of ownWays(right!, vocabulary)) ways.push({ ...own, weight: own.weight * worth.doubted });
  return { from: term.from, to: term.to, word };
}

/** The intended word if a few names misspell it too: "sideing", which sounds like what names usually have. */
function sharedSlip(typed: string, vocabulary: Vocabulary): string | null {
  const count = vocabulary.spelt(typed);
  if (typed.length < leastShared || count === 0 || count > mostShared || isEnglish(typed)) return null;
  const meant = vocabulary
    .near(typed, mostGuesses)
    .find(
      ({ word, distance, isAlikeByEar }) =>
        isAlikeByEar &&
        (distance === 1 || typed.length >= leastLong) &&
        word[0] === typed[0] &&
        vocabulary.spelt(word) >= sharedOften * count,
    );
  return meant && stemOf(meant.word) !== stemOf(typed) ? meant.word : null;
}

function usualNear(typed: string, vocabulary: Vocabulary): string | null {
  const [best] = vocabulary.near(typed, 1);
  return best &&
    typed.length >= leastBeginning &&
    vocabulary.count(readTerms(best.word)[0]!.text) >= leastUsual
    ? best.word
    : null;
}

export function withDoubts(
  text: string,
  doubts: readonly ({ from: number; to: number; word: string } | null)[],
) {
  let right = text;
  for (const each of doubts.toReversed()) {
    if (each) right = right.slice(0, each.from) + each.word + right.slice(each.to);
  }
  return right;
}
