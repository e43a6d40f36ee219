import { type ImportField, synonyms } from "./columns.ts";
import { currencyWithin } from "./money.rules.ts";
import type { ColumnChoice } from "./settings.rules.ts";
import { plainName } from "./texts.rules.ts";
import {
  basisWithin,
  factsOf,
  type LengthUnit,
  lengthUnitNamed,
  type Measure,
  measureNamed,
  type PriceBasis,
  type WeightUnit,
  weightUnitNamed,
} from "./units.rules.ts";

/** A column in use, with what its header says about its numbers. */
export interface Column {
  title: string;
  at: number;
  basis: PriceBasis | undefined;
  /** How many units of its basis a price is for: 100 for "Price per 100". */
  per: number;
  /** The unit that a price is for, if we don't know it, as in "Price/CWT". */
  unknownUnit: string | undefined;
  currency: string | undefined;
  length: LengthUnit | undefined;
  weight: WeightUnit | undefined;
  /** How many square feet, feet or pieces one of the column's numbers is: 9 for square yards. */
  content: number;
}

/** A pair of columns with a name and its value, such as `Option1 Name` and `Option1 Value`. */
export interface OptionColumns {
  nameAt: number;
  valueAt: number;
  /** Both cells hold several lines, the first name with the first value. */
  isList?: boolean;
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
  /** Columns that say which products are drafts or not published. */
  statuses: number[];
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
const priceFor =
  /^(.*\b(?:price|cost|net|dealer|msrp|retail|list|wholesale)\b.*?)\s*(\/|\bper\b)\s*([^/,]+)$/i;

/** What the header of a price says that it is for: `Price/SF`, `Cost per 100`, `Price/CWT`. */
function pricedPer(text: string): { rest: string; measure: Measure | undefined; word: string } | undefined {
  const [, rest, , word = ""] = priceFor.exec(text.replaceAll(/\([^)]*\)|\[[^\]]*\]/g, " ").trim()) ?? [];
  return rest === undefined ? undefined : { rest, measure: measureNamed(`per ${word}`), word: word.trim() };
}

