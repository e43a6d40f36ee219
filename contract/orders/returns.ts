import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import {
  countSent,
  dollars,
  dollarsSent,
  isoDate,
  listOf,
  paging,
  picture,
  shippingAddress,
  sortOf,
  success,
  uuid,
} from "../shapes.ts";
import { returnSorts } from "../sorts.ts";
import { itemStatus, order } from "./orders.ts";
import {
  type Bearer,
  bearers,
  type CaseKind,
  type CaseStatus,
  type CaseView,
  type Condition,
  caseKinds,
  caseStatuses,
  caseViews,
  conditions,
  type ReturnReason,
  returnReasons,
  type WantedOutcome,
  wantedOutcomes,
} from "./return-words.ts";

const keysOf = <Key extends string>(words: Readonly<Record<Key, unknown>>) =>
  Object.keys(words) as [Key, ...Key[]];
const text = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `Enter at most ${max.toLocaleString("en-US")} characters.`);
const reasonText = text(1000).min(3, "Enter a reason.");
const kind = z.enum(keysOf<CaseKind>(caseKinds));
const status = z.enum(keysOf<CaseStatus>(caseStatuses));
const bearer = z.enum(keysOf<Bearer>(bearers), "Choose who pays.");
const carrier = z.enum(["UPS", "FedEx", "USPS", "DHL", "Other"], "Choose a carrier.");
const byId = z.object({ id: uuid });

/** A U.S. address with the name of the company or person that the carton goes to. */
const returnAddress = shippingAddress.omit({ phone: true, delivery_notes: true }).extend({
  name: z
    .string("Enter who receives the items.")
    .trim()
    .min(1, "Enter who receives the items.")
    .max(120, "Enter at most 120 characters."),
});
export type ReturnAddress = z.infer<typeof returnAddress>;

export const mostPhotos = 8;

const photo = z.object({
  id: z.string(),
  file_name: z.string(),
  /** Links that open for the caller alone, for about an hour. */
  url: z.string(),
  preview: z.object({ url: z.string(), width: z.number(), height: z.number() }),
});
export type CasePhoto = z.infer<typeof photo>;

const row = z.object({
  id: z.string(),
  number: z.string(),
  kind,
  status,
  order: z.object({ id: z.string(), number: z.string() }),
  item: z.object({
    id: z.string(),
    product_name: z.string(),
    sku: z.string(),
    image: picture.nullable(),
    unit: z.string(),
    status: itemStatus,
  }),
  qty: z.number(),
  customer: z.string(),
  vendor: z.string(),
  showroom: z.string(),
  /** What the customer gets or got back; absent for a vendor. */
  refund: dollars.optional(),
  /** Of the vendor's share, what it gives or gave back; for that vendor and an Admin. */
  vendor_amount: dollars.optional(),
  /** Whose step is next; null once it is over. */
  next: z.enum(["vendor", "customer", "marketplace"]).nullable(),
  is_mine: z.boolean(),
  due_at: isoDate,
  is_overdue: z.boolean(),
  created_at: isoDate,
  updated_at: isoDate,
});
export type ReturnCase = z.infer<typeof row>;

const detail = row.extend({
  reason: z.string(),
  details: z.string(),
  wanted: z.enum(keysOf<WantedOutcome>(wantedOutcomes)).nullable(),
  wanted_percent: z.number().nullable(),
  is_freight: z.boolean(),
  /** The return address as it is written on the label; "" before a return is approved. */
  return_to: z.string(),
  /** Its parts; null before, and for addresses that were typed as one text. */
  return_address: returnAddress.nullable(),
  label_note: z.string(),
  /** What there is to print for an approved return: the carrier's prepaid label, or a page with both addresses. */
  label: z.enum(["carrier", "ours"]).nullable(),
  /** Why it was declined, or what was decided. */
  answer: z.string(),
  carrier: z.string(),
  tracking: z.string(),
  received_qty: z.number().nullable(),
  condition: z.enum(keysOf<Condition>(conditions)).nullable(),
  borne_by: bearer.nullable(),
  kept_shipping: dollars,
  /** Units that may have come back: the requested ones, and those of the same line that the customer still has. */
  most_received: z.number(),
  photos: z.array(photo),
  /** What the caller can do now. */
  may: z.object({
    approve: z.boolean(),
    decline: z.boolean(),
    receive: z.boolean(),
    settle: z.boolean(),
    /** Replacement and bearers other than the vendor. */
    decide: z.boolean(),
    escalate: z.boolean(),
    ship: z.boolean(),
    withdraw: z.boolean(),
    label: z.boolean(),
  }),
  history: z.array(z.object({ status, by: z.string(), note: z.string(), at: isoDate })),
});
export type ReturnCaseInFull = z.infer<typeof detail>;

