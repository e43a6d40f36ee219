import {
  confirmIdentity,
  type Device,
  endDevice,
  endOtherDevices,
  listDevices,
  mailConfirmationCode,
  renewSession,
} from "../../../../contract/identity/sessions.ts";
import { accountOf, type Caller } from "../../../http/caller.ts";
import { deviceName, placeOf } from "../../../http/device-name.ts";
import { fail, failFields } from "../../../http/failure.ts";
import { type Call, type Route, serve } from "../../../http/serve.ts";
import { tokenHash } from "../../../platform/ids.ts";
import { wakeMail } from "../../../platform/mail/send.ts";
import { audit } from "../audit/index.ts";
import { findAccount } from "./account-view.store.ts";
import { type DeviceRow, livingSessions, revokeSessionOf } from "./devices.store.ts";
import { assertLetIn, deviceProof, keepSession } from "./let-in.flow.ts";
import { countAttempt, forgetAttempts } from "./limits.ts";
import { mailCode } from "./one-time-codes.flow.ts";
import { checkOwedCode } from "./owed-code.flow.ts";
import { provePasskey } from "./passkeys.flow.ts";
import { isPassword } from "./passwords.ts";
import { renewRemembered } from "./remembered.flow.ts";
import { clearSessionCookies } from "./session-cookies.ts";
import { forgetTrustedDevices, markProved, revokeOtherSessions, revokeSession } from "./sessions.store.ts";
import { findUserById, type SignInRow } from "./users.store.ts";

const renew = serve(renewSession, async (call) => {
  const { platform, caller } = call;
  await countAttempt(platform.db, "remembered-address", caller.ip);
  const cookie = caller.remember_key;
  if (!cookie || !call.is_browser) fail("unauthenticated");
  const renewal = await platform.db.transaction().execute((db) => renewRemembered(db, call, cookie));
  if (renewal.outcome === "wait") fail("in_progress");
  if (renewal.outcome === "refused") {
    clearSessionCookies(call);
    return fail("unauthenticated");
  }
  const { session, user_id } = renewal;
  const user = (await findUserById(platform.db, user_id)) ?? fail("unauthenticated");
  if (user.status !== "Active" && user.status !== "Approve") {
    await revokeSession(platform.db, session.id, platform.now());
    clearSessionCookies(call);
    await assertLetIn(call, user, undefined);
  }
  keepSession(call, session);
  const has_otp = renewal.has_otp || (await deviceProof(call, user_id)) !== null;
  return { user: (await findAccount(platform.db, user_id, has_otp))!, token: session.token };
});

const confirm = serve(confirmIdentity, async (call) => {
  const { caller, platform } = call;
  const account = accountOf(caller);
  await countAttempt(platform.db, "confirm-account", account.id);
  const user = (await findUserById(platform.db, account.id)) ?? fail("unauthenticated");
  await proveAgain(call, user);
  await markProved(platform.db, account.session_id, platform.now());
  await forgetAttempts(platform.db, "confirm-account", account.id);
  return { message: "Thank you, you are verified." };
});

async function proveAgain(call: Call<typeof confirmIdentity>, user: SignInRow): Promise<void> {
  const { platform } = call;
  const { password, otp = "", credential } = call.body;
  if (password) {
    if (await isPassword(password, user.password_hash)) return;
    failFields({ password: "This is not your password." });
  }
  if (credential) {
    const passkey = await provePasskey(platform, credential);
    if (passkey?.user_id === user.id) return;
    failFields({ credential: "This is not one of your passkeys." });
  }
  // An emailed code is for accounts without a password; for others it would be a way around it.
  if (user.password_hash && !user.has_authenticator) failFields({ password: "Enter your password." });
  if ((await checkOwedCode(call, user, otp)) !== "right")
    failFields({ otp: "That code is wrong or has expired." });
}

const mailConfirmation = serve(mailConfirmationCode, async ({ caller, platform }) => {
  const account = accountOf(caller);
  await countAttempt(platform.db, "code-mail", account.id);
  const user = (await findUserById(platform.db, account.id)) ?? fail("unauthenticated");
  await platform.db.transaction().execute((db) => mailCode(db, platform, user));
  wakeMail(platform);
  return { message: `We sent a six-digit code to ${user.email}.` };
});

const list = serve(listDevices, async ({ caller, platform }) => {
  const account = accountOf(caller);
  const rows = await livingSessions(platform.db, account.id, platform.now());
  const devices = rows.map((row) => deviceView(row, account.session_id));
  return { data: devices.toSorted((a, b) => Number(b.is_current) - Number(a.is_current)) };
});

const deviceView = (row: DeviceRow, present: string): Device => ({
  id: row.id,
  name: deviceName(row.user_agent),
  place: placeOf(row.ip),
  created_at: row.created_at.toISOString(),
  last_seen_at: row.last_seen_at.toISOString(),
  is_current: row.id === present,
  is_remembered: row.remember_selector !== null,
  is_stand_in: row.stand_in_by !== null,
});

const endOne = serve(endDevice, async ({ params, caller, platform }) => {
  const account = accountOf(caller);
  await platform.db.transaction().execute(async (db) => {
    if (!(await revokeSessionOf(db, account.id, params.id, platform.now()))) fail("not_found");
    await audit(db, { caller, action: "session.ended", about: { type: "session", id: params.id } });
    // A session does not tell which device proved a code, so all but this one prove it again.
    await forgetTrustedDevices(db, account.id, hereHash(caller));
  });
  return { message: "Device signed out." };
});

const endOthers = serve(endOtherDevices, async ({ caller, platform }) => {
  const account = accountOf(caller);
  await platform.db.transaction().execute(async (db) => {
    await revokeOtherSessions(db, account.id, account.session_id, platform.now());
    await audit(db, { caller, action: "session.ended", details: { which: "all others" } });
    await forgetTrustedDevices(db, account.id, hereHash(caller));
  });
  return { message: "All other devices signed out." };
});

const hereHash = ({ device_key }: Caller): Buffer | null => (device_key ? tokenHash(device_key) : null);

export const sessionRoutes: Route[] = [renew, confirm, mailConfirmation, list, endOne, endOthers];
