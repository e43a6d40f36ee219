import { calendarDay } from "../../../../domain/days/calendar.ts";
import { shownDay } from "../../../../domain/days/shown-day.ts";
import {
  drawPayout,
  payoutFailedPostings,
  payoutPaidPostings,
  payoutPostings,
  payoutUnpaidPostings,
} from "../../../../domain/money/ledger-posting.ts";
import { toDollars } from "../../../../domain/money/money.ts";
import { usd } from "../../../../domain/money/usd.ts";
import type { Caller } from "../../../http/caller.ts";
import { fail, failFields } from "../../../http/failure.ts";
import type { Db } from "../../../platform/database.ts";
import { newId } from "../../../platform/ids.ts";
import { wakeMail } from "../../../platform/mail/send.ts";
import { queueMail } from "../../../platform/mail.ts";
import { GatewayUnreachable } from "../../../platform/payments/gateway.ts";
import type { PayoutOutcome } from "../../../platform/payments/payout-provider.ts";
import type { Platform } from "../../../platform/platform.ts";
import { emitEvents, type Happened, wakeWebhooks } from "../../identity/api-access/index.ts";
import { audit } from "../../identity/audit/index.ts";
import { availableByAccount, type Payee, partsOfPayout, postTransfers } from "../ledger/index.ts";
import { findAccount } from "./accounts.store.ts";
import { findHold, lockPayee } from "./balances.store.ts";
import { heldForDisputes } from "./disputed.store.ts";
import { payoutFailedEmail, payoutStartedEmail } from "./emails.rules.ts";
import { schedulesOn } from "./payouts.rules.ts";
import {
  addresseeOf,
  findPayout,
  insertPayout,
  lockSetup,
  type PayoutRow,
  payoutOfRequest,
  type SetupRow,
  scheduledPayees,
  setPayoutState,
  unsettledPayouts,
} from "./payouts.store.ts";

interface PayoutOrder {
  payee: Payee;
  /** Null: all that is available. */
  amount_cents: number | null;
  /** Names the request: repeated, it pays once. */
  request_key: string;
  /** Null for a scheduled payout. */
  caller: Caller | null;
}

/** Pays a payee out on request: books it, then asks the provider. */
export async function payOut(platform: Platform, order: PayoutOrder): Promise<PayoutRow> {
  if (!platform.payouts) fail("payouts_off");
  const booked = await platform.db.transaction().execute((db) => bookPayout(db, platform, order));
  wakeMail(platform);
  await askProvider(platform, booked.id);
  return (await findPayout(platform.db, booked.id)) ?? booked;
}

/**
 * Takes a payout out of the balance inside the caller's transaction. The payee's setup stays locked, so that two
 * payouts never see the same balance.
 */
async function bookPayout(db: Db, platform: Platform, order: PayoutOrder): Promise<PayoutRow> {
  const { payee, request_key, caller } = order;
  const now = platform.now();
  // a hold and a payout take turns
  await lockPayee(db, payee.user_id);
  const setup = await lockSetup(db, payee.user_id);
  const known = await payoutOfRequest(db, payee.user_id, request_key);
  if (known) return known;
  if (!setup || setup.provider !== platform.payouts?.name)
    return failFields({ bank: "Enter your bank account first." });
  await assertCanReceive(db, platform, payee.user_id);
  assertNotHeld(setup, now);
  if (await findHold(db, payee.user_id)) failFields({ amount: "Your payouts are on hold." });
  const { balances, available, held } = await payableTo(db, payee);
  const amount = order.amount_cents ?? available;
  const besides = held > 0 ? ` ${usd(held)} is held until your customers' banks decide their disputes.` : "";
  if (available < 100)
    failFields({ amount: `The minimum payout is $1.00, and you have less than that available.${besides}` });
  if (amount > available) failFields({ amount: `Only ${usd(available)} is available.${besides}` });
  const payout = await insertPayout(db, {
    id: newId(),
    user_id: payee.user_id,
    payee: payee.type,
    amount_cents: amount,
    is_scheduled: caller === null,
    holder_name: setup.holder_name,
    account_last4: setup.account_last4,
    provider: setup.provider,
    destination_token: setup.destination_token,
    request_key,
    created_at: now,
  });
  const postings = payoutPostings(drawPayout(balances, amount));
  await postTransfers(db, [{ reference: `payout:${payout.id}`, kind: "payout", at: now, postings }]);
  const about = { type: "user", id: payee.user_id };
  await audit(db, {
    caller,
    ...(caller === null && { actor: { id: null, type: "system" } }),
    action: "payout.asked",
    about,
    details: { amount: toDollars(amount) },
    at: now,
  });
  await tell(db, platform, payout, payoutStartedEmail, "started");
  return payout;
}

/** What may be paid out: the available balance without what is held for disputes. */
async function payableTo(db: Db, payee: Payee) {
  const balances = await availableByAccount(db, payee);
  const held = await heldForDisputes(db, payee);
  const available = balances.reduce((sum, { amount_cents }) => sum + amount_cents, 0) - held;
  return { balances, available, held };
}

/** An account at the provider that takes no payouts is refused here, before any money is booked. */
async function assertCanReceive(db: Db, { payouts }: Platform, user_id: string): Promise<void> {
  if (!payouts?.onboarding) return;
  const account = await findAccount(db, user_id);
  if (account?.can_receive) return;
  failFields({ amount: "Your account at Stripe can't take payouts yet. Finish its setup first." });
}

function assertNotHeld({ held_until }: SetupRow, now: Date): void {
  if (!held_until || held_until <= now) return;
  failFields({
    amount: `You changed your bank account. Payouts start again on ${shownDay(held_until)}.`,
  });
}

