import type {
  AdminPayout,
  DisputedPart,
  Payout,
  PayoutSchedule,
  PayoutSetup,
} from "../../../../contract/money/payouts.ts";
import { addDays, calendarDay, type Day, dueWithin, weekdayOf } from "../../../../domain/days/calendar.ts";
import { toDollars } from "../../../../domain/money/money.ts";
import { reasonWords } from "../../../../domain/orders/dispute.ts";
import type { EntryRow } from "../ledger/index.ts";
import type { DisputedShare } from "./disputed.store.ts";
import type { AnyPayoutRow, PayoutRow, SetupRow } from "./payouts.store.ts";

/** How many days payouts wait after the bank account was changed to another one, so that its owner can object. */
export const holdDays = 2;

/** Specification: a negative balance is due within 10 days. */
const dueWithinDays = 10;

/** By when a balance that became negative at a moment is due. */
export const negativeDueOn = (since: Date): Date => dueWithin(since, dueWithinDays);

const isMonday = (day: Day): boolean => weekdayOf(day) === 1;
const isFirst = (day: Day): boolean => day.endsWith("-01");

/** The schedules that pay on a day: weekly ones on Mondays, monthly ones on the first. */
export const schedulesOn = (day: Day): PayoutSchedule[] => [
  ...(isMonday(day) ? (["weekly"] as const) : []),
  ...(isFirst(day) ? (["monthly"] as const) : []),
];

/** The first day after `day` on which a schedule pays. */
export function nextPayoutDay(schedule: PayoutSchedule, day: Day): Day | null {
  if (schedule === "on_request") return null;
  let next = addDays(day, 1);
  while (!schedulesOn(next).includes(schedule)) next = addDays(next, 1);
  return next;
}

export function setupView(row: SetupRow, now: Date): PayoutSetup {
  const schedule = row.schedule as PayoutSchedule;
  return {
    holder_name: row.holder_name,
    account_type: row.account_type as PayoutSetup["account_type"],
    routing_number: row.routing_number,
    account_last4: row.account_last4,
    bank_changed_at: row.bank_changed_at.toISOString(),
    held_until: row.held_until && row.held_until > now ? row.held_until.toISOString() : null,
    schedule,
    minimum: toDollars(row.minimum_cents),
    next_on: nextPayoutDay(schedule, calendarDay(now)),
    version: row.version,
  };
}

export const payoutView = (row: PayoutRow): Payout => ({
  id: row.id,
  amount: toDollars(row.amount_cents),
  status: row.status as Payout["status"],
  is_scheduled: row.is_scheduled,
  account_last4: row.account_last4,
  message: row.message,
  created_at: row.created_at.toISOString(),
  settled_at: row.settled_at?.toISOString() ?? null,
});

export const adminPayoutView = (row: AnyPayoutRow): AdminPayout => ({
  ...payoutView(row),
  payee: {
    id: row.user_id,
    name: row.payee_name,
    email: row.email,
    type: row.payee as AdminPayout["payee"]["type"],
  },
  is_ach: row.provider === "ach",
});

export const disputedView = (share: DisputedShare): DisputedPart => ({
  number: share.number,
  about: share.about,
  reason: reasonWords(share.reason),
  amount: toDollars(share.available_cents + share.pending_cents),
  since: share.opened_at.toISOString(),
  proposal_id: share.proposal_id,
  order_id: share.order_id,
});

/** The label of an entry in a statement. */
export function entryName({ transfer_kind, account_kind, amount_cents }: EntryRow): string {
  if (transfer_kind === "release") return amount_cents > 0 ? "Now available" : "Became available";
  if (transfer_kind === "payout") return "Paid out";
  if (transfer_kind === "payout_failed") return "Payout sent back";
  if (transfer_kind === "replacement") return amount_cents > 0 ? "Replacement" : "Replacement reversed";
  if (transfer_kind === "balance_paid") return "Payment received";
  const what = account_kind === "shipping" ? "Freight" : "Sale";
  return transfer_kind === "refund" || transfer_kind === "dispute_lost" ? `${what} taken back` : what;
}
