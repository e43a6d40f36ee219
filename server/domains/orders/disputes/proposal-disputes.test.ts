import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { LedgerEntry } from "../../../../contract/money/managed-ledger.ts";
import type { ManagedPayment, ManagedPaymentInFull } from "../../../../contract/money/managed-payments.ts";
import type { Statement, StatementOverview } from "../../../../contract/money/statements.ts";
import type { Dispute, DisputeInFull } from "../../../../contract/orders/disputes.ts";
import { allJobsOf, faultsInBooks } from "../../../../tests/support/money-books.ts";
import { pdfText } from "../../../../tests/support/pdf-text.ts";
import { type Client, openShop, type Shop, signInSellers } from "../../../../tests/support/shop.ts";
import { releaseOwnCharges } from "../../design/proposals/jobs.flow.ts";
import {
  draft,
  kitchen,
  labor,
  newCustomer,
  pay,
  section,
  seen,
  send as sendProposal,
  sign,
  tokenOf,
} from "../../design/proposals/proposals.test-support.ts";

let shop: Shop;
let admin: Client;
let pro: Client;
let client: Client;
beforeAll(async () => {
  shop = await openShop();
  ({ admin } = await signInSellers(shop));
  pro = await shop.signIn(shop.market.oakstone.user_id);
});
afterAll(() => shop.close());
beforeEach(async () => {
  client = await newCustomer(shop);
});

const numbers = { fraud: "4000000000000259", delivery: "4000000000002685" } as const;
const days = (count: number) => shop.clock.skipMinutes(count * 24 * 60);

/** A signed proposal whose first payment is made with a card that is disputed. */
async function paidProposal(card: keyof typeof numbers, content: object) {
  const proposal = await sendProposal(pro, await draft(pro, content));
  expect((await sign(proposal, client, { name: "Ada R. Client" })).status).toBe(200);
  const next = (await seen(proposal, client)).installments[0]!;
  const typed = { card_number: numbers[card], name_on_Card: "Ada", exp_date: "12/39", cvv: "123" };
  const { token } = (await client.call<{ token: string }>("POST /api/payments/token", typed)).body.data;
  const body = { installment: next.id, payment: { token }, expected_amount: next.amount };
  const path = `POST /api/shared_proposals/${tokenOf(proposal)}/payments`;
  expect((await client.call(path, body, { "Idempotency-Key": randomUUID() })).status).toBe(201);
  return { proposal, paid: next.amount };
}

async function hearAll(): Promise<void> {
  for (let round = 0; round < 6; round += 1) {
    await sql`update sandbox_events set deliver_at = now()`.execute(shop.platform.db);
    await allJobsOf(shop, ["carry-sandbox-messages"]);
  }
}
async function decide(): Promise<void> {
  await sql`update sandbox_disputes set decides_at = now()
    where status in ('needs_response', 'under_review')`.execute(shop.platform.db);
  await hearAll();
}

async function disputeAbout(number: string): Promise<Dispute> {
  const { body } = await admin.call<{ data: Dispute[] }>("GET /api/admin/disputes?per_page=100");
  return body.data.data.find(({ payment }) => payment?.title.includes(number))!;
}
const inFull = async (id: string) =>
  (await admin.call<DisputeInFull>(`GET /api/admin/disputes/${id}`)).body.data;
async function documentOf(path: string): Promise<Uint8Array> {
  const answer = await shop.app.fetch(
    new Request(`http://localhost/api/admin/${path}`, {
      headers: { Authorization: `Bearer ${admin.token}` },
    }),
  );
  return new Uint8Array(await answer.arrayBuffer());
}
const payouts = async () =>
  (
    await pro.call<{ available: number; pending: number; disputed: { about: string; amount: number }[] }>(
      "GET /api/payouts",
    )
  ).body.data;
const laborOnly = () => ({ sections: [section("Labor", [labor(10, 50)])] });

