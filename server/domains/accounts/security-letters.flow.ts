import { fail } from "../../failure.ts";
import type { Db } from "../../platform/database.ts";
import { queueMail } from "../../platform/mail.ts";
import type { Platform } from "../../platform/platform.ts";
import { type SecurityChange, securityLetter } from "./letters.ts";
import { findUserById } from "./users.store.ts";

/** Tells an account's owner by mail that something about the sign-in was changed. */
export async function tellOwner(
  db: Db,
  platform: Platform,
  user_id: string,
  change: SecurityChange,
  detail = "",
): Promise<void> {
  const user = (await findUserById(db, user_id)) ?? fail("unauthenticated");
  await queueMail(db, platform.config, {
    to: user.email,
    letter: securityLetter(user.first_name, change, detail),
  });
}
