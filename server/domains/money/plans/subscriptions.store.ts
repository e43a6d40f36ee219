import { type Selectable, sql, type Updateable } from "kysely";
import type { Subscriptions } from "../../../../db/schema.generated.ts";
import type { Db } from "../../../platform/database.ts";
import { newId } from "../../../platform/ids.ts";

export type SubscriptionRow = Selectable<Subscriptions>;

export const findSubscription = (db: Db, user_id: string): Promise<SubscriptionRow | undefined> =>
  db.selectFrom("subscriptions").selectAll().where("user_id", "=", user_id).executeTakeFirst();

/**
 * An account's subscription, locked until the transaction ends: whatever changes a plan or its charges takes this lock
 * first. Who has none gets a free one.
 */
export async function lockSubscription(db: Db, user_id: string, now: Date): Promise<SubscriptionRow> {
  const free = { plan: "basic", subscription_status: "active", paid_amount_cents: 0, started_at: now };
  await db
    .insertInto("subscriptions")
    .values({ id: newId(), user_id, ...free })
    .onConflict((conflict) => conflict.column("user_id").doNothing())
    .execute();
  return (await lockKnown(db, user_id))!;
}

/** The same where there is one; undefined once the account is deleted. */
export const lockKnown = (db: Db, user_id: string): Promise<SubscriptionRow | undefined> =>
  db.selectFrom("subscriptions").selectAll().where("user_id", "=", user_id).forUpdate().executeTakeFirst();

export type SubscriptionChange = Updateable<Subscriptions>;

export async function setSubscription(db: Db, id: string, change: SubscriptionChange): Promise<void> {
  await db.updateTable("subscriptions").set(change).where("id", "=", id).execute();
}

/** Accounts whose period is over and whose next one is not charged yet, the longest over first. */
export async function dueAccounts(db: Db, now: Date): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    select user_id from subscriptions
    where renews_at <= ${now} and subscription_status = 'active'
      and not exists (select from plan_invoices i where i.user_id = subscriptions.user_id and i.status = 'open')
    order by renews_at, user_id limit 500`.execute(db);
  return rows.map(({ user_id }) => user_id);
}

/** Accounts whose failed renewal is to be charged again. */
export async function retryAccounts(db: Db, now: Date): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    select user_id from subscriptions
    where retry_at <= ${now} and subscription_status = 'past_due' order by retry_at, user_id limit 500`.execute(
    db,
  );
  return rows.map(({ user_id }) => user_id);
}

/** Accounts that are charged between now and `until` and have not heard of it. */
export async function unremindedAccounts(db: Db, now: Date, until: Date): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    select user_id from subscriptions
    where renews_at > ${now} and renews_at <= ${until} and subscription_status = 'active'
      and reminded_for is distinct from renews_at
    order by renews_at, user_id limit 500`.execute(db);
  return rows.map(({ user_id }) => user_id);
}

/** Accounts that pay another price than the present one, or were told one that no longer holds. */
export async function accountsToTell(
  db: Db,
  prices: { premium: number; addon: number | null },
): Promise<string[]> {
  const asked = sql`case when plan = 'premium' then ${prices.premium}::int else ${prices.addon}::int end`;
  const { rows } = await sql<{ user_id: string }>`
    select user_id from subscriptions
    where renews_at is not null and (plan = 'premium' or addon = 'paid') and ${asked} is not null
      and case when price_cents = ${asked} then announced_cents is not null
        else announced_cents is distinct from ${asked} end
    order by user_id limit 500`.execute(db);
  return rows.map(({ user_id }) => user_id);
}

/** Whom a plan belongs to, as emails and invoices name them. */
export interface Payer {
  email: string;
  first_name: string;
  full_name: string;
  company_name: string;
}

/** Undefined for a deleted account, which gets no more letters. */
export async function payerOf(db: Db, user_id: string): Promise<Payer | undefined> {
  const { rows } = await sql<Payer>`
    select u.email, u.first_name, trim(u.first_name || ' ' || u.last_name) as full_name,
      coalesce((select s.company_name from showrooms s where s.user_id = u.id order by s.created_at limit 1), '')
        as company_name
    from users u where u.id = ${user_id} and u.deleted_at is null`.execute(db);
  return rows[0];
}

/** Whether there is an active account with an open showroom: a plan is for nothing else. */
export async function hasShowroom(db: Db, user_id: string): Promise<boolean> {
  const row = await db
    .selectFrom("showrooms as s")
    .innerJoin("users as u", "u.id", "s.user_id")
    .select("s.id")
    .where("s.user_id", "=", user_id)
    .where("s.closed_at", "is", null)
    .where("u.status", "in", ["Active", "Approve"])
    .executeTakeFirst();
  return row !== undefined;
}

export interface PayingCard {
  id: string;
  brand: string;
  last4: string;
  exp_date: string;
}

/** The card that pays: the default one of those that this provider keeps. */
export const defaultCard = (db: Db, user_id: string, provider: string): Promise<PayingCard | undefined> =>
  db
    .selectFrom("saved_cards")
    .select(["id", "brand", "last4", "exp_date"])
    .where((where) => where.and({ user_id, provider, is_default: true }))
    .executeTakeFirst();

/** What the provider charges a saved card by; undefined once its owner has removed it. */
export async function cardToken(db: Db, card_id: string | null): Promise<string | undefined> {
  if (!card_id) return undefined;
  const card = await db
    .selectFrom("saved_cards")
    .select("provider_token")
    .where("id", "=", card_id)
    .executeTakeFirst();
  return card?.provider_token;
}
