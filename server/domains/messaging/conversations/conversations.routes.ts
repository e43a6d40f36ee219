import {
  deleteMessage,
  editMessage,
  getConversation,
  listConversations,
  listMessages,
  listRecipients,
  openConversation,
  reactToMessage,
  readConversation,
  reportMessage,
  searchMessages,
  sendMessage,
  setConversation,
  typeInConversation,
} from "../../../../contract/messaging/conversations.ts";
import { accountOf, type Caller } from "../../../http/caller.ts";
import { listForm, offsetOf } from "../../../http/list-form.ts";
import { type Route, serve } from "../../../http/serve.ts";
import { markLinkRead } from "../notifications/index.ts";
import { signal, wakeStream } from "../stream/index.ts";
import { edit, react, remove, report } from "./change-message.flow.ts";
import { authorName, headingOf, previewOf, type Viewer } from "./conversations.rules.ts";
import {
  findConversations,
  findConversationsOf,
  findMembers,
  markRead,
  setMember,
} from "./conversations.store.ts";
import { conversationPath } from "./emails.rules.ts";
import { findMessages, type MessageRow, searchTexts } from "./messages.store.ts";
import { conversationOf, openAbout } from "./open.flow.ts";
import { recipientsOf } from "./recipients.store.ts";
import { notifyOfChange, send } from "./send.flow.ts";
import { conversationInFull, conversationView, messageViews } from "./show.flow.ts";

const viewerOf = (caller: Caller): Viewer => accountOf(caller);

const list = serve(listConversations, async ({ query, caller, platform }) => {
  const viewer = viewerOf(caller);
  const { page, per_page, kind } = query;
  const offset = offsetOf({ page, per_page });
  const { rows, total } = await findConversations(platform.db, viewer, { kind, offset, limit: per_page });
  const path = "/api/conversations";
  const views = rows.map((row) => conversationView(row, viewer));
  return { data: listForm(views, { total, page, per_page, path, query: kind ? { kind } : {} }) };
});

const open = serve(openConversation, async ({ body, caller, platform, language }) => {
  const viewer = viewerOf(caller);
  const id = await openAbout(platform, caller, viewer, body);
  return {
    data: await conversationInFull(platform, await conversationOf(platform.db, viewer, id), viewer, language),
  };
});

const recipients = serve(listRecipients, async ({ query, caller, platform }) => ({
  data: await recipientsOf(platform.db, viewerOf(caller), query.q ?? ""),
}));

const get = serve(getConversation, async ({ params, caller, platform, language }) => {
  const viewer = viewerOf(caller);
  const row = await conversationOf(platform.db, viewer, params.id);
  return { data: await conversationInFull(platform, row, viewer, language) };
});

const messages = serve(listMessages, async ({ params, query, caller, platform }) => {
  const viewer = viewerOf(caller);
  const conversation = await conversationOf(platform.db, viewer, params.id);
  const found = await findMessages(platform.db, conversation.id, query);
  const has_more = found.length > query.limit;
  // the additional row is the one farthest away: the oldest of those before, the newest of those after
  const isForward = query.changed_after !== undefined || query.around !== undefined;
  const rows = has_more ? (isForward ? found.slice(0, query.limit) : found.slice(1)) : found;
  const views = await messageViews(platform, rows, viewer);
  const last_change =
    query.changed_after !== undefined
      ? Math.max(query.changed_after, ...rows.map(({ change }) => change))
      : conversation.last_change;
  return { data: { messages: views, last_change, has_more } };
});

const post = serve(sendMessage, async ({ params, body, caller, platform }) => {
  const viewer = viewerOf(caller);
  return { data: await viewOf(platform, await send(platform, viewer, params.id, body), viewer) };
});

async function viewOf(platform: Parameters<typeof messageViews>[0], row: MessageRow, viewer: Viewer) {
  const [view] = await messageViews(platform, [row], viewer);
  return view!;
}

