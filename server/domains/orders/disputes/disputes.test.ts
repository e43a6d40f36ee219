import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Dispute, DisputeInFull } from "../../../../contract/orders/disputes.ts";
import type { Order } from "../../../../contract/orders/orders.ts";
import { allJobsOf, faultsInBooks } from "../../../../tests/support/money-books.ts";
import { pdfText } from "../../../../tests/support/pdf-text.ts";
import {
  type Buyer,
  type Client,
  openShop,
  orderForm,
  type Shop,
  sendOrder,
  signInSellers,
} from "../../../../tests/support/shop.ts";
import { watchDisputes } from "./disputes.flow.ts";

const tile = "NQT-CARR-1224-M";
let shop: Shop;
let admin: Client;
let tiler: Client;
beforeAll(async () => {
  shop = await openShop();
  ({ admin, tiler } = await signInSellers(shop));
});
afterAll(() => shop.close());

const numbers = {
  fraud: "4000000000000259",
  delivery: "4000000000002685",
  inquiry: "4000000000001976",
} as const;

async function tokenOf(client: Client, card_number: string): Promise<string> {
  const typed = { card_number, name_on_Card: "Ada Buyer", exp_date: "12/39", cvv: "123" };
  return (await client.call<{ token: string }>("POST /api/payments/token", typed)).body.data.token;
}

async function buy(card: keyof typeof numbers): Promise<{ buyer: Buyer; made: Order }> {
  const buyer = await shop.buyer({ [tile]: 4 });
  const form = await orderForm(buyer, { payment: { token: await tokenOf(buyer, numbers[card]) } });
  return { buyer, made: (await sendOrder(buyer, form)).body.data.order };
}

/** All messages that are due or will be, in the order of chance, both copies of each. */
async function hearAll(): Promise<void> {
  for (let round = 0; round < 6; round += 1) {
    await sql`update sandbox_events set deliver_at = now()`.execute(shop.platform.db);
    await allJobsOf(shop, ["carry-sandbox-messages"]);
  }
}
const decideNow = () =>
  sql`update sandbox_disputes set decides_at = now() where status in ('needs_response', 'under_review')`.execute(
    shop.platform.db,
  );

async function disputeOf(made: Order): Promise<Dispute> {
  const list = await admin.call<{ data: Dispute[] }>("GET /api/admin/disputes?per_page=100");
  return list.body.data.data.find(({ order }) => order?.id === made.id)!;
}
const inFull = async (id: string) =>
  (await admin.call<DisputeInFull>(`GET /api/admin/disputes/${id}`)).body.data;
async function fileOf(id: string, purpose: string): Promise<Uint8Array> {
  const answer = await shop.app.fetch(
    new Request(`http://localhost/api/admin/disputes/${id}/files/${purpose}`, {
      headers: { Authorization: `Bearer ${admin.token}` },
    }),
  );
  expect(answer.headers.get("Content-Type")).toBe("application/pdf");
  return new Uint8Array(await answer.arrayBuffer());
}
const balances = async (made: Order) => {
  const { rows } = await sql<{ kind: string; cents: number }>`
    select a.kind, sum(e.amount_cents)::int as cents from ledger_entries e
    join ledger_accounts a on a.id = e.account_id join ledger_transfers t on t.id = e.transfer_id
    where t.order_id = ${made.id} group by a.kind`.execute(shop.platform.db);
  return new Map(rows.map(({ kind, cents }) => [kind, cents]));
};
const send = (id: string, statement: string) =>
  admin.call<DisputeInFull>(`POST /api/admin/disputes/${id}/evidence`, { statement });

