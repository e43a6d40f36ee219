type Row = readonly [unit: string, spellings: string, factor?: number, into?: string];

// How people write a unit behind a number, as a regular expression of lower-case text. Lengths and watts become
// one unit each, so that 4 ft is found as 48 in.
const rows: readonly Row[] = [
  ["sqft", "sq(?:uare|\\.)?[\\s-]*(?:ft|feet|foot)|sqft|sf|ft2"],
  ["sqin", "sq(?:uare|\\.)?[\\s-]*in(?:ch(?:es)?)?|sqin"],
  ["sqyd", "sq(?:uare|\\.)?[\\s-]*y(?:ar)?ds?"],
  ["cuft", "cu(?:bic|\\.)?[\\s-]*(?:ft|feet|foot)|cuft|cf"],
  ["cuin", "cu(?:bic|\\.)?[\\s-]*in(?:ch(?:es)?)?"],
  ["cuyd", "cu(?:bic|\\.)?[\\s-]*y(?:ar)?ds?"],
  ["in", "inch(?:es)?|in|\"|''"],
  ["in", "feet|foot|ft|'", 12],
  ["yd", "yards?|yds?"],
  ["mm", "mm|millimet(?:er|re)s?"],
  ["mm", "cm|centimet(?:er|re)s?", 10],
  ["gal", "gal(?:lon)?s?"],
  ["qt", "quarts?|qts?"],
  ["pt", "pints?|pts?"],
  ["oz", "(?:fl(?:uid|\\.)?[\\s-]*)?(?:ounces?|ozs?)"],
  ["lb", "pounds?|lbs?"],
  ["kg", "kg|kilograms?"],
  ["ml", "ml|milliliters?"],
  ["l", "lit(?:er|re)s?"],
  ["watt", "watts?"],
  ["watt", "kw|kilowatts?", 1000],
  ["volt", "volts?"],
  ["ah", "amp[\\s-]*hours?|ah"],
  ["amp", "amp(?:ere)?s?"],
  ["hp", "hp|horse\\s?power"],
  ["btu", "btus?"],
  ["cfm", "cfm"],
  ["gpm", "gpm"],
  ["gpf", "gpf"],
  ["gph", "gph"],
  ["rpm", "rpm"],
  ["psi", "psi"],
  ["lumen", "lumens?|lm"],
  ["kelvin", "kelvin"],
  ["gauge", "gauges?|ga|awg"],
  ["mil", "mils?"],
  ["degree", "degrees?|deg|°"],
  ["ton", "tons?"],
  ["pack", "packs?|pks?|pieces?|pcs?|counts?|ct"],
];

/** One-letter units count only if nothing but a hyphen is between them and the number. */
const letters: Readonly<Record<string, string>> = { w: "watt", v: "volt", a: "amp", k: "kelvin", l: "l" };

export interface UnitHere {
  unit: string;
  /** Factor to convert the number to that unit. */
  factor: number;
  /** Where the text continues after it. */
  end: number;
}

const matchers = rows.map(([unit, spellings, factor = 1]) => ({
  unit,
  factor,
  at: new RegExp(`[\\s-]*(?:${spellings})(?:(?<=['"])|(?![a-z0-9])|(?=x\\d))\\.?`, "y"),
}));
const letterAt = /-?([wvakl])(?![a-z0-9])/y;
const counted = /\s+in\s+1\b/y;

/** The unit after a number that ends at `at`; null if there is none. */
export function unitAt(text: string, at: number): UnitHere | null {
  letterAt.lastIndex = at;
  const letter = letterAt.exec(text);
  if (letter) return { unit: letters[letter[1]!]!, factor: 1, end: letterAt.lastIndex };
  counted.lastIndex = at;
  // "2 in 1" is a count, not a measure
  if (counted.test(text)) return null;
  const next = nextSign(text, at);
  for (const matcher of matchers) {
    if (!starts[matcher.unit]!.includes(next)) continue;
    matcher.at.lastIndex = at;
    if (matcher.at.test(text)) {
      return { unit: matcher.unit, factor: matcher.factor, end: matcher.at.lastIndex };
    }
  }
  return null;
}

function nextSign(text: string, at: number): string {
  let place = at;
  while (text[place] === " " || text[place] === "-") place++;
  return text[place] ?? "\n";
}

/** First characters of each unit's spellings, so that most units need not be tried. */
const starts: Readonly<Record<string, string>> = startsOf();

function startsOf(): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [unit, spellings] of rows) {
    const signs = spellings.split("|").map((spelling) => spelling.replace(/^\(\?:/, "")[0]!);
    found[unit] = (found[unit] ?? "") + signs.join("");
  }
  found.oz += "fo";
  return found;
}

/** Words that name a unit without a number before them, by spelling. */
export const unitWords: ReadonlyMap<string, string> = new Map(
  Object.entries({
    gal: "gallon gallons gal",
    qt: "quart quarts qt",
    oz: "ounce ounces oz",
    lb: "pound pounds lb lbs",
    yd: "yard yards",
    watt: "watt watts",
    volt: "volt volts",
    amp: "amp amps",
    hp: "horsepower hp",
    btu: "btu btus",
    cfm: "cfm",
    lumen: "lumen lumens",
    gauge: "gauge gauges",
    sqft: "sqft",
    pack: "pack packs pk",
  }).flatMap(([unit, words]) => words.split(" ").map((word) => [word, unit] as const)),
);
