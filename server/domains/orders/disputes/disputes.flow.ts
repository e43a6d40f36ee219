import { daysAfter } from "../../../../domain/days/calendar.ts";
import { shownDay } from "../../../../domain/days/shown-day.ts";
import { toDollars } from "../../../../domain/money/money.ts";
import { usd } from "../../../../domain/money/usd.ts";
import {
  bearerOf,
  heldPostings,
  lostPostings,
  reasonWords,
  wonPostings,
} from "../../../../domain/orders/dispute.ts";
import { accountOf, type Caller } from "../../../http/caller.ts";
import { fail } from "../../../http/failure.ts";
import type { Db } from "../../../platform/database.ts";
import { wakeMail } from "../../../platform/mail/send.ts";
import {
  type DisputeEvidence,
  type GatewayDispute,
  GatewayUnreachable,
} from "../../../platform/payments/gateway.ts";
import type { Platform } from "../../../platform/platform.ts";
import {
  installmentLost,
  orderAfterDispute,
  signedProposal,
  signedVersion,
  tellProOfProposal,
} from "../../design/proposals/index.ts";
import { activeAdmins } from "../../identity/accounts/index.ts";
import { audit } from "../../identity/audit/index.ts";
import { notify } from "../../messaging/notifications/index.ts";
import { postTransfers } from "../../money/ledger/index.ts";
import { creditsLost, planInvoice } from "../../money/plans/index.ts";
import { disputeLost, peopleOfOrder, showOrder } from "../orders/index.ts";
import {
  type DisputeRow,
  findDispute,
  keepEvidence,
  keepFiles,
  keptFiles,
  messagesAbout,
  takeDispute,
  takeDue,
  updateDispute,
  withEvidence,
} from "./disputes.store.ts";
import { evidenceOf, evidenceOfInvoice, evidenceOfProposal, withStatement } from "./evidence.rules.ts";
import { drawFiles } from "./files.flow.ts";

const dayMs = 24 * 60 * 60 * 1000;
const path = (id: string) => `/account/admin/disputes/${id}`;
const isOver = (status: DisputeRow["status"]) => status === "won" || status === "lost" || status === "closed";

/**
 * Applies a dispute as the provider has it now, in one transaction, however often and in whatever order its messages
 * come: money that was taken is held, and the outcome is posted once. What is decided stays decided.
 */
export async function applyDispute(platform: Platform, said: GatewayDispute): Promise<void> {
  await platform.db.transaction().execute(async (db) => {
    const at = platform.now();
    const { row, isNew } = await takeDispute(db, platform.payments.name, said);
    if (isOver(row.status)) return;
    if (isNew) await notifyOfOpened(db, platform, row, at);
    const isTaken = !said.is_inquiry && said.status !== "closed";
    if (isTaken && !row.held_at) {
      await updateDispute(db, row.id, { held_at: at, fee_cents: said.fee_cents });
      await post(db, row, "dispute_held", heldPostings(row.amount_cents, said.fee_cents), at);
    }
    if (isTaken && said.status === "won")
      await post(db, row, "dispute_won", wonPostings(row.amount_cents), at);
    if (isTaken && said.status === "lost") await postLost(db, platform, row, at);
    const { status, is_inquiry, evidence_due_at } = said;
    const closed_at = isOver(status) ? at : null;
    await updateDispute(db, row.id, { status, is_inquiry, evidence_due_at, closed_at });
    if (!closed_at) return;
    await notifyOfClosed(db, platform, { ...row, status }, at);
    if (row.proposal_id && row.payment_id && status !== "lost")
      await orderAfterDispute(db, platform, row.payment_id);
  });
  wakeMail(platform);
}

const post = (
  db: Db,
  row: DisputeRow,
  kind: "dispute_held" | "dispute_won" | "dispute_lost",
  postings: ReturnType<typeof heldPostings>,
  at: Date,
) =>
  postTransfers(db, [
    { reference: `${kind}:${row.id}`, kind, ...(row.order_id && { order_id: row.order_id }), at, postings },
  ]);

