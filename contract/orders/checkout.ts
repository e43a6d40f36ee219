import { z } from "zod";
import { totals } from "../design/project-cart.ts";
import { endpoint } from "../endpoint.ts";
import { dollars, dollarsSent, isoDate, lineDelivery, shippingAddress, success, uuid } from "../shapes.ts";
import { order } from "./orders.ts";

const coupon = z.string().trim().max(40).optional();

export const quote = z.object({
  project: z.string(),
  totals: totals.extend({ tax: dollars }),
  /** Line by line what has changed since the line was put into the cart, or keeps it from being ordered. */
  lines: z.array(
    z.object({
      line: z.string(),
      sku: z.string(),
      name: z.string(),
      qty: z.number(),
      unit_price: dollars,
      line_total: dollars,
      stock: z.number(),
      problem: z.string().nullable(),
      delivery: lineDelivery,
    }),
  ),
  /** The number of the certificate that makes it free of sales tax; null without one. */
  tax_certificate: z.string().nullable(),
  coupon: z.object({ code: z.string(), applied: z.boolean(), message: z.string() }).nullable(),
  can_order: z.boolean(),
});
export type Quote = z.infer<typeof quote>;

export const checkoutQuote = endpoint("POST /api/checkout/quote", {
  summary: "Totals as they will be charged, with stock and price changes spelled out line by line",
  permission: "checkout.own",
  body: z.strictObject({ project: uuid, shipping: shippingAddress, coupon }),
  reply: success(quote),
});

const bankAction = z.object({
  payment: z.string(),
  /** The bank's page; null: our own `/checkout-payment`, which then calls `POST /api/checkout/confirm`. */
  url: z.string().nullable(),
  /** For the provider's own library in the browser, which shows the bank's question itself. */
  client_secret: z.string().nullable(),
  message: z.string(),
  /** The bank is working on it, for days: nothing is left to do. */
  is_processing: z.boolean(),
});

export const checkout = endpoint("POST /api/checkout", {
  summary: "Order and pay; the same Idempotency-Key gives the same order",
  permission: "checkout.own",
  status: 201,
  idempotency: "required",
  body: z.strictObject({
    project: uuid,
    shipping: shippingAddress,
    payment: z.union([
      z.strictObject({
        token: z.string().min(1).max(200),
        /** What the token stands for; a debit of a bank account takes days. */
        method: z.enum(["card", "us_bank_account"]).default("card"),
      }),
      z.strictObject({
        saved: z.literal(true),
        /** One of `GET /api/cards`; without it the default card pays. */
        card: uuid.optional(),
      }),
    ]),
    coupon,
    expected_total: dollarsSent,
    job_name: z.string().trim().max(80).default(""),
    po_number: z.string().trim().max(40).default(""),
  }),
  reply: success(
    z.object({
      order,
      /** Present when the card's bank wants the customer to confirm: the order waits for that. */
      action: bankAction.nullable(),
    }),
  ),
});

export const confirmPayment = endpoint("POST /api/checkout/confirm", {
  summary: "Go on after the customer has answered the bank's question",
  permission: "checkout.own",
  /** `accepted` is the answer with test payments, and false gives the charge up with every provider. */
  body: z.strictObject({ payment: uuid, accepted: z.boolean().optional() }),
  /** `action` as long as the bank still waits for its answer. */
  reply: success(z.object({ order, action: bankAction.nullable() })),
});

/** A payment as its buyer is asked to confirm it. */
const paymentAsked = z.object({
  payment: z.string(),
  /** `waiting` for the customer's answer, `processing` at the bank, `paid`, or `given_up` with nothing charged. */
  status: z.enum(["waiting", "processing", "paid", "given_up"]),
  order: z.string(),
  order_number: z.string(),
  amount: dollars,
  /** Who charges the card, as it is named on the statement. */
  merchant: z.string(),
  showroom: z.object({ vsd_id: z.string(), company_name: z.string() }),
  /** null where the provider did not say. */
  card: z.object({ brand: z.string(), last4: z.string() }).nullable(),
  /** When a waiting payment is given up without an answer. */
  expires_at: isoDate,
});

export const getPayment = endpoint("GET /api/checkout/payments/{id}", {
  summary: "One payment of the account's own order: what is asked to be confirmed, and what became of it",
  permission: "checkout.own",
  params: z.object({ id: uuid }),
  reply: success(paymentAsked),
});

export const cancelPayment = endpoint("POST /api/checkout/payments/{id}/cancel", {
  summary:
    "Give up a payment that waits for the bank: its order returns stock and coupon, once. A second call, and one that comes after the bank said yes, only tells the status",
  permission: "checkout.own",
  params: z.object({ id: uuid }),
  reply: success(paymentAsked),
});

export const paymentToken = endpoint("POST /api/payments/token", {
  summary: "Sandbox only: exchange a published test card for a token that is good once, for 15 minutes",
  permission: "account.secure",
  body: z.strictObject({
    card_number: z.string().max(30),
    name_on_Card: z.string().trim().max(80),
    exp_date: z.string().max(7),
    cvv: z.string().max(4),
  }),
  reply: z.object({
    success: z.literal(true),
    data: z.object({ token: z.string(), brand: z.string(), last4: z.string() }),
  }),
});

export const bankToken = endpoint("POST /api/payments/bank_token", {
  summary:
    "Sandbox only: exchange a published test bank account for a token that is good once, for 15 minutes",
  permission: "account.secure",
  body: z.strictObject({
    account_holder: z.string().trim().min(2, "Enter the name on the account.").max(80),
    routing_number: z
      .string()
      .trim()
      .regex(/^\d{9}$/, "A routing number has nine digits."),
    account_number: z
      .string()
      .trim()
      .regex(/^\d{4,17}$/, "Enter an account number with 4 to 17 digits."),
  }),
  reply: z.object({
    success: z.literal(true),
    data: z.object({ token: z.string(), brand: z.string(), last4: z.string() }),
  }),
});

export const stripeWebhook = endpoint("POST /api/payments/webhook/{provider}", {
  summary: "The provider's signed event, applied once whatever is repeated or reordered",
  permission: "webhook.signed",
  params: z.object({ provider: z.enum(["stripe", "sandbox"]) }),
  reply: z.object({ success: z.literal(true) }),
});
