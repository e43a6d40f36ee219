import type { Brief } from "../../brief/brief.types.ts";
import { isKitchenTable } from "../../sketch/dining-set.ts";
import type { OfferIndex } from "../../sketch/offer-index.ts";
import { askedAt } from "../../sketch/product-wishes.ts";

/** Widths that a kitchen is planned with, inches as they are named when sold. */
export interface Sizes {
  fridge: number;
  cooker: number;
  /** A range, or a cooktop set into drawers. */
  cooks: "r" | "c";
  sink: number;
  /** 0: none. */
  dishwasher: number;
  /** Tall cabinets as pieces of a run, the outermost first: `t24`, `o30`. */
  tall: readonly string[];
  /** How much it gives up for its room. */
  loss: number;
  /** Least floor between runs that face each other, inches. */
  aisle: number;
  /** With less counter beside things than is comfortable. */
  close: boolean;
  /** With hardly any, as in the kitchen of a small apartment. */
  bare: boolean;
  /** Islands and peninsulas that are sold, the widest first. */
  islands: readonly number[];
  bars: readonly number[];
  /** Sides of the tables that are sold, the largest first. */
  tables: readonly number[];
}

/** Widths of a kind as they are named: a 29.9 in. range is a 30 in. one. */
function soldWidths(offers: OfferIndex, kind: string, usual: readonly number[], least_high = 0): number[] {
  const widths = offers
    .ofKind(kind)
    .filter(({ height_in }) => height_in >= least_high)
    .map(({ width_in }) => Math.round((width_in + 0.01) / 3) * 3);
  return widths.length > 0 ? [...new Set(widths)].sort((a, b) => b - a) : [...usual];
}

/** Widths of the products of a kind that are as the brief asks; null where it asks nothing or nothing is. */
function askedWidths(offers: OfferIndex, kind: "refrigerator" | "range", brief: Brief): number[] | null {
  const asked = askedAt(brief.products, kind);
  const found = offers.ofKind(kind).filter((offer) => asked.length > 0 && asked.every((is) => is(offer)));
  const widths = found.map(({ width_in }) => Math.round((width_in + 0.01) / 3) * 3);
  return widths.length > 0 ? [...new Set(widths)].sort((a, b) => b - a) : null;
}

/** Width of a sink's cabinet: the usual one, or wider where the brief asks for sinks that take more. */
function sinkBase(offers: OfferIndex, brief: Brief, usual: number): number {
  const asked = askedAt(brief.products, "kitchen_sink");
  const found = offers.ofKind("sink").filter((offer) => asked.length > 0 && asked.every((is) => is(offer)));
  const least = Math.min(...found.map(({ width_in }) => width_in));
  return found.length > 0 ? Math.min(36, Math.max(usual, Math.ceil((least + 3) / 3) * 3)) : usual;
}

/** Widths of base cabinets that cooktops are set into: a 30.6 in. cooktop covers the joints of a 30 in. cabinet. */
function cooktopBases(offers: OfferIndex): number[] {
  const widths = offers.ofKind("cooktop").map(({ width_in }) => Math.ceil((width_in - 0.4) / 3) * 3);
  return widths.length > 0 ? [...new Set(widths)].sort((a, b) => b - a) : [36, 33];
}

/** As `soldWidths`; none where cabinets are sold, but nothing of this kind. */
const widthsIfSold = (offers: OfferIndex, kind: string, usual: readonly number[]): number[] =>
  offers.has("base_cabinet") && !offers.has(kind) ? [] : soldWidths(offers, kind, usual);

const tables_in = [48, 42, 36];

/** Tables that are sold, each as large as its place; all sizes where none is and one is wished for. */
function tablesFor(offers: OfferIndex, { wants }: Brief): readonly number[] {
  const sold = offers.ofKind("table").filter(isKitchenTable);
  const tables = tables_in.filter((side) =>
    sold.some(({ width_in, depth_in }) => width_in <= side && width_in > side - 6 && depth_in <= side),
  );
  return tables.length === 0 && wants.includes("dining_table") ? tables_in : tables;
}

/** The widest of the widths up to `most`; the narrowest if all are wider. `widths` are in descending order. */
const upTo = (widths: readonly number[], most: number): number =>
  widths.find((each) => each <= most) ?? widths.at(-1)!;

/** What to try, the most comfortable first. */
export function sizesFor(offers: OfferIndex, brief: Brief, area_sqft: number): Sizes[] {
  const fridges = soldWidths(offers, "refrigerator", [36, 30], 60);
  const ranges = soldWidths(offers, "range", [36, 30]);
  const askedFridges = askedWidths(offers, "refrigerator", brief) ?? fridges;
  const askedRanges = askedWidths(offers, "range", brief) ?? ranges;
  const cooktops = cooktopBases(offers);
  const dishwasher = brief.avoids.includes("dishwasher") ? 0 : 24;
  const oven = brief.wants.includes("wall_oven") || brief.wants.includes("cooktop");
  const pantry = brief.wants.includes("pantry");
  const isLarge = area_sqft > 165;
  const tall = [
    ...(pantry || (isLarge && !brief.avoids.includes("pantry")) ? ["t24"] : []),
    ...(oven ? ["o30"] : []),
  ];
  const aisle = brief.household.some((each) => each === "two_cooks" || each === "step_free") ? 48 : 42;
  const hasBench = (["island", "peninsula", "counter_seating"] as const).some((each) =>
    brief.wants.includes(each),
  );
  const wide: Sizes = {
    fridge: upTo(askedFridges, 36),
    cooker: oven ? upTo(cooktops, 36) : upTo(askedRanges, isLarge ? 36 : 30),
    cooks: oven ? "c" : "r",
    sink: 36,
    dishwasher,
    tall,
    loss: 0,
    aisle,
    close: false,
    bare: false,
    islands: widthsIfSold(offers, "island", hasBench ? [96, 84, 72, 60, 48] : []),
    bars: widthsIfSold(offers, "peninsula", hasBench ? [72, 60, 48] : []),
    tables: tablesFor(offers, brief),
  };
  const plain: Sizes = { ...wide, cooks: "r", cooker: upTo(ranges, 30), tall: [] };
  const tight: Sizes = {
    ...plain,
    fridge: upTo(fridges, 30),
    sink: sinkBase(offers, brief, 30),
    loss: 4,
    aisle: 36,
  };
  const narrow: Sizes = {
    ...tight,
    fridge: upTo(fridges, 24),
    sink: sinkBase(offers, brief, 24),
    loss: 8,
    aisle: 32,
  };
  const tightTall: Sizes = {
    ...tight,
    ...(oven ? { cooks: "c", cooker: upTo(cooktops, 33) } : {}),
    tall: [...(pantry ? ["t18"] : []), ...(oven ? ["o30"] : [])],
  };
  return [
    wide,
    ...(tall.length > 1 ? [{ ...wide, tall: oven ? ["o30"] : ["t24"], loss: 1 }] : []),
    ...(tightTall.tall.length > 0 ? [tightTall] : []),
    ...(tall.length > 0 || isLarge ? [{ ...plain, loss: 2 }] : []),
    tight,
    narrow,
    { ...narrow, dishwasher: 0, loss: 14, aisle: 30 },
    { ...narrow, dishwasher: 0, loss: 20, aisle: 30, close: true },
    { ...narrow, dishwasher: 0, loss: 28, aisle: 30, close: true, bare: true },
  ];
}
