import { z } from "zod";
import { freightClasses } from "../catalog/freight-classes.ts";
import { endpoint } from "../endpoint.ts";
import {
  countSent,
  dollars,
  isoDate,
  lineDelivery,
  listOf,
  paging,
  periodDay,
  picture,
  shippingAddress,
  sortOf,
  success,
  uuid,
} from "../shapes.ts";
import { orderSorts } from "../sorts.ts";
import { type CaseKind, type CaseStatus, caseKinds, caseStatuses } from "./return-words.ts";

/** In their order, spelt as stored. */
export const itemStatuses = [
  "Waiting for approval",
  "Vendor Approved",
  "Decline",
  "In Progress",
  "Ready to Pick Up",
  "Accept to Pick Up",
  "Picked Up",
  "Shipping",
  "Shipped",
  "Out For Delivery",
  "Cancle",
  "Return Request",
  "Returned",
  "Delivered",
] as const;
export type ItemStatus = (typeof itemStatuses)[number];
export const itemStatus = z.enum(itemStatuses);
const keysOf = <Key extends string>(words: Readonly<Record<Key, unknown>>) =>
  Object.keys(words) as [Key, ...Key[]];

export const orderItem = z.object({
  id: z.string(),
  product_name: z.string(),
  sku: z.string(),
  hash: z.string(),
  options: z.record(z.string(), z.string()),
  image: picture.nullable(),
  unit: z.string(),
  surface: z.string(),
  qty: z.number(),
  freight_class: z.enum(freightClasses),
  /** The lot that it ships from; empty where none is known. */
  lot: z.string(),
  /** The customer takes this lot only. */
  same_lot: z.boolean(),
  vendor: z.object({ id: z.string(), name: z.string() }),
  /** What the customer paid; absent for a vendor. `line_total` is unit price × qty, before discount and tax. */
  unit_price: dollars.optional(),
  line_total: dollars.optional(),
  discount: dollars.optional(),
  tax: dollars.optional(),
  /** Per unit, what the vendor is paid; only for that vendor and an Admin. */
  final_price: dollars.optional(),
  /** Per unit; only for the showroom's Contractor and an Admin. */
  contractor_markup_amt: dollars.optional(),
  /** For the line; only for an Admin. */
  admin_profit_inclusive_tax: dollars.optional(),
  /**
   * What the caller gets of the line as it was sold, an Admin with the sales tax; negative for Return Request and
   * Returned; absent for customers.
   */
  profit: dollars.optional(),
  /**
   * What the caller earns from the line as it stands, without sales tax; absent for customers. A coupon comes off the
   * Contractor's, and items that were declined, cancelled or returned earn nothing.
   */
  share: dollars.optional(),
  status: itemStatus,
  status_date: isoDate,
  /** By when the vendor approves or declines; absent unless the item waits for that. Not for customers. */
  act_by: isoDate.optional(),
  /** What the caller may choose in the status dropdown now. */
  next_statuses: z.array(itemStatus),
  can_cancel: z.boolean(),
  can_return: z.boolean(),
  /** Until when the caller may report damage; null for someone who may not, or no longer. */
  can_claim_until: isoDate.nullable(),
  /** Until when the caller may report units that did not arrive; null for someone who may not, or no longer. */
  can_report_missing_until: isoDate.nullable(),
  /** What is left of the line's charge to refund; only for an Admin. */
  refundable: dollars.optional(),
  /** Returns, damage claims and goodwill refunds of these units, oldest first. */
  cases: z.array(
    z.object({
      id: z.string(),
      number: z.string(),
      kind: z.enum(keysOf<CaseKind>(caseKinds)),
      status: z.enum(keysOf<CaseStatus>(caseStatuses)),
    }),
  ),
  /** The day on which the vendor has it ready, where that is later than first promised. */
  ready_on: z.string().nullable(),
  /** Whether the caller may give it a new date. */
  can_delay: z.boolean(),
  delivery: lineDelivery,
  history: z.array(
    z.object({
      /**
       * `address`: the order is sent elsewhere, `note` tells where it went before; `date`: it is ready later, `note`
       * tells when and why. The status stayed.
       */
      kind: z.enum(["status", "address", "date"]),
      from: itemStatus.nullable(),
      to: itemStatus,
      by: z.string(),
      note: z.string(),
      /** UPS, FedEx, USPS, DHL or Other; empty where none was named. */
      carrier: z.string(),
      tracking: z.string(),
      at: isoDate,
    }),
  ),
});
export type OrderItem = z.infer<typeof orderItem>;

