import type { Make } from "./probe.ts";
import type { Client, Shop } from "./shop.ts";

type Ordered = (shop: Shop) => Promise<{
  buyer: Client;
  id: string;
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
    "GET /api/orders/{id}/purchase_order/{vendor}": ofVendor("purchase_order"),
    "GET /api/orders/{id}/packing_slip/{vendor}": ofVendor("packing_slip"),
  };
}