const one = success(detail);

const filter = {
  view: z.enum(keysOf<CaseView>(caseViews)).default("open"),
  kind: kind.optional(),
  status: status.optional(),
  q: z.string().trim().max(80).optional(),
};

export const listReturns = endpoint("GET /api/returns", {
  summary: "Returns and claims; the caller's role decides which. Overdue ones first, then by their due date",
  permission: "order.read",
  query: z.object({ ...paging, ...filter, sort: sortOf(returnSorts) }),
  reply: success(
    listOf(row).extend({
      /** How many are in each view, whatever else is filtered. */
      counts: z.object({ open: z.number(), mine: z.number(), overdue: z.number() }),
    }),
  ),
});
export type ReturnList = z.infer<typeof listReturns.reply>["data"];

export const returnsFile = endpoint("GET /api/returns/csv", {
  summary: "The same as a CSV file, at most 20,000 rows",
  permission: "order.read",
  query: z.object({ ...filter, sort: sortOf(returnSorts) }),
  reply: z.file(),
});

export const getReturn = endpoint("GET /api/returns/{id}", {
  summary: "One return, claim or goodwill refund with its history and pictures",
  permission: "order.read",
  params: byId,
  reply: one,
});

export const sendReturnPhoto = endpoint("POST /api/orders/{id}/photos", {
  summary: "A picture for a return or claim of this order (redrawn without its location), at most 10 MB",
  permission: "order.customer",
  status: 201,
  accepts: "multipart",
  uploads: { file: 10 },
  params: byId,
  body: z.strictObject({ file: z.file("Choose a picture.") }),
  reply: success(photo),
});

export const openReturnPhoto = endpoint("GET /api/return_photos/{id}", {
  summary: "A picture of a return or claim by signed link, for accounts on the order",
  permission: "public.read",
  params: byId,
  query: z.object({
    size: z.enum(["full", "preview"]).default("full"),
    user: uuid,
    expires: z.coerce.number().int().min(0).max(9_999_999_999),
    signature: z.string().min(10).max(100),
  }),
  reply: z.file(),
});

const asked = {
  order: uuid,
  item: uuid,
  qty: countSent,
  details: text(1000).default(""),
};
const photos = z.array(uuid).max(mostPhotos, `Add at most ${mostPhotos} pictures.`);

export const requestReturn = endpoint("POST /api/returns", {
  summary: "Request a return within 12 days of delivery",
  permission: "order.customer",
  status: 201,
  idempotency: "required",
  body: z
    .strictObject({
      ...asked,
      reason: z.enum(keysOf<ReturnReason>(returnReasons), "Choose a reason."),
      photos: photos.default([]),
    })
    .refine((body) => body.reason !== "other" || (body.details ?? "").length >= 3, {
      path: ["details"],
      error: "Enter a reason.",
    }),
  reply: one,
});

export const reportDamage = endpoint("POST /api/damage_claims", {
  summary: "Report damaged units with pictures: within 5 days of a freight delivery, 30 of a parcel",
  permission: "order.customer",
  status: 201,
  idempotency: "required",
  body: z
    .strictObject({
      ...asked,
      details: text(1000).min(3, "Describe the damage."),
      wanted: z.enum(keysOf<WantedOutcome>(wantedOutcomes), "Choose what you'd like."),
      percent: z
        .number("Enter a percentage.")
        .int("Enter a whole percentage.")
        .min(1, "Enter 1 to 99 percent.")
        .max(99, "Enter 1 to 99 percent.")
        .optional(),
      photos: photos.min(1, "Add at least one picture of the damage."),
    })
    .refine((body) => body.wanted !== "part" || body.percent !== undefined, {
      path: ["percent"],
      error: "Enter the percentage you'd like refunded.",
    }),
  reply: one,
});

export const approveReturn = endpoint("PUT /api/returns/{id}/approve", {
  summary: "Approve a return and say where the customer sends it",
  permission: "order.move",
  params: byId,
  body: z.strictObject({
    return_to: returnAddress,
    label_note: text(500).default(""),
  }),
  reply: one,
});

export const sendReturnLabel = endpoint("POST /api/returns/{id}/label", {
  summary:
    "The carrier's prepaid label of an approved return, a PDF of at most 5 MB; the customer gets an email",
  permission: "order.move",
  accepts: "multipart",
  uploads: { file: 5 },
  params: byId,
  body: z.strictObject({ file: z.file("Choose a PDF file.") }),
  reply: one,
});

export const returnLabel = endpoint("GET /api/returns/{id}/label", {
  summary: "The label of an approved return as PDF: the carrier's, or a page with both addresses",
  permission: "order.read",
  params: byId,
  reply: z.file(),
});

