import {
  resendVerification,
  resendVerificationByPost,
  verifyEmail,
  verifyOtp,
  verifyOtpByPost,
} from "../../../../contract/identity/accounts.ts";
import { accountOf } from "../../../http/caller.ts";
import { fail, failFields } from "../../../http/failure.ts";
import { type Call, serve } from "../../../http/serve.ts";
import { tokenHash } from "../../../platform/ids.ts";
import { wakeMail } from "../../../platform/mail/send.ts";
import type { Platform } from "../../../platform/platform.ts";
import { giveProjectsTo } from "../../design/projects/index.ts";
import { audit } from "../audit/index.ts";
import { markVerified } from "../people/index.ts";
import { countAttempt } from "./limits.ts";
import { mailVerificationLink } from "./mailed-links.flow.ts";
import { spendMailedToken, withdrawMailedTokens } from "./mailed-tokens.store.ts";
import { deviceTrust_s, mailCode, trustDevice } from "./one-time-codes.flow.ts";
import { checkOwedCode } from "./owed-code.flow.ts";
import { setDeviceCookie } from "./session-cookies.ts";
import { markOtpProved } from "./sessions.store.ts";
import { findUserById } from "./users.store.ts";

/** The delay before the page offers to send again; the email may take as long. */
const resendAfter_s = 30;
const askApp = "Please enter the code from your authenticator app.";
const staleLink = "This link was already used or has expired. Please request a new one.";

/** The same handler behind GET, as the specification has it, and POST. */
async function resendLink(call: Pick<Call<typeof resendVerification>, "caller" | "platform">) {
  const { platform } = call;
  const account = accountOf(call.caller);
  if (account.is_verified)
    return { message: "Your email address is already verified.", data: { resend_after_s: 0 } } as const;
  await countAttempt(platform.db, "email-resend", account.id);
  const user = (await findUserById(platform.db, account.id)) ?? fail("unauthenticated");
  await platform.db.transaction().execute((db) => mailVerificationLink(db, platform, user));
  wakeMail(platform);
  return {
    message: `We sent a new link to ${user.email}.`,
    data: { resend_after_s: resendAfter_s },
  } as const;
}

const verify = serve(verifyEmail, async ({ params, caller, platform }) => {
  await countAttempt(platform.db, "verify-address", caller.ip);
  const now = platform.now();
  const data = await platform.db.transaction().execute(async (db) => {
    const user_id = await spendMailedToken(db, "verify_email", tokenHash(params.token), now);
    if (!user_id) return failFields({ token: staleLink });
    await markVerified(db, user_id, now);
    await giveProjectsTo(db, user_id, now);
    const user = (await findUserById(db, user_id))!;
    await audit(db, { caller, actor: { id: user.id, type: user.type }, action: "account.email_verified" });
    await withdrawMailedTokens(db, user_id, "verify_email", now);
    const { type, status, email } = user;
    return { type, status, email };
  });
  return { message: "Your email address is verified.", data };
});

async function answerCode(
  call: Pick<Call<typeof verifyOtp>, "caller" | "platform" | "setCookie" | "deleteCookie">,
  otp: string | undefined,
) {
  return otp === undefined ? sendCode(call.platform, accountOf(call.caller).id) : proveCode(call, otp);
}

async function sendCode(platform: Platform, user_id: string) {
  const user = (await findUserById(platform.db, user_id)) ?? fail("unauthenticated");
  if (user.has_authenticator) return { message: askApp, data: { valid_otp: false } } as const;
  await countAttempt(platform.db, "code-mail", user_id);
  await platform.db.transaction().execute((db) => mailCode(db, platform, user));
  wakeMail(platform);
  return {
    message: `We sent a six-digit code to ${user.email}.`,
    data: { valid_otp: false },
  } as const;
}

async function proveCode(
  call: Pick<Call<typeof verifyOtp>, "caller" | "platform" | "setCookie" | "deleteCookie">,
  otp: string,
) {
  const { platform } = call;
  const account = accountOf(call.caller);
  await countAttempt(platform.db, "code-check", account.id);
  const user = (await findUserById(platform.db, account.id)) ?? fail("unauthenticated");
  const outcome = await checkOwedCode(call, user, otp);
  if (outcome !== "right") {
    const message =
      outcome === "wrong" ? "That code is wrong." : "That code has expired. Please request a new one.";
    return { message, data: { valid_otp: false } } as const;
  }
  const secret = await platform.db.transaction().execute(async (db) => {
    await markOtpProved(db, account.session_id, platform.now());
    return trustDevice(db, platform, account.id);
  });
  setDeviceCookie(call, secret, deviceTrust_s);
  return { message: "Thank you, you are verified.", data: { valid_otp: true } } as const;
}

export const verificationRoutes = [
  serve(resendVerification, resendLink),
  serve(resendVerificationByPost, resendLink),
  verify,
  serve(verifyOtp, (call) => answerCode(call, call.query.otp)),
  serve(verifyOtpByPost, (call) => answerCode(call, call.body.otp)),
];
