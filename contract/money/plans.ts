import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { savedBank } from "../orders/saved-bank.ts";
import { countSent, dollars, dollarsSent, isoDate, listOf, paging, success, uuid } from "../shapes.ts";

export const planChoices = ["basic", "addon", "premium"] as const;
const choice = z.enum(planChoices, "Choose basic, addon or premium.");
export type PlanChoiceSent = z.infer<typeof choice>;

/** How a plan is doing, as people see it. */
export const planStates = ["free", "trial", "active", "past_due", "cancelled", "lapsed"] as const;
const state = z.enum(planStates);
export type PlanState = z.infer<typeof state>;

const card = z.object({
  brand: z.string(),
  last4: z.string(),
  exp_date: z.string(),
  is_expired: z.boolean(),
});
const period = z.object({ from: isoDate, to: isoDate });

/** What a card's bank wants its owner to confirm; `url` and `client_secret` as in the checkout. */
const question = z.object({
  payment: z.string(),
  url: z.string().nullable(),
  client_secret: z.string().nullable(),
  message: z.string(),
});

const plan = z.object({
  /** False for pros without a showroom: there is nothing that a plan could change. */
  has_showroom: z.boolean(),
  choice,
  state,
  /** What a month costs. */
  price: dollars,
  /** The add-on is on because the marketplace gave it, free of charge and without an end. */
  has_granted_addon: z.boolean(),
  /** The paid month, or the trial; null on Basic, and for a plan that never renews. */
  period: period.nullable(),
  trial_until: isoDate.nullable(),
  /** What the plan becomes when the period ends; null while it renews. */
  next: z.object({ choice, at: isoDate }).nullable(),
  /** The next charge, if there is one. */
  next_charge: z.object({ amount: dollars, at: isoDate }).nullable(),
  /** A new price that was announced, and the renewal from which it counts. */
  new_price: z.object({ price: dollars, from: isoDate }).nullable(),
  /** The saved bank account. Once it is ready, it pays by debits that take days. */
  bank: savedBank.nullable(),
  /** The default of the account's saved cards: it pays unless a bank account does. */
  card: card.nullable(),
  /** A renewal that could not be charged; `retry_at` null while a charge is under way. */
  due: z
    .object({
      amount: dollars,
      message: z.string(),
      failed_at: isoDate.nullable(),
      retry_at: isoDate.nullable(),
    })
    .nullable(),
  /** A charge that has no answer yet, and whether the bank waits for its owner. */
  pending: z
    .object({
      payment: z.string(),
      amount: dollars,
      is_waiting_for_bank: z.boolean(),
      /** The day by which a bank account's debit usually arrives; null for cards. */
      arrives_by: z.string().nullable(),
    })
    .nullable(),
  /** What is for sale. */
  offers: z.array(z.object({ choice, price: dollars, trial_days: z.number() })),
});
export type Plan = z.infer<typeof plan>;

const preview = z.object({
  choice,
  /** trial and now begin at once, later when the period ends, end at once and without a charge. */
  kind: z.enum(["none", "refused", "resume", "trial", "now", "later", "end"]),
  /** Why it is refused; empty otherwise. */
  reason: z.string(),
  /** What is charged now: send it back as `expected`. */
  due: dollars,
  lines: z.array(z.object({ text: z.string(), amount: dollars })),
  /** When it begins; null for what changes nothing. */
  starts_at: isoDate.nullable(),
  /** The charge after this one, and then every month. */
  next_charge: z.object({ amount: dollars, at: isoDate }).nullable(),
});
export type PlanPreview = z.infer<typeof preview>;

export const readPlan = endpoint("GET /api/plan", {
  summary: "The pro's plan: what it is, what it costs, the next charge, and what is for sale",
  permission: "plan.read",
  reply: success(plan),
});

export const previewPlan = endpoint("GET /api/plan/preview", {
  summary: "What a switch to another plan would charge now and later; changes nothing",
  permission: "plan.read",
  query: z.object({ choice }),
  reply: success(preview),
});

const changed = z.object({ plan, question: question.nullable() });

export const changePlan = endpoint("POST /api/plan/change", {
  summary:
    "Switch the plan: dearer ones begin at once and charge the default card, cheaper ones begin when the period ends; `basic` cancels, the present one keeps it",
  permission: "plan.run",
  idempotency: "required",
  body: z.strictObject({
    choice,
    /** `due` of the preview; another amount is refused (409), and nothing is charged. */
    expected: dollarsSent,
  }),
  reply: success(changed),
});

