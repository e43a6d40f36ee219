import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { ManagedPaymentInFull } from "../../../../contract/money/managed-payments.ts";
import type { Credits } from "../../../../contract/money/plans.ts";
import type { Dispute, DisputeInFull } from "../../../../contract/orders/disputes.ts";
import { allJobsOf, faultsInBooks } from "../../../../tests/support/money-books.ts";
import { type Client, openShop, type Shop, signInSellers } from "../../../../tests/support/shop.ts";
import { choose, hadTrial, newPro } from "../../money/plans/plans.test-support.ts";

let shop: Shop;
let admin: Client;
beforeAll(async () => {
  shop = await openShop();
  ({ admin } = await signInSellers(shop));
});
afterAll(() => shop.close());

async function hearAll(): Promise<void> {
  for (let round = 0; round < 6; round += 1) {
    await sql`update sandbox_events set deliver_at = now()`.execute(shop.platform.db);
    await allJobsOf(shop, ["carry-sandbox-messages"]);
  }
}

async function proWithDisputedCard() {
  const pro = await newPro(shop);
  const card = { card_number: "4000000000000259", name_on_Card: "Plan Pro", exp_date: "12/39", cvv: "123" };
  expect((await pro.call("POST /api/cards", { ...card, is_default: true })).status).toBe(201);
  return pro;
}

test.each([
  {
    kind: "credits",
    text: "50 credits for AI 3D Design",
    buy: (pro: Client) =>
      pro.call("POST /api/plan/credits", { credits: 50, expected: 79 }, { "Idempotency-Key": randomUUID() }),
  },
  {
    kind: "plan",
    text: "Premium",
    buy: async (pro: Client) => {
      await hadTrial(shop, pro);
      return choose(pro, "premium");
    },
  },
])(
  "a disputed payment for $kind has its payer, its invoice and evidence, and books that agree",
  async ({ kind, text, buy }) => {
    const pro = await proWithDisputedCard();
    await buy(pro);
    await hearAll();
    const { body } = await admin.call<{ data: Dispute[] }>("GET /api/admin/disputes?per_page=100");
    const dispute = body.data.data.find(({ customer }) => customer?.id === pro.user_id)!;
    expect(dispute).toMatchObject({ payment: { kind }, pro: null, order: null, is_held: true });
    const full = (await admin.call<DisputeInFull>(`GET /api/admin/disputes/${dispute.id}`)).body.data;
    expect(full.can_send).toBe(true);
    expect(JSON.stringify(full.evidence)).toContain(text);
    const payment = (await admin.call<ManagedPaymentInFull>(`GET /api/admin/payments/${dispute.payment!.id}`))
      .body.data;
    expect(payment).toMatchObject({
      kind,
      customer: { id: pro.user_id },
      papers: ["invoice"],
      signature: null,
    });
    const paper = await shop.app.fetch(
      new Request(`http://localhost/api/admin/payments/${payment.id}/papers/invoice`, {
        headers: { Authorization: `Bearer ${admin.token}` },
      }),
    );
    expect(paper.headers.get("Content-Type")).toBe("application/pdf");
    expect(full.files.map(({ purpose }) => purpose)).toEqual(["receipt"]);
    const sent = await admin.call(`POST /api/admin/disputes/${dispute.id}/evidence`, {
      statement: "The pro bought it and has used it since.",
    });
    expect(sent.status).toBe(200);
    await sql`update sandbox_disputes set decides_at = now()`.execute(shop.platform.db);
    await hearAll();
    expect((await admin.call<DisputeInFull>(`GET /api/admin/disputes/${dispute.id}`)).body.data.status).toBe(
      "won",
    );
    expect(await faultsInBooks(shop)).toEqual([]);
  },
);

const creditsOf = async (pro: Client) => (await pro.call<Credits>("GET /api/plan/credits")).body.data;
const makeCode = async (pro: Client, credits: number) =>
  (
    await pro.call<{ code: string }>(
      "POST /api/plan/credits/codes",
      { credits, note: "" },
      { "Idempotency-Key": randomUUID() },
    )
  ).status;
const buyPack = (pro: Client, credits = 50, expected = 79) =>
  pro.call("POST /api/plan/credits", { credits, expected }, { "Idempotency-Key": randomUUID() });
async function loseAll(): Promise<void> {
  await hearAll();
  await sql`update sandbox_disputes set decides_at = now() where status = 'needs_response'`.execute(
    shop.platform.db,
  );
  await hearAll();
  await hearAll();
}

test("credits of a pack that the bank has taken back are removed once, as far as they are unused", async () => {
  const pro = await proWithDisputedCard();
  expect((await buyPack(pro)).status).toBe(200);
  // an unused code holds unused credits; a used one does not
  expect(await makeCode(pro, 20)).toBe(200);
  expect(await makeCode(pro, 15)).toBe(200);
  await sql`update credit_codes set redeemed_at = now() where user_id = ${pro.user_id} and credits = 20`.execute(
    shop.platform.db,
  );
  expect(await creditsOf(pro)).toMatchObject({ balance: 15 });
  await loseAll();
  await loseAll();
  const after = await creditsOf(pro);
  expect(after.balance).toBe(0);
  expect(after.entries.map(({ reason, change, balance }) => [reason, change, balance]).slice(0, 2)).toEqual([
    ["disputed", -30, 0],
    ["taken_back", 15, 30],
  ]);
  expect(after.codes.map(({ state }) => state).sort()).toEqual(["used", "withdrawn"]);
  const { rows } = await sql`select from notifications where user_id = ${pro.user_id}
    and title = 'We took back 30 unused credits'`.execute(shop.platform.db);
  expect(rows).toHaveLength(1);
  expect(await faultsInBooks(shop)).toEqual([]);
});

test("credits that came from elsewhere stay, and a disputed pack is not refunded too", async () => {
  const pro = await proWithDisputedCard();
  await buyPack(pro);
  const card = { card_number: "4242424242424242", name_on_Card: "Plan Pro", exp_date: "12/39", cvv: "123" };
  expect((await pro.call("POST /api/cards", { ...card, is_default: true })).status).toBe(201);
  expect((await buyPack(pro)).status).toBe(200);
  await makeCode(pro, 10);
  await sql`update credit_codes set redeemed_at = now() where user_id = ${pro.user_id}`.execute(
    shop.platform.db,
  );
  await loseAll();
  // the oldest credits are used first: 10 of the disputed pack were
  expect(await creditsOf(pro)).toMatchObject({ balance: 50 });
  const { rows } = await sql<{ id: string }>`select id from plan_invoices
    where user_id = ${pro.user_id} and kind = 'credits' order by created_at`.execute(shop.platform.db);
  const refund = await admin.call(`POST /api/admin/plans/${pro.user_id}/refund_credits`, {
    invoice: rows[0]!.id,
    reason: "Asked for it.",
  });
  expect(refund.status).toBe(422);
  expect(await faultsInBooks(shop)).toEqual([]);
});
