import type { Finish } from "../../../domain/materials/finishes.ts";
import type { FormatId } from "../../../domain/materials/formats.ts";
import type { Group, Look } from "../../../domain/materials/look.ts";
import type { Random } from "../../random.ts";
import type { Brand } from "../brands.ts";
import type { AttributeValue, Surface, Unit } from "../product.types.ts";
import type { Facts, Prose } from "../prose/grammar.ts";

/** One size of a series: what is in the box, and what the picture lays. */
export interface Size {
  /** As the trade calls it: `12×24 in.` */
  label: string;
  /** Part of the SKU. */
  code: string;
  /** The material format that draws it. */
  format: FormatId;
  /** Real dimensions of the sold unit: the piece, or the sheet of a mosaic. */
  width_in: number;
  length_in: number;
  thickness_in: number;
  /** How it is laid, as shown with the size. */
  pattern: string;
  /** Price per square foot against the series' base. */
  price: number;
  /** Pieces in a box, where the trade has a fixed number. */
  pieces?: number;
}

/** One value of another option: a finish, a thickness, a grade. */
export interface Choice {
  label: string;
  code: string;
  price: number;
  /** How it changes the picture. */
  finish?: Finish;
  /** Overrides the size's thickness. */
  thickness_in?: number;
}

/** A product before its variants are worked out. */
export interface SurfaceDraft {
  name: string;
  /** What a picture shows one of: `porcelain tile`. */
  noun: string;
  sizes: readonly Size[];
  finishes: readonly Choice[];
  /** A third option with its name, if the series has one. */
  builds?: { option: string; choices: readonly Choice[] };
  /** The format's own piece is drawn where it measures about the same: flagstone, panels, rolls, slabs. */
  keeps_format?: boolean;
  unit: Unit;
  minimum_unit: number;
  /** Usual weight of a box in pounds; only for boxes. */
  box_lb?: number;
  /** Most square feet in a box. */
  box_most_sqft?: number;
  /** Width of products sold by the running foot, in inches, when it is not the piece's own length. */
  run_width_in?: number;
  /** Pounds per cubic inch. */
  density: number;
  /** Pounds per square foot, where thickness says nothing about it (turf, ledger). */
  weight_sqft?: number;
  wholesale_sqft: number;
  /** Share that a customer saves against list at the least markup, 0..1. */
  saving: number;
  is_freight: boolean;
  /** Days on top of the vendor's own. */
  extra_days: number;
  attributes: Record<string, AttributeValue>;
  surface: readonly Surface[];
  warranty: string;
  prose: Prose;
  facts: Facts;
}

/** What a line is given to make one product. */
export interface SurfaceSeed {
  brand: Brand;
  series: string;
  /** Its colors; more than one where color is an option of the product. */
  looks: readonly Look[];
  /** Products of the same series beside this one. */
  siblings: number;
  /** The same stream for every product of the series: sizes, ratings, prices. */
  series_random: Random;
  random: Random;
}

/** Products of one sub-category that share their making. */
export interface SurfaceLine {
  child: string;
  /** Weight among the category's lines. */
  share: number;
  group: Group;
  accepts(look: Look): boolean;
  /** Slugs of the brands that make it; all of the category when left out. */
  brands?: readonly string[];
  /** Colors in one product, from one to this many. */
  colors_most?: number;
  draft(seed: SurfaceSeed): SurfaceDraft;
}

export interface SurfacePlan {
  category: string;
  /** Products in the full-size demo. */
  products: number;
  lines: readonly SurfaceLine[];
}
