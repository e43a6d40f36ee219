import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { Plan, PlanChoiceSent, PlanPreview } from "../../../../contract/money/plans.ts";
import { addShowroom } from "../../../../tests/support/catalog-seed.ts";
import { type Client, cards, type Shop } from "../../../../tests/support/shop.ts";
import { announcePlans } from "./announce.flow.ts";
import { renewPlans, settlePlanPayments } from "./renew.flow.ts";

export type Changed = {
  plan: Plan;
  question: { payment: string; client_secret: string | null; message: string } | null;
};

let pros = 0;

/** A pro with an open showroom in the theme color #24566b, and no plan yet. */
export async function newPro(shop: Shop, card?: keyof typeof cards): Promise<Client & { vsd_id: string }> {
  const vsd_id = `PLAN${String(++pros).padStart(4, "0")}`;
  const { user_id, id } = await addShowroom(shop.platform.db, vsd_id, `Plan Pro ${pros}`, 1000, []);
  await shop.platform.db
    .updateTable("showrooms")
    .set({ theme_color: "#24566b" })
    .where("id", "=", id)
    .execute();
  const pro = await shop.signIn(user_id);
  if (card) await saveCard(pro, card);
  return { ...pro, vsd_id };
}

export async function saveCard(pro: Client, card: keyof typeof cards): Promise<void> {
  const { status, body } = await pro.call("POST /api/cards", {
    card_number: cards[card],
    name_on_Card: "Plan Pro",
    exp_date: "12/39",
    cvv: "123",
    is_default: true,
  });
  if (status !== 201) throw new Error(`the card was refused: ${status}`);
  const { action } = body as unknown as { action: { setup: string } | null };
  if (action) await pro.call("POST /api/cards/confirm", { setup: action.setup, accepted: true });
}

export const planOf = async (pro: Client) => (await pro.call<Plan>("GET /api/plan")).body.data;
export const preview = async (pro: Client, choice: PlanChoiceSent) =>
  (await pro.call<PlanPreview>(`GET /api/plan/preview?choice=${choice}`)).body.data;
export const change = (pro: Client, choice: PlanChoiceSent, expected: number, key: string = randomUUID()) =>
  pro.call<Changed>("POST /api/plan/change", { choice, expected }, { "Idempotency-Key": key });

/** Chooses a plan at what its preview says, and returns it. */
export async function choose(pro: Client, choice: PlanChoiceSent): Promise<Plan> {
  const { due } = await preview(pro, choice);
  const answer = await change(pro, choice, due);
  if (answer.status !== 200) throw new Error(`the plan was refused: ${answer.body.message}`);
  return answer.body.data.plan;
}

/** Premium that is paid from the first day on: this pro has had the trial. */
export async function paidPremium(
  shop: Shop,
  card: keyof typeof cards = "good",
): Promise<Client & { vsd_id: string }> {
  const pro = await newPro(shop, card);
  await hadTrial(shop, pro);
  await choose(pro, "premium");
  return pro;
}

export async function hadTrial({ platform }: Shop, { user_id }: Client): Promise<void> {
  await sql`
    insert into subscriptions (id, user_id, plan, subscription_status, paid_amount_cents, trial_used_at)
    values (gen_random_uuid(), ${user_id}, 'basic', 'active', 0, now())`.execute(platform.db);
}

/** Another card in place of the default one. */
export async function replaceCard(shop: Shop, pro: Client, card: keyof typeof cards): Promise<void> {
  await saveCard(pro, card);
  await shop.platform.db
    .deleteFrom("saved_cards")
    .where((where) => where.and({ user_id: pro.user_id, is_default: false }))
    .execute();
}

/** Lets days pass, with the jobs of two servers running every day, or every few. */
export async function passDays(shop: Shop, days: number, step = 1): Promise<void> {
  for (let day = 0; day < days; day += step) {
    shop.clock.skipMinutes(step * 24 * 60);
    await runJobs(shop);
  }
}

export async function runJobs({ platform }: Shop): Promise<void> {
  await Promise.all([renewPlans(platform), renewPlans(platform)]);
  await Promise.all([settlePlanPayments(platform), settlePlanPayments(platform)]);
  await Promise.all([announcePlans(platform), announcePlans(platform)]);
}

export async function themeOf(pro: Client & { vsd_id: string }): Promise<string> {
  const { body } = await pro.call<{ profile: { theme_color: string } }>(
    `GET /api/visualization/shop_profile?vsd_id=${pro.vsd_id}`,
  );
  return body.data.profile.theme_color;
}

export interface Books {
  /** Cents by status. */
  invoices: { status: string; amount_cents: number; number: string | null }[];
  /** What the provider took, by its own books. */
  charged: number;
  charges: number;
  /** What the ledger calls revenue. */
  revenue: number;
}

/** A pro's invoices, what the provider charged for them, and what the ledger says. */
export async function booksOf({ platform: { db } }: Shop, { user_id }: Client): Promise<Books> {
  const invoices = await db
    .selectFrom("plan_invoices")
    .select(["status", "amount_cents", "number"])
    .where("user_id", "=", user_id)
    .orderBy("created_at")
    .execute();
  const { rows } = await sql<{ charged: number; charges: number; revenue: number }>`
    select coalesce((select sum(c.amount_cents - c.refunded_cents)::int from sandbox_charges c
        join plan_payments p on p.idempotency_key = c.idempotency_key
        join plan_invoices i on i.id = p.invoice_id
        where i.user_id = ${user_id} and c.status = 'succeeded'), 0) as charged,
      (select count(*)::int from sandbox_charges c
        join plan_payments p on p.idempotency_key = c.idempotency_key
        join plan_invoices i on i.id = p.invoice_id where i.user_id = ${user_id}) as charges,
      coalesce((select -sum(e.amount_cents)::int from ledger_entries e
        join ledger_accounts a on a.id = e.account_id and a.kind = 'platform_revenue'
        join ledger_transfers t on t.id = e.transfer_id and t.kind = 'plan'
        join plan_invoices i on t.reference = 'plan:' || i.id where i.user_id = ${user_id}), 0) as revenue`.execute(
    db,
  );
  return { invoices, ...rows[0]! };
}

/** Subjects of the emails about plans that a pro got, the oldest first. */
export async function mailsTo({ platform: { db } }: Shop, { user_id }: Client): Promise<string[]> {
  const rows = await db
    .selectFrom("mails")
    .innerJoin("users", "users.email", "mails.recipient")
    .select("subject")
    .where("users.id", "=", user_id)
    .where("mails.kind", "=", "plan")
    .orderBy("mails.id")
    .execute();
  return rows.map(({ subject }) => subject);
}