async function postLost(db: Db, platform: Platform, row: DisputeRow, at: Date): Promise<void> {
  const { id, amount_cents, reason } = row;
  if (row.invoice_id) await creditsLost(db, platform, { invoice_id: row.invoice_id, amount_cents, at });
  let [refunded, ofOrder] = [0, row.order_id ? { id: row.order_id, amount_cents } : null];
  if (row.proposal_id && row.payment_id) {
    const lost = await installmentLost(db, { id, payment_id: row.payment_id, amount_cents, reason, at });
    [refunded, ofOrder] = [lost.given_cents, lost.order];
  }
  if (ofOrder) {
    const { id: order_id, amount_cents: part } = ofOrder;
    refunded += await disputeLost(db, { id, order_id, amount_cents: part, reason, at });
  }
  await post(db, row, "dispute_lost", lostPostings(amount_cents, refunded), at);
}

const aboutOf = (row: DisputeRow): string => row.payment_title ?? "an unknown charge";

async function notifyOfOpened(db: Db, platform: Platform, row: DisputeRow, at: Date): Promise<void> {
  const about = row.order_number && !row.proposal_id ? `order ${row.order_number}` : aboutOf(row);
  const title = `A payment of ${about} is disputed: ${usd(row.amount_cents)}`;
  const due = row.evidence_due_at ? ` Evidence is due by ${shownDay(row.evidence_due_at)}.` : "";
  for (const { id } of await activeAdmins(db)) {
    await notify(db, {
      user_id: id,
      kind: "order",
      title,
      body: `${reasonWords(row.reason)}.${due}`,
      link: path(row.id),
    });
  }
  await notifySellers(db, platform, row, "opened", {
    subject: `The customer's bank disputes a payment: ${aboutOf(row)}`,
    text: `${usd(row.amount_cents)}, ${reasonWords(row.reason).toLowerCase()}. We respond to the bank and hold your share until it decides. If you have documents or messages that help, write to us.`,
  });
  await auditOf(db, row, "dispute.opened", null, at);
}

/** The admins, and the sellers, whose shares were held meanwhile. */
async function notifyOfClosed(db: Db, platform: Platform, row: DisputeRow, at: Date): Promise<void> {
  const about = row.order_number && !row.proposal_id ? `order ${row.order_number}` : aboutOf(row);
  const title = `The dispute about ${about} is ${row.status}`;
  for (const { id } of await activeAdmins(db)) {
    await notify(db, { user_id: id, kind: "order", title, link: path(row.id) });
  }
  const isYours = row.status === "lost" && bearerOf(row.reason) === "vendor";
  await notifySellers(db, platform, row, row.status, {
    subject: title,
    text: isYours
      ? "The customer's bank keeps the money, so we deduct your share."
      : "You keep your share, and it becomes available as usual.",
  });
  await auditOf(db, row, "dispute.closed", null, at);
}

/** The pro and the vendors who sold what the disputed payment paid for. */
async function notifySellers(
  db: Db,
  platform: Platform,
  row: DisputeRow,
  what: string,
  { subject, text }: { subject: string; text: string },
): Promise<void> {
  const told = new Set<string>();
  if (row.proposal_id) {
    await tellProOfProposal(db, platform, row.proposal_id, `dispute:${row.id}:${what}`, { subject, text });
    if (row.pro_id) told.add(row.pro_id);
  }
  if (!row.order_id) return;
  const people = await peopleOfOrder(db, row.order_id);
  const link = `/account/orders/${row.order_id}`;
  // a pro's client is not a vendor's customer, so vendors read of the order alone
  const forOrder = `The dispute about order ${row.order_number} is ${what}`;
  for (const { id } of [people.pro, ...people.vendors.values()]) {
    if (told.has(id)) continue;
    told.add(id);
    await notify(db, { user_id: id, kind: "order", title: forOrder, body: text, link });
  }
}

const auditOf = (
  db: Db,
  row: DisputeRow,
  action: "dispute.opened" | "dispute.closed" | "dispute.evidence_sent",
  caller: Caller | null,
  at: Date,
) =>
  audit(db, {
    caller,
    action,
    at,
    about: row.order_id
      ? { type: "order", id: row.order_id }
      : row.proposal_id
        ? { type: "proposal", id: row.proposal_id }
        : { type: "dispute", id: row.id },
    details: { dispute: row.number, amount: toDollars(row.amount_cents), status: row.status },
  });

