import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { isoDate, success, uuid } from "../shapes.ts";
import { signedIn } from "./accounts.ts";

const passkey = z.object({
  id: z.string(),
  name: z.string(),
  /** Kept by the account of a platform, so it outlives the device. */
  is_synced: z.boolean(),
  created_at: isoDate,
  last_used_at: isoDate.nullable(),
});
export type Passkey = z.infer<typeof passkey>;

/** What browsers give and take; the server's library knows the form in full. */
export const webauthnJson = z.record(z.string(), z.unknown());
const passkeyName = z.string().trim().min(1, "Enter a name.").max(60, "Enter at most 60 characters.");

export const listPasskeys = endpoint("GET /api/passkeys", {
  summary: "The passkeys of this account",
  permission: "session.own",
  reply: success(z.array(passkey)),
});

export const passkeyAddOptions = endpoint("POST /api/passkeys/options", {
  summary: "What a browser needs to make a passkey for this account",
  permission: "account.secure",
  reply: success(webauthnJson),
});

export const addPasskey = endpoint("POST /api/passkeys", {
  summary: "Keep a passkey that the browser has just made",
  permission: "account.secure",
  status: 201,
  body: z.strictObject({ name: passkeyName, credential: webauthnJson }),
  reply: success(passkey),
});

export const renamePasskey = endpoint("PUT /api/passkeys/{id}", {
  summary: "Rename a passkey",
  permission: "account.secure",
  params: z.object({ id: uuid }),
  body: z.strictObject({ name: passkeyName }),
  reply: success(passkey),
});

export const removePasskey = endpoint("DELETE /api/passkeys/{id}", {
  summary: "Delete a passkey; it no longer signs in",
  permission: "account.secure",
  params: z.object({ id: uuid }),
  reply: z.object({ success: z.literal(true), message: z.string() }),
});

export const passkeySignInOptions = endpoint("POST /api/login/passkey/options", {
  summary: "What a browser needs to sign in with a passkey that it finds itself",
  permission: "session.open",
  reply: success(webauthnJson),
});

export const passkeySignIn = endpoint("POST /api/login/passkey", {
  summary: "Sign in with a passkey",
  permission: "session.open",
  body: z.strictObject({
    credential: webauthnJson,
    portal: z.enum(["customer", "pro"]).optional(),
    remember: z.boolean().optional(),
  }),
  reply: signedIn,
});
