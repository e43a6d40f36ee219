import type { FixtureModel } from "../../domain/designer/offer.types.ts";
import type { MaterialDefinition, View } from "../../domain/materials/material.ts";

/** The sales unit, spelled as the marketplace spells units. */
export type Unit = "Piece" | "Box" | "Square foot" | "Linear foot" | "Gallon" | "Roll";

export type Surface =
  | "floor"
  | "wall"
  | "backsplash"
  | "countertop"
  | "shower"
  | "outdoor"
  | "ceiling"
  | "trim";

/** One value, or several where a product comes in several. */
export type AttributeValue = string | number | boolean | string[] | number[];

export type PictureSource =
  | { kind: "material"; definition: MaterialDefinition; view: View }
  | { kind: "file"; path: string };

export interface Picture {
  source: PictureSource;
  alt: string;
  /** Of a further view: places of the pictures whose variants it shows. */
  of?: readonly number[];
}

/** Outside measures in inches as they are, not as they are called. */
export interface ItemSize {
  width_in: number;
  length_in: number;
  height_in: number;
  pattern: string;
}

export interface CatalogVariant {
  sku: string;
  /** What distinguishes it from its siblings, by option name: `{ Size: "12×24 in.", Finish: "Matte" }`. */
  options: Record<string, string>;
  size: ItemSize;
  /** What the vendor is paid for one unit, whole cents. */
  wholesale_cents: number;
  /** Manufacturer's list price of one unit, whole cents. */
  list_cents: number;
  /** Area in one box in square feet; null where products are not sold by the box. */
  box_sqft: number | null;
  pieces_per_box: number | null;
  /** Of one unit, in pounds. */
  weight_lb: number;
  is_freight: boolean;
  stock: number;
  allows_backorder: boolean;
  lead_time_days: number;
  /** Place of its picture among the product's pictures. */
  picture: number;
}

export interface CatalogProduct {
  /** Short public id. */
  hash: string;
  /** The id in the vendor's own catalog. */
  vendor_ref: string;
  brand: string;
  vendor: string;
  category: string;
  child: string;
  name: string;
  description: string;
  unit: Unit;
  minimum_unit: number;
  attributes: Record<string, AttributeValue>;
  surface: Surface[];
  warranty: string;
  material: MaterialDefinition | null;
  model: FixtureModel | null;
  pictures: Picture[];
  variants: CatalogVariant[];
  popularity: number;
  /** Days before now on which it was listed. */
  listed_days_ago: number;
}
