import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterEach, describe, expect, test } from "vitest";
import {
  type Buyer,
  cards,
  cardToken,
  countRows,
  orderForm,
  sendOrder,
  stockOf,
} from "../../../../tests/support/shop.ts";

import { shopForTests, tile } from "./checkout.test-support.ts";

describe("declined cards", () => {
  const shop = shopForTests();
  afterEach(() => shop.platform.db.deleteFrom("attempt_counts").execute());

  const buyer = () => shop.buyer({ [tile]: 2 });

  async function pay(who: Buyer, card: keyof typeof cards) {
    const answer = await sendOrder(who, await orderForm(who, { card }));
    return answer.status;
  }

  async function decline(who: Buyer, times: number): Promise<void> {
    for (let at = 0; at < times; at += 1) expect(await pay(who, "declined")).toBe(402);
  }

  test("are refused after the eighth, before the card is tried; good cards too", async () => {
    const who = await buyer();
    await decline(who, 8);
    const [charges, stock] = [await countRows(shop, "sandbox_charges"), await stockOf(shop, tile)];
    const form = await orderForm(who, { payment: { token: await cardToken(who, "good") } });
    const response = await shop.app.fetch(
      new Request("http://localhost/api/checkout", {
        method: "POST",
        headers: {
          "Content-Type": "application/json",
          Authorization: `Bearer ${who.token}`,
          "Idempotency-Key": randomUUID(),
        },
        body: JSON.stringify(form),
      }),
    );
    expect(response.status).toBe(429);
    const wait = Number(response.headers.get("Retry-After"));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(900);
    expect(await response.json()).toMatchObject({ code: "too_many", success: false });
    expect(await countRows(shop, "sandbox_charges")).toBe(charges);
    expect(await stockOf(shop, tile)).toBe(stock);

    await sql`update attempt_counts set window_start = window_start - interval '15 minutes'`.execute(
      shop.platform.db,
    );
    expect(await pay(who, "good")).toBe(201);
  });

  test("count for their account alone, until an address has had three times as many", async () => {
    const [first, second, third, fourth] = [await buyer(), await buyer(), await buyer(), await buyer()];
    await decline(first, 8);
    await decline(second, 8);
    expect(await pay(third, "good")).toBe(201);
    const again = { ...third, project: await shop.fillCart(third.user_id, { [tile]: 2 }, undefined, false) };
    await decline(again, 8);
    expect(await pay(fourth, "good")).toBe(429);
  });

  test("are what counts: good cards, and banks that ask, do not", async () => {
    const who = await buyer();
    for (let at = 0; at < 10; at += 1) {
      const project = await shop.fillCart(who.user_id, { [tile]: 2 }, undefined, false);
      expect(await pay({ ...who, project }, at % 2 ? "good" : "asks")).toBe(201);
    }
  });

  test("count as well where a card is kept, and where the bank's question is refused", async () => {
    const who = await buyer();
    const kept = (change: object = {}) =>
      who.call("PUT /api/profile", {
        card_number: cards.good,
        name_on_Card: "Ada Buyer",
        exp_date: "12/39",
        cvv: "123",
        ...change,
      });
    // valid, but not a test number
    for (let at = 0; at < 7; at += 1) {
      expect((await kept({ card_number: "4539148803436467" })).status).toBe(422);
    }
    const asked = await sendOrder(who, await orderForm(who, { card: "asks" }));
    const payment = asked.body.data.action?.payment;
    for (const status of [402, 402, 402]) {
      const answer = await who.call("POST /api/checkout/confirm", { payment, accepted: false });
      expect(answer.status).toBe(status);
    }
    expect((await kept()).status).toBe(429);
  });
});
