import type { RoomProduct } from "../../../../contract/design/room-design.ts";
import type { MaterialDefinition } from "../../../../domain/materials/material.ts";

/** Whether the tracer has everything that a picture shows; vendors' own textures and models only browsers load. */
export const canTrace = (products: Iterable<RoomProduct>): boolean =>
  !Iterator.from(products).some(
    ({ material, model }) => (material as MaterialDefinition | null)?.family === "picture" || model?.file,
  );

/** What a picture needs to know of the products; prices stay out. */
export const withoutPrices = (products: ReadonlyMap<string, RoomProduct>): Map<string, RoomProduct> =>
  new Map(
    [...products].map(([sku, product]) => [
      sku,
      { ...product, price: 0, price_per_sqft: null, list_price: 0 },
    ]),
  );
