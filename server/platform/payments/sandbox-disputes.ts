import { sql } from "kysely";
import type { Db } from "../database.ts";
import type { DisputeEvidence, EvidenceFile, GatewayDispute, Span } from "./gateway.ts";

const columns =
  sql.raw(`id as ref, charge_id as charge_ref, amount_cents, fee_cents, reason, status, is_inquiry,
  due_at as evidence_due_at, created_at`);

/** The word in the evidence by which a test decides against us; anything else wins. */
const losingWord = "losing_evidence";

export async function sandboxDispute(db: Db, ref: string): Promise<GatewayDispute | null> {
  const { rows } =
    await sql<GatewayDispute>`select ${columns} from sandbox_disputes where id = ${ref}`.execute(db);
  return rows[0] ?? null;
}

export async function* listSandboxDisputes(db: Db, { from, to }: Span): AsyncGenerator<GatewayDispute> {
  const { rows } = await sql<GatewayDispute>`
    select ${columns} from sandbox_disputes where created_at >= ${from} and created_at < ${to}
    order by created_at`.execute(db);
  yield* rows;
}

/** The first evidence counts. The bank decides 15 seconds later. */
export async function sendSandboxEvidence(
  db: Db,
  ref: string,
  evidence: DisputeEvidence,
  files: readonly EvidenceFile[],
): Promise<GatewayDispute> {
  for (const { purpose, name, bytes } of files) {
    await sql`
      insert into sandbox_dispute_files (dispute_id, purpose, name, bytes)
      select id, ${purpose}, ${name}, ${Buffer.from(bytes)} from sandbox_disputes
      where id = ${ref} and evidence is null and status = 'needs_response'
      on conflict do nothing`.execute(db);
  }
  await sql`
    update sandbox_disputes set evidence = ${JSON.stringify(evidence)}::text::jsonb, status = 'under_review',
      decides_at = now() + interval '15 seconds'
    where id = ${ref} and evidence is null and status = 'needs_response'`.execute(db);
  const { rows } =
    await sql<GatewayDispute>`select ${columns} from sandbox_disputes where id = ${ref}`.execute(db);
  return rows[0]!;
}

/** What time decides: debits settle or fail, banks answer disputes, and what nobody answered is lost. */
export async function letSandboxTimePass(db: Db, refusals: Readonly<Record<string, string>>): Promise<void> {
  await sql`
    with settled as (
      update sandbox_charges set
        status = case when outcome in ('bank_pays', 'bank_disputes') then 'succeeded' else 'declined' end,
        message = coalesce(${JSON.stringify(refusals)}::text::jsonb ->> outcome, '')
      where status = 'processing' and settles_at <= now() returning id, amount_cents, outcome
    )
    insert into sandbox_disputes (id, charge_id, amount_cents, fee_cents, reason, status, is_inquiry, due_at)
    select 'dp_' || gen_random_uuid(), id, amount_cents, 1500, 'debit_not_authorized', 'needs_response', false,
      now() + interval '9 days'
    from settled where outcome = 'bank_disputes'`.execute(db);
  await sql`
    update sandbox_disputes set status = case
      when is_inquiry then 'closed'
      when status = 'needs_response' or evidence::text like ${`%${losingWord}%`} then 'lost' else 'won' end
    where status in ('needs_response', 'under_review') and coalesce(decides_at, due_at) <= now()`.execute(db);
}
