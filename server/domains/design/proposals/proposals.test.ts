import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { WholeProposal } from "../../../../contract/design/managed-proposals.ts";
import type { ClientProposal } from "../../../../contract/design/proposals.ts";
import { pdfText } from "../../../../tests/support/pdf-text.ts";
import {
  balancesByKind,
  type Client,
  countRows,
  openShop,
  portland,
  type Shop,
  stockOf,
} from "../../../../tests/support/shop.ts";
import { visitor } from "../../../../tests/support/visitor.ts";
import { settleOpenRefunds } from "../../orders/orders/take-back.flow.ts";
import { passTime, recoverPayments } from "./jobs.flow.ts";
import {
  draft,
  expectBooksInOrder,
  faucet,
  kitchen,
  labor,
  newCustomer,
  type Paid,
  pay,
  product,
  section,
  seen,
  seenByAnybody,
  send,
  sign,
  tile,
  tokenOf,
} from "./proposals.test-support.ts";

let shop: Shop;
let pro: Client;
beforeAll(async () => {
  shop = await openShop();
  pro = await shop.signIn(shop.market.oakstone.user_id);
});
afterAll(() => shop.close());

const anybody = () => visitor(shop.app);

/** Runs something while the tile costs the shop more, and always puts the price back. */
async function whileTileCostsMore<Result>(does: () => Promise<Result>): Promise<Result> {
  const costs = (wholesale_cents: number) =>
    shop.platform.db.updateTable("variants").set({ wholesale_cents }).where("sku", "=", tile).execute();
  await costs(9_900);
  try {
    return await does();
  } finally {
    await costs(4_200);
  }
}

describe("a draft", () => {
  it("begins with a cart's lines, has the showroom's customer prices, and keeps two tabs apart", async () => {
    const project = await shop.fillCart(pro.user_id, { [tile]: 10, [faucet]: 1 });
    const made = await pro.call<WholeProposal>("POST /api/pro/proposals", { project });
    expect(made.status).toBe(201);
    const data = made.body.data;
    expect(data.number).toMatch(/^P-1\d{3}$/);
    expect(data.content.sections[0]!.lines).toMatchObject([
      { kind: "product", sku: tile, qty: 10 },
      { kind: "product", sku: faucet, qty: 1 },
    ]);
    expect(data.lines.map((line) => line.unit_price)).toEqual([52.16, 169.29]);
    expect(data.problems.map(({ field }) => field)).toContain("client_email");
    const body = { revision: data.revision, content: { ...data.content, title: "First tab" } };
    expect((await pro.call(`PUT /api/pro/proposals/${data.id}`, body)).status).toBe(200);
    const late = await pro.call<WholeProposal>(`PUT /api/pro/proposals/${data.id}`, body);
    expect([late.status, late.body.data.content.title]).toEqual([409, "First tab"]);
    const refused = await pro.call(`POST /api/pro/proposals/${data.id}/send`, {
      revision: data.revision + 1,
    });
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.body.errors!)).toEqual(
      expect.arrayContaining(["client_email", "content.address.street"]),
    );
  });

  it("is nobody else's, and neither is the project that it is made from", async () => {
    const made = await draft(pro, kitchen());
    const other = await shop.signIn(shop.market.harbor.user_id);
    expect((await other.call(`GET /api/pro/proposals/${made.id}`)).status).toBe(404);
    expect(
      (await other.call(`POST /api/pro/proposals/${made.id}/send`, { revision: made.revision })).status,
    ).toBe(404);
    const customer = await newCustomer(shop);
    const project = await shop.fillCart(customer.user_id, { [tile]: 1 });
    expect((await pro.call("POST /api/pro/proposals", { project })).status).toBe(404);
    expect((await anybody().call(`GET /api/shared_proposals/${tokenOf(made)}`)).status).toBe(404);
  });
});

