import { GrowableSmallArray, growableInts, type Smalls } from "../index/growable-array.rules.ts";
import { NamedValues } from "../search/named-values.rules.ts";

/** Facets of every product, besides the attributes of its category. */
export const commonFacets = ["brand", "in_stock", "lead_time", "category"] as const;

export const isCommonFacet = (key: string): boolean => commonFacets.some((common) => common === key);

/** The options of the lead time facet, in days; a product counts under each that it meets. */
export const leadTimes = [3, 7, 14, 21] as const;

/** A product's facet values, parsed and ready to add. */
export interface ReadFacets {
  values: readonly (readonly [key: string, text: string])[];
  /** Attributes with several numbers. */
  numbers: readonly (readonly [key: string, numbers: readonly number[]])[];
}

interface Faceted {
  category_id: number;
  brand: string;
  in_stock: boolean;
  lead_time_days: number;
  attributes: Record<string, unknown>;
}

/** Attributes of a variant's look. */
const looks: ReadonlySet<string> = new Set(["finish", "color"]);

/** Two adjacent numbers of one product, such as the widths 9 and 12 of a cabinet. */
export interface Neighbours {
  /** Its id among all values. */
  at: number;
  low: number;
  high: number;
}

/** The facet values of each slot, as ids in a dictionary of (key, value) pairs. */
export class FacetValues {
  /** Values of slot n are at `starts[n]` up to `starts[n + 1]` in `values`. */
  readonly starts = growableInts();
  readonly values = new GrowableSmallArray();
  /** The id of its key, by value. */
  readonly keyOf = growableInts();
  readonly texts: string[] = [];
  /** The number in a value's text, by value; NaN for other texts. */
  readonly numbers: number[] = [];
  /** Values of attributes, by name. */
  readonly named = new NamedValues();
  #keys = new Map<string, { number: number; values: Map<string, number> }>();
  #neighbours = new Map<string, Map<string, Neighbours>>();
  #attributes: ReadonlySet<string>;

  constructor(attributes: ReadonlySet<string>) {
    this.#attributes = attributes;
    this.starts.push(0);
    for (const key of [...commonFacets, ...attributes]) {
      this.#keys.set(key, { number: this.#keys.size, values: new Map() });
    }
  }

  /** Parses a product's values without changing anything: an attribute that is not text may throw. */
  read(row: Faceted): ReadFacets {
    const values: [key: string, text: string][] = [
      ["brand", row.brand],
      ["category", String(row.category_id)],
    ];
    if (row.in_stock) values.push(["in_stock", "true"]);
    for (const days of leadTimes) if (row.lead_time_days <= days) values.push(["lead_time", String(days)]);
    const numbers: [key: string, numbers: number[]][] = [];
    for (const [key, value] of Object.entries(row.attributes)) {
      if (!this.#attributes.has(key)) continue;
      for (const text of new Set([value].flat().map(String))) values.push([key, text]);
      if (Array.isArray(value) && value.every((one) => typeof one === "number")) numbers.push([key, value]);
    }
    return { values, numbers };
  }

  /** Appends the values of the next slot. */
  add({ values, numbers }: ReadFacets): void {
    for (const [key, text] of values) this.values.push(this.know(key, text));
    for (const [key, several] of numbers) this.#pair(key, several);
    this.starts.push(this.values.length);
  }

  /** The id of a value, which is a new one for a value that no slot has yet. */
  know(key: string, text: string): number {
    const { number, values } = this.#keys.get(key)!;
    let value = values.get(text);
    if (value === undefined) {
      value = this.texts.push(text) - 1;
      this.numbers.push(text === "" ? Number.NaN : Number(text));
      values.set(text, value);
      if (this.#attributes.has(key) && Number.isNaN(this.numbers[value]))
        this.named.add(text, looks.has(key));
      this.keyOf.push(number);
    }
    return value;
  }

  /** The id of two adjacent numbers of one product. */
  knowPair(key: string, low: number, high: number): number {
    const pairs = this.#neighbours.get(key) ?? new Map<string, Neighbours>();
    this.#neighbours.set(key, pairs);
    let pair = pairs.get(`${low} ${high}`);
    if (!pair) {
      // not a text, so that nobody can request it
      pair = { at: this.texts.push("") - 1, low, high };
      this.numbers.push(Number.NaN);
      this.keyOf.push(this.#keys.get(key)!.number);
      pairs.set(`${low} ${high}`, pair);
    }
    return pair.at;
  }

  /** The ids of a slot's values. */
  of(slot: number): Smalls {
    return this.values.at.subarray(this.starts.at[slot]!, this.starts.at[slot + 1]!);
  }

  /** The texts of a slot's values. */
  textsOf(slot: number): string[] {
    const texts: string[] = [];
    for (let at = this.starts.at[slot]!; at < this.starts.at[slot + 1]!; at++) {
      texts.push(this.texts[this.values.at[at]!]!);
    }
    return texts;
  }

  isKey(key: string): boolean {
    return this.#keys.has(key);
  }

  keyNumber(key: string): number {
    return this.#keys.get(key)?.number ?? -1;
  }

  /** The values of a key with their ids, in order of first appearance. */
  valuesOf(key: string): ReadonlyMap<string, number> {
    return this.#keys.get(key)?.values ?? new Map();
  }

  /** Counted like values: how often a product has both numbers, and would count twice in a range with both. */
  neighboursOf(key: string): Iterable<Neighbours> {
    return this.#neighbours.get(key)?.values() ?? [];
  }

  #pair(key: string, numbers: readonly number[]): void {
    for (const [low, high] of adjacent(numbers)) this.values.push(this.knowPair(key, low, high));
  }
}

/** Each number with the next higher one. */
export function adjacent(numbers: readonly number[]): (readonly [low: number, high: number])[] {
  const sorted = [...new Set(numbers)].sort((a, b) => a - b);
  return sorted.slice(1).map((high, before) => [sorted[before]!, high] as const);
}
