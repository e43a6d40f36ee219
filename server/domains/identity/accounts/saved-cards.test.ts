import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { SavedCard } from "../../../../contract/orders/saved-cards.ts";
import { addUser } from "../../../../tests/support/catalog-seed.ts";
import { allJobsOf } from "../../../../tests/support/money-books.ts";
import {
  type Client,
  cards,
  openShop,
  orderForm,
  type Shop,
  sendOrder,
} from "../../../../tests/support/shop.ts";
import { wholeDatabaseAsText } from "../../../../tests/support/whole-database.ts";
import { dropCardSetups } from "./card-setups.flow.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

let people = 0;
const customer = async () => shop.signIn(await addUser(shop.platform.db, "User", `Card Owner ${++people}`));

const mastercard = "5555555555554444";
const typed = (card_number: string, exp_date = "12/39") => ({
  card_number,
  name_on_Card: "Ada Buyer",
  exp_date,
  cvv: "123",
});
async function add(who: Client, number: string, change: object = {}): Promise<SavedCard[]> {
  const answer = await who.call<SavedCard[]>("POST /api/cards", { ...typed(number), ...change });
  expect(answer.status).toBe(201);
  return answer.body.data;
}
const cardsOf = async (who: Client) => (await who.call<SavedCard[]>("GET /api/cards")).body.data;
const defaults = (all: SavedCard[]) => all.filter((card) => card.is_default).map(({ last4 }) => last4);