const put = serve(editMessage, async ({ params, body, caller, platform }) => {
  const viewer = viewerOf(caller);
  return { data: await viewOf(platform, await edit(platform, viewer, params.id, body.text), viewer) };
});

const drop = serve(deleteMessage, async ({ params, caller, platform }) => {
  const viewer = viewerOf(caller);
  return { data: await viewOf(platform, await remove(platform, viewer, params.id), viewer) };
});

const reaction = serve(reactToMessage, async ({ params, body, caller, platform }) => {
  const viewer = viewerOf(caller);
  return { data: await viewOf(platform, await react(platform, viewer, params.id, body), viewer) };
});

const complaint = serve(reportMessage, async ({ params, body, caller, platform }) => {
  await report(platform, viewerOf(caller), params.id, body.reason);
  return { message: "Thank you. We'll look at this message.", data: { id: params.id } };
});

const search = serve(searchMessages, async ({ query, caller, platform }) => {
  const viewer = viewerOf(caller);
  const { q, page, per_page } = query;
  const { rows, total } = await searchTexts(platform.db, viewer.id, q, {
    offset: offsetOf({ page, per_page }),
    limit: per_page,
  });
  const ids = new Set(rows.map((row) => row.conversation_id));
  const conversations = await findConversationsOf(platform.db, viewer, [...ids]);
  const found = rows.map(({ author, guest_name, created_at, text, ...row }) => {
    const conversation = conversations.get(row.conversation_id);
    return {
      ...row,
      conversation: conversation ? headingOf(conversation, viewer).title : "",
      author: authorName(author, guest_name),
      text: previewOf({ text, files: 0, is_deleted: false }, 240),
      created_at: created_at.toISOString(),
    };
  });
  return { data: listForm(found, { total, page, per_page, path: "/api/messages", query: { q } }) };
});

const read = serve(readConversation, async ({ params, body, caller, platform }) => {
  const viewer = viewerOf(caller);
  const conversation = await conversationOf(platform.db, viewer, params.id);
  const read_seq = await platform.db.transaction().execute(async (tx) => {
    const seq = await markRead(tx, conversation.id, viewer.id, body.seq);
    await markLinkRead(tx, viewer.id, conversationPath(conversation.id), platform.now());
    // an admin who only looks at a conversation with support has no mark in it
    if (seq !== undefined) await notifyOfChange(tx, conversation, "conversation");
    return seq ?? 0;
  });
  wakeStream(platform);
  return { data: { read_seq } };
});

const typing = serve(typeInConversation, async ({ params, caller, platform }) => {
  const viewer = viewerOf(caller);
  const conversation = await conversationOf(platform.db, viewer, params.id);
  const members = await findMembers(platform.db, conversation.id);
  const me = members.find(({ id }) => id === viewer.id);
  const isSilent = conversation.is_blocked || conversation.is_blocked_by_other || !me;
  const to = isSilent ? [] : members.filter(({ id }) => id !== viewer.id).map(({ id }) => id);
  const data = { conversation: conversation.id, user: viewer.id, name: authorName(me?.name ?? null, "") };
  await signal(platform, { to, kind: "typing", data });
  return { data: { id: conversation.id } };
});

const settings = serve(setConversation, async ({ params, body, caller, platform, language }) => {
  const viewer = viewerOf(caller);
  const { id, kind } = await conversationOf(platform.db, viewer, params.id);
  const change = kind === "direct" ? body : { is_muted: body.is_muted };
  await platform.db.transaction().execute(async (tx) => {
    await setMember(tx, id, viewer.id, change, platform.now());
    await notifyOfChange(tx, { id, kind }, "conversation");
  });
  wakeStream(platform);
  return {
    data: await conversationInFull(platform, await conversationOf(platform.db, viewer, id), viewer, language),
  };
});

export const conversationRoutes: readonly Route[] = [
  list,
  open,
  // "recipients" would match an id
  recipients,
  get,
  messages,
  post,
  put,
  drop,
  reaction,
  complaint,
  search,
  read,
  typing,
  settings,
];
