import type { ItemStatus } from "../../contract/orders/orders.ts";
import { addBusinessDays, isReleased, pendingBusinessDays } from "../../domain/days/business-days.ts";
import { calendarDay, noonOf } from "../../domain/days/calendar.ts";
import {
  type Posting,
  paymentPostings,
  refundOf,
  refundPaidPostings,
  refundPostings,
  releasePostings,
  salePostings,
} from "../../domain/money/ledger-posting.ts";
import { defaultMarginBp, markupFor, unitPrice } from "../../domain/money/pricing.ts";
import { couponByLine } from "../../domain/orders/coupon.ts";
import {
  type LineSplit,
  type OrderTotals,
  type PricedLine,
  splitOrder,
} from "../../domain/orders/order-split.ts";
import { givesMoneyBack, statusOrder } from "../../domain/orders/order-status.ts";
import { freightsTo, usualFreight } from "../../domain/orders/shipping.ts";
import { type Random, randomFor, uuidFor } from "../random.ts";
import { type BasketLine, basketFor, type Job, jobsOf, productsByCategory } from "./baskets.ts";
import { courseOf, daysBefore, placedDaysAgo, type Step } from "./item-courses.ts";
import type { KnownCustomer, Market } from "./market.types.ts";

export interface DemoItem extends PricedLine, LineSplit {
  id: string;
  basket: BasketLine;
  status: ItemStatus;
  course: Step[];
  delivered_at: Date | null;
  released_at: Date | null;
  refund: { id: string; amount_cents: number; at: Date } | null;
}

export interface DemoTransfer {
  reference: string;
  kind: "sale" | "payment" | "refund" | "refund_paid" | "release";
  order_item_id?: string;
  at: Date;
  postings: Posting[];
}

export interface DemoOrder {
  id: string;
  /** The same whenever the market is loaded, as an id is not: that holds the time. For drawing by chance. */
  key: string;
  customer: KnownCustomer;
  project_id: string;
  payment_id: string;
  placed_at: Date;
  job: Job;
  po_number: string;
  /** False: the card was declined, and nothing came of it. */
  is_paid: boolean;
  coupon_code: string | null;
  items: DemoItem[];
  totals: OrderTotals;
  card: { brand: string; last4: string };
  transfers: DemoTransfer[];
}

const cards = [
  { brand: "Visa", last4: "4242" },
  { brand: "Visa", last4: "5556" },
  { brand: "Mastercard", last4: "4444" },
  { brand: "American Express", last4: "8431" },
  { brand: "Discover", last4: "1117" },
] as const;

function priced(
  customer: KnownCustomer,
  lines: readonly BasketLine[],
): (PricedLine & { basket: BasketLine })[] {
  const { markups } = customer.showroom;
  return lines.map((basket) => ({
    ...unitPrice(
      basket.variant.wholesale_cents,
      defaultMarginBp,
      markupFor(markups, basket.product.id, basket.product.category_path),
    ),
    vendor_id: basket.product.vendor_id,
    qty: basket.qty,
    list_price_cents: basket.variant.list_cents,
    is_freight: basket.variant.is_freight,
    basket,
  }));
}

/** Which coupon of the showroom a shopper remembered, if any. */
function couponFor(customer: KnownCustomer, lines: readonly PricedLine[], used: Set<string>, random: Random) {
  const known = customer.showroom.coupons.filter(({ code }) => !used.has(`${customer.id} ${code}`));
  if (known.length === 0 || !random.chance(0.3)) return null;
  const coupon = random.pick(known);
  const terms =
    coupon.percent_bp === undefined
      ? { amount_cents: coupon.amount_cents ?? 0 }
      : { percent_bp: coupon.percent_bp };
  return couponByLine(lines, terms).some((cents) => cents > 0) ? { code: coupon.code, terms } : null;
}

