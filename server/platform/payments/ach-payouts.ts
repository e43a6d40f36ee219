import { sql } from "kysely";
import { type AchReturn, achReturns } from "../../../contract/money/ach-words.ts";
import { addBusinessDays } from "../../../domain/days/business-days.ts";
import { calendarDay } from "../../../domain/days/calendar.ts";
import type { Db } from "../database.ts";
import { newId, randomToken } from "../ids.ts";
import { keyedIn } from "../rekey.store.ts";
import { seal } from "../seal.ts";
import { ForgedEvent } from "./gateway.ts";
import type { BankDetails, PayoutOutcome, PayoutProvider } from "./payout-provider.ts";
import { listSandbox } from "./sandbox-lists.ts";

/** What account numbers in ACH files are sealed for. */
export const achPurpose = "ach account";

export const achKeyedColumns = keyedIn("ach_accounts", {
  name: "bank accounts in ACH files",
  id: "token",
  column: "account_number",
  sealed_for: achPurpose,
});

/** Banks send a credit back within two business days of its day. */
const returnedWithin_days = 2;
const quarterHourMs = 15 * 60_000;

/** Payouts by ACH files: each one waits for the next file that an admin makes and hands to the marketplace's bank. */
export function achPayouts(db: Db, secretKey: string): PayoutProvider {
  return {
    name: "ach",
    onboarding: null,
    asks_every_ms: quarterHourMs,
    keepBank: (bank) => keepBank(db, secretKey, bank),
    payOut: (request) => payOut(db, request),
    listPayouts: (span) => listSandbox(db, "ach_entries", span),
    findPayout: (ref) => outcomeOf(db, sql`e.id = ${ref}`),
    // nobody sends messages: an admin records what the bank returns
    readEvent: () => Promise.reject(new ForgedEvent("there are no messages about ACH payouts")),
  };
}

async function keepBank(db: Db, secretKey: string, bank: BankDetails): Promise<string> {
  const token = `ach_${randomToken(24)}`;
  const account_number = seal(secretKey, achPurpose, bank.account_number);
  await db
    .insertInto("ach_accounts")
    .values({ ...bank, token, account_number })
    .execute();
  return token;
}

async function payOut(db: Db, request: Parameters<PayoutProvider["payOut"]>[0]): Promise<PayoutOutcome> {
  await sql`
    insert into ach_entries (id, idempotency_key, destination, amount_cents)
    values (${`ae_${newId()}`}, ${request.idempotency_key}, ${request.destination}, ${request.amount_cents})
    on conflict (idempotency_key) do nothing`.execute(db);
  return outcomeOf(db, sql`e.idempotency_key = ${request.idempotency_key}`);
}

async function outcomeOf(db: Db, condition: ReturnType<typeof sql>): Promise<PayoutOutcome> {
  const { rows } = await sql<{ id: string; return_code: AchReturn | null; effective_on: string | null }>`
    select e.id, e.return_code, to_char(f.effective_on, 'YYYY-MM-DD') as effective_on
    from ach_entries e left join ach_files f on f.id = e.file_id where ${condition}`.execute(db);
  const { id: ref, return_code, effective_on } = rows[0]!;
  if (return_code) return { ref, status: "failed", message: achReturns[return_code] };
  const isOver =
    effective_on !== null && addBusinessDays(effective_on, returnedWithin_days) <= calendarDay(new Date());
  return { ref, status: isOver ? "paid" : "in_transit", message: "" };
}
