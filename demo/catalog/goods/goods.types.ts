import type { MaterialDefinition } from "../../../domain/materials/material.ts";
import type { FixtureDesign, FixtureStyle } from "../../fixtures/designs.ts";
import type { Random } from "../../random.ts";
import type { Brand } from "../brands.ts";
import type { AttributeValue, ItemSize, Surface, Unit } from "../product.types.ts";
import type { Facts, Prose } from "../prose/grammar.ts";

/** One value of an option beside the finish. */
export interface GoodsChoice {
  label: string;
  code: string;
  /** Price against the usual one. */
  price: number;
  /** Measures that differ from the design's. */
  size?: { width_in?: number; depth_in?: number; height_in?: number };
  /** It was added to a product that was sold already: its stock and prices leave those of the others as they were. */
  isAdded?: true;
}

/** A fixture before its variants are worked out. */
export interface GoodsDraft {
  child: string;
  name: string;
  /** What a picture shows: `widespread bathroom faucet`. */
  noun: string;
  option?: { name: string; choices: readonly GoodsChoice[] };
  weight_lb: number;
  /** Dollars for the first finish and choice. */
  wholesale: number;
  saving: number;
  is_freight: boolean;
  extra_days: number;
  minimum_unit?: number;
  attributes: Record<string, AttributeValue>;
  surface: readonly Surface[];
  warranty: string;
  prose: Prose;
  facts: Facts;
}

export interface GoodsSeed {
  brand: Brand;
  series: string;
  design: FixtureDesign;
  /** Labels of the finishes this product comes in. */
  finishes: readonly string[];
  /** The same stream for every product of the collection. */
  series_random: Random;
  random: Random;
}

export interface GoodsPlan {
  category: string;
  /** Products in the full-size demo; one of each design when left out. */
  products?: number;
  /** Styles a brand draws in; every style when left out. */
  styles: Record<string, readonly FixtureStyle[]>;
  /** Designs that a brand makes although its styles would not say so, or the reverse. */
  makes?(brand: Brand, design: FixtureDesign): boolean;
  /** A collection is then a whole line: all designs of the brand with the same key, in the order of their table. */
  line?(design: FixtureDesign): string;
  /** Sold by something else than the piece. */
  unit?: Unit;
  /**
   * Products that are laid on a surface of a room instead of being set up in it: what they are made of, in a finish.
   */
  laid?(design: FixtureDesign, finish: string): { material: MaterialDefinition; size: ItemSize };
  draft(seed: GoodsSeed): GoodsDraft;
}
