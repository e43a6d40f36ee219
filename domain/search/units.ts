import units from "../../content/search/units.json" with { type: "json" };

export interface UnitHere {
  unit: string;
  /** Factor to convert the number to that unit. */
  factor: number;
  /** Where the text continues after it. */
  end: number;
}

const matchers = units.behindNumbers.map(({ unit, spellings, factor = 1 }) => ({
  unit,
  factor,
  at: new RegExp(`[\\s-]*(?:${spellings})(?:(?<=['"])|(?![a-z0-9])|(?=x\\d))\\.?`, "y"),
}));
/** One-letter units count only if nothing but a hyphen is between them and the number. */
const letters: Readonly<Record<string, string>> = units.letters;
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
  for (const { unit, spellings } of units.behindNumbers) {
    const signs = spellings.split("|").map((spelling) => spelling.replace(/^\(\?:/, "")[0]!);
    found[unit] = (found[unit] ?? "") + signs.join("");
  }
  return found;
}

/** Words that name a unit without a number before them, by spelling. */
export const unitWords: ReadonlyMap<string, string> = new Map(
  Object.entries(units.words).flatMap(([unit, words]) => words.map((word) => [word, unit] as const)),
);
