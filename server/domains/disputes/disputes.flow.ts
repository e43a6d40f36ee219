import { daysAfter } from "../../../domain/calendar.ts";
import { heldPostings, lostPostings, reasonWords, wonPostings } from "../../../domain/dispute.ts";
import { toDollars } from "../../../domain/money.ts";
import { shownDay } from "../../../domain/shown-day.ts";
import { usd } from "../../../domain/usd.ts";
import { accountOf, type Caller } from "../../caller.ts";
import { fail } from "../../failure.ts";
import type { Db } from "../../platform/database.ts";
import { type GatewayDispute, GatewayUnreachable } from "../../platform/payments/gateway.ts";
import type { Platform } from "../../platform/platform.ts";
import { audit } from "../audit/index.ts";
import { postTransfers } from "../ledger/index.ts";
import { notify } from "../notifications/index.ts";
import { adminsToTell, disputeLost, peopleOfOrder, showOrder } from "../orders/index.ts";
import {
  type DisputeRow,
  findDispute,
  keepEvidence,
  messagesAbout,
  takeDispute,
  takeDue,
  updateDispute,
} from "./disputes.store.ts";
import { evidenceOf } from "./evidence.rules.ts";

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
    if (isNew) await tellOfOpened(db, row, at);
    const isTaken = !said.is_inquiry && said.status !== "closed";
    if (isTaken && !row.held_at) {
      await updateDispute(db, row.id, { held_at: at, fee_cents: said.fee_cents });
      await post(db, row, "dispute_held", heldPostings(row.amount_cents, said.fee_cents), at);
    }
    if (isTaken && said.status === "won")
      await post(db, row, "dispute_won", wonPostings(row.amount_cents), at);
    if (isTaken && said.status === "lost") await postLost(db, row, at);
    const { status, is_inquiry, evidence_due_at } = said;
    const closed_at = isOver(status) ? at : null;
    await updateDispute(db, row.id, { status, is_inquiry, evidence_due_at, closed_at });
    if (closed_at) await tellOfClosed(db, { ...row, status }, at);
  });
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

async function postLost(db: Db, row: DisputeRow, at: Date): Promise<void> {
  const { id, order_id, amount_cents, reason } = row;
  const refunded = order_id ? await disputeLost(db, { id, order_id, amount_cents, reason, at }) : 0;
  await post(db, row, "dispute_lost", lostPostings(amount_cents, refunded), at);
}

async function tellOfOpened(db: Db, row: DisputeRow, at: Date): Promise<void> {
  const about = row.order_number ? `of order ${row.order_number}` : "that is not an order's";
  const title = `A payment ${about} is disputed: ${usd(row.amount_cents)}`;
  const due = row.evidence_due_at ? ` Evidence is due by ${shownDay(row.evidence_due_at)}.` : "";
  for (const { id } of await adminsToTell(db)) {
    await notify(db, {
      ...{ user_id: id, kind: "order", title, body: `${reasonWords(row.reason)}.${due}` },
      link: path(row.id),
    });
  }
  await auditOf(db, row, "dispute.opened", null, at);
}

/** The admins, and the sellers, whose shares were held meanwhile. */
async function tellOfClosed(db: Db, row: DisputeRow, at: Date): Promise<void> {
  const title = `The dispute about order ${row.order_number ?? "unknown"} is ${row.status}`;
  for (const { id } of await adminsToTell(db)) {
    await notify(db, { user_id: id, kind: "order", title, link: path(row.id) });
  }
  if (row.order_id) {
    const people = await peopleOfOrder(db, row.order_id);
    const sellers = new Set([people.pro.id, ...[...people.vendors.values()].map(({ id }) => id)]);
    const link = `/account/orders/${row.order_id}`;
    for (const user_id of sellers) await notify(db, { user_id, kind: "order", title, link });
  }
  await auditOf(db, row, "dispute.closed", null, at);
}

const auditOf = (
  db: Db,
  row: DisputeRow,
  action: "dispute.opened" | "dispute.closed" | "dispute.evidence_sent",
  caller: Caller | null,
  at: Date,
) =>
  audit(db, {
    ...{ caller, action, at },
    about: row.order_id ? { type: "order", id: row.order_id } : { type: "dispute", id: row.id },
    details: { dispute: row.number, amount: toDollars(row.amount_cents), status: row.status },
  });

/** The evidence as it would be sent now. */
export async function assembleEvidence(
  platform: Platform,
  caller: Caller,
  row: DisputeRow,
  statement: string,
) {
  if (!row.order_id) return null;
  const [order, messages, people] = await Promise.all([
    showOrder(platform, accountOf(caller), row.order_id),
    messagesAbout(platform.db, row.order_id),
    peopleOfOrder(platform.db, row.order_id),
  ]);
  return evidenceOf(order, { name: row.customer ?? "", email: people.customer.email }, messages, statement);
}

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
  const at = platform.now();
  await platform.db.transaction().execute(async (db) => {
    if (!(await keepEvidence(db, id, evidence, at))) fail("stale_version");
    await auditOf(db, row, "dispute.evidence_sent", caller, at);
  });
  await submitKept(platform, { ...row, evidence });
}

async function submitKept(platform: Platform, row: DisputeRow): Promise<void> {
  try {
    await applyDispute(platform, await platform.payments.submitEvidence(row.provider_ref, row.evidence!));
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
      const { rows } = await openWithEvidence(db, dispute.ref);
      for (const { id } of rows) {
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
      for (const admin of await adminsToTell(tx)) {
        await notify(tx, { user_id: admin.id, kind: "order", title, link: path(id) });
      }
    }
  });
}

const openWithEvidence = async (db: Db, provider_ref: string) => ({
  rows: await db
    .selectFrom("disputes")
    .select("id")
    .where("provider_ref", "=", provider_ref)
    .where("evidence_sent_at", "is not", null)
    .execute(),
});
