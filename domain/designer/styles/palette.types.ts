import type { ProductWish } from "../brief/brief.types.ts";

/** What a style is made of. Lists are in order of preference; templates of one style take turns in `looks`. */
export interface Palette {
  id: string;
  name: string;
  /** Styles of fixture designs. */
  styles: readonly string[];
  /** Metal of faucets, lights and pulls. */
  metals: readonly string[];
  china: readonly string[];
  appliances: readonly string[];
  vanities: readonly string[];
  cabinets: readonly string[];
  /** Islands and base cabinets where they differ. */
  island: readonly string[];
  /** Cabinet door styles. */
  doors: readonly string[];
  /** Furniture wood. */
  woods: readonly string[];
  fabrics: readonly string[];
  /** Words of designs that suit (`round`, `arch`, `apron`). */
  words: Readonly<Partial<Record<Slot, readonly string[]>>>;
  /** Colors of wall paint, by turns. */
  walls: readonly string[];
  ceiling: string;
  bath: readonly BathLook[];
  kitchen: readonly KitchenLook[];
  /** Floors of living rooms, bedrooms, dining rooms. */
  floors: readonly string[];
  /** Floors of laundries and mudrooms. */
  utility: readonly string[];
  /** What an accent wall wears where a room has one: stone, tile, or a second paint. */
  accent: readonly string[];
  outdoor: readonly OutdoorLook[];
  /** What a person asks of a part of the room; comes before the looks. */
  own?: ReadonlyMap<CoveredPart, Covering>;
  /** Kinds of products that a person asks for. */
  products?: readonly ProductWish[];
  /** Door styles that a person asks for, of cabinets and of vanities. */
  askedDoors?: readonly string[];
  /** Whether a floor that is slippery when wet is out of the question. */
  isSlipSafe?: boolean;
  /** Whether no floor may be polished, however it is rated: people walk on it with wet feet. */
  isUnpolished?: boolean;
  /** Lists of finishes that a person asks for. */
  firm?: ReadonlySet<FinishList>;
}

/** The palette's lists of finishes. */
export type FinishList =
  | "metals"
  | "china"
  | "appliances"
  | "vanities"
  | "cabinets"
  | "island"
  | "woods"
  | "fabrics";

/** Parts of a room that are covered with a product. */
export type CoveredPart = "floor" | "tile" | "counter";

/** A color, a material, or both. */
export interface Covering {
  /** `#rrggbb` */
  hex?: string;
  /** Searched for in names, looks and materials of products: "marble". */
  word?: string;
}

export interface BathLook {
  floor: string;
  /** Walls of the shower or over the tub. */
  shower: string;
  wainscot?: string;
  grout?: string;
  /** `straight` where absent. */
  laid?: Laid;
}
export interface KitchenLook {
  floor: string;
  counter: string;
  splash: string;
  grout?: string;
  laid?: Laid;
}
export interface OutdoorLook {
  floor: string;
  wall: string;
  coping: string;
  counter: string;
}
export type Laid = "straight" | "diagonal" | "brick" | "herringbone" | "basketweave";

/** Places that a palette may have words for. */
export type Slot =
  | "mirror"
  | "vanity"
  | "lavatory_faucet"
  | "kitchen_faucet"
  | "sink"
  | "tub"
  | "pendant"
  | "chandelier"
  | "ceiling_light"
  | "vanity_light"
  | "sconce"
  | "fan"
  | "toilet"
  | "shower_system"
  | "shower_door"
  | "range"
  | "refrigerator"
  | "hood"
  | "sofa"
  | "chair"
  | "low_table"
  | "table"
  | "bed"
  | "rug"
  | "stool"
  | "media";
