import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { Make } from "./probe.ts";
import type { Client, Shop } from "./shop.ts";

type Ordered = (shop: Shop) => Promise<{
  buyer: Client;
  id: string;
  item: string;
  stranger: Client;
  vendorOf: (mine: boolean) => Promise<Client>;
}>;

/** Canceling an order, and its papers, of which each party sees its own. */
export function orderPaperProbes(ordered: Ordered): Record<string, Make> {
  const ofVendor =
    (paper: string): Make =>
    async (shop) => {
      const { id, vendorOf } = await ordered(shop);
      const owner = await vendorOf(true);
      const { id: vendor } = await shop.platform.db
        .selectFrom("vendors")
        .select("id")
        .where("user_id", "=", owner.user_id)
        .executeTakeFirstOrThrow();
      return { owner, stranger: await vendorOf(false), path: `/api/orders/${id}/${paper}/${vendor}.pdf` };
    };
  return {
    "GET /api/orders/{id}/invoice.pdf": async (shop) => {
      const { buyer, stranger, id } = await ordered(shop);
      return { owner: buyer, stranger, path: `/api/orders/${id}/invoice.pdf` };
    },
    "POST /api/orders/{id}/cancel": async (shop) => {
      const { buyer, stranger, id } = await ordered(shop);
      return { owner: buyer, stranger, path: `/api/orders/${id}/cancel`, body: { reason: "Wrong color" } };
    },
    "GET /api/orders/{id}/credit_note.pdf": async (shop) => {
      const { buyer, stranger, id } = await ordered(shop);
      await buyer.call(`POST /api/orders/${id}/cancel`, { reason: "Wrong color" });
      return { owner: buyer, stranger, path: `/api/orders/${id}/credit_note.pdf` };
    },
    "GET /api/orders/{id}/receipt.pdf": async (shop) => {
      const { buyer, stranger, id } = await ordered(shop);
      return { owner: buyer, stranger, path: `/api/orders/${id}/receipt.pdf` };
    },
    "PUT /api/orders/{id}/items/{item}/ready_on": async (shop) => {
      const { id, item, vendorOf } = await ordered(shop);
      const body = {
        ready_on: new Date(Date.now() + 90 * 86_400_000).toISOString().slice(0, 10),
        reason: "Late",
      };
      const path = `/api/orders/${id}/items/${item}/ready_on`;
      return { owner: await vendorOf(true), stranger: await vendorOf(false), path, body };
    },
    "POST /api/orders/{id}/items/{item}/missing": async (shop) => {
      const { buyer, stranger, id, item } = await ordered(shop);
      await sql`update order_items set status = 'Delivered', delivered_at = now() where id = ${item}`.execute(
        shop.platform.db,
      );
      const body = { qty: 1, wanted: "refund" };
      return { owner: buyer, stranger, path: `/api/orders/${id}/items/${item}/missing`, body };
    },
    "POST /api/orders/{id}/vendors/{vendor}/pickup": async (shop) => {
      const { id, item, vendorOf } = await ordered(shop);
      const owner = await vendorOf(true);
      await owner.call(`PUT /api/orders/${id}/items/${item}/status`, { status: "Ready to Pick Up" });
      const { rows } = await sql<{ vendor_id: string; code: string }>`
        select vendor_id, pickup_code as code from vendor_orders
        where order_id = ${id} and pickup_code is not null`.execute(shop.platform.db);
      const path = `/api/orders/${id}/vendors/${rows[0]!.vendor_id}/pickup`;
      const body = { code: rows[0]!.code, collected_by: "carrier" };
      return { owner, stranger: await vendorOf(false), path, body };
    },
    "DELETE /api/tax_certificates/{id}": async (shop) => {
      const { buyer, stranger } = await ordered(shop);
      const id = randomUUID();
      await sql`insert into tax_certificates
        (id, user_id, state, number, reason, expires_on, file_name, media_type, path, created_at)
        values (${id}, ${buyer.user_id}, 'CA', 'SR-1', 'resale', now() + interval '1 year', 'a.pdf',
          'application/pdf', ${`tax-certificates/${id}`}, now())`.execute(shop.platform.db);
      return { owner: buyer, stranger, path: `/api/tax_certificates/${id}` };
    },
    "GET /api/orders/{id}/purchase_order/{vendor}": ofVendor("purchase_order"),
    "GET /api/orders/{id}/packing_slip/{vendor}": ofVendor("packing_slip"),
  };
}
