import { type Decimal, readNumber } from "./numbers.rules.ts";
import { inchesPer, type LengthUnit, lengthUnitNamed } from "./units.rules.ts";

/** A size in inches. */
export interface Size {
  width_in: number;
  /** Undefined for planks of random lengths. */
  length_in: number | undefined;
  thickness_in: number | undefined;
}

const measured =
  /^\s*([\d\s.,/½¼¾⅜⅝⅞⅛-]+?)\s*("|”|″|''|in\.?|inch(?:es)?|mm|cm|m|millimet(?:er|re)s?|centimet(?:er|re)s?|met(?:er|re)s?|ft\.?|foot|feet|'|’|′)?\s*$/i;

const feetAndInches =
  /^\s*(\d+)\s*(?:'|’|′|ft\.?|feet)\s*-?\s*(\d[\d\s./½¼¾⅜⅝⅞⅛-]*?)\s*(?:"|”|″|''|in\.?|inch(?:es)?)?\s*$/i;

/**
 * Inches from a length as the trade writes it: `12`, `3/8`, `1 1/2"`, `1'-6"`, `30,5 cm`, `9 mm`, `2 ft`. A bare number
 * is in `unit`. Null if it is not a length.
 */
export function readInches(text: string, usual: Decimal, unit: LengthUnit = "in"): number | null {
  const [, feet, rest = ""] = feetAndInches.exec(text) ?? [];
  if (feet !== undefined) {
    const inches = readFraction(rest.trim(), usual);
    return inches === null || inches >= 12 ? null : Number(feet) * 12 + inches || null;
  }
  const [, amount = "", named = ""] = measured.exec(text) ?? [];
  const number = readFraction(amount.trim(), usual);
  if (number === null || number <= 0) return null;
  const inches = number * inchesPer.get(lengthUnitNamed(named) ?? unit)!;
  return Math.round(inches * 1000) / 1000 || null;
}

const fractionSigns: ReadonlyMap<string, number> = new Map([
  ["½", 0.5],
  ["¼", 0.25],
  ["¾", 0.75],
  ["⅜", 0.375],
  ["⅝", 0.625],
  ["⅞", 0.875],
  ["⅛", 0.125],
]);

function readFraction(text: string, usual: Decimal): number | null {
  const sign = fractionSigns.get(text.at(-1) ?? "");
  if (sign !== undefined) {
    const whole = text.length === 1 ? 0 : readNumber(text.slice(0, -1), usual);
    return whole === null ? null : whole + sign;
  }
  const parts = /^(?:(\d+)[\s-]+)?(\d+)\/(\d+)$/.exec(text);
  if (!parts) return readNumber(text, usual);
  const [, whole = "0", over, under] = parts;
  return Number(under) === 0 ? null : Number(whole) + Number(over) / Number(under);
}

const unitAtEnd = /(mm|cm|ft\.?|feet|m|in\.?|inch(?:es)?|["”″])\s*$/i;

const remarkOnSize = /\b(?:nominal|nom|actual|approx|rectified)\b\.?|\(\s*\)/gi;

/** Splits `12x24`, `12" × 24" × 3/8"` and the like; null if it is not a size. */
function sizeParts(text: string): string[] | null {
  const parts = text
    .replaceAll(remarkOnSize, " ")
    .trim()
    .split(/\s*[x×X*]\s*|\s+by\s+/);
  return parts.length === 2 || parts.length === 3 ? parts : null;
}

/** The two bare numbers of a size that are its face; null if the size names its unit. */
export function faceParts(text: string, usual: Decimal): string[] | null {
  const parts = sizeParts(text);
  const [first, second, third] = parts?.map((part) => readNumber(part.replace(unitAtEnd, ""), usual)) ?? [];
  // in whatever unit these are: 14 x 190 x 1900, not the 4 x 12 x 12 of a box
  if (!parts || !first || !second || !third || first > 25 || first * 4 > Math.min(second, third))
    return parts?.slice(0, 2) ?? null;
  return unitAtEnd.test(parts[2]!) ? null : parts.slice(1);
}

/** Random lengths, as planks and moldings come in. */
const randomLength = /^(?:rl|r\/l|rand(?:om)?\.?(?:\s*len(?:gth)?s?\.?)?)$/i;

/** Thicker than this, in inches, nothing is that has its thickness first. */
const mostThickness = 2;

/** Whether the first of three sides is a thickness, as in 5/8 x 7-1/2 x 72: flooring and molding are written so. */
const isThicknessFirst = ([first, second, third]: readonly number[]): boolean =>
  first! < second! && first! < third! && first! <= mostThickness;

/**
 * Width, length and, if given, thickness of `12x24`, `12" × 24"`, `1'-0" x 2'-0"`, `30 x 60 cm`, `12x24x9mm`, and of
 * `5/8" x 7-1/2" x 72"` and `9/16 x 5 x RL`, where the thickness is first. Bare numbers are in `unit`. Null if it is not
 * a size.
 */
export function readSize(text: string, usual: Decimal, unit: LengthUnit = "in"): Size | null {
  const parts = sizeParts(text);
  if (!parts) return null;
  const isRandom = randomLength.test(parts.at(-1)!.trim());
  const measuredParts = isRandom ? parts.slice(0, -1) : parts;
  const last = lengthUnitNamed(unitAtEnd.exec(measuredParts.at(-1)!)?.[1] ?? "");
  const isBare = measuredParts.slice(0, -1).every((part) => !/[a-z"'”″′’]\s*$/i.test(part));
  const numbers = measuredParts.map((part) => readNumber(part.replace(unitAtEnd, ""), usual) ?? 0);
  // in 12x24x9mm the millimeters apply only to the thickness
  const tellsThickness =
    parts.length === 3 &&
    last === "mm" &&
    isBare &&
    !isRandom &&
    Math.max(...numbers) < 100 &&
    numbers[2]! <= 40;
  const shared = last && isBare && !tellsThickness ? last : unit;
  const sides = measuredParts.map((part, at) =>
    readInches(part, usual, at === measuredParts.length - 1 ? (last ?? shared) : shared),
  );
  if (sides.some((side) => !side)) return null;
  if (isRandom) {
    const [thickness, width] = sides.length === 2 ? sides : [undefined, sides[0]];
    return { width_in: width!, length_in: undefined, thickness_in: thickness ?? undefined };
  }
  const [first, second, third] = sides as number[];
  return third !== undefined && isThicknessFirst([first!, second!, third]) && !tellsThickness
    ? { width_in: second!, length_in: third, thickness_in: first }
    : { width_in: first!, length_in: second!, thickness_in: third };
}

// common trade sizes per unit; 20, 30 and 60 are in two lists and decide nothing
const inInches = new Set([
  ...Array.from({ length: 18 }, (_, at) => at + 1),
  ...[19, 20, 21, 22, 23, 24, 26, 27, 28, 30, 31, 32, 34, 35, 36, 37, 38, 39, 42, 43, 44, 46, 48, 49, 54],
  ...[56, 58, 59, 60, 61, 62, 64, 66, 72, 73, 78, 84, 90, 96, 102, 108, 120, 126, 130],
]);
const inCentimeters = new Set([
  ...[2, 3, 5, 6, 7, 7.5, 8, 10, 12.5, 15, 16.5, 19.5, 20, 22.5, 23, 25, 30, 31, 31.5, 32, 33, 33.3, 40, 45],
  ...[
    50, 59, 59.5, 60, 61, 65, 75, 79.5, 80, 89.5, 90, 91, 99, 100, 119, 119.5, 120, 121, 122, 125, 150, 160,
  ],
  ...[162, 179, 180, 200, 220, 240, 250, 260, 270, 275, 278, 280, 300, 320, 324],
]);

const isWhole = (number: number, of: number) => Math.abs(number / of - Math.round(number / of)) < 1e-6;
const isInch = (number: number) =>
  inInches.has(number) || (number < 100 && !Number.isInteger(number) && isWhole(number, 1 / 16));
const isConverted = (number: number, perInch: number) =>
  !isWhole(number, 0.25) && Math.abs(number / perInch - Math.round(number / perInch)) < 0.01;
const isCentimeter = (number: number) => inCentimeters.has(number) || isConverted(number, 2.54);
const isMillimeter = (number: number) =>
  number >= 90 && (inCentimeters.has(number / 10) || isConverted(number, 25.4) || isWhole(number, 50));

export interface UnitGuess {
  unit: LengthUnit;
  /** False if the numbers fit several units and the vendor has to say. */
  isSure: boolean;
  /** A size that shows the reason. */
  example: string;
}

/** Up to this many inches, a size that fits both inches and centimeters is read as inches. */
const usualInches = 36;

/** No tile or plank is this long in inches or centimeters. */
const surelyMillimeters = 330;

function unitsThatFit(pair: readonly [number, number]): ("in" | "cm" | "mm")[] {
  if (Math.max(...pair) > surelyMillimeters) return ["mm"];
  const tests = { in: isInch, cm: isCentimeter, mm: isMillimeter };
  return (["in", "cm", "mm"] as const).filter((unit) => pair.every(tests[unit]));
}

/** The unit of sizes written as bare numbers, by comparing them with trade sizes. */
export function guessLengthUnit(sizes: readonly (readonly [number, number])[]): UnitGuess | undefined {
  const votes = { in: 0, cm: 0, mm: 0 };
  const examples = new Map<string, string>();
  let unclear: string | undefined;
  for (const pair of sizes) {
    const text = pair.join("x");
    const fits = unitsThatFit(pair);
    const [only] = fits;
    if (fits.length === 1 && only) {
      votes[only]++;
      if (!examples.has(only)) examples.set(only, text);
    } else if (Math.max(...pair) > usualInches) unclear ??= text;
  }
  const ranked = (["in", "cm", "mm"] as const).toSorted((a, b) => votes[b] - votes[a]);
  const [best, second] = ranked as ["in" | "cm" | "mm", "in" | "cm" | "mm"];
  if (votes[best] > 0) {
    const isSure = votes[best] >= 4 * votes[second];
    return { unit: best, isSure, example: examples.get(isSure ? best : second)! };
  }
  return unclear === undefined ? undefined : { unit: "in", isSure: false, example: unclear };
}
