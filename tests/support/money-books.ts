import { sql } from "kysely";
import { jobs } from "../../server/jobs.ts";
import type { Shop } from "./shop.ts";

/** Runs jobs by their names, as the clock would. */
export async function allJobsOf({ platform }: Shop, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const job = jobs.find((each) => each.name === name);
    if (!job) throw new Error(`no job is called ${name}`);
    await job.run(platform);
  }
}

/** Everything in which the books disagree with the sandbox provider's, or with themselves, in words; none when right. */
export async function faultsInBooks({ platform }: Shop): Promise<string[]> {
  const { rows } = await sql<{ fault: string }>`
    select 'unbalanced transfer ' || transfer_id as fault from ledger_entries
      group by transfer_id having sum(amount_cents) <> 0
    union all
    select 'refunded more than was charged: ' || id from sandbox_charges where refunded_cents > amount_cents
    union all
    select 'paid out twice: ' || min(p.id::text) from payouts p join sandbox_payouts s
      on s.idempotency_key = 'payout_' || p.id group by p.id having count(*) > 1
    union all
    select 'a payout of the bank that is none of ours: ' || s.id from sandbox_payouts s
      where not exists (select from payouts p where s.idempotency_key = 'payout_' || p.id and p.amount_cents = s.amount_cents)
    union all
    select 'an account below zero: ' || a.kind from ledger_accounts a join ledger_entries e on e.account_id = a.id
      where a.kind in ('vendor_available', 'contractor_available') group by a.id, a.kind having sum(e.amount_cents) > 0
    union all
    select 'stock below zero: ' || sku from variants where stock < 0
    union all
    select 'charged twice for one installment: ' || installment_id from proposal_payments
      where status = 'succeeded' group by installment_id having count(*) > 1
    union all
    select 'charged twice for one invoice: ' || invoice_id from plan_payments
      where status = 'succeeded' group by invoice_id having count(*) > 1
    union all
    select 'refunds on the way: ' || sum(e.amount_cents) from ledger_accounts a
      join ledger_entries e on e.account_id = a.id where a.kind = 'refunds' having sum(e.amount_cents) <> 0
    union all
    select 'payouts on the way: ' || sum(e.amount_cents) from ledger_accounts a
      join ledger_entries e on e.account_id = a.id where a.kind = 'payouts' having sum(e.amount_cents) <> 0
    union all
    select 'clearing ' || booked.cents || ', provider ' || held.cents from
      (select coalesce(sum(e.amount_cents), 0) as cents from ledger_entries e
        join ledger_accounts a on a.id = e.account_id where a.kind = 'gateway_clearing') booked,
      (select (select coalesce(sum(amount_cents - refunded_cents), 0) from sandbox_charges where status = 'succeeded')
        - (select coalesce(sum(s.amount_cents), 0) from sandbox_payouts s
            join sandbox_bank_accounts b on b.token = s.destination where b.outcome = 'paid')
        - (select coalesce(sum(fee_cents + case when status = 'won' then 0 else amount_cents end), 0)
            from sandbox_disputes where not is_inquiry) as cents) held
      where booked.cents <> held.cents`.execute(platform.db);
  return rows.map(({ fault }) => fault);
}
