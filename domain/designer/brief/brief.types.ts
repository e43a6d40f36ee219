import type { Cents } from "../../money/money.ts";

/** Rooms that can be designed from a brief. */
export type BriefRoom =
  | "bathroom"
  | "kitchen"
  | "living_room"
  | "dining_room"
  | "bedroom"
  | "laundry"
  | "outdoor";

/** What somebody may want in a room, or want to do without. */
export type Feature =
  | "tub"
  | "freestanding_tub"
  | "shower"
  | "double_vanity"
  | "linen_storage"
  | "island"
  | "peninsula"
  | "counter_seating"
  | "cooktop"
  | "wall_oven"
  | "pantry"
  | "dishwasher"
  | "dining_table"
  | "media_wall"
  | "reading_chair"
  | "bookcase"
  | "sectional"
  | "king_bed"
  | "queen_bed"
  | "utility_sink"
  | "folding_counter"
  | "grill"
  | "pool"
  | "lounge"
  | "fire_pit"
  | "plants"
  | "dresser"
  | "sideboard"
  | "rug"
  | "curtains"
  | "coffee_table"
  | "side_table"
  | "lamp"
  | "ottoman"
  | "wall_art";

/** What a color or a material is wanted on. */
export type Part = "walls" | "floor" | "tile" | "cabinets" | "counter" | "furniture" | "any";

export interface ColorWish {
  part: Part;
  /** As the person says it: "sage green". */
  name: string;
  /** `#rrggbb` */
  hex: string;
}

export interface MaterialWish {
  part: Part;
  /** "marble", "terrazzo", "oak": a word that names, colors or looks of products are searched for. */
  word: string;
}

/** How the runs of a kitchen stand. */
export type KitchenShape = "one_wall" | "galley" | "l" | "u";

/** What a wish for a kind of product is about. */
export type ProductSlot =
  | "kitchen_sink"
  | "kitchen_faucet"
  | "range"
  | "cooktop"
  | "refrigerator"
  | "stool"
  | "toilet"
  | "vanity"
  | "lavatory_faucet"
  | "tub"
  | "shower"
  | "mirror"
  | "pendant"
  | "chandelier"
  | "sconce"
  | "fan"
  | "sofa"
  | "chair"
  | "low_table"
  | "table"
  | "bed"
  | "grill";

/** A kind of product that somebody asks for. */
export interface ProductWish {
  /** What it is about: "kitchen_sink". */
  slot: ProductSlot;
  /** Which of these: "apron". */
  word: string;
  /** For the reader: "apron sink". */
  name: string;
}

/** Something that no product of the room may look like, or be. */
export interface Bar {
  kind: "metal" | "color" | "material" | "sheen" | "tone" | "style" | "product" | "thing";
  /** Where it is not wanted; `any` for everywhere. */
  part: Part | "fittings";
  /** What is looked for: a family of metals, a color, a material, the id of a style, words of a thing. */
  word: string;
  /** As the person may read it: "sage green", "vessel sink". */
  name: string;
  /** Of a color. */
  hex?: string;
  /** Of a kind of product. */
  slot?: ProductSlot;
  /** Of a color: also where it is usual and nobody's choice, such as a white toilet. */
  isStrict?: boolean;
  /** Only what is this, too, is not wanted: of "no dark wood" the dark. */
  also?: Bar;
  /** Only not wanted there: "window", "door" or what stays is called, such as "washer". Elsewhere it may be. */
  near?: string;
}

/** A wall as one comes in by the door, the one with the door or with a window; `any`: it does not matter which. */
export type Side = "left" | "right" | "back" | "door" | "window" | "any";

/** Where something stands or is to stand. */
export interface KeptPlace {
  /** As what stays is called. */
  name: string;
  side: Side;
}

/** Something that is to stand elsewhere than it does. */
export interface Move {
  /** As in `keeps`; null for everything: "another layout". */
  name: string | null;
  /** Where to; null for any other wall. */
  side: Side | null;
}

/** What a room should feel like. */
export type Mood = "cozy" | "bright" | "calm" | "dramatic";

/** What a brief asks for. A null or an empty list: nothing said, the designer is free. Lengths in inches. */
export interface Brief {
  room: BriefRoom | null;
  /** The longer or first-named side; both null or both set. */
  width_in: number | null;
  depth_in: number | null;
  ceiling_in: number | null;
  /** Where only an area is given. */
  area_sqft: number | null;
  /** Id of a style of `domain/projects/style-profile/styles.ts`. */
  style: string | null;
  wants: readonly Feature[];
  avoids: readonly Feature[];
  colors: readonly ColorWish[];
  materials: readonly MaterialWish[];
  /** Finish of faucets, lights and pulls, as the catalog names finishes: `brushed-gold`, `matte-black`. */
  metal: string | null;
  /** Of a kitchen. */
  shape: KitchenShape | null;
  /** At the dining table, at least. */
  seats: number | null;
  products: readonly ProductWish[];
  budget_cents: Cents | null;
  /** `step_free`: for a wheelchair or for old age; curbless, with room to turn. `slip_safe`: no floor that is slippery when wet. */
  household: readonly ("children" | "pets" | "step_free" | "two_cooks" | "slip_safe")[];
  /** Those of `wants` that may be left out where they do not fit. */
  hopes: readonly Feature[];
  /** Looks and kinds of products that are not wanted. */
  bars: readonly Bar[];
  /** What is there and stays, by its name in `content/brief/keepables.json`. */
  keeps: readonly string[];
  /** Where some of `keeps` are, and where other things are to be. */
  places: readonly KeptPlace[];
  /** What is to stand elsewhere than in the room or design that this one changes. */
  moves: readonly Move[];
  moods: readonly Mood[];
}

/** Where the text says something, for highlighting: from and to as in `slice`. */
export interface Span {
  from: number;
  to: number;
  /** What it was taken for, in words for the reader: `10' × 8'`, `Budget $15,000`, `No tub`. */
  words: string;
  /** Something that every design of the room has: "a new toilet". */
  isIncluded?: boolean;
  /** `unwanted`: to do without; `kept`: there now and to stay. Left out of what is wanted. */
  kind?: "unwanted" | "kept";
}

/** A brief as read from free words. */
export interface ReadBrief {
  brief: Brief;
  spans: readonly Span[];
  /** Phrases that look like wishes but were not understood, as written. */
  unread: readonly string[];
  /** What the person is not sure about: "not sure about an island". */
  unsure: readonly Unsure[];
}

/** A feature that may or may not be wanted, and where the text says so. */
export interface Unsure {
  from: number;
  to: number;
  feature: Feature;
}
