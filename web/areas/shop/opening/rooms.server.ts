import departments from "../../../../content/department-rooms.json" with { type: "json" };
import type { RoomProduct } from "../../../../contract/design/room-design.ts";
import type { RoomShowing } from "../../../../contract/design/room-library.ts";
import type { Api } from "../../../client/api-call.ts";
import type { ShownRoom } from "../../../kit/content/room-band.tsx";

/** Products named beside a room; more would be a list. */
const mostNamed = 4;

/** A product in a room, in the finish that the room shows. */
export type InRoom = Pick<
  RoomProduct,
  "sku" | "hash" | "name" | "image" | "unit" | "price" | "price_per_sqft"
>;

/** A room, and products in it that the showroom sells. */
export interface OpeningRoom {
  room: ShownRoom;
  products: InRoom[];
}

/** The rooms that open departments, by the department's slug; none for a department that the table does not have. */
export async function departmentRooms(api: Api, slugs: readonly string[]): Promise<Map<string, ShownRoom>> {
  const wanted = departments.filter(({ department }) => slugs.includes(department));
  if (wanted.length === 0) return new Map();
  const { data } = await api("GET /api/templates", {
    query: { of: "shared", ids: wanted.map(({ room }) => room).join(), per_page: wanted.length },
  });
  return new Map(
    wanted.flatMap(({ department, room }) => {
      const found = data.data.find(({ id }) => id === room);
      if (!found?.picture) return [];
      const { id, name, picture, floorplan } = found;
      return [[department, { id, name, picture, floorplan }] as const];
    }),
  );
}

/** The room that opens a department, with products of its categories; null if it has none. */
export async function departmentOpening(
  api: Api,
  slug: string,
  categories: readonly string[],
  showroom: string | undefined,
): Promise<OpeningRoom | null> {
  const room = departments.find(({ department }) => department === slug)?.room;
  if (room === undefined || categories.length === 0) return null;
  const { data } = await api("GET /api/rooms_showing", {
    query: { categories: categories.join(), room, per_page: 1 },
  });
  return data[0] ? withProducts(api, data[0], showroom) : null;
}

/** Rooms with products of a category: the one that opens its page, with those products, and some more. */
export async function categoryRooms(
  api: Api,
  slug: string,
  showroom: string | undefined,
): Promise<{ opening: OpeningRoom | null; more: ShownRoom[] }> {
  const { data } = await api("GET /api/rooms_showing", { query: { categories: slug, per_page: 4 } });
  const [first, ...more] = data;
  return { opening: first ? await withProducts(api, first, showroom) : null, more };
}

async function withProducts(
  api: Api,
  { skus, ...room }: RoomShowing,
  showroom: string | undefined,
): Promise<OpeningRoom> {
  const found = await api("POST /api/rooms/goods", { body: { showroom, skus } });
  const products = found.data.goods.slice(0, mostNamed);
  return {
    room,
    products: products.map(({ sku, hash, name, image, unit, price, price_per_sqft }) => ({
      ...{ sku, hash, name, image, unit, price, price_per_sqft },
    })),
  };
}
