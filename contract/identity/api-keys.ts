import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { type Scope, scopeNames } from "../scopes.ts";
import { isoDate, success, uuid } from "../shapes.ts";

export const mostApiKeys = 20;
export const mostKeyDays = 730;

const scope = z.enum(scopeNames as [Scope, ...Scope[]], `Choose one of: ${scopeNames.join(", ")}.`);

const apiKey = z.object({
  id: z.string(),
  name: z.string(),
  /** How the key begins; the rest is known to its owner alone. */
  prefix: z.string(),
  scopes: z.array(scope),
  created_at: isoDate,
  /** Within a minute of the last call. */
  last_used_at: isoDate.nullable(),
  expires_at: isoDate.nullable(),
  revoked_at: isoDate.nullable(),
  state: z.enum(["active", "expired", "revoked"]),
});
export type ApiKey = z.infer<typeof apiKey>;

export const listApiKeys = endpoint("GET /api/api_keys", {
  summary: "The account's API keys, without their secret part; revoked and expired ones for 90 days",
  permission: "developer.own",
  reply: success(z.array(apiKey)),
});

export const makeApiKey = endpoint("POST /api/api_keys", {
  summary: "A new API key, shown in this reply alone; asks for a fresh proof",
  permission: "developer.own",
  status: 201,
  body: z.strictObject({
    name: z.string().trim().min(1, "Enter a name.").max(60, "Enter at most 60 characters."),
    scopes: z.array(scope).min(1, "Choose at least one scope.").max(scopeNames.length),
    /** None for a key that lasts until it is revoked. */
    expires_in_days: z
      .number()
      .int("Enter a whole number of days.")
      .min(1, "Enter at least 1 day.")
      .max(mostKeyDays, `Enter at most ${mostKeyDays} days.`)
      .nullable()
      .default(null),
  }),
  reply: success(z.object({ key: z.string(), details: apiKey })),
});

export const revokeApiKey = endpoint("DELETE /api/api_keys/{id}", {
  summary: "Revoke an API key; calls with it get 401 from then on; asks for a fresh proof",
  permission: "developer.own",
  params: z.object({ id: uuid }),
  reply: success(apiKey),
});