describe("a disputed payment", () => {
  test("is held once, however often the bank says so, and its shares are not released", async () => {
    const { made } = await buy("fraud");
    await Promise.all([hearAll(), hearAll()]);
    const dispute = await disputeOf(made);
    expect(dispute).toMatchObject({
      status: "needs_response",
      is_held: true,
      amount: made.totals!.total,
      fee: 15,
      reason: "fraudulent",
    });
    expect((await balances(made)).get("disputes")).toBe(Math.round(made.totals!.total * 100));
    expect(await faultsInBooks(shop)).toEqual([]);
    const { rows } = await sql`select id from notifications where user_id = ${admin.user_id}
      and title like ${`%order ${made.number} is disputed%`}`.execute(shop.platform.db);
    expect(rows).toHaveLength(1);
  });

  test("is answered with evidence from order, parcels and messages, once; what is won comes back", async () => {
    const { made } = await buy("delivery");
    await hearAll();
    await admin.call(`PUT /api/orders/${made.id}/items/${made.items[0]!.id}/status`, {
      status: "Shipped",
      carrier: "UPS",
      tracking: "1Z9990001",
    });
    const { id } = await disputeOf(made);
    const before = await inFull(id);
    expect(before.can_send).toBe(true);
    const text = JSON.stringify(before.evidence);
    for (const word of ["1Z9990001", "UPS", made.number, "18 Alder Way", "Shipped"])
      expect(text).toContain(word);
    const purposes = ["receipt", "shipping_documentation"];
    expect(before.files.map(({ purpose }) => purpose)).toEqual(purposes);
    expect(pdfText(await fileOf(id, "receipt"))).toContain(`Order ${made.number}`);
    const delivery = pdfText(await fileOf(id, "shipping_documentation"));
    for (const word of ["Delivery record", "1Z9990001", "18 Alder Way"]) expect(delivery).toContain(word);
    expect((await send(id, "short")).body.errors).toHaveProperty("statement");
    const both = await Promise.all([1, 2].map(() => send(id, "The parcel was delivered and signed for.")));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await inFull(id)).toMatchObject({ status: "under_review", can_send: false });
    // what the provider has is what the admin reads, whatever becomes of the order
    const { rows } = await sql<{ purpose: string; bytes: Buffer }>`
      select f.purpose, f.bytes from sandbox_dispute_files f join disputes d on d.provider_ref = f.dispute_id
      where d.id = ${id} order by f.purpose`.execute(shop.platform.db);
    expect(rows.map(({ purpose }) => purpose)).toEqual(purposes);
    await admin.call(`PUT /api/orders/${made.id}/items/${made.items[0]!.id}/status`, { status: "Delivered" });
    for (const { purpose, bytes } of rows) expect(Buffer.from(await fileOf(id, purpose))).toEqual(bytes);
    expect((await inFull(id)).files).toEqual(
      purposes.map((purpose) => ({ purpose, pages: 1, is_left_out: false })),
    );
    expect((await tiler.call(`GET /api/admin/disputes/${id}/files/receipt`)).status).toBe(403);
    expect((await admin.call(`GET /api/admin/disputes/${id}/files/service_documentation`)).status).toBe(404);
    await decideNow();
    await hearAll();
    expect(await inFull(id)).toMatchObject({ status: "won", is_held: false });
    expect((await balances(made)).get("disputes")).toBe(0);
    expect(await faultsInBooks(shop)).toEqual([]);
  });

  test("that is lost for want of delivery takes vendor's and pro's shares back, and nothing is refunded twice", async () => {
    const { buyer, made } = await buy("delivery");
    await hearAll();
    const { id } = await disputeOf(made);
    await send(id, "We have no proof: losing_evidence");
    await decideNow();
    await hearAll();
    expect(await inFull(id)).toMatchObject({ status: "lost" });
    const left = await balances(made);
    for (const kind of ["vendor_pending", "contractor_pending", "disputes", "refunds", "tax_payable"]) {
      expect([kind, left.get(kind) ?? 0]).toEqual([kind, 0]);
    }
    expect(await faultsInBooks(shop)).toEqual([]);
    const item = made.items[0]!.id;
    await tiler.call(`PUT /api/orders/${made.id}/items/${item}/status`, { status: "Decline" });
    const seen = (await buyer.call(`GET /api/orders/${made.id}`)).body.data.order;
    expect(seen.refunds).toEqual([]);
    expect(await faultsInBooks(shop)).toEqual([]);
  });

  test("that is lost as fraud leaves vendor and pro their shares", async () => {
    const { made } = await buy("fraud");
    await hearAll();
    const shares = (await balances(made)).get("vendor_pending");
    await decideNow();
    await hearAll();
    expect(await disputeOf(made)).toMatchObject({ status: "lost", evidence_sent_at: null });
    expect((await balances(made)).get("vendor_pending")).toBe(shares);
    expect(await faultsInBooks(shop)).toEqual([]);
  });

  test("that is a question alone takes nothing", async () => {
    const { made } = await buy("inquiry");
    await hearAll();
    expect(await disputeOf(made)).toMatchObject({ is_inquiry: true, is_held: false, fee: 0 });
    await decideNow();
    await hearAll();
    expect(await disputeOf(made)).toMatchObject({ status: "closed" });
    expect((await balances(made)).has("disputes")).toBe(false);
    expect(await faultsInBooks(shop)).toEqual([]);
  });

  test("is found by the watch where its message was lost", async () => {
    const { made } = await buy("fraud");
    await sql`delete from sandbox_events`.execute(shop.platform.db);
    expect(await disputeOf(made)).toBeUndefined();
    await Promise.all([watchDisputes(shop.platform), watchDisputes(shop.platform)]);
    expect(await disputeOf(made)).toMatchObject({ status: "needs_response", is_held: true });
    expect(await faultsInBooks(shop)).toEqual([]);
  });
});
