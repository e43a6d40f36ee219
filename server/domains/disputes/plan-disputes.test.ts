import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Dispute, DisputeInFull } from "../../../contract/disputes.ts";
import type { ManagedPaymentInFull } from "../../../contract/managed-payments.ts";
import { allJobsOf, faultsInBooks } from "../../../tests/support/money-books.ts";
import { type Client, openShop, type Shop, signInSellers } from "../../../tests/support/shop.ts";
import { choose, hadTrial, newPro } from "../plans/plans.test-support.ts";

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
