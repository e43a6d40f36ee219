import type { z } from "zod";
import type { PayoutSetup, setPayoutSetup } from "../../../../contract/money/payouts.ts";
import { daysAfter } from "../../../../domain/days/calendar.ts";
import { lastFour, routingProblem } from "../../../../domain/money/bank-account.ts";
import { fromDollars } from "../../../../domain/money/money.ts";
import { type Account, accountOf, assertProvedLately, type Caller } from "../../../http/caller.ts";
import { fail, failFields } from "../../../http/failure.ts";
import type { Db } from "../../../platform/database.ts";
import { wakeMail } from "../../../platform/mail/send.ts";
import { queueMail } from "../../../platform/mail.ts";
import { BankRefused } from "../../../platform/payments/payout-provider.ts";
import type { Platform } from "../../../platform/platform.ts";
import { seal, unseal } from "../../../platform/seal.ts";
import { audit } from "../../identity/audit/index.ts";
import { bankChangedEmail } from "./emails.rules.ts";
import { holdDays, setupView } from "./payouts.rules.ts";
import { addresseeOf, addSetup, changeSetup, findSetup, type SetupRow } from "./payouts.store.ts";

type Wanted = z.output<(typeof setPayoutSetup)["body"]>;
type Bank = NonNullable<Wanted["bank"]>;

export const bankPurpose = "payout bank account";

/**
 * Sets where and how often a payee is paid out. A bank account takes a fresh proof, is told to its owner by email, and
 * when it replaces another one, payouts wait for two days. Refuses (409) a version that is not the present one.
 */
export async function setUpPayouts(platform: Platform, caller: Caller, wanted: Wanted): Promise<PayoutSetup> {
  const account = accountOf(caller);
  const now = platform.now();
  if (wanted.bank) assertProvedLately(caller, now);
  const before = await findSetup(platform.db, account.id);
  if (!before && !wanted.bank) failFields({ bank: "Enter your bank account first." });
  const bank = wanted.bank && (await bankColumns(platform, wanted.bank, before));
  const rest = {
    ...(wanted.schedule && { schedule: wanted.schedule }),
    ...(wanted.minimum !== undefined && { minimum_cents: fromDollars(wanted.minimum) }),
  };
  const isKept = await platform.db.transaction().execute(async (db) => {
    const kept =
      before && wanted.version !== undefined
        ? await changeSetup(db, { user_id: account.id, version: wanted.version }, { ...bank, ...rest })
        : !before && bank !== undefined && (await addSetup(db, { user_id: account.id, ...bank, ...rest }));
    if (!kept) return false;
    const parts = { bank: bank !== undefined, ...rest };
    const about = { type: "user", id: account.id };
    await audit(db, { caller, action: "payout.setup_changed", about, details: parts, at: now });
    if (bank) await notifyOwner(db, platform, account, bank.account_last4, !before);
    return true;
  });
  const present = await findSetup(platform.db, account.id);
  if (!isKept) {
    return fail("stale_version", { ...(present && { data: setupView(present, now) }) });
  }
  if (bank) wakeMail(platform);
  return setupView(present ?? fail("not_found"), now);
}

/** Registers a bank account with the provider, and seals its number. */
async function bankColumns({ payouts, config, now }: Platform, bank: Bank, before: SetupRow | undefined) {
  const problem = routingProblem(bank.routing_number);
  if (problem) failFields({ "bank.routing_number": problem });
  if (!payouts || payouts.onboarding) return fail("payouts_off");
  const { account_number, ...shown } = bank;
  const isSame =
    before?.routing_number === bank.routing_number &&
    before.account_number !== null &&
    unseal(config, bankPurpose, before.account_number) === account_number;
  const destination_token = await payouts.keepBank(bank).catch((error: unknown) => {
    if (error instanceof BankRefused) return failFields({ [`bank.${error.field}`]: error.message });
    throw error;
  });
  const at = now();
  return {
    ...shown,
    account_number: seal(config.secretKey, bankPurpose, account_number),
    account_last4: lastFour(account_number),
    provider: payouts.name,
    destination_token,
    bank_changed_at: at,
    held_until: before ? (isSame ? before.held_until : daysAfter(at, holdDays)) : null,
  };
}

async function notifyOwner(db: Db, platform: Platform, account: Account, last4: string, isFirst: boolean) {
  const owner = await addresseeOf(db, account.id);
  if (!owner) return;
  const content = bankChangedEmail(owner.first_name, last4, isFirst);
  await queueMail(db, platform.config, { kind: "bank", to: owner.email, content });
}
