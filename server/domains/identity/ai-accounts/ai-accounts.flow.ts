import type { z } from "zod";
import type { AiUser, aiDesign } from "../../../../contract/identity/ai-accounts.ts";
import type { Language } from "../../../../domain/languages/language.ts";
import type { Caller } from "../../../http/caller.ts";
import { failFields } from "../../../http/failure.ts";
import { refuseRobots } from "../../../http/form-traps.ts";
import type { Db } from "../../../platform/database.ts";
import { newId, randomToken, tokenHash } from "../../../platform/ids.ts";
import { noteMailLanguage } from "../../../platform/mail/languages.store.ts";
import { wakeMail } from "../../../platform/mail/send.ts";
import { queueMail } from "../../../platform/mail.ts";
import type { Platform } from "../../../platform/platform.ts";
import { greeting } from "../../showrooms/leads/index.ts";
import {
  countAttempt,
  countPasswordTry,
  hashPassword,
  isPassword,
  passwordProblem,
} from "../accounts/index.ts";
import { audit } from "../audit/index.ts";
import {
  type AiAccountRow,
  findAiAccount,
  findAiAccountByEmail,
  insertAiAccount,
  insertAiToken,
  markAiVerified,
  revokeAiSessions,
  setAiPassword,
  spendAiToken,
  withdrawAiTokens,
} from "./ai-accounts.store.ts";
import { openAiSession } from "./ai-session.flow.ts";
import { bookCredits } from "./credits.store.ts";
import { aiResetEmail, aiVerificationEmail } from "./emails.rules.ts";

type Action = z.output<(typeof aiDesign)["body"]>;
type Form<Name extends Action["action"]> = Extract<Action, { action: Name }>;

/** Where an action comes from. */
export interface AiVisit {
  platform: Platform;
  caller: Caller;
  is_browser: boolean;
  /** Of the page; emails come in it. */
  language: Language;
}

interface Entered {
  id: string;
  session: { token: string; cookie: string | null };
}

/** The first credits of a new account. */
export const welcomeCredits = 3;

const minute_ms = 60_000;
const staleLink = "This link was already used or has expired. Please request a new one.";
const taken = "This email already has an account.";

export const aiUserView = ({ id, name, email, email_verified_at, credits }: AiAccountRow): AiUser => ({
  id,
  name,
  email,
  email_verified_at: email_verified_at?.toISOString() ?? null,
  credits,
});

/**
 * Signs in with email and password; unknown addresses and wrong passwords get the same response, after the same work.
 */
export async function signInToAi(visit: AiVisit, form: Form<"login">): Promise<Entered> {
  const { platform, caller } = visit;
  const account = await findAiAccountByEmail(platform.db, form.email);
  const forgetTries = await countPasswordTry(visit, {
    kind: "ai-login",
    email: form.email,
    account: account?.id,
  });
  const isRight = await isPassword(form.password, account?.password_hash);
  if (!account || !isRight) {
    const about = account && { type: "ai_account", id: account.id };
    await audit(platform.db, { caller, actor: nobody, action: "ai.sign_in.refused", about });
    return failFields({ email: "These credentials do not match our records." });
  }
  const session = await platform.db.transaction().execute(async (db) => {
    await audit(db, { caller, actor: { id: account.id, type: "AI" }, action: "ai.sign_in.done" });
    return openAiSession(db, visit, account.id);
  });
  await forgetTries();
  return { id: account.id, session };
}

const nobody = { id: null, type: "guest" } as const;

