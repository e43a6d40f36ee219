import { isFiller, isPlain, lexicon } from "./lexicon.ts";
import type { Unit } from "./text-units.ts";
import { hasKind, hasRole, isClauseEnd } from "./unit-words.ts";

/** A unit with whether it is wanted (1), unwanted (-1), or only mentioned (0). */
export interface Heard extends Unit {
  polarity: -1 | 0 | 1;
  /** Where the negation begins in the text. */
  noFrom: number;
  /** Whether something else takes its place: "replace the tub with a shower". */
  isSwapped: boolean;
  /** How it is negated: by "no", "don't want", a list headed "Avoid:", "instead of"; null where it is not. */
  scope: "no" | "not" | "instead" | "swap" | "list" | null;
}

/** What a negation has met so far. */
interface Scope {
  kind: "no" | "not" | "instead" | "swap" | "list" | "unsure" | "choice";
  from: number;
  things: number;
  words: number;
  swallowed: number;
}

const mostWords = 4;
const mostSwallowed = 3;
const adverse = new Set(["but", "just", "only", "instead", "please", "keep", "add"]);

/**
 * Says of each unit whether it is wanted. "No" reaches to the next thing and over "or"; "don't want" to the end of the
 * clause; "no:" at the head of a line to the line's end; "replace" to "with".
 */
export function heard(units: readonly Unit[]): Heard[] {
  let scope: Scope | null = null;
  return units.map((unit, at) => {
    scope = after(scope, units, at);
    const opened = opens(units, at);
    if (opened) scope = { kind: opened, from: unit.from, things: 0, words: 0, swallowed: 0 };
    else if (scope) scope = within(scope, units, at);
    const said: Heard = {
      ...unit,
      polarity: 1,
      noFrom: scope?.from ?? unit.from,
      isSwapped: false,
      scope: null,
    };
    if (scope && !opened) {
      said.polarity = scope.kind === "unsure" || scope.kind === "choice" ? 0 : -1;
      said.isSwapped = scope.kind === "swap" || scope.kind === "instead";
      if (scope.kind !== "unsure" && scope.kind !== "choice") said.scope = scope.kind;
      if (isThing(unit)) scope = past(scope, units, at);
    } else if (isOld(units, at) || isWeighed(units, at)) said.polarity = 0;
    // what "has to go" is there now; another one may come
    if (isGone(units, at)) return { ...said, polarity: -1, scope: isThing(unit) ? "swap" : "no" };
    if (isFaulty(units, at) || isNow(units, at))
      return { ...said, polarity: Math.min(said.polarity, 0) as 0 };
    return isDenied(units, at) ? { ...said, polarity: -1, scope: "no" } : said;
  });
}

const isThing = (unit: Unit): boolean =>
  hasKind(unit, "feature", "product", "undesigned", "part", "room", "hint", "thing");

/** What is left of a scope behind the punctuation before a unit. */
function after(scope: Scope | null, units: readonly Unit[], at: number): Scope | null {
  const { gap } = units[at]!;
  if (!scope) return null;
  if (scope.kind === "list") {
    const isNext = scope.things > 0 && isLabel(units, at);
    return /[\n.;]| [/|] /.test(gap) || isNext ? null : scope;
  }
  // "I don't like gold. Or brass."
  if (/^\. ?$/.test(gap) && hasRole(units[at], "or")) return scope;
  if (isClauseEnd(gap)) return null;
  return gap.includes(",") && !isOrAhead(units, at) ? null : scope;
}

/** Whether a colon or a dash behind a word makes it the head of a list. */
function isLabel(units: readonly Unit[], at: number): boolean {
  const gap = units[at + 1]?.gap ?? "";
  return gap.startsWith(":") || (/^ [-–] $/.test(gap) && (at === 0 || isClauseEnd(units[at]!.gap)));
}

/** Whether "or" follows in a list, as in "no tub, island or pantry". */
function isOrAhead(units: readonly Unit[], at: number): boolean {
  for (let next = at; next < Math.min(units.length, at + 8); next++) {
    const unit = units[next]!;
    if (next > at && isClauseEnd(unit.gap)) return false;
    if (hasRole(unit, "or")) return true;
    if (hasRole(unit, "yes", "and", "toward", "no", "not")) return false;
  }
  return false;
}

function opens(units: readonly Unit[], at: number): Scope["kind"] | null {
  const unit = units[at]!;
  if (hasRole(unit, "keep")) return null;
  if (hasRole(unit, "choice")) return "choice";
  if (hasRole(unit, "unsure")) return "unsure";
  if (hasRole(unit, "instead") || isRatherThan(units, at)) return "instead";
  if (unit.text === "except" && isDescribed(units, at)) return null;
  if (hasRole(unit, "no", "not"))
    return isLabel(units, at) || ((isFirst(units, at) || isFirst(units, at - 1)) && isLabel(units, at + 1))
      ? "list"
      : kindOfNo(unit);
  return hasRole(unit, "swap") && isTraded(units, at) ? "swap" : null;
}

