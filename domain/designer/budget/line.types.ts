import type { RoomDesign } from "../../../contract/design/room-design.ts";
import type { Cents } from "../../money/money.ts";
import type { Offer } from "../offer.types.ts";
import type { OfferIndex } from "../sketch/offer-index.ts";
import type { Palette } from "../styles/palette.types.ts";

/** A way to fill a line; null leaves it out. The first one of a line is what the design has. */
export interface Option {
  /** By the SKU that it replaces, the one that takes its place. */
  skus: ReadonlyMap<string, string | null>;
  /** In place of one of these SKUs, for the reader. */
  offer: Offer | null;
  score: number;
  /** Of items with what they take; null for surfaces, which have to be counted. */
  price_cents: Cents | null;
}

/** Places of a design that are filled together. */
export interface Line {
  kind: "item" | "surface" | "cabinets" | "hardware";
  /** Of items their kind, of surfaces the first word of their ids. */
  what: string;
  places: readonly string[];
  options: readonly Option[];
}

/** A design with what can fill it. */
export interface Frame {
  design: RoomDesign;
  offers: OfferIndex;
  palette: Palette;
  /** Kinds and surfaces of which nothing may be left out. */
  wants: ReadonlySet<string>;
  /** Whether every line may have all that suits it, not only what serves a budget. */
  isWide?: boolean;
}
