import { calendarDay } from "../../../../domain/days/calendar.ts";
import { fail, failFields } from "../../../http/failure.ts";
import { takeAttempt } from "../../../http/limits.ts";
import type { Db } from "../../../platform/database.ts";
import { newId } from "../../../platform/ids.ts";
import { queueMail } from "../../../platform/mail.ts";
import type { Platform } from "../../../platform/platform.ts";
import { activeAdmins } from "../../identity/accounts/index.ts";
import { notifyAnew } from "../notifications/index.ts";
import { addNews, wakeStream } from "../stream/index.ts";
import { authorName, previewOf, refusalToWrite, roleName, type Viewer } from "./conversations.rules.ts";
import {
  addMembers,
  type ConversationRow,
  findMembers,
  lockConversation,
  markRead,
} from "./conversations.store.ts";
import { takeTicket } from "./desk.store.ts";
import { deskNow } from "./desk-hours.flow.ts";
import { awayEmail, conversationPath, guestAnswerEmail } from "./emails.rules.ts";
import { claimFiles } from "./files.store.ts";
import { markMailed, notifyGuest } from "./guest.store.ts";
import { findMessage, findSent, insertMessage, isInConversation, type MessageRow } from "./messages.store.ts";
import { conversationOf } from "./open.flow.ts";

export interface Outgoing {
  client_id: string;
  text: string;
  reply_to: string | null;
  files: readonly string[];
}

/** More than anybody types, and enough for what waited in a browser while it was offline. */
const limit = { count: 120, seconds: 60 };

/** Sends a message; the same `client_id` again answers what was stored the first time. */
export async function send(
  platform: Platform,
  viewer: Viewer,
  conversation_id: string,
  message: Outgoing,
): Promise<MessageRow> {
  // not inside the transaction: it takes a connection of its own, which waiting transactions may all hold
  await takeAttempt(platform.db, `message:${viewer.id}`, limit);
  const id = await platform.db.transaction().execute(async (tx) => {
    await lockConversation(tx, conversation_id);
    const seen = await conversationOf(tx, viewer, conversation_id);
    const before = await findSent(tx, conversation_id, viewer.id, message.client_id);
    if (before) return before;
    const reason = refusalToWrite(seen, viewer);
    if (reason) fail("cannot_write", { values: { reason } });
    if (seen.kind === "support" && viewer.type === "Admin") await joinDesk(tx, seen, viewer);
    return store(platform, tx, seen, viewer, message);
  });
  wakeStream(platform);
  return (await findMessage(platform.db, id)) ?? fail("not_found");
}

/** Whoever answers first has the conversation. */
async function joinDesk(tx: Db, { id }: ConversationRow, viewer: Viewer): Promise<void> {
  await addMembers(tx, id, [viewer.id]);
  await takeTicket(tx, id, viewer.id);
}

async function store(
  platform: Platform,
  tx: Db,
  conversation: ConversationRow,
  viewer: Viewer,
  { client_id, text, reply_to, files }: Outgoing,
): Promise<string> {
  const to = { conversation_id: conversation.id, user_id: viewer.id };
  if (reply_to && !(await isInConversation(tx, conversation.id, reply_to))) {
    failFields({ reply_to: "This message is not part of the conversation." });
  }
  const id = newId();
  const created_at = platform.now();
  const { seq } = await insertMessage(tx, { id, ...to, client_id, body: text, reply_to, created_at });
  if (!(await claimFiles(tx, { id, ...to }, files))) {
    failFields({ files: "Add the file again. It was sent before, or not to this conversation." });
  }
  await markRead(tx, conversation.id, viewer.id, seq);
  const preview = previewOf({ text, files: files.length, is_deleted: false });
  await tell(platform, tx, conversation, { author: viewer.id, preview });
  if (conversation.guest_email && viewer.type === "Admin" && !isOnSite(conversation, created_at)) {
    const content = guestAnswerEmail(conversation.guest_name, text || "We sent you a file.");
    await queueMail(tx, platform.config, {
      kind: "direct",
      to: conversation.guest_email,
      content,
      cause: `support-answer:${id}`,
    });
    await markMailed(tx, conversation.id, seq);
  }
  return id;
}

/** The browser of a guest who is on the site asks for news every few seconds. */
export const onSite_ms = 60_000;
const isOnSite = ({ guest_seen_at }: ConversationRow, now: Date): boolean =>
  guest_seen_at !== null && now.getTime() - guest_seen_at.getTime() < onSite_ms;

/** Tells everybody else of a new message, on open pages, by a notification and, if the desk is empty, by email. */
export async function tell(
  platform: Platform,
  tx: Db,
  conversation: ConversationRow,
  { author, preview }: { author: string | null; preview: string },
): Promise<void> {
  const members = await findMembers(tx, conversation.id);
  const sender = members.find(({ id }) => id === author);
  const name = authorName(sender?.name ?? null, conversation.guest_name);
  const isQuestion = conversation.kind === "support" && (!sender || roleName(sender) !== "Support");
  const admins = conversation.kind === "support" ? await activeAdmins(tx) : [];
  const others = members.filter(({ id, is_muted }) => id !== author && !is_muted).map(({ id }) => id);
  // a question that nobody has taken is everybody's at the desk
  if (isQuestion && !conversation.assigned_to) others.push(...admins.map(({ id }) => id));
  const link = conversationPath(conversation.id);
  const title = isQuestion ? `Support question from ${name}` : `New message from ${name}`;
  for (const user_id of [...new Set(others)].sort()) {
    await notifyAnew(tx, { user_id, kind: "message", title, body: preview, link }, platform.now());
  }
  if (isQuestion && !(await deskNow(platform, tx)).is_staffed) {
    const content = awayEmail(name, preview, conversation.id);
    const cause = `support-away:${conversation.id}:${calendarDay(platform.now())}`;
    for (const { id, email } of admins)
      await queueMail(tx, platform.config, { kind: "message", to: email, content, cause: `${cause}:${id}` });
  }
  await notifyOfChange(tx, conversation, "message");
}

/** Tells the pages of all who see a conversation that there is something new in it. */
export async function notifyOfChange(
  tx: Db,
  { id, kind }: Pick<ConversationRow, "id" | "kind">,
  news: "message" | "conversation",
): Promise<void> {
  const members = await findMembers(tx, id);
  const admins = kind === "support" ? await activeAdmins(tx) : [];
  if (kind === "support") await notifyGuest(tx, id);
  const all = [...new Set([...members, ...admins].map((one) => one.id))];
  await addNews(
    tx,
    all.map((user_id) => ({ user_id, kind: news, data: { conversation: id } })),
  );
}