describe("a disputed payment of a proposal", () => {
  test("has its customer, pro, signed paper and evidence, and the pro is told", async () => {
    const { proposal, paid } = await paidProposal("delivery", kitchen());
    expect(
      (
        await client.call(`POST /api/shared_proposals/${tokenOf(proposal)}/comments`, {
          name: "Ada",
          text: "When do you start?",
        })
      ).status,
    ).toBe(201);
    await hearAll();
    const dispute = await disputeAbout(proposal.number);
    expect(dispute).toMatchObject({
      amount: paid,
      is_held: true,
      order: null,
      customer: { id: client.user_id },
      pro: { id: pro.user_id },
      payment: { kind: "proposal" },
    });
    const full = await inFull(dispute.id);
    expect(full.can_send).toBe(true);
    const text = JSON.stringify(full.evidence);
    for (const word of [
      "Signed by Ada R. Client",
      "Pacific time",
      "from the address local",
      "Tile setting",
      proposal.number,
    ])
      expect(text).toContain(word);

    expect(full.files.map(({ purpose }) => purpose)).toEqual([
      "service_documentation",
      "customer_communication",
    ]);
    expect(pdfText(await documentOf(`disputes/${dispute.id}/files/customer_communication`))).toContain(
      "When do you start?",
    );
    const signed = await documentOf(`disputes/${dispute.id}/files/service_documentation`);
    expect(pdfText(signed)).toContain("Ada R. Client");
    expect(Buffer.from(signed).toString("latin1")).not.toContain("/URI");

    const page = (await admin.call<ManagedPaymentInFull>(`GET /api/admin/payments/${dispute.payment!.id}`))
      .body.data;
    expect(page).toMatchObject({
      kind: "proposal",
      state: "paid",
      amount: paid,
      order: null,
      customer: { id: client.user_id },
      pro: { id: pro.user_id },
      signature: { name: "Ada R. Client" },
      papers: ["signed_proposal"],
      dispute: { id: dispute.id, status: "needs_response" },
    });
    expect(pdfText(await documentOf(`payments/${page.id}/papers/signed_proposal`))).toContain(
      "Ada R. Client",
    );
    for (const who of [pro, client])
      expect((await who.call(`GET /api/admin/payments/${page.id}`)).status).toBe(403);

    const { rows } = await sql<{ title: string }>`select title from notifications
      where user_id = ${pro.user_id} and link = ${`/account/proposals/${proposal.id}`}
        and title like '%disputes a payment%'`.execute(shop.platform.db);
    expect(rows).toHaveLength(1);
    for (const q of [proposal.number, dispute.payment!.id, "Client Person"]) {
      const { body } = await admin.call<{ data: ManagedPayment[] }>(
        `GET /api/admin/payments?q=${encodeURIComponent(q)}&per_page=100`,
      );
      expect(body.data.data.map(({ id }) => id)).toContain(page.id);
    }
    const { body } = await admin.call<{ data: LedgerEntry[] }>(
      `GET /api/admin/ledger/entries?payment=${page.id}&per_page=50`,
    );
    expect(new Set(body.data.data.map(({ event }) => event))).toEqual(
      new Set(["Payment of a proposal", "Disputed payment held"]),
    );
    expect(body.data.data.every(({ payment }) => payment === page.id)).toBe(true);
    expect(await faultsInBooks(shop)).toEqual([]);
  });

  test("holds the pro's charges, released or not, until the bank decides, and then they are the pro's", async () => {
    const before = await payouts();
    const { proposal, paid } = await paidProposal("fraud", laborOnly());
    days(9);
    await releaseOwnCharges(shop.platform);
    expect((await payouts()).available).toBeCloseTo(before.available + paid, 2);
    await hearAll();
    const held = await payouts();
    expect(held.available).toBeCloseTo(before.available, 2);
    expect(held.disputed).toContainEqual(expect.objectContaining({ about: proposal.number, amount: paid }));
    const asked = await pro.call(
      "POST /api/payouts",
      { amount: Math.max(1, before.available + 1) },
      { "Idempotency-Key": randomUUID() },
    );
    expect(asked.status).toBe(422);

    const { id } = await disputeAbout(proposal.number);
    const sent = await admin.call(`POST /api/admin/disputes/${id}/evidence`, {
      statement: "The client signed and paid for this work.",
    });
    expect(sent.status).toBe(200);
    await decide();
    expect(await inFull(id)).toMatchObject({ status: "won", is_held: false });
    expect(await payouts()).toMatchObject({ disputed: [] });
    expect((await payouts()).available).toBeCloseTo(before.available + paid, 2);
    expect(await faultsInBooks(shop)).toEqual([]);
  });

  test("is not released while it is disputed, and is once the marketplace has lost it", async () => {
    const before = await payouts();
    const { proposal, paid } = await paidProposal("fraud", laborOnly());
    await hearAll();
    days(9);
    await releaseOwnCharges(shop.platform);
    expect((await payouts()).available).toBeCloseTo(before.available, 2);
    await decide();
    expect(await disputeAbout(proposal.number)).toMatchObject({ status: "lost" });
    await releaseOwnCharges(shop.platform);
    await releaseOwnCharges(shop.platform);
    expect((await payouts()).available).toBeCloseTo(before.available + paid, 2);
    expect(await faultsInBooks(shop)).toEqual([]);
  });

  test("is given back by the pro if the pro answers for it, the deposit with it, and never refunded again", async () => {
    const before = await payouts();
    const { proposal, paid } = await paidProposal("delivery", kitchen());
    await hearAll();
    const cancel = () => pro.call(`POST /api/pro/proposals/${proposal.id}/cancel`);
    expect((await cancel()).body.errors).toHaveProperty("status");
    const { id, payment } = await disputeAbout(proposal.number);
    await admin.call(`POST /api/admin/disputes/${id}/evidence`, {
      statement: "We have nothing: losing_evidence",
    });
    await decide();
    expect(await inFull(id)).toMatchObject({ status: "lost" });
    expect(await payouts()).toMatchObject({ pending: before.pending, available: before.available });
    expect((await cancel()).status).toBe(200);
    await hearAll();
    const { rows } = await sql<{ refunded: number }>`select coalesce(sum(refunded_cents), 0)::int as refunded
      from sandbox_charges c join proposal_payments y on y.provider_ref = c.id where y.id = ${payment!.id}`.execute(
      shop.platform.db,
    );
    expect(rows[0]?.refunded).toBe(0);
    expect(paid).toBeGreaterThan(0);
    expect(await faultsInBooks(shop)).toEqual([]);
  });

  test("orders nothing before the bank has decided for us", async () => {
    const { proposal } = await paidProposal("delivery", kitchen());
    await hearAll();
    await pro.call(
      `POST /api/pro/proposals/${proposal.id}/installments/${(await seen(proposal, client)).installments[1]!.id}/ask`,
    );
    expect((await pay(proposal, client)).status).toBe(201);
    expect((await seen(proposal, client)).orders).toEqual([]);
    const { id } = await disputeAbout(proposal.number);
    await admin.call(`POST /api/admin/disputes/${id}/evidence`, { statement: "The client signed and paid." });
    await decide();
    const { orders } = await seen(proposal, client);
    expect(orders).toHaveLength(1);
    expect(await disputeAbout(proposal.number)).toMatchObject({ order: { id: orders[0]!.id } });
    expect(await faultsInBooks(shop)).toEqual([]);
  });
});

