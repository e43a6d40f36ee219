import { type RawBuilder, sql } from "kysely";
import type { RoomDesign } from "../../../../contract/design/room-design.ts";
import type { SelectionSide, SelectionStatus } from "../../../../contract/design/selection-words.ts";
import type { SelectionSort } from "../../../../contract/sorts.ts";
import { marketZone } from "../../../../domain/days/calendar.ts";
import { anyOf } from "../../../platform/any-of.ts";
import { orderBy } from "../../../platform/database/order-by.ts";
import type { Db } from "../../../platform/database.ts";
import type { MediaRow } from "../../showrooms/showrooms/index.ts";

/** A project with selections, as one of its people sees it. */
export interface BoardProject {
  id: string;
  name: string;
  owner_id: string;
  showroom_id: string;
  vsd_id: string;
  company_name: string;
  is_ordered: boolean;
  can_edit: boolean;
  side: SelectionSide;
  client: string;
  budget_cents: number | null;
}

const fullName = (table: string) =>
  sql<string>`trim(${sql.ref(`${table}.first_name`)} || ' ' || ${sql.ref(`${table}.last_name`)})`;

const project = (can_edit: RawBuilder<boolean>, side: RawBuilder<SelectionSide>) => sql`
  select p.id, coalesce(nullif(p.name, ''), 'Project') as name, p.user_id as owner_id, s.id as showroom_id, s.vsd_id,
    s.company_name, p.ordered_at is not null as is_ordered, ${can_edit} as can_edit, ${side} as side,
    case when owner.type = 'Contractor' then coalesce((select max(l.approver_name) from project_links l
      where l.project_id = p.id and l.can_approve and l.revoked_at is null),
      (select full_name from clients where id = p.client_id), '') else ${fullName("owner")} end as client,
    (select budget_cents from project_budgets where project_id = p.id) as budget_cents
  from projects p join showrooms s on s.id = p.showroom_id join users owner on owner.id = p.user_id`;

/**
 * The pros of a project: those who run its showroom, once it is shared with them or is their own; whom the owner has
 * hired for it; and a pro who owns it.
 */
const isPro = (user_id: RawBuilder<unknown>) => sql<boolean>`(
  (p.user_id = ${user_id} and owner.type = 'Contractor')
  or (s.user_id = ${user_id} and s.user_id <> p.user_id and p.shared_with_pro_at is not null)
  or (p.user_id <> ${user_id} and exists (select from hires h where h.project_id = p.id and h.user_id = p.user_id
    and h.pro_id = ${user_id} and h.status = 'accepted')))`;

const seenBy = (user_id: string) => {
  const me = sql`${user_id}::uuid`;
  return sql<boolean>`not p.is_cart and (p.user_id = ${me} or ${isPro(me)})`;
};

/** A project that this account owns or works on; undefined for others'. */
export async function findProjectFor(db: Db, user_id: string, id: string): Promise<BoardProject | undefined> {
  const me = sql`${user_id}::uuid`;
  const side = sql<SelectionSide>`case when ${isPro(me)} then 'pro' else 'client' end`;
  const can_edit = sql<boolean>`(p.user_id = ${me} or exists (
    select from project_editors e where e.project_id = p.id and e.user_id = ${me} and project_works_on(p.id, ${me})))`;
  const { rows } = await sql<BoardProject>`
    ${project(can_edit, side)} where p.id = ${id} and ${seenBy(user_id)}`.execute(db);
  return rows[0];
}

/** The same for the reader of a link. */
export async function findProjectOfLink(db: Db, id: string): Promise<BoardProject | undefined> {
  const { rows } = await sql<BoardProject>`
    ${project(sql`false`, sql`'client'`)} where p.id = ${id}`.execute(db);
  return rows[0];
}

export interface SelectionRow {
  id: string;
  project_id: string;
  pro_id: string | null;
  proposed_by: string;
  title: string;
  note: string;
  room_id: string | null;
  room_name: string | null;
  surface: string | null;
  line_id: string | null;
  place: string;
  allowance_cents: number | null;
  /** YYYY-MM-DD */
  due_on: string | null;
  status: SelectionStatus;
  version: number;
  reason: string;
  created_at: Date;
  updated_at: Date;
}

