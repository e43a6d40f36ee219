import { isPlain } from "./lexicon.ts";
import type { Heard } from "./negation.ts";
import { hasKind, hasRole, isClauseEnd } from "./unit-words.ts";

const articles = new Set(["a", "an", "the", "some", "more", "new", "built", "extra"]);
const stops = new Set(
  "for in on at by near under over above below between from to of that which where because so if when while who as is are was were since into than then i we you he she they it us this these our my your his her their can could will would should like up out off too very really".split(
    " ",
  ),
);
/** What follows is where something is. */
const places = new Set(["in", "from", "at", "near", "through"]);
const mostWords = 5;
const mostBefore = 3;

/**
 * Phrases that look like wishes and were not understood, as written: things that cannot be designed, and what follows
 * "we want a" or is an entry of a list. What is said to be unwanted is no wish.
 */
export function unreadIn(text: string, units: readonly Heard[]): { from: number; words: string }[] {
  const found: { from: number; words: string }[] = [];
  let isWishing = false;
  for (let at = 0; at < units.length; ) {
    const unit = units[at]!;
    if (at === 0 || isClauseEnd(unit.gap)) isWishing = isEntry(text, unit);
    else if (unit.gap.includes(":")) isWishing = true;
    if (hasRole(unit, "wish")) isWishing = true;
    const end = runFrom(units, at);
    if (end === at) at++;
    else {
      const phrase = phraseOf(units, at, end, isWishing);
      if (phrase) found.push({ from: phrase.from, words: text.slice(phrase.from, phrase.to) });
      at = end;
    }
  }
  return found;
}

/** An entry of a list: on a line of its own, behind a dash or a number. */
const isEntry = (text: string, unit: Heard): boolean =>
  /(?:^|\n)[ \t]*(?:[-–*•]|\d+[.)])[ \t]*$/.test(text.slice(Math.max(0, unit.from - 12), unit.from));

const isLoose = (unit: Heard): boolean =>
  !unit.isRead &&
  (unit.means.length === 0 || hasKind(unit, "undesigned", "tone") || isPlainOnly(unit)) &&
  !(stops.has(unit.text) && !hasKind(unit, "undesigned"));

const isPlainOnly = (unit: Heard): boolean =>
  unit.means.every(({ kind }) => kind === "plain" || kind === "keepable" || kind === "thing");

/** Where the run of words that say nothing known ends; `at` itself if there is none. */
function runFrom(units: readonly Heard[], at: number): number {
  let end = at;
  while (end < units.length && isLoose(units[end]!)) {
    if (end > at && (isClauseEnd(units[end]!.gap) || /[,:]/.test(units[end]!.gap))) break;
    end++;
  }
  return end;
}

function phraseOf(units: readonly Heard[], from: number, end: number, isWishing: boolean) {
  const run = units.slice(from, end);
  const known = run.findIndex((unit) => hasKind(unit, "undesigned"));
  if (known >= 0) {
    const last = run.findLastIndex((unit) => hasKind(unit, "undesigned"));
    const isPlace = places.has(units[from - 1]?.text ?? "") && !isClauseEnd(run[0]!.gap);
    if (run[known]!.polarity <= 0 || isPlace) return null;
    const first = Math.max(0, known - mostBefore, firstArticle(run.slice(0, known)));
    return { from: run[first]!.from, to: run[last]!.to };
  }
  const isNew = run.some((unit) => unit.means.length === 0 && !isPlain(unit.text));
  if (!isNew || !isWishing || run.length > mostWords || run[0]!.polarity <= 0) return null;
  const before = units[from - 1];
  const isListed =
    run.length <= 3 && (!before || /[,:\n•]|[-*] $|\d[.)] $/.test(run[0]!.gap) || hasRole(before, "and"));
  const isAsked = articles.has(run[0]!.text) && hasRole(before, "wish", "and", "or");
  if (!isListed && !isAsked) return null;
  // "custom tub": the word belongs to what is known
  const next = units[end];
  if (next && /^[ -]$/.test(next.gap) && next.means.some(({ kind }) => kind !== "role")) return null;
  return { from: run[0]!.from, to: run.at(-1)!.to };
}

/** Where the last article stands; 0 if there is none. */
const firstArticle = (before: readonly Heard[]): number =>
  Math.max(
    0,
    before.findLastIndex((unit) => /^(?:a|an|the|some)$/.test(unit.text)),
  );
