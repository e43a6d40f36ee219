import { type RawBuilder, sql } from "kysely";
import {
  type ClientSource,
  type ClientStage,
  clientStages,
} from "../../../../contract/showrooms/client-stages.ts";
import type { ClientSort } from "../../../../contract/sorts.ts";
import { orderBy } from "../../../platform/database/order-by.ts";
import type { Db } from "../../../platform/database.ts";

export interface ClientRow {
  id: string;
  full_name: string;
  email: string;
  phone: string;
  address: string;
  stage: ClientStage;
  stage_since: Date;
  source: ClientSource;
  next_step: string;
  next_step_on: string | null;
  is_late: boolean;
  has_joined: boolean;
  orders: number;
  spent_cents: number;
  is_archived: boolean;
  created_at: Date;
}

export interface ClientFilter {
  stage?: ClientStage | undefined;
  source?: ClientSource | undefined;
  due?: "late" | "week" | undefined;
  q?: string | undefined;
  archived: "yes" | "no";
  sort?: ClientSort | `-${ClientSort}` | undefined;
}

/** Whose clients, and what time it is. */
export interface Reader {
  pro_id: string;
  now: Date;
}

/** Only those of the pro's own showrooms. */
const isOwn = (pro: string) => sql`c.showroom_id in (select id from showrooms where user_id = ${pro})`;

/** The pro's day, in the pro's time zone. */
const today = ({ pro_id, now }: Reader) =>
  sql`(select (${now}::timestamptz at time zone timezone)::date from users where id = ${pro_id})`;

const columns = (reader: Reader) => sql`
  c.id, c.full_name, c.email, c.phone, c.address, c.stage, c.stage_since, c.source, c.next_step,
  c.next_step_on::text as next_step_on, coalesce(c.next_step_on < ${today(reader)}, false) as is_late,
  c.account_id is not null as has_joined, c.archived_at is not null as is_archived, c.created_at`;

const bought = sql`
  left join lateral (
    select count(*)::int as orders, coalesce(sum(o.total_cents), 0)::bigint as spent_cents
    from orders o where o.showroom_id = c.showroom_id and o.user_id = c.account_id and o.status = 'paid'
  ) b on true`;

function conditions(reader: Reader, filter: ClientFilter): RawBuilder<unknown> {
  const { stage, source, due, q, archived } = filter;
  const parts = [
    isOwn(reader.pro_id),
    archived === "yes" ? sql`c.archived_at is not null` : sql`c.archived_at is null`,
  ];
  if (stage) parts.push(sql`c.stage = ${stage}`);
  if (source) parts.push(sql`c.source = ${source}`);
  if (due === "late") parts.push(sql`c.next_step_on < ${today(reader)}`);
  if (due === "week") parts.push(sql`c.next_step_on < ${today(reader)} + 7`);
  if (q) {
    const pattern = `%${q.replaceAll(/[\\%_]/g, "\\$&")}%`;
    const digits = q.replaceAll(/\D/g, "");
    parts.push(sql`(c.full_name ilike ${pattern} or c.email ilike ${pattern} or c.address ilike ${pattern}
      or c.next_step ilike ${pattern}
      or (${digits.length >= 4} and regexp_replace(c.phone, '\\D', '', 'g') like ${`%${digits}%`}))`);
  }
  return sql.join(parts, sql` and `);
}

const order = sql`c.next_step_on nulls last, c.updated_at desc, c.id`;

const orderKeys: Record<ClientSort, RawBuilder<unknown>> = {
  name: sql`lower(c.full_name)`,
  stage: sql`array_position(${Object.keys(clientStages)}::text[], c.stage)`,
  next_step: sql`c.next_step_on`,
  orders: sql`b.orders`,
  spent: sql`b.spent_cents`,
  since: sql`c.created_at`,
};

