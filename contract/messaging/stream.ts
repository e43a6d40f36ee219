import { z } from "zod";
import { endpoint } from "../endpoint.ts";

export const eventStream = endpoint("GET /api/stream", {
  summary:
    "Server-sent events of the account (message, conversation, notification, counts, typing); resumes after the Last-Event-ID header",
  permission: "session.own",
  reply: z.file(),
});
