import type { Subscriber, Subscription } from "../../../../contract/money/managed-plans.ts";
import { daysAfter } from "../../../../domain/days/calendar.ts";
import { shownDay } from "../../../../domain/days/shown-day.ts";
import { toDollars } from "../../../../domain/money/money.ts";
import type { PlanChoice } from "../../../../domain/money/plans.ts";
import type { Caller } from "../../../http/caller.ts";
import { fail, failFields } from "../../../http/failure.ts";
import type { Db } from "../../../platform/database.ts";
import { idOfRequest, newId } from "../../../platform/ids.ts";
import { wakeMail } from "../../../platform/mail/send.ts";
import type { Platform } from "../../../platform/platform.ts";
import { unsettledOf } from "./charge.flow.ts";
import { addonEmail, endedEmail, extendedEmail, plannedEmail } from "./emails.rules.ts";
import { openInvoice, voidInvoice } from "./invoices.store.ts";
import { choiceColumns, choiceOf, endedColumns, planNames, stateOf } from "./plans.rules.ts";
import {
  allInvoices,
  type HistoryRow,
  isExtendedBy,
  planHistory,
  type SubscriberRow,
  subscriberRow,
} from "./subscribers.store.ts";
import {
  hasShowroom,
  lockKnown,
  lockSubscription,
  type SubscriptionRow,
  setSubscription,
} from "./subscriptions.store.ts";
import { notifyOfPlan } from "./tell.flow.ts";

export function subscriberView(row: SubscriberRow, now: Date): Subscriber {
  return {
    id: row.user_id,
    name: row.name,
    email: row.email,
    company_name: row.company_name,
    choice: choiceOf(row),
    state: stateOf(row, now),
    price: toDollars(row.price_cents),
    has_granted_addon: row.addon === "granted",
    renews_at: row.renews_at?.toISOString() ?? null,
    next: row.next_choice as PlanChoice | null,
    due:
      row.subscription_status === "past_due" && row.due_cents !== null
        ? {
            amount: toDollars(row.due_cents),
            message: row.message ?? "",
            retry_at: row.retry_at?.toISOString() ?? null,
          }
        : null,
    paid_total: toDollars(row.paid_cents),
  };
}

/** A pro's plan as admins see it; 404 for accounts that never had one. */
export async function subscriptionOf({ db, now }: Platform, user_id: string): Promise<Subscription> {
  const row = (await subscriberRow(db, user_id)) ?? fail("not_found");
  const [invoices, history] = await Promise.all([allInvoices(db, user_id), planHistory(db, user_id)]);
  return {
    ...subscriberView(row, now()),
    invoices: invoices.map(({ lines, amount_cents, created_at, refunded_at, ...invoice }) => ({
      ...invoice,
      refunded_at: refunded_at?.toISOString() ?? null,
      text: lines[0]?.text ?? "",
      amount: toDollars(amount_cents),
      created_at: created_at.toISOString(),
    })),
    history: history.map(historyView),
  };
}

const nameOf = (plan: unknown): string => planNames[plan as PlanChoice] ?? String(plan ?? "");

/** An entry of the history in words. */
function historyView({ at, action, by, details, reason }: HistoryRow): Subscription["history"][number] {
  const { from, to, plan, kind, until, amount, invoice, tries, days, why } = details;
  const day = typeof until === "string" ? shownDay(new Date(until)) : "";
  const words: Record<string, string> = {
    "plan.changed":
      kind === "kept"
        ? `Keeps ${nameOf(to)}`
        : `${nameOf(from)} to ${nameOf(to)}${wordsOf(String(kind), day)}`,
    "plan.paid": `${plan === "credits" ? "Credits" : nameOf(plan)}, invoice ${invoice}, $${amount}`,
    "plan.credits_refunded": `${details.credits} credits, invoice ${invoice}, $${amount}`,
    "plan.code_made": `${details.credits} credits, code ending in ${details.ending}`,
    "plan.code_withdrawn": `${details.credits} credits, code ending in ${details.ending}`,
    "plan.debited": `${nameOf(plan)}, $${amount}`,
    "plan.failed": `${nameOf(plan)}, $${amount}, failure ${tries}`,
    "plan.ended": `${nameOf(plan)}, ${why}`,
    "plan.extended": `${days} days`,
    "plan.addon": kind === "given" ? "Given" : "Removed",
    "plan.price_told": `${nameOf(plan)} from $${from} to $${to}`,
  };
  return { at: at.toISOString(), action, by, details: words[action] ?? "", reason };
}

const wordsOf = (kind: string, day: string): string =>
  ({ trial: `, free until ${day}`, later: `, on ${day}`, now: ", at once", end: ", at once" })[kind] ?? "";

