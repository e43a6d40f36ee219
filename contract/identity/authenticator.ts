import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { isoDate, success } from "../shapes.ts";
import { oneTimeCode } from "./accounts.ts";

export const getAuthenticator = endpoint("GET /api/authenticator", {
  summary: "Whether this account asks for a code from an authenticator app",
  permission: "session.own",
  reply: success(z.object({ enabled_at: isoDate, recovery_codes_left: z.number() }).nullable()),
});

export const beginAuthenticator = endpoint("POST /api/authenticator", {
  summary: "A secret for an authenticator app, as text and as a QR code; it counts once a code was right",
  permission: "account.secure",
  reply: success(z.object({ secret: z.string(), uri: z.string(), qr_svg: z.string() })),
});

const recoveryCodes = success(z.object({ recovery_codes: z.array(z.string()) }));

export const confirmAuthenticator = endpoint("POST /api/authenticator/confirm", {
  summary: "Switch the authenticator app on with its first code; the recovery codes are shown this once",
  permission: "account.secure",
  body: z.strictObject({ otp: oneTimeCode }),
  reply: recoveryCodes,
});

export const renewRecoveryCodes = endpoint("POST /api/authenticator/recovery_codes", {
  summary: "New recovery codes; the earlier ones are worthless from now on",
  permission: "account.secure",
  reply: recoveryCodes,
});

export const removeAuthenticator = endpoint("DELETE /api/authenticator", {
  summary: "Sign in without the authenticator app again",
  permission: "account.secure",
  reply: z.object({ success: z.literal(true), message: z.string() }),
});
