import type { MaterialDefinition } from "../materials/material.ts";

/** One SKU as the designer looks at it. */
export interface Offer {
  sku: string;
  product: OfferProduct;
  /** What tells it from its siblings, by option name: `{ Size: "12×24 in.", Finish: "Matte" }`. */
  options: Record<string, string>;
  /** To compare offers by: of a square foot of surface products, of one unit of the others. */
  price_cents: number;
  /** Finish of a fixture; empty for surfaces. */
  finish: string;
  model: FixtureModel | null;
  material: MaterialDefinition | null;
  width_in: number;
  depth_in: number;
  height_in: number;
  /** Style as fixture designs name it. */
  style: string;
  /** Design and parameters in one line, to look words up in. */
  said: string;
}

/** What siblings have in common. */
export interface OfferProduct {
  name: string;
  /** Slug of its category and of the one below it. */
  category: string;
  child: string;
  attributes: Record<string, unknown>;
  surface: readonly string[];
}

/** A parametric fixture, as the 3D room builds it. */
export interface FixtureModel {
  kind: string;
  design: string;
  params: Record<string, string | number | boolean>;
  size: { width_in: number; depth_in: number; height_in: number };
  finish: string;
}

/** What a fixture should be like. Lists are in order of preference. */
export interface Wish {
  kind: string;
  accepts?: (offer: Offer) => boolean;
  /** Styles as fixture designs name them. */
  styles?: readonly string[];
  finishes?: readonly string[];
  /** Whether somebody asked for these finishes: price and style come after them. */
  isFirm?: boolean;
  /** What somebody asked for; price and style come after each of these. */
  asked?: readonly ((offer: Offer) => boolean)[];
  /** Words of designs or params that are preferred, in order. */
  words?: readonly string[];
  width_in?: number;
  most_in?: { width?: number; depth?: number; height?: number };
  least_in?: { width?: number; depth?: number };
}
