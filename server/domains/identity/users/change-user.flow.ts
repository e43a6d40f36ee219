import type { ManagedUser } from "../../../../contract/identity/users.ts";
import { accountOf, assertProvedLately, type Caller } from "../../../http/caller.ts";
import { fail } from "../../../http/failure.ts";
import type { Db } from "../../../platform/database.ts";
import { queueMail } from "../../../platform/mail.ts";
import type { Platform } from "../../../platform/platform.ts";
import { catalogChanged } from "../../catalog/products/index.ts";
import { endAllSessions } from "../accounts/index.ts";
import { audit } from "../audit/index.ts";
import { setTypeAndStatus } from "../people/index.ts";
import { changedEmail } from "./emails.rules.ts";
import { closePlace, reopenPlace } from "./places.store.ts";
import { accountAfter, isOpen, refusalOf, type Wanted } from "./users.rules.ts";
import { findUser, hasOtherAdmin, lockUser, type UserRow } from "./users.store.ts";

/**
 * Opens, holds or closes an account, or changes its role: signs it out everywhere, records the reason in the audit log,
 * and emails the owner. Requesting the current state does nothing. Refuses (409) with the reason, and (403) unless the
 * admin has recently proved the identity.
 */
export async function changeAccount(
  platform: Platform,
  caller: Caller,
  { id, reason, ...wanted }: Wanted & { id: string; reason: string },
): Promise<{ row: UserRow; has_changed: boolean }> {
  assertProvedLately(caller, platform.now());
  const has_changed = await platform.db.transaction().execute(async (db) => {
    const has_other_admin = await hasOtherAdmin(db, id);
    await lockUser(db, id);
    const before = (await findUser(db, id)) ?? fail("not_found");
    const now = accountAfter(before, wanted);
    if (now.type === before.type && now.status === before.status) return false;
    const refusal = refusalOf(
      {
        type: before.type,
        status: before.status,
        is_self: before.id === accountOf(caller).id,
        is_verified: before.email_verified_at !== null,
        has_open_application: before.application?.status === "pending",
        has_place: before.has_place,
        has_other_admin,
      },
      wanted,
    );
    if (refusal) fail("account_needed", { values: { reason: refusal } });
    await setTypeAndStatus(db, id, now);
    await endAllSessions(db, id, platform.now());
    await openOrClosePlace(db, platform, before, now.status);
    await noteChange(db, caller, before, now, reason);
    const content = changedEmail(before.first_name, before, now, reason);
    await queueMail(db, platform.config, { kind: "account", to: before.email, content });
    return true;
  });
  if (has_changed) await placesChanged(platform);
  return { row: (await findUser(platform.db, id)) ?? fail("not_found"), has_changed };
}

async function openOrClosePlace(
  db: Db,
  platform: Platform,
  before: UserRow,
  status: ManagedUser["status"],
): Promise<void> {
  if (!before.has_place || isOpen(before.status) === isOpen(status)) return;
  await (isOpen(status) ? reopenPlace : closePlace)(db, before.id, platform.now());
}

async function noteChange(
  db: Db,
  caller: Caller,
  before: UserRow,
  now: Pick<UserRow, "type" | "status">,
  reason: string,
): Promise<void> {
  const about = { type: "user", id: before.id };
  const words = { user_id: before.id, words: { reason } };
  if (now.type !== before.type) {
    const details = { from: before.type, to: now.type };
    await audit(db, { caller, action: "role.changed", about, details, words });
  }
  if (now.status !== before.status) {
    const details = { from: before.status, to: now.status };
    await audit(db, { caller, action: "status.changed", about, details, words });
  }
}

/** Call it after the transaction that opened or closed a showroom or a vendor. */
export async function placesChanged(platform: Platform): Promise<void> {
  platform.cache.forget("showrooms");
  await catalogChanged(platform);
}
