import type { AuditAction } from "../../../../contract/identity/audit.ts";
import type { Caller } from "../../../http/caller.ts";
import { fail } from "../../../http/failure.ts";
import type { Db } from "../../../platform/database.ts";
import { queueMail } from "../../../platform/mail.ts";
import type { Platform } from "../../../platform/platform.ts";
import { audit } from "../audit/index.ts";
import { type SecurityChange, securityEmail } from "./emails.ts";
import { findUserById } from "./users.store.ts";

const actions: Record<SecurityChange, AuditAction> = {
  "authenticator-on": "authenticator.switched_on",
  "authenticator-off": "authenticator.switched_off",
  "recovery-codes": "recovery_codes.made",
  "recovery-code-used": "recovery_code.used",
  "passkey-added": "passkey.added",
  "passkey-removed": "passkey.removed",
  "provider-connected": "provider.linked",
  "provider-disconnected": "provider.unlinked",
};

/** Logs a change to an account's sign-in, and emails its owner. */
export async function noteSecurityChange(
  db: Db,
  { platform, caller }: { platform: Platform; caller: Caller },
  user_id: string,
  change: SecurityChange,
  detail = "",
): Promise<void> {
  const user = (await findUserById(db, user_id)) ?? fail("unauthenticated");
  await audit(db, {
    caller,
    actor: { id: user.id, type: user.type },
    action: actions[change],
    ...(detail && { words: { user_id, words: { detail } } }),
  });
  const content = securityEmail(user.first_name, change, detail);
  await queueMail(db, platform.config, { kind: "account", to: user.email, content });
}
