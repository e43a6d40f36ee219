import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { dollars, isoDate, listOf, paging, picture, success, uuid } from "../shapes.ts";

export const conversationKinds = ["project", "direct", "support", "hire"] as const;
/** Offered under a message; others are refused. */
export const reactionEmoji = ["👍", "❤️", "😄", "🎉", "👀", "✅"] as const;

const longestMessage = 5000;
const text = z.string().trim().max(longestMessage, "A message can have at most 5,000 characters.");
const someText = text.min(1, "Write a message.");
/** Chosen by the sender: the same message sent again is stored once. */
const clientId = z.uuid("Use a new UUID for each message.");
const seq = z.coerce.number().int().min(0).max(2_147_483_647);
const change = z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER);

const member = z.object({
  id: z.string(),
  name: z.string(),
  /** "Customer", "Pro", "Designer", "Vendor" or "Support". */
  role: z.string(),
  is_me: z.boolean(),
  /** Number of the last message that this member has read. */
  read_seq: z.number(),
});
export type ConversationMember = z.infer<typeof member>;

const conversation = z.object({
  id: z.string(),
  kind: z.enum(conversationKinds),
  /** The others, or the project. */
  title: z.string(),
  /** What it is about: the showroom, or the project. */
  subtitle: z.string(),
  /** A page's path within the shop, or an empty text. */
  link: z.string(),
  last_seq: z.number(),
  last_at: isoDate,
  last_message: z.object({ author: z.string(), is_mine: z.boolean(), text: z.string() }).nullable(),
  unread: z.number(),
  is_muted: z.boolean(),
  /** I blocked the others. */
  is_blocked: z.boolean(),
});
export type Conversation = z.infer<typeof conversation>;

const conversationInFull = conversation.extend({
  members: z.array(member),
  last_change: z.number(),
  can_write: z.boolean(),
  /** Why one can't, in a sentence; empty otherwise. */
  cannot_write: z.string(),
  can_block: z.boolean(),
  /** Of conversations with support. */
  support: z
    .object({
      status: z.enum(["open", "closed"]),
      /** Whether somebody is at the desk now. */
      is_staffed: z.boolean(),
      /** When the desk opens again, in words. */
      opens: z.string(),
      assigned_to: z.string().nullable(),
      /** Guests get answers by email while they are not on the site. */
      guest_email: z.string(),
      /** What the customer said about the help, 1 to 5. */
      rating: z.number().nullable(),
      /** The customer looks at it, and somebody has answered. */
      can_rate: z.boolean(),
    })
    .nullable(),
});
export type ConversationInFull = z.infer<typeof conversationInFull>;

const messageFile = z.object({
  id: z.string(),
  file_name: z.string(),
  media_type: z.string(),
  bytes: z.number(),
  /** Opens for its members for about an hour. */
  url: z.string(),
  /** A smaller picture; null for papers. */
  preview: z.object({ url: z.string(), width: z.number(), height: z.number() }).nullable(),
});
export type MessageFile = z.infer<typeof messageFile>;

const linkCard = z.object({
  kind: z.enum(["product", "room"]),
  /** Of the page within the shop; empty where the reader cannot open it. */
  path: z.string(),
  title: z.string(),
  detail: z.string(),
  picture: picture.nullable(),
  /** Of one unit, for customers. */
  price: dollars.nullable(),
  unit: z.string(),
});
export type LinkCard = z.infer<typeof linkCard>;

const message = z.object({
  id: z.string(),
  conversation_id: z.string(),
  /** Place in the conversation, the same for everybody. */
  seq: z.number(),
  /** Number of the message's last change in the conversation. */
  change: z.number(),
  /** What its sender chose; null for messages of others. */
  client_id: z.string().nullable(),
  author: z.object({ id: z.string().nullable(), name: z.string(), role: z.string() }),
  is_mine: z.boolean(),
  text: z.string(),
  reply_to: z.object({ id: z.string(), author: z.string(), text: z.string() }).nullable(),
  files: z.array(messageFile),
  /** The products and rooms of the marketplace that the text links to. */
  cards: z.array(linkCard),
  reactions: z.array(
    z.object({ emoji: z.string(), count: z.number(), is_mine: z.boolean(), names: z.array(z.string()) }),
  ),
  created_at: isoDate,
  edited_at: isoDate.nullable(),
  deleted_at: isoDate.nullable(),
});
export type Message = z.infer<typeof message>;

