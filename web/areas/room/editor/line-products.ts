import type { RoomDesign } from "../../../../contract/design/room-design.ts";
import type { RefitWith } from "../../../../domain/room/runs/lay-fitted.ts";
import type { ProductsBySku } from "../../../../domain/room/takeoff/products-by-sku.ts";
import { api } from "../../../client/api.ts";
import { ApiError, type ReplyOf } from "../../../client/api-call.ts";
import type { RoomStore } from "./room-state.ts";

type LineProducts = ReplyOf<"POST /api/rooms/cabinet_line">["data"];

// a line that was asked for once is at hand for every further edit of the room
const known = new WeakMap<RoomStore, Map<string, LineProducts>>();

/** Everything of a line, if it was loaded for this room. */
export const lineAtHand = (store: RoomStore, line: string): LineProducts | undefined =>
  known.get(store)?.get(line);

/** Everything of a line, kept in the room's state; null if it can't be had. */
export async function productsOfLine(store: RoomStore, line: string): Promise<LineProducts | null> {
  const there = lineAtHand(store, line);
  if (there) return there;
  const { room, addProducts } = store.getState();
  try {
    const { data } = await api("POST /api/rooms/cabinet_line", {
      body: { showroom: room.showroom.id, line },
      feedback: "none",
    });
    addProducts([...data.cabinets, ...data.parts, ...data.fixtures, ...data.counters]);
    const lines = known.get(store) ?? new Map<string, LineProducts>();
    known.set(store, lines.set(line, data));
    return data;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return null;
  }
}

/** The line that the first known of some cabinets is of; null for none. */
export function lineOfItems(
  { items }: Pick<RoomDesign, "items">,
  products: ProductsBySku,
  isOne: (id: string) => boolean = () => true,
): string | null {
  for (const { id, kind, sku } of items) {
    const product = kind === "base_cabinet" && sku && isOne(id) ? products.get(sku) : undefined;
    const { brand, model, options } = product ?? {};
    if (model?.params.door && options?.Finish) return [brand, model.params.door, options.Finish].join(" | ");
  }
  return null;
}

/** What runs of a line are fitted again with. */
export const refitWith = ({ cabinets, parts, fixtures, counters }: LineProducts): RefitWith => ({
  line: { cabinets, parts },
  offered: fixtures,
  counter: counters[0]?.sku ?? null,
});