/** The evidence as it would be sent now; null for an unknown charge. */
export async function assembleEvidence(
  platform: Platform,
  caller: Caller,
  row: DisputeRow,
  statement: string,
): Promise<DisputeEvidence | null> {
  if (!row.payment_id && !row.order_id) return null;
  const { db } = platform;
  const payer = { name: row.customer ?? "", email: row.customer_email ?? "" };
  if (row.invoice_id) {
    const invoice = (await planInvoice(db, row.invoice_id)) ?? fail("not_found");
    return evidenceOfInvoice(invoice, payer, paidWords(row), statement);
  }
  const ofOrder = row.order_id ? await orderEvidence(platform, caller, row, payer) : null;
  if (!row.proposal_id) return ofOrder && withStatement(ofOrder, statement);
  const proposal = await signedProposal(platform, row.proposal_id);
  const signature = await signedVersion(db, row.proposal_id);
  if (!proposal || !signature) return ofOrder && withStatement(ofOrder, statement);
  return withStatement(evidenceOfProposal(proposal, signature, payer, paidWords(row), ofOrder), statement);
}

async function orderEvidence(
  platform: Platform,
  caller: Caller,
  row: DisputeRow,
  payer: { name: string; email: string },
): Promise<DisputeEvidence> {
  const [order, messages] = await Promise.all([
    showOrder(platform, accountOf(caller), row.order_id ?? ""),
    messagesAbout(platform.db, row),
  ]);
  return evidenceOf(order, payer, messages);
}

const paidWords = ({ payment_title, paid_at, paid_with }: DisputeRow): string =>
  [`${payment_title}: paid`, paid_at && shownDay(paid_at), paid_with && `with ${paid_with}`]
    .filter(Boolean)
    .join(" ");

/**
 * Sends the evidence: kept first, then sent under the dispute's key, so that a crash in between is repaired by sending
 * the same again. 409 once it was sent or the dispute is decided.
 */
export async function sendEvidence(
  platform: Platform,
  caller: Caller,
  id: string,
  statement: string,
): Promise<void> {
  const row = (await findDispute(platform.db, id)) ?? fail("not_found");
  const evidence = (await assembleEvidence(platform, caller, row, statement)) ?? fail("not_found");
  const files = await drawFiles(platform, caller, row);
  const at = platform.now();
  await platform.db.transaction().execute(async (db) => {
    if (!(await keepEvidence(db, id, evidence, at))) fail("stale_version");
    await keepFiles(db, id, files);
    await auditOf(db, row, "dispute.evidence_sent", caller, at);
  });
  await submitKept(platform, { ...row, evidence });
}

async function submitKept(platform: Platform, row: DisputeRow): Promise<void> {
  try {
    const files = (await keptFiles(platform.db, row.id)).filter(({ is_left_out }) => !is_left_out);
    const { provider_ref, evidence } = row;
    await applyDispute(platform, await platform.payments.submitEvidence(provider_ref, evidence!, files));
  } catch (error) {
    if (!(error instanceof GatewayUnreachable)) throw error;
    platform.log.warn({ dispute: row.id }, "evidence got no answer and is sent again");
  }
}

const looksBackDays = 120;
const reminderDays = 3;

/** Asks for all recent disputes, in case a message was lost; sends kept evidence again; reminds admins of what is due. */
export async function watchDisputes(platform: Platform): Promise<void> {
  const { db, now, payments } = platform;
  const span = {
    from: new Date(now().getTime() - looksBackDays * dayMs),
    to: new Date(now().getTime() + dayMs),
  };
  try {
    for await (const dispute of payments.listDisputes(span)) {
      await applyDispute(platform, dispute);
      for (const { id } of await withEvidence(db, dispute.ref)) {
        const row = await findDispute(db, id);
        if (row && dispute.status === "needs_response") await submitKept(platform, row);
      }
    }
  } catch (error) {
    if (!(error instanceof GatewayUnreachable)) throw error;
    platform.log.warn({ reason: error.message }, "the provider's disputes could not be read");
  }
  await db.transaction().execute(async (tx) => {
    const soon = daysAfter(now(), reminderDays);
    for (const { id, number, due } of await takeDue(tx, soon, now())) {
      const title = `Evidence for dispute ${number} is due by ${shownDay(due)}`;
      for (const admin of await activeAdmins(tx)) {
        await notify(tx, { user_id: admin.id, kind: "order", title, link: path(id) });
      }
    }
  });
}
