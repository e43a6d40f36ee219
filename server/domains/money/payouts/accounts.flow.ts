import type { ProviderAccount } from "../../../../contract/money/payouts.ts";
import { daysAfter } from "../../../../domain/days/calendar.ts";
import { type Account, accountOf, assertProvedLately, type Caller } from "../../../http/caller.ts";
import { fail } from "../../../http/failure.ts";
import type { Db } from "../../../platform/database.ts";
import { wakeMail } from "../../../platform/mail/send.ts";
import { queueMail } from "../../../platform/mail.ts";
import { GatewayUnreachable } from "../../../platform/payments/gateway.ts";
import type { Onboarding, PayeeAccount } from "../../../platform/payments/payout-provider.ts";
import type { Platform } from "../../../platform/platform.ts";
import { audit } from "../../identity/audit/index.ts";
import {
  type AccountRow,
  addAccount,
  findAccount,
  keepAccountState,
  keepBankShown,
  lockAccount,
} from "./accounts.store.ts";
import { bankChangedEmail } from "./emails.rules.ts";
import { holdDays } from "./payouts.rules.ts";
import { addresseeOf, lockSetup } from "./payouts.store.ts";
import { accountView } from "./provider-account.rules.ts";

const onboardingOf = ({ payouts }: Platform): Onboarding =>
  payouts?.onboarding ?? fail(payouts ? "payouts_by_bank" : "payouts_off");

async function answered<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof GatewayUnreachable) return fail("payout_provider_away", { retryAfter: 30 });
    throw error;
  }
}

/** The provider's page for the caller; opens the account the first time. What it asks for can change the bank account. */
export async function linkAccount(platform: Platform, caller: Caller): Promise<string> {
  const { db, config, now } = platform;
  const onboarding = onboardingOf(platform);
  assertProvedLately(caller, now());
  const payee = accountOf(caller);
  const known = await findAccount(db, payee.id);
  const account = known?.account ?? (await open(platform, caller, payee));
  const page = `${config.publicUrl}/showroom/payout_setup?stripe=`;
  return answered(onboarding.link(account, { done: `${page}done`, again: `${page}again` }));
}

async function open(platform: Platform, caller: Caller, { id: user_id }: Account): Promise<string> {
  const { db, now, payouts } = platform;
  const owner = (await addresseeOf(db, user_id)) ?? fail("not_found");
  const account = await answered(onboardingOf(platform).openAccount({ user_id, email: owner.email }));
  await db.transaction().execute(async (tx) => {
    const holder_name = owner.first_name;
    await addAccount(tx, { user_id, provider: payouts!.name, account, holder_name }, now());
    const about = { type: "user", id: user_id };
    await audit(tx, { caller, action: "payout.account_opened", about, details: { account }, at: now() });
  });
  return account;
}

/** Asks the provider for the caller's account, when the caller comes back from its page. */
export async function readOwnAccount(platform: Platform, caller: Caller): Promise<ProviderAccount> {
  onboardingOf(platform);
  const { id } = accountOf(caller);
  const known = await findAccount(platform.db, id);
  if (!known) return accountView(undefined);
  await answered(takeIn(platform, known.account));
  return accountView(await findAccount(platform.db, id));
}

/** Keeps the present state of an account of ours. Another bank account behind it holds payouts and is told by email. */
export async function takeIn(platform: Platform, account: string): Promise<void> {
  const { db, now } = platform;
  const state = await onboardingOf(platform).readAccount(account);
  const isTold = await db.transaction().execute(async (tx) => {
    const known = await lockAccount(tx, account);
    if (!known) return false;
    await keepAccountState(tx, state, now());
    return keepBank(tx, platform, known, state);
  });
  if (isTold) wakeMail(platform);
}

async function keepBank(
  db: Db,
  platform: Platform,
  { user_id, bank_ref }: AccountRow,
  { bank }: PayeeAccount,
): Promise<boolean> {
  if (!bank || bank.ref === bank_ref) return false;
  const at = platform.now();
  await lockSetup(db, user_id);
  await keepBankShown(db, user_id, {
    holder_name: bank.holder_name,
    account_last4: bank.last4,
    bank_changed_at: at,
    held_until: bank_ref === null ? null : daysAfter(at, holdDays),
  });
  const owner = await addresseeOf(db, user_id);
  if (!owner) return false;
  const content = bankChangedEmail(owner.first_name, bank.last4, bank_ref === null);
  await queueMail(db, platform.config, { kind: "bank", to: owner.email, content });
  return true;
}