/** "All white except the island, which should be navy": what is excepted is only of another look. */
function isDescribed(units: readonly Unit[], at: number): boolean {
  for (let next = at + 1; next < Math.min(units.length, at + 7); next++) {
    if (isClauseEnd(units[next]!.gap)) return false;
    if (/^(?:which|should|shall|in|is|are)$/.test(units[next]!.text)) return true;
  }
  return false;
}

const isFirst = (units: readonly Unit[], at: number): boolean => at <= 0 || isClauseEnd(units[at]!.gap);

const preferring = new Set(["rather", "prefer", "better"]);

/** "I'd rather have a shower than a tub", "we prefer a shower over a tub" */
function isRatherThan(units: readonly Unit[], at: number): boolean {
  if (!/^(?:than|over)$/.test(units[at]!.text)) return false;
  for (let back = at; back > Math.max(0, at - 8); back--) {
    if (isClauseEnd(units[back]!.gap)) return false;
    if (preferring.has(units[back - 1]!.text)) return true;
  }
  return false;
}

const kindOfNo = (unit: Unit): Scope["kind"] => (hasRole(unit, "no") ? "no" : "not");

/** Whether something is given for something: "replace the tub with a shower", not "replace the tub". */
function isTraded(units: readonly Unit[], at: number): boolean {
  let isNamed = false;
  for (let next = at + 1; next < units.length; next++) {
    const unit = units[next]!;
    if (isClauseEnd(unit.gap) || unit.gap.includes(",")) return false;
    if (isNamed && isTowardOf(units[at]!, unit)) return true;
    if (unit.means.some(({ kind }) => kind !== "role")) isNamed = true;
  }
  return false;
}

const isTowardOf = (swap: Unit, unit: Unit): boolean =>
  hasRole(unit, "toward") && (!swap.text.startsWith("replac") || /^(?:with|w|by)$/.test(unit.text));

/** What a unit inside does to the scope. */
function within(scope: Scope, units: readonly Unit[], at: number): Scope | null {
  const unit = units[at]!;
  const isNamed =
    scope.things > 0 ||
    (units[at - 1]!.from > scope.from &&
      (hasKind(units[at - 1], "color", "material", "metal", "style", "keepable") ||
        isUnknown(units[at - 1]!)));
  if (scope.kind === "list" || scope.kind === "choice") return scope;
  if (scope.kind === "swap") {
    const swap = units.find(({ from }) => from === scope.from)!;
    return scope.things + scope.words > 0 && isTowardOf(swap, unit) ? null : counted(scope, unit);
  }
  if (scope.kind === "unsure" && !adverse.has(unit.text))
    return ends(scope, unit, units.slice(at + 1, at + 3), isNamed) ? null : scope;
  if (hasRole(unit, "yes") && !(scope.kind === "no" && scope.things === 0 && !adverse.has(unit.text))) {
    const isSwallowed =
      scope.kind === "not" &&
      scope.things === 0 &&
      !adverse.has(unit.text) &&
      scope.swallowed < mostSwallowed;
    return isSwallowed ? { ...scope, swallowed: scope.swallowed + 1 } : null;
  }
  // "remove the tub and replace it with a shower"
  if (hasRole(unit, "swap") || ends(scope, unit, units.slice(at + 1, at + 3), isNamed)) return null;
  return counted(scope, unit);
}

const isUnknown = ({ means, text }: Unit): boolean => means.length === 0 && !isPlain(text) && !isFiller(text);

const placing = new Set("in on at for from near along under behind because so as en para on top".split(" "));

function ends(scope: Scope, unit: Unit, [next, behind]: readonly Unit[], isNamed: boolean): boolean {
  const isNarrow = scope.kind === "no" || scope.kind === "unsure";
  if (hasRole(unit, "and")) return isNarrow || (next ? /^(?:we|i|a|an|would)$/.test(next.text) : false);
  if (isNarrow && unit.text === "with") return !isQuality(unit, next, behind);
  // "no furniture from plastic": what it is made of
  if (/^(?:from|made|of)$/.test(unit.text) && scope.things > 0 && next) return false;
  // "no stone in the bedroom": what follows is where
  if ((scope.kind === "no" || scope.kind === "instead") && isNamed && placing.has(unit.text)) return true;
  return scope.kind === "no" && scope.words > mostWords;
}

const counted = (scope: Scope, unit: Unit): Scope =>
  unit.means.length === 0 || scope.kind === "swap" ? { ...scope, words: scope.words + 1 } : scope;

/** The scope behind a thing: narrow ones end unless "or" follows. */
function past(scope: Scope, units: readonly Unit[], at: number): Scope | null {
  const next = units[at + 1];
  const isNarrow = scope.kind === "no" || scope.kind === "unsure";
  // "no island sink": one thing, not two
  if (isNarrow && isOneName(units[at]!, next)) return scope;
  if (isNarrow && next && isQuality(next, units[at + 2], units[at + 3])) return scope;
  if (isNarrow && next && !hasRole(next, "or") && !next.gap.includes("/") && !next.gap.includes(",")) {
    // "no tile floor": the thing is named by what follows too
    const isAdjective =
      lexicon.translated.has(units[at]!.text) && hasKind(next, "color", "material", "metal", "tone", "sheen");
    const isOne = hasKind(next, "part") && hasKind(units[at], "part");
    // "sin sofá de piel"
    if (isOfMake(next, units[at + 2])) return scope;
    // "no furniture made of plastic"
    if (isMadeOf(units, at + 1)) return { ...scope, things: scope.things + 1 };
    if (!/^[ -]$/.test(next.gap) || !(isOne || isAdjective)) return null;
  }
  return { ...scope, things: scope.things + 1 };
}

