import type { AccountType } from "../../../http/caller.ts";
import type { Db } from "../../../platform/database.ts";
import { randomToken, tokenHash } from "../../../platform/ids.ts";
import { type EmailContent, queueMail } from "../../../platform/mail.ts";
import type { Platform } from "../../../platform/platform.ts";
import { resetEmail, verificationEmail } from "./emails.ts";
import { insertMailedToken, type MailedTokenPurpose, withdrawMailedTokens } from "./mailed-tokens.store.ts";

const minute_ms = 60_000;

type Addressee = { id: string; email: string; first_name: string; type: AccountType };

interface LinkKind {
  purpose: MailedTokenPurpose;
  lifetime_ms: number;
  content: (firstName: string, token: string, type: AccountType) => EmailContent;
}

const verification: LinkKind = {
  purpose: "verify_email",
  lifetime_ms: 24 * 60 * minute_ms,
  content: verificationEmail,
};
const reset: LinkKind = { purpose: "reset_password", lifetime_ms: 60 * minute_ms, content: resetEmail };

/** Emails the link that verifies an address; valid for 24 hours, once. Earlier links stay valid. */
export const mailVerificationLink = (db: Db, platform: Platform, user: Addressee): Promise<void> =>
  mailLink(db, platform, user, verification);

/** Emails the link to a new password; valid for an hour, once, and replaces earlier links. */
export async function mailResetLink(db: Db, platform: Platform, user: Addressee): Promise<void> {
  await withdrawMailedTokens(db, user.id, "reset_password", platform.now());
  await mailLink(db, platform, user, reset);
}

async function mailLink(db: Db, platform: Platform, user: Addressee, kind: LinkKind): Promise<void> {
  const token = randomToken();
  const now = platform.now();
  await insertMailedToken(db, {
    user_id: user.id,
    purpose: kind.purpose,
    token_hash: tokenHash(token),
    created_at: now,
    expires_at: new Date(now.getTime() + kind.lifetime_ms),
  });
  await queueMail(db, platform.config, {
    kind: "account",
    to: user.email,
    content: kind.content(user.first_name, token, user.type),
  });
}