async function tell(
  db: Db,
  platform: Platform,
  payout: PayoutRow,
  emailOf: typeof payoutStartedEmail,
  what: "started" | "failed",
): Promise<void> {
  const owner = await addresseeOf(db, payout.user_id);
  if (!owner) return;
  const content = emailOf(owner.first_name, payout);
  await queueMail(db, platform.config, {
    // a failed payout is the owner's to mend, so nobody misses it
    kind: what === "failed" ? "bank" : "payout",
    to: owner.email,
    content,
    cause: `payout-${what}:${payout.id}`,
  });
}

/** Asks the provider; without an answer the payout stays open for `settlePayouts`. */
async function askProvider(platform: Platform, id: string): Promise<void> {
  try {
    await bringUpToDate(platform, id);
  } catch (error) {
    if (!(error instanceof GatewayUnreachable)) throw error;
    platform.log.warn({ payout: id }, "a payout got no answer and is asked for again");
  }
}

/**
 * Asks the provider for a payout, under its key, or for the state of one that it knows, and books the answer. Throws
 * `GatewayUnreachable` without an answer.
 */
export async function bringUpToDate(platform: Platform, id: string): Promise<void> {
  const { db, payouts } = platform;
  const payout = await findPayout(db, id);
  if (!payouts || !payout || payout.provider !== payouts.name) return;
  if (payout.status === "failed") return;
  const request = {
    amount_cents: payout.amount_cents,
    destination: payout.destination_token,
    idempotency_key: keyOf(payout),
  };
  const outcome = payout.provider_ref
    ? await payouts.findPayout(payout.provider_ref, request)
    : await payouts.payOut(request);
  await settle(platform, payout, outcome);
}

/**
 * Books the provider's answer once: a paid payout has left, a failed one returns to the balance, also when the bank had
 * credited it before.
 */
async function settle(platform: Platform, payout: PayoutRow, outcome: PayoutOutcome): Promise<void> {
  const at = platform.now();
  const { id, amount_cents } = payout;
  await platform.db.transaction().execute(async (db) => {
    const { status, ref, message } = outcome;
    const before = await setPayoutState(db, id, { status, provider_ref: ref, message, at });
    if (!before || status === "in_transit") return;
    await emitEvents(db, [settled(payout, outcome)], at);
    if (status === "paid") {
      const postings = payoutPaidPostings(amount_cents);
      return postTransfers(db, [{ reference: `payout_paid:${id}`, kind: "payout_paid", at, postings }]);
    }
    if (before === "paid") {
      const postings = payoutUnpaidPostings(amount_cents);
      await postTransfers(db, [{ reference: `payout_unpaid:${id}`, kind: "payout_paid", at, postings }]);
    }
    const postings = payoutFailedPostings(await partsOfPayout(db, id));
    await postTransfers(db, [{ reference: `payout_failed:${id}`, kind: "payout_failed", at, postings }]);
    await tell(db, platform, { ...payout, message }, payoutFailedEmail, "failed");
  });
  if (outcome.status === "failed") wakeMail(platform);
  if (outcome.status !== "in_transit") wakeWebhooks(platform);
}

/** What the payee's webhooks hear of a payout that has arrived or failed. */
function settled({ id, user_id, amount_cents, account_last4 }: PayoutRow, outcome: PayoutOutcome): Happened {
  const event = outcome.status === "paid" ? "payout.paid" : "payout.failed";
  const payout = { id, amount: toDollars(amount_cents), account_last4, message: outcome.message };
  return { user_id, event, data: { payout } };
}

/** Names a payout to the provider. */
export const keyOf = ({ id }: { id: string }): string => `payout_${id}`;

/** The payout that a key of ours names; undefined if it is none of ours. */
export const payoutOfKey = (key: string): string | undefined =>
  /^payout_([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/.exec(key)?.[1];

const unansweredAfterMs = 30_000;

/** Asks for the state of payouts on their way, and again for those that the provider has not answered. */
export async function settlePayouts(platform: Platform): Promise<void> {
  const now = platform.now();
  const before = {
    on_way: new Date(now.getTime() - (platform.payouts?.asks_every_ms ?? 0)),
    unanswered: new Date(now.getTime() - unansweredAfterMs),
  };
  for (const id of await unsettledPayouts(platform.db, before, now)) {
    try {
      await askProvider(platform, id);
    } catch (error) {
      platform.log.error({ err: error, payout: id }, "a payout could not be settled");
    }
  }
}

/** Pays out everybody whose schedule falls on today and whose minimum is reached; once a day, however often it runs. */
export async function payScheduled(platform: Platform): Promise<void> {
  const now = platform.now();
  const day = calendarDay(now);
  const schedules = schedulesOn(day);
  if (!platform.payouts || schedules.length === 0) return;
  for (const { user_id, type } of await scheduledPayees(platform.db, schedules, now)) {
    try {
      await payIfEnough(platform, { user_id, type }, `schedule:${day}`);
    } catch (error) {
      platform.log.error({ err: error, user: user_id }, "a scheduled payout could not be made");
    }
  }
}

async function payIfEnough(platform: Platform, payee: Payee, request_key: string): Promise<void> {
  const booked = await platform.db.transaction().execute(async (db) => {
    await lockPayee(db, payee.user_id);
    const setup = await lockSetup(db, payee.user_id);
    const known = await payoutOfRequest(db, payee.user_id, request_key);
    if (!setup || known || setup.provider !== platform.payouts?.name) return null;
    const { available } = await payableTo(db, payee);
    if (available < Math.max(100, setup.minimum_cents)) return null;
    return bookPayout(db, platform, { payee, amount_cents: available, request_key, caller: null });
  });
  if (!booked) return;
  wakeMail(platform);
  await askProvider(platform, booked.id);
}
