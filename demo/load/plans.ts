import { monthsAfter } from "../../domain/days/calendar.ts";
import { shownDay } from "../../domain/days/shown-day.ts";
import { planPostings } from "../../domain/money/ledger-posting.ts";
import { nextTry, type PlanChoice } from "../../domain/money/plans.ts";
import { seedCards } from "../../server/domains/identity/accounts/index.ts";
import { postTransfers } from "../../server/domains/money/ledger/index.ts";
import type { Db } from "../../server/platform/database.ts";
import { daysBefore } from "../people/item-courses.ts";
import { showrooms } from "../people/showrooms.ts";
import { uuidFor } from "../random.ts";
import { cardToken, expiryIn } from "./people.ts";
import { insertRows, type Writer } from "./rows.ts";

const prices = { premium: 19_900, addon: 9_900 };
/** Days since the present month of a plan began, one for each showroom that pays. */
const begun = [12, 5, 20, 2];
/** How many months each has paid, the failing one up to the last. */
const paidMonths = 2;
/** The plan whose last renewal fails. */
const failing = 3;

interface DemoPlan {
  showroom: (typeof showrooms)[number];
  user_id: string;
  choice: Exclude<PlanChoice, "basic">;
  /** When the present month began. */
  start: Date;
  is_failing: boolean;
  id: string;
  card: { id: string; token: string; last4: string };
}

interface DemoInvoice {
  plan: DemoPlan;
  id: string;
  from: Date;
  to: Date;
  is_paid: boolean;
  kind: "start" | "renewal";
}

/** Plans of pros with their cards and invoices; those of Basic have none. One renewal has failed. */
export async function loadPlans(
  db: Db,
  writer: Writer,
  { seed, now, user_ids }: { seed: string; now: Date; user_ids: ReadonlyMap<string, string> },
): Promise<void> {
  const plans = plansOf(seed, now, user_ids);
  await loadCards(db, plans, now);
  await insertRows(
    writer,
    "subscriptions",
    plans.map((plan) => subscriptionRow(plan, now)),
  );
  await loadInvoices(
    db,
    writer,
    plans.flatMap((plan) => invoicesOf(plan, seed)),
    seed,
  );
}

function plansOf(seed: string, now: Date, user_ids: ReadonlyMap<string, string>): DemoPlan[] {
  return showrooms
    .filter(({ plan, custom_addon }) => plan === "premium" || custom_addon)
    .map((showroom, index) => {
      const start = daysBefore(now, begun[index] ?? 10);
      const id = (what: string) => uuidFor(`${seed}/${what}/${showroom.vsd_id}`, start);
      return {
        showroom,
        user_id: user_ids.get(showroom.owner.email) ?? "",
        choice: showroom.plan === "premium" ? "premium" : "addon",
        start,
        is_failing: index === failing,
        id: id("subscription"),
        card: {
          id: id("plan card"),
          token: cardToken(id("plan token")),
          last4: index === failing ? "9995" : "4242",
        },
      };
    });
}

function loadCards(db: Db, plans: readonly DemoPlan[], now: Date): Promise<void> {
  return seedCards(
    db,
    plans.map(({ card, user_id, is_failing, showroom: { owner } }) => ({
      ...card,
      user_id,
      outcome: is_failing ? "insufficient_funds" : "succeeded",
      brand: "Visa",
      exp_date: expiryIn(now, 30),
      name_on_card: `${owner.first_name} ${owner.last_name}`,
      is_default: true,
      created_at: daysBefore(now, 120),
    })),
  );
}

function subscriptionRow({ id, user_id, choice, start, is_failing }: DemoPlan, now: Date) {
  const isPremium = choice === "premium";
  const failed_at = is_failing ? daysBefore(now, 1.5) : null;
  return {
    id,
    user_id,
    plan: isPremium ? "premium" : "basic",
    addon: isPremium ? "none" : "paid",
    subscription_status: is_failing ? "past_due" : "active",
    price_cents: prices[choice],
    paid_amount_cents: isPremium ? prices.premium : 0,
    started_at: monthsAfter(start, 1 - paidMonths),
    trial_used_at: isPremium ? daysBefore(now, 200) : null,
    anchor_at: start,
    period_start: start,
    renews_at: monthsAfter(start, 1),
    failed_at,
    failed_tries: is_failing ? 2 : 0,
    retry_at: failed_at && nextTry(failed_at, 2),
  };
}

