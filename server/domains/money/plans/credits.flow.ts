import type { Subscription } from "../../../../contract/money/managed-plans.ts";
import type { Credits } from "../../../../contract/money/plans.ts";
import { creditPacks, packOf } from "../../../../domain/money/credit-packs.ts";
import { planRefundPostings } from "../../../../domain/money/ledger-posting.ts";
import { fromDollars, toDollars } from "../../../../domain/money/money.ts";
import { accountOf, type Caller } from "../../../http/caller.ts";
import { fail, failFields } from "../../../http/failure.ts";
import { idOfRequest, newId } from "../../../platform/ids.ts";
import { wakeMail } from "../../../platform/mail/send.ts";
import type { Platform } from "../../../platform/platform.ts";
import { postTransfers } from "../ledger/index.ts";
import { assertSettled, type Question, reach } from "./change-plan.flow.ts";
import { charge, intendPayment, refundPayment } from "./charge.flow.ts";
import { shownCodes } from "./credit-codes.store.ts";
import { bookCredits, creditBalance, creditEntries, isDisputed } from "./credits.store.ts";
import { creditsBackEmail } from "./emails.rules.ts";
import { answerPayment, findInvoice, markRefunded, openInvoice, paymentsOf } from "./invoices.store.ts";
import { manage } from "./manage-plans.flow.ts";
import { codeView, creditLine } from "./plans.rules.ts";
import { writeInvoice } from "./renew.flow.ts";
import { defaultCard, lockSubscription } from "./subscriptions.store.ts";
import { notifyOfPlan } from "./tell.flow.ts";

/** A pro's credits, what changed them, their codes, and what is for sale. */
export async function creditsOf({ db }: Pick<Platform, "db">, user_id: string): Promise<Credits> {
  const [balance, entries, codes] = await Promise.all([
    creditBalance(db, user_id),
    creditEntries(db, user_id),
    shownCodes(db, user_id),
  ]);
  return {
    balance,
    entries: entries.map(({ at, ...entry }) => ({ ...entry, at: at.toISOString() })),
    packs: creditPacks.map(({ credits, price_cents }) => ({ credits, price: toDollars(price_cents) })),
    codes: codes.map(codeView),
  };
}

/**
 * Charges the default card for a pack, and books its credits once that succeeded. The same request again goes on where
 * the one before it ended.
 */
export async function buyCredits(
  platform: Platform,
  caller: Caller,
  sent: { credits: number; expected: number; request_key: string },
): Promise<{ credits: Credits; question: Question | null }> {
  const { id: user_id } = accountOf(caller);
  const id = idOfRequest("credits", user_id, sent.request_key);
  const pack = packOf(sent.credits) ?? failFields({ credits: "Choose one of the packs." });
  const payment = await platform.db.transaction().execute(async (db) => {
    const now = platform.now();
    const row = await lockSubscription(db, user_id, now);
    const begun = await findInvoice(db, id);
    if (begun?.status === "paid") return null;
    if (begun?.status === "open") return (await paymentsOf(db, id))[0] ?? null;
    const invoice = await openInvoice(db, user_id);
    if (invoice) await assertSettled(db, row, invoice);
    if (invoice) failFields({ credits: "Pay the open amount of your plan first." });
    if (pack.price_cents !== fromDollars(sent.expected)) fail("total_changed");
    const card =
      (await defaultCard(db, user_id, platform.payments.name)) ??
      failFields({ card: "Save a card first. We charge it for the credits." });
    const { credits, price_cents } = pack;
    const written = await writeInvoice(db, user_id, {
      // one that was declined is void, and has the request's id
      id: begun ? newId() : id,
      row,
      kind: "credits",
      choice: "credits",
      credits,
      price_cents,
      now,
      period: { from: now, to: now },
      part: { amount_cents: price_cents, lines: [creditLine(credits, price_cents)] },
    });
    const means = { card_id: card.id, is_debit: false, name: "" };
    return intendPayment(
      db,
      platform,
      { id: written, amount_cents: price_cents },
      { means, is_attended: true },
    );
  });
  const question = payment && (await reach(platform, payment, () => charge(platform, payment)));
  return { credits: await creditsOf(platform, user_id), question };
}

/** Takes the credits of an invoice back, if none of them are used, and gives its money back. */
export async function refundCredits(
  platform: Platform,
  caller: Caller,
  { id: user_id, invoice: invoice_id, reason }: { id: string; invoice: string; reason: string },
): Promise<Subscription> {
  let payment_id = "";
  const after = await manage(platform, user_id, async ({ db, now }) => {
    const invoice = await findInvoice(db, invoice_id);
    if (invoice?.user_id !== user_id || invoice.credits === null) return fail("not_found");
    const { credits, amount_cents, number } = invoice;
    if (invoice.status !== "paid" || invoice.refunded_at) fail("already_used");
    if ((await creditBalance(db, user_id)) < credits) {
      failFields({ invoice: "Some of these credits are used or in a code, so they can't be refunded." });
    }
    const paid = (await paymentsOf(db, invoice_id)).find(({ status }) => status === "succeeded");
    if (!paid) return fail("already_used");
    if (await isDisputed(db, paid.id))
      failFields({ invoice: "The pro's bank disputes this payment or has taken it back." });
    payment_id = paid.id;
    await bookCredits(db, { user_id, change: -credits, reason: "refunded", invoice_id, at: now });
    await markRefunded(db, invoice_id, now);
    await answerPayment(db, paid.id, ["succeeded"], { status: "refunding", ref: null, message: "", at: now });
    const postings = planRefundPostings(amount_cents);
    await postTransfers(db, [
      { reference: `plan_back:${invoice_id}`, kind: "plan_refund", at: now, postings },
    ]);
    await notifyOfPlan(db, platform, {
      user_id,
      caller,
      reason,
      at: now,
      action: "plan.credits_refunded",
      details: { invoice: number, credits, amount: toDollars(amount_cents) },
      content: (name) => creditsBackEmail(name, { number: number ?? "", credits, amount_cents }),
      cause: `credits_back:${invoice_id}`,
    });
  });
  wakeMail(platform);
  await refundPayment(platform, payment_id);
  return after;
}
