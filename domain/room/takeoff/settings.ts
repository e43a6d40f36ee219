import type { LayPattern } from "../../materials/laying/laying.types.ts";
import { usualWastePercent } from "./boxes.ts";

/** What a marketplace can configure. Lengths in inches, waste in percent. */
export interface TakeoffSettings {
  waste_percent: Readonly<Record<LayPattern, number>>;
  /** Baseboard, crown, coping: miters and joints. */
  trim_waste_percent: number;
  /** Turf and other products off a roll. */
  roll_waste_percent: number;
  /** Strips of wallpaper: miscut ones, and one for repairs, since the next batch may have another shade. */
  paper_waste_percent: number;
  /** Top and bottom together, cut off along the ceiling and the baseboard. */
  paper_trim_in: number;
  /** Slabs that are priced by the finished square foot, cut to order. */
  slab_waste_percent: number;
  paint_coats: number;
  /** Kinds that stand on the finished floor, so the floor continues under them. */
  floor_runs_under: ReadonlySet<string>;
  /** Counter over cabinet fronts. */
  counter_overhang_in: number;
  /** Counter over an open cabinet end. */
  counter_end_in: number;
  /** Counter overhang for knees beyond the drawn island; 0 because an island's depth includes its overhang. */
  seat_overhang_in: number;
  backsplash_in: number;
  wainscot_in: number;
  /** Tile above the floor in a shower; IRC R307.2 asks for 72. */
  shower_tile_in: number;
  /** Share boxes and cans between surfaces of the same product. */
  shares_boxes: boolean;
  /** Add a box if the pieces as laid out do not fit in the boxes computed from the area. */
  counts_pieces: boolean;
}

/**
 * Usual practice: the floor ends at cabinets, built-in tubs and shower bases, which stand on the subfloor and are set
 * first. It continues under things that stand on the finished floor or get pulled out some day: toilets, free-standing
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
  paper_waste_percent: 10,
  paper_trim_in: 4,
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
