import type { ClientProposal } from "../../../../contract/design/proposals.ts";
import { calendarDay } from "../../../../domain/days/calendar.ts";
import { fromDollars } from "../../../../domain/money/money.ts";
import {
  changeRefusal,
  installmentsOf,
  movedToOwn,
} from "../../../../domain/projects/proposal/installments.ts";
import { moved } from "../../../../domain/projects/proposal/moves.ts";
import { movedToOwnPostings } from "../../../../domain/projects/proposal/postings.ts";
import { totalsOf } from "../../../../domain/projects/proposal/totals.ts";
import type { Caller } from "../../../http/caller.ts";
import { fail, failFields } from "../../../http/failure.ts";
import type { Db } from "../../../platform/database.ts";
import { newId } from "../../../platform/ids.ts";
import { wakeMail } from "../../../platform/mail/send.ts";
import type { Platform } from "../../../platform/platform.ts";
import { postTransfers } from "../../money/ledger/index.ts";
import { clientView, type Looker } from "./client-view.rules.ts";
import { askedEmail, copyEmail, declinedEmail, signedEmail } from "./emails.rules.ts";
import { loadProposal, picturesOf, proposalPath } from "./load.flow.ts";
import { latestOf, shownVersion } from "./loaded.rules.ts";
import { notifyClient, notifyPro, proPath } from "./news.flow.ts";
import { assertNoPaymentOpen } from "./open-payment.flow.ts";
import { orderIfCovered } from "./order.flow.ts";
import { moveToOwn, type PaymentRow, paymentsMade, planInstallments } from "./payments.store.ts";
import { paidOf } from "./pro-view.rules.ts";
import {
  addComment,
  answerVersion,
  markViewed,
  type ProposalRow,
  proposalByToken,
  updateProposal,
  type VersionRow,
} from "./proposals.store.ts";

export const lookerOf = ({ account }: Caller): Looker => ({
  account_id: account?.id ?? null,
  is_customer: account?.type === "User",
});

/** The proposal as the client sees it, with these picks or those that it was signed with. */
export async function showToClient(
  platform: Platform,
  db: Db,
  row: ProposalRow,
  looker: Looker,
  picks?: readonly string[],
): Promise<ClientProposal> {
  const loaded = await loadProposal(db, row);
  const version = shownVersion(loaded) ?? fail("not_found");
  const chosen = picks && version.answer === "open" ? picks : version.picks;
  const totals = totalsOf(version.content, version.prices, chosen);
  const pictures = await picturesOf(db, totals);
  return clientView(loaded, { content: version.content, totals, version }, pictures, looker, platform.now());
}

/** A proposal by its link. */
export async function byToken(db: Db, token: string, lock = false): Promise<ProposalRow> {
  return (await proposalByToken(db, token, lock)) ?? fail("not_found");
}

/** The first look by anybody but the pro is worth knowing. */
export async function noteOpening(
  platform: Platform,
  row: ProposalRow,
  caller: Caller,
): Promise<ProposalRow> {
  const status = moved(row.status, "view");
  const isPro =
    caller.account && (caller.account.id === row.pro_id || caller.account.team?.owner_id === row.pro_id);
  if (!status || isPro || caller.account?.stand_in) return row;
  await markViewed(platform.db, row, status, platform.now());
  return { ...row, status };
}

export async function comment(
  platform: Platform,
  caller: Caller,
  token: string,
  { name, text }: { name: string; text: string },
): Promise<ClientProposal> {
  const at = platform.now();
  const shown = await platform.db.transaction().execute(async (db) => {
    const row = await byToken(db, token, true);
    await addComment(db, {
      proposal_id: row.id,
      is_from_pro: false,
      author_name: name,
      body: text,
      created_at: at,
    });
    const status = moved(row.status, "ask_changes");
    if (status) await updateProposal(db, row.id, { status }, at);
    await notifyPro(db, platform, row, `comment:${newId()}`, askedEmail(row, name, text, proPath(row.id)));
    return showToClient(platform, db, { ...row, status: status ?? row.status }, lookerOf(caller));
  });
  wakeMail(platform);
  return shown;
}

/** The version that waits for an answer; 409 if it is another one now or was answered. */
async function openVersion(db: Db, row: ProposalRow, version: number, now: Date): Promise<VersionRow> {
  const { versions } = await loadProposal(db, row);
  const latest = latestOf(versions);
  if (latest?.version !== version) fail("stale_version");
  if (latest.answer !== "open") fail("already_used");
  if (latest.valid_until < calendarDay(now)) {
    failFields({ version: "The prices in this proposal have expired. Ask for a new version." });
  }
  return latest;
}

interface Signature {
  version: number;
  picks: readonly string[];
  name: string;
  expected_total: number;
}

/**
 * The client signs a version: its prices and picks are final, and its payments are planned. Signing the same version
 * twice gets 409. A change order keeps what was paid and asks for the difference.
 */
