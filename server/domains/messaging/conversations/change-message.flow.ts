import { fail } from "../../../http/failure.ts";
import type { Db } from "../../../platform/database.ts";
import { newId } from "../../../platform/ids.ts";
import type { Platform } from "../../../platform/platform.ts";
import { activeAdmins } from "../../identity/accounts/index.ts";
import { notify } from "../notifications/index.ts";
import { wakeStream } from "../stream/index.ts";
import { previewOf, refusalToWrite, type Viewer } from "./conversations.rules.ts";
import { type ConversationRow, lockConversation } from "./conversations.store.ts";
import { conversationPath } from "./emails.rules.ts";
import {
  emptyMessage,
  findMessage,
  insertReport,
  type MessageRow,
  setReaction,
  setText,
  touchMessage,
} from "./messages.store.ts";
import { conversationOf } from "./open.flow.ts";
import { notifyOfChange } from "./send.flow.ts";

type Change = (tx: Db, message: MessageRow, conversation: ConversationRow) => Promise<void>;

/** Changes a message that this account sees, under the conversation's next change number. */
async function change(platform: Platform, viewer: Viewer, id: string, work: Change): Promise<MessageRow> {
  const { conversation_id } = (await findMessage(platform.db, id)) ?? fail("not_found");
  await platform.db.transaction().execute(async (tx) => {
    const conversation = await conversationOf(tx, viewer, conversation_id);
    await lockConversation(tx, conversation_id);
    const message = (await findMessage(tx, id)) ?? fail("not_found");
    if (message.deleted_at) fail("not_found");
    await work(tx, message, conversation);
    await touchMessage(tx, conversation_id, id);
    await notifyOfChange(tx, conversation, "message");
  });
  wakeStream(platform);
  return (await findMessage(platform.db, id)) ?? fail("not_found");
}

/** Others' messages are seen, but only one's own are changed. */
const assertMine = (message: MessageRow, viewer: Viewer) => {
  if (message.user_id !== viewer.id) fail("forbidden");
};

export const edit = (platform: Platform, viewer: Viewer, id: string, text: string) =>
  change(platform, viewer, id, async (tx, message) => {
    assertMine(message, viewer);
    await setText(tx, id, text, platform.now());
  });

export const remove = (platform: Platform, viewer: Viewer, id: string) =>
  change(platform, viewer, id, async (tx, message) => {
    assertMine(message, viewer);
    await emptyMessage(tx, id, platform.now());
  });

export const react = (
  platform: Platform,
  viewer: Viewer,
  id: string,
  { emoji, is_on }: { emoji: string; is_on: boolean },
) =>
  change(platform, viewer, id, async (tx, _, conversation) => {
    const reason = refusalToWrite(conversation, viewer);
    if (reason) fail("cannot_write", { values: { reason } });
    await setReaction(tx, { message_id: id, user_id: viewer.id, emoji }, is_on);
  });

/** Reports a message to the admins; a second report by the same member changes nothing. */
export async function report(platform: Platform, viewer: Viewer, id: string, reason: string): Promise<void> {
  const message = (await findMessage(platform.db, id)) ?? fail("not_found");
  const conversation = await conversationOf(platform.db, viewer, message.conversation_id);
  await platform.db.transaction().execute(async (tx) => {
    const row = { id: newId(), message_id: id, user_id: viewer.id, reason };
    if (!(await insertReport(tx, row))) return;
    const text = previewOf({ text: message.text, files: 0, is_deleted: message.deleted_at !== null });
    // only conversations with support are open to admins, so the report carries the words
    const link = conversation.kind === "support" ? conversationPath(conversation.id) : "";
    for (const admin of await activeAdmins(tx)) {
      const body = `${reason} Message by ${message.author ?? "a former member"}: ${text}`;
      await notify(tx, { user_id: admin.id, kind: "report", title: "A message was reported", body, link });
    }
  });
  wakeStream(platform);
}