/** A page of clients, the earliest next step first unless sorted. */
export async function findClients(
  db: Db,
  reader: Reader,
  filter: ClientFilter,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ rows: ClientRow[]; total: number }> {
  const where = conditions(reader, filter);
  const [found, counted] = await Promise.all([
    sql<ClientRow>`
      select ${columns(reader)}, b.orders, b.spent_cents from clients c ${bought}
      where ${where} ${orderBy(filter.sort, orderKeys, order)} limit ${limit} offset ${offset}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total from clients c where ${where}`.execute(db),
  ]);
  return { rows: found.rows, total: counted.rows[0]?.total ?? 0 };
}

export type BoardRow = ClientRow & { stage_total: number };

/** The first clients of each stage, with how many each stage has. */
export async function findBoard(
  db: Db,
  reader: Reader,
  filter: Omit<ClientFilter, "archived" | "stage">,
  most: number,
): Promise<BoardRow[]> {
  const { rows } = await sql<BoardRow>`
    select ${columns(reader)}, b.orders, b.spent_cents, c.stage_total
    from (
      select c.*, row_number() over (partition by c.stage order by ${order})::int as place,
        count(*) over (partition by c.stage)::int as stage_total
      from clients c where ${conditions(reader, { ...filter, archived: "no" })}
    ) c ${bought}
    where c.place <= ${most}
    order by c.stage, c.place`.execute(db);
  return rows;
}

export async function countClients(db: Db, pro_id: string): Promise<{ total: number; archived: number }> {
  const { rows } = await sql<{ total: number; archived: number }>`
    select count(*) filter (where c.archived_at is null)::int as total,
      count(*) filter (where c.archived_at is not null)::int as archived
    from clients c where ${isOwn(pro_id)}`.execute(db);
  return rows[0]!;
}

export interface DueClient {
  id: string;
  full_name: string;
  next_step: string;
  next_step_on: string;
  is_late: boolean;
  total: number;
}

/** Clients whose next step is due today or earlier, the most overdue first. */
export async function dueClients(db: Db, reader: Reader, most: number): Promise<DueClient[]> {
  const { rows } = await sql<DueClient>`
    select c.id, c.full_name, c.next_step, c.next_step_on::text as next_step_on,
      c.next_step_on < ${today(reader)} as is_late, count(*) over ()::int as total
    from clients c
    where ${isOwn(reader.pro_id)} and c.archived_at is null and c.next_step_on <= ${today(reader)}
    order by c.next_step_on, c.id limit ${most}`.execute(db);
  return rows;
}

/** One of the pro's clients; undefined for another pro's. */
export async function findClient(
  db: Db,
  reader: Reader,
  id: string,
): Promise<(ClientRow & { showroom_id: string; account_id: string | null }) | undefined> {
  const { rows } = await sql<ClientRow & { showroom_id: string; account_id: string | null }>`
    select ${columns(reader)}, b.orders, b.spent_cents, c.showroom_id, c.account_id
    from clients c ${bought} where c.id = ${id} and ${isOwn(reader.pro_id)}`.execute(db);
  return rows[0];
}

interface LockedClient {
  stage: ClientStage;
  is_archived: boolean;
  showroom_id: string;
  account_id: string | null;
}

/** The same, held until the transaction ends. */
export async function lockClient(db: Db, pro_id: string, id: string): Promise<LockedClient | undefined> {
  const { rows } = await sql<LockedClient>`
    select c.stage, c.archived_at is not null as is_archived, c.showroom_id, c.account_id from clients c
    where c.id = ${id} and ${isOwn(pro_id)} for update`.execute(db);
  return rows[0];
}

/** The id and name of another client of the showroom with this address. */
export async function clientWithEmail(
  db: Db,
  pro_id: string,
  email: string,
  besides: string | null,
): Promise<string | undefined> {
  const { rows } = await sql<{ full_name: string }>`
    select c.full_name from clients c
    where ${isOwn(pro_id)} and lower(c.email) = lower(${email}) and c.id is distinct from ${besides}::uuid
    limit 1`.execute(db);
  return rows[0]?.full_name;
}
