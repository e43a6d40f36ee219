import { sql } from "kysely";
import type { DisputeStatus } from "../../../contract/dispute-words.ts";
import type { Db } from "../../platform/database.ts";
import { newId } from "../../platform/ids.ts";
import type { DisputeEvidence, GatewayDispute } from "../../platform/payments/gateway.ts";

export interface DisputeRow {
  id: string;
  number: string;
  provider: string;
  provider_ref: string;
  payment_id: string | null;
  order_id: string | null;
  order_number: string | null;
  customer_id: string | null;
  customer: string | null;
  amount_cents: number;
  fee_cents: number;
  reason: string;
  status: DisputeStatus;
  is_inquiry: boolean;
  evidence_due_at: Date | null;
  evidence: DisputeEvidence | null;
  evidence_sent_at: Date | null;
  held_at: Date | null;
  opened_at: Date;
  closed_at: Date | null;
}

const rows = sql.raw(`
  select d.*, o.number as order_number, o.user_id as customer_id, trim(u.first_name || ' ' || u.last_name) as customer
  from disputes d left join orders o on o.id = d.order_id left join users u on u.id = o.user_id`);

/** A dispute, locked until the transaction ends; made from what the provider says if it is new. */
export async function takeDispute(
  db: Db,
  provider: string,
  said: GatewayDispute,
): Promise<{ row: DisputeRow; isNew: boolean }> {
  const made = await sql`
    insert into disputes (id, provider, provider_ref, payment_id, order_id, amount_cents, fee_cents, reason, status,
      is_inquiry, evidence_due_at, opened_at)
    select ${newId()}, ${provider}, ${said.ref}, p.id, p.order_id, ${said.amount_cents}::int, ${said.fee_cents}::int,
      ${said.reason}, 'needs_response', ${said.is_inquiry}, ${said.evidence_due_at}::timestamptz,
      ${said.created_at}::timestamptz
    from (select 1) one left join payments p on p.provider_ref = ${said.charge_ref} and p.provider = ${provider}
    on conflict (provider_ref) do nothing returning id`.execute(db);
  const { rows: found } =
    await sql<DisputeRow>`${rows} where d.provider_ref = ${said.ref} for update of d`.execute(db);
  return { row: found[0]!, isNew: made.rows.length > 0 };
}

export async function updateDispute(
  db: Db,
  id: string,
  change: Partial<
    Pick<
      DisputeRow,
      "status" | "is_inquiry" | "fee_cents" | "evidence_due_at" | "held_at" | "closed_at" | "evidence_sent_at"
    >
  >,
): Promise<void> {
  await db.updateTable("disputes").set(change).where("id", "=", id).execute();
}

export async function keepEvidence(
  db: Db,
  id: string,
  evidence: DisputeEvidence,
  at: Date,
): Promise<boolean> {
  const { rows: kept } = await sql`
    update disputes set evidence = ${JSON.stringify(evidence)}::text::jsonb, evidence_sent_at = ${at}
    where id = ${id} and evidence_sent_at is null and status = 'needs_response' returning id`.execute(db);
  return kept.length > 0;
}

export async function findDispute(db: Db, id: string): Promise<DisputeRow | undefined> {
  const { rows: found } = await sql<DisputeRow>`${rows} where d.id = ${id}`.execute(db);
  return found[0];
}

export async function findDisputes(
  db: Db,
  status: DisputeStatus | undefined,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ rows: DisputeRow[]; total: number }> {
  const filter = status ? sql`where d.status = ${status}` : sql``;
  const [page, count] = await Promise.all([
    sql<DisputeRow>`${rows} ${filter}
      order by d.status = 'needs_response' desc, d.opened_at desc, d.id limit ${limit} offset ${offset}`.execute(
      db,
    ),
    sql<{ total: number }>`select count(*)::int as total from disputes d ${filter}`.execute(db),
  ]);
  return { rows: page.rows, total: count.rows[0]?.total ?? 0 };
}

/** Takes disputes whose evidence is due before a moment and was not sent, and marks them. */
export async function takeDue(
  db: Db,
  before: Date,
  at: Date,
): Promise<{ id: string; number: string; due: Date }[]> {
  const { rows: due } = await sql<{ id: string; number: string; due: Date }>`
    update disputes set reminded_at = ${at}
    where status = 'needs_response' and evidence_sent_at is null and reminded_at is null and evidence_due_at < ${before}
    returning id, number, evidence_due_at as due`.execute(db);
  return due;
}

export interface Said {
  at: Date;
  name: string;
  body: string;
}

/** What customer and pro wrote to each other about an order's showroom, and about its project; the last 60 messages. */
export async function messagesAbout(db: Db, order_id: string): Promise<Said[]> {
  const { rows: said } = await sql<Said>`
    select * from (
      select m.created_at as at, coalesce(trim(u.first_name || ' ' || u.last_name), 'Deleted account') as name, m.body
      from orders o
      join conversations c on (c.kind = 'direct' and c.user_id = o.user_id and c.showroom_id = o.showroom_id)
        or (c.kind = 'project' and c.project_id = o.project_id)
      join messages m on m.conversation_id = c.id and m.deleted_at is null
      left join users u on u.id = m.user_id
      where o.id = ${order_id} and m.created_at >= o.placed_at - interval '30 days'
      order by m.created_at desc limit 60
    ) latest order by at`.execute(db);
  return said;
}
