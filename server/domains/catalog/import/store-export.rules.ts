import { type Columns, isColumn, type NamedAttribute, readTitle, recogniseColumns } from "./columns.rules.ts";
import type { ImportField } from "./columns.ts";
import type { FileRow } from "./file/sheet.rules.ts";
import type { ColumnChoice } from "./settings.rules.ts";
import { plainName } from "./texts.rules.ts";

/** Why a row of an export is no variant of its own. */
export type LeftOut = "picture" | "parent" | "grouped" | "unpublished";

/** A row of an export, completed with what its product says; `leftOut` if it is no variant to sell. */
export interface StoreRow {
  row: FileRow;
  leftOut?: LeftOut;
}

/** Completes the rows of an export one after another. */
export interface StoreRows {
  take(row: FileRow): StoreRow | undefined;
  /** Rows that waited for others. */
  rest(): StoreRow[];
  /** The pictures of each product that are no variant's own. */
  pictures: ReadonlyMap<string, readonly string[]>;
}

/** An online store whose product export is read as it is. */
export interface Store {
  name: string;
  isExport: (header: readonly string[]) => boolean;
  columns: (header: readonly string[], sample: readonly FileRow[]) => Columns;
  /** @param today as 2026-12-31, for prices of a sale */
  rows: (columns: Columns, header: readonly string[], today: string) => StoreRows;
}

/** Lets the vendor's own choices take the place of what the export's columns usually hold. */
export function chooseStoreColumns(
  columns: Columns,
  titles: readonly string[],
  choices: readonly ColumnChoice[],
  attributes: readonly NamedAttribute[],
): { unused: string[]; unknown: string[] } {
  const isChosen = (title: string, at: number) => choices.some(([name]) => isColumn(name, title, at));
  const chosen = titles.map((title, at) => (isChosen(title, at) ? title : ""));
  const { columns: said, unused, unknown } = recogniseColumns(chosen, choices, attributes);
  const places = new Set(titles.flatMap((title, at) => (isChosen(title, at) ? [at] : [])));
  columns.ignored = columns.ignored.filter(({ at }) => !places.has(at));
  columns.ignored.push(...said.ignored);
  for (const [field, { at }] of columns.fields) if (places.has(at)) columns.fields.delete(field);
  for (const [field, column] of said.fields) {
    const earlier = columns.fields.get(field);
    if (earlier) columns.ignored.push(earlier);
    columns.fields.set(field, storeColumn(field, column.title, column.at));
  }
  for (const [key, column] of said.attributes) columns.attributes.set(key, column);
  return { unused, unknown };
}

/** A column of an export; its prices are those of one selling unit. */
export function storeColumn(field: ImportField, title: string, at: number) {
  const { names: _, ...column } = readTitle(title, at);
  const isPrice = field === "wholesale" || field === "list";
  return {
    ...column,
    basis: isPrice ? ("unit" as const) : undefined,
    per: 1,
    unknownUnit: undefined,
    ...(field === "weight" && /\bgrams\b/i.test(title) && { weight: "g" as const }),
  };
}

/** Assigns columns by what the export calls them; the others are not used. */
export function columnsByName(
  header: readonly string[],
  nameOf: (title: string) => string,
  fields: ReadonlyMap<string, ImportField>,
): Columns {
  const columns: Columns = {
    fields: new Map(),
    attributes: new Map(),
    options: optionColumns(header),
    pictures: [],
    ignored: [],
    statuses: [],
    width: header.findLastIndex((title) => title.trim() !== "") + 1,
  };
  const inOptions = new Set(columns.options.flatMap(({ nameAt, valueAt }) => [nameAt, valueAt]));
  for (const [at, title] of header.slice(0, columns.width).entries()) {
    const field = fields.get(nameOf(title));
    if (field && !columns.fields.has(field)) columns.fields.set(field, storeColumn(field, title, at));
    else if (!inOptions.has(at) && title.trim() !== "") columns.ignored.push({ title, at });
  }
  return columns;
}

/** Whether a column of the sample has something in it. */
export const isFilled = (sample: readonly FileRow[], at: number | undefined): boolean =>
  at !== undefined && at >= 0 && sample.some(({ cells }) => (cells[at] ?? "").trim() !== "");

const mostOptions = 20;

/** Pairs such as `Option1 Name` and `Option1 Value`, or `Attribute 1 name` and `Attribute 1 value(s)`. */
export function optionColumns(header: readonly string[]): Columns["options"] {
  const places = new Map(header.map((title, at) => [plainName(title), at]));
  return Array.from({ length: mostOptions }, (_, at) => at + 1).flatMap((number) => {
    const found = ["option", "attribute"].flatMap((word) => {
      const nameAt = places.get(`${word}${number}name`);
      const valueAt = places.get(`${word}${number}value`) ?? places.get(`${word}${number}values`);
      return nameAt === undefined || valueAt === undefined ? [] : [{ nameAt, valueAt }];
    });
    return found.slice(0, 1);
  });
}
