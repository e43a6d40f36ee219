import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Client, openShop, type Shop } from "../../../../tests/support/shop.ts";
import { goodList, header, importCalls, lines } from "./imports.test-support.ts";

let shop: Shop;
let tiler: Client;

beforeAll(async () => {
  shop = await openShop();
  tiler = await shop.signIn(shop.market.tileVendor.user_id);
});
afterAll(() => shop.close());
beforeEach(async () => {
  const { db } = shop.platform;
  await db.deleteFrom("vendor_imports").execute();
  await db.deleteFrom("products").where("vendor_ref", "is not", null).execute();
  await db.deleteFrom("vendor_import_settings").execute();
});

const { get, check, step, imported } = importCalls(
  () => shop,
  () => tiler,
);

describe("undoing an import", () => {
  it("puts prices, stock, texts and new and withdrawn products back, and keeps what was sold", async () => {
    await step((await check(goodList)).id, "apply", {});
    const before = await imported();
    const next = lines(
      `${header},Description`,
      "A-1,Alba Renamed,Porcelain,Box,51,15.5,12x24,40,New words",
      "A-3,Alba New,Porcelain,Box,60,15.5,12x12,5,",
    );
    const { id } = await check(next);
    const done = await step(id, "apply", { withdraw_missing: true });
    expect(done.undo).toMatchObject({ is_possible: true });
    await sql`update variants set stock = stock - 4 where vendor_sku = 'A-1'`.execute(shop.platform.db);

    const undone = await step(id, "undo");
    expect(undone).toMatchObject({
      state: "undone",
      result: { undone: 3, kept: 0 },
      undo: { is_possible: false },
    });
    expect(await imported()).toEqual([
      { ...before[0], stock: 8 },
      before[1],
      expect.objectContaining({ sku: "A-3", status: "archived", is_off: true, stock: 0 }),
    ]);
    const again = await tiler.call(`POST /api/vendor/imports/${id}/undo`);
    expect(again.status).toBe(409);
  });

  it("puts freight classes back; a list that only says freight keeps the class", async () => {
    const freights = async () =>
      (
        await shop.platform.db
          .selectFrom("variants")
          .select("freight_class")
          .where("vendor_sku", "in", ["A-1", "A-2"])
          .orderBy("vendor_sku")
          .execute()
      ).map((row) => row.freight_class);
    const list = (first: string, second: string) =>
      lines(
        `${header},Freight Class`,
        `A-1,Alba Matte,Porcelain,Box,42.50,15.5,12x24,12,${first}`,
        `A-2,Alba Polished,Porcelain,Box,44.10,15.5,24x24,3,${second}`,
      );
    await step((await check(list("Class 70", "oversize"))).id, "apply", {});
    expect(await freights()).toEqual(["freight_70", "oversize_parcel"]);
    await step((await check(list("yes", "parcel"))).id, "apply", {});
    expect(await freights()).toEqual(["freight_70", "parcel"]);
    const { id } = await check(list("125", "LTL"));
    await step(id, "apply", {});
    expect(await freights()).toEqual(["freight_125", "freight"]);
    await step(id, "undo");
    expect(await freights()).toEqual(["freight_70", "parcel"]);
  });

  it("leaves alone what was changed by hand since", async () => {
    const { id } = await check(goodList);
    await step(id, "apply", {});
    await sql`update variants set wholesale_cents = 9900 where vendor_sku = 'A-2'`.execute(shop.platform.db);
    expect((await step(id, "undo")).result).toMatchObject({ undone: 1, kept: 1 });
    expect(await imported()).toMatchObject([{ is_off: true }, { is_off: false, wholesale_cents: 9900 }]);
  });

  it("is refused after a later import of the same goods, and after seven days", async () => {
    const first = await check(goodList);
    await step(first.id, "apply", {});
    const second = await check(goodList.replace("42.50", "43"));
    await step(second.id, "apply", {});
    expect((await get(first.id)).undo).toMatchObject({
      is_possible: false,
      reason: expect.stringMatching(/later import/),
    });
    expect(await tiler.call(`POST /api/vendor/imports/${first.id}/undo`)).toMatchObject({
      status: 422,
      body: { errors: { undo: [expect.stringMatching(/later import/)] } },
    });
    await step(second.id, "undo");
    expect((await get(first.id)).undo.is_possible).toBe(true);
    await sql`update vendor_imports set finished_at = now() - interval '8 days'`.execute(shop.platform.db);
    expect((await get(first.id)).undo).toMatchObject({
      is_possible: false,
      reason: expect.stringMatching(/7 days/),
    });
  });
});
