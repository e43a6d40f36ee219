import type { RoomProduct } from "../../../contract/design/room-design.ts";

/** The products of one showroom that a room uses. */
export type ProductsBySku = ReadonlyMap<string, RoomProduct>;

/** For when only the room's shapes matter. */
export const noProducts: ProductsBySku = new Map();

export const productsBySku = (products: readonly RoomProduct[]): ProductsBySku =>
  new Map(products.map((product) => [product.sku, product]));
