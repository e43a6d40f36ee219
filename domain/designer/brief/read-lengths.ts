import { parseLength } from "../../catalog/lengths.ts";
import { endOfNumberWord, numberOfWord, numberWord } from "./number-words.ts";
import { lowered } from "./plain-word.ts";

/** Lengths that a text gives for its room; inches and square feet. */
export interface LengthsRead {
  size: { width_in: number; depth_in: number; from: number; to: number; isBare: boolean } | null;
  ceiling: { ceiling_in: number; from: number; to: number } | null;
  area: { area_sqft: number; from: number; to: number } | null;
  /** Sizes of things, such as tiles: read, but not of the room. */
  others: readonly { from: number; to: number }[];
  /** Out of range. */
  refused: readonly { from: number; to: number }[];
}

const leastSide = 36;
const mostSide = 720;
const leastCeiling = 84;
const mostCeiling = 240;
/** Bare numbers above this are inches: no home has a room of 120 ft. */
const mostBareFeet = 60;
const mostArea = 3600;

// Small patterns, one after the other: a large one takes longer to compile than a text to read.
const digits =
  /\d{1,2}[/\u2044]\d{1,2}(?!\d)|\d{1,4}(?:[.,]\d{1,2})?(?:[ -]?(?:[½¼¾⅛⅜⅝⅞⅓⅔]|\d+[/\u2044]\d+))?/y;
const unit =
  /[ -]?(?:(feet|foot|ft\b\.?|pies?\b|['’‘′](?!['’′]))|inches|inch|in\b\.?(?! (?:the|a|an|our|my|this|navy|white|black)\b)|pulgadas?\b|(?<! )["”“″]|["”″](?! ?[a-z])|''|’’|(?:meters?|metres?|metros?|mm|cm|m)\b|yards?\b)/y;
