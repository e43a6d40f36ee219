import type { AchState } from "../../../../contract/money/ach.ts";
import type { AchReturn } from "../../../../contract/money/ach-words.ts";
import { addBusinessDays } from "../../../../domain/days/business-days.ts";
import { calendarDay, marketZone } from "../../../../domain/days/calendar.ts";
import { toDollars } from "../../../../domain/money/money.ts";
import { nachaFile } from "../../../../domain/money/nacha-file.ts";
import { accountOf, assertProvedLately, type Caller } from "../../../http/caller.ts";
import { fail, failFields } from "../../../http/failure.ts";
import { newId } from "../../../platform/ids.ts";
import { markReturned } from "../../../platform/payments/ach-entries.store.ts";
import { achPurpose } from "../../../platform/payments/ach-payouts.ts";
import type { Platform } from "../../../platform/platform.ts";
import { unseal } from "../../../platform/seal.ts";
import { audit } from "../../identity/audit/index.ts";
import {
  entriesOfFile,
  filesSince,
  fillFile,
  findFile,
  latestFiles,
  lockFiles,
  waitingEntries,
} from "./ach.store.ts";
import { bringUpToDate, keyOf } from "./pay-out.flow.ts";
import { findPayout } from "./payouts.store.ts";

export async function achState({ db, payouts }: Platform): Promise<AchState> {
  const [waiting, files] = await Promise.all([waitingEntries(db), latestFiles(db)]);
  return {
    is_on: payouts?.name === "ach",
    waiting: { entries: waiting.entries, amount: toDollars(waiting.amount_cents) },
    files: files.map(({ id, number, made_at, made_by, effective_on, entries, amount_cents, returned }) => ({
      id,
      number,
      made_by,
      effective_on,
      entries,
      returned,
      made_at: made_at.toISOString(),
      amount: toDollars(amount_cents),
    })),
  };
}

const modifiers = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";
const dayMs = 24 * 3600_000;

/** Puts every payout that waits into one file; returns its id. 422 if none waits. */
export async function makeFile(platform: Platform, caller: Caller): Promise<string> {
  const at = platform.now();
  assertProvedLately(caller, at);
  if (platform.payouts?.name !== "ach") fail("not_found");
  const id = newId();
  await platform.db.transaction().execute(async (db) => {
    await lockFiles(db);
    const { entries, amount_cents } = await waitingEntries(db);
    if (entries === 0) failFields({ file: "No payouts are waiting for a file." });
    // banks refuse a second file of a day with the same mark
    const before = await filesSince(db, new Date(at.getTime() - dayMs));
    const modifier =
      modifiers[before] ??
      failFields({ file: "You've reached today's limit for files. Try again tomorrow." });
    const effective_on = addBusinessDays(calendarDay(at), 1);
    await fillFile(db, { id, modifier, made_at: at, made_by: accountOf(caller).id, effective_on });
    await audit(db, {
      caller,
      action: "ach.made",
      details: { entries, amount: toDollars(amount_cents) },
      at,
    });
  });
  return id;
}

/** The file for the bank, the same every time; its account numbers are stored sealed only. */
export async function achFileOf(platform: Platform, caller: Caller, id: string): Promise<File> {
  const { db, config, now } = platform;
  assertProvedLately(caller, now());
  const file = (await findFile(db, id)) ?? fail("not_found");
  const entries = await entriesOfFile(db, id);
  if (!config.ach) return fail("not_found");
  const credits = entries.map(({ account_number, idempotency_key, holder_name, ...entry }) => ({
    ...entry,
    name: holder_name,
    account_number: account_number ? unseal(config, achPurpose, account_number) : "0000",
    // the end of our payout's id; the first part is its time and much the same for all
    reference: idempotency_key.replaceAll("-", "").slice(-15),
  }));
  await audit(db, { caller, action: "ach.saved", details: { file: file.number } });
  const time = timeOf(file.made_at);
  const content = nachaFile(config.ach, {
    made_on: calendarDay(file.made_at),
    made_time: time,
    modifier: file.modifier,
    effective_on: file.effective_on,
    batch_number: file.number,
    credits,
  });
  return new File([content], `payouts-${file.number}.ach`, { type: "text/plain; charset=us-ascii" });
}

const timeOf = (at: Date): string =>
  at
    .toLocaleTimeString("en-GB", { timeZone: marketZone, hour: "2-digit", minute: "2-digit" })
    .replace(":", "");

/** Records what the bank has returned: the payout fails, and its amount goes back to the balance. */
export async function recordReturn(
  platform: Platform,
  caller: Caller,
  { id, code }: { id: string; code: AchReturn },
): Promise<void> {
  const payout = (await findPayout(platform.db, id)) ?? fail("not_found");
  if (payout.provider !== "ach") fail("not_found");
  const at = platform.now();
  await platform.db.transaction().execute(async (db) => {
    if (!(await markReturned(db, { key: keyOf(payout), code, at }))) {
      failFields({ code: "This payout isn't in a file yet, or its return is already recorded." });
    }
    const about = { type: "user", id: payout.user_id };
    await audit(db, { caller, action: "ach.returned", about, details: { code }, at });
  });
  await bringUpToDate(platform, id);
}