export const payPlan = endpoint("POST /api/plan/pay", {
  summary: "Charge the default card for a renewal that has failed",
  permission: "plan.run",
  idempotency: "required",
  reply: success(changed),
});

export const confirmPlanPayment = endpoint("POST /api/plan/confirm", {
  summary: "Go on after the card's owner has answered the bank's question",
  permission: "plan.run",
  /** `accepted` is the answer with test payments, and false gives the charge up with every provider. */
  body: z.strictObject({ payment: uuid, accepted: z.boolean().optional() }),
  reply: success(changed),
});

/** What became of a code for credits. */
export const creditCodeStates = ["open", "used", "withdrawn"] as const;

const creditCode = z.object({
  id: z.string(),
  /** The last four characters. All of them are answered once, when it is made. */
  ending: z.string(),
  /** Whom it is for, as the pro wrote it. */
  note: z.string(),
  credits: z.number(),
  state: z.enum(creditCodeStates),
  created_at: isoDate,
  /** When it was used or withdrawn; null while it is open. */
  closed_at: isoDate.nullable(),
});
export type CreditCode = z.infer<typeof creditCode>;

const credits = z.object({
  balance: z.number(),
  /** The newest 20. */
  entries: z.array(
    z.object({
      change: z.number(),
      balance: z.number(),
      reason: z.enum(["bought", "included", "refunded", "disputed", "given", "taken_back"]),
      /** Of the invoice; empty for a code. */
      number: z.string(),
      /** The last four characters of the code; empty for an invoice. */
      ending: z.string(),
      at: isoDate,
    }),
  ),
  packs: z.array(z.object({ credits: z.number(), price: dollars })),
  /** All open codes and the newest 20 of the others, the newest first. */
  codes: z.array(creditCode),
});
export type Credits = z.infer<typeof credits>;

export const readCredits = endpoint("GET /api/plan/credits", {
  summary: "The pro's credits for AI 3D Design, what changed them, their codes, and what is for sale",
  permission: "plan.read",
  reply: success(credits),
});

export const buyCredits = endpoint("POST /api/plan/credits", {
  summary:
    "Buy a pack of credits with the default card; `POST /api/plan/confirm` goes on where its bank asks",
  permission: "plan.run",
  idempotency: "required",
  body: z.strictObject({
    /** Of one of `packs`. */
    credits: countSent,
    /** The pack's price; another amount is refused (409), and nothing is charged. */
    expected: dollarsSent,
  }),
  reply: success(z.object({ credits, question: question.nullable() })),
});

const byId = z.object({ id: uuid });

export const makeCreditCode = endpoint("POST /api/plan/credits/codes", {
  summary:
    "Turn credits into a code that anybody redeems once in an AI design account; it is answered this once",
  permission: "plan.run",
  idempotency: "required",
  body: z.strictObject({
    credits: countSent,
    /** Whom it is for. */
    note: z.string().trim().max(60, "Enter at most 60 characters.").optional(),
  }),
  reply: success(z.object({ code: z.string(), credits })),
});

export const withdrawCreditCode = endpoint("DELETE /api/plan/credits/codes/{id}", {
  summary: "Withdraw a code that nobody has used, and take its credits back",
  permission: "plan.run",
  params: byId,
  reply: success(credits),
});

const invoice = z.object({
  id: z.string(),
  number: z.string(),
  text: z.string(),
  amount: dollars,
  period,
  paid_at: isoDate,
  card: z.object({ brand: z.string(), last4: z.string() }),
  /** When its price went back; only credits are refunded. */
  refunded_at: isoDate.nullable(),
});
export type PlanInvoice = z.infer<typeof invoice>;

export const listPlanInvoices = endpoint("GET /api/plan/invoices", {
  summary: "The paid invoices of the pro's plan, the newest first",
  permission: "plan.read",
  query: z.object({ ...paging }),
  reply: success(listOf(invoice)),
});

export const planInvoicePdf = endpoint("GET /api/plan/invoices/{id}/pdf", {
  summary: "A paid invoice as PDF",
  permission: "plan.read",
  params: byId,
  reply: z.file(),
});
