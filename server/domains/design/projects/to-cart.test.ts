import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Project } from "../../../../contract/design/project-cart.ts";
import { type Client, openShop, type Shop } from "../../../../tests/support/shop.ts";

const [matte, polished] = ["NQT-CARR-1224-M", "NQT-CARR-1224-P"];

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

/** A customer with 3 boxes in the cart, and a project with 2 and 4 boxes. */
async function customerWithBoth(): Promise<{ who: Client; project: Project; cart: Project }> {
  const who = await shop.newCustomer();
  const make = async (is_cart: boolean, lines: { sku: string; qty: number }[]) =>
    (await who.call<Project>("POST /api/projectCart", { showroom: "OAKSTONE", is_cart, lines })).body.data;
  return {
    who,
    cart: await make(true, [{ sku: matte, qty: 3 }]),
    project: await make(false, [
      { sku: matte, qty: 2 },
      { sku: polished, qty: 4 },
    ]),
  };
}

const quantities = ({ Project_tans }: Project) =>
  Object.fromEntries(Project_tans.map(({ sku, qty }) => [sku, qty]));
const toCart = (who: Client, project: Project, wish: object = {}) =>
  who.call<Project>("POST /api/projectCart/sync_to_cart", {
    action: "cart",
    project: project.id,
    showroom: "OAKSTONE",
    ...wish,
  });

describe("putting a project into the cart", () => {
  it("asks first when the cart holds something, and leaves it as it is until then", async () => {
    const { who, project, cart } = await customerWithBoth();
    const asked = await toCart(who, project);
    expect([asked.status, asked.body.code]).toEqual([409, "cart_not_empty"]);
    expect(quantities(asked.body.data)).toEqual({ [matte]: 3 });
    const now = await who.call<Project>(`GET /api/projectCart/${cart.id}`);
    expect(quantities(now.body.data)).toEqual({ [matte]: 3 });
  });

  it("adds to what is there, or replaces it, and the project keeps its lines", async () => {
    const { who, project } = await customerWithBoth();
    const added = await toCart(who, project, { mode: "add" });
    expect(quantities(added.body.data)).toEqual({ [matte]: 5, [polished]: 4 });
    const replaced = await toCart(who, project, { mode: "replace" });
    expect(quantities(replaced.body.data)).toEqual({ [matte]: 2, [polished]: 4 });
    const kept = await who.call<Project>(`GET /api/projectCart/${project.id}`);
    expect(quantities(kept.body.data)).toEqual({ [matte]: 2, [polished]: 4 });
  });

  it("takes only the lines that were chosen", async () => {
    const { who, project } = await customerWithBoth();
    const line = project.Project_tans.find(({ sku }) => sku === polished)!.id;
    const added = await toCart(who, project, { mode: "add", lines: [line] });
    expect(quantities(added.body.data)).toEqual({ [matte]: 3, [polished]: 4 });
  });

  it("refuses lines that are not the project's", async () => {
    const { who, project, cart } = await customerWithBoth();
    const foreign = await toCart(who, project, { mode: "add", lines: [cart.Project_tans[0]!.id] });
    expect([foreign.status, foreign.body.errors]).toEqual([
      422,
      { lines: ["Some of these products are no longer in the project. Please look again."] },
    ]);
  });

  it("says so instead of emptying the cart when the project has no products", async () => {
    const { who, cart } = await customerWithBoth();
    const made = await who.call<Project>("POST /api/projectCart", { showroom: "OAKSTONE", name: "Empty" });
    expect((await toCart(who, made.body.data, { mode: "replace" })).status).toBe(422);
    const now = await who.call<Project>(`GET /api/projectCart/${cart.id}`);
    expect(quantities(now.body.data)).toEqual({ [matte]: 3 });
  });
});