export const listConversations = endpoint("GET /api/conversations", {
  summary: "The account's conversations, the latest first",
  permission: "session.own",
  query: z.object({ ...paging, kind: z.enum(conversationKinds).optional() }),
  reply: success(listOf(conversation)),
});

export const openConversation = endpoint("POST /api/conversations", {
  summary:
    "The conversation about a project or an order, with the pro of a showroom, with support, or of a pro with a client, vendor or designer; made if there is none",
  permission: "session.own",
  status: 201,
  body: z.strictObject({
    about: z.enum(
      ["project", "showroom", "order", "client", "vendor", "designer", "support"],
      "Choose what it is about.",
    ),
    /** Id of the project, order, client, vendor or designer, id or ID of the showroom; none for support. */
    id: z.string().trim().max(60).default(""),
  }),
  reply: success(conversationInFull),
});

const recipient = z.object({
  kind: z.enum(["client", "pro", "designer", "vendor", "support"]),
  /** With `kind` (a pro's is `showroom`) it opens the conversation; empty for support. */
  id: z.string(),
  name: z.string(),
  /** What tells people of one name apart: the stage, the showroom, the place. */
  detail: z.string(),
  /** The conversation that there is already. */
  conversation: z.string().nullable(),
  /** A client without an account reads nothing here. */
  can_write: z.boolean(),
});
export type Recipient = z.infer<typeof recipient>;

export const listRecipients = endpoint("GET /api/conversations/recipients", {
  summary:
    "People the account can write to: a pro's clients, vendors and designers, the pros of a customer, designer or vendor, and support",
  permission: "session.own",
  query: z.object({
    /** Part of a name. */
    q: z.string().trim().max(80).optional(),
  }),
  reply: success(z.array(recipient)),
});

export const getConversation = endpoint("GET /api/conversations/{id}", {
  summary: "One conversation with its members and how far each has read",
  permission: "session.own",
  params: z.object({ id: uuid }),
  reply: success(conversationInFull),
});

export const listMessages = endpoint("GET /api/conversations/{id}/messages", {
  summary:
    "The newest messages, those before a number, those around one, or all that changed after a change number",
  permission: "session.own",
  params: z.object({ id: uuid }),
  query: z.object({
    before: seq.optional(),
    around: seq.optional(),
    changed_after: change.optional(),
    limit: z.coerce.number().int().min(1).max(100).default(50),
  }),
  reply: success(
    z.object({
      messages: z.array(message),
      /** Pass it as `changed_after` to hear of everything later. */
      last_change: z.number(),
      /** More of the same kind follow. */
      has_more: z.boolean(),
    }),
  ),
});

export const sendMessage = endpoint("POST /api/conversations/{id}/messages", {
  summary: "Send a message; sent again with the same client_id it is answered, and stored once",
  permission: "session.own",
  status: 201,
  params: z.object({ id: uuid }),
  body: z
    .strictObject({
      client_id: clientId,
      text: text.default(""),
      reply_to: uuid.nullable().default(null),
      /** Files that this account sent to this conversation and no message has yet. */
      files: z.array(uuid).max(5, "At most five files.").default([]),
    })
    .refine((body) => body.text !== "" || (body.files?.length ?? 0) > 0, {
      path: ["text"],
      error: "Write a message, or add a file.",
    }),
  reply: success(message),
});

export const sendMessageFile = endpoint("POST /api/conversations/{id}/files", {
  summary: "A picture (redrawn without its location) or a PDF for the next message, at most 10 MB",
  permission: "session.own",
  status: 201,
  accepts: "multipart",
  uploads: { file: 10 },
  params: z.object({ id: uuid }),
  body: z.strictObject({ file: z.file("Choose a file.") }),
  reply: success(messageFile),
});

export const editMessage = endpoint("PUT /api/messages/{id}", {
  summary: "Change the text of one's own message; it is marked as edited",
  permission: "session.own",
  params: z.object({ id: uuid }),
  body: z.strictObject({ text: someText }),
  reply: success(message),
});

export const deleteMessage = endpoint("DELETE /api/messages/{id}", {
  summary: "Delete one's own message; its place stays, its words and files do not",
  permission: "session.own",
  params: z.object({ id: uuid }),
  reply: success(message),
});

export const reactToMessage = endpoint("PUT /api/messages/{id}/reactions", {
  summary: "Add or remove a reaction",
  permission: "session.own",
  params: z.object({ id: uuid }),
  body: z.strictObject({
    emoji: z.enum(reactionEmoji, "Choose one of the reactions offered."),
    is_on: z.boolean(),
  }),
  reply: success(message),
});

