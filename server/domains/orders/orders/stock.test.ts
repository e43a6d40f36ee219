import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openShop, type Shop, stockOf } from "../../../../tests/support/shop.ts";
import { returnUnits, takeUnits } from "../../catalog/products/index.ts";

const faucet = "WSP-ARB-CH";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test("orders and returns of one product take turns, also with those that only refer to it", async () => {
  const { db } = shop.platform;
  const before = await stockOf(shop, faucet);
  const { id } = await db
    .selectFrom("variants")
    .select("id")
    .where("sku", "=", faucet)
    .executeTakeFirstOrThrow();
  const one = [{ variant_id: Number(id), qty: 1 }];
  const worker = async (number: number) => {
    for (let round = 0; round < 60; round += 1) {
      await db.transaction().execute(async (tx) => {
        const turn = (round + number) % 3;
        // as a line of an order does that refers to it
        const refer = () => sql`select from variants where id = ${id} for key share`.execute(tx);
        if (turn === 0) await refer();
        await ((round + number) % 2 === 0 ? takeUnits(tx, one) : returnUnits(tx, one));
        if (turn === 1) await refer();
      });
    }
  };
  await Promise.all([0, 1, 2, 3, 4, 5, 6, 7].map(worker));
  expect(await stockOf(shop, faucet)).toBe(before);
});
