import type { RoomDesign, RoomProduct } from "../../../contract/design/room-design.ts";
import type { ProductsBySku } from "../takeoff/products-by-sku.ts";
import { usualSettings } from "../takeoff/settings.ts";
import type { SurfaceTakeoff } from "../takeoff/surface-takeoff.types.ts";
import { takeoffOf } from "../takeoff/takeoff.ts";
import { keptLaying } from "./laying.ts";
import { setSurface, surfaceById } from "./surfaces.edit.ts";

/** The design with a product on a surface, laid as the one before as far as the product can be. */
export function withCovering(design: RoomDesign, surface: string, product: RoomProduct): RoomDesign {
  const before = surfaceById(design, surface) ?? { id: surface, sku: null };
  return setSurface(design, surface, { ...keptLaying(before, product).kept, sku: product.sku });
}

/**
 * How much of a product a surface takes by itself: boxes are not shared with other surfaces.
 * @param products the products of the design; items decide what stays uncovered
 */
export function coveringOf(
  design: RoomDesign,
  surface: string,
  product: RoomProduct,
  products: ProductsBySku,
): SurfaceTakeoff {
  const items = new Set(design.items.map(({ sku }) => sku));
  const known = new Map([...products].filter(([sku]) => items.has(sku)));
  const counted = takeoffOf(withCovering(design, surface, product), known.set(product.sku, product), {
    ...usualSettings,
    shares_boxes: false,
  });
  const nothing = { because: "Nothing is left to cover.", area_sqft: null, run_ft: null, steps: [] };
  const line = counted.surfaces.find((each) => each.surface === surface);
  return line ?? { known: false, surface, sku: product.sku, ...nothing };
}
