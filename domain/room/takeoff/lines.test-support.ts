import type { RoomDesign, RoomProduct } from "../../../contract/design/room-design.ts";
import { productsBySku } from "./products-by-sku.ts";
import { productOf } from "./sample-room.test-support.ts";
import type { KnownSurface, SurfaceTakeoff } from "./surface-takeoff.types.ts";
import { takeoffOf } from "./takeoff.ts";

export const lines = (design: RoomDesign, ...products: RoomProduct[]): SurfaceTakeoff[] =>
  takeoffOf(design, productsBySku(products)).surfaces;
export function known(line: SurfaceTakeoff | undefined): KnownSurface {
  if (!line?.known) throw new Error(line?.because ?? "no such line");
  return line;
}
export const first = (design: RoomDesign, ...products: RoomProduct[]) => known(lines(design, ...products)[0]);
export const paint = productOf({
  sku: "PAINT",
  unit: "Piece",
  box_sqft: null,
  pieces_per_box: null,
  price: 58.25,
  attributes: { coverage_sqft: 350 },
});
export const slab = productOf({
  sku: "SLAB",
  unit: "Square foot",
  minimum_unit: 20,
  box_sqft: null,
  pieces_per_box: null,
  price: 71.4,
  size: { width_in: 63, length_in: 126, height_in: 1.2, pattern: "Cut to order" },
});
export const stick = productOf({
  sku: "BASE",
  unit: "Piece",
  box_sqft: null,
  pieces_per_box: null,
  price: 19.99,
  size: { width_in: 0.5, length_in: 96, height_in: 5, pattern: "" },
});
