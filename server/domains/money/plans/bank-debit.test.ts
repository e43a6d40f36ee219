import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { debitArrives } from "../../../../domain/money/bank-debit.ts";
import { bankToken, theBankDecides } from "../../../../tests/support/bank-debits.ts";
import { type Client, openShop, type Shop } from "../../../../tests/support/shop.ts";
import {
  booksOf,
  change,
  choose,
  hadTrial,
  mailsTo,
  newPro,
  passDays,
  planOf,
  runJobs,
  themeOf,
} from "./plans.test-support.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

async function saveBank(pro: Client, account_number: string) {
  const token = await bankToken(pro, account_number);
  return pro.call<{ last4: string; state: string }>("PUT /api/bank_account", { token });
}

/** A pro without a trial left whose bank account pays. */
async function payingByBank(account_number: string) {
  const pro = await newPro(shop);
  await hadTrial(shop, pro);
  expect((await saveBank(pro, account_number)).body.data).toMatchObject({
    last4: account_number.slice(-4),
    state: "ready",
  });
  return pro;
}

describe("a plan that a bank account pays for", () => {
  it("begins at once, says until when the debit takes, and is paid when the money arrives", async () => {
    const pro = await payingByBank("000123456789");
    const plan = await choose(pro, "premium");
    const arrives_by = debitArrives(shop.platform.now());
    expect(plan).toMatchObject({
      choice: "premium",
      state: "active",
      pending: { amount: 199, is_waiting_for_bank: false, arrives_by },
    });
    expect(await themeOf(pro)).toBe("#24566b");
    expect((await booksOf(shop, pro)).revenue).toBe(0);
    // nothing gives the debit up meanwhile, and a switch waits for it
    await passDays(shop, 3);
    const early = await change(pro, "basic", 0);
    expect([early.status, early.body.errors?.choice?.[0]]).toEqual([
      422,
      expect.stringContaining("bank is still working"),
    ]);
    await theBankDecides(shop);
    await theBankDecides(shop);
    expect(await planOf(pro)).toMatchObject({ state: "active", pending: null });
    expect(await booksOf(shop, pro)).toMatchObject({ charges: 1, charged: 19_900, revenue: 19_900 });
    expect(await mailsTo(shop, pro)).toMatchObject([
      expect.stringContaining("We are debiting $199.00"),
      expect.stringContaining("Receipt P-"),
    ]);
    await choose(pro, "basic");
  });

  it("renews by debits of its owner's bank account, one a month", async () => {
    const pro = await payingByBank("000123456789");
    await choose(pro, "premium");
    await theBankDecides(shop);
    await passDays(shop, 32, 4);
    expect((await planOf(pro)).pending).toMatchObject({ is_waiting_for_bank: false });
    await theBankDecides(shop);
    expect(await booksOf(shop, pro)).toMatchObject({ charges: 2, charged: 39_800, revenue: 39_800 });
    await choose(pro, "basic");
  });

  it("that has no funds is told, tried again after 1, 3 and 7 days, and lapses with the theme", async () => {
    const pro = await payingByBank("000222222227");
    await choose(pro, "premium");
    await theBankDecides(shop);
    const failed = await planOf(pro);
    expect(failed).toMatchObject({ choice: "premium", state: "past_due", due: { amount: 199 } });
    expect(failed.due!.message).toContain("insufficient funds");
    for (const days of [1, 2, 4]) {
      await passDays(shop, days);
      expect((await planOf(pro)).pending).not.toBeNull();
      await theBankDecides(shop);
    }
    expect(await planOf(pro)).toMatchObject({ choice: "basic", state: "lapsed", due: null });
    expect(await themeOf(pro)).toBe("");
    expect(await booksOf(shop, pro)).toMatchObject({ charges: 4, charged: 0, revenue: 0 });
  });

  it("is paid by the card again once the bank account is removed, and the provider forgets that", async () => {
    const pro = await payingByBank("000123456789");
    expect((await pro.call("DELETE /api/bank_account")).status).toBe(200);
    expect(await planOf(pro)).toMatchObject({ bank: null, card: null });
    const refused = await change(pro, "premium", 199);
    expect(refused.body.errors?.card?.[0]).toContain("Save a card or a bank account");
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from released_cards where provider_token like 'card_%'`.execute(
      shop.platform.db,
    );
    expect(rows[0]!.count).toBeGreaterThan(0);
    await runJobs(shop);
  });

  it("does not take a card for a bank account", async () => {
    const pro = await newPro(shop);
    const { body } = await pro.call<{ token: string }>("POST /api/payments/token", {
      card_number: "4242424242424242",
      name_on_Card: "Plan Pro",
      exp_date: "12/39",
      cvv: "123",
    });
    expect((await pro.call("PUT /api/bank_account", { token: body.data.token })).status).toBe(422);
  });
});
