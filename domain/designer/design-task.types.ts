import type { RoomDesign } from "../../contract/design/room-design.ts";
import type { Cents } from "../money/money.ts";
import type { ProductsBySku } from "../room/takeoff/products-by-sku.ts";
import type { Takeoff } from "../room/takeoff/surface-takeoff.types.ts";
import type { Brief, BriefRoom } from "./brief/brief.types.ts";
import type { Pin, Thrift } from "./design.types.ts";
import type { LayoutProblem } from "./layout/layout.types.ts";
import type { OfferIndex } from "./sketch/offer-index.ts";
import type { SketchPlan } from "./sketch/room-sketch.ts";

/** A design at a showroom's prices. */
export interface Counted {
  takeoff: Takeoff;
  products: ProductsBySku;
}

/** What every design of one brief has in common. */
export interface Task {
  brief: Brief & { room: BriefRoom };
  plan: SketchPlan;
  /** What had to be assumed about the room, in sentences. */
  assumed: readonly string[];
  offers: OfferIndex;
  count(design: RoomDesign): Promise<Counted>;
  problems: readonly LayoutProblem[];
  /** Where the search for prices begins. */
  thrift: Thrift;
  /** What a room may cost: the budget, or less than before. */
  limit_cents: Cents | null;
  /** What a change begins with where it is about the price alone. */
  standing: { design: RoomDesign; counted: Counted; unsold: readonly string[] } | null;
  isChange: boolean;
  /** What a change leaves as it is. */
  carry: Carry | null;
  /** Ids of the places that stay as they are in a room that is designed anew. */
  stays: ReadonlySet<string>;
  /** Titles of the rooms before. */
  taken: readonly string[];
}

/** A design that is changed: what has the same product by the brief from before and of now keeps what it has. */
export interface Carry {
  now: RoomDesign;
  /** The room that the brief from before comes to, in the same arrangement; null: nothing but pins stays. */
  base: RoomDesign | null;
  pins: readonly Pin[];
}
