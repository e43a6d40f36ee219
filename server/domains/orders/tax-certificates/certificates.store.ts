import { sql } from "kysely";
import type { CertificateReason, CertificateStatus } from "../../../../contract/orders/tax-words.ts";
import type { Db } from "../../../platform/database.ts";

export interface CertificateRow {
  id: string;
  user_id: string;
  state: string;
  number: string;
  reason: CertificateReason;
  /** ISO day. */
  expires_on: string;
  file_name: string;
  media_type: string;
  path: string;
  status: CertificateStatus;
  answer: string;
  created_at: Date;
}

export interface ManagedRow extends CertificateRow {
  first_name: string;
  last_name: string;
  email: string;
  type: string;
  orders: number;
}

/** What an exempt sale rests on. */
export interface Exemption {
  id: string;
  number: string;
}

/** The certificate that exempts an account's purchases for a state on a day (ISO); undefined without one. */
export async function exemptionOf(
  db: Db,
  user_id: string,
  state: string,
  day: string,
): Promise<Exemption | undefined> {
  const { rows } = await sql<Exemption>`
    select id, number from tax_certificates
    where user_id = ${user_id} and state = ${state} and status = 'approved' and expires_on >= ${day}::date`.execute(
    db,
  );
  return rows[0];
}

const columns =
  sql.raw(`c.id, c.user_id, c.state, c.number, c.reason, c.expires_on::text as expires_on, c.file_name,
  c.media_type, c.path, c.status, c.answer, c.created_at`);

/** An account's certificates, without those that it withdrew. */
export async function certificatesOf(db: Db, user_id: string): Promise<CertificateRow[]> {
  const { rows } = await sql<CertificateRow>`
    select ${columns} from tax_certificates c
    where c.user_id = ${user_id} and c.status <> 'removed' order by c.created_at desc, c.id`.execute(db);
  return rows;
}

export async function insertCertificate(
  db: Db,
  row: Omit<CertificateRow, "status" | "answer">,
): Promise<void> {
  await db.insertInto("tax_certificates").values(row).execute();
}

/** Withdraws an account's certificate; false if it has none with this id. */
export async function withdrawCertificate(db: Db, user_id: string, id: string): Promise<boolean> {
  const row = await db
    .updateTable("tax_certificates")
    .set({ status: "removed" })
    .where((where) => where.and({ id, user_id }))
    .where("status", "<>", "removed")
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

const withOwner = sql.raw(`u.first_name, u.last_name, u.email, u.type,
  (select count(*)::int from orders o where o.tax_certificate_id = c.id and o.status = 'paid') as orders`);

export async function findCertificates(
  db: Db,
  filter: { status?: CertificateStatus | undefined; q?: string | undefined },
  { offset, limit }: { offset: number; limit: number },
): Promise<{ rows: ManagedRow[]; total: number }> {
  const words = filter.q ? `%${filter.q.replaceAll(/[\\%_]/g, "\\$&")}%` : null;
  const byStatus = filter.status ? sql`and c.status = ${filter.status}` : sql`and c.status <> 'removed'`;
  const byWords = words
    ? sql`and (c.number ilike ${words} or u.email ilike ${words} or u.first_name || ' ' || u.last_name ilike ${words})`
    : sql``;
  const from = sql`from tax_certificates c join users u on u.id = c.user_id where true ${byStatus} ${byWords}`;
  const [page, count] = await Promise.all([
    sql<ManagedRow>`select ${columns}, ${withOwner} ${from}
      order by c.status = 'requested' desc, c.created_at desc, c.id limit ${limit} offset ${offset}`.execute(
      db,
    ),
    sql<{ total: number }>`select count(*)::int as total ${from}`.execute(db),
  ]);
  return { rows: page.rows, total: count.rows[0]?.total ?? 0 };
}

/** `lock` keeps others from deciding on it until the transaction ends. */
export async function findCertificate(
  db: Db,
  id: string,
  { lock = false }: { lock?: boolean } = {},
): Promise<ManagedRow | undefined> {
  const { rows } = await sql<ManagedRow>`
    select ${columns}, ${withOwner} from tax_certificates c join users u on u.id = c.user_id
    where c.id = ${id} ${lock ? sql`for update of c` : sql``}`.execute(db);
  return rows[0];
}

/** Keeps a decision; an older certificate for the same state no longer counts once a newer one is approved. */
export async function storeDecision(
  db: Db,
  row: Pick<CertificateRow, "id" | "user_id" | "state">,
  decision: { status: CertificateStatus; answer: string; decided_by: string; decided_at: Date },
): Promise<void> {
  if (decision.status === "approved") {
    await db
      .updateTable("tax_certificates")
      .set({ status: "removed" })
      .where((where) => where.and({ user_id: row.user_id, state: row.state, status: "approved" }))
      .execute();
  }
  await db.updateTable("tax_certificates").set(decision).where("id", "=", row.id).execute();
}

/** Takes approved certificates that expire by a day (ISO) and whose owner was not reminded, and marks them. */
export async function takeExpiring(db: Db, by: string, at: Date): Promise<ManagedRow[]> {
  const { rows } = await sql<ManagedRow>`
    with taken as (
      update tax_certificates set reminded_at = ${at}
      where status = 'approved' and reminded_at is null and expires_on <= ${by}::date returning *
    )
    select ${columns}, u.first_name, u.last_name, u.email, u.type, 0 as orders
    from taken c join users u on u.id = c.user_id and u.deleted_at is null`.execute(db);
  return rows;
}