describe("putting chosen lines of several projects into the cart", () => {
  /** Two projects that share a product, and a wish for both lines of it and one other. */
  async function twoProjects() {
    const { who, project, cart } = await customerWithBoth();
    const lines = [{ sku: matte, qty: 5 }];
    const made = await who.call<Project>("POST /api/projectCart", {
      showroom: "OAKSTONE",
      name: "Attic",
      lines,
    });
    const attic = made.body.data;
    const items = [project, attic].flatMap(({ id, Project_tans }) =>
      Project_tans.map((line) => ({ project: id, line: line.id })),
    );
    const fill = (wish: object, headers?: Record<string, string>) =>
      who.call<Project>(
        "POST /api/projectCart/sync_to_bulk_cart",
        { showroom: "OAKSTONE", items, ...wish },
        headers,
      );
    return { who, project, attic, cart, fill, items };
  }
  const origins = ({ Project_tans }: Project) =>
    Object.fromEntries(
      Project_tans.map(({ sku, from_projects }) => [sku, from_projects.map(({ name }) => name).sort()]),
    );

  it("asks first when the cart holds something", async () => {
    const { who, cart, fill } = await twoProjects();
    const asked = await fill({});
    expect([asked.status, asked.body.code]).toEqual([409, "cart_not_empty"]);
    const now = await who.call<Project>(`GET /api/projectCart/${cart.id}`);
    expect(quantities(now.body.data)).toEqual({ [matte]: 3 });
  });

  it("adds or replaces, says where each line comes from, and undoes both", async () => {
    const { who, project, fill } = await twoProjects();
    const added = (await fill({ mode: "add" })).body.data;
    expect(quantities(added)).toEqual({ [matte]: 3 + 2 + 5, [polished]: 4 });
    expect(origins(added)).toEqual({ [matte]: ["Attic", project.name], [polished]: [project.name] });
    const replaced = (await fill({ mode: "replace" })).body.data;
    expect(quantities(replaced)).toEqual({ [matte]: 2 + 5, [polished]: 4 });
    const undone = await who.call<Project>("POST /api/projectCart/undo", {
      project: replaced.id,
      version: replaced.version,
    });
    expect(quantities(undone.body.data)).toEqual(quantities(added));
    expect(origins(undone.body.data)).toEqual(origins(added));
  });

  it("adds once, however often the same call arrives", async () => {
    const { fill } = await twoProjects();
    const once = { "Idempotency-Key": crypto.randomUUID() };
    const first = await fill({ mode: "add" }, once);
    const again = await fill({ mode: "add" }, once);
    expect(quantities(again.body.data)).toEqual(quantities(first.body.data));
  });

  it("refuses a line that its project does not have", async () => {
    const { fill, attic, items } = await twoProjects();
    const refused = await fill({ mode: "add", items: [{ project: attic.id, line: items[0]!.line }] });
    expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ["lines"]]);
  });

  it("forgets a project that was deleted, and keeps the line", async () => {
    const { who, attic, project, fill } = await twoProjects();
    const { id } = (await fill({ mode: "replace" })).body.data;
    await who.call(`DELETE /api/projectCart/${attic.id}`);
    const cart = (await who.call<Project>(`GET /api/projectCart/${id}`)).body.data;
    expect(origins(cart)).toEqual({ [matte]: [project.name], [polished]: [project.name] });
  });
});

describe("undoing", () => {
  const undo = (who: Client, { id, version }: Project) =>
    who.call<Project>("POST /api/projectCart/undo", { project: id, version });

  it("brings back the cart that was replaced, once", async () => {
    const { who, project, cart } = await customerWithBoth();
    const replaced = (await toCart(who, project, { mode: "replace" })).body.data;
    const undone = await undo(who, replaced);
    expect([undone.body.data.id, quantities(undone.body.data)]).toEqual([cart.id, { [matte]: 3 }]);
    expect((await undo(who, undone.body.data)).body.code).toBe("stale_version");
  });

  it("brings back a removed line with what the room had worked out for it", async () => {
    const { who, project } = await customerWithBoth();
    const line = project.Project_tans[0]!;
    await sql`update project_lines set takeoff = '{"boxes": 2}' where id = ${line.id}`.execute(
      shop.platform.db,
    );
    const removed = await who.call<Project>(`DELETE /api/cart/destroy/${line.id}`);
    expect(quantities(removed.body.data)).toEqual({ [polished]: 4 });
    const undone = await undo(who, removed.body.data);
    expect(undone.body.data.Project_tans).toMatchObject([
      { id: line.id, qty: 2, takeoff: { boxes: 2 } },
      { sku: polished },
    ]);
  });

  it("is refused after another change, which it would lose", async () => {
    const { who, project } = await customerWithBoth();
    const replaced = (await toCart(who, project, { mode: "replace" })).body.data;
    await who.call("POST /api/projectCart/update_cart", { project: replaced.id, sku: matte, qty: 7 });
    const late = await undo(who, replaced);
    expect([late.status, late.body.code]).toEqual([409, "stale_version"]);
    expect(quantities(late.body.data)).toEqual({ [matte]: 7, [polished]: 4 });
  });
});
