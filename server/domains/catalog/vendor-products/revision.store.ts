import { type RawBuilder, sql } from "kysely";
import type { VendorReviewRule } from "../../../../contract/catalog/catalog-review.ts";
import { type ReviewSetting, reviewSettingOf } from "../../../../domain/catalog/product-review.ts";
import type { Db } from "../../../platform/database.ts";
import { newId } from "../../../platform/ids.ts";
import { archiveEmptyDrafts } from "../products/index.ts";
import type { Changes } from "./revision.types.ts";

const asJson = (value: unknown) => sql`${JSON.stringify(value)}::text::jsonb`;
const asObject = (value: unknown) => (typeof value === "object" && value ? { ...value } : {});

/** The marketplace's review setting, and the vendor's own rule and number of products that were live. */
export async function reviewFacts(
  db: Db,
  vendorId: string,
): Promise<{ setting: ReviewSetting; vendor: { rule: VendorReviewRule; was_live: number } }> {
  const stored = await db
    .selectFrom("settings")
    .select("value")
    .where("key", "=", "review")
    .executeTakeFirst();
  const setting = reviewSettingOf(asObject(stored?.value));
  const { rows } = await sql<{ rule: VendorReviewRule; was_live: number }>`
    select v.review_rule as rule, (select count(*)::int from (
      select from products p where p.vendor_id = v.id and p.live_since is not null
      limit ${setting.trusted_after}) live) as was_live
    from vendors v where v.id = ${vendorId}::uuid`.execute(db);
  return { setting, vendor: rows[0]! };
}

/** A product or an edit to send to the admins. It replaces an open one and is pending. */
export interface NewRevision {
  product_id: number;
  vendor_id: string;
  kind: "new" | "edit";
  changes: Changes;
  /** The price list that it came with. */
  import_id?: string | undefined;
}

/** Sends products or edits to the admins; what is open of the same product is replaced. */
export async function sendRevisions(db: Db, revisions: readonly NewRevision[], at: Date): Promise<void> {
  if (revisions.length === 0) return;
  const rows = revisions.map((one) => ({ ...one, id: newId() }));
  await sql`
    insert into product_revisions (id, product_id, vendor_id, kind, status, changes, import_id, created_at, sent_at)
    select g.id, g.product_id, g.vendor_id, g.kind, 'pending', g.changes, g.import_id, ${at}, ${at}
    from jsonb_to_recordset(${asJson(rows)}) as g(id uuid, product_id bigint, vendor_id uuid, kind text,
      changes jsonb, import_id uuid)
    on conflict (product_id) where status in ('pending', 'sent_back') do update set kind = excluded.kind,
      status = 'pending', changes = excluded.changes, import_id = excluded.import_id, reason = '',
      sent_at = excluded.sent_at, decided_at = null, decided_by = null`.execute(db);
}

/** Closes what is open of products without a decision; ids of those that had something open. */
export async function withdrawRevisions(
  db: Db,
  productIds: readonly number[],
  which: { kind?: "new" } = {},
): Promise<number[]> {
  const ofKind = which.kind ? sql`and kind = ${which.kind}` : sql``;
  const { rows } = await sql<{ product_id: number }>`
    update product_revisions set status = 'withdrawn', decided_at = now()
    where product_id = any(${[...productIds]}::bigint[]) and status in ('pending', 'sent_back')
      ${ofKind}
    returning product_id`.execute(db);
  return rows.map(({ product_id }) => product_id);
}

/** Closes what a price list brought that is taken back; what was new in it is archived, so that a later list finds it. */
export async function withdrawImported(
  db: Db,
  productIds: readonly number[],
  importId: string,
): Promise<void> {
  await sql`
    with closed as (
      update product_revisions set status = 'withdrawn', decided_at = now()
      where product_id = any(${[...productIds]}::bigint[]) and status in ('pending', 'sent_back')
        and import_id = ${importId}::uuid
      returning product_id, kind)
    ${archiveEmptyDrafts(sql`select product_id as id from closed where kind = 'new'`)}`.execute(db);
}

/** Products among these that customers have never seen. */
export async function neverLive(db: Db, productIds: readonly number[]): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select id from products where id = any(${[...productIds]}::bigint[]) and live_since is null
      and withdrawn_at is null`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** Where a revision belongs; undefined for one that is not there. */
export async function placeOfRevision(
  db: Db,
  id: string,
): Promise<{ vendor_id: string; hash: string; status: string } | undefined> {
  const { rows } = await sql<{ vendor_id: string; hash: string; status: string }>`
    select r.vendor_id, p.hash, r.status from product_revisions r join products p on p.id = r.product_id
    where r.id = ${id}::uuid`.execute(db);
  return rows[0];
}

export const decideRevision = (
  db: Db,
  id: string,
  decision: { status: "approved" | "sent_back"; reason: string; by: string; at: Date },
) =>
  db
    .updateTable("product_revisions")
    .set({
      status: decision.status,
      reason: decision.reason,
      decided_by: decision.by,
      decided_at: decision.at,
    })
    .where("id", "=", id)
    .execute();

interface QueueFilter {
  status: "pending" | "sent_back";
  vendor?: string | undefined;
  /** Sent by then. */
  until?: Date;
}

export interface QueueRow {
  id: string;
  hash: string;
  vendor_id: string;
  vendor: string;
  rule: VendorReviewRule;
  waiting: number;
  price_from: number;
  variants: number;
}

const queued = ({ status, vendor, until }: QueueFilter): RawBuilder<unknown> => sql`
  r.status = ${status}
  ${vendor ? sql`and r.vendor_id = ${vendor}::uuid` : sql``}
  ${until ? sql`and r.sent_at <= ${until}` : sql``}`;

/** What waits, the oldest first. */
export async function reviewQueue(
  db: Db,
  filter: QueueFilter,
  { offset, limit }: { offset: number; limit: number },
): Promise<QueueRow[]> {
  const { rows } = await sql<QueueRow>`
    select r.id, p.hash, r.vendor_id, ve.name as vendor, ve.review_rule as rule,
      (select count(*)::int from product_revisions o where o.vendor_id = r.vendor_id and o.status = 'pending')
        as waiting,
      (select coalesce(min(wholesale_cents), 0)::int from variants where product_id = p.id) as price_from,
      (select count(*)::int from variants where product_id = p.id) as variants
    from product_revisions r join products p on p.id = r.product_id join vendors ve on ve.id = r.vendor_id
    where ${queued(filter)} order by r.sent_at, r.id offset ${offset} limit ${limit}`.execute(db);
  return rows;
}

export async function countQueue(db: Db, filter: QueueFilter): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from product_revisions r where ${queued(filter)}`.execute(db);
  return rows[0]!.total;
}

/** The rule of a vendor; its name, or undefined where there is no such vendor. */
export async function setReviewRule(
  db: Db,
  vendorId: string,
  rule: VendorReviewRule,
): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    update vendors set review_rule = ${rule} where id = ${vendorId}::uuid returning name`.execute(db);
  return rows[0]?.name;
}

/** The account that runs a vendor, to be notified of a decision. */
export async function vendorOwner(
  db: Db,
  vendorId: string,
): Promise<{ id: string; email: string; first_name: string } | undefined> {
  const { rows } = await sql<{ id: string; email: string; first_name: string }>`
    select u.id, u.email, u.first_name from vendors v join users u on u.id = v.user_id
    where v.id = ${vendorId}::uuid`.execute(db);
  return rows[0];
}
