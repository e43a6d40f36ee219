import {
  addCannedAnswer,
  askSupport,
  deleteCannedAnswer,
  listCannedAnswers,
  listSupport,
  listSupportPeople,
  rateSupport,
  type SupportTicket,
  setCannedAnswer,
  setSupport,
  supportHours,
} from "../../../../contract/messaging/support-desk.ts";
import { accountOf } from "../../../http/caller.ts";
import { fail, failFields } from "../../../http/failure.ts";
import { refuseRobots } from "../../../http/form-traps.ts";
import { takeAttempt } from "../../../http/limits.ts";
import { listForm, offsetOf } from "../../../http/list-form.ts";
import { type Route, serve } from "../../../http/serve.ts";
import type { Db } from "../../../platform/database.ts";
import { wakeMail } from "../../../platform/mail/send.ts";
import { notify } from "../notifications/index.ts";
import { wakeStream } from "../stream/index.ts";
import { authorName, previewOf } from "./conversations.rules.ts";
import { addMembers, lockConversation } from "./conversations.store.ts";
import {
  addCanned,
  deleteCanned,
  deskRating,
  findDeskPeople,
  findTicket,
  findTickets,
  hasOtherOpen,
  listCanned,
  setCanned,
  setRating,
  setTicket,
  type TicketRow,
} from "./desk.store.ts";
import { deskHours, deskNow } from "./desk-hours.flow.ts";
import { conversationPath } from "./emails.rules.ts";
import { askAsGuest } from "./guest.flow.ts";
import { notifyOfChange } from "./send.flow.ts";

const ticketView = (row: TicketRow): SupportTicket => ({
  id: row.id,
  customer: {
    id: row.user_id,
    name: authorName(row.name, row.guest_name),
    email: row.email ?? row.guest_email,
  },
  is_guest: row.guest_email !== "",
  status: row.status,
  assigned_to: row.assigned_to ? { id: row.assigned_to, name: row.assigned_name ?? "" } : null,
  last_message: previewOf({ text: row.last_text ?? "", files: row.last_files, is_deleted: false }),
  is_waiting: row.is_waiting,
  rating: row.rating,
  rating_text: row.rating_text,
  last_at: row.last_at.toISOString(),
  created_at: row.created_at.toISOString(),
});

const ask = serve(askSupport, async ({ body, caller, platform, language }) => {
  await takeAttempt(platform.db, `support:${caller.ip}`, { count: 10, seconds: 3600 });
  refuseRobots(body);
  const key = await askAsGuest(platform, { ...body, language });
  wakeMail(platform);
  wakeStream(platform);
  const desk = await deskNow(platform, platform.db, language);
  const when = desk.is_staffed
    ? "We answer here, and by email"
    : `${desk.opens ? `We're back ${desk.opens} and` : "We"} answer by email`;
  return { message: `Thank you. ${when} to ${body.email}.`, data: { ...desk, key } };
});

const hours = serve(supportHours, async ({ platform, language }) => ({
  data: await deskHours(platform, language),
}));

const queue = serve(listSupport, async ({ query, caller, platform }) => {
  const { page, per_page, status, mine } = query;
  const { rows, total } = await findTickets(
    platform.db,
    { status, assigned_to: mine === "1" ? accountOf(caller).id : null },
    { offset: offsetOf({ page, per_page }), limit: per_page },
  );
  const shown = { status, ...(mine && { mine }) };
  const path = "/api/admin/support";
  return { data: listForm(rows.map(ticketView), { total, page, per_page, path, query: shown }) };
});

const set = serve(setSupport, async ({ params, body, caller, platform }) => {
  const { id } = accountOf(caller);
  const row = await platform.db.transaction().execute(async (tx) => {
    await lockConversation(tx, params.id);
    if (!(await findTicket(tx, params.id))) fail("not_found");
    if (body.status === "open" && (await hasOtherOpen(tx, params.id))) {
      failFields({ status: "This customer has a newer open conversation. Answer there." });
    }
    const colleague = body.assigned_to && (await handOver(tx, params.id, id, body.assigned_to));
    if (body.is_mine) await addMembers(tx, params.id, [id]);
    await setTicket(tx, params.id, {
      ...(body.is_mine !== undefined && { assigned_to: body.is_mine ? id : null }),
      ...(colleague && { assigned_to: colleague }),
      ...(body.status && { status: body.status }),
    });
    await notifyOfChange(tx, { id: params.id, kind: "support" }, "conversation");
    return (await findTicket(tx, params.id)) ?? fail("not_found");
  });
  wakeStream(platform);
  return { data: ticketView(row) };
});

/** A colleague goes on with a conversation, and is told unless that is oneself. */
async function handOver(tx: Db, conversation: string, by: string, to: string): Promise<string> {
  const people = await findDeskPeople(tx);
  const found = people.find((one) => one.id === to);
  if (!found) return failFields({ assigned_to: "Choose someone on the support team." });
  await addMembers(tx, conversation, [to]);
  if (to !== by) {
    const from = people.find((one) => one.id === by)?.name ?? "A colleague";
    await notify(tx, {
      user_id: to,
      kind: "message",
      title: `${from} assigned you a support conversation`,
      link: conversationPath(conversation),
    });
  }
  return to;
}

const ratedDays = 90;

const people = serve(listSupportPeople, async ({ platform }) => {
  const since = new Date(platform.now().getTime() - ratedDays * 24 * 3600_000);
  return {
    data: { people: await findDeskPeople(platform.db), ...(await deskRating(platform.db, since)) },
  };
});

const rate = serve(rateSupport, async ({ params, body, caller, platform }) => {
  const { id } = accountOf(caller);
  await platform.db.transaction().execute(async (tx) => {
    await lockConversation(tx, params.id);
    const ticket = await findTicket(tx, params.id);
    if (ticket?.user_id !== id) fail("not_found");
    await setRating(tx, params.id, body, platform.now());
    await notifyOfChange(tx, { id: params.id, kind: "support" }, "conversation");
  });
  wakeStream(platform);
  return { message: "Thank you for telling us.", data: { rating: body.rating } };
});

const canned = serve(listCannedAnswers, async ({ platform }) => ({ data: await listCanned(platform.db) }));
const addOne = serve(addCannedAnswer, async ({ body, platform }) => ({
  data: await addCanned(platform.db, body),
}));
const setOne = serve(setCannedAnswer, async ({ params, body, platform }) => {
  const answer = { ...params, ...body };
  if (!(await setCanned(platform.db, answer))) fail("not_found");
  return { data: answer };
});
const deleteOne = serve(deleteCannedAnswer, async ({ params, platform }) => {
  if (!(await deleteCanned(platform.db, params.id))) fail("not_found");
  return { data: params };
});

export const deskRoutes: readonly Route[] = [
  ask,
  hours,
  people,
  queue,
  set,
  rate,
  canned,
  addOne,
  setOne,
  deleteOne,
];
