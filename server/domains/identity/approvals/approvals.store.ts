import { type RawBuilder, sql } from "kysely";
import type { Application } from "../../../../contract/identity/approvals.ts";
import type { ApprovalSort } from "../../../../contract/sorts.ts";
import { orderBy } from "../../../platform/database/order-by.ts";
import type { Db } from "../../../platform/database.ts";

export interface NewDocument {
  id: string;
  file_name: string;
  media_type: string;
  bytes: number;
  path: string;
  created_at: Date;
}

export async function insertDocument(db: Db, document: NewDocument): Promise<void> {
  await db.insertInto("application_documents").values(document).execute();
}

/** Assigns unclaimed documents to an application; false if one of them is not available. */
export async function claimDocuments(
  db: Db,
  application_id: string,
  ids: readonly string[],
): Promise<boolean> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return true;
  const claimed = await db
    .updateTable("application_documents")
    .set({ application_id })
    .where("id", "in", wanted)
    .where("application_id", "is", null)
    .returning("id")
    .execute();
  return claimed.length === wanted.length;
}

/** Deletes documents uploaded more than a day ago without an application; returns their paths. */
export async function dropStrayDocuments(db: Db, before: Date): Promise<string[]> {
  const dropped = await db
    .deleteFrom("application_documents")
    .where("application_id", "is", null)
    .where("created_at", "<", before)
    .returning("path")
    .execute();
  return dropped.map(({ path }) => path);
}

export async function findDocument(
  db: Db,
  application_id: string,
  id: string,
): Promise<NewDocument | undefined> {
  return db
    .selectFrom("application_documents")
    .selectAll()
    .where((where) => where.and({ id, application_id }))
    .executeTakeFirst();
}

/** The outcome of an account's last application; undefined without one. */
export async function lastDecision(db: Db, user_id: string): Promise<Application["status"] | undefined> {
  const row = await db
    .selectFrom("applications")
    .select("status")
    .where("user_id", "=", user_id)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.status as Application["status"] | undefined;
}

export interface NewApplication {
  id: string;
  user_id: string;
  kind: "Contractor" | "Vendor";
  company_name: string;
  showroom_name: string;
  is_listed: boolean;
  license_number: string;
  license_state: string;
  city: string;
  state: string;
  website: string;
  about: string;
  created_at: Date;
}

export async function insertApplication(db: Db, application: NewApplication): Promise<void> {
  await db.insertInto("applications").values(application).execute();
}

export interface ApplicationRow extends Omit<NewApplication, "created_at"> {
  status: Application["status"];
  is_designer: boolean;
  reason: string;
  decided_at: Date | null;
  decided_by: string | null;
  created_at: Date;
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
  country_code: string;
  zip_code: string;
  email_verified_at: Date | null;
  showroom_id: string | null;
  vsd_id: string | null;
  documents: Application["documents"];
}

const rows = (condition: RawBuilder<unknown>, rest: RawBuilder<unknown>) => sql<ApplicationRow>`
  select a.id, a.user_id, a.kind, a.status, a.company_name, a.showroom_name, a.is_listed, a.license_number,
    a.license_state, a.city, a.state, a.website, a.about, a.reason, a.decided_at, a.created_at,
    u.is_designer, u.first_name, u.last_name, u.email, u.phone, u.country_code, u.zip_code, u.email_verified_at,
    nullif(trim(d.first_name || ' ' || d.last_name), '') as decided_by,
    s.id as showroom_id, s.vsd_id,
    coalesce((
      select jsonb_agg(jsonb_build_object('id', f.id, 'file_name', f.file_name, 'media_type', f.media_type,
        'bytes', f.bytes) order by f.created_at, f.id)
      from application_documents f where f.application_id = a.id), '[]') as documents
  from applications a
  join users u on u.id = a.user_id
  left join users d on d.id = a.decided_by
  left join lateral (
    select id, vsd_id from showrooms where user_id = a.user_id and a.status = 'approved'
    order by created_at limit 1
  ) s on true
  where ${condition} ${rest}`;

export async function findApplication(db: Db, id: string): Promise<ApplicationRow | undefined> {
  return (await rows(sql`a.id = ${id}`, sql``).execute(db)).rows[0];
}

interface ApplicationFilter {
  status?: string | undefined;
  kind?: string | undefined;
  q?: string | undefined;
  sort?: ApprovalSort | `-${ApprovalSort}` | undefined;
}

const applicationOrder = { company: sql`lower(a.company_name)`, applied: sql`a.created_at` };

/** One page, unless sorted: pending first, longest waiting on top, then decided ones, newest first. */
export async function findApplications(
  db: Db,
  filter: ApplicationFilter,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ rows: ApplicationRow[]; total: number }> {
  const condition = conditions(filter);
  const usual = sql`
    a.status = 'pending' desc, case when a.status = 'pending' then a.created_at end, a.decided_at desc, a.id`;
  const order = sql`${orderBy(filter.sort, applicationOrder, usual)} limit ${limit} offset ${offset}`;
  const [found, counted] = await Promise.all([
    rows(condition, order).execute(db),
    sql<{ total: number }>`
      select count(*)::int as total from applications a join users u on u.id = a.user_id
      where ${condition}`.execute(db),
  ]);
  return { rows: found.rows, total: counted.rows[0]?.total ?? 0 };
}

function conditions({ status, kind, q }: ApplicationFilter): RawBuilder<unknown> {
  const parts: RawBuilder<unknown>[] = [sql`true`];
  if (status) parts.push(sql`a.status = ${status}`);
  if (kind) parts.push(sql`a.kind = ${kind}`);
  if (q) {
    const pattern = `%${q.toLowerCase().replaceAll(/[\\%_]/g, "\\$&")}%`;
    parts.push(sql`(lower(a.company_name) like ${pattern} or lower(a.showroom_name) like ${pattern}
      or lower(u.email) like ${pattern} or lower(a.license_number) like ${pattern})`);
  }
  return sql.join(parts, sql` and `);
}

/** Decides a pending application; false if somebody else was first. */
export async function decide(
  db: Db,
  id: string,
  decision: { status: "approved" | "declined"; reason: string; decided_by: string; decided_at: Date },
): Promise<boolean> {
  const decided = await db
    .updateTable("applications")
    .set(decision)
    .where("id", "=", id)
    .where("status", "=", "pending")
    .returning("id")
    .executeTakeFirst();
  return decided !== undefined;
}
