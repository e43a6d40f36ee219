import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { RoomDesign } from "../../../../contract/design/room-design.ts";
import type { OpenedProject } from "../../../../contract/design/shared-projects.ts";
import { smallRoom } from "../../../../tests/support/rooms.ts";
import { sharedProject } from "../../../../tests/support/shared-project.ts";
import { openShop, type Shop } from "../../../../tests/support/shop.ts";
import { visitor } from "../../../../tests/support/visitor.ts";

const stool = {
  id: "stool",
  sku: null,
  kind: "stool",
  at_in: [40, 30] as [number, number],
  rotation_deg: 0,
  width_in: 16,
  depth_in: 16,
  height_in: 24,
};

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

describe("a comment pinned to a place in a room", () => {
  const withRoom = async (items: RoomDesign["items"] = []) => {
    const shared = await sharedProject(shop);
    const { owner, project } = shared;
    const room = { showroom: "OAKSTONE", name: "Hall bath", design: smallRoom({ items }) };
    const made = await owner.call<{ id: string }>("POST /api/rooms", room);
    await shop.platform.db
      .updateTable("rooms")
      .set({ project_id: project })
      .where("id", "=", made.body.data.id)
      .execute();
    return { ...shared, room: made.body.data.id };
  };
  const pin = { kind: "surface", id: "wall:north", at_in: [40, 96], height_in: 48 };

  it("is left by a guest, answered by the owner, and seen by both", async () => {
    const { owner, project, make, opened, comment, room } = await withRoom();
    const link = await make({ can_comment: true });
    const said = await comment(link, { name: "Gus", text: "A niche here?", room, pin });
    expect(said.status).toBe(201);
    expect(said.body.data).toMatchObject({ room, pin, place: "North wall", is_team: false });
    const path = `/api/project/comments/${project}`;
    const answer = await owner.call<{ is_team: boolean }>(`POST ${path}`, { text: "Yes.", room, pin });
    expect([answer.status, answer.body.data.is_team]).toEqual([201, true]);
    const all = await owner.call<{ data: { text: string }[] }>(`GET ${path}`);
    const seen = (await opened(link)).body.data as OpenedProject;
    for (const list of [all.body.data.data, seen.comments]) {
      expect(list.map(({ text }) => text)).toEqual(["A niche here?", "Yes."]);
    }
    const told = await owner.call<{ data: { link: string; body: string }[] }>("GET /api/notification");
    expect(told.body.data.data[0]).toMatchObject({ link: `/projects/${project}/rooms/${room}` });
    expect(told.body.data.data[0]!.body).toContain("North wall");
  });

  it("keeps to its thing, and is marked as done by the people of the project alone", async () => {
    const { owner, project, make, opened, comment, room } = await withRoom([stool]);
    const link = await make({ can_comment: true });
    const on = { kind: "item", id: "stool", at_in: [50, 30], height_in: 24 };
    const said = await comment(link, { name: "Gus", text: "Too low?", room, pin: on });
    expect(said.body.data).toMatchObject({
      pin: { within: { at_in: [10, 0], height_in: 24 } },
      done_at: null,
    });
    const path = `/api/project/comments/${project}/${(said.body.data as { id: string }).id}`;
    expect((await visitor(shop.app).call(`PUT ${path}`, { is_done: true })).status).toBe(401);
    const stranger = await sharedProject(shop);
    expect((await stranger.owner.call(`PUT ${path}`, { is_done: true })).status).toBe(404);
    const doneAt = async () => ((await opened(link)).body.data as OpenedProject).comments[0]!.done_at;
    expect((await owner.call(`PUT ${path}`, { is_done: true })).status).toBe(200);
    expect(await doneAt()).not.toBeNull();
    await owner.call(`PUT ${path}`, { is_done: false });
    expect(await doneAt()).toBeNull();
  });

  it("needs a room of the project and a place in it", async () => {
    const { project, make, comment, room } = await withRoom();
    const link = await make({ can_comment: true });
    const fields = async (body: object) =>
      Object.keys((await comment(link, { name: "Gus", text: "Hm", ...body })).body.errors ?? {});
    expect(await fields({ pin })).toEqual(["pin"]);
    expect(await fields({ room })).toEqual(["pin"]);
    expect(await fields({ room: project, pin })).toEqual(["room"]);
    expect(await fields({ room, pin: { ...pin, height_in: 1e9 } })).toEqual(["pin.height_in"]);
  });

  it("is seen by a pro while that pro works on the project", async () => {
    const { owner, project, shares } = await withRoom();
    const pro = await shop.signIn(shop.market.oakstone.user_id);
    const path = `/api/project/comments/${project}`;
    expect((await pro.call(`GET ${path}`)).status).toBe(404);
    await owner.call(`POST /api/project/share_to_contractor/${project}`, {});
    expect((await pro.call(`POST ${path}`, { text: "We can do that." })).status).toBe(201);
    expect((await shares()).comments).toMatchObject([{ text: "We can do that.", link: null, is_team: true }]);
  });
});
