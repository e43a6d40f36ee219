import { sql } from "kysely";
import type { PaymentKind } from "../../../../contract/money/managed-payments.ts";
import type { DisputeStatus } from "../../../../contract/orders/dispute-words.ts";
import type { Db } from "../../../platform/database.ts";
import { newId } from "../../../platform/ids.ts";
import type { DisputeEvidence, EvidenceFile, GatewayDispute } from "../../../platform/payments/gateway.ts";
import { allPayments, disputedPayment } from "../../money/payments/index.ts";
import type { Said } from "./evidence.rules.ts";

export interface DisputeRow {
  id: string;
  number: string;
  provider: string;
  provider_ref: string;
  /** The payment behind it, whatever it was for; null where we know none under the charge's name. */
  payment_id: string | null;
  payment_kind: PaymentKind | null;
  payment_title: string | null;
  paid_at: Date | null;
  paid_with: string | null;
  order_id: string | null;
  order_number: string | null;
  proposal_id: string | null;
  invoice_id: string | null;
  customer_id: string | null;
  customer: string | null;
  customer_email: string | null;
  pro_id: string | null;
  company_name: string | null;
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

const rows = sql`
  select d.id, d.number, d.provider, d.provider_ref, d.amount_cents, d.fee_cents, d.reason, d.status, d.is_inquiry,
    d.evidence_due_at, d.evidence, d.evidence_sent_at, d.held_at, d.opened_at, d.closed_at,
    pay.id as payment_id, pay.kind as payment_kind, pay.title as payment_title, pay.at as paid_at, pay.paid_with,
    o.id as order_id, o.number as order_number, pay.proposal_id, pay.invoice_id, u.id as customer_id,
    trim(u.first_name || ' ' || u.last_name) as customer, u.email as customer_email, s.user_id as pro_id,
    s.company_name
  from disputes d
  left join (${allPayments}) pay on pay.id = ${disputedPayment}
  left join orders o on o.id = coalesce(pay.order_id, d.order_id)
  left join users u on u.id = coalesce(pay.customer_id, o.user_id)
  left join showrooms s on s.id = coalesce(pay.showroom_id, o.showroom_id)`;

/** The payment of a charge, as the columns of a dispute name it. */
const paymentOf = (provider: string, charge_ref: string) => sql`
  select y.id as proposal_payment_id, l.id as plan_payment_id, p.id as payment_id,
    coalesce(y.order_id, p.order_id) as order_id
  from (select 1) one
  left join proposal_payments y on y.provider_ref = ${charge_ref} and y.provider = ${provider}
  left join plan_payments l on l.provider_ref = ${charge_ref} and l.provider = ${provider}
  -- the order's part of a proposal's payment has the same charge
  left join payments p on p.provider_ref = ${charge_ref} and p.provider = ${provider} and y.id is null`;

/** A dispute, locked until the transaction ends; made from what the provider says if it is new. */
export async function takeDispute(
  db: Db,
  provider: string,
  said: GatewayDispute,
): Promise<{ row: DisputeRow; isNew: boolean }> {
  const made = await sql`
    insert into disputes (id, provider, provider_ref, charge_ref, proposal_payment_id, plan_payment_id, payment_id,
      order_id, amount_cents, fee_cents, reason, status, is_inquiry, evidence_due_at, opened_at)
    select ${newId()}, ${provider}, ${said.ref}, ${said.charge_ref}, paid.*, ${said.amount_cents}::int,
      ${said.fee_cents}::int, ${said.reason}, 'needs_response', ${said.is_inquiry},
      ${said.evidence_due_at}::timestamptz, ${said.created_at}::timestamptz
    from (${paymentOf(provider, said.charge_ref)}) paid
    on conflict (provider_ref) do nothing returning id`.execute(db);
  // the charge's name may have reached us after the dispute
  await sql`
    update disputes d set charge_ref = ${said.charge_ref}, proposal_payment_id = paid.proposal_payment_id,
      plan_payment_id = paid.plan_payment_id, payment_id = paid.payment_id, order_id = paid.order_id
    from (${paymentOf(provider, said.charge_ref)}) paid
    where d.provider_ref = ${said.ref} and ${disputedPayment} is null`.execute(db);
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

/**
 * What the customer and the pro wrote to each other, directly and about the order's project, since 30 days before the
 * order or payment; the last 60 messages.
 */
export async function messagesAbout(db: Db, row: DisputeRow): Promise<Said[]> {
  const { rows: said } = await sql<Said>`
    select * from (
      select m.created_at as at, coalesce(trim(u.first_name || ' ' || u.last_name), 'Deleted account') as name, m.body
      from (select 1) one
      left join orders o on o.id = ${row.order_id}
      join conversations c
        on (c.kind = 'direct' and c.user_id = ${row.customer_id}
          and c.showroom_id in (select id from showrooms where user_id = ${row.pro_id}))
        or (c.kind = 'project' and c.project_id = o.project_id)
      join messages m on m.conversation_id = c.id and m.deleted_at is null
      left join users u on u.id = m.user_id
      where m.created_at >= coalesce(o.placed_at, ${row.paid_at}::timestamptz) - interval '30 days'
      order by m.created_at desc limit 60
    ) latest order by at`.execute(db);
  return said;
}

export interface KeptFile extends EvidenceFile {
  pages: number;
  is_left_out: boolean;
}

/** Keeps the documents that go with the evidence; once. */
export async function keepFiles(db: Db, dispute_id: string, files: readonly KeptFile[]): Promise<void> {
  if (files.length === 0) return;
  await db
    .insertInto("dispute_files")
    .values(files.map(({ bytes, ...file }) => ({ ...file, dispute_id, bytes: Buffer.from(bytes) })))
    .execute();
}

/** The documents as they were sent, or left out. */
export const keptFiles = (db: Db, dispute_id: string): Promise<KeptFile[]> =>
  db
    .selectFrom("dispute_files")
    .select(["purpose", "name", "bytes", "pages", "is_left_out"])
    .where("dispute_id", "=", dispute_id)
    .$castTo<KeptFile>()
    .execute();

/** Disputes of one of the provider's references whose evidence was sent. */
export const withEvidence = (db: Db, provider_ref: string): Promise<{ id: string }[]> =>
  db
    .selectFrom("disputes")
    .select("id")
    .where("provider_ref", "=", provider_ref)
    .where("evidence_sent_at", "is not", null)
    .execute();
