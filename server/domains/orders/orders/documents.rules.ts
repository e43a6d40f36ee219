import type { Order, OrderItem } from "../../../../contract/orders/orders.ts";
import { shownDay } from "../../../../domain/days/shown-day.ts";
import { fromDollars } from "../../../../domain/money/money.ts";
import { usd } from "../../../../domain/money/usd.ts";
import { freightWords } from "../../../../domain/orders/freight-class.ts";
import { perUnit } from "../../../../domain/orders/sales-unit.ts";
import { formatPhone } from "../../../../domain/places/phone.ts";
import { quantityWords } from "../../../../domain/projects/proposal/unit-words.ts";
import type { Facts, Paper } from "../../../pdf/paper.ts";
import type { ShipsFrom } from "./documents.store.ts";

type Brand = Pick<Paper, "sender" | "color" | "logo">;

const dollars = (amount: number): string => usd(fromDollars(amount));

const dayText = (at: string): string => shownDay(new Date(at));

/** What the reader files it under. */
const notesOf = ({ number, placed_at, job_name, po_number }: Order, ownNumber = ""): string[] => [
  ...(ownNumber ? [ownNumber] : []),
  `Order ${number}`,
  dayText(placed_at),
  ...(job_name ? [`Job: ${job_name}`] : []),
  ...(po_number ? [`PO number: ${po_number}`] : []),
];

function shipTo({ shipping_address, customer }: Order): Facts {
  if (!shipping_address) return { title: "Ship to", lines: [customer.name] };
  const { name, street, apartment, city, state, zip_code, phone, delivery_notes } = shipping_address;
  return {
    title: "Ship to",
    lines: [
      name,
      [street, apartment].filter(Boolean).join(", "),
      `${city}, ${state} ${zip_code}`,
      ...(phone ? [formatPhone(phone)] : []),
      ...(delivery_notes ? [`Notes: ${delivery_notes}`] : []),
    ],
  };
}

const productWords = ({ product_name, options, surface }: OrderItem): string =>
  [product_name, Object.values(options).join(", "), surface && `For ${surface}`].filter(Boolean).join(" · ");

/** For those who pack: with how it ships, and the lot that the customer's other boxes are of, where one is known. */
const packedWords = (item: OrderItem): string =>
  [
    productWords(item),
    freightWords(item.freight_class),
    item.lot && `Lot ${item.lot}${item.same_lot ? ", this lot only" : ""}`,
  ]
    .filter(Boolean)
    .join(" · ");

const unitsOf = ({ qty, unit }: OrderItem): string => quantityWords(qty.toLocaleString("en-US"), qty, unit);

/** What the customer bought, at the prices paid. */
export function invoicePaper(order: Order, brand: Brand): Paper {
  const totals = order.totals!;
  const sums = [
    { label: "Products", amount: dollars(totals.merchandise) },
    ...(totals.discount > 0 ? [{ label: "Coupon", amount: dollars(-totals.discount) }] : []),
    { label: "Shipping cost", amount: totals.shipping === 0 ? "Free" : dollars(totals.shipping) },
    { label: "Sales tax", amount: order.tax_certificate ? "Exempt" : dollars(totals.tax) },
    { label: "Total", amount: dollars(totals.total), isTotal: true },
    ...(totals.refunded > 0 ? [{ label: "Refunded", amount: dollars(-totals.refunded) }] : []),
  ];
  const paidBy = order.card ? `Paid by ${order.card.brand} ending in ${order.card.last4}` : "Paid by card";
  return {
    ...brand,
    title: "Invoice",
    notes: notesOf(order),
    blocks: [
      {
        kind: "facts",
        columns: [
          { title: "Sold by", lines: [order.showroom.company_name] },
          { title: "Sold to", lines: [order.customer.name] },
          shipTo(order),
        ],
      },
      {
        kind: "table",
        columns: [
          { title: "Product", share: 0.38 },
          { title: "SKU", share: 0.18 },
          { title: "Qty", share: 0.12, isNumber: true },
          { title: "Unit price", share: 0.17, isNumber: true },
          { title: "Amount", share: 0.15, isNumber: true },
        ],
        rows: order.items.map((item) => [
          productWords(item),
          item.sku,
          unitsOf(item),
          `${dollars(item.unit_price ?? 0)} ${perUnit(item.unit)}`,
          dollars(item.line_total ?? 0),
        ]),
      },
      { kind: "sums", rows: sums },
      ...(order.tax_certificate
        ? [{ kind: "text" as const, text: `Exempt from sales tax, certificate ${order.tax_certificate}.` }]
        : []),
      { kind: "text", text: order.status === "paid" ? paidBy : "This order is not paid yet." },
    ],
    footer: `${brand.sender} · Invoice for order ${order.number}`,
  };
}

/** What was paid, when and how, and what came back; null where nothing was paid, or not for this viewer. */
export function receiptPaper(order: Order, brand: Brand): Paper | null {
  const { payments, totals } = order;
  if (payments.length === 0 || !totals) return null;
  const back = order.refunds.filter(({ status }) => status !== "failed");
  const rows = [
    ...payments.map(({ at, method, amount }) => ({ at, what: `Payment, ${method}`, amount })),
    ...back.map(({ at, amount, status }) => ({
      at,
      amount: -amount,
      what: status === "succeeded" ? "Refund" : "Refund, on its way",
    })),
  ].sort((a, b) => a.at.localeCompare(b.at));
  return {
    ...brand,
    title: "Receipt",
    notes: notesOf(order),
    blocks: [
      {
        kind: "facts",
        columns: [
          { title: "Received by", lines: [order.showroom.company_name] },
          { title: "Received from", lines: [order.customer.name] },
          shipTo(order),
        ],
      },
      {
        kind: "table",
        columns: [
          { title: "Date", share: 0.18 },
          { title: "Description", share: 0.6 },
          { title: "Amount", share: 0.22, isNumber: true },
        ],
        rows: rows.map(({ at, what, amount }) => [dayText(at), what, dollars(amount)]),
      },
      {
        kind: "sums",
        rows: [
          { label: "Order total", amount: dollars(totals.total) },
          {
            label: "Received, less refunds",
            amount: dollars(rows.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0) / 100),
            isTotal: true,
          },
        ],
      },
      { kind: "text", text: "The invoice lists the products and the sales tax." },
    ],
    footer: `${brand.sender} · Receipt for order ${order.number}`,
  };
}

