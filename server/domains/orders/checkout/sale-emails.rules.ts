import { shownDay } from "../../../../domain/days/shown-day.ts";
import type { Cents } from "../../../../domain/money/money.ts";
import { usd } from "../../../../domain/money/usd.ts";
import { lineDelivery } from "../../../../domain/orders/delivery-window.ts";
import { arrivesBy, shipsAs, waysIn } from "../../../../domain/orders/freight-class.ts";
import { nextSteps } from "../../../../domain/orders/next-steps.ts";
import { orderPath } from "../../../../domain/orders/order-path.ts";
import { lineShares } from "../../../../domain/orders/order-split.ts";
import { changeableUntil } from "../../../../domain/orders/order-status.ts";
import { perUnit } from "../../../../domain/orders/sales-unit.ts";
import { addressLine } from "../../../../domain/places/address-line.ts";
import type { EmailBlock, EmailBrand, EmailContent } from "../../../platform/mail.ts";
import type { PaidLine, PaidOrder } from "./settle.store.ts";

export interface Sale {
  order: PaidOrder;
  lines: readonly PaidLine[];
  card: { brand: string; last4: string };
  /** How the customer's email looks; undefined if the showroom has closed. */
  brand?: EmailBrand | undefined;
}

/** "12 × Alder Oak Plank" */
const title = (line: PaidLine): string => `${line.qty} × ${line.product_name}`;

const shipsTo = (order: PaidOrder): string => addressLine(order.shipping_address, order.customer_name);

const jobFacts = (order: PaidOrder): (readonly [string, string])[] => [
  ...(order.job_name ? [["Job", order.job_name] as const] : []),
  ...(order.po_number ? [["PO number", order.po_number] as const] : []),
];

/** The receipt: what was ordered and when it arrives, what was paid, and what happens next. `at`: when it was paid. */
export function customerSaleEmail(firstName: string, { order, lines, card }: Sale, at: Date): EmailContent {
  const parts = [...Map.groupBy(lines, (line) => line.vendor_id).values()];
  return {
    subject: `Order ${order.number} is confirmed`,
    preview: `${usd(order.total_cents)} paid with ${card.brand} ending in ${card.last4}.`,
    heading: "Thank you for your order",
    blocks: [
      `Hello ${firstName},`,
      `Your order from ${order.company_name} is paid. The vendors have it and will confirm it within 48 hours.`,
      ...parts.flatMap((part) => partOfVendor(order, part)),
      { totals: totalsOf(order) },
      {
        facts: [
          ["Order", order.number],
          ...jobFacts(order),
          ["Ships to", shipsTo(order)],
          ["Paid with", `${card.brand} ending in ${card.last4}`],
        ],
      },
      "What happens next:",
      { items: stepsOf(order, lines, at).map(({ title: name, text }) => ({ title: name, detail: text })) },
    ],
    button: { label: "See your order", path: orderPath(order.id) },
    closing: [`Questions? Message ${order.company_name} on your order's page.`],
  };
}

/** One vendor's lines, how they arrive, and each with its price and its days. */
function partOfVendor(order: PaidOrder, lines: readonly PaidLine[]): EmailBlock[] {
  const ways = waysIn(lines.map((line) => shipsAs(line.freight_class)));
  return [
    [`Sold by ${lines[0]!.vendor_name}.`, ...ways.map((way) => arrivesBy[way])].join(" "),
    {
      items: lines.map((line) => ({
        title: title(line),
        detail: `${line.sku} · ${usd(line.unit_price_cents)} ${perUnit(line.unit)} · ${daysOf(order, line)}`,
        amount: usd(line.unit_price_cents * line.qty),
      })),
    },
  ];
}

/** "arrives 12.02.2026 to 12.08.2026" */
function daysOf(order: PaidOrder, { qty, reserved_qty, lead_time_days }: PaidLine): string {
  const line = { qty, from_stock: reserved_qty, lead_time_days };
  const { earliest, latest } = lineDelivery(order.placed_at, line, order.shipping_address.state);
  return `arrives ${shownDay(new Date(earliest))} to ${shownDay(new Date(latest))}`;
}

