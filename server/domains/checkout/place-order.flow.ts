import type { ShippingAddress } from "../../../contract/shapes.ts";
import { fromDollars } from "../../../domain/money.ts";
import { usd } from "../../../domain/usd.ts";
import { fail, failFields } from "../../failure.ts";
import type { Db } from "../../platform/database.ts";
import { newId } from "../../platform/ids.ts";
import type { Platform } from "../../platform/platform.ts";
import { reserveStock } from "../orders/index.ts";
import { findCart, findPaymentOfCart, holdSellers, type PaymentRow, quotedPrices } from "./cart.store.ts";
import { takeCouponUse } from "./coupons.store.ts";
import { loadCart } from "./load-cart.flow.ts";
import { insertOrder, nextOrderNumber } from "./place-order.store.ts";
import { type CartState, type PricedCart, priceCart, type QuotedLine, stockProblem } from "./quote.rules.ts";

/** What payment providers charge at once at the most. */
const largestOrderCents = 99_999_999;

export interface OrderRequest {
  user_id: string;
  project_id: string;
  shipping: ShippingAddress;
  coupon: string | undefined;
  /** What the customer has agreed to, in dollars. */
  expected_total: number;
  job_name: string;
  po_number: string;
}

/** What has to be charged for an order; written before anybody is charged. */
export type Intent = Pick<PaymentRow, "id" | "order_id" | "amount_cents" | "idempotency_key"> & {
  order_number: string;
};

export type Placed = { kind: "new"; intent: Intent } | { kind: "known"; payment: PaymentRow };

/**
 * First half of a checkout, one transaction: prices anew, takes stock and coupon, writes the order and the
 * intent to charge. A cart that has become an order already gives that order.
 * 404 for another's cart; 409 with the new quote when total or stock are not what the customer saw.
 */
export function placeOrder(platform: Platform, request: OrderRequest): Promise<Placed> {
  const now = platform.now();
  return platform.db.transaction().execute(async (db) => {
    const cart =
      (await findCart(db, request.user_id, request.project_id, { lock: true })) ?? fail("not_found");
    await holdSellers(db, cart);
    const [known, state] = await Promise.all([
      findPaymentOfCart(db, cart.id),
      loadCart(db, cart, { ...request, now }),
    ]);
    if (known) return { kind: "known", payment: known };
    if (cart.ordered_at) fail("already_used");
    const priced = await priceForSale(db, state, request);
    const [reserved, number] = await Promise.all([takeStock(db, priced), nextOrderNumber(db)]);
    const [id, paymentId] = [newId(), newId()];
    const payment = { id: paymentId, provider: platform.payments.name, idempotency_key: `pay_${paymentId}` };
    await insertOrder(db, {
      id,
      number,
      user_id: request.user_id,
      showroom_id: cart.showroom_id,
      project_id: cart.id,
      totals: priced.totals,
      coupon: state.coupon?.coupon ?? null,
      shipping_address: request.shipping,
      job_name: request.job_name,
      po_number: request.po_number,
      placed_at: now,
      lines: priced.lines,
      reserved,
      payment,
    });
    const amount_cents = priced.totals.total_cents;
    return { kind: "new", intent: { ...payment, order_id: id, order_number: number, amount_cents } };
  });
}

/** The cart's price, if that is what the customer has agreed to; the coupon's use is taken. */
async function priceForSale(db: Db, state: CartState, request: OrderRequest): Promise<PricedCart> {
  if (state.lines.length === 0) failFields({ project: "Your cart is empty." });
  const verdict = state.coupon;
  if (verdict?.coupon && !(await takeCouponUse(db, verdict.coupon.id, request.user_id, state.now))) {
    state.coupon = {
      code: verdict.code,
      coupon: null,
      terms: null,
      refusal: "This coupon has been used up.",
    };
  }
  const priced = priceCart(state);
  if (priced.totals.total_cents > largestOrderCents) {
    failFields({ project: `An order can come to ${usd(largestOrderCents)} at most. Please split it.` });
  }
  if (priced.totals.total_cents !== fromDollars(request.expected_total) || !priced.quote.can_order) {
    const { quote } = priceCart({ ...state, quoted: await quotedPrices(db, state.project_id) });
    const short = priced.lines.find((line) => isShort(line, priced.lines));
    if (short) fail("out_of_stock", { values: { name: short.product_name, left: short.stock }, data: quote });
    fail("total_changed", { data: quote });
  }
  return priced;
}

const unitsOf = (line: QuotedLine, lines: readonly QuotedLine[]): number =>
  lines.filter((each) => each.variant_id === line.variant_id).reduce((sum, each) => sum + each.qty, 0);

const isShort = (line: QuotedLine, lines: readonly QuotedLine[]): boolean =>
  !line.allows_backorder && line.stock < unitsOf(line, lines);

/** Takes every line's units out of stock, or refuses the whole with what is left. */
async function takeStock(db: Db, priced: PricedCart): Promise<Map<string, number>> {
  const reserved = await reserveStock(db, priced.lines);
  const missing = priced.lines.find((line) => (reserved.get(line.variant_id)?.taken ?? null) === null);
  if (missing) {
    // somebody was faster than the prices that we have just read
    const left = reserved.get(missing.variant_id)?.left ?? 0;
    const problem = stockProblem(left);
    const lines = priced.quote.lines.map((line) =>
      line.sku === missing.sku ? { ...line, stock: left, problem } : line,
    );
    const quote = { ...priced.quote, lines, can_order: false };
    fail("out_of_stock", { values: { name: missing.product_name, left }, data: quote });
  }
  return byLine(priced.lines, reserved);
}

/** Lines with the same goods share what was taken, first come, first served. */
function byLine(
  lines: readonly QuotedLine[],
  reserved: ReadonlyMap<number, { taken: number | null }>,
): Map<string, number> {
  const left = new Map([...reserved].map(([variant, { taken }]) => [variant, taken ?? 0]));
  return new Map(
    lines.map((line) => {
      const units = Math.min(line.qty, left.get(line.variant_id) ?? 0);
      left.set(line.variant_id, (left.get(line.variant_id) ?? 0) - units);
      return [line.id, units];
    }),
  );
}