export const reportMessage = endpoint("POST /api/messages/{id}/report", {
  summary: "Report a message to the marketplace",
  permission: "session.own",
  params: z.object({ id: uuid }),
  body: z.strictObject({
    reason: z.string().trim().min(3, "Tell us what's wrong.").max(1000, "Enter at most 1,000 characters."),
  }),
  reply: success(z.object({ id: z.string() })),
});

export const searchMessages = endpoint("GET /api/messages", {
  summary: "Search the messages of one's conversations, newest first",
  permission: "session.own",
  query: z.object({ ...paging, q: z.string().trim().min(2, "Enter at least 2 characters.").max(100) }),
  reply: success(
    listOf(
      z.object({
        id: z.string(),
        conversation_id: z.string(),
        conversation: z.string(),
        seq: z.number(),
        author: z.string(),
        text: z.string(),
        created_at: isoDate,
      }),
    ),
  ),
});

export const readConversation = endpoint("PUT /api/conversations/{id}/read", {
  summary: "Mark messages as read up to a number; it never goes back",
  permission: "session.own",
  params: z.object({ id: uuid }),
  body: z.strictObject({ seq: z.number().int().min(0).max(2_147_483_647) }),
  reply: success(z.object({ read_seq: z.number() })),
});

export const typeInConversation = endpoint("POST /api/conversations/{id}/typing", {
  summary: "Tell the others that one types; worth nothing a few seconds later",
  permission: "session.own",
  params: z.object({ id: uuid }),
  body: z.strictObject({}),
  reply: success(z.object({ id: z.string() })),
});

export const setConversation = endpoint("PUT /api/conversations/{id}/settings", {
  summary: "Mute a conversation, or block the other side of a direct one",
  permission: "session.own",
  params: z.object({ id: uuid }),
  body: z.strictObject({ is_muted: z.boolean().optional(), is_blocked: z.boolean().optional() }),
  reply: success(conversationInFull),
});

export const openMessageFile = endpoint("GET /api/message_files/{id}", {
  summary: "A file of a conversation by its signed link, while its holder is a member",
  permission: "public.read",
  params: z.object({ id: uuid }),
  query: z.object({
    size: z.enum(["full", "preview"]).default("full"),
    user: uuid,
    expires: z.coerce.number().int().min(0).max(9_999_999_999),
    signature: z.string().min(10).max(100),
  }),
  reply: z.file(),
});

const projectChat = z.object({
  id: z.string(),
  user: z.object({ id: z.string().nullable(), full_name: z.string() }),
  message: z.string(),
  files: z.array(messageFile),
  created_at: isoDate,
});
const roomFile = messageFile.extend({ message_id: z.string(), created_at: isoDate });

const projectChats = success(
  z.object({ Project_chats: z.array(projectChat), room_files: z.array(roomFile) }),
);

export const listProjectChats = endpoint("GET /api/projectChat", {
  summary: "Messages of a project, or the latest of all; `t=files` for their files instead",
  permission: "session.own",
  query: z.object({ project: uuid.optional(), t: z.enum(["files"]).optional() }),
  reply: projectChats,
});

export const getProjectChat = endpoint("GET /api/projectChat/{projectId}", {
  summary: "Messages of a project in their order, after a message's id if given",
  permission: "session.own",
  params: z.object({ projectId: uuid }),
  query: z.object({ after: uuid.optional(), t: z.enum(["files"]).optional() }),
  reply: projectChats,
});

export const sendProjectChat = endpoint("POST /api/projectChat/{projectId}", {
  summary: "Send a message to a project's conversation, as JSON; with files as a form",
  permission: "session.own",
  status: 201,
  accepts: "either",
  idempotency: "accepted",
  uploads: { files: 10 },
  params: z.object({ projectId: uuid }),
  body: z.strictObject({
    message: text.default(""),
    files: z.union([z.file(), z.array(z.file()).max(5, "At most five files.")]).optional(),
  }),
  reply: success(projectChat),
});

const shared = success(z.object({ id: z.string(), shared_at: isoDate, conversation: z.string() }));

export const shareToContractor = endpoint("GET /api/project/share_to_contractor/{projectId}", {
  summary: "Share a project with the pro of its showroom, who is notified",
  permission: "session.own",
  params: z.object({ projectId: uuid }),
  reply: shared,
});

export const shareToContractorPost = endpoint("POST /api/project/share_to_contractor/{projectId}", {
  summary: "The same as GET, for clients that change things by POST only",
  permission: "session.own",
  params: z.object({ projectId: uuid }),
  body: z.strictObject({}),
  reply: shared,
});
