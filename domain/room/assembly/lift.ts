import type { RoomDesign, RoomItem } from "../../../contract/design/room-design.ts";
import { inchesText } from "../../catalog/page-lengths.ts";
import { itemById } from "../edit/items.edit.ts";
import { aboveCeiling, elevationOf, topOf } from "../geometry/elevation.ts";
import { boxOf } from "../geometry/footprint.ts";
import { overlaps } from "../geometry/oriented-box.ts";
import { slack_in } from "../rules/placement.ts";
import type { ProductsBySku } from "../takeoff/products-by-sku.ts";
import { CalledAs } from "./called-as.ts";
import { whyNot } from "./fit.ts";
import { mountingOfItem } from "./mountings.ts";
import { atHeight } from "./rest-height.ts";

/** Between a thing and what hangs over it. */
const gap_in = 2;

/** What hung over a thing and is now in its way moves up the wall, if it has room there. */
export function lifted(
  design: RoomDesign,
  id: string,
  before_in: number,
  products: ProductsBySku,
): { design: RoomDesign; note: string } {
  const item = itemById(design, id)!;
  const top = topOf(design, item);
  const isInTheWay = (each: RoomItem) =>
    each.id !== id &&
    each.host !== id &&
    each.against &&
    elevationOf(design, each) >= before_in - slack_in &&
    elevationOf(design, each) < top &&
    overlaps(boxOf(each), boxOf(item), slack_in);
  let next = design;
  let note = "";
  for (const each of design.items.filter(isInTheWay)) {
    const mounting = mountingOfItem(design, each, products);
    if (mounting.mount !== "wall") continue;
    const high = atHeight(next, each, mounting, top + gap_in);
    const raised = { ...next, items: next.items.map((one) => (one.id === each.id ? high : one)) };
    if (aboveCeiling(raised, high) > 0 || whyNot(raised, each.id, products)) continue;
    note = `${CalledAs(design, each)} moved up ${inchesText(elevationOf(raised, high) - elevationOf(design, each))}.`;
    next = raised;
  }
  return { design: next, note };
}
