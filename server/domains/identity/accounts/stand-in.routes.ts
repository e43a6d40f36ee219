import { endStandIn as ending, standIn } from "../../../../contract/identity/stand-ins.ts";
import { accountOf } from "../../../http/caller.ts";
import { fail } from "../../../http/failure.ts";
import { type Call, type Route, serve } from "../../../http/serve.ts";
import { tokenHash } from "../../../platform/ids.ts";
import { wakeMail } from "../../../platform/mail/send.ts";
import { audit } from "../audit/index.ts";
import { findAccount } from "./account-view.store.ts";
import { deviceProof, keepSession } from "./let-in.flow.ts";
import {
  clearOfficeCookie,
  clearSessionCookies,
  setOfficeCookie,
  setSessionCookie,
} from "./session-cookies.ts";
import { revokeSession } from "./sessions.store.ts";
import { beginStandIn } from "./stand-in.flow.ts";
import { adminSession, endStandIn } from "./stand-in.store.ts";

const begin = serve(standIn, async (call) => {
  const { params, body, caller, platform } = call;
  const session = await beginStandIn(call, { ...params, ...body });
  wakeMail(platform);
  if (session.cookie && caller.session_key) setOfficeCookie(call, caller.session_key);
  keepSession(call, session);
  const user = (await findAccount(platform.db, params.id, true)) ?? fail("not_found");
  return { user, token: session.token };
});

const end = serve(ending, async (call) => {
  const { caller, platform } = call;
  const account = accountOf(caller);
  const { stand_in } = account;
  if (!stand_in) fail("forbidden");
  await platform.db.transaction().execute(async (db) => {
    await revokeSession(db, account.session_id, platform.now());
    await endStandIn(db, account.session_id, platform.now());
    await audit(db, { caller, action: "stand_in.ended", about: { type: "user", id: account.id } });
  });
  const admin = await adminAgain(call, stand_in.admin_id);
  return { message: "You are back in your own account.", admin };
});

/** The admin's own session, if this browser still holds both halves of it. */
async function adminAgain(call: Call<typeof ending>, admin_id: string) {
  const { body, caller, platform } = call;
  clearOfficeCookie(call);
  const { token } = body;
  const key = caller.office_key;
  const hashes = token && key ? { token_hash: tokenHash(token), cookie_hash: tokenHash(key) } : undefined;
  const session = hashes && (await adminSession(platform.db, hashes, platform.now()));
  if (!token || !key || session?.user_id !== admin_id) {
    clearSessionCookies(call);
    return null;
  }
  setSessionCookie(call, key, null);
  const has_otp = session.has_otp || (await deviceProof(call, admin_id)) !== null;
  return { user: (await findAccount(platform.db, admin_id, has_otp))!, token };
}

export const standInRoutes: Route[] = [begin, end];
