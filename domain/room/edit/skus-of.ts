import type { RoomDesign } from "../../../contract/design/room-design.ts";

/** Every SKU that a design names, each once. */
export function skusOf({ plan, surfaces, items, supplies = [] }: RoomDesign): string[] {
  const named = [
    ...surfaces.map(({ sku }) => sku),
    ...items.flatMap(({ sku, hardware_sku }) => [sku, hardware_sku ?? null]),
    ...supplies.map(({ sku }) => sku),
    ...plan.openings.map(({ sku }) => sku ?? null),
  ];
  return [...new Set(named.filter((sku) => sku !== null))];
}
