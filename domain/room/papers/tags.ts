import type { RoomDesign } from "../../../contract/design/room-design.ts";
import type { Takeoff } from "../takeoff/surface-takeoff.types.ts";

/** The number of each product on the drawings: its row in the schedule, from 1. */
export const tagsOf = ({ goods }: Pick<Takeoff, "goods">): ReadonlyMap<string, string> =>
  new Map(goods.map(({ sku }, at) => [sku, String(at + 1)]));

/** The tags of a room's items and openings by their ids; one without a product has none. */
export function itemTags(
  { items, plan }: Pick<RoomDesign, "items" | "plan">,
  tags: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  return new Map(
    [...items, ...plan.openings].flatMap(({ id, sku }) => {
      const tag = sku && tags.get(sku);
      return tag ? [[id, tag] as const] : [];
    }),
  );
}
