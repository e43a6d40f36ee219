import { type RawBuilder, sql } from "kysely";
import type { ItemStatus } from "../../../../contract/orders/orders.ts";
import type {
  Bearer,
  CaseKind,
  CaseStatus,
  CaseView,
  Condition,
  WantedOutcome,
} from "../../../../contract/orders/return-words.ts";
import type { ReturnAddress } from "../../../../contract/orders/returns.ts";
import type { ReturnSort } from "../../../../contract/sorts.ts";
import { orderBy } from "../../../platform/database/order-by.ts";
import type { Db } from "../../../platform/database.ts";
import { seesItem, seesOrder, type Viewer } from "../orders/index.ts";

/** A return, claim or goodwill refund, with the people and the line that it is about. */
export interface CaseRow {
  id: string;
  number: string;
  kind: CaseKind;
  status: CaseStatus;
  order_id: string;
  order_item_id: string;
  taken_from_id: string | null;
  vendor_id: string;
  qty: number;
  reason: string;
  details: string;
  wanted: WantedOutcome | null;
  wanted_percent: number | null;
  is_freight: boolean;
  return_to: string;
  return_address: ReturnAddress | null;
  label_note: string;
  /** The carrier's prepaid label; empty without one. */
  label_path: string;
  answer: string;
  carrier: string;
  tracking: string;
  received_qty: number | null;
  condition: Condition | null;
  borne_by: Bearer | null;
  refund_cents: number;
  kept_shipping_cents: number;
  vendor_cents: number;
  due_at: Date;
  overdue_at: Date | null;
  created_at: Date;
  updated_at: Date;
  closed_at: Date | null;
  order_number: string;
  /** In which its vendor settles it, as the order was placed under. */
  refund_days: number;
  customer_id: string;
  customer: string;
  showroom_id: string;
  showroom: string;
  pro_id: string;
  vendor: string;
  vendor_user_id: string | null;
  product_name: string;
  sku: string;
  vendor_sku: string;
  unit: string;
  item_status: ItemStatus;
  media_key: string | null;
  media_width: number | null;
  media_height: number | null;
  media_placeholder: string | null;
  /** What a refund of the whole line would be, and what of it is the vendor's. */
  left_cents: number;
  vendor_left_cents: number;
  line_total_cents: number;
  /** Units of the same line that the customer still has: they may come back too. */
  kept_qty: number;
}

const given = sql`i.refunded_vendor_cents + i.refunded_contractor_cents + i.refunded_margin_cents
  + i.refunded_shipping_cents + i.refunded_tax_cents + i.borne_platform_cents + i.borne_carrier_cents`;

const from = sql`return_cases c join orders o on o.id = c.order_id
  join order_items i on i.id = c.order_item_id join vendors ve on ve.id = c.vendor_id
  join showrooms s on s.id = o.showroom_id join users u on u.id = o.user_id`;

const cases = sql`
  select c.*, o.number as order_number, o.refund_days, o.user_id as customer_id, trim(u.first_name || ' ' || u.last_name) as customer,
    o.showroom_id, s.company_name as showroom, s.user_id as pro_id, ve.name as vendor, ve.user_id as vendor_user_id,
    i.product_name, i.sku, coalesce(i.vendor_sku, i.sku) as vendor_sku, i.unit, i.status as item_status,
    m.key as media_key, m.width as media_width, m.height as media_height, m.placeholder as media_placeholder,
    i.line_total_cents - (${given}) as left_cents, i.line_total_cents,
    coalesce((select r.qty from order_items r where r.id = c.taken_from_id and r.status = 'Delivered'), 0) as kept_qty,
    i.final_price_cents * i.qty - i.refunded_vendor_cents as vendor_left_cents
  from ${from} left join media m on m.key = i.media_key`;

const sees = (viewer: Viewer): RawBuilder<boolean> => sql`(${seesOrder(viewer)} and ${seesItem(viewer)})`;

/** One case that the viewer sees; another account's is not found. */
export async function findCase(db: Db, viewer: Viewer, id: string): Promise<CaseRow | undefined> {
  const { rows } = await sql<CaseRow>`${cases} where c.id = ${id} and ${sees(viewer)}`.execute(db);
  return rows[0];
}

/** The same, held until the transaction ends. Lock its items first. */
export async function lockCase(db: Db, viewer: Viewer, id: string): Promise<CaseRow | undefined> {
  await sql`select from return_cases where id = ${id} for update`.execute(db);
  return findCase(db, viewer, id);
}

export interface CaseFilter {
  view: CaseView;
  kind?: CaseKind | undefined;
  status?: CaseStatus | undefined;
  q?: string | undefined;
  sort?: ReturnSort | `-${ReturnSort}` | undefined;
}

const isOpen = sql`c.status in ('requested', 'approved', 'shipped', 'disputed')`;
const isOverdue = sql`(c.overdue_at is not null and c.status in ('requested', 'shipped', 'disputed'))`;

