import { afterAll, beforeAll, expect, test } from "vitest";
import type { Project } from "../../../../contract/design/project-cart.ts";
import type { RoomDesign } from "../../../../contract/design/room-design.ts";
import type { takeoffOfDesign } from "../../../../contract/design/room-takeoff.ts";
import type { Room } from "../../../../contract/design/rooms.ts";
import type { EndpointReply } from "../../../../contract/endpoint.ts";
import { sendForm, smallRoom } from "../../../../tests/support/rooms.ts";
import { type Client, openShop, type Shop } from "../../../../tests/support/shop.ts";
import { visitor } from "../../../../tests/support/visitor.ts";

type Takeoff = EndpointReply<typeof takeoffOfDesign>["data"];

const tile = "NQT-CARR-1224-M";
const entry = {
  id: "a1",
  name: "Entry",
  outline_in: [
    [0, 0],
    [48, 0],
    [48, 48],
    [0, 48],
  ] as [number, number][],
};
const withArea = (area = entry): RoomDesign => {
  const { plan, ...room } = smallRoom();
  return {
    ...room,
    plan: { ...plan, areas: [area] },
    surfaces: [
      { id: "floor", sku: null },
      { id: "floor:a1", sku: tile, pattern: "brick", rotation_deg: 90, offset_in: [6, 0] },
    ],
  };
};

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const newCustomer = () => shop.newCustomer();
const begin = async (who: Client, design: RoomDesign) =>
  (await who.call<Room>("POST /api/rooms", { showroom: "OAKSTONE", name: "Kitchen", design })).body.data;

test("a floor area is kept as it was drawn, with how its covering is laid", async () => {
  const who = await newCustomer();
  const room = await begin(who, withArea());
  const { design } = (await who.call<Room>(`GET /api/rooms/${room.id}`)).body.data;
  expect(design).toEqual({ ...withArea(), version: 1 });
});

test("a floor area is counted by its own outline, and goes into the project's cart", async () => {
  const who = await newCustomer();
  const room = await begin(who, withArea());
  const takeoff = (await who.call<Takeoff>(`POST /api/rooms/${room.id}/takeoff`, {})).body.data;
  // 80 sq ft less 16; a tile in brick bond has 10 % waste: 17.6 of 15.5 in a box
  expect(takeoff.surfaces).toMatchObject([
    { surface: "floor", known: false, area_sqft: 64 },
    { surface: "floor:a1", area_sqft: 16, pattern: "brick", boxes: 2 },
  ]);
  const { project } = (await who.call<{ project: Project }>(`POST /api/rooms/${room.id}/to_project`, {})).body
    .data;
  expect(project.Project_tans).toMatchObject([{ sku: tile, qty: 2, surface: "Kitchen: floor (Entry)" }]);
});

test("an area outside of the room is refused in a sentence that names it", async () => {
  const outside = withArea({ ...entry, outline_in: entry.outline_in.map(([x, y]) => [x + 100, y]) });
  const answer = await visitor(shop.app).call("POST /api/rooms/takeoff", {
    showroom: "OAKSTONE",
    design: outside,
  });
  expect(answer.status).toBe(422);
  expect(answer.body.errors["design.plan.areas.a1"]).toEqual([
    "“Entry” reaches past the walls; keep it inside the room.",
  ]);
});

test("a template with a closed, clockwise area is understood, and a covering of no area refused", async () => {
  const ring = [...entry.outline_in].reverse();
  const send = (design: RoomDesign) =>
    sendForm(shop.app, visitor(shop.app), "POST /api/templates/upload", {
      design: JSON.stringify(design),
      name: "Ours",
    });
  const sent = await send(withArea({ ...entry, outline_in: [...ring, ring[0]!] }));
  expect(sent.status).toBe(201);
  expect((sent.body.data as { design: RoomDesign }).design.plan.areas![0]!.outline_in).toHaveLength(4);
  const stray = withArea();
  const refused = await send({ ...stray, plan: smallRoom().plan });
  expect(refused.body.errors["design.surfaces.1.id"]).toEqual(["This room has nothing called a1."]);
});
