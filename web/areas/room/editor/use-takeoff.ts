import { useDeferredValue } from "react";
import type { RoomDesign } from "../../../../contract/design/room-design.ts";
import { skusOf } from "../../../../domain/room/edit/skus-of.ts";
import { isFloor } from "../../../../domain/room/geometry/floor-areas.ts";
import type { Finding } from "../../../../domain/room/rules/finding.types.ts";
import { findingsOf } from "../../../../domain/room/rules/findings.ts";
import type { ProductsBySku } from "../../../../domain/room/takeoff/products-by-sku.ts";
import { takeoffOf } from "../../../../domain/room/takeoff/takeoff.ts";
import { useRoom } from "./room-context.ts";

interface Counted {
  products: ProductsBySku;
  takeoff: ReturnType<typeof takeoffOf>;
}

// Several parts of the page show the same takeoff: a design is counted once, and garbage collected with it.
const counted = new WeakMap<RoomDesign, Counted>();
const checked = new WeakMap<RoomDesign, { products: ProductsBySku; found: Finding[] }>();

/** The takeoff of a design, recomputed only when it or one of its products changes. */
export function countOnce(design: RoomDesign, products: ProductsBySku): Counted["takeoff"] {
  const before = counted.get(design);
  if (before) {
    const isSame =
      before.products === products ||
      skusOf(design).every((sku) => before.products.get(sku) === products.get(sku));
    if (isSame) {
      before.products = products;
      return before.takeoff;
    }
  }
  const takeoff = takeoffOf(design, products);
  counted.set(design, { products, takeoff });
  return takeoff;
}

/** Rules whose findings another SKU of the same product may fix. */
const byOtherMakes = new Set(["faucet-holes"]);

/** The findings for a design, recomputed when its floor or possible replacements load. */
export function checkOnce(design: RoomDesign, products: ProductsBySku): Finding[] {
  const before = checked.get(design);
  const floors = design.surfaces.flatMap(({ id, sku }) => (isFloor(id) && sku ? [sku] : []));
  const isSame =
    before &&
    (before.products === products ||
      (floors.every((sku) => before.products.get(sku) === products.get(sku)) &&
        before.found.every(({ surface, rule }) => surface === null && !byOtherMakes.has(rule))));
  if (isSame) return before.found;
  const found = findingsOf(design, { products });
  checked.set(design, { products, found });
  return found;
}

/** Quantities and prices of the room; a change shows first and is counted right after. */
export function useTakeoff() {
  const design = useDeferredValue(useRoom((state) => state.design));
  const products = useDeferredValue(useRoom((state) => state.products));
  return countOnce(design, products);
}

/** Findings of the building and planning rules for the room. */
export function useFindings() {
  const design = useDeferredValue(useRoom((state) => state.design));
  const products = useDeferredValue(useRoom((state) => state.products));
  return checkOnce(design, products);
}