export const order = z.object({
  id: z.string(),
  number: z.string(),
  status: z.enum(["pending_payment", "paid", "payment_failed"]),
  /** The caller placed this order: a customer, or a pro in the own showroom. */
  is_buyer: z.boolean(),
  placed_at: isoDate,
  showroom: z.object({ id: z.string(), vsd_id: z.string(), company_name: z.string() }),
  customer: z.object({ name: z.string(), city: z.string(), state: z.string() }),
  /** Absent for a vendor, who sees the purchase order's part alone. */
  totals: z
    .object({
      merchandise: dollars,
      discount: dollars,
      /** The coupon that took the discount off, and who bears it. */
      coupon: z.object({ code: z.string(), borne_by: z.enum(["pro"]) }).nullable(),
      shipping: dollars,
      tax: dollars,
      total: dollars,
      savings: dollars,
      /** Refunds so far, and what is left of the total after them. */
      refunded: dollars,
      after_refunds: dollars,
    })
    .optional(),
  /** Refunds, oldest first; none for a vendor. */
  refunds: z.array(
    z.object({
      amount: dollars,
      at: isoDate,
      /** `requested`: on its way; `failed`: the provider refused it, and support takes over. */
      status: z.enum(["requested", "succeeded", "failed"]),
      /** The item that was refunded; null for several at once. */
      product_name: z.string().nullable(),
      /** `order`: declined or canceled. */
      kind: z.enum(["order", "return", "damage", "missing", "goodwill"]),
    }),
  ),
  /** The payment that waits for its buyer to answer the bank. */
  payment_to_confirm: z.string().nullable(),
  /** Since when the buyer's bank has been working on the payment; it takes days. */
  payment_processing_since: isoDate.nullable(),
  /** The sum of its items' `profit`; absent for customers. */
  profit: dollars.optional(),
  /** The sum of its items' `share`; absent for customers. */
  share: dollars.optional(),
  shipping_address: z
    .object({
      name: z.string(),
      street: z.string(),
      apartment: z.string(),
      city: z.string(),
      state: z.string(),
      zip_code: z.string(),
      phone: z.string().optional(),
      delivery_notes: z.string().optional(),
    })
    .optional(),
  /** Until when the caller may have the order sent elsewhere; null for someone who may not, or no longer. */
  change_address_until: isoDate.nullable(),
  card: z.object({ brand: z.string(), last4: z.string() }).nullable(),
  /** Of a sale without sales tax; for those who see the totals. */
  tax_certificate: z.string().nullable(),
  /** What paid it, oldest first; for its buyer and admins. */
  payments: z.array(z.object({ amount: dollars, at: isoDate, method: z.string() })),
  job_name: z.string(),
  po_number: z.string(),
  /** From delivery, to request a return and to report damage; as they were when the order was placed. */
  return_days: z.number(),
  claim_days: z.object({ parcel: z.number(), freight: z.number() }),
  vendor_orders: z.array(
    z.object({
      number: z.string(),
      vendor: z.string(),
      vendor_id: z.string(),
      items: z.number(),
      /** The person who picks the items up shows it at the counter; for the buyer and admins, while an item waits for pickup. */
      pickup_code: z.string().nullable(),
      /** Whether the caller may hand out what waits for its pickup, with the code. */
      can_hand_over: z.boolean(),
    }),
  ),
  items: z.array(orderItem),
});
export type Order = z.infer<typeof order>;

const day = periodDay.optional();

const standing = z.union([itemStatus, z.enum(["pending_payment", "payment_failed"])]);

