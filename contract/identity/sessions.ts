import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { isoDate, success, uuid } from "../shapes.ts";
import { oneTimeCode, signedIn } from "./accounts.ts";
import { webauthnJson } from "./passkeys.ts";

const message = z.object({ success: z.literal(true), message: z.string() });

export const renewSession = endpoint("POST /api/login/remembered", {
  summary: "Sign in a browser that remembers its account; its cookie is exchanged for a new one each time",
  permission: "session.open",
  reply: signedIn,
});

export const confirmIdentity = endpoint("POST /api/login/confirm", {
  summary: "Show again that it is you, by password, code or passkey; changes to the sign-in ask for it",
  permission: "account.secure",
  body: z
    .strictObject({
      password: z.string().max(200).optional(),
      otp: oneTimeCode.optional(),
      credential: webauthnJson.optional(),
    })
    .refine((body) => Object.values(body).filter(Boolean).length === 1, {
      path: ["password"],
      message: "Enter your password.",
    }),
  reply: message,
});

export const mailConfirmationCode = endpoint("POST /api/login/confirm/mail", {
  summary: "Mail a six-digit code to somebody who has no password to confirm with",
  permission: "account.secure",
  reply: message,
});

const device = z.object({
  id: z.string(),
  /** Browser and system in words, such as "Chrome on Windows". */
  name: z.string(),
  /** The network address, or what is known of it without asking anybody. */
  place: z.string(),
  created_at: isoDate,
  last_seen_at: isoDate,
  is_current: z.boolean(),
  is_remembered: z.boolean(),
  /** An administrator who signed in as this account. */
  is_stand_in: z.boolean(),
});
export type Device = z.infer<typeof device>;

export const listDevices = endpoint("GET /api/sessions", {
  summary: "Where this account is signed in, the present device first",
  permission: "session.own",
  reply: success(z.array(device)),
});

export const endDevice = endpoint("DELETE /api/sessions/{id}", {
  summary: "Sign a device of this account out",
  permission: "account.secure",
  params: z.object({ id: uuid }),
  reply: message,
});

export const endOtherDevices = endpoint("DELETE /api/sessions", {
  summary: "Sign all other devices of this account out",
  permission: "account.secure",
  reply: message,
});
