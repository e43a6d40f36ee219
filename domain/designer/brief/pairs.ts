import nouns from "../../../content/brief/nouns.json" with { type: "json" };
import spanish from "../../../content/brief/spanish.json" with { type: "json" };
import { barOf, shiny, tonedMaterial } from "./bars.ts";
import type { Bar } from "./brief.types.ts";
import { lexicon } from "./lexicon.ts";
import { colorSpan, looksOf, toneOf } from "./looks-said.ts";
import type { Heard } from "./negation.ts";
import { partAt } from "./parts.ts";
import { plainWord } from "./plain-word.ts";
import { hasKind, hasRole, meaningOf } from "./unit-words.ts";

/** A look that is only unwanted together with another one, and the words that say so. */
export interface Pair {
  bar: Bar;
  from: number;
  to: number;
  /** Whether all words of the span belong to it and say nothing else. */
  isWhole?: boolean;
}

const translations: Readonly<Record<string, readonly string[]>> = spanish;

const nounOf = new Map(
  nouns.flatMap((noun) =>
    noun.phrases
      .flatMap((phrase) => [phrase, ...(translations[phrase] ?? [])])
      .map((phrase) => [phrase.split(" ").map(plainWord).join(" "), noun] as const),
  ),
);

/**
 * "No dark wood", "no white marble", "no leather chairs": neither dark things nor wood are unwanted, only both in one.
 * Null where the unit qualifies nothing.
 */
export function pairAt(
  text: string,
  units: readonly Heard[],
  at: number,
  consumed: Set<number>,
): Pair | null {
  const unit = units[at]!;
  if (unit.polarity >= 0 || unit.scope === "swap" || isQualified(units, at)) return null;
  const behind = lookBehind(units, at);
  if (behind !== null) return ofNoun(text, units, at, behind);
  const head = headOf(units, at);
  if (head !== null) return qualified(text, units, at, head, consumed);
  if (!hasKind(unit, "color", "material", "metal")) return null;
  const noun = nounBehind(units, at) ?? nounOverOr(units, at);
  if (noun === null) return null;
  const own = lookAt(text, units, at, new Set());
  if (!own) return null;
  consumed.add(noun);
  const { from } = colorSpan(units, at);
  const isNext = noun === at + 1;
  const said = text.slice(from, isNext ? units[noun]!.to : unit.to);
  const words = (isNext ? said : `${said} ${text.slice(units[noun]!.from, units[noun]!.to)}`).toLowerCase();
  return {
    bar: {
      ...own,
      part: nounOf.get(units[noun]!.text)!.part as Bar["part"],
      name: words,
      also: nounBar(units[noun]!),
    },
    from,
    to: isNext ? units[noun]!.to : unit.to,
    isWhole: isNext,
  };
}

/** Whether the word at this place is unwanted only as a pair with the word beside it, as wood is in "no dark wood". */
export const isQualified = (units: readonly Heard[], at: number): boolean =>
  units[at]!.polarity < 0 &&
  [at - 1, at + 1].some((beside) => units[beside] !== undefined && headOf(units, beside) === at);

function qualified(
  text: string,
  units: readonly Heard[],
  at: number,
  head: number,
  consumed: Set<number>,
): Pair | null {
  const also = qualifierAt(text, units, at);
  const own = lookAt(text, units, head, consumed);
  if (!also || !own) return null;
  const { from } = colorSpan(units, at);
  if (head < at)
    return {
      bar: { ...own, name: `${also.name} ${own.name}`, also },
      from: units[head]!.from,
      to: units[at]!.to,
    };
  const noun = nounBehind(units, head);
  const part = noun ?? partAt(units, head, new Set())?.at ?? head;
  const words = (unit: Heard) => text.slice(unit.from, unit.to).toLowerCase();
  const adjective = text.slice(from, units[at]!.to).toLowerCase();
  const named = [adjective, words(units[head]!), ...(noun === null ? [] : [words(units[noun]!)])].join(" ");
  const both = noun === null ? also : { ...also, also: nounBar(units[noun]!) };
  return { bar: { ...own, name: named, also: both }, from, to: units[Math.max(part, head)]!.to };
}

const nounBar = ({ text }: Heard): Bar => {
  const { name } = nounOf.get(text)!;
  return { kind: "thing", part: "any", word: name, name };
};

/** "Sin sofá de piel", "sin llaves negras": the look stands behind what it is said of. */
function lookBehind(units: readonly Heard[], at: number): number | null {
  const unit = units[at]!;
  if (!nounOf.has(unit.text) || !/^[\p{L} ]+$/u.test(unit.text)) return null;
  const [first, second] = units.slice(at + 1, at + 3);
  const isLook = (each: Heard | undefined) =>
    each !== undefined &&
    each.polarity < 0 &&
    each.gap === " " &&
    lexicon.translated.has(each.text) &&
    hasKind(each, "color", "material", "metal", "thing");
  if (first?.text === "de" && first.gap === " ") return isLook(second) ? at + 2 : null;
  return isLook(first) && !nounOf.has(first!.text) ? at + 1 : null;
}