/** Creates an account, emails the verification link and signs in. */
export async function registerForAi(visit: AiVisit, form: Form<"register">): Promise<Entered> {
  const { platform, caller } = visit;
  await countAttempt(platform.db, "register-address", caller.ip);
  refuseRobots(form);
  if (await findAiAccountByEmail(platform.db, form.email)) {
    await countAttempt(platform.db, "register-taken", caller.ip);
    failFields({ email: taken });
  }
  const { name, email } = form;
  const problem = await passwordProblem(platform, form.password, { email, first_name: name });
  if (problem) failFields({ password: problem });
  const account = { id: newId(), name, email, password_hash: await hashPassword(form.password) };
  const session = await platform.db.transaction().execute(async (db) => {
    if (!(await insertAiAccount(db, { ...account, created_at: platform.now() })))
      failFields({ email: taken });
    await noteMailLanguage(db, account.email, visit.language);
    await mailAiLink(db, platform, account, "verify_email");
    await audit(db, { caller, actor: { id: account.id, type: "AI" }, action: "ai.account.registered" });
    return openAiSession(db, visit, account.id);
  });
  return { id: account.id, session };
}

/**
 * Emails a link: to verify the address (valid for a day) or to a new password (valid for an hour, replaces earlier
 * ones).
 */
export async function mailAiLink(
  db: Db,
  platform: Platform,
  account: Pick<AiAccountRow, "id" | "email" | "name">,
  purpose: "verify_email" | "reset_password",
): Promise<void> {
  const token = randomToken();
  const created_at = platform.now();
  const lifetime_ms = purpose === "verify_email" ? 24 * 60 * minute_ms : 60 * minute_ms;
  if (purpose === "reset_password") await withdrawAiTokens(db, account.id, purpose, created_at);
  await insertAiToken(db, {
    ai_account_id: account.id,
    purpose,
    token_hash: tokenHash(token),
    created_at,
    expires_at: new Date(created_at.getTime() + lifetime_ms),
  });
  const hello = greeting(account.name);
  const content =
    purpose === "verify_email"
      ? aiVerificationEmail(hello, token, welcomeCredits)
      : aiResetEmail(hello, token);
  await queueMail(db, platform.config, { kind: "account", to: account.email, content });
}

/** Verifies the address of an emailed link, and gives the first credits. */
export async function proveAiAddress(platform: Platform, token: string): Promise<void> {
  const now = platform.now();
  await platform.db.transaction().execute(async (db) => {
    const id = await spendAiToken(db, "verify_email", tokenHash(token), now);
    if (!id) return failFields({ token: staleLink });
    await markAiVerified(db, id, now);
    await withdrawAiTokens(db, id, "verify_email", now);
    await welcome(db, id);
  });
}

/** Gives an account with a verified address its first credits; only the first call does. */
export async function welcome(db: Db, id: string): Promise<void> {
  const cause = `welcome:${id}`;
  await bookCredits(db, { ai_account_id: id, change: welcomeCredits, reason: "welcome", cause });
}

/** Emails the link to a new password if there is such an account. */
export async function forgetAiPassword(platform: Platform, email: string): Promise<void> {
  const account = await findAiAccountByEmail(platform.db, email);
  if (!account) return;
  await platform.db.transaction().execute((db) => mailAiLink(db, platform, account, "reset_password"));
  wakeMail(platform);
}

/** Sets a new password through an emailed link; all sessions of the account end, and its address counts as verified. */
export async function resetAiPassword({ platform, caller }: AiVisit, form: Form<"reset">): Promise<void> {
  const password_hash = await hashPassword(form.password);
  const now = platform.now();
  await platform.db.transaction().execute(async (db) => {
    const id = await spendAiToken(db, "reset_password", tokenHash(form.token), now);
    const account = id ? await findAiAccount(db, id) : undefined;
    if (!account) return failFields({ token: staleLink });
    // a refused try changes nothing, so the link stays valid
    const person = { email: account.email, first_name: account.name };
    const problem = await passwordProblem(platform, form.password, person);
    if (problem) failFields({ password: problem });
    await setAiPassword(db, account.id, password_hash);
    await revokeAiSessions(db, { ai_account_id: account.id }, now);
    await markAiVerified(db, account.id, now);
    await welcome(db, account.id);
    await audit(db, { caller, actor: { id: account.id, type: "AI" }, action: "password.reset" });
  });
}
