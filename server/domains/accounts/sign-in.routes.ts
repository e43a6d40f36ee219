import { authUser, login, logout } from "../../../contract/accounts.ts";
import { accountOf } from "../../caller.ts";
import { fail, failFields } from "../../failure.ts";
import { tokenHash } from "../../platform/ids.ts";
import { pokeMail } from "../../platform/mail/send.ts";
import { type Call, serve } from "../../serve.ts";
import { claimGuestCart } from "../projects/index.ts";
import { claimGuestRooms } from "../rooms/index.ts";
import { findAccount } from "./account-view.store.ts";
import { countAttempt, forgetAttempts } from "./limits.ts";
import { checkCode, deviceTrust_s, mailCode, trustDevice } from "./one-time-codes.flow.ts";
import { isPassword } from "./passwords.ts";
import { clearCartCookie, clearSessionCookie, setDeviceCookie, setSessionCookie } from "./session-cookies.ts";
import { openSession } from "./sessions.flow.ts";
import { isTrustedDevice, revokeSession } from "./sessions.store.ts";
import { signInRefusal } from "./sign-in.rules.ts";
import { findUserByEmail } from "./users.store.ts";

const wrongCredentials = "These credentials do not match our records.";
const wrongCode = "That code is not right or has expired.";

const signIn = serve(login, async (call) => {
  const { body, platform, caller } = call;
  const who = `${body.email}@${caller.ip}`;
  await countAttempt(platform.db, "login-address", caller.ip);
  await countAttempt(platform.db, "login-account", who);

  const user = await findUserByEmail(platform.db, body.email);
  const isRight = await isPassword(body.password, user?.password_hash);
  if (!user || !isRight) return failFields({ email: wrongCredentials });
  const refusal = signInRefusal(user, body.portal);
  if (refusal) fail(refusal, { values: { provider: platform.config.providerName } });
  const isProved = user.type === "Admin" ? await adminProof(call, user.id) : null;

  const opened = await platform.db.transaction().execute(async (db) => {
    const session = await openSession(db, call, {
      id: user.id,
      remember: body.remember,
      otp_verified: isProved !== null,
    });
    const device = isProved === "code" ? await trustDevice(db, platform, user.id) : null;
    if (user.type === "Admin" && !isProved) await mailCode(db, platform, user);
    if (user.type === "User" && caller.cart_key) {
      const guest = { temp_project_id: caller.cart_key, user_id: user.id };
      await claimGuestCart(db, guest);
      await claimGuestRooms(db, guest);
    }
    return { ...session, device };
  });
  await forgetAttempts(platform.db, "login-account", who);
  pokeMail(platform);
  if (opened.cookie) setSessionCookie(call, opened.cookie, opened.seconds);
  if (user.type === "User" && caller.cart_key) clearCartCookie(call);
  if (opened.device) setDeviceCookie(call, opened.device, deviceTrust_s);
  const account = (await findAccount(platform.db, user.id, isProved !== null))!;
  return { user: account, token: opened.token };
});

/** How an admin has proved a one-time code: on this device earlier, or with the one that came along now. */
async function adminProof(
  { body, platform, caller }: Call<typeof login>,
  user_id: string,
): Promise<"device" | "code" | null> {
  if (body.otp) {
    await countAttempt(platform.db, "code-check", user_id);
    if ((await checkCode(platform, user_id, body.otp)) !== "right") failFields({ otp: wrongCode });
    return "code";
  }
  const device = caller.device_key;
  if (device && (await isTrustedDevice(platform.db, user_id, tokenHash(device), platform.now())))
    return "device";
  return null;
}

const signOut = serve(logout, async (call) => {
  await revokeSession(call.platform.db, accountOf(call.caller).session_id, call.platform.now());
  clearSessionCookie(call);
  return { message: "Logged Out Successfully" };
});

const whoAmI = serve(authUser, async ({ caller, platform }) => {
  const { id, has_otp } = accountOf(caller);
  return { user: (await findAccount(platform.db, id, has_otp)) ?? fail("unauthenticated") };
});

export const signInRoutes = [signIn, signOut, whoAmI];