const selections = sql`
  select x.id, x.project_id, x.pro_id, x.title, x.note, r.id as room_id, r.name as room_name, x.surface, l.id as line_id,
    x.place, x.allowance_cents, to_char(x.due_on, 'YYYY-MM-DD') as due_on, x.status, x.version, x.reason, x.created_at,
    x.updated_at, coalesce((select company_name from showrooms where user_id = x.pro_id and id = p.showroom_id),
      (select nullif(business_name, '') from hire_profiles where user_id = x.pro_id), ${fullName("pro")}, '') as proposed_by
  from selections x join projects p on p.id = x.project_id
  left join users pro on pro.id = x.pro_id
  left join rooms r on r.id = x.room_id and r.project_id = x.project_id and r.user_id = p.user_id
  left join project_lines l on l.id = x.line_id and l.project_id = x.project_id`;

/** The selections of a project, in the order in which they were proposed. */
export async function selectionsOf(db: Db, project_id: string): Promise<SelectionRow[]> {
  const { rows } = await sql<SelectionRow>`
    ${selections} where x.project_id = ${project_id} order by x.created_at, x.id limit 300`.execute(db);
  return rows;
}

export async function findSelection(db: Db, id: string): Promise<SelectionRow | undefined> {
  const { rows } = await sql<SelectionRow>`${selections} where x.id = ${id}`.execute(db);
  return rows[0];
}

/** The same, held until the transaction ends. */
export async function lockSelection(db: Db, id: string): Promise<SelectionRow | undefined> {
  await sql`select from selections where id = ${id} for update`.execute(db);
  return findSelection(db, id);
}

/** What is known of a SKU without its price, also if nobody sells it anymore. */
export interface ProductRow extends MediaRow {
  variant_id: number;
  sku: string;
  name: string;
  brand: string;
  hash: string;
  unit: string;
  /** What a box covers; null for products that are not sold by the box. */
  box_sqft: number | null;
  minimum_unit: number;
  item_size: Partial<Record<string, string>>;
  lead_time_days: number;
}

const product = sql`v.id as variant_id, case when pr.unit = 'Box' then v.box_sqft end as box_sqft, pr.minimum_unit, v.sku, pr.name, (select name from brands where id = pr.brand_id) as brand,
  pr.hash, pr.unit, v.item_size, v.lead_time_days,
  m.key as media_key, m.width as media_width, m.height as media_height, m.placeholder as media_placeholder`;
const ofVariant = sql`join products pr on pr.id = v.product_id left join media m on m.key = coalesce(v.media_key, pr.media_key)`;

export interface OptionRow extends ProductRow {
  id: string;
  selection_id: string;
  position: number;
  qty: number | null;
  note: string;
}

export async function optionsOf(db: Db, selection_ids: readonly string[]): Promise<OptionRow[]> {
  if (selection_ids.length === 0) return [];
  const { rows } = await sql<OptionRow>`
    select o.id, o.selection_id, o.position, o.qty, o.note, ${product}
    from selection_options o join variants v on v.id = o.variant_id ${ofVariant}
    where o.selection_id = ${anyOf(selection_ids, "uuid")} order by o.selection_id, o.position`.execute(db);
  return rows;
}

/** Products by SKU, for options that are not kept yet. */
export async function productsBySku(db: Db, skus: readonly string[]): Promise<Map<string, ProductRow>> {
  const { rows } = await sql<ProductRow>`
    select ${product} from variants v ${ofVariant} where v.sku = ${anyOf(skus, "text")}`.execute(db);
  return new Map(rows.map((row) => [row.sku, row]));
}

/** Everything about the signed product as it was then. */
export interface ApprovalFacts {
  letter: string;
  sku: string;
  name: string;
  brand: string;
  unit: string;
  size: string;
  lead_time_days: number;
  area_sqft: number | null;
  run_ft: number | null;
  waste: number | null;
  boxes: number | null;
  reason: string;
}

export interface NewApproval {
  selection_id: string;
  number: number;
  variant_id: number;
  qty: number;
  unit_price_cents: number;
  total_cents: number;
  difference_cents: number | null;
  allowance_cents: number | null;
  facts: ApprovalFacts;
  signed_name: string;
  signed_at: Date;
  ip: string;
  user_id: string | null;
  link_id: string | null;
  email: string;
}