export async function sign(
  platform: Platform,
  caller: Caller,
  token: string,
  signature: Signature,
): Promise<ClientProposal> {
  const at = platform.now();
  const looker = lookerOf(caller);
  const shown = await platform.db.transaction().execute(async (db) => {
    const row = await byToken(db, token, true);
    if (row.showroom_is_closed) failFields({ version: "This showroom has closed." });
    const version = await openVersion(db, row, signature.version, at);
    const status = moved(row.status, "accept") ?? fail("already_used");
    const isOther = row.customer_id !== null && row.customer_id !== looker.account_id;
    const claims = looker.is_customer && !isOther ? looker.account_id : null;
    const { content, prices } = version;
    const picks = knownPicks(version, signature.picks);
    const totals = totalsOf(content, prices, picks);
    if (totals.total_cents !== fromDollars(signature.expected_total)) {
      fail("total_changed", { data: await showToClient(platform, db, row, looker, picks) });
    }
    const due = { product_cents: totals.order.total_cents, total_cents: totals.total_cents };
    await assertNoPaymentOpen(db, row.id, "version");
    const answered = await answerVersion(db, row.id, version.version, {
      answer: "signed",
      picks,
      ...due,
      at,
      signed_name: signature.name,
      signed_ip: caller.ip,
      signed_by: looker.account_id,
    });
    if (!answered) fail("already_used");
    await planAnew(db, row, version, due, at);
    const accepted = {
      status,
      accepted_version: version.version,
      total_cents: due.total_cents,
      accepted_at: at,
    };
    await updateProposal(db, row.id, { ...accepted, ...(claims && { customer_id: claims }) }, at);
    const signed: ProposalRow = { ...row, ...accepted, customer_id: claims ?? row.customer_id };
    await orderIfCovered(db, platform, signed);
    await notifyOfSignature(db, platform, signed, signature.name, row.accepted_version !== null);
    return showToClient(platform, db, await byToken(db, token), looker);
  });
  wakeMail(platform);
  return shown;
}

/** Only ids of lines that can be chosen are kept. */
function knownPicks({ content }: VersionRow, picks: readonly string[]): string[] {
  const lines = content.sections.flatMap((section) => section.lines);
  const open = lines.filter((line) => line.kind !== "note" && (line.optional || line.choice !== ""));
  const known = new Set(open.map(({ id }) => id));
  return [...new Set(picks)].filter((id) => known.has(id));
}

async function planAnew(
  db: Db,
  row: ProposalRow,
  { content, version }: VersionRow,
  due: { product_cents: number; total_cents: number },
  at: Date,
): Promise<void> {
  const payments = await paymentsMade(db, row.id);
  const paid = paidOf(payments);
  const refusal = changeRefusal(due, paid);
  if (refusal) failFields({ picks: refusal });
  await planInstallments(db, row.id, installmentsOf(content, due, paid), at);
  const excess = movedToOwn(due, paid);
  if (excess === 0) return;
  await takeFromProducts(db, payments, excess);
  // there is a payment, so there is a customer
  const parties = { customer_id: row.customer_id!, showroom_id: row.showroom_id };
  const reference = `change_order:${row.id}:${version}`;
  await postTransfers(db, [
    { reference, kind: "change_order", at, postings: movedToOwnPostings(excess, parties) },
  ]);
}

/** The latest payments first: those of products that are ordered are the oldest. */
async function takeFromProducts(db: Db, payments: readonly PaymentRow[], cents: number): Promise<void> {
  let left = cents;
  for (const payment of payments.toReversed()) {
    if (payment.order_id !== null) continue;
    const part = Math.min(left, payment.product_cents);
    if (part > 0) await moveToOwn(db, payment.id, part);
    left -= part;
  }
  if (left > 0) throw new Error("a change order takes more from products than was paid for them");
}

async function notifyOfSignature(
  db: Db,
  platform: Platform,
  row: ProposalRow,
  name: string,
  isChange: boolean,
): Promise<void> {
  const about = `signed:${row.accepted_version}`;
  await notifyPro(
    db,
    platform,
    row,
    about,
    signedEmail(row, name, row.total_cents, isChange, proPath(row.id)),
  );
  const path = proposalPath(platform.config, row);
  await notifyClient(db, platform, row, about, copyEmail(row, name, row.total_cents, path));
}

export async function decline(
  platform: Platform,
  caller: Caller,
  token: string,
  { version, reason }: { version: number; reason: string },
): Promise<ClientProposal> {
  const at = platform.now();
  const shown = await platform.db.transaction().execute(async (db) => {
    const row = await byToken(db, token, true);
    const open = await openVersion(db, row, version, at);
    const status = moved(row.status, "decline") ?? fail("already_used");
    if (!(await answerVersion(db, row.id, open.version, { answer: "declined", at }))) fail("already_used");
    await updateProposal(db, row.id, { status }, at);
    if (reason) {
      const said = { is_from_pro: false, author_name: row.client_name, body: reason, created_at: at };
      await addComment(db, { proposal_id: row.id, ...said });
    }
    const content = declinedEmail(row, reason, row.accepted_version !== null, proPath(row.id));
    await notifyPro(db, platform, row, `declined:${version}`, content);
    return showToClient(platform, db, { ...row, status }, lookerOf(caller));
  });
  wakeMail(platform);
  return shown;
}
