import { pokeMail } from "../../platform/mail/send.ts";
import type { Platform } from "../../platform/platform.ts";
import { isAppCode, takeRecoveryCode } from "./authenticator.flow.ts";
import { countRecoveryCodes } from "./authenticator.store.ts";
import { type CodeOutcome, checkCode } from "./one-time-codes.flow.ts";

import { tellOwner } from "./security-letters.flow.ts";

/**
 * Checks the one-time code that an account owes and spends it when it is right: from the app or one of its
 * recovery codes where an app is in use, else from the mail.
 */
export async function checkOwedCode(
  platform: Platform,
  user: { id: string; has_authenticator: boolean },
  code: string,
): Promise<CodeOutcome> {
  if (!user.has_authenticator) return checkCode(platform, user.id, code);
  if (/^\d{6}$/.test(code)) return (await isAppCode(platform, user.id, code)) ? "right" : "wrong";
  if (!(await takeRecoveryCode(platform, user.id, code))) return "wrong";
  const left = await countRecoveryCodes(platform.db, user.id);
  await tellOwner(platform.db, platform, user.id, "recovery-code-used", `${left} are left`);
  pokeMail(platform);
  return "right";
}
