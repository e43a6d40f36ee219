import { parseLength } from "../../lengths.ts";
import { numberOfWord, numberWord } from "./number-words.ts";

/** Lengths that a text gives for its room; inches and square feet. */
export interface LengthsRead {
  size: { width_in: number; depth_in: number; from: number; to: number } | null;
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

const fraction = "[½¼¾⅛⅜⅝⅞⅓⅔]|\\d+[/\u2044]\\d+";
const number = `(?:\\d{1,4}(?:[.,]\\d{1,2})?(?:[ -]?(?:${fraction}))?|${numberWord})`;
const foot = "(?:feet|foot|ft\\b\\.?|['’‘′](?!['’′]))";
const inch = "(?:inches|inch|in\\b\\.?|[\"”“″]|''|’’)";
const metric = "(?:meters?|metres?|mm|cm|m)\\b";
/** After feet: inches with their mark, or a bare number that begins nothing else. */
const moreInches = `[ ,-]*(?:and )?${number}[ -]?${inch}|[ -]?\\d{1,2}(?![\\d.]| ?[x×*] ?\\d+ ?[x×*]| ?(?:ft|feet|foot)|-?foot|['’′]| by\\b.* by\\b)`;
const length = `(?:${number}(?: and a half)?[ -]?${foot}(?:${moreInches})?|${number}(?: and a half)?(?:[ -]?(?:${inch}|${metric}|yards?\\b))?)`;
const side = "(?:[ -]?(?:wide|long|deep|across|w|l|d)\\b)?";
const by = "(?: ?[x×*✕] ?| ?by ?|-by-)";
const sizePattern = new RegExp(
  `(?<![\\d./$x×-])(?<![a-z]\\d*)(${length})${side}${by}(${length})${side}(?:${by}(${length})(?! ?(?:tub|vanity|tile)))?`,
  "gi",
);
const sidesPattern = new RegExp(
  `(?<![\\d./$])(?:width:? |wide:? )?(${length})[ -]?(?:wide|across|in width|w\\b)(?:,| and| and about|;|/)? ?(${length})[ -]?(?:long|deep|in length|in depth|d\\b|l\\b)|(?<![\\d./$])(${length})[ -]?(?:long|deep|in length|l\\b)(?:,| and|;|/)? ?(${length})[ -]?(?:wide|across|in width|w\\b)|\\b(?:width|w):? (${length})[,;]?\\s*(?:depth|length|d|l):? (${length})`,
  "gi",
);
const squarePattern = new RegExp(
  `(?<![\\d./$])(${number}[ -]?${foot})[ -]?square(?! ?(?:feet|foot|ft))\\b`,
  "gi",
);
const areaPattern =
  /(?<![\d./$-])(\d{1,2},\d{3}|\d{1,5}(?:\.\d+)?)[ -]?(sq(?:uare)?\.?[ -]?(?:ft|feet|foot|footage)\b\.?|sq\.?ft\b\.?|sf\b|ft²|ft2\b|square meters?|sq\.? ?m\b|sqm\b|m²|m2\b)/gi;
const ceilingBefore = new RegExp(
  `\\b(?:clg|ceil(?:ing|lings?|ings)?)(?: height)?s?(?: height)?(?:s? (?:is|are|at|of)(?: about| around)?|:|s?,| -)? ?(?:about |around |only )?(${length})`,
  "gi",
);
const ceilingAfter = new RegExp(
  `(?<![\\d./$x×])(${length})[ -]?(?:high |tall |height )?(?:flat )?(?:ceiling|ceilings|ceil|clg|celing|celings|cielings?)\\b`,
  "gi",
);

interface Span {
  from: number;
  to: number;
}

/** Inches of a length as matched; bare numbers take `unit`. */
function inchesOf(words: string, unit: "in" | "ft"): number | null {
  const plain = words
    .toLowerCase()
    .replace(new RegExp(`\\b${numberWord}`, "g"), (word) => String(numberOfWord(word)))
    .replace(/(\d+) and a half/g, "$1.5")
    .replace(/\bmet(?:er|re)s?\b/g, "m")
    .replace(/[ -]+(?=feet|foot|ft|inch|in\b|m\b|cm|mm|yard)/g, " ");
  const parsed = parseLength(plain, unit);
  return parsed.ok ? parsed.inches : null;
}

const unitPattern = new RegExp(`${foot}|${inch}|${metric}|yard`, "i");
const lastUnit = (words: string): string | null => unitPattern.exec(words)?.[0] ?? null;

/** Both sides in inches. A side without a unit takes the other's. */
function sidesOf(first: string, second: string): [number, number] | null {
  const units = [lastUnit(first), lastUnit(second)];
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
  /^(?:bath\w*|kitchen|room|bed\w*|laundry|mudroom|patio|deck|den|space|area|living|dining|powder|master|primary|galley|footprint|yard|backyard|porch|hall|guest|ensuite|ft|feet|or|and|with|in|on|for|has|w)$/;

/** Whether a size is that of a thing: "12x24 porcelain tile", "tub is 60x30". */
function isOfThing(text: string, { from, to }: Span): boolean {
  const after = /^[^,.;:!?()\n]*/.exec(text.slice(to, to + 60))![0].toLowerCase();
  for (const word of (after.match(/[a-z]+/g) ?? []).slice(0, 5)) {
    if (things.test(word)) return true;
    if (rooms.test(word)) break;
  }
  const before = /([a-z]+)(?: is| are| of| at| about| around| in)?(?: a)? ?$/i.exec(
    text.slice(Math.max(0, from - 40), from),
  );
  return before !== null && things.test(before[1]!.toLowerCase());
}

const homes =
  /^[ -]*(?:\w+[ -]){0,2}(?:house|home|condo|apartment|ranch|bungalow|townhouse|colonial|lot|of tile)\b/i;

/** Reads a room's size, ceiling and area; the first of each that can be a room's. Positions as in `slice`. */
export function readLengths(text: string): LengthsRead {
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
  let size: LengthsRead["size"] = null;
  for (const { span, first, second, third } of sizesIn(text)) {
    if (!isFree(span)) continue;
    taken.push(span);
    const sides = sidesOf(first, second);
    if (!sides || size || isOfThing(text, span)) others.push(span);
    else if (sides.some((each) => each < leastSide || each > mostSide)) refused.push(span);
    else {
      size = { width_in: tidy(sides[0]), depth_in: tidy(sides[1]), ...span };
      if (third) {
        const height = inchesOf(third, bareOf(third) > mostBareFeet ? "in" : "ft") ?? 0;
        if (height >= leastCeiling && height <= mostCeiling) ceiling = { ceiling_in: height, ...span };
      }
    }
  }
  for (const found of text.matchAll(ceilingAfter)) takeCeiling(found[1]!, spanOf(found));
  for (const found of text.matchAll(ceilingBefore)) takeCeiling(found[1]!, spanOf(found));
  let area: LengthsRead["area"] = null;
  for (const found of text.matchAll(areaPattern)) {
    const span = spanOf(found);
    if (!isFree(span)) continue;
    const isMetric = /m/i.test(found[2]!);
    const sqft = Number(found[1]!.replace(",", "")) * (isMetric ? 10.7639 : 1);
    taken.push(span);
    if (area || homes.test(text.slice(span.to, span.to + 40)) || /per $|\/ ?$/.test(text.slice(0, span.from)))
      others.push(span);
    else if (sqft < 9 || sqft > mostArea) refused.push(span);
    else area = { area_sqft: Math.round(sqft), ...span };
  }
  return { size, ceiling, area, others, refused };
}

/** To the sixteenth of an inch, as lengths are printed. */
const tidy = (inches: number): number => Math.round(inches * 16) / 16;

const spanOf = (found: RegExpExecArray): Span => ({
  from: found.index,
  to: found.index + found[0].replace(/[. ]+$/, "").length,
});

function sizesIn(text: string) {
  const sizes: { span: Span; first: string; second: string; third: string | undefined }[] = [];
  for (const found of text.matchAll(sizePattern))
    sizes.push({ span: spanOf(found), first: found[1]!, second: found[2]!, third: found[3] });
  for (const found of text.matchAll(sidesPattern)) {
    const [first, second] = found.slice(1).filter((each) => each !== undefined);
    sizes.push({ span: spanOf(found), first: first!, second: second!, third: undefined });
  }
  for (const found of text.matchAll(squarePattern))
    sizes.push({ span: spanOf(found), first: found[1]!, second: found[1]!, third: undefined });
  return sizes.toSorted((a, b) => a.span.from - b.span.from);
}
