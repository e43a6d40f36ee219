import { type UnitMeaning, unitMeanings } from "../../../../contract/catalog/unit-meanings.ts";

export type { UnitMeaning };

/** What a price is for; "unit" is one selling unit, whatever that is. */
export type PriceBasis = "unit" | UnitMeaning;
export type LengthUnit = "in" | "ft" | "mm" | "cm" | "m";
export type WeightUnit = "lb" | "oz" | "kg" | "g";
/** How a product is sold, in the shop's words. */
export type Unit = "Piece" | "Box" | "Square foot" | "Linear foot" | "Gallon" | "Roll" | "Pallet" | "Set";

export const sqftPerSqm = 10.763_910_416_7;
const feetPerMeter = 3.280_839_895;

interface MeaningFacts {
  words: string;
  /** What is counted, and how many of it one of these is: a dozen is 12 pieces. */
  of: UnitMeaning;
  count: number;
  /** How the shop sells what a vendor sells by this, and how many of the shop's units one of these is. */
  unit: Unit;
  scale: number;
  /** Spellings, as a pattern that ignores case. */
  spellings: string;
  /** Codes that are words of their own, or parts of others, in longer texts. */
  codes: string;
}

type Spelled = Pick<MeaningFacts, "words" | "spellings" | "codes">;
const counted = (count: number, spelled: Spelled): MeaningFacts => ({
  ...spelled,
  count,
  of: "piece",
  unit: "Piece",
  scale: count,
});
const whole = (of: UnitMeaning, unit: Unit, spelled: Spelled): MeaningFacts => ({
  ...spelled,
  of,
  unit,
  count: 1,
  scale: 1,
});
const area = (count: number, spelled: Spelled): MeaningFacts => ({
  ...spelled,
  count,
  of: "sqft",
  unit: "Square foot",
  scale: count,
});
const run = (count: number, spelled: Spelled): MeaningFacts => ({
  ...spelled,
  count,
  of: "linear_ft",
  unit: "Linear foot",
  scale: count,
});
const spelled = (words: string, spellings: string, codes = ""): Spelled => ({ words, spellings, codes });

const square = "(?:sq(?:uare)?\\.?|s\\.?)\\s*";
const linear = "(?:lin(?:ear|eal)?|ln|running|run|l)\\.?\\s*";
const foot = "(?:f(?:oo|ee)?t\\.?|f\\.?)";
const yard = "(?:y(?:ar)?ds?\\.?|y\\.?)";
const meter = "(?:met(?:er|re)s?|mtrs?\\.?|m\\.?)";

const pieceCodes =
  "sh|count|slb|planks?|panels?|bars?|sticks?|bags?|bgs?|buckets?|pails?|tubs?|tubes?|cans?|bottles?|btls?|jars?|drums?|cartridges?";

const meanings: ReadonlyMap<UnitMeaning, MeaningFacts> = new Map([
  [
    "piece",
    whole(
      "piece",
      "Piece",
      spelled("piece", "pieces?|pcs?|pce|each(?:es)?|ea|sheets?|shts?|slabs?", pieceCodes),
    ),
  ],
  ["pair", { ...whole("piece", "Set", spelled("pair", "pairs?|prs?")), count: 2 }],
  ["dozen", counted(12, spelled("dozen", "dozens?|dozs?|dzns?|dzs?"))],
  ["hundred", counted(100, spelled("hundred pieces", "hundreds?|hndrd", "hund|hun|hu|c"))],
  ["thousand", counted(1000, spelled("thousand pieces", "thousands?|thsd", "thou|th|m"))],
  [
    "box",
    whole("box", "Box", spelled("box", "box(?:es)?|bxs?|cartons?|ctns?|crtns?|cts?|crts?|cases?|cs", "ca")),
  ],
  [
    "pack",
    whole("pack", "Set", spelled("pack", "packs?|packages?|packets?|pkgs?|pks?|pkts?|bundles?|bdls?|bndls?")),
  ],
  ["set", whole("set", "Set", spelled("set", "sets?|kits?", "kt"))],
  ["sqft", area(1, spelled("square foot", `${square}${foot}|sft|sqf|f(?:oo|ee)?t(?:2|²)`))],
  ["sqyd", area(9, spelled("square yard", `${square}${yard}|y(?:ar)?ds?(?:2|²)`))],
  ["sqm", area(sqftPerSqm, spelled("square meter", `sq(?:uare)?\\.?\\s*${meter}|m(?:2|²)|qm`, "smt?"))],
  ["linear_ft", run(1, spelled("linear foot", `${linear}${foot}|foot|feet`, "ft"))],
  ["linear_yd", run(3, spelled("linear yard", `${linear}${yard}|y(?:ar)?ds?`))],
  ["linear_m", run(feetPerMeter, spelled("linear meter", `${linear}${meter}|met(?:er|re)s?|mtrs?`))],
  ["roll", whole("roll", "Roll", spelled("roll", "rolls?|rls?", "ro"))],
  ["pallet", whole("pallet", "Pallet", spelled("pallet", "pallets?|plts?|skids?", "pals?"))],
  ["gallon", whole("gallon", "Gallon", spelled("gallon", "gallons?|gals?", "gl|ga"))],
  ["quart", { ...whole("gallon", "Piece", spelled("quart", "quarts?|qts?")), count: 0.25 }],
]);