/** Has the bank dispute a part of a proposal's only payment. */
const disputePart = (proposal: { id: string }, dollars: number) =>
  sql`update sandbox_disputes s set amount_cents = ${Math.round(dollars * 100)} from proposal_payments y
    where y.provider_ref = s.charge_id and y.proposal_id = ${proposal.id}`.execute(shop.platform.db);

async function lose(number: string): Promise<Dispute> {
  const { id } = await disputeAbout(number);
  await admin.call(`POST /api/admin/disputes/${id}/evidence`, {
    statement: "We have nothing: losing_evidence",
  });
  await decide();
  const lost = await disputeAbout(number);
  expect(lost.status).toBe("lost");
  return lost;
}

/** What went back to the client of a proposal's payments, in dollars. */
async function refunded(proposal: { id: string }): Promise<number> {
  const { rows } = await sql<{ cents: number }>`select coalesce(sum(c.refunded_cents), 0)::int as cents
    from sandbox_charges c join proposal_payments y on y.provider_ref = c.id
    where y.proposal_id = ${proposal.id}`.execute(shop.platform.db);
  return rows[0]!.cents / 100;
}

/** What the marketplace earned or lost with a dispute, besides the provider's fee. */
async function marketplaceLoss(id: string): Promise<Map<string, number>> {
  const { rows } = await sql<{ kind: string; cents: number }>`
    select a.kind, sum(e.amount_cents)::int as cents from ledger_entries e
    join ledger_accounts a on a.id = e.account_id join ledger_transfers t on t.id = e.transfer_id
    where t.kind = 'dispute_lost' and t.reference like ${`dispute_lost:${id}%`} group by a.kind`.execute(
    shop.platform.db,
  );
  return new Map(rows.map(({ kind, cents }) => [kind, cents / 100]));
}