function ofNoun(text: string, units: readonly Heard[], at: number, look: number): Pair | null {
  const noun = nounOf.get(units[at]!.text)!;
  const { from } = units[at]!;
  const { to } = units[look]!;
  const made = meaningOf(units[look], "thing")?.value;
  const own: Bar | null = made
    ? { kind: "thing", part: "any", word: made, name: made }
    : lookAt(text, units, look, new Set());
  if (!own) return null;
  const name = text.slice(from, to).toLowerCase();
  const part = noun.part as Bar["part"];
  return { bar: { ...own, part, name, isStrict: true, also: nounBar(units[at]!) }, from, to, isWhole: true };
}

const isAdjective = (unit: Heard | undefined): boolean =>
  unit !== undefined &&
  unit.polarity < 0 &&
  (["dark", "light"].includes(meaningOf(unit, "tone")?.value ?? "") || hasKind(unit, "sheen", "color")) &&
  !hasKind(unit, "material", "metal") &&
  !tonedMaterial(unit.text);

/** "Glossy white": a color may be said more of, too. */
const isHead = (unit: Heard | undefined, adjective?: Heard): boolean =>
  unit !== undefined &&
  unit.polarity < 0 &&
  !hasKind(unit, "sheen") &&
  (hasKind(unit, "material", "metal") || (hasKind(adjective, "sheen") && hasKind(unit, "color")));

const adjectives = ["color", "tone", "sheen"] as const;
const isSameKind = (a: Heard, b: Heard): boolean =>
  isAdjective(b) && adjectives.some((kind) => hasKind(a, kind) && hasKind(b, kind));

const isBeside = (unit: Heard): boolean => /^[ -]$/.test(unit.gap);

/** What an adjective is said of: right behind it, also over "or"; in Spanish before it. */
function headOf(units: readonly Heard[], at: number): number | null {
  if (!isAdjective(units[at])) return null;
  for (let next = at + 1; next < Math.min(units.length, at + 6); next++) {
    const unit = units[next]!;
    if (isHead(unit, units[at]) && isBeside(unit) && !hasRole(units[next - 1], "or", "and")) return next;
    if (!hasRole(unit, "or") && !isSameKind(units[at]!, unit)) break;
  }
  const isBehind = isBeside(units[at]!) && isHead(units[at - 1]) && lexicon.translated.has(units[at]!.text);
  return isBehind && lexicon.translated.has(units[at - 1]!.text) ? at - 1 : null;
}

/** What a look is said of, such as a piece of furniture: "leather chairs", "brass knobs". */
function nounBehind(units: readonly Heard[], at: number): number | null {
  const next = units[at + 1];
  return next && next.polarity < 0 && isBeside(next) && nounOf.has(next.text) ? at + 1 : null;
}

/** "No black or white tubs": both colors are said of the tubs. */
function nounOverOr(units: readonly Heard[], at: number): number | null {
  const [or, other] = units.slice(at + 1, at + 3);
  if (!hasRole(or, "or") || other?.gap !== " " || other.polarity >= 0) return null;
  return hasKind(other, "color", "material", "metal") ? nounBehind(units, at + 2) : null;
}

function qualifierAt(text: string, units: readonly Heard[], at: number): Bar | null {
  const unit = units[at]!;
  if (hasKind(unit, "sheen")) return shiny;
  const tone = meaningOf(unit, "tone");
  if (tone && hasKind(units[at + 1], "color")) return null;
  if (tone) return { kind: "tone", part: "any", word: tone.value, name: tone.value };
  const color = meaningOf(unit, "color");
  if (!color) return null;
  const { from, to } = colorSpan(units, at);
  const said = looksOf(text, units.slice(0, at + 1), at, new Set())[0];
  const name =
    toneOf(units, at) || !lexicon.translated.has(unit.text)
      ? text.slice(from, to).toLowerCase()
      : color.value;
  return said?.kind === "color"
    ? { kind: "color", part: "any", word: name, name, hex: said.color.hex }
    : { kind: "color", part: "any", word: color.value, name: color.value, hex: color.hex };
}

function lookAt(text: string, units: readonly Heard[], at: number, consumed: Set<number>): Bar | null {
  const thing = looksOf(text, units, at, consumed)[0];
  const end = units[partAt(units, at, new Set())?.at ?? at] ?? units[at]!;
  return thing ? barOf(thing, text.slice(units[at]!.from, Math.max(end.to, units[at]!.to))) : null;
}
