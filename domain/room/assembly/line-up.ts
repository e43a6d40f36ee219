import type { RoomDesign } from "../../../contract/design/room-design.ts";
import { itemById } from "../edit/items.edit.ts";
import type { ProductsBySku } from "../takeoff/products-by-sku.ts";
import { poseOf } from "./pose.ts";
import { refusedFor, type Settled, settle } from "./settle.ts";

/** How far a thing may be nudged from its line, inches. */
const reach_in = 6;

/**
 * Takes over where `aligned` has put some things, each as near to it as it is free, the first of `ids` first.
 * @param aligned the design with the things on their line
 */
export function lineUp(
  design: RoomDesign,
  aligned: RoomDesign,
  ids: readonly string[],
  products: ProductsBySku,
): Settled {
  let next = design;
  const notes: string[] = [];
  for (const id of ids) {
    const [from, to] = [itemById(next, id), itemById(aligned, id)];
    if (!from || !to || (from.at_in[0] === to.at_in[0] && from.at_in[1] === to.at_in[1])) continue;
    const settled = settle(next, id, { ...poseOf(from), at_in: to.at_in }, products, reach_in);
    if (settled.refusal !== null) return settled;
    next = settled.design;
    notes.push(settled.note);
  }
  const [first] = ids;
  if (first === undefined) return refusedFor("Select two things first.");
  return { refusal: null, design: next, id: first, note: notes.filter(Boolean).join(" ") };
}