export const declineReturn = endpoint("PUT /api/returns/{id}/decline", {
  summary: "Decline a return or claim with a reason; the customer can ask the marketplace to decide",
  permission: "order.move",
  params: byId,
  body: z.strictObject({ reason: reasonText }),
  reply: one,
});

export const shipReturn = endpoint("PUT /api/returns/{id}/tracking", {
  summary: "Record that the customer shipped an approved return",
  permission: "order.customer",
  params: byId,
  body: z.strictObject({ carrier, tracking: text(120).min(3, "Enter the tracking number.") }),
  reply: one,
});

export const withdrawReturn = endpoint("PUT /api/returns/{id}/withdraw", {
  summary: "Withdraw a return or claim that isn't settled; the customer keeps the products",
  permission: "order.customer",
  params: byId,
  body: z.strictObject({}),
  reply: one,
});

const receipt = {
  qty: z.coerce.number().int().min(1, "Enter the quantity returned.").max(2_147_483_647),
  /** What the return shipping cost, if that is known: the most that is kept. */
  return_shipping: z.coerce.number().min(0, "Enter an amount from $0.").max(100_000).optional(),
};

export const previewRefund = endpoint("GET /api/returns/{id}/refund", {
  summary: "Preview the refund for a returned quantity",
  permission: "order.move",
  params: byId,
  query: z.object(receipt),
  reply: success(
    z.object({
      /** Absent for a vendor. */
      refund: dollars.optional(),
      vendor_amount: dollars.optional(),
      kept_shipping: dollars,
    }),
  ),
});

export const receiveReturn = endpoint("POST /api/returns/{id}/receipt", {
  summary: "Record what came back and refund it; the initial shipping is kept, at most the return shipping",
  permission: "order.move",
  idempotency: "accepted",
  params: byId,
  body: z.strictObject({
    qty: receipt.qty,
    condition: z.enum(keysOf<Condition>(conditions), "Choose the condition."),
    return_shipping: dollarsSent.min(0, "Enter an amount from $0.").optional(),
    note: text(1000).default(""),
  }),
  reply: one,
});

const outcome = z.enum(["refund", "part", "replacement"], "Choose an outcome.");
const percent = z
  .number("Enter a percentage.")
  .int("Enter a whole percentage.")
  .min(1, "Enter 1 to 99 percent.")
  .max(99, "Enter 1 to 99 percent.")
  .optional();

export const settleClaim = endpoint("POST /api/returns/{id}/settle", {
  summary:
    "Settle a damage claim at the vendor's cost: refund the units, refund part of the price, or send replacements",
  permission: "order.move",
  idempotency: "accepted",
  params: byId,
  body: z
    .strictObject({ outcome, percent, note: text(1000).default("") })
    .refine((body) => body.outcome !== "part" || body.percent !== undefined, {
      path: ["percent"],
      error: "Enter the percentage to refund.",
    }),
  reply: one,
});

export const escalateReturn = endpoint("PUT /api/returns/{id}/escalate", {
  summary:
    "Ask the marketplace to decide: the customer after a decline, the vendor or pro about a damage claim",
  permission: "order.read",
  params: byId,
  body: z.strictObject({ reason: reasonText }),
  reply: one,
});

export const decideReturn = endpoint("POST /api/admin/returns/{id}/decision", {
  summary: "Decide a return or claim that the vendor has not settled",
  permission: "admin.run",
  idempotency: "accepted",
  params: byId,
  body: z
    .strictObject({
      outcome: z.enum(["approve", "refund", "part", "replacement", "decline"], "Choose an outcome."),
      percent,
      borne_by: bearer.default("vendor"),
      /** The customer reads it. */
      note: reasonText,
      /** Where an approved return is sent. */
      return_to: returnAddress.optional(),
    })
    .refine((body) => body.outcome !== "part" || body.percent !== undefined, {
      path: ["percent"],
      error: "Enter the percentage to refund.",
    })
    .refine((body) => body.outcome !== "approve" || body.return_to !== undefined, {
      path: ["return_to"],
      error: "Enter a return address.",
    }),
  reply: one,
});

export const giveGoodwill = endpoint("POST /api/admin/orders/{id}/items/{item}/goodwill", {
  summary: "Refund part or all of what is left of an item's charge; the customer keeps the item",
  permission: "admin.run",
  idempotency: "required",
  params: z.object({ id: uuid, item: uuid }),
  body: z.strictObject({
    amount: dollarsSent.min(0.01, "Enter an amount of at least $0.01."),
    reason: reasonText,
    borne_by: bearer,
  }),
  reply: success(z.object({ order })),
});
