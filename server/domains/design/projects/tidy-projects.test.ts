import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Checklist } from "../../../../contract/design/checklists.ts";
import type { listProjects, Project } from "../../../../contract/design/project-cart.ts";
import type { EndpointReply } from "../../../../contract/endpoint.ts";
import { addUser } from "../../../../tests/support/catalog-seed.ts";
import { type Client, openShop, type Shop } from "../../../../tests/support/shop.ts";

const tile = "NQT-CARR-1224-M";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

let people = 0;
async function withProject(isCart = false) {
  const who = await shop.signIn(await addUser(shop.platform.db, "User", `Tidy ${++people}`));
  const project = await shop.fillCart(who.user_id, { [tile]: 5 }, shop.market.oakstone, isCart);
  return { who, project };
}
type List = EndpointReply<typeof listProjects>["data"];
const names = async (who: Client, query = "") =>
  (await who.call<List>(`GET /api/projects${query}`)).body.data.data.map(({ name }) => name);

describe("a project", () => {
  it("is copied with its lines and its list, and the copy is a project of its own", async () => {
    const { who, project } = await withProject();
    await who.call(`POST /api/projectChecklist`, {
      project,
      append_items: [{ area: "Floor", task: "Measure twice" }],
    });
    const made = await who.call<Project>(`POST /api/projectCart/${project}/duplicate`, { name: "Plan B" });
    expect([made.status, made.body.data.name]).toEqual([201, "Plan B"]);
    expect(made.body.data.Project_tans).toMatchObject([{ sku: tile, qty: 5 }]);
    const change = { project: made.body.data.id, sku: tile, qty: 9 };
    await who.call("POST /api/projectCart/update_cart", change);
    const before = (await who.call<Project>(`GET /api/projectCart/${project}`)).body.data;
    expect(before.Project_tans).toMatchObject([{ qty: 5 }]);
    const lists = await Promise.all(
      [project, made.body.data.id].map((id) => who.call<Checklist>(`GET /api/projectChecklist/${id}`)),
    );
    const [first, copy] = lists.map(({ body }) => body.data.project_checklist.map(({ task }) => task));
    expect(copy).toEqual(first);
    const unnamed = await who.call<Project>(`POST /api/projectCart/${project}/duplicate`, {});
    expect(unnamed.body.data.name).toBe(`Copy of ${before.name}`);
  });

  it("is put away and taken out again; a cart stays", async () => {
    const { who, project } = await withProject();
    const path = `PUT /api/projectCart/${project}/archive`;
    expect((await who.call(path, { is_archived: true })).status).toBe(200);
    expect((await who.call(path, { is_archived: true })).status).toBe(200);
    expect([await names(who), await names(who, "?archived=1")]).toEqual([[], ["My project"]]);
    await who.call(path, { is_archived: false });
    expect([await names(who), await names(who, "?archived=1")]).toEqual([["My project"], []]);
    const cart = await withProject(true);
    const refused = await cart.who.call(`PUT /api/projectCart/${cart.project}/archive`, {
      is_archived: true,
    });
    expect(refused.status).toBe(404);
  });

  it("is its owner's alone", async () => {
    const [{ project }, { who: stranger }] = [await withProject(), await withProject()];
    expect((await stranger.call(`POST /api/projectCart/${project}/duplicate`, {})).status).toBe(404);
    expect(
      (await stranger.call(`PUT /api/projectCart/${project}/archive`, { is_archived: true })).status,
    ).toBe(404);
  });
});
