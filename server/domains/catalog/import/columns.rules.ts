import { type ImportField, synonyms } from "./columns.table.ts";
import { currencyWithin } from "./money.rules.ts";
import type { ColumnChoice } from "./settings.rules.ts";
import { plainName } from "./texts.rules.ts";
import {
  basisWithin,
  type LengthUnit,
  lengthUnitNamed,
  type PriceBasis,
  type WeightUnit,
  weightUnitNamed,
} from "./units.rules.ts";

/** A column in use, with what its header says about its numbers. */
export interface Column {
  title: string;
  at: number;
  basis: PriceBasis | undefined;
  currency: string | undefined;
  length: LengthUnit | undefined;
  weight: WeightUnit | undefined;
  isSquareMeters: boolean;
}

/** A pair of columns with a name and its value, such as `Option1 Name` and `Option1 Value`. */
export interface OptionColumns {
  nameAt: number;
  valueAt: number;
}

export interface Columns {
  fields: Map<ImportField, Column>;
  /** Columns with a catalog attribute, by its key. */
  attributes: Map<string, Column>;
  options: OptionColumns[];
  /** Columns with one more picture each, such as `Image 2`. */
  pictures: { title: string; at: number }[];
  /** Headers that were not recognized. */
  ignored: { title: string; at: number }[];
  /** Cells up to the last non-empty header. */
  width: number;
}

export interface NamedAttribute {
  key: string;
  label: string;
}

const fieldsByName = new Map(
  Array.from(synonyms).flatMap(([field, names]) =>
    names.map((name, rank) => [plainName(name), { field, rank }] as const),
  ),
);
const fieldsByKey = new Map(Array.from(synonyms.keys(), (field) => [plainName(field), field]));

const pricePerUnit = /\b(?:price|cost|net)\s*(?:\/|\bper\b)\s*(?:unit|uom|u\/m|um)\b/i;

/** A header with what it says besides its name: `Dealer Price ($/SF)` is a price in dollars per square foot. */
export function readTitle(title: string, at: number): Column & { names: string[] } {
  const spaced = title.replaceAll("_", " ").trim();
  const money = currencyWithin(spaced);
  const text = money?.rest ?? spaced;
  // in "Price per Box (11.88 SF)" the brackets say what is in a box
  const measured = basisWithin(text.replaceAll(/\([^)]*\)/g, " ")) ?? basisWithin(text);
  const unit = /[\s([,/-]+([a-z]+\.?|["”″#])\s*[)\]]?\s*$/i.exec(spaced)?.[1] ?? "";
  const withoutUnit =
    lengthUnitNamed(unit) || weightUnitNamed(unit) ? spaced.replace(/[\s([,/-]+[^\s([,/-]+$/, "") : spaced;
  // "Price UOM" says what a price is for, "Price/UOM" is the price of one
  const whole = pricePerUnit.test(spaced) ? undefined : spaced;
  const names = [whole, withoutUnit === spaced ? whole : withoutUnit, money?.rest, measured?.rest].flatMap(
    (text) => plainName(text ?? "") || [],
  );
  return {
    title,
    at,
    basis: measured?.basis,
    currency: money?.currency,
    length: lengthUnitNamed(unit) ?? lengthUnitNamed(/(mm|cm|in|inches)$/i.exec(plainName(title))?.[1] ?? ""),
    weight: weightUnitNamed(unit) ?? weightUnitNamed(/(lbs?|kg|grams)$/i.exec(plainName(title))?.[1] ?? ""),
    isSquareMeters: measured?.basis === "sqm" || /m²|\bm2\b|\bsqm\b|\bqm\b/i.test(spaced),
    names: [...new Set([...names, ...names.map((name) => name.replace(/(?:mm|cm|inches|in|lbs?|kg)$/, ""))])],
  };
}

/** The field that a header names, with the rank of that name: 0 is the most common. */
export function fieldOf(names: readonly string[]): { field: ImportField; rank: number } | undefined {
  for (const name of names) {
    const found = fieldsByName.get(name);
    if (found) return found;
  }
  return undefined;
}

/**
 * Determines what each column holds: by the vendor's own choices (header or position from 1 → field or attribute), else
 * by the common names, else by an attribute's key or label. Choices without a matching header are in `unused`, unknown
 * fields in `unknown`.
 */
export function recogniseColumns(
  header: readonly string[],
  choices: readonly ColumnChoice[],
  attributes: readonly NamedAttribute[],
): { columns: Columns; unused: string[]; unknown: string[] } {
  const width = header.findLastIndex((title) => title.trim() !== "") + 1;
  const columns: Columns = {
    fields: new Map(),
    attributes: new Map(),
    options: [],
    pictures: [],
    ignored: [],
    width,
  };
  const ranks = new Map<ImportField, number>();
  const unused = new Set(choices.map(([column]) => column));
  const unknown: string[] = [];
  for (const [at, title] of header.slice(0, width).entries()) {
    const column = readTitle(title.trim(), at);
    const chosen = choices.find(([name]) => isColumn(name, title, at));
    if (chosen) unused.delete(chosen[0]);
    if (chosen && isIgnored(chosen[1])) {
      columns.ignored.push({ title, at });
      continue;
    }
    if (!chosen && isFurtherPicture(title)) {
      columns.pictures.push({ title, at });
      continue;
    }
    const meaning = chosen ? [plainName(chosen[1])] : column.names;
    const own = chosen && fieldsByKey.get(meaning[0]!);
    const found = own ? { field: own, rank: -1 } : fieldOf(meaning);
    const attribute = attributes.find(({ key, label }) =>
      meaning.some((name) => name === plainName(key) || name === plainName(label)),
    );
    if (found && (chosen ? -1 : found.rank) < (ranks.get(found.field) ?? Number.POSITIVE_INFINITY)) {
      const earlier = columns.fields.get(found.field);
      if (earlier) columns.ignored.push(earlier);
      columns.fields.set(found.field, column);
      ranks.set(found.field, chosen ? -1 : found.rank);
    } else if (attribute && !found) columns.attributes.set(attribute.key, column);
    else {
      if (chosen && !found) unknown.push(chosen[1]);
      if (title.trim() !== "") columns.ignored.push({ title, at });
    }
  }
  return { columns, unused: [...unused], unknown };
}

const picture = "(?:image|img|picture|photo)s?";
const address = "(?:url|link|src|file)s?";
const furtherPicture = new RegExp(
  `^(?:${picture}(?:${address})?(?:[2-9]|1\\d)(?:${address})?|(?:additional|extra|other|alternate|more)${picture}(?:${address})?(?:\\d+)?)$`,
);
const isFurtherPicture = (title: string) => furtherPicture.test(plainName(title));

const isIgnored = (field: string) => /^(-|none|ignore)$/i.test(field.trim());

/** Whether a choice is about this column. */
export const isColumn = (name: string, title: string, at: number): boolean =>
  name === `#${at + 1}` ||
  name.trim() === title.trim() ||
  (plainName(name) !== "" && plainName(name) === plainName(title));
