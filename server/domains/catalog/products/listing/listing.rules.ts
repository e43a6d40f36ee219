import { FittingSets } from "../fitting.rules.ts";
import { growableFloats, growableInts } from "../index/growable-array.rules.ts";
import { OptionSizes } from "../index/option-sizes.rules.ts";
import { Records } from "../index/records.rules.ts";
import { CatalogFull, slotLimit } from "../index/slot-limit.rules.ts";
import { PlacedSlots, SlotSet } from "../index/slot-set.rules.ts";
import { AskedQuestions } from "../search/search-asked.rules.ts";
import type { SearchedTexts } from "../search/search-texts.rules.ts";
import { SearchWords } from "../search/search-words.rules.ts";
import { TextReadings } from "../search/text-readings.rules.ts";
import { type Candidates, CategoryList } from "./category-list.rules.ts";
import { FacetValues, type ReadFacets } from "./facet-values.rules.ts";

/** The product data that the listing needs. */
export interface ListedRow extends SearchedTexts {
  id: number;
  is_published: boolean;
  category_id: number;
  wholesale_cents: number;
  list_cents: number;
  /** Square feet per box; null for products not sold by the box. */
  box_sqft: number | null;
  popularity: number;
  created_minute: number;
  in_stock: boolean;
  lead_time_days: number;
  attributes: Record<string, unknown>;
  /** Slugs of its category and its ancestors, its own first. */
  category_slugs: readonly string[];
  /** Where it can be installed. */
  surface: readonly string[];
  /** Its model's kind, such as `vanity`, and form, such as `base`; null without a model. */
  model_kind: string | null;
  model_use: string | null;
  /** Changes with every update: `updated_at` in seconds. */
  version: number;
}

type Columns = Pick<
  ListedRow,
  | "id"
  | "category_id"
  | "wholesale_cents"
  | "list_cents"
  | "popularity"
  | "created_minute"
  | "vendor"
  | "box_sqft"
  | "version"
>;

/** A product as another engine keeps it, with what was read of its attributes. */
export interface ReadProduct extends Columns {
  facets: ReadFacets;
  sizes: readonly string[];
}

interface PlacedProduct extends Omit<Columns, "version"> {
  fits: number;
  facets: ReadFacets;
  sizes: readonly number[];
}

/** How many category sets are cached: 30 KB each for a million SKUs. */
const mostPlaces = 64;

let serials = 0;

/**
 * Every published product in columns, so that filtering, counting and sorting need no query. A product occupies a slot;
 * a changed product gets a new slot and its old one dies, so data cached for a slot stays valid forever.
 */
export class Listing {
  /** Identifies this listing. */
  readonly serial = ++serials;
  readonly #records = new Records();
  readonly productIds = this.#records.column(0);
  readonly categories = this.#records.column(1);
  readonly wholesale = this.#records.column(2);
  readonly list = this.#records.column(3);
  readonly popularity = this.#records.column(4);
  readonly created = this.#records.column(5);
  /** The id of its fitting set, in `fitting`. */
  readonly fits = this.#records.column(6);
  /** Number of its vendor, by `vendorNumbers`. */
  readonly vendors = this.#records.column(7);
  /** By the vendor's name. */
  readonly vendorNumbers = new Map<string, number>();
  /** Square feet per box; 0 for products not sold by the box. */
  readonly covers = growableFloats();
  /** Its position among the candidates of its category. */
  readonly placeInCategory = growableInts();
  /** Products sold by the box. */
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
  #shelves = new Map<number, CategoryList>();
  #places = new Map<Uint8Array, PlacedSlots>();

  readonly #mostSlots: number;

  /**
   * @param facetKeys attributes that some category offers as a facet; others are not kept
   * @param mostSlots how many slots there may be
   */
  constructor(facetKeys: ReadonlySet<string>, mostSlots = slotLimit) {
    this.#mostSlots = mostSlots;
    this.facets = new FacetValues(facetKeys);
    this.texts = new TextReadings(this.words, this.facets);
  }

  get slots(): number {
    return this.#records.length;
  }

  get products(): number {
    return this.#slotOfProduct.size;
  }

  /** Time to reload: many slots are dead, or the last one is taken, and changed products are no longer in order. */
  get isWorn(): boolean {
    const isFull = this.slots >= this.#mostSlots && this.slots > this.products;
    return isFull || this.slots > 1.1 * this.products + 10_000;
  }

