import type { LengthUnit, PriceBasis, UnitMeaning } from "./units.rules.ts";

/** A column's header, or its position as `#3`, and its field. */
export type ColumnChoice = readonly [column: string, field: string];
/** A category in the vendor's words, and the slug of the shop's category. */
export type CategoryChoice = readonly [theirs: string, slug: string];
/** A unit in the vendor's words, and what it is; rows with a unit to leave out stay out. */
export type UnitChoice = readonly [theirs: string, meaning: UnitMeaning | "leave_out"];
/** A currency's ISO code, and its value in US dollars. */
export type Rate = readonly [currency: string, dollars: number];

/**
 * A vendor's settings for reading its lists; undefined ones are derived from the list. User text is kept in lists of
 * pairs and never as object keys.
 */
export interface ImportSettings {
  columns: readonly ColumnChoice[];
  categories: readonly CategoryChoice[];
  /** For rows with an unknown category. */
  category: string | undefined;
  /** For rows whose category is empty. */
  blank_category: string | undefined;
  price_basis: PriceBasis | undefined;
  /** For prices without a currency. */
  currency: string | undefined;
  rates: readonly Rate[];
  length_unit: LengthUnit | undefined;
  units: readonly UnitChoice[];
  /** Of an Excel file; by default the sheet that looks most like a list. */
  sheet: string | undefined;
}

export const noSettings: ImportSettings = {
  columns: [],
  categories: [],
  category: undefined,
  blank_category: undefined,
  price_basis: undefined,
  currency: undefined,
  rates: [],
  length_unit: undefined,
  units: [],
  sheet: undefined,
};

/** Remembered settings overridden by the current ones. */
export function mergeSettings(remembered: ImportSettings, now: Partial<ImportSettings>): ImportSettings {
  return {
    columns: mergePairs(remembered.columns, now.columns),
    categories: mergePairs(remembered.categories, now.categories),
    category: now.category ?? remembered.category,
    // what one list leaves out says nothing about the next
    blank_category: now.blank_category,
    price_basis: now.price_basis ?? remembered.price_basis,
    currency: now.currency ?? remembered.currency,
    rates: mergePairs(remembered.rates, now.rates),
    length_unit: now.length_unit ?? remembered.length_unit,
    units: mergePairs(remembered.units, now.units),
    sheet: now.sheet ?? remembered.sheet,
  };
}

function mergePairs<Value>(
  earlier: readonly (readonly [string, Value])[],
  now: readonly (readonly [string, Value])[] = [],
): (readonly [string, Value])[] {
  return [...new Map([...earlier, ...now])];
}