export interface ApprovalRow extends MediaRow, Omit<NewApproval, "user_id" | "link_id" | "email"> {
  /** The product's SKU and page today. */
  sku: string;
  hash: string;
  lead_time_days: number;
  category_slug: string;
  category_above: string | null;
  specs: Record<string, unknown>;
}

/** What was signed for these selections, the newest first. */
export async function approvalsOf(db: Db, selection_ids: readonly string[]): Promise<ApprovalRow[]> {
  if (selection_ids.length === 0) return [];
  const { rows } = await sql<ApprovalRow>`
    select a.selection_id, a.number, a.variant_id, v.sku, pr.hash, v.lead_time_days, c.slug as category_slug,
      (select slug from categories where id = c.parent_id) as category_above, pr.attributes as specs,
      a.qty, a.unit_price_cents, a.total_cents, a.difference_cents, a.allowance_cents, a.facts, a.signed_name, a.signed_at,
      a.ip, m.key as media_key, m.width as media_width, m.height as media_height, m.placeholder as media_placeholder
    from selection_approvals a join variants v on v.id = a.variant_id ${ofVariant}
    join categories c on c.id = pr.category_id
    where a.selection_id = ${anyOf(selection_ids, "uuid")} order by a.selection_id, a.number desc`.execute(
    db,
  );
  return rows;
}

export interface CommentRow {
  id: string;
  selection_id: string;
  side: SelectionSide;
  author_name: string;
  body: string;
  created_at: Date;
}

export async function commentsOf(db: Db, selection_ids: readonly string[]): Promise<CommentRow[]> {
  if (selection_ids.length === 0) return [];
  const { rows } = await sql<CommentRow>`
    select id, selection_id, side, author_name, body, created_at from selection_comments
    where selection_id = ${anyOf(selection_ids, "uuid")} order by created_at, id limit 1000`.execute(db);
  return rows;
}

export interface RoomOfProject {
  id: string;
  name: string;
  design: RoomDesign;
}

/** The rooms of a project that are its owner's, with their designs. */
export async function roomsOf(db: Db, project_id: string, ids?: readonly string[]): Promise<RoomOfProject[]> {
  const { rows } = await sql<RoomOfProject>`
    select r.id, r.name, r.design from rooms r join projects p on p.id = r.project_id and p.user_id = r.user_id
    where r.project_id = ${project_id} and (${ids === undefined} or r.id = ${anyOf(ids ?? [], "uuid")})
    order by r.updated_at desc limit 30`.execute(db);
  return rows;
}

export interface ListedRow {
  id: string;
  project_id: string;
  project_name: string;
  title: string;
  place: string;
  status: SelectionStatus;
  side: SelectionSide;
  other: string;
  due_on: string | null;
  is_overdue: boolean;
  approved_cents: number | null;
  updated_at: Date;
  total: number;
}

/** Whose move it is, as in `domain/projects/selection-moves.ts`. */
const waitsFor = sql`case when x.status in ('proposed', 'change_requested') then 'client'
  when x.status = 'returned' then 'pro' end`;

const today = (now: Date) => sql`(${now}::timestamptz at time zone ${sql.lit(marketZone)})::date`;
const isOverdue = (now: Date) =>
  sql<boolean>`coalesce(x.due_on < ${today(now)}, false) and x.status in ('proposed', 'returned', 'change_requested')`;

interface SelectionPage {
  show: "open" | "all";
  sort?: SelectionSort | `-${SelectionSort}` | undefined;
  offset: number;
  limit: number;
  now: Date;
}

const sorts: Record<SelectionSort, RawBuilder<unknown>> = {
  title: sql`lower(x.title)`,
  project: sql`lower(p.name)`,
  // a column of the result
  client: sql`other`,
  due: sql`x.due_on`,
  changed: sql`x.updated_at`,
  total: sql`approved_cents`,
};

