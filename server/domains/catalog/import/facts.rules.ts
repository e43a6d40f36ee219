import type { Column, Columns } from "./columns.rules.ts";
import type { ImportField } from "./columns.ts";
import type { FileRow } from "./file/sheet.rules.ts";
import { faceParts, guessLengthUnit, type UnitGuess } from "./lengths.rules.ts";
import { currencyOf } from "./money.rules.ts";
import { type Decimal, readNumber, usualDecimal } from "./numbers.rules.ts";
import type { ImportSettings } from "./settings.rules.ts";
import {
  type LengthUnit,
  type PriceBasis,
  sqftPerSqm,
  type UnitMeaning,
  type WeightUnit,
} from "./units.rules.ts";

/** How to read prices of a column that say nothing themselves. */
export interface PriceReading {
  /** What the header says that the price is for; a price is for `per` of these. */
  basis: PriceBasis | undefined;
  per: number;
  /** The header's unit, if we don't know it, as in "Price/CWT". */
  unknownUnit: string | undefined;
  /** The vendor's setting, for where the list says nothing. */
  said: PriceBasis | undefined;
  currency: string;
}

/** Facts about every row of a list. */
export interface Facts {
  decimal: Decimal;
  wholesale: PriceReading;
  list: PriceReading;
  /** US dollars per unit of each currency. */
  rates: ReadonlyMap<string, number>;
  /** Units of bare numbers, by field. */
  lengths: ReadonlyMap<ImportField, LengthUnit>;
  weight: WeightUnit;
  /** How many square feet are in one of the areas, how many feet and pieces in one of the other contents. */
  content: ReadonlyMap<ImportField, number>;
  /** What the vendor's own units are, in lower case. */
  units: ReadonlyMap<string, UnitMeaning | "leave_out">;
}

/** A question that only the vendor can answer before the import. */
export interface Question {
  kind: "price_basis" | "length_unit" | "unit" | "category";
  text: string;
  /** The subject of the question, such as an unknown unit. */
  about?: string;
  /** The rows that wait for the answer; undefined if all do. */
  lines?: ReadonlySet<number>;
  /** Slugs of categories that may be meant. */
  suggestions?: readonly string[];
}

/** A finding to show, such as the unit of lengths. */
export interface Finding {
  kind: "decimal" | "currency" | "price_basis" | "length_unit" | "weight_unit" | "area_unit" | "pictures";
  text: string;
}

const contents = ["box_sqft", "box_feet", "pieces_per_box"] as const;
const areaWords = new Map([
  [9, "square yards"],
  [sqftPerSqm, "square meters"],
]);
const lengthFields = ["size", "width", "length", "height", "depth", "thickness"] as const;
const unitNames: ReadonlyMap<LengthUnit, string> = new Map([
  ["in", "inches"],
  ["ft", "feet"],
  ["mm", "millimeters"],
  ["cm", "centimeters"],
  ["m", "meters"],
]);

/** Derives the facts about a whole list, from its headers, a sample of its rows and the vendor's settings. */
export function findFacts(
  columns: Columns,
  sample: readonly FileRow[],
  settings: ImportSettings,
  columnCurrencies: ReadonlyMap<number, string>,
): { facts: Facts; findings: Finding[]; questions: Question[] } {
  const { fields } = columns;
  const decimal = usualDecimal(cellsOf(sample, columns, ["wholesale", "list", "box_sqft", "weight"]));
  const wholesale = priceReading(fields.get("wholesale"), settings, columnCurrencies);
  const list = priceReading(fields.get("list"), settings, columnCurrencies);
  const lengths = findLengthUnits(columns, sample, decimal, settings);
  const weight = fields.get("weight")?.weight ?? "lb";
  const content = new Map(contents.map((field) => [field, fields.get(field)?.content ?? 1]));
  const areas = areaWords.get(content.get("box_sqft") ?? 1);
  const findings: Finding[] = [
    { kind: "currency", text: `Prices are in ${wholesale.currency}.` },
    ...(decimal === "," ? [{ kind: "decimal" as const, text: "Decimals use a comma." }] : []),
    ...lengths.findings,
    ...(fields.has("weight") && weight !== "lb"
      ? [{ kind: "weight_unit" as const, text: `We converted weights from ${weight} to pounds.` }]
      : []),
    ...(areas
      ? [{ kind: "area_unit" as const, text: `We converted areas from ${areas} to square feet.` }]
      : []),
  ];
  return {
    facts: {
      decimal,
      wholesale,
      list: list.basis || list.unknownUnit ? list : { ...wholesale, currency: list.currency },
      rates: new Map([...settings.rates, ["USD", 1]]),
      lengths: lengths.units,
      weight,
      content,
      units: new Map(settings.units.map(([word, meaning]) => [word.toLowerCase(), meaning])),
    },
    findings,
    questions: lengths.questions,
  };
}

