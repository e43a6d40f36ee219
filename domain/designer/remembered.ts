import { LRUCache } from "lru-cache";
import type { OfferIndex } from "./sketch/offer-index.ts";

/** What was made of a shelf, by what it was made from. */
interface Remembered<Value> {
  find(offers: OfferIndex, key: string): Value | undefined;
  /** The value, which is forgotten once `most` others of its shelf were asked for later. */
  keep(offers: OfferIndex, key: string, value: Value): Value;
}

/** Remembers values by shelf, so that nothing outlives a change of its products or prices. */
export function remembered<Value extends object>(most: number): Remembered<Value> {
  const shelves = new WeakMap<object, LRUCache<string, Value>>();
  return {
    find: (offers, key) => shelves.get(offers.shelf)?.get(key),
    keep: (offers, key, value) => {
      const values = shelves.get(offers.shelf) ?? new LRUCache<string, Value>({ max: most });
      shelves.set(offers.shelf, values);
      values.set(key, value);
      return value;
    },
  };
}

/** One key for what may differ in the order of its fields alone, as what a database gives back. */
export const keyOf = (...parts: readonly unknown[]): string =>
  JSON.stringify(parts, (_, value: unknown) => {
    if (value instanceof Map || value instanceof Set) return [...value];
    if (value === null || typeof value !== "object" || Array.isArray(value)) return value;
    return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  });
