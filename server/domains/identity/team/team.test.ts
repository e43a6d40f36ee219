import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Today } from "../../../../contract/admin/today.ts";
import type { Team } from "../../../../contract/identity/team.ts";
import type { TeamRole } from "../../../../contract/identity/team-roles.ts";
import { addUser } from "../../../../tests/support/catalog-seed.ts";
import { type Client, openShop, order, type Shop } from "../../../../tests/support/shop.ts";
import { mailsTo } from "../../../../tests/support/visitor.ts";

let shop: Shop;
let pro: Client;
beforeAll(async () => {
  shop = await openShop();
  pro = await shop.signIn(shop.market.oakstone.user_id);
});
afterAll(() => shop.close());
beforeEach(() => shop.platform.db.deleteFrom("attempt_counts").execute());

let people = 0;
/** Somebody whom the pro invited, and who accepted. */
async function member(role: TeamRole, account?: string): Promise<Client & { member: string }> {
  const id = account ?? (await addUser(shop.platform.db, "User", `Member ${++people}`));
  const { email } = await shop.platform.db
    .selectFrom("users")
    .select("email")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  expect((await pro.call("POST /api/pro/team/invitations", { email, role })).status).toBe(201);
  const token = /\/invitation\/([\w-]+)/.exec((await mailsTo(shop.app, email))[0]!.text)![1];
  const client = await shop.signIn(id);
  expect((await client.call(`POST /api/invitations/${token}/accept`)).status).toBe(200);
  const { members } = (await pro.call<Team>("GET /api/pro/team")).body.data;
  return { ...client, member: members.find((one) => one.email === email)!.id };
}
const status = async (who: Client, key: string, body?: object) => (await who.call(key, body)).status;

describe("a team", () => {
  it("lets a bookkeeper read orders and payouts, and change nothing", async () => {
    const placed = await order(await shop.buyer({ "NQT-SLAT-1212": 2 }));
    const books = await member("bookkeeper");
    expect((await books.call<{ pending: number }>("GET /api/payouts")).body.data.pending).toBeGreaterThan(0);
    expect(await status(books, `GET /api/orders/${placed.id}`)).toBe(200);
    const item = placed.items[0]!.id;
    const approve = { status: "Vendor Approved" };
    expect(await status(books, `PUT /api/orders/${placed.id}/items/${item}/status`, approve)).toBe(403);
    for (const key of [
      "GET /api/pro/showroom",
      "GET /api/pro/clients",
      "GET /api/pro/leads",
      "GET /api/pro/team",
    ])
      expect([key, await status(books, key)]).toEqual([key, 403]);
    expect((await books.call<Today>("GET /api/today")).body.data).toMatchObject({ steps: [], waiting: [] });
  });

  it("lets sales work with clients and orders, and see no payouts, markup or team", async () => {
    const sales = await member("sales");
    expect(await status(sales, "POST /api/pro/clients", { full_name: "By Sales" })).toBe(201);
    expect(await status(sales, "GET /api/orders")).toBe(200);
    for (const key of ["GET /api/payouts", "GET /api/pro/showroom", "GET /api/pro/team"])
      expect([key, await status(sales, key)]).toEqual([key, 403]);
    expect((await sales.call<Today>("GET /api/today")).body.data.money).toBeNull();
    const { data } = (
      await pro.call<{ data: { id: string; full_name: string }[] }>("GET /api/pro/clients?q=By+Sales")
    ).body.data;
    const { body } = await pro.call<{ history: { by: string }[] }>(`GET /api/pro/clients/${data[0]!.id}`);
    expect(body.data.history[0]!.by).toMatch(/^Member/);
  });

  it("changes a role, and takes somebody off at once", async () => {
    const one = await member("sales");
    await pro.call(`PUT /api/pro/team/${one.member}`, { role: "owner" });
    expect(await status(one, "GET /api/pro/showroom")).toBe(200);
    const other = await shop.signIn(shop.market.harbor.user_id);
    expect(await status(other, `DELETE /api/pro/team/${one.member}`)).toBe(404);
    expect(await status(pro, `DELETE /api/pro/team/${one.member}`)).toBe(200);
    expect(await status(one, "GET /api/pro/showroom")).toBe(403);
    const rows = await shop.platform.db.selectFrom("audit_entries").select("action").execute();
    const actions = rows.map(({ action }) => action);
    for (const action of ["team.joined", "team.role_changed", "team.removed"])
      expect(actions).toContain(action);
  });

  it("is left and entered by choice", async () => {
    const one = await member("sales");
    expect(await status(one, "PUT /api/team/workplace", { team: null })).toBe(200);
    expect(await status(one, "GET /api/pro/clients")).toBe(403);
    expect(await status(one, "PUT /api/team/workplace", { team: one.member })).toBe(200);
    expect(await status(one, "GET /api/pro/clients")).toBe(200);
    const stranger = await shop.signIn(await addUser(shop.platform.db, "User", "Stranger"));
    expect(await status(stranger, "PUT /api/team/workplace", { team: one.member })).toBe(404);
  });

  it("hands out no API key: a key is its maker's own, in a team and after it", async () => {
    const { app, platform } = shop;
    const placed = await order(await shop.buyer({ "NQT-SLAT-1212": 1 }));
    const asked = { name: "Books", scopes: ["orders:read"] };
    for (const role of ["owner", "sales", "bookkeeper"] as const)
      expect([role, await status(await member(role), "POST /api/api_keys", asked)]).toEqual([role, 403]);

    // another pro, who has a showroom and works in this one too
    const other = await member("owner", shop.market.harbor.user_id);
    expect(await status(other, `GET /api/orders/${placed.id}`)).toBe(200);
    await platform.sql`update sessions set proved_at = now() where user_id = ${shop.market.harbor.user_id}`;
    const { key } = (await other.call<{ key: string }>("POST /api/api_keys", asked)).body.data;
    const byKey = async (path: string) => {
      const headers = { Authorization: `Bearer ${key}` };
      return (await app.fetch(new Request(`http://localhost${path}`, { headers }))).status;
    };
    for (const turn of ["in the team", "after it"]) {
      expect([turn, await byKey("/api/orders")]).toEqual([turn, 200]);
      expect([turn, await byKey(`/api/orders/${placed.id}`)]).toEqual([turn, 404]);
      if (turn === "in the team") await pro.call(`DELETE /api/pro/team/${other.member}`);
    }
    expect(await status(other, `GET /api/orders/${placed.id}`)).toBe(404);
  });

  it("is not joined by vendors", async () => {
    const id = await addUser(shop.platform.db, "Vendor", "Val Vendor");
    await pro.call("POST /api/pro/team/invitations", { email: "val.team@example.test", role: "sales" });
    const [mail] = await mailsTo(shop.app, "val.team@example.test");
    const token = /\/invitation\/([\w-]+)/.exec(mail!.text)![1];
    expect(await status(await shop.signIn(id), `POST /api/invitations/${token}/accept`)).toBe(409);
  });
});
