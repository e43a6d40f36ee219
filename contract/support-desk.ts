import { z } from "zod";
import { email, formTraps, required } from "./accounts.ts";
import { endpoint } from "./endpoint.ts";
import { isoDate, listOf, paging, success, uuid } from "./shapes.ts";

const ticket = z.object({
  id: z.string(),
  customer: z.object({ id: z.string().nullable(), name: z.string(), email: z.string() }),
  is_guest: z.boolean(),
  status: z.enum(["open", "closed"]),
  assigned_to: z.object({ id: z.string(), name: z.string() }).nullable(),
  last_message: z.string(),
  /** The customer wrote last. */
  is_waiting: z.boolean(),
  last_at: isoDate,
  created_at: isoDate,
});
export type SupportTicket = z.infer<typeof ticket>;

export const askSupport = endpoint("POST /api/support", {
  summary: "Write to support without an account; the answer comes by email",
  permission: "session.open",
  status: 201,
  body: z.strictObject({
    full_name: required("name", 80),
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
    data: z.object({ is_staffed: z.boolean(), opens: z.string() }),
  }),
});

export const supportHours = endpoint("GET /api/support", {
  summary: "Whether somebody is at the support desk now, and when it opens again",
  permission: "public.read",
  reply: success(z.object({ is_staffed: z.boolean(), opens: z.string(), hours: z.string() })),
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
  summary: "Take or hand back a conversation, close it or open it again",
  permission: "admin.run",
  params: z.object({ id: uuid }),
  body: z.strictObject({
    /** Oneself, or nobody. */
    is_mine: z.boolean().optional(),
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
