import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { uuid } from "../shapes.ts";
import { user } from "./accounts.ts";

export const standIn = endpoint("POST /api/admin/users/{id}/stand_in", {
  summary: "Sign in as a user for half an hour at most; the user is told, and the audit log has each change",
  permission: "admin.run",
  params: z.object({ id: uuid }),
  body: z.strictObject({
    reason: z
      .string("Enter a reason.")
      .trim()
      .min(10, "Explain why in a sentence. We send it to the owner.")
      .max(500, "The reason can have at most 500 characters."),
  }),
  reply: z.object({ success: z.literal(true), user, token: z.string() }),
});

export const endStandIn = endpoint("POST /api/stand_in/end", {
  summary: "Stop being signed in as a user; a browser that still holds the admin's session goes on with that",
  permission: "session.begun",
  body: z.strictObject({
    /** The admin's own, which is good only with its cookie. */
    token: z.string().max(200).optional(),
  }),
  reply: z.object({
    success: z.literal(true),
    message: z.string(),
    admin: z.object({ user, token: z.string() }).nullable(),
  }),
});
