import type { RoomItem } from "../../../contract/design/room-design.ts";
import { lengthText } from "../../catalog/page-lengths.ts";
import { isCornerBase } from "../geometry/item-kinds.ts";
import { lengthsWords } from "./step-words.ts";

/** Parts that run along cabinets, with the kinds of things that they run along. */
const alongKinds = new Map<string, readonly string[]>([
  ["Toe kick", ["base_cabinet", "tall_cabinet", "filler", "island", "peninsula"]],
  ["Crown", ["wall_cabinet", "tall_cabinet", "filler"]],
  ["Light rail", ["wall_cabinet", "filler"]],
  ["Scribe", ["wall_cabinet", "tall_cabinet", "base_cabinet", "filler"]],
]);

/** Depth of the legs of corner cabinets on the wall and on the floor, and of an island's boxes, inches. */
const wallLeg_in = 12;
const baseLeg_in = 24;
const islandBox_in = 24.75;

/** How far a part runs along a thing, inches: along its front, around an island. Null for parts that don't run along it. */
export function runAlong(item: RoomItem, part: string): number | null {
  if (!alongKinds.get(part)?.includes(item.kind)) return null;
  const { kind, width_in, depth_in } = item;
  if (kind === "island" || kind === "peninsula") return 2 * (width_in + Math.min(depth_in, islandBox_in));
  if (isCornerBase(item)) return width_in + depth_in - 2 * baseLeg_in;
  if (kind === "wall_cabinet" && depth_in > 18) return width_in + depth_in - 2 * wallLeg_in;
  return width_in;
}

/** The arithmetic: `14' 3" ÷ 8' a piece = 1.78: 2 to buy`. */
export const runSteps = (run_in: number, stick_in: number, count: number): string =>
  lengthsWords(lengthText(run_in), lengthText(stick_in), (run_in / stick_in).toFixed(2), count);
