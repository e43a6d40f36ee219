import { type RawBuilder, sql } from "kysely";
import type { HireStatus } from "../../../../contract/design/hire-words.ts";
import type { Conversation } from "../../../../contract/messaging/conversations.ts";
import type { AccountType } from "../../../http/caller.ts";
import { anyOf } from "../../../platform/any-of.ts";
import type { Db } from "../../../platform/database.ts";
import { newId } from "../../../platform/ids.ts";
import type { Viewer } from "./conversations.rules.ts";

export interface ConversationRow {
  id: string;
  kind: Conversation["kind"];
  showroom_id: string | null;
  project_id: string | null;
  project_name: string | null;
  project_owner: string | null;
  company_name: string | null;
  hire_id: string | null;
  hire_title: string | null;
  hire_status: HireStatus | null;
  /** Why the pro declined. */
  hire_reason: string | null;
  hire_pro: string | null;
  customer_id: string | null;
  customer_name: string | null;
  vendor_name: string | null;
  customer_type: AccountType | null;
  guest_name: string;
  guest_email: string;
  guest_seen_at: Date | null;
  rating: number | null;
  status: "open" | "closed";
  assigned_to: string | null;
  assigned_name: string | null;
  last_seq: number;
  last_change: number;
  last_at: Date;
  last_text: string | null;
  last_is_deleted: boolean;
  last_files: number;
  last_author_id: string | null;
  last_author: string | null;
  unread: number;
  is_muted: boolean;
  is_blocked: boolean;
  is_blocked_by_other: boolean;
}

const fullName = (table: string) =>
  sql`nullif(trim(${sql.ref(`${table}.first_name`)} || ' ' || ${sql.ref(`${table}.last_name`)}), '')`;

/** Members see their conversations; admins see those with support as well. */
const seenBy = (viewer: Viewer): RawBuilder<boolean> =>
  viewer.type === "Admin" ? sql`(cm.user_id is not null or c.kind = 'support')` : sql`cm.user_id is not null`;

const from = (viewer: Viewer) => sql`
  from conversations c
  left join conversation_members cm on cm.conversation_id = c.id and cm.user_id = ${viewer.id}
  left join projects p on p.id = c.project_id
  left join showrooms s on s.id = c.showroom_id
  left join hires h on h.id = c.hire_id
  left join hire_profiles hp on hp.user_id = h.pro_id
  left join users hired on hired.id = h.pro_id
  left join users owner on owner.id = c.user_id
  left join vendors seller on seller.user_id = c.user_id and c.kind = 'direct'
  left join users helper on helper.id = c.assigned_to
  left join messages lm on lm.conversation_id = c.id and lm.seq = c.last_seq
  left join users author on author.id = lm.user_id`;

const columns = (viewer: Viewer) => sql`
  c.id, c.kind, c.showroom_id, c.project_id, p.name as project_name, p.user_id as project_owner, s.company_name,
  c.hire_id, h.title as hire_title, h.status as hire_status, h.reason as hire_reason,
  coalesce(nullif(hp.business_name, ''), ${fullName("hired")}) as hire_pro,
  c.user_id as customer_id, ${fullName("owner")} as customer_name, seller.name as vendor_name,
  owner.type as customer_type, c.guest_name, c.guest_email,
  c.guest_seen_at, c.rating, c.status,
  c.assigned_to, ${fullName("helper")} as assigned_name, c.last_seq, c.last_change::float8 as last_change, c.last_at,
  lm.body as last_text, lm.deleted_at is not null as last_is_deleted, lm.user_id as last_author_id,
  (select count(*) from message_files f where f.message_id = lm.id)::int as last_files,
  ${fullName("author")} as last_author,
  (select count(*) from messages m where m.conversation_id = c.id and m.seq > cm.read_seq
    and m.deleted_at is null and m.user_id is distinct from ${viewer.id})::int as unread,
  coalesce(cm.is_muted, false) as is_muted, cm.blocked_at is not null as is_blocked,
  exists (select from conversation_members o where o.conversation_id = c.id and o.user_id <> ${viewer.id}
    and o.blocked_at is not null) as is_blocked_by_other`;

