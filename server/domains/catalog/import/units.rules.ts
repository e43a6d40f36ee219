/** The basis of a price: one selling unit, whatever that is, or a fixed measure. */
export type PriceBasis = "unit" | "piece" | "box" | "sqft" | "sqm" | "linear_ft";
export type LengthUnit = "in" | "ft" | "mm" | "cm" | "m";
export type WeightUnit = "lb" | "oz" | "kg" | "g";
/** How a product is sold, in the shop's words. */
export type Unit = "Piece" | "Box" | "Square foot" | "Linear foot" | "Gallon" | "Roll" | "Pallet" | "Set";

export const basisWords: ReadonlyMap<PriceBasis, string> = new Map([
  ["unit", "selling unit"],
  ["piece", "piece"],
  ["box", "box"],
  ["sqft", "square foot"],
  ["sqm", "square meter"],
  ["linear_ft", "linear foot"],
]);

const squareFoot = "sq\\.?\\s*ft\\.?|sq\\.?\\s*feet|s\\.?f\\.?|sft|ft2|ft²|square\\s+f(?:oo|ee)t";
const squareMeter = "sq\\.?\\s*m(?:tr)?\\.?|sqm|m2|m²|qm|square\\s+met(?:er|re)s?";
const linearFoot = "lin(?:ear)?\\.?\\s*f(?:oo|ee)?t\\.?|l\\.?f\\.?|ln\\.?\\s*ft\\.?";
const box = "box(?:es)?|bx|cartons?|ctns?|case|cs";
const piece = "pieces?|pcs?\\.?|each|ea\\.?|sheets?|shts?\\.?|slabs?";

const phrases: readonly (readonly [PriceBasis, string])[] = [
  ["sqft", squareFoot],
  ["sqm", squareMeter],
  ["linear_ft", linearFoot],
  ["box", box],
  ["piece", piece],
  ["unit", "units?|uom|u\\/m"],
];
const alone = phrases.map(([basis, words]) => [basis, new RegExp(`^(?:${words})$`, "i")] as const);
const within = phrases.map(
  ([basis, words]) =>
    [basis, new RegExp(`(?:\\bper\\s*|/\\s*)?(?<![a-z0-9])(?:${words})(?![a-z0-9])`, "i")] as const,
);

/** The price basis of a word such as `sf`, `ctn` or `each`; undefined if it is none. */
export const basisNamed = (word: string): PriceBasis | undefined =>
  alone.find(([, words]) => words.test(word.trim()))?.[0];

/** The basis that a text mentions, and the text without it. */
export function basisWithin(text: string): { basis: PriceBasis; rest: string } | undefined {
  for (const [basis, words] of within) {
    if (words.test(text)) return { basis, rest: text.replace(words, " ") };
  }
  return undefined;
}

const unitNames: readonly (readonly [Unit, RegExp])[] = [
  ["Box", new RegExp(`^(?:${box})$`, "i")],
  ["Piece", new RegExp(`^(?:${piece}|units?|item)$`, "i")],
  ["Square foot", new RegExp(`^(?:${squareFoot})$`, "i")],
  ["Linear foot", new RegExp(`^(?:${linearFoot})$`, "i")],
  ["Roll", /^(roll|rl|rolls)$/i],
  ["Gallon", /^(gallons?|gal\.?)$/i],
  ["Pallet", /^(pallet|plt|pallets)$/i],
  ["Set", /^(sets?|kits?|pairs?|prs?\.?)$/i],
];

/** The shop's unit for what a vendor calls it. */
export const unitNamed = (text: string): Unit | undefined =>
  unitNames.find(([, name]) => name.test(text.trim()))?.[0];

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

export const sqftPerSqm = 10.763_910_416_7;

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
