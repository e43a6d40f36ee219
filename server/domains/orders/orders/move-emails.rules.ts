import type { ItemStatus } from "../../../../contract/orders/orders.ts";
import { usd } from "../../../../domain/money/usd.ts";
import { orderPath } from "../../../../domain/orders/order-path.ts";
import { statusLabels } from "../../../../domain/orders/order-status.ts";
import type { EmailContent } from "../../../platform/mail.ts";

/** A status change of order items, for emails and notifications. */
export interface MoveNews {
  order_id: string;
  order_number: string;
  to: ItemStatus;
  /** Names with quantities: "12 × Alder Oak Plank". */
  items: readonly string[];
  note: string;
  tracking: string;
  /** Cents refunded to the customer; null if no money moves. */
  refund_cents: number | null;
  /** The person who picks the items up shows it; only the customer is told. */
  pickup_codes?: readonly string[];
}

const sayings: Readonly<Record<ItemStatus, (item: string) => string>> = {
  "Waiting for approval": (item) => `${item} is waiting for approval`,
  "Vendor Approved": (item) => `${item} has been approved`,
  Decline: (item) => `${item} could not be supplied`,
  "In Progress": (item) => `${item} is being prepared`,
  "Ready to Pick Up": (item) => `${item} is ready for the carrier`,
  "Accept to Pick Up": (item) => `${item} has been accepted by the carrier`,
  "Picked Up": (item) => `${item} has been picked up`,
  Shipping: (item) => `${item} is being shipped`,
  Shipped: (item) => `${item} is on its way`,
  "Out For Delivery": (item) => `${item} arrives today`,
  Cancle: (item) => `${item} has been canceled`,
  "Return Request": (item) => `${item} has a return request`,
  Returned: (item) => `${item} has been returned`,
  Delivered: (item) => `${item} has been delivered`,
};

/** One line about the event: "An item of order 100123 has been delivered". */
export const moveTitle = (news: MoveNews): string =>
  news.items.length === 1
    ? sayings[news.to](news.items[0]!)
    : `${news.items.length} items of order ${news.order_number}: ${statusLabels[news.to]}`;

/** To the customer. */
export function customerMoveEmail(firstName: string, news: MoveNews): EmailContent {
  const refund = news.refund_cents
    ? [
        `We're refunding ${usd(news.refund_cents)} to the card you paid with. Banks take 7 to 14 business days to show it.`,
      ]
    : [];
  const codes = news.pickup_codes ?? [];
  const pickup =
    codes.length > 0
      ? [
          `Pickup code: ${codes.join(", ")}. The carrier gets it from us. If you collect the items yourself, show it to the vendor.`,
        ]
      : [];
  return {
    subject: `Order ${news.order_number}: ${statusLabels[news.to]}`,
    preview: moveTitle(news),
    heading: moveTitle(news),
    blocks: [`Hello ${firstName},`, ...detailsOf(news), ...pickup, ...refund],
    button: { label: "See the order", path: orderPath(news.order_id) },
  };
}

/** To the vendor or the pro, when items are returned or canceled. */
export function supplierMoveEmail(firstName: string, news: MoveNews): EmailContent {
  return {
    subject: `Order ${news.order_number}: ${statusLabels[news.to]}`,
    preview: moveTitle(news),
    heading: moveTitle(news),
    blocks: [`Hello ${firstName},`, ...detailsOf(news), adviceFor(news.to)].filter((block) => block !== ""),
    button: { label: "See the order", path: orderPath(news.order_id) },
  };
}

function detailsOf(news: MoveNews): EmailContent["blocks"] {
  const facts: [string, string][] = [
    ["Order", news.order_number],
    ["Status", statusLabels[news.to]],
    ...(news.tracking ? [["Tracking", news.tracking] as [string, string]] : []),
    ...(news.note ? [["Note", news.note] as [string, string]] : []),
  ];
  return [{ items: news.items.map((title) => ({ title })) }, { facts }];
}

function adviceFor(to: ItemStatus): string {
  if (to === "Cancle")
    return "Please don't ship these items. We deducted your share from your pending balance.";
  if (to === "Return Request") return "The customer wants to return these items. You have 30 days to refund.";
  if (to === "Returned") return "The products were returned. We deducted your share from your balance.";
  return "";
}