/** Whether two words side by side name one thing: "plastic planters", "island sink". */
export const isOneName = (unit: Unit, next: Unit | undefined): boolean =>
  next !== undefined &&
  next.gap === " " &&
  !next.isRead &&
  !lexicon.translated.has(unit.text) &&
  hasKind(unit, "feature", "thing", "undesigned") &&
  hasKind(next, "feature", "product", "thing", "keepable") &&
  // "no tub walk-in shower" names two
  !(hasKind(unit, "feature") && hasKind(next, "feature")) &&
  !hasKind(next, "room", "role");

/** "De piel", behind a thing. */
const isOfMake = (joint: Unit, make: Unit | undefined): boolean =>
  joint.text === "de" &&
  joint.gap === " " &&
  make !== undefined &&
  lexicon.translated.has(make.text) &&
  hasKind(make, "color", "material", "metal", "thing");

/** "No stools with backs": what follows says which, and nothing that is wanted, as in "no tub with a double vanity". */
export const isQuality = (joint: Unit, quality: Unit | undefined, behind: Unit | undefined): boolean =>
  joint.gap === " " &&
  quality?.gap === " " &&
  ((joint.text === "with" && isPlural(quality)) || (joint.text === "con" && isUnknown(quality))) &&
  (!behind || isClauseEnd(behind.gap) || behind.gap.includes(","));

/** Words are looked up in the singular. */
const isPlural = ({ from, to, text }: Unit): boolean => to - from > text.length;

const isMadeOf = (units: readonly Unit[], at: number): boolean =>
  /^(?:from|made)$/.test(units[at]!.text) &&
  units
    .slice(at + 1, at + 3)
    .some((unit) => !/^(?:of|from|the|a)$/.test(unit.text) && !hasKind(unit, "part", "room"));

/** "Island or peninsula, not sure" */
function isWeighed(units: readonly Unit[], at: number): boolean {
  if (!hasKind(units[at], "feature")) return false;
  for (let next = at + 1; next < Math.min(units.length, at + 6); next++) {
    const unit = units[next]!;
    if (isClauseEnd(unit.gap)) return false;
    const behind = units[next + 1];
    if (/^(?:not sure|unsure|undecided)$/.test(unit.text)) return !behind || isClauseEnd(behind.gap);
    if (!hasKind(unit, "feature") && !hasRole(unit, "or")) return false;
  }
  return false;
}

/** "The old tub" is only mentioned, unless it is kept. */
function isOld(units: readonly Unit[], at: number): boolean {
  if (units[at]!.means.length === 0 || hasKind(units[at], "room")) return false;
  const isNear = (back: number) =>
    hasRole(units[at - back], "old") &&
    units.slice(at - back + 1, at + 1).every(({ gap }) => !/[,.;!?\n]/.test(gap));
  if (!isNear(1) && !isNear(2)) return false;
  return !units.slice(Math.max(0, at - 4), at).some((unit) => hasRole(unit, "keep"));
}

/** "The tub has to go" */
const isGone = (units: readonly Unit[], at: number): boolean =>
  hasRole(units[at + 1], "gone") &&
  units[at + 1]!.gap === " " &&
  (isThing(units[at]!) || hasKind(units[at], "color", "material", "metal", "style"));

/** "The tub leaks" tells what is there. */
const isFaulty = (units: readonly Unit[], at: number): boolean =>
  hasRole(units[at + 1], "faulty") && units[at + 1]!.gap === " " && isThing(units[at]!);

/** "Tan walls, oak cabinets right now" */
function isNow(units: readonly Unit[], at: number): boolean {
  if (units[at]!.means.length === 0 || hasKind(units[at], "room")) return false;
  const start = units.findLastIndex((unit, index) => index <= at && (index === 0 || isClauseEnd(unit.gap)));
  for (let next = start; next < units.length; next++) {
    const unit = units[next]!;
    if (next > start && isClauseEnd(unit.gap)) return false;
    if (hasRole(unit, "wish", "yes", "no", "not", "keep", "stay", "swap")) return false;
    if (next > at && /^(?:right now|currently|at the moment)$/.test(unit.text)) return true;
  }
  return false;
}

/** "Tub: no", "gold no, chrome yes" */
function isDenied(units: readonly Unit[], at: number): boolean {
  const next = units[at + 1];
  if (!next || units[at]!.means.length === 0 || !/^(?:no|none|nope|0)$/.test(next.text)) return false;
  const behind = units[at + 2];
  if (!/[:?=]|^ [-–] /.test(next.gap)) return next.gap === " " && /[\n,.;]/.test(behind?.gap ?? ",");
  return !behind || /[\n.;,/]/.test(behind.gap);
}