const beforeInches = /[ ,-]*(?:and )?/y;
const inches = /[ -]?(?:inches|inch|in\b\.?|["”“″]|''|’’)/y;
/** A bare number of inches, which begins nothing else. */
const bareInches =
  /[ -]?\d{1,2}(?!\d|\.\d| ?[x×*] ?\d+ ?[x×*]| ?(?:ft|feet|foot)|-?foot|['’′]| by\b.* by\b)/y;
const betweenSides = /^(?:[ -]?(?:wide|long|deep|across|w|l|d)\b)?(?: ?[x×*✕] ?| ?by ?| ?por ?|-by-)$/;
const behindSide = /^[ -]?(?:wide|long|deep|across|w(?!\/)|l(?![ -]?shape)|d)\b/;
const noThird = /^ ?(?:tub|vanity|tile)/;
/** Between two sides, and behind the second: "8 ft wide and 10 ft long", and the other way around. */
const namedSides = [
  [
    /^[ -]?(?:wide|across|in width|w\b)(?:,| and| and about|;|\/)? ?$/,
    /^[ -]?(?:long|deep|in length|in depth|d\b|l\b)/,
  ],
  [/^[ -]?(?:long|deep|in length|l\b)(?:,| and|;|\/)? ?$/, /^[ -]?(?:wide|across|in width|w\b)/],
] as const;
const widthBefore = /\b(?:width|wide|w):? $/;
const depthBetween = /^[,;]?\s*(?:depth|length|d|l):? $/;
const inFeet = /(?:feet|foot|ft|ft\.|pies|pie|['’‘′])$/;
const squareAfter = /^[ -]?square(?! ?(?:feet|foot|ft))\b/;
const areaPattern =
  /(?<![\d./$-])(\d{1,2},\d{3}|\d{1,5}(?:\.\d+)?)[ -]?(sq(?:uare)?\.?[ -]?(?:ft|feet|foot|footage)\b\.?|sq\.?ft\b\.?|sf\b|ft²|ft2\b|square meters?|sq\.? ?m\b|sqm\b|m²|m2\b)/g;
const ceilingBefore =
  /\b(?:clg|ceil(?:ing|lings?|ings)?)(?: height)?s?(?: height)?(?:s? (?:is|are|at|of)(?: about| around)?|:|s?,| -)? ?(?:about |around |only )?$/;
const ceilingAfter =
  /^[ -]?(?:high |tall |height )?(?:flat )?(?:ceiling|ceilings|ceil|clg|celing|celings|cielings?)\b/;

/** Feet and inches as contractors write them: 12-0 x 11-6. */
const hyphened =
  /(?<![\d$-])\d{1,2}-(?:\d|1[01])(?= ?[x×] ?\d)|(?<=\d ?[x×] ?)\d{1,2}-(?:\d|1[01])(?![\d/-])|(?<=\bclg:? )\d{1,2}-(?:\d|1[01])(?![\d/-])/g;

interface Span {
  from: number;
  to: number;
}

const wordsPattern = new RegExp(`\\b${numberWord}`, "g");

/** Inches of a length as matched; bare numbers take `unit`. */
function inchesOf(words: string, unit: "in" | "ft"): number | null {
  const plain = words
    .toLowerCase()
    .replace(wordsPattern, (word) => String(numberOfWord(word)))
    .replace(/(\d+) and a half/g, "$1.5")
    // 8' 3/4" has no whole inches
    .replace(/^(\d+) ?['’′] ?(\d+\/\d+) ?(?:["”″]|in(?:ch(?:es)?)?)$/, "$1' 0 $2\"")
    .replace(/\bpies?\b/g, "ft")
    .replace(/\bpulgadas?\b/g, "in")
    .replace(/\bmetros?\b/g, "m")
    .replace(/\bmet(?:er|re)s?\b/g, "m")
    .replace(/[ -]+(?=feet|foot|ft|inch|in\b|m\b|cm|mm|yard)/g, " ");
  const parsed = parseLength(plain, unit);
  return parsed.ok ? parsed.inches : null;
}

const unitPattern =
  /feet|foot|ft\b\.?|pies?\b|['’‘′]|inches|inch|in\b\.?|pulgadas?\b|["”“″]|(?:meters?|metres?|metros?|mm|cm|m)\b|yard/;
const firstUnit = (words: string): string | null => unitPattern.exec(words)?.[0] ?? null;

/** Both sides in inches. A side without a unit takes the other's. */
function sidesOf(first: string, second: string): [number, number] | null {
  const units = [firstUnit(first), firstUnit(second)];
  const bare = Math.max(bareOf(first), bareOf(second));
  const unit = !units[0] && !units[1] && bare > mostBareFeet ? "in" : "ft";
  const sides = [
    inchesOf(units[0] || !units[1] ? first : `${first} ${units[1]}`, unit),
    inchesOf(units[1] || !units[0] ? second : `${second} ${units[0]}`, unit),
  ];
  return sides[0] != null && sides[1] != null ? [sides[0], sides[1]] : null;
}

const bareOf = (words: string): number => Number.parseFloat(words) || 0;

const things =
  /^(?:tiles?|subways?|porcelain|ceramic|mosaics?|hex\w*|planks?|pavers?|marble|travertine|slate|stone|tubs?|bathtubs?|vanity|vanities|shower|showers|sinks?|windows?|doors?|rugs?|tables?|island|islands|peninsula|mirror|closet|slabs?|studs?|lumber|cabinets?|sectional|couch|sofa|bed|grill|pool|niche|pan|base|cooktop|desk|tv|shed|pantry|photo|bench|alcove|opening|footing)$/;
const rooms =
  /^(?:bath\w*|kitchen|room|bed\w*|laundry|mudroom|patio|deck|den|space|area|living|dining|powder|master|primary|galley|footprint|yard|backyard|porch|hall|guest|ensuite|ft|feet|or|and|with|in|on|for|has|w|no|not|sin|con|without|please|pls|we|i|my|our|need|needs|want|keep|but|also|where|cocina|bano|sala|patio|walk)$/;

const named =
  /^(?:bath|bathroom|kitchen|bedroom|laundry|mudroom|patio|deck|den|backyard|yard|porch|room|cocina|bano|sala)$/;

/** What is never this long both ways; a larger size is that of its room. Inches. */
const mostThing_in = 50;
/** From here on a bare number beside a thing is in inches. */
const mostSide_in = 300;
const neverLarge =
  /^(?:tubs?|bathtubs?|vanity|vanities|sinks?|mirror|niche|pan|base|bench|door|doors|window|windows|tables?|island|bed|sofa|couch|sectional|grill|desk|cooktop|tv)$/;

/** Whether a size is that of a thing: "12x24 porcelain tile", "tub is 60x30". */
function isOfThing(text: string, { from, to }: Span, [first, second]: readonly [number, number]): boolean {
  const isLarge = Math.min(first, second) > mostThing_in && Math.max(first, second) < mostSide_in;
  const owner = /([a-z]+):? ?$/.exec(text.slice(Math.max(0, from - 20), from))?.[1];
  // "backyard 20x30 pool"
  if (Math.min(first, second) > mostThing_in && owner && named.test(owner)) return false;
  const isThing = (word: string) => things.test(word) && !(isLarge && neverLarge.test(word));
  const [behind = ""] = text.slice(to, to + 60).split(/ [-–—] /, 1);
  const after = /^[^,.;:!?()\n]*/.exec(behind)![0].toLowerCase();
  for (const word of (after.match(/[a-z]+/g) ?? []).slice(0, 5)) {
    if (isThing(word)) return !/^[^,.;:!?()\n]*?\b(?:shower|closet)s? room/.test(after);
    if (rooms.test(word)) break;
  }
  // "laundry in a closet 5 x 6": the room is as large as the closet
  if (/\bin (?:a|the|our|my) closet(?: of)?,? ?$/.test(text.slice(Math.max(0, from - 40), from)))
    return false;
  const before = /([a-z]+)(?: is| are| of| at| about| around)?(?: a)? ?$/.exec(
    text.slice(Math.max(0, from - 40), from),
  );
  return before !== null && isThing(before[1]!.toLowerCase());
}

const homes =
  /^[ -]*(?:\w+[ -]){0,2}(?:house|home|condo|apartment|ranch|bungalow|townhouse|colonial|lot|of tile)\b/;

/** Reads a room's size, ceiling and area; the first of each that can be a room's. Positions as in `slice`. */
export function readLengths(written: string): LengthsRead {
  const text = lowered(written).replace(hyphened, (all) => all.replaceAll(/(\d)-(\d)/g, "$1'$2"));
  const others: Span[] = [];
  const refused: Span[] = [];
  const taken: Span[] = [];
  const isFree = (span: Span) => taken.every(({ from, to }) => span.to <= from || span.from >= to);
  let ceiling: LengthsRead["ceiling"] = null;
  const takeCeiling = (words: string, span: Span) => {
    if (ceiling || !isFree(span)) return;
    const inches = inchesOf(words, bareOf(words) > mostBareFeet ? "in" : "ft");
    if (inches === null) return;
    taken.push(span);
    if (inches >= leastCeiling && inches <= mostCeiling) ceiling = { ceiling_in: inches, ...span };
    else refused.push(span);
  };
  const lengths = lengthsIn(text);
  let size: LengthsRead["size"] = null;
  for (const { span, first, second, third } of sizesIn(text, lengths)) {
    if (!isFree(span)) continue;
    taken.push(span);
    const sides = sidesOf(first, second);
    if (!sides || size || isOfThing(text, span, sides)) others.push(span);
    else if (sides.some((each) => each < leastSide || each > mostSide)) refused.push(span);
    else {
      const isBare = firstUnit(first) === null && firstUnit(second) === null;
      size = { width_in: tidy(sides[0]), depth_in: tidy(sides[1]), ...span, isBare };
      if (third) {
        const height = inchesOf(third, bareOf(third) > mostBareFeet ? "in" : "ft") ?? 0;
        if (height >= leastCeiling && height <= mostCeiling) ceiling = { ceiling_in: height, ...span };
      }
    }
  }
  for (const { words, span } of ceilingsIn(text, lengths)) takeCeiling(words, span);
  let area: LengthsRead["area"] = null;
  for (const found of text.matchAll(areaPattern)) {
    const span = spanOf(found);
    if (!isFree(span)) continue;
    const isMetric = /m/.test(found[2]!);
    const sqft = Number(found[1]!.replace(",", "")) * (isMetric ? 10.7639 : 1);
    taken.push(span);
    if (area || homes.test(text.slice(span.to, span.to + 40)) || /per $|\/ ?$/.test(text.slice(0, span.from)))
      others.push(span);
    else if (sqft < 9 || sqft > mostArea) refused.push(span);
    else area = { area_sqft: Math.round(sqft), ...span };
  }
  return { size, ceiling, area, others, refused };
}

/** A size without units, such as "3.5 x 4", taken for meters instead of feet. Inches. */
export const inMeters = (feet_in: number): number => tidy((feet_in / 12) * 39.3701);

/** To the sixteenth of an inch, as lengths are printed. */
const tidy = (inches: number): number => Math.round(inches * 16) / 16;

const spanOf = (found: RegExpExecArray): Span => ({
  from: found.index,
  to: found.index + found[0].replace(/[. ]+$/, "").length,
});

interface Length extends Span {
  words: string;
}

/** Everything that may be a length, also numbers without a unit. */
function lengthsIn(text: string): Length[] {
  const lengths: Length[] = [];
  let end = 0;
  for (const { index: from } of text.matchAll(/\d|[a-z]+/g)) {
    if (from < end) continue;
    const number = endOfNumber(text, from);
    if (number === from) continue;
    end = endOfLength(text, number);
    lengths.push({ from, to: end, words: text.slice(from, end) });
  }
  return lengths;
}

/** Where a pattern that begins there ends; `from` itself where it does not. */
function endOf(pattern: RegExp, text: string, from: number): number {
  pattern.lastIndex = from;
  return pattern.test(text) ? pattern.lastIndex : from;
}

const endOfNumber = (text: string, from: number): number =>
  Math.max(endOf(digits, text, from), endOfNumberWord(text, from));

/** Where a length ends, given where its number ends: after its unit, and after the inches that follow feet. */
function endOfLength(text: string, number: number): number {
  const whole = text.startsWith(" and a half", number) ? number + 11 : number;
  unit.lastIndex = whole;
  const found = unit.exec(text);
  if (!found) return whole;
  const end = unit.lastIndex;
  if (!found[1]) return end;
  const more = endOf(beforeInches, text, end);
  const count = endOfNumber(text, more);
  const marked = count > more ? endOf(inches, text, count) : count;
  return marked > count ? marked : endOf(bareInches, text, end);
}

/** The span without punctuation at its end. */
const trimmed = (text: string, from: number, to: number): Span => ({
  from,
  to: from + text.slice(from, to).replace(/[. ]+$/, "").length,
});

interface Sides {
  span: Span;
  first: string;
  second: string;
  third: string | undefined;
}

function sizesIn(text: string, lengths: readonly Length[]): Sides[] {
  const sizes: Sides[] = [];
  for (let at = 0; at < lengths.length; ) {
    const size = sizeAt(text, lengths, at);
    if (size) sizes.push(size);
    at += size ? (size.third ? 3 : 2) : 1;
  }
  return sizes;
}

/** The size that begins with a length. */
function sizeAt(text: string, lengths: readonly Length[], at: number): Sides | null {
  const [a, b, c] = lengths.slice(at, at + 3) as [Length, Length?, Length?];
  const before = text.slice(Math.max(0, a.from - 10), a.from);
  if (/[\d./$]$/.test(before)) return null;
  const tail = text.slice(a.to, a.to + 24);
  if (inFeet.test(a.words) && squareAfter.test(tail))
    return {
      span: trimmed(text, a.from, a.to + squareAfter.exec(tail)![0].length),
      first: a.words,
      second: a.words,
      third: undefined,
    };
  if (!b) return null;
  const between = text.slice(a.to, b.from);
  const behind = text.slice(b.to, b.to + 24);
  const two = { first: a.words, second: b.words, third: undefined };
  if (betweenSides.test(between) && !/[x×-]$|[a-z]\d*$/.test(before)) {
    const third = c && betweenSides.test(text.slice(b.to, c.from)) && !noThird.test(text.slice(c.to));
    const end = third ? c.to : b.to + (behindSide.exec(behind)?.[0].length ?? 0);
    return { ...two, span: trimmed(text, a.from, end), third: third ? c.words : undefined };
  }
  const width = widthBefore.exec(before)?.[0] ?? "";
  const from = a.from - width.length;
  if (width && !width.startsWith("wide") && depthBetween.test(between))
    return { ...two, span: trimmed(text, from, b.to) };
  for (const [amid, after] of namedSides) {
    const ending = amid.test(between) ? after.exec(behind) : null;
    if (ending) return { ...two, span: trimmed(text, from, b.to + ending[0].length) };
  }
  return null;
}

/** Lengths of ceilings, "9 ft ceilings" before "ceilings 9 ft". */
function ceilingsIn(text: string, lengths: readonly Length[]): { words: string; span: Span }[] {
  const after = lengths.flatMap(({ from, to, words }) => {
    const found = /[\d./$x×]$/.test(text.slice(0, from)) ? null : ceilingAfter.exec(text.slice(to, to + 40));
    return found ? [{ words, span: trimmed(text, from, to + found[0].length) }] : [];
  });
  const before = lengths.flatMap(({ from, to, words }) => {
    const found = ceilingBefore.exec(text.slice(Math.max(0, from - 60), from));
    // "vaulted ceiling, three dogs"
    const isApart =
      found?.[0].includes(",") && firstUnit(words) === null && !/^\s*(?:[.,;\n]|$)/.test(text.slice(to));
    return found && !isApart ? [{ words, span: trimmed(text, from - found[0].length, to) }] : [];
  });
  return [...after, ...before];
}
