import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { RoomDesign } from "../../../../contract/design/room-design.ts";
import type { furnishable, furnishRoom } from "../../../../contract/design/room-furnish.ts";
import type { Room } from "../../../../contract/design/rooms.ts";
import type { EndpointReply } from "../../../../contract/endpoint.ts";
import { designRooms } from "../../../../domain/designer/design-rooms.ts";
import { smallRoom } from "../../../../tests/support/rooms.ts";
import { type Client, openShop, type Shop } from "../../../../tests/support/shop.ts";
import { visitor } from "../../../../tests/support/visitor.ts";
import { publishTemplates } from "../rooms/index.ts";

type Furnishable = EndpointReply<typeof furnishable>["data"];
type Furnished = EndpointReply<typeof furnishRoom>["data"];

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ designRooms });
});
afterAll(() => shop.close());

const customer = async (): Promise<Client> => shop.newCustomer();
const empty = smallRoom({ room: "bathroom", surfaces: [], items: [] });
const begin = async (who: Client, design = empty) =>
  (await who.call<Room>("POST /api/rooms", { showroom: "OAKSTONE", name: "Bath", design })).body.data;
const furnish = (who: Client, id: string, wish: object = {}) =>
  who.call<Furnished>(`POST /api/rooms/${id}/furnish`, { room: "bathroom", style: "modern", ...wish });

describe("furnishing a room", () => {
  it("has different ways with their prices, and saves nothing", async () => {
    const who = await customer();
    const room = await begin(who);
    const { status, body } = await furnish(who, room.id);
    expect([status, body.data.problem]).toEqual([200, null]);
    expect(body.data.arrangements.length).toBeGreaterThan(1);
    for (const { design, price } of body.data.arrangements) {
      expect(design.plan).toEqual(room.design.plan);
      const counted = await who.call<{ total: number }>("POST /api/rooms/takeoff", {
        showroom: "OAKSTONE",
        design,
      });
      expect(price).toBe(counted.body.data.total);
    }
    expect((await who.call<Room>(`GET /api/rooms/${room.id}`)).body.data).toMatchObject({
      version: room.version,
      design: { items: [] },
    });
  });

  it("takes the products of a template that the caller may see", async () => {
    const who = await customer();
    const room = await begin(who);
    const [first] = (await furnish(who, room.id)).body.data.arrangements;
    await publishTemplates(shop.platform.db, [
      {
        ...{ id: "liked", name: "Liked", room: "bathroom", style: "modern", floorplan: null, area_sqft: 60 },
        media_key: null,
        design: first!.design,
      },
    ]);
    const larger = await begin(who, smallRoom({ room: "bathroom", surfaces: [], items: [] }));
    const liked = await furnish(who, larger.id, { style: "japandi", like: "liked" });
    const floor = ({ surfaces }: RoomDesign) => surfaces.find(({ id }) => id === "floor")?.sku;
    expect(liked.body.data.arrangements.map(({ design }) => floor(design))).toContain(floor(first!.design));
    expect((await furnish(who, room.id, { like: "nowhere" })).status).toBe(404);
  });

  it("is for guests too, in their own rooms", async () => {
    const guest = visitor(shop.app);
    const begun = await guest.call<Room>("POST /api/rooms", { showroom: "OAKSTONE", design: empty });
    const { id, temp_project_id } = begun.body.data as Room;
    const wish = { room: "bathroom", style: "modern", temp_project_id };
    expect((await guest.call(`POST /api/rooms/${id}/furnish`, wish)).status).toBe(200);
    const stranger = await customer();
    expect((await furnish(stranger, id)).status).toBe(404);
  });

  it("says what a room is, and asks where that is unknown", async () => {
    const who = await customer();
    const bath = await begin(who);
    const ask = async (id: string) => (await who.call<Furnishable>(`GET /api/rooms/${id}/furnish`)).body.data;
    expect((await ask(bath.id)).room).toBe("bathroom");
    const other = await begin(who, { ...empty, room: "room" });
    expect((await ask(other.id)).room).toBeNull();
  });

  it("refuses a style that there is none of", async () => {
    const who = await customer();
    const { id } = await begin(who);
    const refused = await furnish(who, id, { style: "rococo" });
    expect([refused.status, refused.body.errors]).toEqual([422, { style: ["Choose one of the styles."] }]);
  });
});
