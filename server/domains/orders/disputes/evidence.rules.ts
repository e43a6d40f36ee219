import { isIP } from "node:net";
import type { ClientProposal } from "../../../../contract/design/proposals.ts";
import type { Order, OrderItem } from "../../../../contract/orders/orders.ts";
import { shownDay, shownMoment } from "../../../../domain/days/shown-day.ts";
import { fromDollars } from "../../../../domain/money/money.ts";
import { usd } from "../../../../domain/money/usd.ts";
import { statusLabels } from "../../../../domain/orders/order-status.ts";
import { addressLine } from "../../../../domain/places/address-line.ts";
import type { DisputeEvidence } from "../../../platform/payments/gateway.ts";
import type { InvoiceRow } from "../../money/plans/index.ts";

/** A message, by whom and when. */
export interface Said {
  at: Date;
  name: string;
  body: string;
}

const itemWords = ({ qty, product_name, sku, status }: OrderItem): string =>
  `${qty} × ${product_name} (${sku}): ${statusLabels[status]}`;

/** Steps at which a carrier got a parcel, or a customer collected it. */
export const sentSteps: readonly string[] = [
  "Picked Up",
  "Shipping",
  "Shipped",
  "Out For Delivery",
  "Delivered",
];

/** What speaks for us, from an order as an admin sees it and from the messages about it. */
export function evidenceOf(
  order: Order,
  customer: { name: string; email: string },
  messages: readonly Said[],
): DisputeEvidence {
  const parcels = order.items.flatMap(({ history }) => history.filter(({ tracking }) => tracking !== ""));
  const shipped = order.items
    .flatMap(({ history }) => history.filter(({ to, kind }) => kind === "status" && sentSteps.includes(to)))
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
    customer_purchase_ip: "",
    uncategorized_text: [
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

/** Our statement goes first. */
export const withStatement = (evidence: DisputeEvidence, statement: string): DisputeEvidence => ({
  ...evidence,
  uncategorized_text: joined([statement, evidence.uncategorized_text]),
});

const joined = (texts: readonly string[]): string => texts.filter(Boolean).join("\n\n");

/** What speaks for us, from a proposal as it was signed, and from the order that its products went into. */
export function evidenceOfProposal(
  proposal: ClientProposal,
  signature: { signed_name: string; signed_ip: string; signer_email: string; answered_at: Date },
  payer: { name: string; email: string },
  paid: string,
  ofOrder: DisputeEvidence | null,
): DisputeEvidence {
  const lines = proposal.sections.flatMap(({ title, lines }) =>
    lines.filter(({ kind }) => kind !== "note").map(({ qty, name }) => `${title}: ${qty} × ${name}`),
  );
  const from = signature.signed_ip ? ` from the address ${signature.signed_ip}` : "";
  return {
    ...(ofOrder ?? nothingShipped),
    customer_name: payer.name || proposal.client_name,
    customer_email_address: payer.email || signature.signer_email,
    // only a real address is of use to a bank
    customer_purchase_ip: isIP(signature.signed_ip) > 0 ? signature.signed_ip : "",
    product_description: lines.join("\n"),
    shipping_address: ofOrder?.shipping_address || proposal.address,
    uncategorized_text: joined([
      `Proposal ${proposal.number} of ${proposal.showroom.company_name}, total ${usd(fromDollars(proposal.totals.total))}.`,
      `Signed by ${signature.signed_name} (${signature.signer_email}) on ${shownMoment(signature.answered_at)}${from}.`,
      `${paid}.`,
      proposal.installments.length > 0
        ? `Payments agreed on:\n${proposal.installments.map(({ label, amount }) => `${label}: ${usd(fromDollars(amount))}`).join("\n")}`
        : "",
      proposal.terms && `Terms:\n${proposal.terms}`,
      proposal.comments.length > 0
        ? `Comments:\n${proposal.comments.map(({ created_at, author_name, text }) => messageWords({ at: new Date(created_at), name: author_name, body: text })).join("\n")}`
        : "",
      ofOrder?.uncategorized_text ?? "",
    ]),
  };
}

/** What speaks for us about a plan or credits. */
export const evidenceOfInvoice = (
  invoice: Pick<InvoiceRow, "number" | "lines" | "period_from" | "period_to" | "kind">,
  payer: { name: string; email: string },
  paid: string,
  statement: string,
): DisputeEvidence => ({
  ...nothingShipped,
  customer_name: payer.name,
  customer_email_address: payer.email,
  product_description: invoice.lines.map(({ text }) => text).join("\n"),
  uncategorized_text: joined([
    statement,
    `Invoice ${invoice.number ?? ""}. ${paid}.`,
    invoice.kind === "credits"
      ? ""
      : `For the time from ${shownDay(invoice.period_from)} to ${shownDay(invoice.period_to)}. The pro accepted the plan's terms and can cancel it at any time.`,
  ]),
});

const nothingShipped: DisputeEvidence = {
  customer_name: "",
  customer_email_address: "",
  customer_purchase_ip: "",
  product_description: "",
  shipping_address: "",
  shipping_carrier: "",
  shipping_tracking_number: "",
  shipping_date: "",
  uncategorized_text: "",
};

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
  customer_purchase_ip: "Signed from",
  product_description: "Products and work",
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
