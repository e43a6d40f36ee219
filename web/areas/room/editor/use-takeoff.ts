import { useDeferredValue } from "react";
import type { RoomDesign } from "../../../../contract/design/room-design.ts";
import type { Finding } from "../../../../domain/room/rules/finding.types.ts";
import { findingsOf } from "../../../../domain/room/rules/findings.ts";
import type { GoodsBySku } from "../../../../domain/room/takeoff/goods-by-sku.ts";
import { takeoffOf } from "../../../../domain/room/takeoff/takeoff.ts";
import { useRoom } from "./room-context.ts";
import { skusOf } from "./room-state.ts";

interface Counted {
  goods: GoodsBySku;
  takeoff: ReturnType<typeof takeoffOf>;
}

// Several parts of the page show the same takeoff: a design is counted once, and garbage collected with it.
const counted = new WeakMap<RoomDesign, Counted>();
const checked = new WeakMap<RoomDesign, { goods: GoodsBySku; found: Finding[] }>();

/** The takeoff of a design, recomputed only when it or one of its products changes. */
export function countOnce(design: RoomDesign, goods: GoodsBySku): Counted["takeoff"] {
  const before = counted.get(design);
  if (before) {
    const isSame =
      before.goods === goods || skusOf(design).every((sku) => before.goods.get(sku) === goods.get(sku));
    if (isSame) {
      before.goods = goods;
      return before.takeoff;
    }
  }
  const takeoff = takeoffOf(design, goods);
  counted.set(design, { goods, takeoff });
  return takeoff;
}

/** The findings for a design, recomputed when its floor or possible replacements load. */
function checkOnce(design: RoomDesign, goods: GoodsBySku): Finding[] {
  const before = checked.get(design);
  const floor = design.surfaces.find(({ id }) => id === "floor")?.sku ?? "";
  const isSame =
    before &&
    (before.goods === goods ||
      (before.goods.get(floor) === goods.get(floor) &&
        before.found.every(({ surface }) => surface === null)));
  if (isSame) return before.found;
  const found = findingsOf(design, { goods });
  checked.set(design, { goods, found });
  return found;
}

/** Quantities and prices of the room; a change shows first and is counted right after. */
export function useTakeoff() {
  const design = useDeferredValue(useRoom((state) => state.design));
  const goods = useDeferredValue(useRoom((state) => state.goods));
  return countOnce(design, goods);
}

/** Findings of the building and planning rules for the room. */
export function useFindings() {
  const design = useDeferredValue(useRoom((state) => state.design));
  const goods = useDeferredValue(useRoom((state) => state.goods));
  return checkOnce(design, goods);
}
