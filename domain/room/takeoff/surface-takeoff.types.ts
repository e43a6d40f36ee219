import type { LayPattern } from "../../materials/laying/laying.types.ts";
import type { Cents } from "../../money/money.ts";

/** Pieces of one surface as laid out. */
export interface PieceCount {
  whole: number;
  cut: number;
  /** Pieces to open: whole ones and those for cuts; offcuts are reused. */
  needed: number;
  /** Cuts that are made from another piece's offcut. */
  from_offcuts: number;
}

/** A surface with a known product, measured, counted and priced. */
export interface KnownSurface {
  known: true;
  surface: string;
  sku: string;
  name: string;
  /** What is covered, square feet; 0 for trim, which has a run. */
  area_sqft: number;
  gross_sqft: number;
  /** Length of trim or coping, feet; null for areas. */
  run_ft: number | null;
  pattern: LayPattern | null;
  /** Percent. */
  waste: number;
  /** Area (or run, in feet) with waste; with its coats for paint. */
  needed: number;
  pieces: PieceCount | null;
  box_sqft: number | null;
  /** Boxes to buy; null for products that are not sold by the box. */
  boxes: number | null;
  unit: string;
  /** Units to buy for this surface; 0 if another surface's boxes cover it. */
  qty: number;
  /** What is left of this product after all its surfaces, in the measure of `needed`; on its first surface only. */
  leftover: number;
  /** Other surfaces of the same product that share boxes. */
  shared_with: string[];
  /** US dollars. */
  unit_price: number;
  line_total: number;
  line_total_cents: Cents;
  /** The arithmetic in words, line by line. */
  steps: string[];
}

/** A surface that cannot be counted, and why. */
export interface UnknownSurface {
  known: false;
  surface: string;
  sku: string | null;
  because: string;
  /** Its area if at least that is known. */
  area_sqft: number | null;
  run_ft: number | null;
  steps: string[];
}

export type SurfaceTakeoff = KnownSurface | UnknownSurface;

/** One item of the room, or the hardware on its fronts. */
export interface KnownItem {
  known: true;
  item: string;
  kind: string;
  part: "item" | "hardware";
  sku: string;
  name: string;
  unit: string;
  qty: number;
  unit_price: number;
  line_total: number;
  line_total_cents: Cents;
  steps: string[];
}

export interface UnknownItem {
  known: false;
  item: string;
  kind: string;
  part: "item" | "hardware";
  sku: string | null;
  because: string;
}

export type ItemTakeoff = KnownItem | UnknownItem;

/** Something that places take besides and that is never drawn, counted for all places that it was chosen for. */
export interface KnownSupply {
  known: true;
  /** `Grout` */
  part: string;
  sku: string;
  name: string;
  /** Surfaces and items that it is for. */
  places: string[];
  unit: string;
  qty: number;
  unit_price: number;
  line_total: number;
  line_total_cents: Cents;
  steps: string[];
}

export interface UnknownSupply {
  known: false;
  part: string;
  sku: string;
  places: string[];
  because: string;
}

export type SupplyTakeoff = KnownSupply | UnknownSupply;

/** One thing to buy: the room's total of a SKU. */
export interface ProductTakeoff {
  sku: string;
  name: string;
  unit: string;
  qty: number;
  unit_price: number;
  line_total: number;
  line_total_cents: Cents;
  surfaces: string[];
  items: string[];
}

export interface Takeoff {
  surfaces: SurfaceTakeoff[];
  items: ItemTakeoff[];
  supplies: SupplyTakeoff[];
  /** The same by SKU: a shopping list. */
  goods: ProductTakeoff[];
  /** US dollars; unknown prices are not included. */
  total: number;
  total_cents: Cents;
  /** How many surfaces, items and supplies could not be counted. */
  unknown: number;
}
