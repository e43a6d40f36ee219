import { sql } from "kysely";
import type { Posting } from "../../../../domain/money/ledger-posting.ts";
import type { Db } from "../../../platform/database.ts";
import { newId } from "../../../platform/ids.ts";

/** One business event in the ledger. */
export interface Transfer {
  /** Identifies the event, so that it is posted once: `sale:<order>`, `refund:<refund>`, `payout:<payout>`. */
  reference: string;
  kind:
    | "sale"
    | "payment"
    | "installment"
    | "change_order"
    | "refund"
    | "refund_paid"
    | "release"
    | "replacement"
    | "payout"
    | "payout_paid"
    | "payout_failed"
    | "plan"
    | "plan_stray"
    | "plan_refund"
    | "balance_paid"
    | "dispute_held"
    | "dispute_won"
    | "dispute_lost";
  /** Absent for payouts and for payments of plans and proposals, which belong to no order. */
  order_id?: string;
  order_item_id?: string;
  at: Date;
  postings: readonly Posting[];
}

/**
 * Posts transfers inside the caller's transaction, opening accounts as needed. A reference that was posted before is
 * ignored. The database refuses a transfer that does not sum to zero.
 */
export async function postTransfers(db: Db, transfers: readonly Transfer[]): Promise<void> {
  const all = transfers.filter((transfer) => transfer.postings.length > 0);
  if (all.length === 0) return;
  // sent together, in this order: the second statement sees accounts that others opened meanwhile
  await Promise.all([openAccounts(db, all), insertTransfers(db, all)]);
}

/** Two branches, each with its index: `is not distinct from` would read all accounts of the kind. */
const accountOf = (row: "wanted" | "e") => {
  const [kind, owner] = [sql.ref(`${row}.kind`), sql.ref(`${row}.owner_id`)];
  return sql`
    select id from ledger_accounts where kind = ${kind} and owner_id = ${owner}
    union all
    select id from ledger_accounts where kind = ${kind} and owner_id is null and ${owner} is null`;
};

function openAccounts(db: Db, transfers: readonly Transfer[]) {
  const keys = transfers.flatMap((transfer) => transfer.postings.map(accountKey));
  const accounts = JSON.stringify([...new Set(keys)].sort().map((key) => JSON.parse(key)));
  return sql`
    insert into ledger_accounts (kind, owner_id)
    select wanted.kind, wanted.owner_id
    from jsonb_to_recordset(${accounts}::text::jsonb) as wanted (kind text, owner_id uuid)
    where not exists (${accountOf("wanted")})
    on conflict do nothing`.execute(db);
}

const accountKey = ({ kind, owner_id }: Posting): string => JSON.stringify({ kind, owner_id });

function insertTransfers(db: Db, transfers: readonly Transfer[]) {
  const rows = transfers.map(({ postings: _, ...transfer }) => ({ id: newId(), ...transfer }));
  const entries = transfers.flatMap((transfer, index) =>
    transfer.postings.map((posting) => ({ transfer_id: rows[index]!.id, ...posting })),
  );
  return sql`
    with posted as (
      insert into ledger_transfers (id, reference, kind, order_id, order_item_id, at)
      select id, reference, kind, order_id, order_item_id, at
      from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb)
        as t (id uuid, reference text, kind text, order_id uuid, order_item_id uuid, at timestamptz)
      on conflict (reference) do nothing
      returning id
    )
    insert into ledger_entries (transfer_id, account_id, amount_cents)
    select e.transfer_id, a.id, e.amount_cents
    from jsonb_to_recordset(${JSON.stringify(entries)}::text::jsonb)
      as e (transfer_id uuid, kind text, owner_id uuid, amount_cents bigint)
    join posted on posted.id = e.transfer_id
    cross join lateral (${accountOf("e")}) a`.execute(db);
}
