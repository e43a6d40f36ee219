import type { RoomDesign } from "../../contract/room-design.ts";
import type { Cents } from "../money.ts";
import type { Brief } from "./brief/brief.types.ts";
import type { DesignOutcome, DesignStep, Kept } from "./design.types.ts";
import type { GoodsShelf } from "./sketch/goods-shelf.ts";
import type { SketchPlan } from "./sketch/room-sketch.ts";

export interface DesignInput {
  brief: Brief;
  /** The room's walls; null: drawn from the brief's lengths. */
  plan: SketchPlan | null;
  shelf: GoodsShelf;
  /** 1 to 4. */
  alternatives: number;
  /** What a design costs in the showroom, by its takeoff. */
  count(design: RoomDesign): Promise<Cents>;
  /** Set when a design is changed instead of made anew. */
  kept: Kept | null;
}

/** Designs rooms from a brief, step by step, so that others get their turn in between and progress can be shown. */
export async function* designRooms(_input: DesignInput): AsyncGenerator<DesignStep, DesignOutcome> {
  yield { stage: "placing", progress: 0, doing: "Reading the room" };
  return { rooms: [], problem: "No room can be designed." };
}