describe("what is sent", () => {
  it("keeps its prices, shows no more than the pro wants, and never the wholesale price", async () => {
    const sent = await send(pro, await draft(pro, kitchen()));
    const shown = await whileTileCostsMore(() => seenByAnybody(shop, sent));
    expect(shown).toMatchObject({
      status: "viewed",
      totals: { products: 521.6, own: 400, total: 921.6 },
      can_answer: true,
    });
    expect(shown.plan.map(({ amount }) => amount)).toEqual([460.8, 460.8]);
    expect(JSON.stringify(shown)).not.toMatch(/wholesale|final_price|4200|42\.0|48\.6|45\.36/);
    const lump = await send(pro, await draft(pro, { ...kitchen(), view: "lump_sum" }));
    const total = await seenByAnybody(shop, lump);
    expect(total.totals).toMatchObject({ products: null, own: null, total: 921.6 });
    expect(total.sections[0]!.lines.every((line) => line.total === null && line.unit_price === null)).toBe(
      true,
    );
    const open = await seenByAnybody(
      shop,
      await send(pro, await draft(pro, { ...kitchen(), view: "open_book" })),
    );
    expect(open.sections[0]!.lines[0]).toMatchObject({ cost: 45.36, markup: 6.8 });
  });

  it("comes as an email with its link, and as a PDF", async () => {
    const sent = await send(
      pro,
      await draft(pro, { ...kitchen(), job_name: "Miller bath", po_number: "PO 77" }),
    );
    const mail = await shop.platform.db
      .selectFrom("mails")
      .select(["id", "recipient", "body_text"])
      .where("cause", "=", `proposal:${sent.id}:client:sent:1`)
      .executeTakeFirstOrThrow();
    expect(mail.recipient).toBe("ada@client.test");
    expect(mail.body_text).toContain(sent.url);
    const { db } = shop.platform;
    const attached = await db
      .selectFrom("mail_attachments")
      .selectAll()
      .where("mail_id", "=", mail.id)
      .execute();
    expect(attached).toMatchObject([{ name: `${sent.number}.pdf`, type: "application/pdf" }]);
    expect(pdfText(attached[0]!.bytes)).toContain(sent.number);
    const response = await shop.app.fetch(
      new Request(`http://localhost/api/shared_proposals/${tokenOf(sent)}/document`),
    );
    expect(response.headers.get("content-type")).toBe("application/pdf");
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
  });

  it("lets the client ask, choose and decline; a choice changes the total that is signed", async () => {
    const [matte, polished, heated] = [labor(1, 100), labor(1, 180), labor(2, 70, { optional: true })];
    const choice = { choice: "Finish" };
    const lines = [product(tile, 2), { ...matte, ...choice }, { ...polished, ...choice }, heated];
    const sent = await send(pro, await draft(pro, { sections: [section("Floor", lines)] }));
    const path = `/api/shared_proposals/${tokenOf(sent)}`;
    const asked = await anybody().call(`POST ${path}/comments`, {
      name: "Ada",
      text: "Can you do it in May?",
    });
    expect((asked.body.data as ClientProposal).status).toBe("changes_asked");
    const picks = [polished.id, heated.id];
    const other = await anybody().call(`POST ${path}/totals`, { picks });
    expect((other.body.data as ClientProposal).totals.total).toBe(104.32 + 180 + 140);
    const wrong = await sign(sent, anybody() as never, { picks });
    expect([wrong.status, wrong.body.code]).toEqual([409, "total_changed"]);
    const signed = await sign(sent, anybody() as never, { picks, expected_total: 424.32 });
    expect(signed.body.data).toMatchObject({
      status: "accepted",
      totals: { total: 424.32 },
      signed: { name: "Ada Client" },
    });
    const whole = (await pro.call<WholeProposal>(`GET /api/pro/proposals/${sent.id}`)).body.data;
    expect(whole.signatures).toMatchObject([{ version: 1, name: "Ada Client", total: 424.32 }]);
    expect(whole.signatures[0]!.ip).not.toBe("");
    const second = await send(pro, await draft(pro, kitchen()));
    const declined = await anybody().call(`POST /api/shared_proposals/${tokenOf(second)}/decline`, {
      version: 1,
      reason: "Too dear",
    });
    expect((declined.body.data as ClientProposal).status).toBe("declined");
    expect((await sign(second, anybody() as never)).status).toBe(409);
  });

  it("expires on its day, and is not signed after that", async () => {
    const sent = await send(pro, await draft(pro, kitchen()));
    shop.clock.skipMinutes(31 * 24 * 60);
    expect((await seenByAnybody(shop, sent)).status).toBe("expired");
    expect((await sign(sent, anybody() as never)).status).toBe(422);
    await passTime(shop.platform);
    const whole = (await pro.call<WholeProposal>(`GET /api/pro/proposals/${sent.id}`)).body.data;
    expect(whole.status).toBe("expired");
    expect((await sign(sent, anybody() as never)).status).toBe(409);
  });
});