function invoicesOf(plan: DemoPlan, seed: string): DemoInvoice[] {
  return Array.from({ length: paidMonths }, (_, month) => {
    const from = monthsAfter(plan.start, month + 1 - paidMonths);
    return {
      plan,
      id: uuidFor(`${seed}/plan invoice/${month}/${plan.showroom.vsd_id}`, from),
      from,
      to: monthsAfter(plan.start, month + 2 - paidMonths),
      is_paid: !plan.is_failing || month < paidMonths - 1,
      kind: month === 0 ? "start" : "renewal",
    };
  });
}

async function loadInvoices(
  db: Db,
  writer: Writer,
  invoices: readonly DemoInvoice[],
  seed: string,
): Promise<void> {
  const names = { premium: "Premium", addon: "Branding add-on" };
  const ordered = [...invoices].sort((a, b) => a.from.getTime() - b.from.getTime());
  const numbered = ordered.filter(({ is_paid }) => is_paid).map(({ id }) => id);
  await insertRows(
    writer,
    "plan_invoices",
    ordered.map(({ plan, id, from, to, is_paid, kind }) => ({
      id,
      number: is_paid ? `P-${901 + numbered.indexOf(id)}` : null,
      user_id: plan.user_id,
      subscription_id: plan.id,
      kind,
      choice: plan.choice,
      price_cents: prices[plan.choice],
      status: is_paid ? "paid" : "open",
      lines: [
        {
          text: `${names[plan.choice]}, ${shownDay(from)} to ${shownDay(to)}`,
          amount_cents: prices[plan.choice],
        },
      ],
      amount_cents: prices[plan.choice],
      period_from: from,
      period_to: to,
      bill_to: {
        name: `${plan.showroom.owner.first_name} ${plan.showroom.owner.last_name}`,
        company_name: plan.showroom.company_name,
        email: plan.showroom.owner.email,
      },
      card_brand: is_paid ? "Visa" : "",
      card_last4: is_paid ? plan.card.last4 : "",
      created_at: from,
      paid_at: is_paid ? from : null,
    })),
  );
  await loadCharges(writer, ordered, seed);
  await postTransfers(
    db,
    ordered
      .filter(({ is_paid }) => is_paid)
      .map(({ id, from, plan }) => ({
        reference: `plan:${id}`,
        kind: "plan" as const,
        at: from,
        postings: planPostings(prices[plan.choice]),
      })),
  );
}

/** What the invoices were charged, in our books and in the provider's. */
async function loadCharges(writer: Writer, invoices: readonly DemoInvoice[], seed: string): Promise<void> {
  const charges = invoices.map((invoice) => {
    const id = uuidFor(`${seed}/plan payment/${invoice.id}`, invoice.from);
    const message = invoice.is_paid ? "" : "Your card has insufficient funds.";
    return { ...invoice, payment: id, key: `plan_${id}`, ref: `ch_${id}`, message };
  });
  await insertRows(
    writer,
    "plan_payments",
    charges.map(({ payment, id, plan, key, ref, message, from, is_paid, kind }) => ({
      id: payment,
      invoice_id: id,
      provider: "sandbox",
      card_id: plan.card.id,
      idempotency_key: key,
      amount_cents: prices[plan.choice],
      is_attended: kind === "start",
      status: is_paid ? "succeeded" : "declined",
      provider_ref: ref,
      message,
      created_at: from,
      settled_at: from,
    })),
  );
  await insertRows(
    writer,
    "sandbox_charges",
    charges.map(({ key, ref, message, plan, from, is_paid }) => ({
      id: ref,
      idempotency_key: key,
      amount_cents: prices[plan.choice],
      refunded_cents: 0,
      status: is_paid ? "succeeded" : "declined",
      message,
      brand: "Visa",
      last4: plan.card.last4,
      created_at: from,
    })),
  );
}
