import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { isoDate, success } from "../shapes.ts";

/** What the marketplace needs of others: payments, email, providers that people sign in with. */
const service = z.object({
  id: z.string(),
  kind: z.enum(["payments", "email", "sign_in"]),
  name: z.string(),
  /** False where the marketplace does without: a sandbox, a mailbox page. */
  is_on: z.boolean(),
  /** What is configured, without secrets. */
  facts: z.array(z.object({ label: z.string(), value: z.string() })),
  /** The environment variables that set it. */
  variables: z.array(z.string()),
  last_success_at: isoDate.nullable(),
  /** In the last 24 hours. */
  failures: z.number(),
});
export type Service = z.infer<typeof service>;

export const listServices = endpoint("GET /api/admin/services", {
  summary: "The outside services that the configuration names, without secrets, and how they do",
  permission: "admin.run",
  reply: success(z.array(service)),
});

export const checkService = endpoint("POST /api/admin/services/{id}/check", {
  summary: "Ask an outside service whether it answers with what is configured; changes nothing",
  permission: "admin.run",
  params: z.object({ id: z.string().max(60) }),
  reply: success(z.object({ is_well: z.boolean(), words: z.string() })),
});
