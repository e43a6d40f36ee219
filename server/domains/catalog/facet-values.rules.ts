import { GrowingSmalls, growingInts, type Smalls } from "./growing.rules.ts";
import { NamedValues } from "./named-values.rules.ts";

/** Facets that every product has, beside the attributes of its category. */
export const commonFacets = ["brand", "in_stock", "lead_time", "category"] as const;

export const isCommonFacet = (key: string): boolean => commonFacets.some((common) => common === key);

/** Days that the lead time facet offers; a product counts under each that it keeps. */
export const leadTimes = [3, 7, 14, 21] as const;

interface Faceted {
  category_id: number;
  brand: string;
  in_stock: boolean;
  lead_time_days: number;
  attributes: Record<string, unknown>;
}

/** Attributes that tell how a variant looks. */
const looks: ReadonlySet<string> = new Set(["finish", "color"]);

/** Two neighbouring numbers that one product has, as the widths 9 and 12 of a cabinet. */
export interface Neighbours {
  /** Its number among all values. */
  at: number;
  low: number;
  high: number;
}

/** The facet values of each slot, as numbers into a dictionary of (key, value) pairs. */
export class FacetValues {
  /** Values of slot n stand at `starts[n]` up to `starts[n + 1]` in `values`. */
  readonly starts = growingInts();
  readonly values = new GrowingSmalls();
  /** The number of its key, by value. */
  readonly keyOf = growingInts();
  readonly texts: string[] = [];
  /** What a value's text says as a number, by value; NaN for other texts. */
  readonly numbers: number[] = [];
  /** Values of attributes, by their names. */
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

  add(row: Faceted): void {
    this.#give("brand", row.brand);
    this.#give("category", String(row.category_id));
    if (row.in_stock) this.#give("in_stock", "true");
    for (const days of leadTimes) if (row.lead_time_days <= days) this.#give("lead_time", String(days));
    for (const [key, value] of Object.entries(row.attributes)) {
      if (!this.#attributes.has(key)) continue;
      for (const text of new Set([value].flat().map(String))) this.#give(key, text);
      if (Array.isArray(value) && value.every((one) => typeof one === "number")) this.#pair(key, value);
    }
    this.starts.push(this.values.length);
  }

  /** The numbers of a slot's values. */
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

  /** The values of a key with their numbers, in the order in which they first appeared. */
  valuesOf(key: string): ReadonlyMap<string, number> {
    return this.#keys.get(key)?.values ?? new Map();
  }

  /** Counted like values: so often has a product both numbers, and would count twice in a range that holds both. */
  neighboursOf(key: string): Iterable<Neighbours> {
    return this.#neighbours.get(key)?.values() ?? [];
  }

  #pair(key: string, numbers: readonly number[]): void {
    const pairs = this.#neighbours.get(key) ?? new Map<string, Neighbours>();
    this.#neighbours.set(key, pairs);
    const sorted = [...new Set(numbers)].sort((a, b) => a - b);
    for (const [before, high] of sorted.slice(1).entries()) {
      const low = sorted[before]!;
      let pair = pairs.get(`${low} ${high}`);
      if (!pair) {
        // no text, so that nobody can ask for it
        pair = { at: this.texts.push("") - 1, low, high };
        this.numbers.push(Number.NaN);
        this.keyOf.push(this.#keys.get(key)!.number);
        pairs.set(`${low} ${high}`, pair);
      }
      this.values.push(pair.at);
    }
  }

  #give(key: string, text: string): void {
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
    this.values.push(value);
  }
}
