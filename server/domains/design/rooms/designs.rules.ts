import type { RoomDesign } from "../../../../contract/design/room-design.ts";
import { ownValue } from "../../../../domain/orders/own-value.ts";

/** Every SKU that a design names, each once. */
export function skusOf({ surfaces, items, parts = [] }: RoomDesign): string[] {
  const named = [
    ...surfaces.map((surface) => surface.sku),
    ...items.flatMap((item) => [item.sku, item.hardware_sku ?? null]),
    ...parts.map((part) => part.sku),
  ];
  return [...new Set(named.filter((sku) => sku !== null))];
}

/** The area of the house: `Floor`, `Shower`, `Walls`, `Fixtures`. */
export function areaOfPlace(place: string): string {
  const [kind = ""] = place.split(":", 1);
  return ownValue(areas, kind) ?? "Fixtures";
}

const areas: Record<string, string> = {
  floor: "Floor",
  ceiling: "Ceiling",
  base: "Trim",
  crown: "Trim",
  wall: "Walls",
  wainscot: "Walls",
  backsplash: "Backsplash",
  countertop: "Countertop",
  shower: "Shower",
  coping: "Pool",
};
