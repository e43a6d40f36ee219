import type { HireStatus } from "../../../../contract/design/hire-words.ts";
import type { HireInFull, HireRequest } from "../../../../contract/design/hires.ts";
import { fromDollars } from "../../../../domain/money/money.ts";
import { type HireSide, mayMove } from "../../../../domain/projects/hire-moves.ts";
import { fail, failFields } from "../../../http/failure.ts";
import { takeAttempt } from "../../../http/limits.ts";
import type { Db } from "../../../platform/database.ts";
import { queueMail } from "../../../platform/mail.ts";
import type { Platform } from "../../../platform/platform.ts";
import { notifyHireMoved, openHireConversation } from "../../messaging/conversations/index.ts";
import { notify } from "../../messaging/notifications/index.ts";
import { addNews, wakeStream } from "../../messaging/stream/index.ts";
import { sharedProjectOf, sharedRoomOf } from "../sharing/index.ts";
import { findPro } from "./directory.store.ts";
import {
  acceptedNews,
  declinedNews,
  finishedNews,
  type News,
  repliedNews,
  requestNews,
  reviewedNews,
  withdrawnNews,
} from "./emails.rules.ts";
import { customerPath, hireView, proPath } from "./hires.rules.ts";
import {
  eventsOf,
  findHire,
  type HireRow,
  insertEvent,
  insertHire,
  insertReview,
  lockHire,
  lockSubject,
  openHireFor,
  type Party,
  setReply,
  setStatus,
  sharedWith,
} from "./hires.store.ts";

/** One hire of this side's with its history. */
export async function showHire(db: Db, party: Party, id: string): Promise<HireInFull> {
  const row = (await findHire(db, party, id)) ?? fail("not_found");
  const events = await eventsOf(db, id);
  return {
    ...hireView(row),
    history: events.map(({ status, is_customer, at }) => ({
      status,
      by: is_customer ? ("customer" as const) : ("pro" as const),
      at: at.toISOString(),
    })),
  };
}

/** The pro's view of a hire; what the customer shared comes with it only while the pro is hired. */
export async function showRequest(db: Db, pro: string, id: string): Promise<HireRequest> {
  const hire = await showHire(db, { pro }, id);
  const open = await sharedWith(db, pro, id);
  if (!open) return { ...hire, shared: null };
  const [project, room] = await Promise.all([
    open.project_id ? sharedProjectOf(db, open.project_id) : undefined,
    open.room_id ? sharedRoomOf(db, open.room_id) : undefined,
  ]);
  return { ...hire, shared: { project: project ?? null, room: room ?? null, can_edit: open.can_edit } };
}

/** Tells the other side by email and notification. Call it in the transaction of the move. */
async function tell({ config }: Platform, tx: Db, row: HireRow, { to, about, content }: News): Promise<void> {
  const person =
    to === "pro"
      ? { id: row.pro_id, email: row.pro_email, link: proPath(row.id) }
      : { id: row.customer_id, email: row.customer_email, link: customerPath(row.id) };
  if (!person.id || !person.email) return;
  await queueMail(tx, config, { kind: "hire", to: person.email, content, cause: `hire:${row.id}:${about}` });
  await notify(tx, {
    user_id: person.id,
    kind: "hire",
    title: content.subject,
    body: row.title,
    link: person.link,
  });
}

interface Asked {
  project?: string | undefined;
  room?: string | undefined;
  designer: string;
  message: string;
  budget: number | null;
}

const asksADay = { count: 30, seconds: 24 * 3600 };

