import type { RoomProduct } from "../../../contract/design/room-design.ts";

/** Whether a product is in a category or below it. */
export const isIn = ({ category }: RoomProduct, slug: string): boolean =>
  category.slug_url === slug || (category.above ?? []).includes(slug);
