import { type Selectable, sql } from "kysely";
import type { PayeeTaxDetails } from "../../../../db/schema.generated.ts";
import type { Db } from "../../../platform/database.ts";

export type TaxRow = Selectable<PayeeTaxDetails>;

export const findTaxDetails = (db: Db, user_id: string): Promise<TaxRow | undefined> =>
  db.selectFrom("payee_tax_details").selectAll().where("user_id", "=", user_id).executeTakeFirst();

/** Those of some payees. */
export const taxDetailsOf = (db: Db, user_ids: readonly string[]): Promise<TaxRow[]> =>
  user_ids.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom("payee_tax_details")
        .selectAll()
        .where("user_id", "in", [...user_ids])
        .execute();

export async function storeTaxDetails(db: Db, row: TaxRow): Promise<void> {
  const { user_id: _, ...columns } = row;
  await db
    .insertInto("payee_tax_details")
    .values(row)
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet(columns))
    .execute();
}

const everyDays = sql.lit(30);

/**
 * Payees who earned something since a moment, have certified nothing and were not asked for 30 days; notes that they are
 * asked now, so two servers ask each once.
 */
export async function claimTaxReminders(db: Db, since: Date, now: Date): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    insert into payee_tax_reminders (user_id, sent_at)
    select distinct u.id, ${now}::timestamptz from ledger_entries e
      join ledger_transfers t on t.id = e.transfer_id join ledger_accounts a on a.id = e.account_id
      join (select id, user_id from vendors union all select id, user_id from showrooms) o on o.id = a.owner_id
      join users u on u.id = o.user_id
    where t.kind = 'sale' and t.at >= ${since} and a.kind in ('vendor_pending', 'contractor_pending')
      and u.status in ('Active', 'Approve') and u.deleted_at is null
      and not exists (select from payee_tax_details d where d.user_id = u.id)
    on conflict (user_id) do update set sent_at = excluded.sent_at
      where payee_tax_reminders.sent_at < ${now}::timestamptz - make_interval(days => ${everyDays})
    returning user_id`.execute(db);
  return rows.map(({ user_id }) => user_id);
}
