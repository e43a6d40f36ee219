import type { Order, OrderItem } from "../../../contract/orders.ts";
import { addressLine } from "../../../domain/address-line.ts";
import { fromDollars } from "../../../domain/money.ts";
import { statusLabels } from "../../../domain/order-status.ts";
import { shownDay } from "../../../domain/shown-day.ts";
import { usd } from "../../../domain/usd.ts";
import type { DisputeEvidence } from "../../platform/payments/gateway.ts";
import type { Said } from "./disputes.store.ts";

const itemWords = ({ qty, product_name, sku, status }: OrderItem): string =>
  `${qty} × ${product_name} (${sku}): ${statusLabels[status]}`;

/** Steps at which a carrier got a parcel, or a customer collected it. */
const sent = ["Picked Up", "Shipping", "Shipped", "Out For Delivery", "Delivered"];

/** What speaks for us, from an order as an admin sees it and from the messages about it. */
export function evidenceOf(
  order: Order,
  customer: { name: string; email: string },
  messages: readonly Said[],
  statement: string,
): DisputeEvidence {
  const parcels = order.items.flatMap(({ history }) => history.filter(({ tracking }) => tracking !== ""));
  const shipped = order.items
    .flatMap(({ history }) => history.filter(({ to, kind }) => kind === "status" && sent.includes(to)))
    .map(({ at }) => at)
    .sort()[0];
  const once = (texts: readonly string[]) => [...new Set(texts.filter(Boolean))].join(", ");
  return {
    customer_name: customer.name,
    customer_email_address: customer.email,
    product_description: order.items.map(({ qty, product_name }) => `${qty} × ${product_name}`).join("\n"),
    shipping_address: order.shipping_address
      ? [order.shipping_address.name, addressLine(order.shipping_address)].filter(Boolean).join(", ")
      : "",
    shipping_carrier: once(parcels.map(({ carrier }) => carrier)),
    shipping_tracking_number: once(parcels.map(({ tracking }) => tracking)),
    shipping_date: shipped ? shownDay(new Date(shipped)) : "",
    uncategorized_text: [
      statement,
      `Order ${order.number}, placed ${shownDay(new Date(order.placed_at))} at ${order.showroom.company_name}.`,
      order.totals ? `Total ${usd(fromDollars(order.totals.total))}.` : "",
      `Items:\n${order.items.map(itemWords).join("\n")}`,
      `Timeline:\n${timeline(order)}`,
      messages.length > 0 ? `Messages:\n${messages.map(messageWords).join("\n")}` : "",
    ]
      .filter(Boolean)
      .join("\n\n"),
  };
}

const messageWords = ({ at, name, body }: Said): string =>
  `${shownDay(at)} ${name}: ${body.replaceAll(/\s+/g, " ").slice(0, 400)}`;

function timeline(order: Order): string {
  const steps = order.items.flatMap((item) =>
    item.history.map((step) => ({ ...step, item: item.product_name })),
  );
  return steps
    .sort((a, b) => a.at.localeCompare(b.at))
    .map(({ at, item, to, kind, by, carrier, tracking, note }) =>
      [
        `${shownDay(new Date(at))} ${item}: ${kind === "status" ? statusLabels[to] : "Changed"} (${by})`,
        tracking && `${carrier} ${tracking}`.trim(),
        note,
      ]
        .filter(Boolean)
        .join(", "),
    )
    .join("\n");
}

const names: Readonly<Record<keyof DisputeEvidence, string>> = {
  customer_name: "Customer",
  customer_email_address: "Email",
  product_description: "Products",
  shipping_address: "Shipped to",
  shipping_carrier: "Carrier",
  shipping_tracking_number: "Tracking number",
  shipping_date: "Shipped on",
  uncategorized_text: "Statement, timeline and messages",
};

/** The same for people to read. */
export const evidenceRows = (evidence: DisputeEvidence): { name: string; text: string }[] =>
  (Object.keys(names) as (keyof DisputeEvidence)[]).flatMap((key) =>
    evidence[key] ? [{ name: names[key], text: evidence[key] }] : [],
  );
