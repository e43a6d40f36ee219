import { FacetValues } from "./facet-values.rules.ts";
import { FittingSets } from "./fitting.rules.ts";
import { growingFloats, growingInts } from "./growing.rules.ts";
import { OptionSizes } from "./option-sizes.rules.ts";
import { Records } from "./records.rules.ts";
import { AskedQuestions } from "./search-asked.rules.ts";
import type { SearchedTexts } from "./search-texts.rules.ts";
import { SearchWords } from "./search-words.rules.ts";
import { type Candidates, Shelf } from "./shelf.rules.ts";
import { PlacedSlots, SlotSet } from "./slot-set.rules.ts";
import { TextReadings } from "./text-readings.rules.ts";

/** What the listing needs to know of a product. */
export interface ListedRow extends SearchedTexts {
  id: number;
  is_published: boolean;
  category_id: number;
  wholesale_cents: number;
  list_cents: number;
  /** What a box covers; null for goods that are not sold by the box. */
  box_sqft: number | null;
  popularity: number;
  created_minute: number;
  in_stock: boolean;
  lead_time_days: number;
  attributes: Record<string, unknown>;
  /** Slugs of its category and of those above it, its own first. */
  category_slugs: readonly string[];
  /** Where it may be laid. */
  surface: readonly string[];
  /** What its model is, such as `vanity`, and what it is for, such as `base`; null without one. */
  model_kind: string | null;
  model_use: string | null;
  /** Another one after every change: `updated_at` in seconds. */
  version: number;
}

/** Places whose slots are known: 30 KB each for a million SKUs. */
const mostPlaces = 64;

let serials = 0;

/**
 * Every published product in columns, so that filtering, counting and sorting cost no query. A product
 * stands in a slot; one that changes gets a new slot and its old one dies, so whatever is known of a slot
 * stays true for ever.
 */
export class Listing {
  /** Tells listings apart. */
  readonly serial = ++serials;
  readonly #records = new Records();
  readonly productIds = this.#records.column(0);
  readonly categories = this.#records.column(1);
  readonly wholesale = this.#records.column(2);
  readonly list = this.#records.column(3);
  readonly popularity = this.#records.column(4);
  readonly created = this.#records.column(5);
  /** Number of what it fits in a room, by `fitting`. */
  readonly fits = this.#records.column(6);
  /** What a box covers, in square feet; 0 for goods that are not sold by the box. */
  readonly covers = growingFloats();
  /** Where it stands among the candidates of its category. */
  readonly placeOnShelf = growingInts();
  /** What is sold by the box. */
  readonly boxed = new SlotSet();
  readonly alive = new SlotSet();
  readonly fitting = new FittingSets();
  readonly words = new SearchWords();
  readonly asked = new AskedQuestions(this.words);
  readonly typed = new AskedQuestions(this.words, { isTyping: true });
  readonly facets: FacetValues;
  readonly texts: TextReadings;
  readonly sizes = new OptionSizes();
  #versions = new Map<number, number>();
  #slotOfProduct = new Map<number, number>();
  #byPopularity: Int32Array | null = null;
  #shelves = new Map<number, Shelf>();
  #places = new Map<Uint8Array, PlacedSlots>();

  /** @param facetKeys attributes that some category offers as a facet; others are not kept */
  constructor(facetKeys: ReadonlySet<string>) {
    this.facets = new FacetValues(facetKeys);
    this.texts = new TextReadings(this.words, this.facets);
  }

  get slots(): number {
    return this.#records.length;
  }

  get products(): number {
    return this.#slotOfProduct.size;
  }

  /** Time to load anew: many slots are dead, and what changed no longer stands in its order. */
  get isWorn(): boolean {
    return this.slots > 1.1 * this.products + 10_000;
  }

  /** Takes a product as it is now, in place of what was known of it; false when that changed nothing. */
  put(row: ListedRow): boolean {
    const former = this.#slotOfProduct.get(row.id);
    if (former !== undefined) {
      if (row.is_published && this.#versions.get(row.id) === row.version) return false;
      this.alive.delete(former);
      this.shelf(this.categories.of(former)).remove(this.facets.of(former));
      this.#slotOfProduct.delete(row.id);
    }
    this.#versions.set(row.id, row.version);
    if (!row.is_published) return former !== undefined;
    const slot = this.slots;
    this.#slotOfProduct.set(row.id, slot);
    this.alive.add(slot);
    this.#records.push([
      ...[row.id, row.category_id, row.wholesale_cents, row.list_cents],
      ...[row.popularity, row.created_minute, this.fitting.numberOf(row)],
    ]);
    this.covers.push(row.box_sqft ?? 0);
    if (row.box_sqft) this.boxed.add(slot);
    this.facets.add(row);
    this.sizes.add(row.sizes);
    this.words.add(slot, row);
    this.asked.forget();
    this.typed.forget();
    this.texts.forget();
    this.#byPopularity = null;
    this.#shelve(slot, row.category_id);
    return true;
  }

  /** The version in which a product was last put; undefined for one that never was. */
  versionOf(productId: number): number | undefined {
    return this.#versions.get(productId);
  }

  slotOf(productId: number): number | undefined {
    return this.#slotOfProduct.get(productId);
  }

  /** All slots that are alive, those that are looked at most first. */
  byPopularity(): Int32Array {
    const { alive, popularity } = this;
    this.#byPopularity ??= Int32Array.from({ length: this.slots }, (_, slot) => slot)
      .filter((slot) => alive.has(slot))
      .sort((a, b) => popularity.of(b) - popularity.of(a) || a - b);
    return this.#byPopularity;
  }

  /** What stands in the category itself. */
  shelf(categoryId: number): Shelf {
    return this.#shelves.get(categoryId) ?? emptyShelf;
  }

  /** Slots that were found by something else, as candidates. */
  candidates(slots: Int32Array): Candidates {
    const { starts, values } = this.facets;
    const [from, to] = [new Int32Array(slots.length), new Int32Array(slots.length)];
    // in a loop of its own many of these scattered numbers are fetched at once
    for (let at = 0; at < slots.length; at++) {
      from[at] = starts.at[slots[at]!]!;
      to[at] = starts.at[slots[at]! + 1]!;
    }
    return { slots, starts: from, ends: to, values: values.at };
  }

  /** The slots whose category has a 1 in the mask; found out once for each mask. */
  slotsIn(mask: Uint8Array): PlacedSlots {
    const place = this.#places.get(mask) ?? new PlacedSlots(mask, this);
    // the one that was asked for last comes last
    this.#places.delete(mask);
    this.#places.set(mask, place);
    if (this.#places.size > mostPlaces) this.#places.delete(this.#places.keys().next().value!);
    return place;
  }

  #shelve(slot: number, categoryId: number): void {
    let shelf = this.#shelves.get(categoryId);
    if (!shelf) {
      shelf = new Shelf();
      this.#shelves.set(categoryId, shelf);
    }
    this.placeOnShelf.push(shelf.add(slot, this.facets.of(slot)));
  }
}

const emptyShelf = new Shelf();
