import { type Insertable, type RawBuilder, type Selectable, sql } from "kysely";
import type { OwnPayoutSort, PayoutSort } from "../../../../contract/sorts.ts";
import type { PayoutSetups, Payouts } from "../../../../db/schema.generated.ts";
import { orderBy } from "../../../platform/database/order-by.ts";
import type { Db } from "../../../platform/database.ts";

export type SetupRow = Selectable<PayoutSetups>;
export type PayoutRow = Selectable<Payouts>;

export const findSetup = (db: Db, user_id: string): Promise<SetupRow | undefined> =>
  db.selectFrom("payout_setups").selectAll().where("user_id", "=", user_id).executeTakeFirst();

/** The same, locked until the transaction ends: one payout of a payee at a time. */
export const lockSetup = (db: Db, user_id: string): Promise<SetupRow | undefined> =>
  db.selectFrom("payout_setups").selectAll().where("user_id", "=", user_id).forUpdate().executeTakeFirst();

/** Adds a payee's first bank account; false if there is one by now. */
export async function addSetup(db: Db, row: Insertable<PayoutSetups>): Promise<boolean> {
  const added = await db
    .insertInto("payout_setups")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning("user_id")
    .executeTakeFirst();
  return added !== undefined;
}

/** Changes the setup that was read; false if it is another one by now. */
export async function changeSetup(
  db: Db,
  known: { user_id: string; version: number },
  change: Partial<Insertable<PayoutSetups>>,
): Promise<boolean> {
  const changed = await db
    .updateTable("payout_setups")
    .set({ ...change, version: sql<number>`version + 1` })
    .where((row) => row.and(known))
    .returning("user_id")
    .executeTakeFirst();
  return changed !== undefined;
}

export const insertPayout = (db: Db, row: Insertable<Payouts>): Promise<PayoutRow> =>
  db.insertInto("payouts").values(row).returningAll().executeTakeFirstOrThrow();

export const findPayout = (db: Db, id: string): Promise<PayoutRow | undefined> =>
  db.selectFrom("payouts").selectAll().where("id", "=", id).executeTakeFirst();

/** The payout that a request has made already. */
export const payoutOfRequest = (
  db: Db,
  user_id: string,
  request_key: string,
): Promise<PayoutRow | undefined> =>
  db
    .selectFrom("payouts")
    .selectAll()
    .where((row) => row.and({ user_id, request_key }))
    .executeTakeFirst();

/**
 * Writes what the provider has said; undefined if that was known, or the payout is settled. A bank may send back what
 * it had credited.
 * @returns the status before
 */
export async function setPayoutState(
  db: Db,
  id: string,
  state: { status: "in_transit" | "paid" | "failed"; provider_ref: string | null; message: string; at: Date },
): Promise<string | undefined> {
  const { status, provider_ref, message } = state;
  // locked in a statement of its own: see `lockStock` of the catalog
  await sql`select from payouts where id = ${id} for update`.execute(db);
  const { rows } = await sql<{ status: string }>`
    with known as (select id, status from payouts where id = ${id})
    update payouts p set status = ${status}, provider_ref = coalesce(${provider_ref}, p.provider_ref),
      message = ${message}, settled_at = ${status === "in_transit" ? null : state.at}
    from known
    where p.id = known.id and known.status <> ${status} and (known.status in ('requested', 'in_transit')
      or (known.status = 'paid' and ${status} = 'failed'))
    returning known.status`.execute(db);
  return rows[0]?.status;
}

/**
 * Payouts on their way that nobody asked about since a moment, and those from before another that the provider has not
 * answered; noted as asked about now.
 */
