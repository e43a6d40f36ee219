import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Project } from "../../../../contract/design/project-cart.ts";
import type { ProjectPerson, ProjectState } from "../../../../contract/design/project-history.ts";
import { addUser } from "../../../../tests/support/catalog-seed.ts";
import { listedPro } from "../../../../tests/support/hire-probes.ts";
import { type Client, openShop, type Shop } from "../../../../tests/support/shop.ts";

const tile = "NQT-CARR-1224-M";
const other = "NQT-SLAT-1212";

let shop: Shop;
let pro: Client;
beforeAll(async () => {
  shop = await openShop();
  pro = await shop.signIn(shop.market.oakstone.user_id);
});
afterAll(() => shop.close());

let people = 0;
async function withProject(isCart = false) {
  const ada = await shop.signIn(await addUser(shop.platform.db, "User", `Ada History${++people}`));
  const lines = [{ sku: tile, qty: 5 }];
  const made = await ada.call<Project>("POST /api/projectCart", {
    showroom: "OAKSTONE",
    is_cart: isCart,
    lines,
  });
  return { ada, id: made.body.data.id };
}
const set = (who: Client, project: string, qty: number, more: object = {}) =>
  who.call<Project>("POST /api/projectCart/update_cart", { project, sku: tile, qty, ...more });
const history = async (who: Client, id: string) =>
  (await who.call<{ data: ProjectState[] }>(`GET /api/projectCart/${id}/history`)).body.data.data;
const quantities = ({ Project_tans }: Project) => Project_tans.map(({ sku, qty }) => [sku, qty]);
const present = async (who: Client, id: string) =>
  (await who.call<Project>(`GET /api/projectCart/${id}`)).body.data;
/** News of the project that waits for an account or was given to its streams. */
async function newsOf(account: string, project: string): Promise<number> {
  const [row] = await shop.platform.sql<{ count: number }[]>`
    select ((select count(*) from stream_outbox where user_id = ${account} and kind = 'project'
        and data ->> 'project' = ${project}) +
      (select count(*) from stream_events where user_id = ${account} and kind = 'project'
        and data ->> 'project' = ${project}))::int as count`;
  return row!.count;
}

/** The showroom's pro may change Ada's project. */
async function shared() {
  const { ada, id } = await withProject();
  await ada.call(`POST /api/project/share_to_contractor/${id}`, {});
  const { body } = await ada.call<ProjectPerson>(`PUT /api/projectCart/${id}/people/${pro.user_id}`, {
    can_edit: true,
  });
  return { ada, id, person: body.data };
}

describe("a project's history", () => {
  it("has what was changed, and brings back what was there", async () => {
    const { ada, id } = await withProject();
    await set(ada, id, 9);
    await ada.call("POST /api/projectCart/update_cart", { project: id, sku: other, qty: 4 });
    const [line] = (await present(ada, id)).Project_tans;
    await ada.call(`DELETE /api/cart/destroy/${line!.id}`);
    const [last, first] = await history(ada, id);
    // what one person does within minutes is one entry
    expect(last).toMatchObject({ by: { is_me: true }, is_present: true, lines: 1 });
    expect(last!.changes.map(({ change, sku, qty }) => [change, sku, qty])).toEqual([
      ["added", other, 4],
      ["removed", tile, 0],
    ]);
    const back = await ada.call<Project>(`POST /api/projectCart/${id}/history/${first!.version}/restore`, {});
    expect([back.status, quantities(back.body.data)]).toEqual([200, [[tile, 5]]]);
    // and what it replaced can be brought back too
    const again = await ada.call<Project>(`POST /api/projectCart/${id}/history/${last!.version}/restore`, {});
    expect(quantities(again.body.data)).toEqual([[other, 4]]);
  });

  it("keeps the lines that are the same, with the comments that are pinned to them", async () => {
    const { ada, id } = await withProject();
    const before = await present(ada, id);
    const link = await ada.call<{ url: string }>(`POST /api/project/share_link/${id}`, { can_comment: true });
    const token = link.body.data.url.split("/").at(-1);
    await ada.call(`POST /api/shared_projects/${token}/comments`, {
      name: "Gus",
      text: "Nice tile",
      line: before.Project_tans[0]!.id,
    });
    await set(ada, id, 7);
    const states = await history(ada, id);
    await ada.call(`POST /api/projectCart/${id}/history/${states.at(-1)!.version}/restore`, {});
    const shares = await ada.call<{ comments: { line: string }[] }>(`GET /api/project/share_links/${id}`);
    expect(shares.body.data.comments.map(({ line }) => line)).toEqual([before.Project_tans[0]!.id]);
  });

  it("is nobody else's, and a cart has none", async () => {
    const { id } = await withProject();
    expect((await pro.call(`GET /api/projectCart/${id}/history`)).status).toBe(404);
    const cart = await withProject(true);
    expect((await cart.ada.call(`GET /api/projectCart/${cart.id}/history`)).status).toBe(404);
    const other = await withProject();
    expect((await other.ada.call(`POST /api/projectCart/${other.id}/history/99/restore`, {})).status).toBe(
      404,
    );
  });
});

