import { monthsAfter } from "../../domain/days/calendar.ts";
import type { PlanChoice } from "../../domain/money/plans.ts";
import { seedCards } from "../../server/domains/identity/accounts/index.ts";
import {
  type SeededInvoice,
  seedInvoices,
  seedSubscriptions,
} from "../../server/domains/money/plans/index.ts";
import type { Db } from "../../server/platform/database.ts";
import { daysBefore } from "../people/item-courses.ts";
import type { Market } from "../people/market.types.ts";
import { showrooms } from "../people/showrooms.ts";
import { uuidFor } from "../random.ts";
import { cardToken, expiryIn } from "./people.ts";

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

type DemoInvoice = Omit<SeededInvoice, "number"> & { is_paid: boolean };

/** Plans of pros with their cards and invoices; those of Basic have none. One renewal has failed. */
export async function loadPlans(db: Db, { seed, now, user_ids }: Market): Promise<void> {
  const plans = plansOf(seed, now, user_ids);
  await loadCards(db, plans, now);
  await seedSubscriptions(
    db,
    plans.map(({ id, user_id, choice, start, is_failing }) => ({
      id,
      user_id,
      choice,
      price_cents: prices[choice],
      started_at: monthsAfter(start, 1 - paidMonths),
      period_start: start,
      renews_at: monthsAfter(start, 1),
      trial_used_at: choice === "premium" ? daysBefore(now, 200) : null,
      failed: is_failing ? { at: daysBefore(now, 1.5), tries: 2 } : null,
    })),
  );
  const invoices = plans
    .flatMap((plan) => invoicesOf(plan, seed))
    .sort((a, b) => a.from.getTime() - b.from.getTime());
  let number = 900;
  await seedInvoices(
    db,
    invoices.map(({ is_paid, ...invoice }) => ({ ...invoice, number: is_paid ? `P-${++number}` : null })),
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

function invoicesOf(plan: DemoPlan, seed: string): DemoInvoice[] {
  const { user_id, choice, showroom, card } = plan;
  const { owner, company_name, vsd_id } = showroom;
  return Array.from({ length: paidMonths }, (_, month) => {
    const from = monthsAfter(plan.start, month + 1 - paidMonths);
    const id = uuidFor(`${seed}/plan invoice/${month}/${vsd_id}`, from);
    return {
      id,
      payment_id: uuidFor(`${seed}/plan payment/${id}`, from),
      user_id,
      subscription_id: plan.id,
      kind: month === 0 ? "start" : "renewal",
      choice,
      price_cents: prices[choice],
      from,
      to: monthsAfter(plan.start, month + 2 - paidMonths),
      bill_to: { name: `${owner.first_name} ${owner.last_name}`, company_name, email: owner.email },
      card: { id: card.id, brand: "Visa", last4: card.last4 },
      is_paid: !plan.is_failing || month < paidMonths - 1,
    };
  });
}