  /**
   * Adds a product in its current version, replacing the former one; false if nothing changed. Throws if the product
   * cannot be parsed, and `CatalogFull` if no slot is left; then the product is left out.
   */
  put(row: ListedRow): boolean {
    const former = this.#slotOfProduct.get(row.id);
    if (former !== undefined && row.is_published && this.#versions.get(row.id) === row.version) return false;
    this.leaveOut(row.id, row.version);
    if (!row.is_published) return former !== undefined;
    const slot = this.slots;
    if (slot >= this.#mostSlots) throw new CatalogFull(this.#mostSlots);
    // everything that may throw comes before the first column grows
    const [fits, facets] = [this.fitting.numberOf(row), this.facets.read(row)];
    const sizes = this.sizes.read(row.sizes);
    this.words.add(slot, row);
    this.#place({ ...row, fits, facets, sizes });
    return true;
  }

  /** Adds a product whose words are elsewhere. */
  putRead(row: ReadProduct): void {
    this.#versions.set(row.id, row.version);
    this.#place({ ...row, fits: 0, sizes: this.sizes.read(row.sizes) });
  }

  #place({ fits, facets, sizes, ...row }: PlacedProduct): void {
    const slot = this.slots;
    this.#slotOfProduct.set(row.id, slot);
    this.alive.add(slot);
    this.#records.push([
      ...[row.id, row.category_id, row.wholesale_cents, row.list_cents],
      ...[row.popularity, row.created_minute, fits, this.#vendorNumber(row.vendor)],
    ]);
    this.covers.push(row.box_sqft ?? 0);
    if (row.box_sqft) this.boxed.add(slot);
    this.facets.add(facets);
    this.sizes.add(sizes);
    this.asked.forget();
    this.typed.forget();
    this.texts.forget();
    this.#byPopularity = null;
    this.#shelve(slot, row.category_id);
  }

  /** Removes a product, if present; it stays out until it comes in another version. */
  leaveOut(productId: number, version: number): void {
    this.#versions.set(productId, version);
    const slot = this.#slotOfProduct.get(productId);
    if (slot === undefined) return;
    this.alive.delete(slot);
    this.shelf(this.categories.of(slot)).remove(this.facets.of(slot));
    this.#slotOfProduct.delete(productId);
    this.#byPopularity = null;
  }

  /** The version in which a product was last added; undefined if never. */
  versionOf(productId: number): number | undefined {
    return this.#versions.get(productId);
  }

  slotOf(productId: number): number | undefined {
    return this.#slotOfProduct.get(productId);
  }

  /** All live slots, most viewed first. */
  byPopularity(): Int32Array {
    const { alive, popularity } = this;
    this.#byPopularity ??= Int32Array.from({ length: this.slots }, (_, slot) => slot)
      .filter((slot) => alive.has(slot))
      .sort((a, b) => popularity.of(b) - popularity.of(a) || a - b);
    return this.#byPopularity;
  }

  /** The products directly in the category. */
  shelf(categoryId: number): CategoryList {
    return this.#shelves.get(categoryId) ?? emptyList;
  }

  /** Slots found elsewhere, as candidates. */
  candidates(slots: Int32Array): Candidates {
    const { starts, values } = this.facets;
    const [from, to] = [new Int32Array(slots.length), new Int32Array(slots.length)];
    // a separate loop fetches many of these scattered numbers at once
    for (let at = 0; at < slots.length; at++) {
      from[at] = starts.at[slots[at]!]!;
      to[at] = starts.at[slots[at]! + 1]!;
    }
    return { slots, starts: from, ends: to, values: values.at };
  }

  /** The slots whose category has a 1 in the mask; computed once per mask. */
  slotsIn(mask: Uint8Array): PlacedSlots {
    const place = this.#places.get(mask) ?? new PlacedSlots(mask, this);
    // most recently used last
    this.#places.delete(mask);
    this.#places.set(mask, place);
    if (this.#places.size > mostPlaces) this.#places.delete(this.#places.keys().next().value!);
    return place;
  }

  /** Whether a slot is on sale in the categories that have a 1 in the mask, and not left out of them. */
  soldSlots(mask: Uint8Array, leftOut: { has(slot: number): boolean } | null): (slot: number) => boolean {
    const placed = this.slotsIn(mask);
    const { alive } = this;
    return leftOut === null
      ? (slot) => alive.has(slot) && placed.has(slot)
      : (slot) => alive.has(slot) && placed.has(slot) && !leftOut.has(slot);
  }

  #vendorNumber(name: string): number {
    const number = this.vendorNumbers.get(name) ?? this.vendorNumbers.size;
    this.vendorNumbers.set(name, number);
    return number;
  }

  #shelve(slot: number, categoryId: number): void {
    let shelf = this.#shelves.get(categoryId);
    if (!shelf) {
      shelf = new CategoryList();
      this.#shelves.set(categoryId, shelf);
    }
    this.placeInCategory.push(shelf.add(slot, this.facets.of(slot)));
  }
}

const emptyList = new CategoryList();
