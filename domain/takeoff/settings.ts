import { usualWastePercent } from "./boxes.ts";
import type { LayPattern } from "./laying/lay-request.ts";

/** What a marketplace may set otherwise. Lengths in inches, waste in percent. */
export interface TakeoffSettings {
  waste_percent: Readonly<Record<LayPattern, number>>;
  /** Baseboard, crown, coping: mitres and joints. */
  trim_waste_percent: number;
  /** Turf and other goods off a roll. */
  roll_waste_percent: number;
  /** Slabs that are priced by the finished square foot, cut to order. */
  slab_waste_percent: number;
  paint_coats: number;
  /** Kinds that stand on the finished floor, which therefore runs on beneath them. */
  floor_runs_under: ReadonlySet<string>;
  /** Counter over cabinet fronts. */
  counter_overhang_in: number;
  /** Counter over an open cabinet end. */
  counter_end_in: number;
  /** Counter over knees beyond the island as drawn; 0 since an island's depth has its overhang in it. */
  seat_overhang_in: number;
  backsplash_in: number;
  wainscot_in: number;
  /** Tile above the floor in a shower; IRC R307.2 asks for 72. */
  shower_tile_in: number;
  /** Share boxes and cans between surfaces of the same good. */
  shares_boxes: boolean;
  /** Take another box when the pieces as laid out do not come out of the boxes that the area asks for. */
  counts_pieces: boolean;
}

/**
 * Usual practice. The floor is laid up to cabinets, built-in tubs and shower bases, which stand on the subfloor and
 * are set first; it runs on under what is set on the finished floor or is pulled out some day: toilets, free-standing
 * tubs, vanities on legs, appliances, furniture.
 */
export const usualSettings: TakeoffSettings = {
  waste_percent: {
    ...usualWastePercent,
    third: 10,
    random: 10,
    chevron: 20,
    hexagon: 15,
    picket: 15,
    rhombus: 15,
    mixed: 10,
  },
  trim_waste_percent: 10,
  roll_waste_percent: 5,
  slab_waste_percent: 0,
  paint_coats: 2,
  floor_runs_under: new Set(
    "toilet bidet lavatory sink faucet dishwasher range refrigerator washer dryer stool mirror light fan sofa chair low_table table media bed rug planter grill lounge accessory microwave hood".split(
      " ",
    ),
  ),
  counter_overhang_in: 1.25,
  counter_end_in: 0.5,
  seat_overhang_in: 0,
  backsplash_in: 18,
  wainscot_in: 42,
  shower_tile_in: 96,
  shares_boxes: true,
  counts_pieces: true,
};
