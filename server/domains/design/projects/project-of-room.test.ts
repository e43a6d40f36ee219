import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { listProjects, Project } from "../../../../contract/design/project-cart.ts";
import type { Room } from "../../../../contract/design/rooms.ts";
import type { EndpointReply } from "../../../../contract/endpoint.ts";
import { smallRoom } from "../../../../tests/support/rooms.ts";
import { type Client, openShop, type Shop } from "../../../../tests/support/shop.ts";
import { visitor } from "../../../../tests/support/visitor.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const newCustomer = () => shop.newCustomer();
const body = {
  showroom: "OAKSTONE",
  name: "Loft kitchen",
  design: smallRoom({ surfaces: [{ id: "floor", sku: "NQT-CARR-1224-M" }] }),
};
const listed = async (who: Client) =>
  (await who.call<EndpointReply<typeof listProjects>["data"]>("GET /api/projects")).body.data.data;

describe("the project of a room", () => {
  it("is the only one after signing in with a room that was begun as a guest", async () => {
    const guest = visitor(shop.app);
    const room = (await guest.call("POST /api/rooms", body)).body.data as Room;
    const who = await newCustomer();
    await who.call("POST /api/rooms/claim", { temp_project_id: room.temp_project_id });
    const wish = { showroom: "OAKSTONE", room: room.id };
    const made = await who.call<Project>("POST /api/projectCart", wish);
    expect(made.status).toBe(201);
    expect((await who.call<Project>("POST /api/projectCart", wish)).body.data.id).toBe(made.body.data.id);
    expect(await listed(who)).toMatchObject([{ name: "Loft kitchen", stage: "room", rooms: [room.id] }]);
    const given = await who.call<{ project: Project }>(`POST /api/rooms/${room.id}/to_project`, {});
    expect(given.body.data.project.id).toBe(made.body.data.id);
    expect(await listed(who)).toMatchObject([{ name: "Loft kitchen", stage: "materials", lines: 1 }]);
  });

  it("is made for the room's owner in the room's showroom only", async () => {
    const [who, other] = [await newCustomer(), await newCustomer()];
    const room = (await who.call<Room>("POST /api/rooms", body)).body.data;
    const make = (by: Client, showroom: string) =>
      by.call<Project>("POST /api/projectCart", { showroom, room: room.id });
    expect((await make(other, "OAKSTONE")).status).toBe(404);
    expect((await make(who, "HARBOR88")).body.errors).toEqual({
      room: ["This room belongs to another showroom."],
    });
    expect([await listed(who), await listed(other)]).toEqual([[], []]);
  });
});
