import type { RoomGood } from "../../contract/room-design.ts";

/** Whether a good stands in a category or in one below it. */
export const isIn = ({ category }: RoomGood, slug: string): boolean =>
  category.slug_url === slug || (category.above ?? []).includes(slug);
