import { shownDate } from "../../../../domain/days/shown-day.ts";
import { orderPath } from "../../../../domain/orders/order-path.ts";
import type { EmailContent } from "../../../platform/mail.ts";

interface SlipNews {
  order_id: string;
  order_number: string;
  /** Name with quantity: "12 × Alder Oak Plank". */
  item: string;
}

interface DelayNews extends SlipNews {
  /** ISO days. */
  ready_on: string;
  before: string;
  reason: string;
}

export const delayTitle = ({ item, ready_on }: DelayNews): string =>
  `${item} will be ready on ${shownDate(ready_on)}`;

export const slipTitle = ({ item, order_number }: SlipNews): string =>
  `${item} of order ${order_number} is running late`;

const mayCancel = "You can wait, or cancel this item until it's picked up for a full refund.";

/** To the customer, of a later date. */
export function delayedEmail(firstName: string, news: DelayNews): EmailContent {
  return {
    subject: `Order ${news.order_number}: a later date`,
    preview: delayTitle(news),
    heading: delayTitle(news),
    blocks: [
      `Hello ${firstName},`,
      {
        facts: [
          ["Order", news.order_number],
          ["Item", news.item],
          ["Promised for", shownDate(news.before)],
          ["Ready on", shownDate(news.ready_on)],
          ["Reason", news.reason],
        ],
      },
      mayCancel,
    ],
    button: { label: "See the order", path: orderPath(news.order_id) },
  };
}

/** To customer and vendor, when an item's date has passed. */
export function slippedEmail(firstName: string, news: SlipNews, to: "customer" | "vendor"): EmailContent {
  const advice =
    to === "vendor"
      ? "It should have been ready by now. Please say in the order when it will be, or set it to Ready for Pick Up."
      : `It should have left the vendor by now. We asked the vendor for a new date. ${mayCancel}`;
  return {
    subject: `Order ${news.order_number}: ${to === "vendor" ? "an item is late" : "running late"}`,
    preview: slipTitle(news),
    heading: slipTitle(news),
    blocks: [`Hello ${firstName},`, advice],
    button: {
      label: to === "vendor" ? "Give a new date" : "See the order",
      path: orderPath(news.order_id),
    },
  };
}
