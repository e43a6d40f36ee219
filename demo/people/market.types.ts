import type { Markups } from "../../domain/money/pricing.ts";
import type { CatalogProduct } from "../catalog/product.types.ts";
import type { Customer } from "./customers.ts";
import type { DemoShowroom } from "./showrooms.ts";

/** What histories need to know of a product that stands in the database. */
export interface SoldProduct {
  id: number;
  hash: string;
  name: string;
  brand: string;
  /** Slugs of the category and the subcategory, and the path of ids from the subcategory upwards. */
  category: string;
  child: string;
  category_path: readonly number[];
  vendor_id: string;
  unit: CatalogProduct["unit"];
  minimum_unit: number;
  surface: readonly string[];
  color: string;
  popularity: number;
  listed_days_ago: number;
  media_key: string | null;
  variants: SoldVariant[];
}

export interface SoldVariant {
  id: number;
  sku: string;
  options: Record<string, string>;
  wholesale_cents: number;
  list_cents: number;
  stock: number;
  lead_time_days: number;
  is_freight: boolean;
  media_key: string | null;
}

export interface GalleryEntry {
  title: string;
  text: string;
  media_key: string;
}

export interface OpenShowroom extends DemoShowroom {
  id: string;
  user_id: string;
  markups: Markups;
  /** Category slugs that it sells. */
  categories: ReadonlySet<string>;
  /** Its finished work. */
  gallery: readonly GalleryEntry[];
}

export interface KnownCustomer extends Customer {
  id: string;
  showroom: OpenShowroom;
}

/** The market as people act in it. */
export interface Market {
  seed: string;
  now: Date;
  shelf: readonly SoldProduct[];
  /** Sold, but in nobody's history. */
  supplies: readonly SoldProduct[];
  /** More of the same kinds, in nobody's history either. */
  aside: readonly SoldProduct[];
  showrooms: readonly OpenShowroom[];
  customers: readonly KnownCustomer[];
  designer_ids: readonly string[];
  admin_id: string;
  /** Name and user of each vendor, and its freight to remote states in cents. */
  vendors: ReadonlyMap<string, { name: string; user_id: string; freight_cents: number }>;
  /** By email address. */
  user_ids: ReadonlyMap<string, string>;
}
