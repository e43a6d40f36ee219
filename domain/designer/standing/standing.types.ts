import type { RoomDesign } from "../../../contract/design/room-design.ts";

/** A furnished room that is designed anew: everything stays in its place, and gets other products unless it stays. */
export interface Standing {
  design: RoomDesign;
  /** Ids of the items and surfaces that stay as they are. */
  stays: readonly string[];
}