/** What was refunded; null where nothing was. */
export function creditNotePaper(order: Order, brand: Brand): Paper | null {
  const refunds = order.refunds.filter(({ status }) => status !== "failed");
  if (refunds.length === 0) return null;
  return {
    ...brand,
    title: "Credit note",
    notes: notesOf(order),
    blocks: [
      { kind: "facts", columns: [{ title: "For", lines: [order.customer.name] }, shipTo(order)] },
      {
        kind: "table",
        columns: [
          { title: "Date", share: 0.16 },
          { title: "Description", share: 0.48 },
          { title: "State", share: 0.18 },
          { title: "Amount", share: 0.18, isNumber: true },
        ],
        rows: refunds.map(({ at, product_name, status, amount }) => [
          dayText(at),
          product_name ?? "Several products",
          status === "succeeded" ? "Refunded" : "On its way",
          dollars(amount),
        ]),
      },
      {
        kind: "sums",
        rows: [
          { label: "Order total", amount: dollars(order.totals!.total) },
          { label: "Refunded", amount: dollars(order.totals!.refunded), isTotal: true },
        ],
      },
      {
        kind: "text",
        text: "Refunds include sales tax and go back to where the payment came from. Banks take 7 to 14 business days.",
      },
    ],
    footer: `${brand.sender} · Credit note for order ${order.number}`,
  };
}

const partOf = (order: Order, vendorId: string) => {
  const items = order.items.filter(({ vendor }) => vendor.id === vendorId);
  const name = items[0]?.vendor.name ?? "";
  const number = order.vendor_orders.find(({ vendor }) => vendor === name)?.number ?? order.number;
  return { items, name, number };
};

/** A vendor's part at the vendor's own prices; null without one. */
export function purchaseOrderPaper(order: Order, vendorId: string, brand: Brand): Paper | null {
  const { items, name, number } = partOf(order, vendorId);
  if (items.length === 0 || items.some(({ final_price }) => final_price === undefined)) return null;
  const net = ({ final_price, qty }: OrderItem) => fromDollars(final_price ?? 0) * qty;
  const standing = items.filter(({ status }) => !["Decline", "Cancle", "Returned"].includes(status));
  return {
    ...brand,
    title: "Purchase order",
    notes: notesOf(order, number),
    blocks: [
      { kind: "facts", columns: [{ title: "Vendor", lines: [name] }, shipTo(order)] },
      {
        kind: "table",
        columns: [
          { title: "Product", share: 0.38 },
          { title: "SKU", share: 0.18 },
          { title: "Qty", share: 0.12, isNumber: true },
          { title: "Unit price", share: 0.17, isNumber: true },
          { title: "Amount", share: 0.15, isNumber: true },
        ],
        rows: items.map((item) => [
          standing.includes(item) ? packedWords(item) : `${packedWords(item)} (removed from the order)`,
          item.sku,
          unitsOf(item),
          `${dollars(item.final_price ?? 0)} ${perUnit(item.unit)}`,
          usd(standing.includes(item) ? net(item) : 0),
        ]),
      },
      {
        kind: "sums",
        rows: [
          { label: "Total", amount: usd(standing.reduce((sum, item) => sum + net(item), 0)), isTotal: true },
        ],
      },
      {
        kind: "text",
        text: "Approve or decline within 48 hours. Use the numbers above on labels and delivery papers.",
      },
    ],
    footer: `${brand.sender} · Purchase order ${number}`,
  };
}

/** Where a carrier brings back what can't be delivered. */
const fromLines = ({ street, apartment, city, state, zip_code }: ShipsFrom): string[] =>
  [
    [street, apartment].filter(Boolean).join(", "),
    [[city, state].filter(Boolean).join(", "), zip_code].filter(Boolean).join(" "),
  ].filter(Boolean);

/** What goes into the parcels, without prices; null where nothing does. */
export function packingSlipPaper(
  order: Order,
  vendorId: string,
  from: ShipsFrom,
  brand: Brand,
): Paper | null {
  const { items, name, number } = partOf(order, vendorId);
  const packed = items.filter(({ status }) => !["Decline", "Cancle", "Returned"].includes(status));
  if (packed.length === 0) return null;
  return {
    ...brand,
    title: "Packing slip",
    notes: notesOf(order, number),
    blocks: [
      { kind: "facts", columns: [{ title: "Ships from", lines: [name, ...fromLines(from)] }, shipTo(order)] },
      {
        kind: "table",
        columns: [
          { title: "Packed", share: 0.12 },
          { title: "Qty", share: 0.14 },
          { title: "Product", share: 0.5 },
          { title: "SKU", share: 0.24 },
        ],
        rows: packed.map((item) => ["[   ]", unitsOf(item), packedWords(item), item.sku]),
      },
      {
        kind: "text",
        text: "Check the products when they arrive, and tell us about damage right away, with photos.",
      },
    ],
    footer: `${brand.sender} · Packing slip ${number}`,
  };
}