export const listOrders = endpoint("GET /api/orders", {
  summary: "Orders, the newest first unless sorted; the caller's role decides which and what is seen of them",
  permission: "order.read",
  scope: "orders:read",
  query: z.object({
    ...paging,
    /** With an item in this status. */
    status: itemStatus.optional(),
    /** Which stand there as a whole: see `standings`. */
    stands: standing.optional(),
    q: z.string().trim().max(80).optional(),
    /** Only those with a purchase order that its vendor has not answered within 48 hours. Not for customers. */
    late: z.literal("1").optional(),
    /** Placed on these days in the caller's time zone, both included. */
    from: day,
    to: day,
    /** `profit` is by the caller's share. A vendor does not see totals, so `total` is the share, too. */
    sort: sortOf(orderSorts),
  }),
  reply: success(
    listOf(order).extend({
      /**
       * How many of the orders that the filter finds, without `stands`, stand where: each is counted once, under the
       * earliest open status of its items, so the counts add up.
       */
      standings: z.array(z.object({ stands: standing, count: z.number() })),
    }),
  ),
});

export const getOrder = endpoint("GET /api/orders/{id}", {
  summary: "One order",
  permission: "order.read",
  scope: "orders:read",
  params: z.object({ id: uuid }),
  reply: success(z.object({ order })),
});

export const moveOrderItem = endpoint("PUT /api/orders/{id}/items/{item}/status", {
  summary: "Move an item to its next status",
  permission: "order.move",
  scope: "orders:write",
  params: z.object({ id: uuid, item: uuid }),
  body: z.strictObject({
    status: itemStatus,
    note: z.string().trim().max(500).default(""),
    carrier: z.enum(["UPS", "FedEx", "USPS", "DHL", "Other"]).optional(),
    tracking: z.string().trim().max(120).default(""),
    /** Only so many of its units; the others stay as they are, as an item of their own. */
    qty: countSent.optional(),
    /** The lot that the item ships from; as it was where none is sent. */
    lot: z.string().trim().max(40, "Enter at most 40 characters.").optional(),
    /** The status that the caller saw; another one by now gives 409. */
    from: itemStatus.optional(),
  }),
  reply: success(z.object({ order })),
});

export const cancelOrder = endpoint("POST /api/orders/{id}/cancel", {
  summary:
    "Cancel within 60 minutes of ordering, or an item that is delayed, before pickup; money and stock go back",
  permission: "order.customer",
  idempotency: "accepted",
  params: z.object({ id: uuid }),
  body: z.strictObject({
    reason: z.string().trim().max(500).default(""),
    /** This item alone. */
    item: uuid.optional(),
  }),
  reply: success(z.object({ order })),
});

const readyOn = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d$/, "Enter a date.")
  .refine((day) => !Number.isNaN(Date.parse(day)), "Enter a date.");

export const delayOrderItem = endpoint("PUT /api/orders/{id}/items/{item}/ready_on", {
  summary: "Give an item a later date; customer and pro are told, and the customer may cancel it",
  permission: "order.move",
  params: z.object({ id: uuid, item: uuid }),
  body: z.strictObject({
    ready_on: readyOn,
    reason: z.string().trim().min(3, "Enter a short reason.").max(300, "Enter at most 300 characters."),
  }),
  reply: success(z.object({ order })),
});

export const handOverPickup = endpoint("POST /api/orders/{id}/vendors/{vendor}/pickup", {
  summary: "Hand over items that are ready for pickup to the person who has the code",
  permission: "order.move",
  params: z.object({ id: uuid, vendor: uuid }),
  body: z.strictObject({
    code: z
      .string()
      .trim()
      .regex(/^\d{6}$/, "Enter the 6-digit pickup code."),
    collected_by: z.enum(["customer", "carrier"], "Choose who collects it."),
    carrier: z.enum(["UPS", "FedEx", "USPS", "DHL", "Other"]).optional(),
    tracking: z.string().trim().max(120).default(""),
  }),
  reply: success(z.object({ order })),
});

export const changeOrderAddress = endpoint("PUT /api/orders/{id}/address", {
  summary:
    "Change an order's delivery address within 60 minutes of ordering, before pickup, if shipping costs the same",
  permission: "order.customer",
  params: z.object({ id: uuid }),
  body: shippingAddress,
  reply: success(z.object({ order })),
});

export const returnOrderItem = endpoint("POST /api/orders/{id}/items/{item}/return", {
  summary: "Ask to return an item within 12 days of delivery",
  permission: "order.customer",
  idempotency: "accepted",
  params: z.object({ id: uuid, item: uuid }),
  body: z.strictObject({
    reason: z.string().trim().min(3, "Please say why.").max(500),
    qty: countSent.optional(),
  }),
  reply: success(z.object({ order })),
});
