import { authUser, login, logout } from "../../../../contract/identity/accounts.ts";
import { accountOf } from "../../../http/caller.ts";
import { fail, failFields } from "../../../http/failure.ts";
import { type Call, serve } from "../../../http/serve.ts";
import { audit } from "../audit/index.ts";
import { findAccount } from "./account-view.store.ts";
import { assertLetIn, type CodeProof, deviceProof, letIn, noteRefusal } from "./let-in.flow.ts";
import { countAttempt } from "./limits.ts";
import { checkOwedCode } from "./owed-code.flow.ts";
import { countPasswordTry } from "./password-tries.flow.ts";
import { isPassword } from "./passwords.ts";
import { clearSessionCookies } from "./session-cookies.ts";
import { revokeSession } from "./sessions.store.ts";
import { needsCode } from "./sign-in.rules.ts";
import { findUserByEmail, type SignInRow } from "./users.store.ts";

const wrongCredentials = "These credentials do not match our records.";
const wrongCode = "That code is wrong or has expired.";

const signIn = serve(login, async (call) => {
  const { body, platform } = call;
  const user = await findUserByEmail(platform.db, body.email);
  const forgetTries = await countPasswordTry(call, { email: body.email, account: user?.id });
  const isRight = await isPassword(body.password, user?.password_hash);
  if (!user || !isRight) {
    await noteRefusal(call, user, "credentials");
    return failFields({ email: wrongCredentials });
  }
  await assertLetIn(call, user, body.portal);
  const proof = needsCode(user) ? await codeProof(call, user) : null;
  await forgetTries();
  return letIn(call, user, { remember: body.remember, proof, by: "password" });
});

/** How a one-time code was proved: earlier on this device, or with the code in this request. */
async function codeProof(call: Call<typeof login>, user: SignInRow): Promise<CodeProof> {
  const { body, platform } = call;
  if (body.otp) {
    await countAttempt(platform.db, "code-check", user.id);
    if ((await checkOwedCode(call, user, body.otp)) !== "right") failFields({ otp: wrongCode });
    return "code";
  }
  return deviceProof(call, user.id);
}

const signOut = serve(logout, async (call) => {
  const { platform, caller } = call;
  await platform.db.transaction().execute(async (db) => {
    await revokeSession(db, accountOf(caller).session_id, platform.now());
    await audit(db, { caller, action: "sign_out.done" });
  });
  clearSessionCookies(call);
  return { message: "Logged Out Successfully" };
});

const whoAmI = serve(authUser, async ({ caller, platform }) => {
  const { id, has_otp, stand_in } = accountOf(caller);
  const user = (await findAccount(platform.db, id, has_otp)) ?? fail("unauthenticated");
  return { user: stand_in ? { ...user, stand_in: { until: stand_in.until.toISOString() } } : user };
});

export const signInRoutes = [signIn, signOut, whoAmI];