/** Whose step is next, as `nextIn` says; a pro can answer what waits for the vendor, except for claims. */
const isMine = (viewer: Viewer): RawBuilder<boolean> => {
  const customer = sql`(o.user_id = ${viewer.id} and c.status = 'approved')`;
  if (viewer.type === "User") return sql`${customer}`;
  if (viewer.type === "Vendor") return sql`(c.status in ('requested', 'shipped'))`;
  if (viewer.type === "Admin") return sql`(c.status = 'disputed' or ${isOverdue})`;
  return sql`(${customer} or (o.user_id <> ${viewer.id} and c.kind = 'return' and c.status = 'requested'))`;
};

function matching(viewer: Viewer, { view, kind, status, q }: CaseFilter): RawBuilder<unknown> {
  const parts: RawBuilder<unknown>[] = [sees(viewer)];
  if (view === "open") parts.push(isOpen);
  if (view === "mine") parts.push(isMine(viewer));
  if (view === "overdue") parts.push(isOverdue);
  if (view === "done") parts.push(sql`not ${isOpen}`);
  if (kind) parts.push(sql`c.kind = ${kind}`);
  if (status) parts.push(sql`c.status = ${status}`);
  if (q) {
    const words = `%${q.replaceAll(/[\\%_]/g, "\\$&")}%`;
    const sku = viewer.type === "Vendor" ? sql`coalesce(i.vendor_sku, i.sku)` : sql`i.sku`;
    parts.push(sql`(c.number ilike ${words} or o.number ilike ${words} or i.product_name ilike ${words}
      or ${sku} ilike ${words} or u.first_name || ' ' || u.last_name ilike ${words})`);
  }
  return sql.join(parts, sql` and `);
}

/** Open ones first, overdue before all, then by their due date; done ones by their last change. */
const inOrder = sql`${isOverdue} desc, ${isOpen} desc, case when ${isOpen} then c.due_at end, c.updated_at desc, c.id`;

const sorts: Record<ReturnSort, RawBuilder<unknown>> = {
  number: sql`c.number`,
  due: sql`case when ${isOpen} then c.due_at end`,
  changed: sql`c.updated_at`,
  product: sql`lower(i.product_name)`,
  customer: sql`lower(u.last_name || ' ' || u.first_name)`,
  vendor: sql`lower(ve.name)`,
  order: sql`o.number`,
};

export async function findCases(
  db: Db,
  viewer: Viewer,
  filter: CaseFilter,
  page: { offset: number; limit: number },
): Promise<CaseRow[]> {
  const { rows } =
    await sql<CaseRow>`${cases} where ${matching(viewer, filter)} ${orderBy(filter.sort, sorts, inOrder)}
    limit ${page.limit} offset ${page.offset}`.execute(db);
  return rows;
}

export interface CaseCounts {
  total: number;
  open: number;
  mine: number;
  overdue: number;
}

export async function countCases(db: Db, viewer: Viewer, filter: CaseFilter): Promise<CaseCounts> {
  const { rows } = await sql<CaseCounts>`
    select (count(*) filter (where ${matching(viewer, filter)}))::int as total,
      (count(*) filter (where ${isOpen}))::int as open, (count(*) filter (where ${isMine(viewer)}))::int as mine,
      (count(*) filter (where ${isOverdue}))::int as overdue
    from ${from} where ${sees(viewer)}`.execute(db);
  return rows[0]!;
}

/** How many cases wait for the viewer, and since when. */
export async function casesWaiting(
  db: Db,
  viewer: Viewer,
): Promise<{ count: number; since: Date; about: string | null } | undefined> {
  const { rows } = await sql<{ count: number; since: Date | null; about: string | null }>`
    select count(*)::int as count, min(c.updated_at) as since,
      case when count(*) = 1 then min(c.id::text) end as about
    from ${from} where ${sees(viewer)} and ${isMine(viewer)}`.execute(db);
  const { count = 0, since = null, about = null } = rows[0] ?? {};
  return since ? { count, since, about } : undefined;
}

export async function eventsOf(db: Db, case_id: string) {
  const { rows } = await sql<{ status: CaseStatus; by_role: string; note: string; at: Date }>`
    select status, by_role, note, at from return_case_events where case_id = ${case_id} order by at, id`.execute(
    db,
  );
  return rows;
}

/** Whether an item's product goes by freight, which has a shorter time to report damage. */
export async function goesByFreight(db: Db, variantId: number | null): Promise<boolean> {
  if (variantId === null) return false;
  const row = await db
    .selectFrom("variants")
    .select("is_freight")
    .where("id", "=", variantId)
    .executeTakeFirst();
  return row?.is_freight ?? false;
}

/** Cases whose vendor is to be reminded, or whose time is over, locked; skips those that another server holds. */
export async function lockDue(
  db: Db,
  { now, remindBefore }: { now: Date; remindBefore: Date },
): Promise<{ id: string; is_over: boolean }[]> {
  const { rows } = await sql<{ id: string; is_over: boolean }>`
    select id, due_at <= ${now} as is_over from return_cases
    where status in ('requested', 'shipped') and kind <> 'goodwill'
      and ((due_at <= ${now} and overdue_at is null) or (due_at <= ${remindBefore} and reminded_at is null))
    order by due_at limit 200 for update skip locked`.execute(db);
  return rows;
}