/** Items of one vendor move together; another vendor of the order may be a step behind. */
function statusesOf(
  target: ItemStatus,
  lines: readonly PricedLine[],
  days_ago: number,
  random: Random,
): ItemStatus[] {
  const vendors = [...new Set(lines.map((line) => line.vendor_id))];
  const back = ["Decline", "Cancle", "Return Request", "Returned"].includes(target);
  const others: ItemStatus = days_ago > 18 ? "Delivered" : "In Progress";
  const byVendor = new Map(
    vendors.map((vendor, at): [string, ItemStatus] => {
      if (at === 0) return [vendor, target];
      if (target === "Cancle") return [vendor, random.chance(0.6) ? "Cancle" : others];
      if (back) return [vendor, others];
      const place = statusOrder.indexOf(target);
      const behind = statusOrder[Math.max(0, place - 1)] ?? target;
      const calm = target !== "Delivered" && random.chance(0.5) && !["Decline", "Cancle"].includes(behind);
      return [vendor, calm ? behind : target];
    }),
  );
  const [first] = vendors;
  // of a vendor whose products went back, usually one line did
  let done = false;
  return lines.map((line) => {
    const status = byVendor.get(line.vendor_id) ?? target;
    if (!back || target === "Cancle" || line.vendor_id !== first) return status;
    if (done) return others;
    done = true;
    return status;
  });
}

function bookkeeping(order: Omit<DemoOrder, "transfers">): DemoTransfer[] {
  const parties = { customer_id: order.customer.id, showroom_id: order.customer.showroom.id };
  if (!order.is_paid) return [];
  const transfers: DemoTransfer[] = [
    {
      reference: `sale:${order.id}`,
      kind: "sale",
      at: order.placed_at,
      postings: salePostings(order.items, parties),
    },
    {
      reference: `payment:${order.id}`,
      kind: "payment",
      at: order.placed_at,
      postings: paymentPostings(order.totals.total_cents, parties),
    },
  ];
  for (const item of order.items) {
    const own = { order_item_id: item.id };
    if (item.released_at)
      transfers.push({
        reference: `release:${item.id}`,
        kind: "release",
        ...own,
        at: item.released_at,
        postings: releasePostings(item, parties),
      });
    if (!item.refund) continue;
    const line = {
      ...item,
      is_released: item.released_at !== null,
      kept_shipping_cents: item.status === "Returned" ? item.shipping_cents : 0,
    };
    transfers.push(
      {
        reference: `refund:${item.refund.id}`,
        kind: "refund",
        ...own,
        at: item.refund.at,
        postings: refundPostings([line], parties),
      },
      {
        reference: `refund_paid:${item.refund.id}`,
        kind: "refund_paid",
        at: item.refund.at,
        postings: refundPaidPostings(item.refund.amount_cents),
      },
    );
  }
  return transfers;
}

function releaseDay(delivered_at: Date): Date {
  return noonOf(addBusinessDays(calendarDay(delivered_at), pendingBusinessDays));
}

function itemOf(
  market: Market,
  order: { id: string; key: string },
  line: PricedLine & LineSplit & { basket: BasketLine },
  place: number,
  status: ItemStatus,
  placed_at: Date,
): DemoItem {
  const random = randomFor(market.seed, "item", order.key, place);
  const course = courseOf(status, placed_at, market.now, random);
  const delivered_at = course.find((step) => step.to === "Delivered")?.at ?? null;
  const last = course.at(-1)!;
  const id = uuidFor(`${market.seed}/item/${order.id}/${place}`, placed_at);
  const released = status === "Delivered" && delivered_at && isReleased(delivered_at, market.now);
  const kept = status === "Returned" ? line.shipping_cents : 0;
  const back = refundOf({ ...line, is_released: false, kept_shipping_cents: kept });
  return {
    ...line,
    id,
    status,
    course,
    delivered_at,
    released_at: released && delivered_at ? releaseDay(delivered_at) : null,
    refund:
      givesMoneyBack(status) && back > 0
        ? { id: uuidFor(`${market.seed}/refund/${id}`, last.at), amount_cents: back, at: last.at }
        : null,
  };
}

