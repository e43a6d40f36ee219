import { randomUUID } from "node:crypto";
import {
  getProjectChat,
  listProjectChats,
  sendProjectChat,
  shareToContractor,
  shareToContractorPost,
} from "../../../../contract/messaging/conversations.ts";
import { accountOf } from "../../../http/caller.ts";
import { failFields } from "../../../http/failure.ts";
import { type Route, serve } from "../../../http/serve.ts";
import type { Platform } from "../../../platform/platform.ts";
import { wakeStream } from "../stream/index.ts";
import type { Viewer } from "./conversations.rules.ts";
import { findConversations } from "./conversations.store.ts";
import { keepFile } from "./files.flow.ts";
import { findMessagesAfter, type MessageRow } from "./messages.store.ts";
import { openProject, shareWithPro } from "./open.flow.ts";
import { send } from "./send.flow.ts";
import { messageViews } from "./show.flow.ts";

/** The form that the specification gives to a project's messages. */
async function chatViews(platform: Platform, rows: readonly MessageRow[], viewer: Viewer) {
  const views = await messageViews(platform, rows, viewer);
  return views.map(({ id, author, text, files, created_at }) => ({
    id,
    user: { id: author.id, full_name: author.name },
    message: text,
    files,
    created_at,
  }));
}

async function chatsOf(
  platform: Platform,
  viewer: Viewer,
  conversations: readonly string[],
  { after, t }: { after?: string | undefined; t?: "files" | undefined },
) {
  const rows = await findMessagesAfter(platform.db, conversations, after);
  const chats = await chatViews(platform, rows, viewer);
  const room_files = chats.flatMap(({ id, created_at, files }) =>
    files.map((file) => ({ ...file, message_id: id, created_at })),
  );
  return { Project_chats: t === "files" ? [] : chats, room_files };
}

const all = serve(listProjectChats, async ({ query, caller, platform }) => {
  const viewer = accountOf(caller);
  if (query.project) {
    const id = await openProject(platform.db, viewer, query.project);
    return { data: await chatsOf(platform, viewer, [id], query) };
  }
  const page = { kind: "project" as const, offset: 0, limit: 50 };
  const { rows } = await findConversations(platform.db, viewer, page);
  return {
    data: await chatsOf(
      platform,
      viewer,
      rows.map(({ id }) => id),
      query,
    ),
  };
});

const one = serve(getProjectChat, async ({ params, query, caller, platform }) => {
  const viewer = accountOf(caller);
  const id = await openProject(platform.db, viewer, params.projectId);
  return { data: await chatsOf(platform, viewer, [id], query) };
});

const post = serve(sendProjectChat, async ({ params, body, caller, platform }) => {
  const viewer = accountOf(caller);
  const conversation_id = await openProject(platform.db, viewer, params.projectId);
  const sent = body.files === undefined ? [] : [body.files].flat();
  if (!body.message && sent.length === 0) failFields({ message: "Write a message, or add a file." });
  const files: string[] = [];
  for (const file of sent) {
    const kept = await keepFile(platform, { file, field: "files", conversation_id, user_id: viewer.id });
    files.push(kept.id);
  }
  const message = { client_id: randomUUID(), text: body.message, reply_to: null, files };
  const row = await send(platform, viewer, conversation_id, message);
  const [view] = await chatViews(platform, [row], viewer);
  return { data: view! };
});

async function share(platform: Platform, viewer: Viewer, project: string) {
  const data = await shareWithPro(platform, viewer, project);
  wakeStream(platform);
  return { message: "Your pro can see this project now.", data };
}

const shareByGet = serve(shareToContractor, ({ params, caller, platform }) =>
  share(platform, accountOf(caller), params.projectId),
);
const shareByPost = serve(shareToContractorPost, ({ params, caller, platform }) =>
  share(platform, accountOf(caller), params.projectId),
);

export const projectChatRoutes: readonly Route[] = [all, one, post, shareByGet, shareByPost];