export const factsOf = (meaning: UnitMeaning): MeaningFacts => meanings.get(meaning)!;

export const basisWords: ReadonlyMap<PriceBasis, string> = new Map<PriceBasis, string>([
  ["unit", "selling unit"],
  ...Array.from(meanings, ([meaning, { words }]) => [meaning, words] as const),
]);

/** What a price is for: so many of a unit, as in "per 100 SF". */
export interface Measure {
  basis: PriceBasis;
  per: number;
  /** The pieces in one of it, as in "PK10" and "12/CTN". */
  pieces?: number;
}

const alone = Array.from(
  meanings,
  ([meaning, { spellings, codes }]) =>
    [meaning, new RegExp(`^(?:${spellings}${codes && `|${codes}`})$`, "i")] as const,
);
// C and M before a unit are a hundred and a thousand of it
const multiples: readonly (readonly [RegExp, Measure])[] = [
  [/^(?:csf|hundred square feet)$/i, { basis: "sqft", per: 100 }],
  [/^(?:msf|thousand square feet)$/i, { basis: "sqft", per: 1000 }],
  [/^(?:clf)$/i, { basis: "linear_ft", per: 100 }],
  [/^(?:mlf)$/i, { basis: "linear_ft", per: 1000 }],
  [/^(?:cpc|cpcs)$/i, { basis: "hundred", per: 1 }],
  [/^(?:mpc|mpcs)$/i, { basis: "thousand", per: 1 }],
  [/^(?:gross|grs?)$/i, { basis: "piece", per: 144 }],
  [/^(?:units?|items?|uom|u\/m|um)$/i, { basis: "unit", per: 1 }],
];

const holdsPieces: ReadonlySet<PriceBasis> = new Set(["box", "pack", "set"]);

/**
 * The unit that a word such as `sf`, `ctn`, `each` or `100 pcs` names; undefined if it names none. A small `m` alone is
 * a meter to one vendor and a thousand to another, so it names none.
 */
export function measureNamed(text: string): Measure | undefined {
  const [, lead = "", before = "", rest = ""] =
    /^(per\b|\/|an?\s)?\s*(\d{1,6}(?:\.\d+)?)?\s*[-/]?\s*(.*?)[.\s]*$/i.exec(text.trim()) ?? [];
  const bare = rest.replace(/^\((.*)\)$/, "$1").replaceAll(/\s+/g, " ");
  const [, word = bare, after = ""] = /^([a-z]+)\.?\s*(?:\/|-|of|\()?\s*(\d{1,5})\)?$/i.exec(bare) ?? [];
  const found = meaningOf(after && /^(?:m|ft|yd)$/i.test(word) ? bare : word);
  const per = before === "" ? 1 : Number(before);
  if (bare === "") return per > 0 && before !== "" ? { basis: "piece", per } : undefined;
  if (!found || !(per > 0)) return undefined;
  if (
    after !== "" &&
    word !== bare &&
    found.basis !== "sqm" &&
    found.basis !== "sqft" &&
    found.basis !== "sqyd"
  )
    return holdsPieces.has(found.basis) && before === "" ? { ...found, pieces: Number(after) } : undefined;
  // "12/CTN" is a carton of 12, "per 12 CTN" is twelve cartons
  if (before !== "" && holdsPieces.has(found.basis) && !/^per$/i.test(lead)) return { ...found, pieces: per };
  return { ...found, per: found.per * per };
}