/** A page of selections that an account sees, unless sorted overdue first, then what waits for it, then by deadline. */
export async function listFor(
  db: Db,
  user_id: string,
  { show, sort, offset, limit, now }: SelectionPage,
): Promise<ListedRow[]> {
  const me = sql`${user_id}::uuid`;
  const side = sql`case when ${isPro(me)} then 'pro' else 'client' end`;
  const usual = sql`(${isOverdue(now)}) desc, (${waitsFor} = ${side}) desc nulls last, x.due_on nulls last,
    x.updated_at desc, x.id`;
  const { rows } = await sql<ListedRow>`
    select x.id, p.id as project_id, coalesce(nullif(p.name, ''), 'Project') as project_name, x.title, x.place, x.status,
      ${side} as side, case when ${isPro(me)} then case when owner.type = 'Contractor'
        then coalesce((select full_name from clients where id = p.client_id), '') else ${fullName("owner")} end
        else coalesce((select company_name from showrooms where user_id = x.pro_id and id = p.showroom_id),
          (select nullif(business_name, '') from hire_profiles where user_id = x.pro_id), ${fullName("pro")}, '') end as other,
      to_char(x.due_on, 'YYYY-MM-DD') as due_on, ${isOverdue(now)} as is_overdue,
      (select total_cents from selection_approvals a where a.selection_id = x.id order by number desc limit 1)
        as approved_cents,
      x.updated_at, count(*) over ()::int as total
    from selections x join projects p on p.id = x.project_id join showrooms s on s.id = p.showroom_id
    join users owner on owner.id = p.user_id left join users pro on pro.id = x.pro_id
    where ${seenBy(user_id)} and x.status <> 'withdrawn' and (${show === "all"} or ${waitsFor} is not null)
    ${orderBy(sort, sorts, usual)}
    limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

/** Selections that wait for an account, for its start page; nothing if none does. */
export async function waitingSelections(db: Db, user_id: string): Promise<WaitingSelections[]> {
  const me = sql`${user_id}::uuid`;
  const { rows } = await sql<WaitingSelections>`
    select 'selection' as kind, count(*)::int as count, min(x.updated_at) as since,
      case when count(distinct p.id) = 1 then min(p.id::text) end as about
    from selections x join projects p on p.id = x.project_id join showrooms s on s.id = p.showroom_id
    join users owner on owner.id = p.user_id
    where ${seenBy(user_id)} and p.ordered_at is null
      and ${waitsFor} = case when ${isPro(me)} then 'pro' else 'client' end
    having count(*) > 0`.execute(db);
  return rows;
}

interface WaitingSelections {
  kind: "selection";
  count: number;
  since: Date;
  /** The project, if all are of one. */
  about: string | null;
}

export interface Person {
  id: string;
  email: string;
  name: string;
}

/** The pros of a project, and its owner if that is the client. */
export async function peopleOf(
  db: Db,
  project_id: string,
): Promise<{ pros: Person[]; client: Person | null }> {
  const { rows } = await sql<Person & { is_pro: boolean }>`
    select u.id, u.email, u.first_name as name, ${isPro(sql`u.id`)} as is_pro
    from projects p join showrooms s on s.id = p.showroom_id join users owner on owner.id = p.user_id
    join users u on u.id in (p.user_id, s.user_id) or u.id in (
      select pro_id from hires h where h.project_id = p.id and h.status = 'accepted')
    where p.id = ${project_id} and (${isPro(sql`u.id`)} or u.id = p.user_id)`.execute(db);
  return {
    pros: rows.filter(({ is_pro }) => is_pro),
    client: rows.find(({ is_pro }) => !is_pro) ?? null,
  };
}

/** What an account is called here: the showroom's or business's name for a pro. */
export async function nameOf(db: Db, user_id: string, project_id: string): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select coalesce((select s.company_name from showrooms s join projects p on p.showroom_id = s.id
        where s.user_id = u.id and p.id = ${project_id}),
      (select nullif(business_name, '') from hire_profiles where user_id = u.id), ${fullName("u")}) as name
    from users u where u.id = ${user_id}`.execute(db);
  return rows[0]?.name ?? "";
}

export async function countSelections(db: Db, project_id: string): Promise<number> {
  const { count } = await db
    .selectFrom("selections")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("project_id", "=", project_id)
    .executeTakeFirstOrThrow();
  return Number(count);
}
