import { addBusinessDays } from "../../../../domain/days/business-days.ts";
import { calendarDay } from "../../../../domain/days/calendar.ts";
import { installmentState } from "../../../../domain/projects/proposal/installment-state.ts";
import { moved } from "../../../../domain/projects/proposal/moves.ts";
import { ownReleasedPostings } from "../../../../domain/projects/proposal/postings.ts";
import { wakeMail } from "../../../platform/mail/send.ts";
import { GatewayUnreachable } from "../../../platform/payments/gateway.ts";
import type { Platform } from "../../../platform/platform.ts";
import { notifyAnew } from "../../messaging/notifications/index.ts";
import { postTransfers } from "../../money/ledger/index.ts";
import { dueEmail } from "./emails.rules.ts";
import { proposalPath } from "./load.flow.ts";
import { notifyClient, proPath } from "./news.flow.ts";
import {
  installmentsOfProposal,
  markReleased,
  openRefunds,
  type PaymentRow,
  unreleasedPayments,
  unsettledPayments,
} from "./payments.store.ts";
import { answerVersion, proposalById, updateProposal } from "./proposals.store.ts";
import { claimReminder, installmentsToRemindOf, staleVersions } from "./reminders.store.ts";
import { askForRefund, giveUp, settlePayment } from "./settle.flow.ts";

const suspiciousAfterMs = 30_000;
/** How long a client may take to answer the bank before the payment is given up. */
const confirmWithinMs = 15 * 60_000;

/** Settles payments and refunds that a crash or a lost response left open: asks the provider about each. */
export async function recoverPayments(platform: Platform): Promise<void> {
  const now = platform.now().getTime();
  const before = new Date(now - suspiciousAfterMs);
  for (const payment of await unsettledPayments(platform.db, before)) {
    await attempt(platform, payment.id, () => recover(platform, payment, now - payment.created_at.getTime()));
  }
  for (const { id } of await openRefunds(platform.db, before)) {
    await attempt(platform, id, () => askForRefund(platform, id));
  }
}

async function attempt({ log }: Platform, id: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const level = error instanceof GatewayUnreachable ? "warn" : "error";
    log[level]({ err: error, payment: id }, "a proposal's payment could not be settled yet");
  }
}

async function recover(platform: Platform, payment: PaymentRow, ageMs: number): Promise<void> {
  const { payments } = platform;
  if (payment.status === "requires_action") {
    const ref = payment.provider_ref ?? "";
    const isLeft = ageMs > confirmWithinMs && !payment.processing_at;
    const outcome = isLeft ? await payments.abandon(ref) : await payments.confirm(ref);
    if (outcome.status !== "requires_action" || outcome.is_processing)
      await settlePayment(platform, payment, outcome);
    return;
  }
  const { idempotency_key, created_at: asked_at } = payment;
  const outcome = await payments.findCharge({ idempotency_key, asked_at });
  await (outcome ? settlePayment(platform, payment, outcome) : giveUp(platform, payment));
}

/** Ends versions whose prices are no longer valid. */
export async function expireProposals(platform: Platform): Promise<void> {
  const { db, now } = platform;
  for (const { id, version } of await staleVersions(db, calendarDay(now()))) {
    await db.transaction().execute(async (tx) => {
      const row = await proposalById(tx, id, true);
      const status = row && moved(row.status, "expire");
      if (!status || !(await answerVersion(tx, id, version, { answer: "expired", at: now() }))) return;
      await updateProposal(tx, id, { status }, now());
      if (row.kind === "quote") return;
      const title = `${row.number} has expired without an answer`;
      await notifyAnew(tx, { user_id: row.pro_id, kind: "proposal", title, link: proPath(id) }, now());
    });
  }
}

/** Reminds clients of payments that are due, once a week; pros hear of those that are overdue. */
export async function remindOfPayments(platform: Platform): Promise<void> {
  const { db, now, config } = platform;
  for (const id of await installmentsToRemindOf(db, now(), calendarDay(now()))) {
    await db.transaction().execute(async (tx) => {
      // only one server gets to remind
      const mine = await claimReminder(tx, id, now());
      const row = mine && (await proposalById(tx, mine));
      if (!row) return;
      const all = await installmentsOfProposal(tx, row.id);
      const due = all.find((each) => each.id === id);
      // the payments are made in turn, so only the first open one can be paid
      if (!due || all.find(({ paid_at }) => !paid_at)?.id !== id) return;
      const is_overdue = installmentState(due, now()) === "overdue";
      const content = dueEmail(row, { ...due, is_overdue }, proposalPath(config, row));
      await notifyClient(tx, platform, row, `due:${id}:${calendarDay(now())}`, content);
      if (!is_overdue) return;
      const title = `${row.client_name} is late with a payment for ${row.number}`;
      await notifyAnew(tx, { user_id: row.pro_id, kind: "proposal", title, link: proPath(row.id) }, now());
    });
  }
  wakeMail(platform);
}

/** How long the pro's own charges are held after a payment: long enough for most disputed cards to be noticed. */
const heldBusinessDays = 5;

/** Makes the pro's own charges available, five business days after each payment. */
export async function releaseOwnCharges(platform: Platform): Promise<void> {
  const at = platform.now();
  await platform.db.transaction().execute(async (db) => {
    const payments = await unreleasedPayments(db, new Date(at.getTime() - heldBusinessDays * 24 * 3600_000));
    for (const payment of payments) {
      if (!payment.settled_at) continue;
      if (calendarDay(at) < addBusinessDays(calendarDay(payment.settled_at), heldBusinessDays)) continue;
      const amount = payment.own_cents - payment.released_cents;
      const parties = { customer_id: payment.customer_id ?? "", showroom_id: payment.showroom_id };
      // what the payment held at first only grows, so that each release has a name of its own
      const reference = `own_release:${payment.id}:${payment.own_cents + payment.lost_own_cents}`;
      await postTransfers(db, [
        { reference, kind: "release", at, postings: ownReleasedPostings(amount, parties) },
      ]);
      await markReleased(db, payment.id, payment.own_cents);
    }
  });
}

/** Everything that the clock does to proposals. */
export async function passTime(platform: Platform): Promise<void> {
  await expireProposals(platform);
  await remindOfPayments(platform);
  await releaseOwnCharges(platform);
}