const stepsOf = (order: PaidOrder, lines: readonly PaidLine[], at: Date) =>
  nextSteps({
    vendors: new Set(lines.map((line) => line.vendor_id)).size,
    ways: waysIn(lines.map((line) => shipsAs(line.freight_class))),
    phone: order.shipping_address.phone ?? "",
    is_processing: false,
    can_change: at < changeableUntil(order.placed_at),
    return_days: order.return_days,
    claim_days: { parcel: order.parcel_claim_days, freight: order.freight_claim_days },
  });

function totalsOf(order: PaidOrder): (readonly [string, string])[] {
  return [
    ["Merchandise", usd(order.merchandise_cents)],
    ...(order.discount_cents ? [["Coupon", usd(-order.discount_cents)] as const] : []),
    ["Shipping cost", order.shipping_cents ? usd(order.shipping_cents) : "Free"],
    ["Sales tax", usd(order.tax_cents)],
    ["Total", usd(order.total_cents)],
  ];
}

/** To the pro: what was sold in the showroom, and what it earns. */
export function proSaleEmail(firstName: string, { order, lines }: Sale): EmailContent {
  const sum = (of: (line: PaidLine) => Cents) => lines.reduce((all, line) => all + of(line), 0);
  const markup = sum((line) => line.contractor_markup_cents * line.qty);
  const coupon: EmailBlock[] = order.discount_cents ? [{ totals: couponTotals(markup, order) }] : [];
  return {
    subject: `${order.customer_name} ordered in your showroom (${order.number})`,
    preview: `Your profit: ${usd(markup - order.discount_cents)}.`,
    heading: `Order ${order.number} in ${order.company_name}`,
    blocks: [
      `Hello ${firstName},`,
      `${order.customer_name} placed an order for ${usd(order.merchandise_cents)} in your showroom.`,
      {
        items: lines.map((line) => ({
          title: title(line),
          detail: "Your profit",
          amount: usd(line.contractor_markup_cents * line.qty),
        })),
      },
      ...coupon,
      {
        facts: [
          ["Profit", usd(markup - order.discount_cents)],
          ...jobFacts(order),
          ["Ships to", `${order.shipping_address.city}, ${order.shipping_address.state}`],
        ],
      },
    ],
    button: { label: "See the order", path: orderPath(order.id) },
    note: "Profit becomes available 46 business days after delivery.",
  };
}

const couponTotals = (markup: Cents, order: PaidOrder): (readonly [string, string])[] => [
  ["Markup", usd(markup)],
  ["Coupon", usd(-order.discount_cents)],
  ["Profit", usd(markup - order.discount_cents)],
];

/** To a vendor: the purchase order, with only the vendor's own lines and prices. */
export function vendorSaleEmail(firstName: string, { order, lines }: Omit<Sale, "card">): EmailContent {
  const shares = lines.map(lineShares);
  const products = shares.reduce((sum, share) => sum + share.vendor_cents, 0);
  const freight = shares.reduce((sum, share) => sum + share.shipping_cents, 0);
  const number = lines[0]!.vendor_order_number;
  return {
    subject: `Purchase order ${number}`,
    preview: `${lines.length === 1 ? "One item" : `${lines.length} items`} to ${order.shipping_address.city}, ${order.shipping_address.state}.`,
    heading: `Purchase order ${number}`,
    blocks: [
      `Hello ${firstName},`,
      "Please approve or decline these items within 48 hours.",
      {
        items: lines.map((line) => ({
          title: title(line),
          detail: `${line.vendor_sku} · ${usd(line.final_price_cents)} ${perUnit(line.unit)}`,
          amount: usd(line.final_price_cents * line.qty),
        })),
      },
      {
        totals: [
          ...(freight ? [["Products", usd(products)] as const, ["Freight", usd(freight)] as const] : []),
          ["Total", usd(products + freight)],
        ],
      },
      { facts: [["Ship to", shipsTo(order)], ...jobFacts(order)] },
    ],
    button: { label: "Review the order", path: orderPath(order.id) },
  };
}
