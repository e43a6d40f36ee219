import type { AccountType, Caller } from "../../../http/caller.ts";
import { wakeMail } from "../../../platform/mail/send.ts";
import type { Platform } from "../../../platform/platform.ts";
import { audit } from "../audit/index.ts";
import { isAppCode, takeRecoveryCode } from "./authenticator.flow.ts";
import { countRecoveryCodes } from "./authenticator.store.ts";
import { type CodeOutcome, checkCode } from "./one-time-codes.flow.ts";

import { noteSecurityChange } from "./security-changes.flow.ts";

interface From {
  platform: Platform;
  caller: Caller;
}

/**
 * Checks the one-time code that an account owes and spends it if correct: from the app or a recovery code if an app is
 * active, else from the email.
 */
export async function checkOwedCode(
  from: From,
  user: { id: string; type: AccountType; has_authenticator: boolean },
  code: string,
): Promise<CodeOutcome> {
  const outcome = await spendOwedCode(from, user, code);
  const { platform, caller } = from;
  const actor = { id: user.id, type: user.type };
  await audit(platform.db, { caller, actor, action: outcome === "right" ? "code.proved" : "code.refused" });
  return outcome;
}

async function spendOwedCode(
  { platform, caller }: From,
  user: { id: string; has_authenticator: boolean },
  code: string,
): Promise<CodeOutcome> {
  if (!user.has_authenticator) return checkCode(platform, user.id, code);
  if (/^\d{6}$/.test(code)) return (await isAppCode(platform, user.id, code)) ? "right" : "wrong";
  if (!(await takeRecoveryCode(platform, user.id, code))) return "wrong";
  const left = await countRecoveryCodes(platform.db, user.id);
  await noteSecurityChange(
    platform.db,
    { platform, caller },
    user.id,
    "recovery-code-used",
    `${left} are left`,
  );
  wakeMail(platform);
  return "right";
}