/** A page of an account's conversations with at least one message, the latest first. */
export async function findConversations(
  db: Db,
  viewer: Viewer,
  page: { kind: Conversation["kind"] | undefined; offset: number; limit: number },
): Promise<{ rows: ConversationRow[]; total: number }> {
  const wanted = sql`cm.user_id is not null and c.last_seq > 0
    and (${page.kind ?? null}::text is null or c.kind = ${page.kind ?? null})`;
  const { rows } = await sql<ConversationRow>`
    select ${columns(viewer)} ${from(viewer)} where ${wanted}
    order by c.last_at desc, c.id desc limit ${page.limit} offset ${page.offset}`.execute(db);
  const count = await sql<{ total: number }>`
    select count(*)::int as total from conversations c
    join conversation_members cm on cm.conversation_id = c.id and cm.user_id = ${viewer.id}
    where ${wanted}`.execute(db);
  return { rows, total: count.rows[0]?.total ?? 0 };
}

/** One conversation that this account sees. */
export async function findConversation(
  db: Db,
  viewer: Viewer,
  id: string,
): Promise<ConversationRow | undefined> {
  const { rows } = await sql<ConversationRow>`
    select ${columns(viewer)} ${from(viewer)} where c.id = ${id} and ${seenBy(viewer)}`.execute(db);
  return rows[0];
}

