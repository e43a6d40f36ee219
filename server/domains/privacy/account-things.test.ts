import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { cards, openShop, portland, type Shop } from "../../../tests/support/shop.ts";
import { collectPersonalData } from "./collect.store.ts";
import { forgetPerson } from "./delete-account.store.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

/** The hash of a product that has samples from now on. */
async function sampled(except = ""): Promise<string> {
  const { db } = shop.platform;
  const { hash } = await db
    .selectFrom("products")
    .select("hash")
    .where("status", "=", "published")
    .where("hash", "!=", except)
    .orderBy("id")
    .executeTakeFirstOrThrow();
  await db
    .updateTable("products")
    .set({ surface: ["floor"], model: null })
    .where("hash", "=", hash)
    .execute();
  return hash;
}

it("addresses, cards and samples are in the copy of one's data, and go with the account", async () => {
  const who = await shop.buyer({});
  const first = await sampled();
  const second = await sampled(first);
  await who.call("POST /api/addresses", { ...portland, label: "Job site" });
  const card = { card_number: cards.good, name_on_Card: "Ada Buyer", exp_date: "12/39", cvv: "123" };
  await who.call("POST /api/cards", card);
  await who.call("POST /api/samples/basket", { product: first });
  await who.call("POST /api/samples/orders", { shipping: portland }, { "Idempotency-Key": randomUUID() });
  await who.call("POST /api/samples/basket", { product: second });

  const { db } = shop.platform;
  const copy = await collectPersonalData(db, who.user_id);
  expect(copy.addresses).toMatchObject([{ label: "Job site", street: portland.street }]);
  expect(copy.saved_cards).toMatchObject([{ last4: "4242" }]);
  expect(copy.samples_ordered).toHaveLength(1);
  expect(copy.sample_basket_items).toHaveLength(1);
  expect(JSON.stringify(copy)).not.toContain(cards.good);

  await db
    .transaction()
    .execute((transaction) => forgetPerson(transaction, who.user_id, "ada@example.test", new Date()));
  for (const table of ["addresses", "saved_cards", "sample_orders", "sample_basket_items"] as const) {
    const left = await db.selectFrom(table).select("user_id").where("user_id", "=", who.user_id).execute();
    expect(left).toEqual([]);
  }
  expect((await db.selectFrom("sample_shipments").select("id").execute()).length).toBe(0);
});
