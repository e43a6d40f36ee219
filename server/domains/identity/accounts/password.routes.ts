import { changePassword, forgotPassword, resetPassword } from "../../../../contract/identity/accounts.ts";
import { accountOf, assertProvedLately, type Caller } from "../../../http/caller.ts";
import { fail, failFields } from "../../../http/failure.ts";
import { serve } from "../../../http/serve.ts";
import type { Db } from "../../../platform/database.ts";
import { tokenHash } from "../../../platform/ids.ts";
import { later } from "../../../platform/later.ts";
import { wakeMail } from "../../../platform/mail/send.ts";
import { queueMail } from "../../../platform/mail.ts";
import type { Platform } from "../../../platform/platform.ts";
import { audit } from "../audit/index.ts";
import { setPassword } from "../people/index.ts";
import { passwordChangedEmail } from "./emails.ts";
import { countAttempt, forgetAttempts } from "./limits.ts";
import { mailResetLink } from "./mailed-links.flow.ts";
import { findMailedToken, spendMailedToken, withdrawMailedTokens } from "./mailed-tokens.store.ts";
import { rememberDevice } from "./password-tries.flow.ts";
import { hashPassword, isPassword, passwordProblem } from "./passwords.ts";
import { forgetTrustedDevices, revokeOtherSessions } from "./sessions.store.ts";
import { findUserByEmail, findUserById, type SignInRow } from "./users.store.ts";

const staleLink = "This link was already used or has expired. Please request a new one.";

const forgot = serve(forgotPassword, async ({ body, caller, platform }) => {
  await countAttempt(platform.db, "forgot-address", caller.ip);
  await countAttempt(platform.db, "forgot-account", body.email);
  // the account is looked up after the response, so its time reveals nothing
  later(platform, "a link to a new password could not be mailed", () =>
    mailResetLinkIfKnown(platform, caller, body.email),
  );
  return { message: "If this address has an account, we've sent a link to it." };
});

async function mailResetLinkIfKnown(platform: Platform, caller: Caller, email: string): Promise<void> {
  const user = await findUserByEmail(platform.db, email);
  if (!user || user.status === "Deactive") return;
  await platform.db.transaction().execute(async (db) => {
    await mailResetLink(db, platform, user);
    await audit(db, { caller, action: "password.reset_asked", about: { type: "user", id: user.id } });
  });
  wakeMail(platform);
}

const reset = serve(resetPassword, async (call) => {
  const { body, caller, platform } = call;
  await countAttempt(platform.db, "reset-address", caller.ip);
  await refuseUsual(platform, body.password, await ownerOf(platform.db, body.token, platform.now()));
  // Hashing takes time, so it runs without holding a row lock.
  const password_hash = await hashPassword(body.password);
  const owner = await platform.db.transaction().execute(async (db) => {
    const user_id = await spendMailedToken(db, "reset_password", tokenHash(body.token), platform.now());
    const user = user_id ? await findUserById(db, user_id) : undefined;
    if (!user) return failFields({ token: staleLink });
    await takeNewPassword(db, platform, user, { password_hash, keep: null });
    await audit(db, { caller, actor: { id: user.id, type: user.type }, action: "password.reset" });
    // A user who had to reset may have lost more than the password.
    await forgetTrustedDevices(db, user.id);
    return user.id;
  });
  rememberDevice(call, owner);
  wakeMail(platform);
  return { message: "Your password has been changed. Please sign in." };
});

/** The user of a reset link; the link stays valid, so that a refused password does not cost it. */
async function ownerOf(db: Db, token: string, now: Date): Promise<SignInRow> {
  const user_id = await findMailedToken(db, "reset_password", tokenHash(token), now);
  const user = user_id ? await findUserById(db, user_id) : undefined;
  return user ?? failFields({ token: staleLink });
}

async function refuseUsual(platform: Platform, password: string, user: SignInRow): Promise<void> {
  const problem = await passwordProblem(platform, password, user);
  if (problem) failFields({ password: problem });
}

const change = serve(changePassword, async ({ body, caller, platform }) => {
  const account = accountOf(caller);
  await countAttempt(platform.db, "password-account", account.id);
  const user = (await findUserById(platform.db, account.id)) ?? fail("unauthenticated");
  if (user.password_hash) await proveCurrent(body.current_password, user.password_hash);
  else assertProvedLately(caller, platform.now());
  if (body.password === body.current_password) {
    failFields({ password: "Please choose a password different from your current one." });
  }
  await refuseUsual(platform, body.password, user);
  const password_hash = await hashPassword(body.password);
  await platform.db.transaction().execute(async (db) => {
    await takeNewPassword(db, platform, user, { password_hash, keep: account.session_id });
    await audit(db, { caller, action: "password.changed" });
  });
  await forgetAttempts(platform.db, "password-account", account.id);
  wakeMail(platform);
  return { message: "Your password has been changed. We signed out all other devices." };
});

async function proveCurrent(current_password = "", password_hash: string): Promise<void> {
  if (!current_password) failFields({ current_password: "Enter your current password." });
  if (!(await isPassword(current_password, password_hash)))
    failFields({ current_password: "This is not your current password." });
}

/** Stores the new password, ends all sessions but `keep`, revokes open reset links, and notifies the owner. */
async function takeNewPassword(
  db: Db,
  platform: Platform,
  user: SignInRow,
  { password_hash, keep }: { password_hash: string; keep: string | null },
): Promise<void> {
  await setPassword(db, user.id, password_hash);
  await revokeOtherSessions(db, user.id, keep, platform.now());
  await withdrawMailedTokens(db, user.id, "reset_password", platform.now());
  await queueMail(db, platform.config, {
    kind: "account",
    to: user.email,
    content: passwordChangedEmail(user.first_name),
  });
}

export const passwordRoutes = [forgot, reset, change];
