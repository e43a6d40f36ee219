import type { suggestProducts } from "../../../../contract/catalog/catalog.ts";
import type { ProductCard } from "../../../../contract/catalog/product-card.ts";
import type { EndpointReply } from "../../../../contract/endpoint.ts";
import type { NotCarried } from "../../../../domain/search/makers.ts";
import type { CacheSection } from "../../../platform/cache/cache.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { Showroom } from "../../showrooms/showrooms/index.ts";
import type { CategoryTree } from "./category-tree.rules.ts";
import type { TextCache } from "./index/text-cache.rules.ts";
import type { Listing } from "./listing/listing.rules.ts";
import type { AttributeRow } from "./listing/listing.store.ts";
import type { Sort } from "./listing/order.rules.ts";
import type { ShownOffer } from "./offers.rules.ts";

/** Categories, attributes and brands. They are few, so every process has them in memory. */
export interface Structure {
  tree: CategoryTree;
  attributes: ReadonlyMap<string, AttributeRow>;
  brands: readonly { name: string; slug: string }[];
  /** Former names of brands with those of today. */
  formerBrands: ReadonlyMap<string, string>;
  /** All categories, departments, attributes and brands as one text, to see whether any has changed. */
  structureText: string;
}

/** The catalog as routes and other domains see it, whichever engine searches it. */
export interface Catalog extends Structure {
  search: CatalogSearch;
  /** Full product data since the last change of any product, by hash. */
  rows: CacheSection;
}

/** Texts by slot. */
export type SlotTexts = Pick<TextCache, "has" | "get" | "put" | "isFull">;

interface ChosenOffer {
  shown: ShownOffer | null;
}

/** This process's catalog, where no search engine is configured. */
export interface MemoryCatalog extends Catalog {
  listing: Listing;
  /** Card JSON by slot, the same in every showroom: a slot's product never changes. */
  cards: SlotTexts;
  /** Card data of single variants, by slot. */
  offers: SlotTexts;
  /** The variants that cards show, by slot and what is wanted of its values; null for the product's own. */
  chosen: Pick<Map<string, ChosenOffer>, "get"> & { set(key: string, choice: ChosenOffer): unknown };
  /** The database time up to which all changes are included. */
  readAt: Date;
}

/** A caller's request for a list; money in dollars. */
export interface ProductsWish {
  category?: string | number | undefined;
  menu?: string | undefined;
  q?: string | undefined;
  filters: Record<string, string[]>;
  price_min?: number | undefined;
  price_max?: number | undefined;
  sqft_min?: number | undefined;
  sqft_max?: number | undefined;
  sort?: Sort | undefined;
  /** The room target that products must fit, as `fittingTarget` names it. */
  fitting?: string | undefined;
  page: number;
  per_page: number;
}

/** One page of a list. */
export interface ListedProducts {
  total: number;
  /** JSON shared by all pages, from the first key to the closing brace: facets, price ranges, what was understood. */
  about: Buffer;
  /** How many cards the page has. */
  count: number;
  /** JSON of the cards in pieces, with the commas between them. */
  cards: readonly Buffer[];
}

/** The products that a partial text brings up. */
export interface Suggested {
  products: EndpointReply<typeof suggestProducts>["data"]["products"];
  /** Their categories and those of the next best, the most frequent first. */
  kinds: readonly number[];
  /** The corrected text; null if nothing was corrected. */
  meant: string | null;
  /** A maker that the text names and that isn't sold here. */
  notCarried: NotCarried | null;
  /** The text is a SKU, and means nothing else. */
  isSku: boolean;
}

/** A row of a carousel. */
export interface Carousel {
  /** Ids of products to show first, in this order. */
  first: readonly number[];
  /** Only products like this one: of its category, and others of `first` after those. */
  like?: number | undefined;
  /** Whether popular products fill the row. */
  isFilled: boolean;
  /** The id of a product that is not shown. */
  without: number | null;
  limit: number;
}

/** A product as far as a showroom's choice of what it sells goes. */
export interface SoldProduct {
  product_id: number;
  category_id: number;
}

/**
 * The engine that lists and searches products. Prices are those of a showroom, or list prices without one. Each method
 * takes the caller's platform, whose queries may be in a transaction.
 */
export interface CatalogSearch {
  /** A page of products. Fails with 422 for a filter that nothing offers, 404 for an unknown category. */
  list(platform: Platform, showroom: Showroom | null, wish: ProductsWish): Promise<ListedProducts>;
  /** Ids of the most popular products of a list. */
  mostPopular(
    platform: Platform,
    showroom: Showroom | null,
    wish: Omit<ProductsWish, "sort" | "page" | "per_page">,
    limit: number,
  ): Promise<number[]>;
  /** Products by a text as it is typed, in small letters. */
  suggest(
    platform: Platform,
    showroom: Showroom | null,
    typed: { text: string; withPrice: string },
    limit: number,
  ): Promise<Suggested>;
  /** Cards of products that the showroom sells. */
  carousel(platform: Platform, showroom: Showroom | null, wanted: Carousel): Promise<ProductCard[]>;
  /** How many products the showroom sells directly in each category. */
  counts(showroom: Showroom | null): Promise<(categoryId: number) => number>;
  /** Whether the showroom sells each of these products; without a showroom, everything is sold. */
  soldAmong(
    platform: Pick<Platform, "db">,
    showroom: Showroom | null,
    products: readonly SoldProduct[],
  ): Promise<(product: SoldProduct) => boolean>;
  /** Loads ahead what lists will show, as far as there is room. */
  readAhead(platform: Platform, isStopping: () => boolean): Promise<void>;
}