function meaningOf(word: string): Measure | undefined {
  if (word === "m") return undefined;
  const multiple = multiples.find(([words]) => words.test(word))?.[1];
  const basis = multiple ? undefined : alone.find(([, words]) => words.test(word))?.[0];
  return multiple ?? (basis && { basis, per: 1 });
}

const within = new Map(
  Array.from(meanings, ([meaning, { spellings }]) => [
    meaning,
    new RegExp(`(?:\\bper\\s*|/\\s*)?(?<![a-z0-9])(?:${spellings})(?![a-z0-9])`, "i"),
  ]),
);
const anyUnit = /(?:\bper\s*|\/\s*)?(?<![a-z0-9])(?:units?|uom|u\/m)(?![a-z0-9])/i;
// areas first: "sq ft" has a foot in it, and "SF/CTN" is about square feet
const searched: readonly UnitMeaning[] = ["sqft", "sqyd", "sqm", "linear_ft", "linear_yd", "linear_m"];
const inOrder = [...searched, ...unitMeanings.filter((meaning) => !searched.includes(meaning))];

/** The unit that a text mentions, and the text without it. */
export function basisWithin(text: string): { basis: PriceBasis; rest: string } | undefined {
  for (const meaning of inOrder) {
    const words = within.get(meaning)!;
    if (words.test(text)) return { basis: meaning, rest: text.replace(words, " ") };
  }
  return anyUnit.test(text) ? { basis: "unit", rest: text.replace(anyUnit, " ") } : undefined;
}

const unitNames: ReadonlyMap<string, UnitMeaning> = new Map([
  ["unit", "piece"],
  ["units", "piece"],
  ["item", "piece"],
]);

/**
 * What a vendor means by the word in a selling unit's column, such as `CT` or `pair`; undefined for an unknown word.
 */
export function sellingUnitNamed(text: string): Measure | undefined {
  const named = unitNames.get(text.trim().toLowerCase());
  if (named) return { basis: named, per: 1 };
  const measure = measureNamed(text);
  return measure?.basis === "unit" ? undefined : measure;
}

export const inchesPer: ReadonlyMap<LengthUnit, number> = new Map([
  ["in", 1],
  ["ft", 12],
  ["mm", 1 / 25.4],
  ["cm", 1 / 2.54],
  ["m", 1 / 0.0254],
]);

export const poundsPer: ReadonlyMap<WeightUnit, number> = new Map([
  ["lb", 1],
  ["oz", 1 / 16],
  ["kg", 2.204_622_621_8],
  ["g", 0.002_204_622_621_8],
]);

export function lengthUnitNamed(text: string): LengthUnit | undefined {
  const word = text.toLowerCase().trim().replace(/\.$/, "");
  if (/^("|”|″|''|in|inch|inches)$/.test(word)) return "in";
  if (/^('|’|′|ft|foot|feet)$/.test(word)) return "ft";
  if (/^(mm|millimet(er|re)s?)$/.test(word)) return "mm";
  if (/^(cm|centimet(er|re)s?)$/.test(word)) return "cm";
  return /^(m|met(er|re)s?)$/.test(word) ? "m" : undefined;
}

export function weightUnitNamed(text: string): WeightUnit | undefined {
  const word = text.toLowerCase().trim().replace(/\.$/, "");
  if (/^(lb|lbs|pounds?|#)$/.test(word)) return "lb";
  if (/^(oz|ounces?)$/.test(word)) return "oz";
  if (/^(kg|kgs|kilos?|kilograms?)$/.test(word)) return "kg";
  return /^(g|gr|grams?)$/.test(word) ? "g" : undefined;
}