function priceReading(
  column: Column | undefined,
  settings: ImportSettings,
  columnCurrencies: ReadonlyMap<number, string>,
): PriceReading {
  return {
    basis: column?.basis,
    per: column?.per ?? 1,
    unknownUnit: column?.unknownUnit,
    said: settings.price_basis,
    currency: currencyOf(column?.currency ?? columnCurrencies.get(column?.at ?? -1), settings.currency),
  };
}

/** Header first, then the vendor's settings, then what the sizes suggest. */
function findLengthUnits(
  columns: Columns,
  sample: readonly FileRow[],
  decimal: Decimal,
  settings: ImportSettings,
): { units: Map<ImportField, LengthUnit>; findings: Finding[]; questions: Question[] } {
  const used = lengthFields.filter((field) => columns.fields.has(field));
  const headers = new Map(used.map((field) => [field, columns.fields.get(field)!.length] as const));
  // one column with a unit decides for those without; thickness often has another one
  const named = lengthFields
    .slice(0, 5)
    .map((field) => headers.get(field))
    .find((unit) => unit !== undefined);
  const silent = used.filter((field) => headers.get(field) === undefined);
  const said = named ?? settings.length_unit;
  const pairs = silent.length > 0 && said === undefined ? barePairs(columns, sample, decimal) : [];
  const guess = guessLengthUnit(pairs);
  const rest = said ?? guess?.unit ?? "in";
  // no list has both things half a foot thick and things thinner than one of these
  const thickness = headers.get("thickness") ?? thicknessUnit(columns, sample, decimal, rest);
  const units = new Map<ImportField, LengthUnit>(used.map((field) => [field, headers.get(field) ?? rest]));
  if (used.includes("thickness")) units.set("thickness", thickness);
  const isWorthSaying = used.length > 0 && (pairs.length > 0 || said !== undefined);
  return {
    units,
    findings: isWorthSaying
      ? [{ kind: "length_unit", text: lengthFinding(rest, named, settings, guess) }]
      : [],
    questions: guess && !guess.isSure ? [lengthQuestion(guess)] : [],
  };
}

function lengthFinding(
  unit: LengthUnit,
  named: LengthUnit | undefined,
  settings: ImportSettings,
  guess: UnitGuess | undefined,
): string {
  const why = named
    ? "from the header"
    : settings.length_unit
      ? "from your settings"
      : guess
        ? `based on sizes such as ${guess.example}`
        : "our default";
  return `We read lengths without a unit as ${unitNames.get(unit)}, ${why}.`;
}

const lengthQuestion = ({ example }: UnitGuess): Question => ({
  kind: "length_unit",
  text: `Are sizes such as ${example} in inches, centimeters or millimeters? The list doesn't say.`,
});

/** Widths and lengths in the sample without a unit. */
function barePairs({ fields }: Columns, sample: readonly FileRow[], decimal: Decimal): [number, number][] {
  const at = (row: FileRow, field: ImportField) => row.cells[fields.get(field)?.at ?? -1] ?? "";
  const second = fields.has("length") ? "length" : fields.has("height") ? "height" : "depth";
  return sample.flatMap((row) => {
    const parts = faceParts(at(row, "size"), decimal) ?? [at(row, "width"), at(row, second)];
    const [a, b] = parts.map((part) => readNumber(part, decimal));
    return a && b ? [[a, b] as [number, number]] : [];
  });
}

/** Millimeters for bare thicknesses such as 9 beside faces in inches: no tile is nine inches thick. */
function thicknessUnit(
  { fields }: Columns,
  sample: readonly FileRow[],
  decimal: Decimal,
  rest: LengthUnit,
): LengthUnit {
  const at = fields.get("thickness")?.at ?? -1;
  const numbers = sample
    .flatMap(({ cells }) => readNumber(cells[at] ?? "", decimal) ?? [])
    .sort((a, b) => a - b);
  const middle = numbers[Math.floor(numbers.length / 2)];
  return middle !== undefined && middle >= 4 && (rest === "in" || rest === "cm") ? "mm" : rest;
}

function* cellsOf(
  rows: readonly FileRow[],
  { fields }: Columns,
  wanted: readonly ImportField[],
): Generator<string> {
  const places = wanted.flatMap((field) => fields.get(field)?.at ?? []);
  for (const { cells } of rows) for (const place of places) yield cells[place] ?? "";
}
