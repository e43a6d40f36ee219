import type {
  Conversation,
  ConversationInFull,
  Message,
  MessageFile,
} from "../../../../contract/messaging/conversations.ts";
import type { Language } from "../../../../domain/languages/language.ts";
import type { Db } from "../../../platform/database.ts";
import type { Platform } from "../../../platform/platform.ts";
import {
  authorName,
  headingOf,
  previewOf,
  refusalToWrite,
  roleName,
  type Viewer,
} from "./conversations.rules.ts";
import { type ConversationRow, findMembers, type MemberRow } from "./conversations.store.ts";
import { deskNow } from "./desk-hours.flow.ts";
import { fileAddress } from "./file-links.rules.ts";
import { type FileRow, findFilesOf } from "./files.store.ts";
import { cardsOfMessages } from "./link-cards.flow.ts";
import { findReactions, type MessageRow, type ReactionRow } from "./messages.store.ts";

/** A conversation as its lists show it. */
export function conversationView(row: ConversationRow, viewer: Viewer): Conversation {
  const last = row.last_text !== null && {
    author: authorName(row.last_author, row.guest_name),
    is_mine: row.last_author_id === viewer.id,
    text: previewOf({ text: row.last_text, files: row.last_files, is_deleted: row.last_is_deleted }),
  };
  return {
    id: row.id,
    kind: row.kind,
    ...headingOf(row, viewer),
    last_seq: row.last_seq,
    last_at: row.last_at.toISOString(),
    last_message: last || null,
    unread: row.unread,
    is_muted: row.is_muted,
    is_blocked: row.is_blocked,
  };
}

export async function conversationInFull(
  platform: Platform,
  row: ConversationRow,
  viewer: Viewer,
  language: Language,
): Promise<ConversationInFull> {
  const members = await findMembers(platform.db, row.id);
  const refusal = refusalToWrite(row, viewer);
  return {
    ...conversationView(row, viewer),
    members: members.map((member) => ({
      id: member.id,
      name: authorName(member.name, ""),
      role: roleName(member),
      is_me: member.id === viewer.id,
      read_seq: member.read_seq,
    })),
    last_change: row.last_change,
    can_write: refusal === undefined,
    cannot_write: refusal ?? "",
    can_block: row.kind === "direct",
    support:
      row.kind === "support"
        ? { ...supportView(row, members, viewer), ...(await deskNow(platform, platform.db, language)) }
        : null,
  };
}

const supportView = (
  { status, assigned_name, guest_email, rating, customer_id }: ConversationRow,
  members: readonly MemberRow[],
  viewer: Viewer,
) => ({
  status,
  assigned_to: assigned_name,
  guest_email,
  rating,
  can_rate: customer_id === viewer.id && members.some(({ type }) => type === "Admin"),
});

/** Messages with what belongs to them, as this account sees them. */
export async function messageViews(
  platform: Platform,
  rows: readonly MessageRow[],
  viewer: Viewer,
  db: Db = platform.db,
): Promise<Message[]> {
  const ids = rows.map(({ id }) => id);
  const files = Map.groupBy(await findFilesOf(db, ids), (file) => file.message_id);
  const reactions = Map.groupBy(await findReactions(db, ids), (reaction) => reaction.message_id);
  const cards = await cardsOfMessages(platform, db, rows, viewer.id);
  return rows.map((row) => ({
    id: row.id,
    conversation_id: row.conversation_id,
    seq: row.seq,
    change: row.change,
    client_id: row.user_id === viewer.id ? row.client_id : null,
    author: {
      id: row.user_id,
      name: authorName(row.author, row.guest_name),
      role: roleName({ type: row.author_type, is_designer: row.author_is_designer }),
    },
    is_mine: row.user_id === viewer.id,
    text: row.text,
    reply_to: replyOf(row),
    files: (files.get(row.id) ?? []).map((file) => fileView(platform, file, viewer.id)),
    cards: cards.get(row.id) ?? [],
    reactions: reactionsOf(reactions.get(row.id) ?? [], viewer),
    created_at: row.created_at.toISOString(),
    edited_at: row.edited_at?.toISOString() ?? null,
    deleted_at: row.deleted_at?.toISOString() ?? null,
  }));
}

function replyOf(row: MessageRow): Message["reply_to"] {
  if (row.reply_id === null || row.deleted_at) return null;
  const text = previewOf({ text: row.reply_text ?? "", files: 1, is_deleted: row.reply_is_deleted });
  return { id: row.reply_id, author: authorName(row.reply_author, row.guest_name), text };
}

function reactionsOf(rows: readonly ReactionRow[], viewer: Viewer): Message["reactions"] {
  return [...Map.groupBy(rows, ({ emoji }) => emoji)].map(([emoji, those]) => ({
    emoji,
    count: those.length,
    is_mine: those.some(({ user_id }) => user_id === viewer.id),
    names: those.map(({ name }) => authorName(name, "")),
  }));
}

/** A file with links that only this account's browser is given. */
export function fileView({ config, now }: Platform, file: FileRow, user: string): MessageFile {
  const address = (size: "full" | "preview") =>
    fileAddress(config.secretKey, { id: file.id, size, user }, now());
  const { width, height } = file;
  return {
    id: file.id,
    file_name: file.file_name,
    media_type: file.media_type,
    bytes: file.bytes,
    url: address("full"),
    preview: file.preview_path && width && height ? { url: address("preview"), width, height } : null,
  };
}
