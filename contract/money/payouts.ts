import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import {
  dollars,
  dollarsSent,
  isoDate,
  listOf,
  paging,
  sortOf,
  success,
  uuid,
  versionSent,
} from "../shapes.ts";
import { ownPayoutSorts, payoutSorts } from "../sorts.ts";

export const payoutSchedules = ["on_request", "weekly", "monthly"] as const;
export type PayoutSchedule = (typeof payoutSchedules)[number];
export const payoutStatuses = ["requested", "in_transit", "paid", "failed"] as const;

const setup = z.object({
  holder_name: z.string(),
  /** Null where the payment provider keeps the bank account. */
  account_type: z.enum(["checking", "savings"]).nullable(),
  routing_number: z.string().nullable(),
  account_last4: z.string(),
  bank_changed_at: isoDate,
  /** Payouts wait until then because the bank account was changed; null if they do not. */
  held_until: isoDate.nullable(),
  schedule: z.enum(payoutSchedules),
  /** Scheduled payouts wait until this much is available. */
  minimum: dollars,
  /** The day of the next scheduled payout; null without a schedule. */
  next_on: z.string().nullable(),
  version: z.number(),
});
export type PayoutSetup = z.infer<typeof setup>;

const payout = z.object({
  id: z.string(),
  amount: dollars,
  status: z.enum(payoutStatuses),
  is_scheduled: z.boolean(),
  account_last4: z.string(),
  /** Why it failed; empty otherwise. */
  message: z.string(),
  created_at: isoDate,
  settled_at: isoDate.nullable(),
});
export type Payout = z.infer<typeof payout>;

const providerAccount = z.object({
  /**
   * none: not opened. started: the provider still asks for something. checking: the provider is looking at it. ready:
   * it can take payouts. closed: it never will again.
   */
  state: z.enum(["none", "started", "checking", "ready", "closed"]),
  /** What the provider still asks for, in plain words. */
  missing: z.array(z.string()),
  /** What to know about the state; empty if there is nothing. */
  note: z.string(),
  /** Without what is missing, payouts stop then. */
  due_on: isoDate.nullable(),
});
export type ProviderAccount = z.infer<typeof providerAccount>;

const disputed = z.object({
  /** The dispute's. */
  number: z.string(),
  /** What was paid: the number of an order or a proposal. */
  about: z.string(),
  /** In words. */
  reason: z.string(),
  amount: dollars,
  since: isoDate,
  proposal_id: z.string().nullable(),
  order_id: z.string().nullable(),
});
export type DisputedPart = z.infer<typeof disputed>;

export const payouts = endpoint("GET /api/payouts", {
  summary: "The caller's balance, where it is paid out to, and the ledger entries behind it",
  permission: "payout.own",
  scope: "payouts:read",
  query: z.object({ ...paging }),
  reply: success(
    z.object({
      pending: dollars,
      available: dollars,
      /** The caller's shares of payments that banks dispute: held, so neither available nor paid out. */
      disputed: z.array(disputed),
      /** Paid out, but not yet credited by the bank. */
      in_transit: dollars,
      negative_due_on: isoDate.nullable(),
      /** False where this marketplace pays nobody out to a bank account. */
      is_on: z.boolean(),
      setup: setup.nullable(),
      /** The account at the payment provider; null where payees enter their bank account here. */
      provider_account: providerAccount.nullable(),
      /** Why the marketplace has put payouts on hold, and since when; null if it has not. */
      hold: z.object({ reason: z.string(), since: isoDate }).nullable(),
      entries: z.array(
        z.object({ at: isoDate, kind: z.string(), order: z.string().nullable(), amount: dollars }),
      ),
      total: z.number(),
    }),
  ),
});

export const listPayouts = endpoint("GET /api/payouts/made", {
  summary: "The caller's payouts, the newest first",
  permission: "payout.own",
  scope: "payouts:read",
  query: z.object({ ...paging, sort: sortOf(ownPayoutSorts) }),
  reply: success(listOf(payout)),
});

export const requestPayout = endpoint("POST /api/payouts", {
  summary: "Pay out the available balance, or a part of it; never more, whatever arrives at once",
  permission: "payout.run",
  status: 201,
  idempotency: "required",
  body: z.strictObject({
    /** All that is available unless told. */
    amount: dollarsSent.min(1, "Enter at least $1.00.").multipleOf(0.01, "Use whole cents.").optional(),
  }),
  reply: success(payout),
});

const digits = (text: string) => text.replaceAll(/[\s-]/g, "");

export const setPayoutSetup = endpoint("PUT /api/payouts/setup", {
  summary:
    "The bank account, schedule and minimum of the caller's payouts; a bank account takes a fresh proof",
  permission: "payout.run",
  body: z.strictObject({
    bank: z
      .strictObject({
        holder_name: z.string().trim().min(2, "Enter the name on your bank account.").max(80),
        account_type: z.enum(["checking", "savings"]),
        routing_number: z.string().max(30).transform(digits),
        account_number: z
          .string()
          .max(40)
          .transform(digits)
          .pipe(z.string().regex(/^\d{4,17}$/, "Enter an account number with 4 to 17 digits.")),
      })
      .optional(),
    schedule: z.enum(payoutSchedules).optional(),
    minimum: dollarsSent.min(1, "Enter at least $1.00.").max(100_000, "Enter at most $100,000.").optional(),
    /** The version that was read; absent for the first bank account. */
    version: versionSent.optional(),
  }),
  reply: success(setup),
});

export const linkProviderAccount = endpoint("POST /api/payouts/account/link", {
  summary: "A page of the payment provider's that asks the caller for bank and identity; takes a fresh proof",
  permission: "payout.run",
  body: z.strictObject({}),
  reply: success(z.object({ url: z.url() })),
});

export const readProviderAccount = endpoint("POST /api/payouts/account/read", {
  summary: "Ask the payment provider for the present state of the caller's account",
  permission: "payout.run",
  body: z.strictObject({}),
  reply: success(providerAccount),
});

export const payoutWebhook = endpoint("POST /api/payouts/webhook/{provider}", {
  summary:
    "The provider's signed event about a payout or a payee's account, applied once whatever is repeated",
  permission: "webhook.signed",
  params: z.object({ provider: z.enum(["stripe", "sandbox"]) }),
  reply: z.object({ success: z.literal(true) }),
});

const adminPayout = payout.extend({
  payee: z.object({
    id: uuid,
    name: z.string(),
    email: z.string(),
    type: z.enum(["Vendor", "Contractor"]),
  }),
  /** By an ACH file: an admin records what the bank returns. */
  is_ach: z.boolean(),
});
export type AdminPayout = z.infer<typeof adminPayout>;

export const listAllPayouts = endpoint("GET /api/admin/payouts", {
  summary: "Everybody's payouts, the newest first",
  permission: "admin.run",
  mayLag: true,
  query: z.object({
    ...paging,
    status: z.enum(payoutStatuses).optional(),
    q: z.string().trim().max(80).optional(),
    sort: sortOf(payoutSorts),
  }),
  reply: success(listOf(adminPayout)),
});