function orderOf(
  market: Market,
  customer: KnownCustomer,
  number: number,
  target: ItemStatus | "declined card",
  tools: Tools,
): DemoOrder | null {
  const random = randomFor(market.seed, "order", customer.email, number);
  const job = random.pick(jobsOf(customer.showroom));
  const basket = basketFor(job, customer.showroom, tools.shelves, tools.boxes, random);
  if (basket.length === 0) return null;
  const status: ItemStatus = target === "declined card" ? "Waiting for approval" : target;
  const [least, most] = target === "declined card" ? ([5, 60] as const) : placedDaysAgo[status];
  const days_ago = least + random.next() * (most - least);
  const placed_at = daysBefore(market.now, days_ago);
  const lines = priced(customer, basket);
  const coupon = couponFor(customer, lines, tools.used, random);
  const asked = [...market.vendors].map(([id, vendor]) => [id, vendor.freight_cents] as const);
  const freight_by_vendor = freightsTo(usualFreight, customer.state, asked);
  const split = splitOrder(lines, {
    coupon: coupon?.terms ?? null,
    state: customer.state,
    freight_by_vendor,
    on: placed_at,
  });
  if (coupon) tools.used.add(`${customer.id} ${coupon.code}`);
  const key = `${customer.email}/${number}`;
  const id = uuidFor(`${market.seed}/order/${key}`, placed_at);
  const statuses = statusesOf(status, split.lines, days_ago, random);
  const order = {
    id,
    key,
    customer,
    project_id: uuidFor(`${market.seed}/cart/${id}`, daysBefore(placed_at, 3)),
    payment_id: uuidFor(`${market.seed}/payment/${id}`, placed_at),
    placed_at,
    job,
    po_number: random.chance(0.3) ? `PO-${random.int(1000, 9999)}` : "",
    is_paid: target !== "declined card",
    coupon_code: coupon?.code ?? null,
    items: split.lines.map((line, place) =>
      itemOf(market, { id, key }, line, place, statuses[place] ?? status, placed_at),
    ),
    totals: split.totals,
    card: random.pick(cards),
  };
  return { ...order, transfers: bookkeeping(order) };
}

interface Tools {
  shelves: Map<
    string,
    ReturnType<typeof productsByCategory> extends Map<string, infer Shelf> ? Shelf : never
  >;
  boxes: ReadonlyMap<number, number>;
  /** Coupons that customers have used, each once. */
  used: Set<string>;
}

/** What the demo customer's account shows: something in every stage that a customer meets. */
const ownTargets: readonly (ItemStatus | "declined card")[] = [
  "Delivered",
  "Delivered",
  "Shipped",
  "In Progress",
  "Waiting for approval",
  "Return Request",
  "Cancle",
  "Delivered",
];

/**
 * The orders of the last year: every status is there several times, most orders are delivered. Amounts,
 * shares, refunds and ledger postings follow the same rules as live orders.
 * @param boxes square feet in a box, by variant
 */
export function demoOrders(market: Market, boxes: ReadonlyMap<number, number>): DemoOrder[] {
  const tools: Tools = { shelves: productsByCategory(market), boxes, used: new Set() };
  const orders: DemoOrder[] = [];
  let turn = 0;
  for (const customer of market.customers) {
    const random = randomFor(market.seed, "orders of", customer.email);
    const own = customer.email === "customer@demo.test";
    const count = own
      ? ownTargets.length
      : random.weighted([
          [0, 1],
          [1, 4],
          [2, 5],
          [3, 4],
          [4, 2],
        ]);
    for (let number = 0; number < count; number++) {
      const cycled = statusOrder[turn % statusOrder.length]!;
      const target = own
        ? ownTargets[number]!
        : random.chance(0.45)
          ? "Delivered"
          : random.chance(0.04)
            ? "declined card"
            : cycled;
      if (target === cycled && !own) turn++;
      const order = orderOf(market, customer, number, target, tools);
      if (order) orders.push(order);
    }
  }
  // a declined card leaves the cart open, and an account has one open cart in a showroom
  const seen = new Set<string>();
  return orders
    .filter((order) => order.is_paid || (!seen.has(order.customer.id) && seen.add(order.customer.id)))
    .sort((a, b) => a.placed_at.getTime() - b.placed_at.getTime());
}