export async function unsettledPayouts(
  db: Db,
  before: { on_way: Date; unanswered: Date },
  now: Date,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update payouts set asked_at = ${now} where id in (
      select id from payouts
      where (status = 'in_transit' and (asked_at is null or asked_at <= ${before.on_way}))
        or (status = 'requested' and created_at < ${before.unanswered})
      order by created_at limit 500 for update skip locked)
    returning id`.execute(db);
  return rows.map(({ id }) => id);
}

export async function inTransit(db: Db, user_id: string): Promise<number> {
  const row = await db
    .selectFrom("payouts")
    .select(sql<number>`coalesce(sum(amount_cents), 0)::bigint`.as("cents"))
    .where("user_id", "=", user_id)
    .where("status", "in", ["requested", "in_transit"])
    .executeTakeFirstOrThrow();
  return row.cents;
}

interface Page {
  offset: number;
  limit: number;
}

/** A page of a payee's payouts, newest first, and how many there are. */
const ownSorts: Record<OwnPayoutSort, RawBuilder<unknown>> = {
  asked: sql`created_at`,
  settled: sql`settled_at`,
  amount: sql`amount_cents`,
};

export async function payoutsOf(
  db: Db,
  user_id: string,
  { sort, offset, limit }: Page & { sort?: OwnPayoutSort | `-${OwnPayoutSort}` | undefined },
): Promise<{ rows: PayoutRow[]; total: number }> {
  const mine = db.selectFrom("payouts").where("user_id", "=", user_id);
  const order = orderBy(sort, ownSorts, sql`created_at desc, id desc`);
  const [{ rows }, { total }] = await Promise.all([
    sql<PayoutRow>`select * from payouts where user_id = ${user_id} ${order} limit ${limit} offset ${offset}`.execute(
      db,
    ),
    mine.select(sql<number>`count(*)::int`.as("total")).executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}

export type AnyPayoutRow = PayoutRow & { payee_name: string; email: string };

const payoutOrder = {
  payee: sql`lower(concat_ws(' ', u.first_name, u.last_name))`,
  asked: sql`p.created_at`,
  settled: sql`p.settled_at`,
  amount: sql`p.amount_cents`,
};

/** A page of all payouts, newest first unless sorted, by state and by the payee's name or address. */
export async function allPayouts(
  db: Db,
  filter: {
    status?: string | undefined;
    q?: string | undefined;
    sort?: PayoutSort | `-${PayoutSort}` | undefined;
  },
  page: Page,
): Promise<{ rows: AnyPayoutRow[]; total: number }> {
  const { status = null, q } = filter;
  const like = q ? `%${q.replaceAll(/[\\%_]/g, "\\$&")}%` : null;
  const found = sql`
    from payouts p join users u on u.id = p.user_id
    where (${status}::text is null or p.status = ${status})
      and (${like}::text is null or concat_ws(' ', u.first_name, u.last_name) ilike ${like} or u.email ilike ${like}
        or p.holder_name ilike ${like})`;
  const [{ rows }, counted] = await Promise.all([
    sql<AnyPayoutRow>`
      select p.*, concat_ws(' ', u.first_name, u.last_name) as payee_name, u.email ${found}
      ${orderBy(filter.sort, payoutOrder, sql`p.created_at desc, p.id desc`)}
      offset ${page.offset} limit ${page.limit}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total ${found}`.execute(db),
  ]);
  return { rows, total: counted.rows[0]!.total };
}

export interface ScheduledPayee {
  user_id: string;
  type: "Vendor" | "Contractor";
}

/** Payees whose schedule is one of these; not those whose last payout failed to the present bank account. */
export async function scheduledPayees(
  db: Db,
  schedules: readonly string[],
  now: Date,
): Promise<ScheduledPayee[]> {
  const { rows } = await sql<ScheduledPayee>`
    select s.user_id, u.type from payout_setups s join users u on u.id = s.user_id
    where s.schedule in (${sql.join(schedules)}) and u.type in ('Vendor', 'Contractor')
      and u.status in ('Active', 'Approve')
      and not exists (select from payout_accounts a where a.user_id = s.user_id and not a.can_receive)
      and (s.held_until is null or s.held_until <= ${now})
      and not exists (select from payout_holds h where h.user_id = s.user_id)
      and not exists (
        select from payouts p where p.user_id = s.user_id and p.status = 'failed'
          and p.created_at >= s.bank_changed_at
          and not exists (select from payouts l where l.user_id = p.user_id and l.created_at > p.created_at))
    order by s.user_id`.execute(db);
  return rows;
}

export async function addresseeOf(
  db: Db,
  user_id: string,
): Promise<{ email: string; first_name: string } | undefined> {
  return db.selectFrom("users").select(["email", "first_name"]).where("id", "=", user_id).executeTakeFirst();
}