describe("saved cards", () => {
  it("are several, the first of them the default, and it is the profile's card", async () => {
    const who = await customer();
    await add(who, cards.good);
    const all = await add(who, mastercard);
    expect(
      all.map(({ brand, last4, is_default, is_expired }) => [brand, last4, is_default, is_expired]),
    ).toEqual([
      ["Visa", "4242", true, false],
      ["Mastercard", "4444", false, false],
    ]);
    const profile = await who.call<{ card: object }>("GET /api/profile?checkout=1");
    expect(profile.body.data.card).toMatchObject({ last4: "4242" });
  });

  it("have one default, the chosen one, however many choose at once", async () => {
    const who = await customer();
    await add(who, cards.good);
    const all = await add(who, mastercard);
    const answers = await Promise.all(
      [...all, ...all, ...all].map(({ id }) => who.call(`PUT /api/cards/${id}`, { is_default: true })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(defaults(await cardsOf(who))).toHaveLength(1);
    const [, second] = await cardsOf(who);
    await who.call(`PUT /api/cards/${second!.id}`, { is_default: true });
    expect(defaults(await cardsOf(who))).toEqual([second!.last4]);
  });

  it("pass the default on when it is removed", async () => {
    const who = await customer();
    const [first] = await add(who, cards.good);
    await add(who, mastercard);
    const { body } = await who.call<SavedCard[]>(`DELETE /api/cards/${first!.id}`);
    expect(body.data).toMatchObject([{ last4: "4444", is_default: true }]);
  });

  it("are nobody else's", async () => {
    const who = await customer();
    const [card] = await add(who, cards.good);
    const other = await customer();
    expect(await cardsOf(other)).toEqual([]);
    expect((await other.call(`PUT /api/cards/${card!.id}`, { is_default: true })).status).toBe(404);
    expect((await other.call(`DELETE /api/cards/${card!.id}`)).status).toBe(404);
    expect(await cardsOf(who)).toHaveLength(1);
  });

  it("leave no number in the database", async () => {
    const who = await customer();
    await add(who, mastercard);
    const all = await wholeDatabaseAsText(shop.platform);
    expect(all).not.toContain(mastercard);
  });

  it.each([
    [{ ...typed("4242424242424241") }, "card_number", "Invalid Card Number."],
    [{ ...typed(cards.good, "13/40") }, "exp_date", "Invalid Expiration Date."],
    [{}, "card_number", "Enter your card number."],
    [{ card_token: "pm_1" }, "card_token", "Test payments take the card itself."],
  ])("refuse %j", async (sent, field, message) => {
    const { status, body } = await (await customer()).call("POST /api/cards", sent);
    expect([status, body.errors?.[field]]).toEqual([422, [message]]);
  });
});

describe("a card whose bank asks", () => {
  type Asked = { data: SavedCard[]; action: { setup: string } | null };
  const ask = async (who: Client, change: object = {}) =>
    (await who.call("POST /api/cards", { ...typed(cards.asks), ...change })).body as unknown as Asked;
  const answer = (who: Client, setup: string, accepted?: boolean) =>
    who.call<SavedCard[]>(
      "POST /api/cards/confirm",
      accepted === undefined ? { setup } : { setup, accepted },
    );
  const forgotten = async () =>
    (await shop.platform.db.selectFrom("released_cards").select("id").execute()).length;

  it("is listed only once its owner has confirmed, however often they do", async () => {
    const who = await customer();
    await add(who, mastercard);
    const { data, action } = await ask(who, { is_default: true });
    expect(data).toHaveLength(1);
    expect(await cardsOf(who)).toHaveLength(1);
    const waiting = await answer(who, action!.setup);
    expect(waiting.body).toMatchObject({ action: { setup: action!.setup } });
    const stranger = await customer();
    expect((await answer(stranger, action!.setup, true)).status).toBe(404);
    const answers = await Promise.all([1, 2, 3].map(() => answer(who, action!.setup, true)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await cardsOf(who)).toMatchObject([
      { last4: "3155", is_default: true, exp_date: "12/39", name_on_Card: "Ada Buyer" },
      { last4: "4444", is_default: false },
    ]);
  });

  it("is not saved when its owner says no, and the provider forgets it", async () => {
    const who = await customer();
    const { action } = await ask(who);
    const before = await forgotten();
    const { status, body } = await answer(who, action!.setup, false);
    expect([status, body.message]).toEqual([402, expect.stringContaining("unable to authenticate")]);
    expect((await answer(who, action!.setup, true)).status).toBe(402);
    expect(await cardsOf(who)).toEqual([]);
    expect(await forgotten()).toBe(before + 1);
  });

  it("is saved by the bank's message alone, when its owner closed the page", async () => {
    const who = await customer();
    await ask(who);
    const { db, payments } = shop.platform;
    const { provider_ref } = await db
      .selectFrom("card_setups")
      .select("provider_ref")
      .where("user_id", "=", who.user_id)
      .executeTakeFirstOrThrow();
    await payments.confirmSave(provider_ref, true);
    await sql`update sandbox_events set deliver_at = now()`.execute(db);
    const carry = () => allJobsOf(shop, ["carry-sandbox-messages"]);
    await Promise.all([carry(), carry()]);
    expect(await cardsOf(who)).toMatchObject([{ last4: "3155" }]);
  });

  it("is given up after a day without an answer, and the provider forgets it", async () => {
    const who = await customer();
    const { action } = await ask(who);
    const before = await forgotten();
    shop.clock.skipMinutes(25 * 60);
    await dropCardSetups(shop.platform);
    expect((await answer(who, action!.setup, true)).status).toBe(404);
    expect(await forgotten()).toBe(before + 1);
  });

  it("is not taken where a form cannot wait for the bank", async () => {
    const who = await customer();
    const { status, body } = await who.call("PUT /api/profile", typed(cards.asks));
    expect([status, body.errors?.card_number?.[0]]).toEqual([422, expect.stringContaining("Saved cards")]);
  });
});

describe("a saved card at checkout", () => {
  const pay = async () => {
    const buyer = await shop.buyer({ "NQT-SLAT-1212": 2 });
    await add(buyer, cards.good);
    const all = await add(buyer, mastercard);
    return { buyer, all, form: await orderForm(buyer, { payment: { saved: true } }) };
  };
  it("is the default, or the one that is named", async () => {
    const first = await pay();
    expect((await sendOrder(first.buyer, first.form)).body.data.order.card).toMatchObject({ last4: "4242" });
    const { buyer, all, form } = await pay();
    const payment = { saved: true as const, card: all[1]!.id };
    const { status, body } = await sendOrder(buyer, { ...form, payment });
    expect([status, body.data.order.card]).toEqual([201, { brand: "Mastercard", last4: "4444" }]);
  });

  it("cannot be another account's, or one that was removed", async () => {
    const theirs = await pay();
    const { buyer, all, form } = await pay();
    for (const card of [theirs.all[0]!.id, all[1]!.id]) {
      await buyer.call(`DELETE /api/cards/${card}`);
      const { status, body } = await sendOrder(buyer, { ...form, payment: { saved: true, card } as never });
      expect([status, body.errors?.payment]).toEqual([
        422,
        ["This card is no longer saved. Choose another card."],
      ]);
    }
  });

  it("is refused once it has expired", async () => {
    const { buyer, form } = await pay();
    await shop.platform.db
      .updateTable("saved_cards")
      .set({ exp_date: "01/20" })
      .where("user_id", "=", buyer.user_id)
      .execute();
    expect((await cardsOf(buyer)).every((card) => card.is_expired)).toBe(true);
    const { status, body } = await sendOrder(buyer, form);
    expect([status, body.errors?.payment]).toEqual([422, ["This card has expired. Choose another card."]]);
  });
});
