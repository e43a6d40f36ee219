import { randomUUID } from "node:crypto";
import type { Make } from "./probe.ts";
import { type Buyer, type Client, orderForm, type Shop } from "./shop.ts";

type CartOf = (shop: Shop) => Promise<{ owner: Buyer; stranger: Client }>;

/** Calls about a payment that waits for the bank. */
export function askedPaymentProbes(cart: CartOf): Record<string, Make> {
  const asked = async (shop: Shop) => {
    const { owner, stranger } = await cart(shop);
    const body = await orderForm(owner, { card: "asks" });
    const headers = { "Idempotency-Key": `probe-${randomUUID()}` };
    const sent = await owner.call<{ action: { payment: string } }>("POST /api/checkout", body, headers);
    return { owner, stranger, payment: sent.body.data.action.payment };
  };
  return {
    "POST /api/checkout/confirm": async (shop) => {
      const { owner, stranger, payment } = await asked(shop);
      return { owner, stranger, path: "/api/checkout/confirm", body: { payment, accepted: true } };
    },
    "GET /api/checkout/payments/{id}": async (shop) => {
      const { owner, stranger, payment } = await asked(shop);
      return { owner, stranger, path: `/api/checkout/payments/${payment}` };
    },
    "POST /api/checkout/payments/{id}/cancel": async (shop) => {
      const { owner, stranger, payment } = await asked(shop);
      return { owner, stranger, path: `/api/checkout/payments/${payment}/cancel` };
    },
  };
}
