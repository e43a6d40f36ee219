import type { Finish } from "./finishes.ts";
import type { Format, FormatId } from "./formats.ts";
import type { Body, Family, Grout, Hex, Layout, MaterialDefinition, Piece, Variation } from "./material.ts";

/** What a look is sold as. */
export type Group =
  | "tile"
  | "backsplash"
  | "countertop"
  | "hardwood"
  | "laminate"
  | "vinyl"
  | "turf"
  | "hardscape"
  | "coping"
  | "stacked_stone"
  | "paint"
  | "trim_paint";

export type ColorFamily =
  | "white"
  | "gray"
  | "beige"
  | "brown"
  | "black"
  | "blue"
  | "green"
  | "red"
  | "pink"
  | "gold"
  | "multi";

/** A look of `content/materials/looks`. */
export interface LookRow {
  id: string;
  label: string;
  /** Trade phrases for descriptions, lower case, without a period. */
  words: readonly string[];
  colorFamily: ColorFamily;
  /** The groups it is sold in, with the formats of each, the usual one first. */
  sold: Partial<Record<Group, readonly FormatId[]>>;
  finishes: readonly Finish[];
  body: Body;
  /** Joint color that suits it. */
  grout?: Hex;
  variation?: Partial<Variation>;
}

export interface MakeOptions {
  /** Any whole number. The same look with another seed is another lot: slightly different tone, different veins. */
  seed: number;
  /** Which of its groups it is made for; decides the format when `format` is left out. */
  group?: Group;
  format?: FormatId;
  /** Overrides single measures of the format's piece. */
  piece?: Partial<Piece>;
  layout?: { pattern?: Layout["pattern"]; grout?: Partial<Grout> | null };
  finish?: Finish;
}

export interface Look {
  id: string;
  label: string;
  family: Family;
  group: readonly Group[];
  words: readonly string[];
  colorFamily: ColorFamily;
  finishes: readonly Finish[];
  /** Sizes it is sold in as that group, the usual one first; empty when it is not sold so. */
  formats(group: Group): readonly Format[];
  make(options: MakeOptions): MaterialDefinition;
}
