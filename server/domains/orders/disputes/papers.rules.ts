import type { Order, OrderItem } from "../../../../contract/orders/orders.ts";
import { shownDay, shownMoment } from "../../../../domain/days/shown-day.ts";
import { statusLabels } from "../../../../domain/orders/order-status.ts";
import { addressLine } from "../../../../domain/places/address-line.ts";
import { quantityWords } from "../../../../domain/projects/proposal/unit-words.ts";
import type { Paper } from "../../../pdf/paper.ts";
import { type Said, sentSteps } from "./evidence.rules.ts";

type Brand = Pick<Paper, "sender" | "color" | "logo">;

const parcelOf = ({ history }: OrderItem) => history.findLast(({ tracking }) => tracking !== "");

const dayOf = (item: OrderItem, steps: readonly string[]): string => {
  const step = item.history.find(({ kind, to }) => kind === "status" && steps.includes(to));
  return step ? shownDay(new Date(step.at)) : "";
};

/** What was shipped, how and when it arrived; null where nothing was. */
export function deliveryPaper(order: Order, brand: Brand): Paper | null {
  const shipped = order.items.filter((item) => dayOf(item, sentSteps) !== "");
  if (shipped.length === 0) return null;
  const address = order.shipping_address;
  return {
    ...brand,
    title: "Delivery record",
    notes: [`Order ${order.number}`, `Placed ${shownDay(new Date(order.placed_at))}`],
    blocks: [
      {
        kind: "facts",
        columns: [
          { title: "Sold to", lines: [order.customer.name] },
          { title: "Ship to", lines: address ? [address.name, addressLine(address)] : [order.customer.name] },
        ],
      },
      {
        kind: "table",
        columns: [
          { title: "Product", share: 0.32 },
          { title: "Qty", share: 0.12 },
          { title: "Carrier and tracking", share: 0.26 },
          { title: "Shipped", share: 0.15 },
          { title: "Delivered", share: 0.15 },
        ],
        rows: shipped.map((item) => [
          `${item.product_name} (${item.sku})`,
          quantityWords(item.qty.toLocaleString("en-US"), item.qty, item.unit),
          [parcelOf(item)?.carrier, parcelOf(item)?.tracking].filter(Boolean).join(" "),
          dayOf(item, sentSteps),
          dayOf(item, ["Delivered"]),
        ]),
      },
      { kind: "heading", text: "Steps" },
      {
        kind: "table",
        columns: [
          { title: "Time", share: 0.26 },
          { title: "Product", share: 0.34 },
          { title: "Status", share: 0.2 },
          { title: "Set by", share: 0.2 },
        ],
        rows: shipped
          .flatMap((item) =>
            item.history
              .filter(({ kind }) => kind === "status")
              .map((step) => ({ ...step, product: item.product_name })),
          )
          .sort((a, b) => a.at.localeCompare(b.at))
          .map(({ at, product, to, by }) => [shownMoment(new Date(at)), product, statusLabels[to], by]),
      },
    ],
    footer: `${brand.sender} · Delivery record of order ${order.number}`,
  };
}

/** The most that is shown of one message. */
const mostOfMessage = 1000;

/** What customer and seller wrote to each other; null where they wrote nothing. */
export function messagesPaper(said: readonly Said[], about: string, brand: Brand): Paper | null {
  if (said.length === 0) return null;
  return {
    ...brand,
    title: "Messages",
    notes: [about],
    blocks: [
      {
        kind: "table",
        columns: [
          { title: "Time", share: 0.24 },
          { title: "From", share: 0.2 },
          { title: "Message", share: 0.56 },
        ],
        rows: said.map(({ at, name, body }) => [shownMoment(at), name, body.slice(0, mostOfMessage)]),
      },
    ],
    footer: `${brand.sender} · Messages about ${about}`,
  };
}

/** How many pages a PDF of ours has. */
export const pagesOf = (pdf: Uint8Array): number =>
  Buffer.from(pdf)
    .toString("latin1")
    .match(/\/Type \/Page\b/g)?.length ?? 1;

/** What Stripe takes of all documents together: https://docs.stripe.com/disputes/best-practices */
const most = { bytes: 4_500_000, pages: 50 };

/** Marks documents that would be too much, in the order in which they come. */
export function withinLimits<File extends { bytes: Uint8Array; pages: number }>(
  files: readonly File[],
): (File & { is_left_out: boolean })[] {
  let [bytes, pages] = [0, 0];
  return files.map((file) => {
    const is_left_out = bytes + file.bytes.length > most.bytes || pages + file.pages > most.pages;
    if (!is_left_out) {
      bytes += file.bytes.length;
      pages += file.pages;
    }
    return { ...file, is_left_out };
  });
}