/** A header with what it says besides its name: `Dealer Price ($/SF)` is a price in dollars per square foot. */
export function readTitle(title: string, at: number): Column & { names: string[] } {
  const spaced = title.replaceAll("_", " ").trim();
  const money = currencyWithin(spaced);
  const text = money?.rest ?? spaced;
  const priced = pricedPer(text);
  // in "Price per Box (11.88 SF)" the brackets say what is in a box
  const measured = basisWithin(text.replaceAll(/\([^)]*\)/g, " ")) ?? basisWithin(text);
  const unit = /[\s([,/-]+([a-z]+\.?|["”″#])\s*[)\]]?\s*$/i.exec(spaced)?.[1] ?? "";
  const withoutUnit =
    lengthUnitNamed(unit) || weightUnitNamed(unit) ? spaced.replace(/[\s([,/-]+[^\s([,/-]+$/, "") : spaced;
  // "Price UOM" says what a price is for, "Price/UOM" is the price of one
  const whole = pricePerUnit.test(spaced) ? undefined : spaced;
  const texts = [
    whole,
    withoutUnit === spaced ? whole : withoutUnit,
    money?.rest,
    measured?.rest,
    priced?.rest,
  ];
  const names = texts.flatMap((one) => plainName(one ?? "") || []);
  const isUnknown = priced && !priced.measure && !measured && !/^(?:hour|day|order)$/i.test(priced.word);
  return {
    title,
    at,
    basis: priced?.measure?.basis ?? measured?.basis,
    per: priced?.measure?.per ?? 1,
    unknownUnit: isUnknown ? priced.word : undefined,
    currency: money?.currency,
    length: lengthUnitNamed(unit) ?? lengthUnitNamed(/(mm|cm|in|inches)$/i.exec(plainName(title))?.[1] ?? ""),
    weight: weightUnitNamed(unit) ?? weightUnitNamed(/(lbs?|kg|grams)$/i.exec(plainName(title))?.[1] ?? ""),
    content: contentTitle(spaced)?.count ?? contentWithin(measured?.basis),
    names: [...new Set([...names, ...names.map((name) => name.replace(/(?:mm|cm|inches|in|lbs?|kg)$/, ""))])],
  };
}

/** How many square feet are in one of the unit that a header such as `Coverage (m²)` names. */
const contentWithin = (basis: PriceBasis | undefined): number => {
  const facts = basis && basis !== "unit" ? factsOf(basis) : undefined;
  return facts?.of === "sqft" ? facts.count : 1;
};

const containers: ReadonlySet<string> = new Set(["box", "pack", "roll", "set"]);
const contentFields: ReadonlyMap<string, ImportField> = new Map([
  ["sqft", "box_sqft"],
  ["linear_ft", "box_feet"],
  ["piece", "pieces_per_box"],
]);

/** What a header such as `SF/CTN`, `SY per Roll`, `Dozen/Case` or `Carton PCS` says is in a box. */
function contentTitle(title: string): { field: ImportField; count: number } | undefined {
  const text = title.replaceAll(/[([].*?[)\]]/g, " ").trim();
  const [, what = "", holder = ""] = /^(.+?)\s*(?:\/|\bper\b|\bin\s+(?:an?\s)?)\s*(.+)$/i.exec(text) ?? [];
  const [, first = "", second = ""] = /^(\S+)\s+(.+)$/.exec(text) ?? [];
  for (const [unit, container] of [
    [what, holder],
    [second, first],
  ] as const) {
    const inside = measureNamed(unit.replace(/^(?:#|no\.?|number|qty)\s*(?:of\s)?/i, ""));
    const basis = measureNamed(container)?.basis ?? "unit";
    if (!inside || inside.basis === "unit" || !containers.has(basis)) continue;
    const { of, count } = factsOf(inside.basis);
    const field = contentFields.get(of);
    if (field && count < 100) return { field, count: count * inside.per };
  }
  return undefined;
}

type Named = { field: ImportField; rank: number };

/** The field that a header names, with the rank of that name: 0 is the most common. */
function fieldOf({ title, names, basis }: ReturnType<typeof readTitle>): Named | undefined {
  for (const name of names) {
    const found = fieldsByName.get(name);
    // the price of a whole pallet is for those who buy pallets
    if (found) return basis === "pallet" ? { ...found, rank: found.rank + 50 } : found;
  }
  const content = contentTitle(title);
  return content && { field: content.field, rank: 20 };
}

/** Whether a header names something that the shop stores. */
export const isKnownTitle = (title: string): boolean =>
  title.trim() !== "" && fieldOf(readTitle(title, 0)) !== undefined;

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
    statuses: [],
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
    const found = own
      ? { field: own, rank: -1 }
      : fieldOf({ ...column, names: meaning, title: chosen ? "" : title });
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
      if (isStatus(title) && !chosen) columns.statuses.push(at);
      else if (title.trim() !== "") columns.ignored.push({ title, at });
    }
  }
  takePriceUnit(columns, choices);
  return { columns, unused: [...unused], unknown };
}

/** Beside "Sold By", a column "UOM" says what the price is for. */
function takePriceUnit({ fields, ignored }: Columns, choices: readonly ColumnChoice[]): void {
  const unit = fields.get("unit");
  if (!unit || !isSoldBy(unit) || fields.has("price_unit")) return;
  const at = ignored.findIndex(
    (one) =>
      fieldOf(readTitle(one.title.trim(), one.at))?.field === "unit" &&
      !choices.some(([name]) => isColumn(name, one.title, one.at)),
  );
  const [other] = at < 0 ? [] : ignored.splice(at, 1);
  if (other) fields.set("price_unit", readTitle(other.title.trim(), other.at));
}

/** Whether a column says outright by what the product is sold, where "UOM" may be about the price. */
export const isSoldBy = ({ title }: Column): boolean => /sold|sell|sales?\b/i.test(title);

const picture = "(?:image|img|picture|photo)s?";
const address = "(?:url|link|src|file)s?";
const furtherPicture = new RegExp(
  `^(?:${picture}(?:${address})?(?:[2-9]|1\\d)(?:${address})?|(?:additional|extra|other|alternate|more)${picture}(?:${address})?(?:\\d+)?)$`,
);
const isFurtherPicture = (title: string) => furtherPicture.test(plainName(title));

const isStatus = (title: string) =>
  /^(?:product|listing|item)?(?:status|published|active|isactive|ispublished|visible)$/.test(
    plainName(title),
  );

const isIgnored = (field: string) => /^(-|none|ignore)$/i.test(field.trim());

/** Whether a choice is about this column. */
export const isColumn = (name: string, title: string, at: number): boolean =>
  name === `#${at + 1}` ||
  name.trim() === title.trim() ||
  (plainName(name) !== "" && plainName(name) === plainName(title));