interface Managing {
  db: Db;
  row: SubscriptionRow;
  now: Date;
}

/** Runs a change of one pro's plan by an admin, while no charge of it is under way. */
export async function manage(
  platform: Platform,
  user_id: string,
  change: (managing: Managing) => Promise<void>,
): Promise<Subscription> {
  await platform.db.transaction().execute(async (db) => {
    const row = (await lockKnown(db, user_id)) ?? fail("not_found");
    const invoice = await openInvoice(db, user_id);
    if (invoice && (await unsettledOf(db, invoice.id))) fail("in_progress");
    await change({ db, row, now: platform.now() });
  });
  wakeMail(platform);
  platform.cache.forget("showrooms");
  return subscriptionOf(platform, user_id);
}

/** Cancels a plan as its owner would: when the paid period ends, or at once. Canceling again changes nothing. */
export function cancelPlan(
  platform: Platform,
  caller: Caller,
  { id: user_id, when, reason }: { id: string; when: "period_end" | "now"; reason: string },
): Promise<Subscription> {
  return manage(platform, user_id, async ({ db, row, now }) => {
    const from = choiceOf(row);
    if (from === "basic") failFields({ when: "There is no paid plan to cancel." });
    const told = { user_id, caller, reason, at: now, cause: `managed:${newId()}` };
    const at = row.renews_at;
    if (when === "period_end" && at && row.subscription_status !== "past_due") {
      if (row.next_choice === "basic") return;
      await setSubscription(db, row.id, { next_choice: "basic" });
      await notifyOfPlan(db, platform, {
        ...told,
        action: "plan.changed",
        details: { kind: "later", from, to: "basic", until: at.toISOString() },
        content: (name) => plannedEmail(name, { from, to: "basic", at }),
      });
      return;
    }
    const invoice = await openInvoice(db, user_id);
    if (invoice) await voidInvoice(db, invoice.id);
    await setSubscription(db, row.id, endedColumns(row, "cancelled"));
    await notifyOfPlan(db, platform, {
      ...told,
      action: "plan.ended",
      details: { plan: from, why: "canceled by the marketplace" },
      content: (name) => endedEmail(name, from),
    });
  });
}

/**
 * Moves the next charge of a plan, or of one that is due, some days on. A request that is sent again after the server
 * died before it answered adds nothing.
 */
export function extendPlan(
  platform: Platform,
  caller: Caller,
  sent: { id: string; days: number; reason: string; request_key: string },
): Promise<Subscription> {
  const { id: user_id, days, reason } = sent;
  const request = idOfRequest("extend plan", user_id, sent.request_key);
  return manage(platform, user_id, async ({ db, row, now }) => {
    if (await isExtendedBy(db, user_id, request)) return;
    const is_due = row.subscription_status === "past_due";
    const from = is_due ? row.retry_at : row.renews_at;
    if (!from) return failFields({ days: "This plan has no next charge." });
    const until = daysAfter(new Date(Math.max(from.getTime(), now.getTime())), days);
    await setSubscription(
      db,
      row.id,
      is_due
        ? { retry_at: until }
        : { renews_at: until, anchor_at: until, ...(row.trial_until && { trial_until: until }) },
    );
    const choice = choiceOf(row);
    await notifyOfPlan(db, platform, {
      user_id,
      action: "plan.extended",
      caller,
      details: { plan: choice, days, request },
      reason,
      at: now,
      content: (name) => extendedEmail(name, { choice, days, until, is_due }),
      cause: `managed:${newId()}`,
    });
  });
}

/** Gives a pro the add-on free of charge, or takes it back. Who pays for it is told to cancel that first. */
export async function grantAddon(
  platform: Platform,
  caller: Caller,
  { id: user_id, is_granted, reason }: { id: string; is_granted: boolean; reason: string },
): Promise<Subscription> {
  if (!(await hasShowroom(platform.db, user_id))) fail("not_found");
  await platform.db.transaction().execute((db) => lockSubscription(db, user_id, platform.now()));
  return manage(platform, user_id, async ({ db, row, now }) => {
    if ((row.addon === "granted") === is_granted) return;
    if (row.addon === "paid") {
      failFields({ is_granted: "This pro pays for the add-on. Cancel it first." });
    }
    const given = { addon: is_granted ? "granted" : "none" };
    await setSubscription(db, row.id, choiceColumns(choiceOf(row), row.price_cents, given));
    await notifyOfPlan(db, platform, {
      user_id,
      action: "plan.addon",
      caller,
      details: { kind: is_granted ? "given" : "taken back" },
      reason,
      at: now,
      content: (name) => addonEmail(name, is_granted),
      cause: `managed:${newId()}`,
    });
  });
}
