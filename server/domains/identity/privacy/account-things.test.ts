import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { addShowroom } from "../../../../tests/support/catalog-seed.ts";
import { cards, openShop, portland, type Shop } from "../../../../tests/support/shop.ts";
import { collectPersonalData } from "./collect.store.ts";
import { forgetPerson } from "./forget-person.flow.ts";

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

it("codes for credits are in the copy without their secret, and stop working once the account is deleted", async () => {
  const { db } = shop.platform;
  const { user_id } = await addShowroom(db, "CODE0001", "Code Pro", 1000, []);
  const pro = await shop.signIn(user_id);
  const once = () => ({ "Idempotency-Key": randomUUID() });
  await pro.call("POST /api/cards", {
    card_number: cards.good,
    name_on_Card: "Ada Pro",
    exp_date: "12/39",
    cvv: "123",
  });
  await pro.call("POST /api/plan/credits", { credits: 10, expected: 19 }, once());
  const note = "The Nguyens";
  await pro.call("POST /api/plan/credits/codes", { credits: 4, note }, once());

  const copy = await collectPersonalData(db, user_id);
  expect(copy.credit_codes).toMatchObject([{ note, credits: 4, redeemed_at: null }]);
  expect(copy.credit_codes?.[0]).not.toHaveProperty("code_hash");
  expect(copy.credit_entries).toMatchObject([{ reason: "bought" }, { reason: "given", change: -4 }]);

  await db
    .transaction()
    .execute((transaction) => forgetPerson(transaction, user_id, "ada.pro@example.test", new Date()));
  for (const table of ["credit_codes", "credit_entries"] as const) {
    expect(await db.selectFrom(table).select("id").where("user_id", "=", user_id).execute()).toEqual([]);
  }
});
