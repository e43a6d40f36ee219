import { sql } from "kysely";
import type { Db } from "../database.ts";
import { newId, randomToken } from "../ids.ts";
import { ForgedEvent } from "./gateway.ts";
import { type BankDetails, BankRefused, type PayoutOutcome, type PayoutProvider } from "./payout-provider.ts";
import { listSandbox } from "./sandbox-lists.ts";

/** Why a bank sends a payout back, in banks' words. */
const payoutRefusals = {
  no_account: "The bank has no account with this number.",
  account_closed: "The bank account has been closed.",
  insufficient_funds: "The bank account cannot receive this payout.",
  debit_not_authorized: "The bank does not accept payouts to this account.",
} as const;

type Refusal = keyof typeof payoutRefusals;

/** Stripe's published test accounts, with the same effects; every other number is paid. */
const sandboxAccounts: ReadonlyMap<string, Refusal> = new Map([
  ["000111111116", "no_account"],
  ["000111111113", "account_closed"],
  ["000222222227", "insufficient_funds"],
  ["000333333335", "debit_not_authorized"],
]);

/** Refused at once, as by a provider that looks accounts up. */
const refusedAccount = "000999999991";
/** How long a sandbox payout is on its way; a real one takes two business days. */
const transitSeconds = 20;

/** Our own bank for development, demos and tests. It keeps its data in the database, and no account numbers. */
export function sandboxPayouts(db: Db): PayoutProvider {
  return {
    name: "sandbox",
    onboarding: null,
    asks_every_ms: 0,
    keepBank: (bank) => keepBank(db, bank),
    payOut: (request) => payOut(db, request),
    listPayouts: (span) => listSandbox(db, "sandbox_payouts", span),
    findPayout: (ref) => outcomeOf(db, sql`p.id = ${ref}`),
    // our own bank is asked every minute, and sends nothing
    readEvent: () => Promise.reject(new ForgedEvent("the sandbox sends no messages about payouts")),
  };
}

async function keepBank(db: Db, bank: BankDetails): Promise<string> {
  if (bank.account_number === refusedAccount) {
    throw new BankRefused("account_number", "The bank does not know this account. Check the number.");
  }
  const token = `ba_${randomToken(24)}`;
  await db
    .insertInto("sandbox_bank_accounts")
    .values({
      token,
      outcome: sandboxAccounts.get(bank.account_number) ?? "paid",
      last4: bank.account_number.slice(-4),
    })
    .execute();
  return token;
}

async function payOut(db: Db, request: Parameters<PayoutProvider["payOut"]>[0]): Promise<PayoutOutcome> {
  await sql`
    insert into sandbox_payouts (id, idempotency_key, destination, amount_cents, arrives_at)
    values (${`po_${newId()}`}, ${request.idempotency_key}, ${request.destination}, ${request.amount_cents},
      now() + make_interval(secs => ${transitSeconds}))
    on conflict (idempotency_key) do nothing`.execute(db);
  return outcomeOf(db, sql`p.idempotency_key = ${request.idempotency_key}`);
}

async function outcomeOf(db: Db, condition: ReturnType<typeof sql>): Promise<PayoutOutcome> {
  const { rows } = await sql<{ id: string; outcome: string; has_arrived: boolean }>`
    select p.id, b.outcome, p.arrives_at <= now() as has_arrived
    from sandbox_payouts p join sandbox_bank_accounts b on b.token = p.destination
    where ${condition}`.execute(db);
  const { id: ref, outcome, has_arrived } = rows[0]!;
  if (!has_arrived) return { ref, status: "in_transit", message: "" };
  if (outcome === "paid") return { ref, status: "paid", message: "" };
  return { ref, status: "failed", message: payoutRefusals[outcome as Refusal] };
}
