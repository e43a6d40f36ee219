import type { PayeeBalance } from "../../../../contract/money/balances.ts";
import { balancePaidPostings } from "../../../../domain/money/ledger-posting.ts";
import { fromDollars, toDollars } from "../../../../domain/money/money.ts";
import { usd } from "../../../../domain/money/usd.ts";
import { accountOf, type Caller } from "../../../http/caller.ts";
import { fail, failFields } from "../../../http/failure.ts";
import type { Db } from "../../../platform/database.ts";
import { newId } from "../../../platform/ids.ts";
import { wakeMail } from "../../../platform/mail/send.ts";
import { type EmailContent, queueMail } from "../../../platform/mail.ts";
import type { Platform } from "../../../platform/platform.ts";
import { audit } from "../../identity/audit/index.ts";
import { notify } from "../../messaging/notifications/index.ts";
import { availableByAccount, balanceOf, postTransfers } from "../ledger/index.ts";
import {
  balancePaymentsOf,
  findHold,
  findPayee,
  insertBalancePayment,
  lockPayee,
  removeHold,
  storeHold,
} from "./balances.store.ts";
import { holdEmail, holdLiftedEmail } from "./dunning.rules.ts";
import { negativeDueOn } from "./payouts.rules.ts";
import { addresseeOf, inTransit } from "./payouts.store.ts";

/** What an admin sees of a payee. 404 for anybody who is paid nothing. */
export async function payeeBalance({ db }: Platform, user_id: string): Promise<PayeeBalance> {
  const payee = (await findPayee(db, user_id)) ?? fail("not_found");
  const [balance, in_transit, hold, payments] = await Promise.all([
    balanceOf(db, payee),
    inTransit(db, user_id),
    findHold(db, user_id),
    balancePaymentsOf(db, user_id),
  ]);
  const since = balance.negative_since;
  return {
    pending: toDollars(balance.pending_cents),
    available: toDollars(balance.available_cents),
    in_transit: toDollars(in_transit),
    due_on: since ? negativeDueOn(since).toISOString() : null,
    hold: hold ? { reason: hold.reason, since: hold.held_at.toISOString(), by: hold.by } : null,
    payments: payments.map(({ id, amount_cents, note, by, at }) => ({
      id,
      note,
      by,
      amount: toDollars(amount_cents),
      at: at.toISOString(),
    })),
  };
}

/** Puts a payee's payouts on hold, or changes the reason. Those on their way arrive. */
export async function holdPayouts(
  platform: Platform,
  caller: Caller,
  user_id: string,
  reason: string,
): Promise<PayeeBalance> {
  const at = platform.now();
  await platform.db.transaction().execute(async (db) => {
    if (!(await lockPayee(db, user_id))) fail("not_found");
    await storeHold(db, { user_id, reason, held_by: accountOf(caller).id, held_at: at });
    await audit(db, {
      caller,
      action: "payout.held",
      about: { type: "user", id: user_id },
      details: { reason },
      at,
    });
    await tell(db, platform, user_id, (name) => holdEmail(name, reason));
  });
  wakeMail(platform);
  return payeeBalance(platform, user_id);
}

/** Lets payouts go on. Without a hold nothing changes, and nobody is told. */
export async function liftHold(platform: Platform, caller: Caller, user_id: string): Promise<PayeeBalance> {
  await platform.db.transaction().execute(async (db) => {
    if (!(await lockPayee(db, user_id))) fail("not_found");
    if (!(await removeHold(db, user_id))) return;
    const about = { type: "user", id: user_id };
    await audit(db, { caller, action: "payout.hold_lifted", about, at: platform.now() });
    await tell(db, platform, user_id, holdLiftedEmail);
  });
  wakeMail(platform);
  return payeeBalance(platform, user_id);
}

async function tell(
  db: Db,
  { config }: Platform,
  user_id: string,
  emailFor: (firstName: string) => EmailContent,
): Promise<void> {
  const owner = await addresseeOf(db, user_id);
  if (!owner) return;
  const content = emailFor(owner.first_name);
  await queueMail(db, config, { kind: "balance", to: owner.email, content });
  const { subject: title, preview: body } = content;
  await notify(db, { user_id, kind: "balance", title, body, link: "/payout_setup" });
}

/**
 * Records money that a payee paid to our bank account towards a negative balance; never more than is owed. The same
 * key records it once.
 */
export async function recordPayment(
  platform: Platform,
  caller: Caller,
  user_id: string,
  { amount, note, request_key }: { amount: number; note: string; request_key: string },
): Promise<PayeeBalance> {
  const at = platform.now();
  const cents = fromDollars(amount);
  await platform.db.transaction().execute(async (db) => {
    const payee = (await lockPayee(db, user_id)) ?? fail("not_found");
    const id = newId();
    const row = {
      id,
      user_id,
      amount_cents: cents,
      note,
      recorded_by: accountOf(caller).id,
      request_key,
      at,
    };
    if (!(await insertBalancePayment(db, row))) return;
    const accounts = await availableByAccount(db, payee);
    const owed = -accounts.reduce((sum, { amount_cents }) => sum + amount_cents, 0);
    if (cents > owed) {
      failFields({ amount: owed > 0 ? `Only ${usd(owed)} is owed.` : "Nothing is owed." });
    }
    const postings = balancePaidPostings(accounts, cents);
    await postTransfers(db, [{ reference: `balance_paid:${id}`, kind: "balance_paid", at, postings }]);
    const about = { type: "user", id: user_id };
    await audit(db, { caller, action: "balance.payment_recorded", about, details: { amount, note }, at });
  });
  return payeeBalance(platform, user_id);
}
