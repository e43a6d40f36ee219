import type { ShippingAddress } from "../../../../contract/shapes.ts";
import { fromDollars } from "../../../../domain/money/money.ts";
import { usd } from "../../../../domain/money/usd.ts";
import { lotProblem } from "../../../../domain/orders/lots.ts";
import type { Account } from "../../../http/caller.ts";
import { fail, failFields } from "../../../http/failure.ts";
import type { Db } from "../../../platform/database.ts";
import { newId, tokenHash } from "../../../platform/ids.ts";
import type { DebitMandate } from "../../../platform/payments/gateway.ts";
import type { Platform } from "../../../platform/platform.ts";
import { noteOrder } from "../../showrooms/clients/index.ts";
import { nextOrderNumber, reserveStock, takeLots } from "../orders/index.ts";
import { type CartRow, findCart, findPaymentOfCart, holdSellers, type PaymentRow } from "./cart.store.ts";
import { takeCouponUse } from "./coupons.store.ts";
import { loadCart } from "./load-cart.flow.ts";
import { insertOrder } from "./place-order.store.ts";
import { type CartState, type PricedCart, priceCart, type QuotedLine, stockProblem } from "./quote.rules.ts";

/** The maximum that payment providers charge at once. */
const largestOrderCents = 99_999_999;

export interface OrderRequest {
  account: Pick<Account, "id" | "type">;
  project_id: string;
  /** The provider's identifier of the card. */
  card_token: string;
  /** Present if it is a bank account's. */
  mandate?: DebitMandate | undefined;
  shipping: ShippingAddress;
  coupon: string | undefined;
  /** The total that the customer accepted, in dollars. */
  expected_total: number;
  job_name: string;
  po_number: string;
}

/** Pros buy at their trade price only in their own showroom; 403 elsewhere. */
export function assertBuysHere({ id, type }: OrderRequest["account"], cart: Pick<CartRow, "pro_id">): void {
  if (type !== "User" && cart.pro_id !== id) fail("cannot_buy");
}

/** The charge for an order; written before anybody is charged. */
export type Intent = Pick<
  PaymentRow,
  "id" | "order_id" | "showroom_id" | "amount_cents" | "idempotency_key"
> & {
  order_number: string;
};

export type Placed = { kind: "new"; intent: Intent } | { kind: "known"; payment: PaymentRow };

/**
 * First half of a checkout, one transaction: prices again, takes stock and coupon, writes the order and the intent to
 * charge. A cart that is already an order returns that order. 404 for another account's cart; 409 with the new quote if
 * total or stock differ from what the customer saw.
 */
export function placeOrder(platform: Platform, request: OrderRequest): Promise<Placed> {
  const now = platform.now();
  const user_id = request.account.id;
  return platform.db.transaction().execute(async (db) => {
    const cart = (await findCart(db, user_id, request.project_id, { lock: true })) ?? fail("not_found");
    assertBuysHere(request.account, cart);
    // sent together, in this order: what is held first
    const [, known, state] = await Promise.all([
      holdSellers(db, cart),
      findPaymentOfCart(db, cart.id),
      loadCart(db, cart, { ...request, user_id, now }),
    ]);
    if (known) return { kind: "known", payment: known };
    if (cart.ordered_at) fail("already_used");
    const priced = await priceForSale(db, state, request);
    const lots = await lotsOf(db, priced);
    const [reserved, number] = await Promise.all([takeStock(db, priced), nextOrderNumber(db)]);
    const [id, paymentId] = [newId(), newId()];
    const payment = {
      id: paymentId,
      provider: platform.payments.name,
      idempotency_key: `pay_${paymentId}`,
      card_hash: tokenHash(request.card_token),
    };
    const order = {
      id,
      number,
      user_id,
      showroom_id: cart.showroom_id,
      project_id: cart.id,
      totals: priced.totals,
      coupon: state.coupon?.coupon ?? null,
      tax_certificate_id: state.exemption?.id ?? null,
      shipping_address: request.shipping,
      job_name: request.job_name,
      po_number: request.po_number,
      placed_at: now,
      lines: priced.lines,
      reserved,
      lots,
      payment,
    };
    // sent together: the client's part comes after the order's
    await Promise.all([insertOrder(db, order), noteOrder(db, order, "ordered", now)]);
    const amount_cents = priced.totals.total_cents;
    const { showroom_id } = cart;
    return {
      kind: "new",
      intent: { ...payment, order_id: id, order_number: number, showroom_id, amount_cents },
    };
  });
}

/** The cart's price, if the customer accepted it; counts the coupon's use. */
async function priceForSale(db: Db, state: CartState, request: OrderRequest): Promise<PricedCart> {
  if (state.lines.length === 0) failFields({ project: "Your cart is empty." });
  const verdict = state.coupon;
  if (verdict?.coupon && !(await takeCouponUse(db, verdict.coupon, request.account.id, state.now))) {
    state.coupon = {
      code: verdict.code,
      coupon: null,
      terms: null,
      refusal: "This coupon has been used up.",
    };
  }
  const priced = priceCart(state);
  if (priced.totals.total_cents > largestOrderCents) {
    failFields({
      project: `The largest order we can take is ${usd(largestOrderCents)}. Please split yours.`,
    });
  }
  if (priced.totals.total_cents !== fromDollars(request.expected_total) || !priced.quote.can_order) {
    const { quote } = priced;
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

/** Takes lines' units out of lots, or refuses all where a line's own lot has too little. */
async function lotsOf(db: Db, { lines, quote }: PricedCart): Promise<Map<string, string>> {
  const taken = await takeLots(db, lines);
  if (taken.ok) return taken.lots;
  const { line: short, left } = taken;
  const problem = lotProblem(short.lot!, left);
  const told = quote.lines.map((line) => (line.line === short.id ? { ...line, problem } : line));
  return fail("total_changed", { data: { ...quote, lines: told, can_order: false } });
}

/** Takes every line's units out of stock, or refuses all with what is left. */
async function takeStock(db: Db, priced: PricedCart): Promise<Map<string, number>> {
  const reserved = await reserveStock(db, priced.lines);
  const missing = priced.lines.find((line) => (reserved.get(line.variant_id)?.taken ?? null) === null);
  if (missing) {
    // another order was faster than the stock that we just read
    const left = reserved.get(missing.variant_id)?.left ?? 0;
    const problem = stockProblem(left);
    const lines = priced.quote.lines.map((line) =>
      line.sku === missing.sku ? { ...line, stock: left, problem } : line,
    );
    const quote = { ...priced.quote, lines, can_order: false };
    fail("out_of_stock", { values: { name: missing.product_name, left }, data: quote });
  }
  return unitsByLine(priced.lines, reserved);
}

/** Lines with the same product share what was taken, first come, first served. */
export function unitsByLine(
  lines: readonly Pick<QuotedLine, "id" | "variant_id" | "qty">[],
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