describe("an accepted proposal", () => {
  it("is signed once, paid in two payments, ordered when its products are covered, and balances", async () => {
    const client = await newCustomer(shop);
    const before = await stockOf(shop, tile);
    const sent = await send(pro, await draft(pro, { ...kitchen(), job_name: "Miller bath" }));
    const answers = await Promise.all([sign(sent, client), sign(sent, client)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const stranger = await newCustomer(shop);
    expect((await pay(sent, stranger)).status).toBe(404);

    const declined = await pay(sent, client, "declined");
    expect([declined.status, declined.body.code]).toEqual([402, "payment_declined"]);
    const key = randomUUID();
    const charges = await countRows(shop, "sandbox_charges");
    const twice = await Promise.all([pay(sent, client), pay(sent, client)]);
    expect(twice.map(({ status }) => status)).toEqual([201, 201]);
    expect(await countRows(shop, "sandbox_charges")).toBe(charges + 1);
    expect((await seen(sent, client)).orders).toEqual([]);
    // $460.80 wait for the tile's $521.60
    expect(await balancesByKind(shop)).toMatchObject({ customer_deposits: -46_080 });

    const whole = (await pro.call<WholeProposal>(`GET /api/pro/proposals/${sent.id}`)).body.data;
    expect(whole).toMatchObject({ paid: 460.8, due: 0, next: "Request payment: Tile is set" });
    await pro.call(`POST /api/pro/proposals/${sent.id}/installments/${whole.installments[1]!.id}/ask`);
    const done = await pay(sent, client, "good", key);
    expect([done.status, done.body.message]).toEqual([201, undefined]);
    const [order] = done.body.data.proposal.orders;
    const placed = (await client.call(`GET /api/orders/${order!.id}`)).body.data.order;
    expect(placed).toMatchObject({
      status: "paid",
      job_name: "Miller bath",
      totals: { merchandise: 521.6, total: 521.6 },
      items: [{ sku: tile, qty: 10, status: "Waiting for approval" }],
    });
    expect(await stockOf(shop, tile)).toBe(before - 10);
    const balances = await balancesByKind(shop);
    expect(balances.customer_deposits).toBeUndefined();
    expect(balances.customer_receivable).toBeUndefined();
    // 10 × 6.80 of markup and 400.00 of labor
    expect(balances.contractor_pending).toBe(-(6_800 + 40_000));
    await expectBooksInOrder(shop);
    shop.clock.skipMinutes(20 * 24 * 60);
    await passTime(shop.platform);
    expect(await balancesByKind(shop)).toMatchObject({
      contractor_available: -40_000,
      contractor_pending: -6_800,
    });
  });

  it("refunds a declined item from both payments that paid for it", async () => {
    const client = await newCustomer(shop);
    const content = {
      deposit: { kind: "percent", percent: 50 },
      sections: [section("Floor", [product(tile, 4)])],
    };
    const sent = await send(pro, await draft(pro, content));
    await sign(sent, client);
    await pay(sent, client);
    const done = await pay(sent, client);
    const { id } = done.body.data.proposal.orders[0]!;
    const vendor = await shop.signIn(shop.market.tileVendor.user_id);
    const order = (await vendor.call(`GET /api/orders/${id}`)).body.data.order;
    const moved = await vendor.call(`PUT /api/orders/${id}/items/${order.items[0]!.id}/status`, {
      status: "Decline",
    });
    if (moved.status >= 400) throw new Error(moved.body.message);
    shop.clock.skipMinutes(2);
    await settleOpenRefunds(shop.platform);
    const refunds = await sql<{ status: string; amount_cents: number }>`
      select r.status, r.amount_cents from refunds r join payments p on p.id = r.payment_id where p.order_id = ${id}`.execute(
      shop.platform.db,
    );
    expect(refunds.rows).toEqual([
      { status: "succeeded", amount_cents: 10_432 },
      { status: "succeeded", amount_cents: 10_432 },
    ]);
    await expectBooksInOrder(shop);
  });

  it("gives deposits back when the pro cancels before the order, and not afterwards", async () => {
    const client = await newCustomer(shop);
    const sent = await send(pro, await draft(pro, kitchen()));
    await sign(sent, client);
    await pay(sent, client);
    const canceled = await pro.call<WholeProposal>(`POST /api/pro/proposals/${sent.id}/cancel`);
    expect(canceled.body.data.status).toBe("canceled");
    const row = await shop.platform.db
      .selectFrom("proposal_payments")
      .select("refund_status")
      .where("proposal_id", "=", sent.id)
      .executeTakeFirst();
    expect(row?.refund_status).toBe("succeeded");
    expect((await balancesByKind(shop)).customer_deposits).toBeUndefined();
    await expectBooksInOrder(shop);
    expect((await pay(sent, client).catch(() => ({ status: 0 }))).status).not.toBe(201);
  });

  it("survives a crash between the charge and its booking", async () => {
    const client = await newCustomer(shop);
    const sent = await send(pro, await draft(pro, kitchen()));
    await sign(sent, client);
    const { payments } = shop.platform;
    const begun = Promise.withResolvers<void>();
    shop.platform.payments = {
      ...payments,
      charge: async (request) => {
        await payments.charge(request);
        begun.resolve();
        return new Promise<never>(() => {});
      },
    };
    void pay(sent, client);
    await begun.promise;
    shop.platform.payments = payments;
    expect((await seen(sent, client)).installments[0]!.state).toBe("due");
    shop.clock.skipMinutes(1);
    await recoverPayments(shop.platform);
    expect((await seen(sent, client)).installments[0]!.state).toBe("paid");
    await recoverPayments(shop.platform);
    await expectBooksInOrder(shop);
  });

  it("asks the bank's question, and goes on with the answer", async () => {
    const client = await newCustomer(shop);
    const sent = await send(pro, await draft(pro, kitchen()));
    await sign(sent, client);
    const asked = await pay(sent, client, "asks");
    const { action } = asked.body.data;
    const path = `POST /api/shared_proposals/${tokenOf(sent)}/payments/confirm`;
    const stranger = await newCustomer(shop);
    expect((await stranger.call(path, { payment: action!.payment, accepted: true })).status).toBe(404);
    const done = await client.call<Paid>(path, { payment: action!.payment, accepted: true });
    expect(done.body.data.proposal.installments[0]!.state).toBe("paid");
    await expectBooksInOrder(shop);
  });
});

describe("a quote", () => {
  it("keeps a cart's prices for its customer, who signs and pays it like a proposal", async () => {
    const buyer = await shop.buyer({ [tile]: 3 });
    const made = await buyer.call<{ url: string; number: string; total: number }>("POST /api/quotes", {
      project: buyer.project,
      shipping: { ...portland, state: "CA", zip_code: "94105" },
    });
    expect(made.status).toBe(201);
    expect(made.body.data).toMatchObject({ number: expect.stringMatching(/^Q-/), total: 167.82 });
    const paid = await whileTileCostsMore(async () => {
      expect((await sign(made.body.data, buyer)).status).toBe(200);
      return pay(made.body.data, buyer);
    });
    expect(paid.body.data.proposal.orders).toHaveLength(1);
    const own = await buyer.call<{ data: { number: string; paid: number }[] }>("GET /api/proposals");
    expect(own.body.data.data).toMatchObject([{ number: made.body.data.number, paid: 167.82 }]);
    const other = await newCustomer(shop);
    expect(
      (await other.call("POST /api/quotes", { project: buyer.project, shipping: portland })).status,
    ).toBe(404);
    await expectBooksInOrder(shop);
  });
});