describe("a pro who is hired for a project", () => {
  const access = async (account: string, project: string) =>
    (
      await shop.platform.sql<{ kind: string }[]>`
        select kind from stream_outbox where user_id = ${account} and data ->> 'project' = ${project}
          and kind = 'access' union all
        select kind from stream_events where user_id = ${account} and data ->> 'project' = ${project}
          and kind = 'access'`
    ).length;

  it("hears of its changes and of the end of the hire, and of nothing after it", async () => {
    await listedPro(shop);
    const { ada, id } = await withProject();
    const asked = await ada.call<{ id: string }>("POST /api/hire_designer", {
      project: id,
      designer: pro.user_id,
      message: "Please look at it.",
    });
    await set(ada, id, 6);
    expect(await newsOf(pro.user_id, id)).toBe(0);
    await pro.call(`PUT /api/pro/hires/${asked.body.data.id}/status`, { status: "accepted" });
    await set(ada, id, 7);
    expect([await newsOf(pro.user_id, id), await access(pro.user_id, id)]).toEqual([1, 1]);
    // only to read
    expect((await set(pro, id, 8)).status).toBe(404);
    await ada.call(`PUT /api/hires/${asked.body.data.id}/status`, { status: "finished" });
    await set(ada, id, 9);
    expect([await newsOf(pro.user_id, id), await access(pro.user_id, id)]).toEqual([1, 2]);
  });
});

describe("two who change a project", () => {
  it("see each other's changes, and the history says who made which", async () => {
    const { ada, id, person } = await shared();
    expect(person).toMatchObject({ role: "showroom", can_edit: true });
    const seen = await present(pro, id);
    expect(seen).toMatchObject({ edits_for: expect.stringContaining("Ada"), at_trade_price: false });
    expect(seen.totals.total).toBe((await present(ada, id)).totals.total);
    const before = await newsOf(ada.user_id, id);
    expect((await set(pro, id, 12)).status).toBe(200);
    expect(await newsOf(ada.user_id, id)).toBe(before + 1);
    expect(quantities(await present(ada, id))).toEqual([[tile, 12]]);
    const [last] = await history(ada, id);
    expect(last).toMatchObject({ by: { is_me: false }, changes: [{ qty_before: 5, qty: 12 }] });
    expect(last!.by?.name).not.toContain("Ada");
  });

  it("lose no edit: a quantity that somebody changed meanwhile is refused with what it is now", async () => {
    const { ada, id } = await shared();
    expect((await set(pro, id, 12, { expected_qty: 5 })).status).toBe(200);
    const late = await set(ada, id, 6, { expected_qty: 5 });
    expect([late.status, late.body.code]).toEqual([409, "stale_version"]);
    expect(quantities(late.body.data)).toEqual([[tile, 12]]);
    expect((await set(ada, id, 6, { expected_qty: 12 })).status).toBe(200);
  });

  it("are two only as long as the owner allows it, and neither orders nor shares for the other", async () => {
    const { ada, id } = await shared();
    const body = { action: "cart", project: id, showroom: "OAKSTONE" };
    expect((await pro.call("POST /api/projectCart/sync_to_cart", body)).status).toBe(404);
    expect((await pro.call(`POST /api/project/share_link/${id}`, {})).status).toBe(404);
    expect((await pro.call(`DELETE /api/projectCart/${id}`)).status).toBe(404);
    expect((await pro.call(`GET /api/projectCart/${id}/people`)).status).toBe(404);
    await ada.call(`PUT /api/projectCart/${id}/people/${pro.user_id}`, { can_edit: false });
    expect((await pro.call(`GET /api/projectCart/${id}`)).status).toBe(404);
    expect((await set(pro, id, 3)).status).toBe(404);
    expect(
      (await ada.call(`PUT /api/projectCart/${id}/people/${ada.user_id}`, { can_edit: true })).status,
    ).toBe(404);
  });

  it("ends with the hire", async () => {
    const { ada, id } = await withProject();
    const designer = await shop.signIn(await addUser(shop.platform.db, "Contractor", "Dee Designer"));
    const at = new Date();
    const hire = {
      user_id: ada.user_id,
      pro_id: designer.user_id,
      project_id: id,
      title: "Bath",
      message: "",
    };
    const row = { id: crypto.randomUUID(), ...hire, status: "accepted", created_at: at, updated_at: at };
    await shop.platform.db.insertInto("hires").values(row).execute();
    await ada.call(`PUT /api/projectCart/${id}/people/${designer.user_id}`, { can_edit: true });
    expect((await set(designer, id, 8)).status).toBe(200);
    expect(JSON.stringify(await present(designer, id))).not.toContain("wholesale");
    await shop.platform.db
      .updateTable("hires")
      .set({ status: "finished" })
      .where("id", "=", row.id)
      .execute();
    expect((await set(designer, id, 3)).status).toBe(404);
  });
});
