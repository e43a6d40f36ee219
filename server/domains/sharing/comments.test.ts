import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { OpenedProject, ProjectLink, ProjectShares } from "../../../contract/shared-projects.ts";
import { addUser } from "../../../tests/support/catalog-seed.ts";
import { smallRoom } from "../../../tests/support/rooms.ts";
import { type Client, openShop, type Shop } from "../../../tests/support/shop.ts";
import { visitor } from "../../../tests/support/visitor.ts";

const tile = "NQT-CARR-1224-M";

let shop: Shop;
let owner: Client;
let project: string;
let people = 0;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const newOwner = async () => {
  owner = await shop.signIn(await addUser(shop.platform.db, "User", `Pinner ${++people}`));
  project = await shop.fillCart(owner.user_id, { [tile]: 3 }, shop.market.oakstone, false);
};
const make = async (body: object = {}) =>
  (await owner.call<ProjectLink>(`POST /api/project/share_link/${project}`, body)).body.data;
const tokenOf = (link: ProjectLink) => link.url.split("/").at(-1)!;
const opened = (link: ProjectLink) => visitor(shop.app).call(`GET /api/shared_projects/${tokenOf(link)}`);
const comment = (link: ProjectLink, body: object) =>
  visitor(shop.app).call(`POST /api/shared_projects/${tokenOf(link)}/comments`, body);
const shares = async () =>
  (await owner.call<ProjectShares>(`GET /api/project/share_links/${project}`)).body.data;

describe("a comment pinned to a place in a room", () => {
  const withRoom = async () => {
    await newOwner();
    const room = { showroom: "OAKSTONE", name: "Hall bath", design: smallRoom() };
    const made = await owner.call<{ id: string }>("POST /api/rooms", room);
    await shop.platform.db
      .updateTable("rooms")
      .set({ project_id: project })
      .where("id", "=", made.body.data.id)
      .execute();
    return made.body.data.id;
  };
  const pin = { kind: "surface", id: "wall:north", at_in: [40, 96], height_in: 48 };

  it("is left by a guest, answered by the owner, and seen by both", async () => {
    const room = await withRoom();
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

  it("needs a room of the project and a place in it", async () => {
    const room = await withRoom();
    const link = await make({ can_comment: true });
    const fields = async (body: object) =>
      Object.keys((await comment(link, { name: "Gus", text: "Hm", ...body })).body.errors ?? {});
    expect(await fields({ pin })).toEqual(["pin"]);
    expect(await fields({ room })).toEqual(["pin"]);
    expect(await fields({ room: project, pin })).toEqual(["room"]);
    expect(await fields({ room, pin: { ...pin, height_in: 1e9 } })).toEqual(["pin.height_in"]);
  });

  it("is seen by a pro while that pro works on the project", async () => {
    await withRoom();
    const pro = await shop.signIn(shop.market.oakstone.user_id);
    const path = `/api/project/comments/${project}`;
    expect((await pro.call(`GET ${path}`)).status).toBe(404);
    await owner.call(`POST /api/project/share_to_contractor/${project}`, {});
    expect((await pro.call(`POST ${path}`, { text: "We can do that." })).status).toBe(201);
    expect((await shares()).comments).toMatchObject([{ text: "We can do that.", link: null, is_team: true }]);
  });
});
