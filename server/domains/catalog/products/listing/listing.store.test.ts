import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type TestApp, testApp } from "../../../../../tests/support/app.ts";
import { seedMarket } from "../../../../../tests/support/catalog-seed.ts";
import { refreshProducts } from "../refresh.store.ts";
import { changedSince, settledTime } from "./listing.store.ts";

let shop: TestApp;
let slate: number;

beforeAll(async () => {
  shop = await testApp();
  const market = await seedMarket(shop.platform.db);
  slate = market.product("Blackwater Slate").id;
});
afterAll(() => shop.close());

it("settles no time after which a change that is under way may still appear", async () => {
  const { db } = shop.platform;
  const clock = async () =>
    (await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db)).rows[0]!.now.getTime();
  const begun = await clock();
  const settledBeside = await db.transaction().execute(async (transaction) => {
    await refreshProducts(transaction, [slate]);
    const changed = await clock();
    const settled = await settledTime(db);
    expect(settled.getTime()).toBeLessThanOrEqual(changed);
    expect((await changedSince(db, settled)).map(({ id }) => id)).not.toContain(slate);
    return settled;
  });
  expect((await changedSince(db, settledBeside)).map(({ id }) => id)).toContain(slate);
  expect((await settledTime(db)).getTime()).toBeGreaterThanOrEqual(begun);
});