/** Those of several conversations that this account sees, by id. */
export async function findConversationsOf(
  db: Db,
  viewer: Viewer,
  ids: readonly string[],
): Promise<Map<string, ConversationRow>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<ConversationRow>`
    select ${columns(viewer)} ${from(viewer)} where c.id = ${anyOf(ids, "uuid")} and ${seenBy(viewer)}`.execute(
    db,
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** Locks a conversation until the transaction ends, so that its messages are numbered one after the other. */
export async function lockConversation(db: Db, id: string): Promise<void> {
  await sql`select from conversations where id = ${id} for update`.execute(db);
}

export interface MemberRow {
  id: string;
  name: string | null;
  type: AccountType;
  is_designer: boolean;
  read_seq: number;
  is_muted: boolean;
}

export async function findMembers(db: Db, conversation_id: string): Promise<MemberRow[]> {
  const { rows } = await sql<MemberRow>`
    select u.id, ${fullName("u")} as name, u.type, u.is_designer, cm.read_seq, cm.is_muted
    from conversation_members cm join users u on u.id = cm.user_id
    where cm.conversation_id = ${conversation_id} order by cm.joined_at, u.id`.execute(db);
  return rows;
}

export async function addMembers(db: Db, conversation_id: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .insertInto("conversation_members")
    .values([...new Set(ids)].map((user_id) => ({ conversation_id, user_id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

interface ProjectParties {
  id: string;
  showroom_id: string;
  owner: string;
  pro: string;
  shared_at: Date | null;
}

/** A project of this account, or one that is shared with it. */
export async function findProjectParties(
  db: Db,
  viewer: Viewer,
  project_id: string,
): Promise<ProjectParties | undefined> {
  const { rows } = await sql<ProjectParties>`
    select p.id, p.showroom_id, p.user_id as owner, s.user_id as pro, p.shared_with_pro_at as shared_at
    from projects p join showrooms s on s.id = p.showroom_id
    where p.id = ${project_id} and p.user_id is not null and (p.user_id = ${viewer.id}
      or (s.user_id = ${viewer.id} and p.shared_with_pro_at is not null))`.execute(db);
  return rows[0];
}

/** The customer and the showroom of an order, if this account is one of its two sides. */
export async function findOrderParties(
  db: Db,
  viewer: Viewer,
  order_id: string,
): Promise<{ showroom_id: string; customer: string; pro: string } | undefined> {
  const { rows } = await sql<{ showroom_id: string; customer: string; pro: string }>`
    select o.showroom_id, o.user_id as customer, s.user_id as pro
    from orders o join showrooms s on s.id = o.showroom_id
    where o.id = ${order_id} and ${viewer.id} in (o.user_id, s.user_id) and o.status <> 'payment_failed'`.execute(
    db,
  );
  return rows[0];
}

/** A pro's own showroom and the account behind a vendor; undefined where one of them is missing. */
export async function findVendorParties(
  db: Db,
  pro_id: string,
  vendor_id: string,
): Promise<{ showroom_id: string; vendor: string } | undefined> {
  const { rows } = await sql<{ showroom_id: string; vendor: string }>`
    select s.id as showroom_id, u.id as vendor
    from showrooms s, vendors ve join users u on u.id = ve.user_id and u.status in ('Active', 'Approve')
    where s.user_id = ${pro_id} and s.closed_at is null and ve.id = ${vendor_id}
    order by s.created_at limit 1`.execute(db);
  return rows[0];
}

export async function findProOf(db: Db, showroom_id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("showrooms")
    .select("user_id")
    .where("id", "=", showroom_id)
    .executeTakeFirst();
  return row?.user_id;
}

export async function ensureProjectConversation(
  db: Db,
  { id: project_id, showroom_id, owner }: ProjectParties,
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into conversations (id, kind, project_id, showroom_id, user_id)
    values (${newId()}, 'project', ${project_id}, ${showroom_id}, ${owner})
    on conflict (project_id) where kind = 'project' do update set showroom_id = excluded.showroom_id,
      user_id = excluded.user_id
    returning id`.execute(db);
  return rows[0]!.id;
}

export async function ensureDirectConversation(
  db: Db,
  showroom_id: string,
  customer: string,
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into conversations (id, kind, showroom_id, user_id)
    values (${newId()}, 'direct', ${showroom_id}, ${customer})
    on conflict (showroom_id, user_id) where kind = 'direct' do update set showroom_id = excluded.showroom_id
    returning id`.execute(db);
  return rows[0]!.id;
}

export async function findHireConversation(db: Db, hire_id: string): Promise<string | undefined> {
  const found = db.selectFrom("conversations").select("id").where("hire_id", "=", hire_id);
  return (await found.executeTakeFirst())?.id;
}

export async function ensureHireConversation(db: Db, hire_id: string, customer: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into conversations (id, kind, hire_id, user_id) values (${newId()}, 'hire', ${hire_id}, ${customer})
    on conflict (hire_id) where kind = 'hire' do update set kind = excluded.kind
    returning id`.execute(db);
  return rows[0]!.id;
}

export async function ensureSupportConversation(db: Db, user_id: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into conversations (id, kind, user_id) values (${newId()}, 'support', ${user_id})
    on conflict (user_id) where kind = 'support' and status = 'open' do update set kind = excluded.kind
    returning id`.execute(db);
  return rows[0]!.id;
}

export async function addGuestConversation(
  db: Db,
  guest: { guest_name: string; guest_email: string; guest_key_hash: Buffer },
): Promise<string> {
  const id = newId();
  await db
    .insertInto("conversations")
    .values({ id, kind: "support", ...guest })
    .execute();
  return id;
}

/** Moves the read mark forward, never back or beyond the newest message; undefined if not a member. */
export async function markRead(
  db: Db,
  conversation_id: string,
  user_id: string,
  seq: number,
): Promise<number | undefined> {
  const { rows } = await sql<{ read_seq: number }>`
    update conversation_members cm set read_seq = greatest(cm.read_seq, least(${seq}::int, c.last_seq))
    from conversations c
    where c.id = cm.conversation_id and cm.conversation_id = ${conversation_id} and cm.user_id = ${user_id}
    returning cm.read_seq`.execute(db);
  return rows[0]?.read_seq;
}

export async function setMember(
  db: Db,
  conversation_id: string,
  user_id: string,
  change: { is_muted?: boolean | undefined; is_blocked?: boolean | undefined },
  now: Date,
): Promise<void> {
  await db
    .updateTable("conversation_members")
    .set({
      ...(change.is_muted !== undefined && { is_muted: change.is_muted }),
      ...(change.is_blocked !== undefined && { blocked_at: change.is_blocked ? now : null }),
      // an update without a column would not be SQL
      user_id,
    })
    .where((where) => where.and({ conversation_id, user_id }))
    .execute();
}