/** Asks a pro; the same request while one is open is that one. */
export async function ask(
  platform: Platform,
  user_id: string,
  { project, room, designer, message, budget }: Asked,
): Promise<{ id: string; is_new: boolean }> {
  if (designer === user_id) failFields({ designer: "You can't hire yourself." });
  await takeAttempt(platform.db, `hire:${user_id}`, asksADay);
  const at = platform.now();
  const subject = { project_id: project ?? null, room_id: room ?? null };
  return platform.db.transaction().execute(async (tx) => {
    const title = (await lockSubject(tx, user_id, subject)) ?? fail("not_found");
    const pro = (await findPro(tx, designer, at)) ?? fail("not_found");
    if (pro.availability === "closed")
      failFields({ designer: `${pro.name} isn't taking projects right now.` });
    const wanted = { user_id, pro_id: pro.id, ...subject };
    const budget_cents = budget === null ? null : fromDollars(budget);
    const id = await insertHire(tx, { ...wanted, title, message, budget_cents, created_at: at });
    if (!id) return { id: (await openHireFor(tx, wanted)) ?? fail("in_progress"), is_new: false };
    await insertEvent(tx, { hire_id: id, status: "requested", by_id: user_id, at });
    await openHireConversation(tx, { hire_id: id, customer: user_id, pro: pro.id, text: message, at });
    const row = (await findHire(tx, { customer: user_id }, id))!;
    await tell(platform, tx, row, requestNews(row));
    return { id, is_new: true };
  });
}

const newsOf: Record<HireStatus, (row: HireRow, by: HireSide) => News> = {
  requested: requestNews,
  accepted: acceptedNews,
  declined: declinedNews,
  withdrawn: withdrawnNews,
  finished: finishedNews,
};

/** Moves a hire for one of its sides; a repeated move changes nothing. */
export async function move(
  platform: Platform,
  party: Party,
  id: string,
  { status, reason = "", by }: { status: HireStatus; reason?: string; by: string },
): Promise<void> {
  const side: HireSide = "customer" in party ? "customer" : "pro";
  await platform.db.transaction().execute(async (tx) => {
    const before = (await lockHire(tx, party, id)) ?? fail("not_found");
    if (before.status === status) return;
    if (!mayMove(before.status, status, side)) {
      fail("illegal_status", { values: { from: before.status, to: status } });
    }
    await setStatus(tx, id, { status, reason, by, at: platform.now() });
    const row = (await findHire(tx, party, id))!;
    await tell(platform, tx, row, newsOf[status](row, side));
    await notifyPages(tx, row);
    await notifyHireMoved(tx, id);
  });
  wakeStream(platform);
}

/** Open pages of both sides show or close what is shared. */
const notifyPages = (tx: Db, { id, project_id, pro_id, customer_id }: HireRow) =>
  addNews(
    tx,
    [customer_id, pro_id].flatMap((user_id) =>
      user_id ? [{ user_id, kind: "access", data: { hire: id, project: project_id, user: pro_id } }] : [],
    ),
  );

/** The customer's review of a finished hire, once. */
export async function review(
  platform: Platform,
  customer: string,
  id: string,
  { rating, text }: { rating: number; text: string },
): Promise<void> {
  await platform.db.transaction().execute(async (tx) => {
    const before = (await lockHire(tx, { customer }, id)) ?? fail("not_found");
    if (before.status !== "finished") failFields({ text: "You can review the work once it is finished." });
    const made = { hire_id: id, user_id: customer, rating, body: text, created_at: platform.now() };
    if (!(await insertReview(tx, made))) fail("already_used");
    const row = (await findHire(tx, { customer }, id))!;
    await tell(platform, tx, row, reviewedNews(row));
  });
}

/** The pro's answer to the review; an empty one is taken back. */
export async function reply(platform: Platform, pro: string, id: string, text: string): Promise<void> {
  await platform.db.transaction().execute(async (tx) => {
    const before = (await lockHire(tx, { pro }, id)) ?? fail("not_found");
    if (before.reviewed_at === null) failFields({ text: "There's no review to answer yet." });
    await setReply(tx, id, text || null, platform.now());
    const row = (await findHire(tx, { pro }, id))!;
    if (text && before.reply === null) await tell(platform, tx, row, repliedNews(row));
  });
}
