import { accountOf, assertProvedLately } from "../../../http/caller.ts";
import { fail } from "../../../http/failure.ts";
import type { Db } from "../../../platform/database.ts";
import { randomToken, tokenHash } from "../../../platform/ids.ts";
import { queueMail } from "../../../platform/mail.ts";
import { notify } from "../../messaging/notifications/index.ts";
import { audit } from "../audit/index.ts";
import { standInEmail } from "./emails.ts";
import type { OpenedSession, Visit } from "./sessions.flow.ts";
import { insertSession } from "./sessions.store.ts";
import { insertStandIn } from "./stand-in.store.ts";
import { findUserById, type SignInRow } from "./users.store.ts";

/** An admin is signed in as a user for so long at most. */
const lasts_s = 30 * 60;

/**
 * Signs an admin in as a user who is no admin, with a session that ends by itself. The user is told by notification
 * and email. The admin's own session goes on. Refuses (403) without a recent proof.
 */
export async function beginStandIn(
  visit: Visit,
  { id, reason }: { id: string; reason: string },
): Promise<OpenedSession> {
  const { caller, platform } = visit;
  assertProvedLately(caller, platform.now());
  return platform.db.transaction().execute(async (db) => {
    const user = (await findUserById(db, id)) ?? fail("not_found");
    assertMayStandIn(user);
    const session = await openStandIn(db, visit, user.id, reason);
    await notify(db, {
      user_id: user.id,
      kind: "account",
      title: "Our team signed in to your account",
      body: reason,
      link: "/account/privacy",
    });
    await queueMail(db, platform.config, {
      kind: "account",
      to: user.email,
      content: standInEmail(user.first_name, reason),
    });
    return session;
  });
}

function assertMayStandIn({ type, status }: SignInRow): void {
  if (type === "Admin") fail("account_needed", { values: { reason: "You can't sign in as another admin." } });
  if (status !== "Active" && status !== "Approve")
    fail("account_needed", { values: { reason: "Activate the account before you sign in to it." } });
}

async function openStandIn(db: Db, visit: Visit, user_id: string, reason: string): Promise<OpenedSession> {
  const { caller, platform, is_browser } = visit;
  const now = platform.now();
  const expires_at = new Date(now.getTime() + lasts_s * 1000);
  const admin_id = accountOf(caller).id;
  const [token, cookie] = [randomToken(), is_browser ? randomToken() : null];
  const id = await insertSession(db, {
    user_id,
    stand_in_by: admin_id,
    token_hash: tokenHash(token),
    cookie_hash: cookie ? tokenHash(cookie) : null,
    // the admin has proved one; nothing that asks for a recent proof is open to a stand-in
    otp_verified_at: now,
    proved_at: null,
    remember_selector: null,
    remember_hash: null,
    user_agent: caller.user_agent,
    ip: caller.ip,
    created_at: now,
    token_expires_at: expires_at,
    expires_at,
  });
  await insertStandIn(db, { id, user_id, admin_id, reason, started_at: now, expires_at });
  await audit(db, {
    caller,
    action: "stand_in.begun",
    about: { type: "user", id: user_id },
    words: { user_id, words: { reason } },
  });
  return { id, token, cookie, seconds: null, remember: null };
}
