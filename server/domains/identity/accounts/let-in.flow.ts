import type { User } from "../../../../contract/identity/accounts.ts";
import { fail } from "../../../http/failure.ts";
import { tokenHash } from "../../../platform/ids.ts";
import { wakeMail } from "../../../platform/mail/send.ts";
import { marketplaceOf } from "../../../platform/marketplace.store.ts";
import { claimGuestCart } from "../../design/projects/index.ts";
import { claimGuestRooms } from "../../design/rooms/index.ts";
import { audit } from "../audit/index.ts";
import { findAccount } from "./account-view.store.ts";
import { deviceTrust_s, mailCode, trustDevice } from "./one-time-codes.flow.ts";
import { rememberDevice } from "./password-tries.flow.ts";
import {
  type CookieJar,
  clearCartCookie,
  setDeviceCookie,
  setRememberCookie,
  setSessionCookie,
} from "./session-cookies.ts";
import { type OpenedSession, openSession, type Visit } from "./sessions.flow.ts";
import { isTrustedDevice } from "./sessions.store.ts";
import { needsCode, type Portal, signInRefusal } from "./sign-in.rules.ts";
import type { SignInRow } from "./users.store.ts";

/** How a one-time code counts as proved: earlier on this device, now, or by a passkey that verifies its user. */
export type CodeProof = "device" | "code" | "passkey" | null;

/** Refuses accounts that may not sign in here, whatever they have proved. */
export async function assertLetIn(visit: Visit, user: SignInRow, portal: Portal | undefined): Promise<void> {
  const refusal = signInRefusal(user, portal);
  if (!refusal) return;
  await noteRefusal(visit, user, refusal);
  const { name } = await marketplaceOf(visit.platform.db, visit.platform.config);
  fail(refusal, { values: { provider: name } });
}

/** Logs that a sign-in was refused, for known and unknown addresses alike. */
export function noteRefusal(
  { platform, caller }: Visit,
  user: SignInRow | undefined,
  reason: string,
): Promise<void> {
  const about = user && { type: "user", id: user.id };
  return audit(platform.db, { caller, action: "sign_in.refused", about, details: { reason } });
}

/**
 * Signs in an account that has proved its identity: session and cookies, and for a customer the guest's things. `by` is
 * the method, for the log: "password", "passkey", a provider's id. An account that still owes an emailed code gets one;
 * until then the session opens nothing else.
 */
export async function letIn(
  visit: Visit & CookieJar,
  user: SignInRow,
  { remember, proof, by }: { remember: boolean | undefined; proof: CodeProof; by: string },
): Promise<{ user: User; token: string }> {
  const { platform, caller } = visit;
  const opened = await platform.db.transaction().execute(async (db) => {
    const session = await openSession(db, visit, { id: user.id, remember, otp_verified: proof !== null });
    const device = proof === "code" ? await trustDevice(db, platform, user.id) : null;
    if (needsCode(user) === "email" && !proof) await mailCode(db, platform, user);
    if (user.type === "User" && caller.cart_key) {
      const guest = { temp_project_id: caller.cart_key, user_id: user.id };
      await claimGuestCart(db, guest);
      await claimGuestRooms(db, guest);
    }
    const actor = { id: user.id, type: user.type };
    await audit(db, { caller, actor, action: "sign_in.done", details: { by } });
    return { ...session, device };
  });
  wakeMail(platform);
  keepSession(visit, opened);
  // a user who still owes a one-time code has proved only the password
  if (proof || !needsCode(user)) rememberDevice(visit, user.id);
  if (user.type === "User" && caller.cart_key) clearCartCookie(visit);
  if (opened.device) setDeviceCookie(visit, opened.device, deviceTrust_s);
  const account = (await findAccount(platform.db, user.id, proof !== null))!;
  return { user: account, token: opened.token };
}

/** Whether a one-time code counts as proved because of this trusted device. */
export async function deviceProof({ platform, caller }: Visit, user_id: string): Promise<"device" | null> {
  if (!caller.device_key) return null;
  const hash = tokenHash(caller.device_key);
  return (await isTrustedDevice(platform.db, user_id, hash, platform.now())) ? "device" : null;
}

/** Sets the session's cookies in a browser. */
export function keepSession(
  jar: CookieJar,
  session: Pick<OpenedSession, "cookie" | "seconds" | "remember">,
): void {
  if (session.cookie) setSessionCookie(jar, session.cookie, session.seconds);
  if (session.remember && session.seconds !== null) setRememberCookie(jar, session.remember, session.seconds);
}
