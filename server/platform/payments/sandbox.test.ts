import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isCardNumber } from "../../../domain/money/card.ts";
import { type TestApp, testApp } from "../../../tests/support/app.ts";
import { CardRefused, ForgedEvent, type PaymentGateway, RefundRefused } from "./gateway.ts";
import { sandboxCards } from "./sandbox-cards.ts";

let app: TestApp;
let gateway: PaymentGateway;
beforeAll(async () => {
  app = await testApp();
  gateway = app.platform.payments;
});
afterAll(() => app.close());

const card = { card_number: "4242 4242 4242 4242", name_on_Card: "Ada Buyer", exp_date: "12/39", cvv: "123" };
const owner = { id: "0190aaaa-0000-7000-8000-000000000001", email: "ada@example.test" };

const charge = (token: string, idempotency_key: string, amount_cents = 10_000) =>
  gateway.charge({ amount_cents, token, idempotency_key, description: "Order", order_id: "o" });

const many = <T>(make: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: 12 }, (_, i) => make(i)));

describe("the sandbox", () => {
  test("knows the brands of the published cards", async () => {
    const brandOf = async (card_number: string, cvv = "123") =>
      (await gateway.tokenize({ ...card, card_number, cvv })).brand;
    expect(await brandOf("5555555555554444")).toBe("Mastercard");
    expect(await brandOf("378282246310005", "1234")).toBe("American Express");
    expect(await brandOf("6011111111111117")).toBe("Discover");
  });

  test("has the published numbers of every brand and outcome, all of them card numbers", async () => {
    expect(sandboxCards.size).toBeGreaterThan(55);
    for (const number of sandboxCards.keys()) expect([number, isCardNumber(number)]).toEqual([number, true]);
    const tried = async (card_number: string) => {
      const { token } = await gateway.tokenize({ ...card, card_number });
      return charge(token, `tried ${card_number}`);
    };
    expect(await tried("4000000000009987")).toMatchObject({ status: "declined" });
    expect(await tried("4000000000006975")).toMatchObject({ status: "declined" });
    const asked = await tried("4000008260003178");
    expect(asked.status).toBe("requires_action");
    expect(await gateway.confirm(asked.ref!, true)).toMatchObject({ status: "declined" });
    const kept = await tried("4000000000005126");
    const refund = { charge_ref: kept.ref!, amount_cents: 100, idempotency_key: "never" };
    await expect(gateway.refund(refund)).rejects.toThrow(RefundRefused);
  });

  test("charges once per key, even concurrently", async () => {
    const { token } = await gateway.tokenize(card);
    const outcomes = await many(() => charge(token, "same"));
    expect(new Set(outcomes.map((outcome) => outcome.ref)).size).toBe(1);
    expect(outcomes.every((outcome) => outcome.status === "succeeded")).toBe(true);
    expect(await gateway.findCharge({ idempotency_key: "same", asked_at: new Date() })).toEqual(outcomes[0]);
  });

  test("accepts a token for one charge only, even concurrently", async () => {
    const { token } = await gateway.tokenize(card);
    const outcomes = await many((index) => charge(token, `other-${index}`));
    expect(outcomes.filter((outcome) => outcome.status === "succeeded")).toHaveLength(1);
  });

  test("keeps a card that can be charged again and again, in exchange for the token", async () => {
    const { token } = await gateway.tokenize(card);
    const kept = await gateway.save(token, owner);
    const card_token = kept.status === "succeeded" ? kept.card.token : "";
    expect((await charge(card_token, "kept-1")).status).toBe("succeeded");
    expect((await charge(card_token, "kept-2")).status).toBe("succeeded");
    expect((await charge(token, "kept-3")).status).toBe("declined");
    await expect(gateway.save(token, owner)).rejects.toThrow(CardRefused);
  });

  test("asks the bank before it keeps a card, and then not at payments, unless the card always asks", async () => {
    const kept = async (card_number: string, accepted: boolean) => {
      const asked = await gateway.save((await gateway.tokenize({ ...card, card_number })).token, owner);
      if (asked.status !== "requires_action") throw new Error(asked.status);
      expect((await charge(asked.token, `early ${asked.ref}`)).status).toBe("declined");
      const answers = await many(() => gateway.confirmSave(asked.ref, accepted));
      expect(new Set(answers.map((answer) => answer?.status)).size).toBe(1);
      return answers[0];
    };
    const once = await kept("4000002500003155", true);
    const always = await kept("4000002760003184", true);
    if (once?.status !== "succeeded" || always?.status !== "succeeded") throw new Error("not saved");
    expect((await charge(once.card.token, "asked-once")).status).toBe("succeeded");
    expect((await charge(always.card.token, "asked-always")).status).toBe("requires_action");
    expect(await kept("4000002500003155", false)).toMatchObject({ status: "declined" });
    expect(await gateway.confirmSave("seti_unknown", true)).toBeNull();
  });

  test("refunds once under a key and never more than was charged", async () => {
    const { token } = await gateway.tokenize(card);
    const paid = await charge(token, "to-refund");
    const refund = (key: string, amount_cents: number) =>
      gateway.refund({ charge_ref: paid.ref!, amount_cents, idempotency_key: key });
    const same = await many(() => refund("part", 4_000));
    expect(new Set(same.map((made) => made.ref)).size).toBe(1);
    const rest = await Promise.allSettled(
      Array.from({ length: 6 }, (_, index) => refund(`rest-${index}`, 2_500)),
    );
    expect(rest.filter((made) => made.status === "fulfilled")).toHaveLength(2);
    await expect(refund("too-much", 1_001)).rejects.toThrow(RefundRefused);
  });

  test("takes no word from outside", async () => {
    await expect(gateway.readEvent("{}", "t=1,v1=abc")).rejects.toThrow(ForgedEvent);
  });
});
