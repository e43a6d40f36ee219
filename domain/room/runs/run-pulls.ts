import type { RoomDesign, RoomItem } from "../../../contract/design/room-design.ts";
import { frontsOf, hasOwnHandles } from "../takeoff/fronts.ts";
import type { ProductsBySku } from "../takeoff/products-by-sku.ts";

const cabinetKinds = new Set(["base_cabinet", "wall_cabinet", "tall_cabinet", "island", "peninsula"]);

/** The cabinets of a room that take the same pulls or knobs as one of them; nothing for what is no cabinet. */
export function pulledWith({ items }: RoomDesign, id: string, products: ProductsBySku): string[] {
  const own = items.find((item) => item.id === id);
  if (!own || !cabinetKinds.has(own.kind)) return [];
  return pullable(items, products);
}

/** Ids of the cabinets among some things that have doors or drawers for pulls. */
export const pullable = (items: readonly RoomItem[], products: ProductsBySku): string[] =>
  items.filter((item) => takesPulls(item, products)).map(({ id }) => id);

function takesPulls({ kind, sku }: RoomItem, products: ProductsBySku): boolean {
  const product = sku ? products.get(sku) : undefined;
  const fronts = product && !hasOwnHandles(product) ? frontsOf(product) : null;
  return cabinetKinds.has(kind) && fronts !== null && fronts.doors + fronts.drawers > 0;
}

/** The room with these pulls or knobs on the fronts of some cabinets; null takes them off. */
export function withPulls(design: RoomDesign, ids: readonly string[], sku: string | null): RoomDesign {
  const on = new Set(ids);
  return {
    ...design,
    items: design.items.map((item) => {
      if (!on.has(item.id)) return item;
      const { hardware_sku: _, ...bare } = item;
      return sku === null ? bare : { ...bare, hardware_sku: sku };
    }),
  };
}

/** The pulls or knobs that most of some cabinets have; null for none. */
export function usualPulls(items: readonly RoomItem[]): string | null {
  const counts = new Map<string, number>();
  for (const { hardware_sku } of items)
    if (hardware_sku) counts.set(hardware_sku, (counts.get(hardware_sku) ?? 0) + 1);
  const [most] = [...counts].sort((a, b) => b[1] - a[1]);
  return most?.[0] ?? null;
}
