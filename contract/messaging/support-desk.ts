import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { email, formTraps, required } from "../identity/accounts.ts";
import { isoDate, listOf, paging, success, uuid } from "../shapes.ts";

const ticket = z.object({
  id: z.string(),
  customer: z.object({ id: z.string().nullable(), name: z.string(), email: z.string() }),
  is_guest: z.boolean(),
  status: z.enum(["open", "closed"]),
  assigned_to: z.object({ id: z.string(), name: z.string() }).nullable(),
  /** From 1 to 5; null while the customer has not said. */
  rating: z.number().nullable(),
  rating_text: z.string(),
  last_message: z.string(),
  /** The customer wrote last. */
  is_waiting: z.boolean(),
  last_at: isoDate,
  created_at: isoDate,
});
export type SupportTicket = z.infer<typeof ticket>;

export const askSupport = endpoint("POST /api/support", {
  summary:
    "Write to support without an account; the browser follows the conversation by its key, and the answer comes by email while it does not",
  permission: "session.open",
  status: 201,
  body: z.strictObject({
    full_name: required("your name", 80),
    email,
    message: z
      .string()
      .trim()
      .min(1, "Write your question.")
      .max(5000, "A message can have at most 5,000 characters."),
    ...formTraps,
  }),
  reply: z.object({
    success: z.literal(true),
    message: z.string(),
    data: z.object({
      is_staffed: z.boolean(),
      opens: z.string(),
      /** Opens this conversation to the browser that began it. */
      key: z.string(),
    }),
  }),
});

const guestKey = z.object({ key: z.string().min(20).max(60) });
const guestMessage = z.object({
  id: z.string(),
  seq: z.number(),
  change: z.number(),
  client_id: z.string().nullable(),
  is_mine: z.boolean(),
  author: z.string(),
  text: z.string(),
  is_deleted: z.boolean(),
  created_at: isoDate,
});
export type GuestMessage = z.infer<typeof guestMessage>;

const guestChat = z.object({
  status: z.enum(["open", "closed"]),
  is_staffed: z.boolean(),
  opens: z.string(),
  email: z.string(),
  rating: z.number().nullable(),
  messages: z.array(guestMessage),
  /** Pass it as `changed_after` to hear of everything later. */
  last_change: z.number(),
});
export type GuestChat = z.infer<typeof guestChat>;

export const getGuestChat = endpoint("GET /api/support/chats/{key}", {
  summary: "A guest's conversation with support: all of it, or what changed after a change number",
  permission: "public.read",
  params: guestKey,
  query: z.object({ changed_after: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).default(0) }),
  reply: success(guestChat),
});

export const guestChatStream = endpoint("GET /api/support/chats/{key}/stream", {
  summary:
    "Server-sent events of a guest's conversation with support: `chat` holds it with what changed, its id is the change number; resumes after the Last-Event-ID header, or after `changed_after`",
  permission: "public.read",
  params: guestKey,
  query: z.object({ changed_after: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).default(0) }),
  reply: z.file(),
});

export const sendGuestMessage = endpoint("POST /api/support/chats/{key}/messages", {
  summary: "Send a guest's message to support; sent again with the same client_id it is stored once",
  permission: "session.open",
  status: 201,
  params: guestKey,
  body: z.strictObject({
    client_id: z.uuid("Use a new UUID for each message."),
    text: z
      .string()
      .trim()
      .min(1, "Write a message.")
      .max(5000, "A message can have at most 5,000 characters."),
  }),
  reply: success(guestMessage),
});

/** What somebody says about the help that they got. */
const ratingSent = z.strictObject({
  rating: z.number().int().min(1, "Choose 1 to 5 stars.").max(5, "Choose 1 to 5 stars."),
  text: z.string().trim().max(1000, "Enter at most 1,000 characters.").default(""),
});
const rated = success(z.object({ rating: z.number() }));

export const rateGuestChat = endpoint("POST /api/support/chats/{key}/rating", {
  summary: "Rate the help that a guest got; another rating replaces it",
  permission: "session.open",
  params: guestKey,
  body: ratingSent,
  reply: rated,
});

export const rateSupport = endpoint("POST /api/conversations/{id}/rating", {
  summary: "Rate the help in one's own conversation with support; another rating replaces it",
  permission: "session.own",
  params: z.object({ id: uuid }),
  body: ratingSent,
  reply: rated,
});

export const listSupportPeople = endpoint("GET /api/admin/support/people", {
  summary: "Who works at the support desk, with how many open conversations each has, and how customers rate",
  permission: "admin.run",
  reply: success(
    z.object({
      people: z.array(z.object({ id: z.string(), name: z.string(), open: z.number() })),
      /** Average of the last 90 days; null without ratings. */
      rating: z.number().nullable(),
      ratings: z.number(),
    }),
  ),
});
export type SupportPeople = z.infer<typeof listSupportPeople.reply>["data"];

export const supportHours = endpoint("GET /api/support", {
  summary: "Whether somebody is at the support desk now, and when it opens again",
  permission: "public.read",
  reply: success(
    z.object({
      is_staffed: z.boolean(),
      /** Empty while somebody is there, or where no day is coming. */
      opens: z.string(),
      /** Empty if the desk never opens. */
      hours: z.string(),
      /** The next days off within two weeks; empty if there are none. */
      closing: z.string(),
    }),
  ),
});

export const listSupport = endpoint("GET /api/admin/support", {
  summary: "The support desk's queue: those who wait first, the longest on top",
  permission: "admin.run",
  query: z.object({
    ...paging,
    status: z.enum(["open", "closed"]).default("open"),
    mine: z.enum(["0", "1"]).optional(),
  }),
  reply: success(listOf(ticket)),
});

export const setSupport = endpoint("PUT /api/admin/support/{id}", {
  summary: "Take a conversation, hand it to a colleague or back, close it or open it again",
  permission: "admin.run",
  params: z.object({ id: uuid }),
  body: z.strictObject({
    /** Oneself, or nobody. */
    is_mine: z.boolean().optional(),
    /** A colleague who goes on with it, and is told. */
    assigned_to: uuid.optional(),
    status: z.enum(["open", "closed"]).optional(),
  }),
  reply: success(ticket),
});

const cannedAnswer = z.object({ id: z.string(), title: z.string(), body: z.string() });
export type CannedAnswer = z.infer<typeof cannedAnswer>;
const cannedBody = z.strictObject({
  title: z.string().trim().min(1, "Enter a title.").max(80, "Enter at most 80 characters."),
  body: z.string().trim().min(1, "Enter the answer.").max(5000, "Enter at most 5,000 characters."),
});

export const listCannedAnswers = endpoint("GET /api/admin/canned_answers", {
  summary: "Prepared answers of the support desk, by title",
  permission: "admin.run",
  reply: success(z.array(cannedAnswer)),
});

export const addCannedAnswer = endpoint("POST /api/admin/canned_answers", {
  summary: "Add a prepared answer",
  permission: "admin.run",
  status: 201,
  idempotency: "accepted",
  body: cannedBody,
  reply: success(cannedAnswer),
});

export const setCannedAnswer = endpoint("PUT /api/admin/canned_answers/{id}", {
  summary: "Change a prepared answer",
  permission: "admin.run",
  params: z.object({ id: uuid }),
  body: cannedBody,
  reply: success(cannedAnswer),
});

export const deleteCannedAnswer = endpoint("DELETE /api/admin/canned_answers/{id}", {
  summary: "Delete a prepared answer",
  permission: "admin.run",
  params: z.object({ id: uuid }),
  reply: success(z.object({ id: z.string() })),
});
