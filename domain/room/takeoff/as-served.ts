import type { RoomProduct } from "../../../contract/design/room-design.ts";
import { specsAt } from "../../catalog/also-needed/specs-at.ts";

/** A room's product as the rules of what is also needed read it, at its place. */
export const asServed = ({ category, attributes, options }: RoomProduct, place: string) => ({
  categories: [...(category.above ?? []).toReversed(), category.slug_url],
  specs: specsAt(place, attributes, options),
});