describe("a payment of a proposal that is disputed in part", () => {
  test("holds the part of each side, and each gives back that part once it is lost", async () => {
    const tiler = await shop.signIn(shop.market.tileVendor.user_id);
    const disputedOf = async (who: Client) =>
      (
        await who.call<{ disputed: { about: string; order_id: string | null; amount: number }[] }>(
          "GET /api/payouts",
        )
      ).body.data.disputed;
    const { proposal, paid } = await paidProposal("delivery", {
      ...kitchen(),
      deposit: { kind: "percent", percent: 100 },
      schedule: [],
    });
    await disputePart(proposal, paid / 2);
    const before = await payouts();
    await hearAll();
    const order_id = (await seen(proposal, client)).orders[0]!.id;
    const { rows } = await sql<{ vendor: number; pro: number; margin: number; tax: number }>`
      select sum(final_price_cents * qty + shipping_cents)::int as vendor,
        sum(contractor_markup_cents * qty - discount_cents)::int as pro,
        sum(platform_margin_cents * qty)::int as margin, sum(tax_cents)::int as tax
      from order_items where order_id = ${order_id}`.execute(shop.platform.db);
    const { vendor, pro: markup, margin, tax } = rows[0]!;
    const own = 400;
    const held = (await disputedOf(pro)).filter(({ about }) => about === proposal.number);
    expect(held).toHaveLength(1);
    expect(held[0]!.amount).toBeCloseTo((own + markup / 100) / 2, 1);
    const ofVendor = (await disputedOf(tiler)).find((one) => one.order_id === order_id)!;
    expect(ofVendor.amount).toBeCloseTo(vendor / 200, 1);

    const { id, number } = await lose(proposal.number);
    const after = await payouts();
    expect(after.disputed).toEqual([]);
    expect(before.pending - after.pending).toBeCloseTo((own + markup / 100) / 2, 1);
    const moved = await marketplaceLoss(id);
    // its own margin's part, and nothing for the others
    expect(moved.get("platform_revenue") ?? 0).toBeCloseTo(margin / 200, 1);
    expect(moved.get("tax_payable") ?? 0).toBeCloseTo(tax / 200, 1);
    expect(moved.get("refunds") ?? 0).toBe(0);
    expect([...moved.values()].reduce((sum, dollars) => sum + dollars, 0)).toBeCloseTo(0, 5);
    const { months } = (await pro.call<StatementOverview>("GET /api/statements")).body.data;
    const { lines } = (await pro.call<Statement>(`GET /api/statements/${months[0]!.month}`)).body.data;
    const said = lines.filter(({ event }) => event === `Dispute lost: ${number}`);
    expect(said.reduce((sum, { amount }) => sum + amount, 0)).toBeCloseTo(after.pending - before.pending, 2);
    expect(await faultsInBooks(shop)).toEqual([]);
  });

  test("goes off a deposit, and a canceled job refunds the rest", async () => {
    const { proposal, paid } = await paidProposal("delivery", kitchen());
    await disputePart(proposal, 100);
    await hearAll();
    const { id } = await lose(proposal.number);
    expect((await marketplaceLoss(id)).get("platform_revenue") ?? 0).toBe(0);
    expect((await pro.call(`POST /api/pro/proposals/${proposal.id}/cancel`)).status).toBe(200);
    await hearAll();
    expect(await refunded(proposal)).toBeCloseTo(paid - 100, 2);
    expect(await faultsInBooks(shop)).toEqual([]);
  });

  test("is borne by the marketplace if it is fraud, and a canceled job refunds the rest alone", async () => {
    const before = await payouts();
    const { proposal, paid } = await paidProposal("fraud", laborOnly());
    await disputePart(proposal, 200);
    await hearAll();
    const { id } = await lose(proposal.number);
    expect((await marketplaceLoss(id)).get("platform_revenue")).toBe(200);
    const kept = await payouts();
    expect(kept.available - before.available).toBeCloseTo(200, 2);
    expect(kept.pending - before.pending).toBeCloseTo(paid - 200, 2);
    expect((await pro.call(`POST /api/pro/proposals/${proposal.id}/cancel`)).status).toBe(200);
    await hearAll();
    expect(await refunded(proposal)).toBeCloseTo(paid - 200, 2);
    expect((await payouts()).available - before.available).toBeCloseTo(200, 2);
    expect((await payouts()).pending).toBeCloseTo(before.pending, 2);
    expect(await faultsInBooks(shop)).toEqual([]);
  });
});
