import type { RoomDesign, RoomProduct } from "../../../contract/design/room-design.ts";
import { whyNot } from "../assembly/fit.ts";
import { refusedFor, type Settled } from "../assembly/settle.ts";
import { addItem, itemById } from "../edit/items.edit.ts";
import { boxOf } from "../geometry/footprint.ts";
import { onPlan } from "../geometry/oriented-box.ts";
import { contains } from "../geometry/polygon.ts";
import type { ProductsBySku } from "../takeoff/products-by-sku.ts";

/** Width of counter for one person (NKBA kitchen 9), inches. */
export const seat_in = 24;

/** How far a stool stands under the overhang, inches. */
const tucked_in = 6;

/** How many people sit at the overhang of an island or a peninsula; 0 for one without. */
export function seatsAt(design: RoomDesign, id: string, products: ProductsBySku): number {
  const item = itemById(design, id);
  const overhang = Number((item?.sku && products.get(item.sku)?.model?.params.overhang_in) || 0);
  return item && overhang >= 9 ? Math.floor(item.width_in / seat_in) : 0;
}

/** Stools along the overhang, one for each seat, as far apart as can be. */
export function addStools(
  design: RoomDesign,
  id: string,
  stool: RoomProduct,
  products: ProductsBySku,
): Settled {
  const host = itemById(design, id);
  const count = seatsAt(design, id, products);
  if (!host || !stool.model || count === 0) return refusedFor("Its counter has no overhang to sit at.");
  const { size, finish } = stool.model;
  let next = design;
  for (let at = 0; at < count; at += 1) {
    const across = ((at + 0.5) / count - 0.5) * host.width_in;
    const at_in = onPlan(boxOf(host), [across, (host.depth_in + size.depth_in) / 2 - tucked_in]);
    const item = { sku: stool.sku, kind: "stool", at_in, rotation_deg: host.rotation_deg, ...size, finish };
    const added = addItem(next, item);
    const isInside = contains(design.plan.vertices_in, at_in, 0);
    if (!isInside || whyNot(added.design, added.id, products) !== null)
      return refusedFor("There is no room for stools along its overhang.");
    next = added.design;
  }
  return { refusal: null, design: next, id, note: "" };
}
