import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { isoDate, mailedToken, success } from "../shapes.ts";
import { signedIn } from "./accounts.ts";

const message = z.object({ success: z.literal(true), message: z.string() });
const provider = z.object({ id: z.string(), name: z.string() });
const portal = z.enum(["customer", "pro"]);
const providerId = z.object({
  provider: z.string().regex(/^[a-z0-9-]{1,40}$/, "Choose a provider from the list."),
});
const proofMailed = message.extend({ data: z.object({ mailed_to: z.string() }) });
const connected = message.extend({ data: z.object({ connected: z.string() }) });

export const socialProviders = endpoint("GET /api/sociallogin", {
  summary: "The providers that one may sign in with",
  permission: "public.read",
  reply: success(z.array(provider)),
});

export const beginSocialLogin = endpoint("POST /api/sociallogin/{provider}/begin", {
  summary: "Where to go to sign in with a provider; signed in, `connect` adds it to this account",
  permission: "session.open",
  params: providerId,
  body: z.strictObject({ remember: z.boolean().optional(), connect: z.boolean().optional() }),
  reply: success(z.object({ url: z.string(), state: z.string(), nonce: z.string() })),
});

export const socialLogin = endpoint("POST /api/sociallogin/{provider}", {
  summary: "Sign in with what the provider sent back: a code with its state, or an ID token with its nonce",
  permission: "session.open",
  params: providerId,
  body: z.union(
    [
      z.strictObject({
        code: z.string().min(1).max(4000),
        state: z.string().min(1).max(200),
        /** Where the provider led back to; this site's own address unless told. */
        redirect_uri: z.string().max(500).optional(),
        portal: portal.optional(),
        /** Who answered (RFC 9207), from providers that say so. */
        iss: z.string().max(500).optional(),
      }),
      z.strictObject({
        id_token: z.string().min(20).max(10_000),
        nonce: z.string().min(1).max(200),
        portal: portal.optional(),
      }),
    ],
    "Send code and state, or id_token and nonce.",
  ),
  reply: z.union([signedIn, proofMailed, connected]),
});

export const proveSocialEmail = endpoint("POST /api/sociallogin/prove", {
  summary: "Connect a provider, or open an account with it, by the link that was mailed",
  permission: "session.open",
  body: z.strictObject({ token: mailedToken }),
  reply: message.extend({ data: z.object({ provider, email: z.string() }) }),
});

const connection = provider.extend({
  /** Null: not connected. */
  connected_at: isoDate.nullable(),
  email: z.string(),
});
export type Connection = z.infer<typeof connection>;

export const listConnections = endpoint("GET /api/sociallogin/connections", {
  summary: "The providers that are on, or that this account has connected",
  permission: "session.own",
  reply: success(z.array(connection)),
});

export const disconnectProvider = endpoint("DELETE /api/sociallogin/{provider}", {
  summary: "Stop signing in with a provider",
  permission: "account.secure",
  params: providerId,
  reply: message,
});
