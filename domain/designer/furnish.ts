import type { RoomDesign } from "../../contract/design/room-design.ts";
import type { Thrift } from "./design.types.ts";
import type { Task } from "./design-task.types.ts";
import { leaveKept } from "./kept-things.ts";
import type { Layout } from "./layout/layout.types.ts";
import { leaveOutNear } from "./near-places.ts";
import { keyOf, remembered } from "./remembered.ts";
import { finish } from "./sketch/finishing.ts";
import type { OfferIndex } from "./sketch/offer-index.ts";
import { RoomSketch } from "./sketch/room-sketch.ts";
import type { DesignStyle } from "./styles/styles-for.ts";
import { leaveOutBarred, leaveOutUnsold } from "./unsold.ts";

/** So many rooms of a shelf are remembered: who changes a design tries several changes of it. */
const rooms = remembered<RoomDesign>(40);

/**
 * An arrangement with products of the shelf in a look, before anything is counted or checked. The same room again takes
 * no time: a change in words begins with the room by the brief from before.
 */
export function furnished(
  { brief, plan }: Pick<Task, "brief" | "plan">,
  layout: Layout,
  { palette, turn }: DesignStyle,
  offers: OfferIndex,
  thrift: Thrift,
): RoomDesign {
  const key = keyOf(plan, brief, layout.arrangement, palette, turn, thrift, offers.liked?.skus);
  return rooms.find(offers, key) ?? rooms.keep(offers, key, make());

  function make(): RoomDesign {
    const sketch = new RoomSketch(plan, palette, offers, turn);
    layout.furnish(sketch);
    leaveOutBarred(sketch.items, brief);
    leaveOutUnsold(sketch.items, brief);
    finish(sketch);
    leaveOutNear(sketch.items, { plan: plan.plan, bars: brief.bars, offers });
    leaveKept(sketch, brief.keeps);
    return sketch.design("");
  }
}
