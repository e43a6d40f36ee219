import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { TaxDetails } from "../../../../contract/money/payee-tax.ts";
import type { PayeeYear } from "../../../../contract/money/reports.ts";
import { allJobsOf } from "../../../../tests/support/money-books.ts";
import { type Client, openShop, order, type Shop, signInSellers } from "../../../../tests/support/shop.ts";
import { wholeDatabaseAsText } from "../../../../tests/support/whole-database.ts";

let shop: Shop;
let tiler: Client;
let pro: Client;
let admin: Client;
beforeAll(async () => {
  shop = await openShop();
  ({ tiler, pro, admin } = await signInSellers(shop));
  await order(await shop.buyer({ "NQT-CARR-1224-M": 5 }));
});
afterAll(() => shop.close());

const prove = (who: Client) =>
  sql`update sessions set proved_at = ${shop.platform.now()} where user_id = ${who.user_id}`.execute(
    shop.platform.db,
  );
const form = {
  legal_name: "North Quay Tile LLC",
  business_name: "",
  classification: "llc",
  tin_kind: "ein",
  street: "4 Harbor Way",
  apartment: "",
  city: "Astoria",
  state: "or",
  zip_code: "97103",
  tin: "12-3456789",
  certified_by: "Nora Quay",
  is_certified: true,
};
const certify = (who: Client, change: object = {}) =>
  who.call<TaxDetails>("PUT /api/payouts/tax", { ...form, ...change });
const year = new Date().getUTCFullYear();
const save = async (who: Client) =>
  shop.app.fetch(
    new Request(`http://localhost/api/admin/reports/1099k/csv?year=${year}`, {
      headers: { Authorization: `Bearer ${who.token}` },
    }),
  );
const mailsAbout = async () =>
  (
    await shop.platform.db
      .selectFrom("mails")
      .select("recipient")
      .where("subject", "=", "We need your tax details")
      .execute()
  ).length;

describe("tax details of a payee", () => {
  it("are asked for by email, once in 30 days, while something was sold and nothing is certified", async () => {
    await Promise.all([1, 2].map(() => allJobsOf(shop, ["remind-of-tax-details"])));
    expect(await mailsAbout()).toBe(2);
    shop.clock.skipMinutes(29 * 24 * 60);
    await allJobsOf(shop, ["remind-of-tax-details"]);
    expect(await mailsAbout()).toBe(2);
  });

  it("take a fresh proof, and name what is wrong", async () => {
    expect((await certify(tiler)).body.code).toBe("proof_required");
    await prove(tiler);
    const wrong = async (change: object) => Object.keys((await certify(tiler, change)).body.errors ?? {});
    expect(await wrong({ tin: "12-345678" })).toEqual(["tin"]);
    expect(await wrong({ tin_kind: "ssn", tin: "666-12-3456" })).toEqual(["tin"]);
    expect(await wrong({ state: "ZZ" })).toEqual(["state"]);
    expect(await wrong({ is_certified: false })).toEqual(["is_certified"]);
    expect(await wrong({ legal_name: "", certified_by: "" })).toEqual(["legal_name", "certified_by"]);
    expect((await tiler.call("GET /api/payouts/tax")).body.data).toBeNull();
  });

  it("are sealed, shown with the last four digits alone, and nobody else's", async () => {
    await prove(tiler);
    const { status, body } = await certify(tiler);
    expect([status, body.data]).toMatchObject([
      200,
      { legal_name: "North Quay Tile LLC", state: "OR", tin: "••-•••6789", certified_by: "Nora Quay" },
    ]);
    expect((await tiler.call<TaxDetails>("GET /api/payouts/tax")).body.data).toEqual(body.data);
    expect((await pro.call("GET /api/payouts/tax")).body.data).toBeNull();
    const everything = await wholeDatabaseAsText(shop.platform);
    expect(everything).not.toMatch(/12-?3456789/);
  });

  it("are in the year's report masked, and whole in its file alone, which takes a fresh proof", async () => {
    const report = await admin.call<{ payees: PayeeYear[] }>(`GET /api/admin/reports/1099k?year=${year}`);
    const tins = new Map(report.body.data.payees.map(({ id, tin }) => [id, tin]));
    expect(tins.get(tiler.user_id)).toBe("••-•••6789");
    expect(tins.get(pro.user_id)).toBeNull();
    await sql`update sessions set proved_at = null where user_id = ${admin.user_id}`.execute(
      shop.platform.db,
    );
    expect((await save(admin)).status).toBe(403);
    await prove(admin);
    const file = await (await save(admin)).text();
    expect(file).toContain("North Quay Tile LLC");
    expect(file).toContain("EIN,12-3456789");
    expect((await save(pro)).status).toBe(403);
  });

  it("are asked for again after 30 days of who still has none, and not of who has", async () => {
    shop.clock.skipMinutes(2 * 24 * 60);
    await allJobsOf(shop, ["remind-of-tax-details"]);
    expect(await mailsAbout()).toBe(3);
  });
});
