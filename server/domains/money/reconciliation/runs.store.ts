import { type Selectable, sql } from "kysely";
import type { FindingKind, ReconciliationRun } from "../../../../contract/money/reconciliation.ts";
import type { ReconciliationFindings, ReconciliationRuns } from "../../../../db/schema.generated.ts";
import type { Db } from "../../../platform/database.ts";
import { newId } from "../../../platform/ids.ts";
import type { Finding } from "./reconcile.rules.ts";

export type RunRow = Omit<Selectable<ReconciliationRuns>, "checked"> & {
  checked: ReconciliationRun["checked"];
};

export type FindingRow = Omit<Selectable<ReconciliationFindings>, "kind"> & {
  kind: FindingKind;
  order_number: string | null;
  resolver: string | null;
};

export async function beginRun(db: Db, run: { started_at: Date; since: Date }): Promise<string> {
  const id = newId();
  await db
    .insertInto("reconciliation_runs")
    .values({ id, ...run })
    .execute();
  return id;
}

interface RunEnd {
  finished_at: Date;
  checked: ReconciliationRun["checked"];
  found: number;
  new_found: number;
  error: string | null;
}

export async function endRun(db: Db, id: string, end: RunEnd): Promise<RunRow> {
  const { rows } = await sql<RunRow>`
    update reconciliation_runs set finished_at = ${end.finished_at}, checked = ${JSON.stringify(end.checked)}::text::jsonb,
      found = ${end.found}, new_found = ${end.new_found}, error = ${end.error}
    where id = ${id} returning *`.execute(db);
  return rows[0]!;
}

export async function lastRuns(db: Db, limit: number): Promise<RunRow[]> {
  const { rows } = await sql<RunRow>`
    select * from reconciliation_runs order by started_at desc limit ${limit}`.execute(db);
  return rows;
}

/**
 * Keeps what a run found. A finding that is known is seen again; one that was resolved opens again only when its
 * amounts are others now. Answers those that nobody knew.
 */
export async function keepFindings(db: Db, findings: readonly Finding[], at: Date): Promise<Finding[]> {
  if (findings.length === 0) return [];
  const rows = findings.map((finding) => ({ id: newId(), ...finding }));
  const kept = await sql<{ kind: string; subject: string; is_new: boolean }>`
    insert into reconciliation_findings as known
      (id, kind, subject, order_id, payout_id, provider_ref, booked_cents, found_cents, first_seen, last_seen)
    select id, kind, subject, order_id, payout_id, provider_ref, booked_cents, found_cents, ${at}, ${at}
    from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as f (id uuid, kind text, subject text,
      order_id uuid, payout_id uuid, provider_ref text, booked_cents bigint, found_cents bigint)
    on conflict (kind, subject) do update set last_seen = excluded.last_seen,
      booked_cents = excluded.booked_cents, found_cents = excluded.found_cents,
      first_seen = case when known.resolved_at is null then known.first_seen else excluded.first_seen end,
      resolved_at = null, resolved_by = null, note = ''
    where known.resolved_at is null
      or (known.booked_cents, known.found_cents) is distinct from (excluded.booked_cents, excluded.found_cents)
    returning kind, subject, first_seen = ${at} as is_new`.execute(db);
  const isNew = new Set(kept.rows.flatMap((row) => (row.is_new ? [`${row.kind} ${row.subject}`] : [])));
  return findings.filter(({ kind, subject }) => isNew.has(`${kind} ${subject}`));
}

const columns = sql`f.*, o.number as order_number, concat_ws(' ', u.first_name, u.last_name) as resolver
  from reconciliation_findings f left join orders o on o.id = f.order_id left join users u on u.id = f.resolved_by`;

export async function findingRows(
  db: Db,
  state: "open" | "resolved",
  page: { offset: number; limit: number },
): Promise<FindingRow[]> {
  const { rows } = await sql<FindingRow>`
    select ${columns} where (f.resolved_at is null) = ${state === "open"}
    order by coalesce(f.resolved_at, f.first_seen) desc, f.id limit ${page.limit} offset ${page.offset}`.execute(
    db,
  );
  return rows;
}

export async function countFindings(db: Db, state: "open" | "resolved"): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from reconciliation_findings
    where (resolved_at is null) = ${state === "open"}`.execute(db);
  return rows[0]!.count;
}

export async function findFinding(db: Db, id: string): Promise<FindingRow | undefined> {
  const { rows } = await sql<FindingRow>`select ${columns} where f.id = ${id}`.execute(db);
  return rows[0];
}

/** False if somebody has resolved it meanwhile. */
export async function storeResolution(
  db: Db,
  id: string,
  resolution: { resolved_at: Date; resolved_by: string; note: string },
): Promise<boolean> {
  const row = await db
    .updateTable("reconciliation_findings")
    .set(resolution)
    .where("id", "=", id)
    .where("resolved_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** How much there is to look at. */
export async function countBooks(db: Db): Promise<{ transfers: number; orders: number }> {
  const { rows } = await sql<{ transfers: number; orders: number }>`
    select (select count(*)::int from ledger_transfers) as transfers,
      (select count(*)::int from orders where status = 'paid') as orders`.execute(db);
  return rows[0]!;
}
