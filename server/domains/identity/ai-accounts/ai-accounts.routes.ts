import {
  aiAuthUser,
  aiCredits,
  aiDelete,
  aiDesign,
  aiEnterLinked,
  aiLinked,
  aiRedeem,
  aiResend,
  aiResendByPost,
  aiVerify,
} from "../../../../contract/identity/ai-accounts.ts";
import { accountOf, aiAccountOf } from "../../../http/caller.ts";
import { fail } from "../../../http/failure.ts";
import { type Call, type Route, serve } from "../../../http/serve.ts";
import { later } from "../../../platform/later.ts";
import { wakeMail } from "../../../platform/mail/send.ts";
import { countAttempt, rememberDevice } from "../accounts/index.ts";
import {
  aiUserView,
  forgetAiPassword,
  mailAiLink,
  proveAiAddress,
  registerForAi,
  resetAiPassword,
  signInToAi,
  welcome,
} from "./ai-accounts.flow.ts";
import { findAiAccount, revokeAiSessions } from "./ai-accounts.store.ts";
import { leaveAi } from "./ai-privacy.flow.ts";
import { clearAiCookie, setAiCookie } from "./ai-session.flow.ts";
import { creditEntries } from "./credits.store.ts";
import { enterByShopAccount, stateOfLink } from "./linked.flow.ts";
import { redeemCredits } from "./redeem.flow.ts";

const shownEntries = 50;

const design = serve(aiDesign, async (call) => {
  const { body, caller, platform } = call;
  switch (body.action) {
    case "login":
      return enter(call, await signInToAi(call, body));
    case "register":
      return enter(call, await registerForAi(call, body));
    case "logout": {
      const session = caller.ai_account?.session_id;
      if (session) await revokeAiSessions(platform.db, { id: session }, platform.now());
      clearAiCookie(call);
      return { message: "Logged Out Successfully" };
    }
    case "forgot":
      await countAttempt(platform.db, "forgot-address", caller.ip);
      await countAttempt(platform.db, "ai-forgot-account", body.email);
      later(platform, "a link to a new password could not be mailed", () =>
        forgetAiPassword(platform, body.email),
      );
      return { message: "If this address has an account, we've sent a link to it." };
    case "reset":
      await countAttempt(platform.db, "reset-address", caller.ip);
      await resetAiPassword(call, body);
      return { message: "Your password has been changed. Please sign in." };
  }
});

async function enter(
  call: Parameters<typeof rememberDevice>[0],
  { id, session }: Awaited<ReturnType<typeof signInToAi>>,
) {
  wakeMail(call.platform);
  if (session.cookie) setAiCookie(call, session.cookie);
  rememberDevice(call, id);
  const account = (await findAiAccount(call.platform.db, id))!;
  return { user: aiUserView(account), token: session.token };
}

const linked = serve(aiLinked, async ({ caller, platform }) => ({
  data: await stateOfLink(platform, accountOf(caller)),
}));

const enterLinked = serve(aiEnterLinked, async (call) =>
  enter(call, await enterByShopAccount(call, accountOf(call.caller), call.body.confirm)),
);

const whoAmI = serve(aiAuthUser, async ({ caller, platform }) => {
  const account = (await findAiAccount(platform.db, aiAccountOf(caller).id)) ?? fail("unauthenticated");
  return { user: aiUserView(account) };
});

const credits = serve(aiCredits, async ({ caller, platform: { db } }) => {
  const { id, is_verified } = aiAccountOf(caller);
  if (is_verified) await db.transaction().execute((transaction) => welcome(transaction, id));
  const account = (await findAiAccount(db, id)) ?? fail("unauthenticated");
  return { data: { credits: account.credits, entries: await creditEntries(db, id, shownEntries) } };
});

const redeem = serve(aiRedeem, async ({ body, caller, platform }) => ({
  data: await redeemCredits(platform, caller, body.code),
}));

/** The same handler behind GET, as the specification has it, and POST. */
async function resendLink({ caller, platform }: Pick<Call<typeof aiResend>, "caller" | "platform">) {
  const { id, is_verified } = aiAccountOf(caller);
  if (is_verified) return { message: "Your email address is already verified." };
  await countAttempt(platform.db, "email-resend", id);
  const account = (await findAiAccount(platform.db, id)) ?? fail("unauthenticated");
  await platform.db.transaction().execute((db) => mailAiLink(db, platform, account, "verify_email"));
  wakeMail(platform);
  return { message: `We sent a new link to ${account.email}.` };
}

const remove = serve(aiDelete, async (call) => {
  await leaveAi(call, aiAccountOf(call.caller).id, call.body.password);
  wakeMail(call.platform);
  clearAiCookie(call);
  return { message: "Your AI 3D Design account is deleted." };
});

const verify = serve(aiVerify, async ({ params, caller, platform }) => {
  await countAttempt(platform.db, "verify-address", caller.ip);
  await proveAiAddress(platform, params.token);
  return { message: "Your email address is verified." };
});

export const routes: readonly Route[] = [
  design,
  linked,
  enterLinked,
  whoAmI,
  credits,
  redeem,
  serve(aiResend, resendLink),
  serve(aiResendByPost, resendLink),
  verify,
  remove,
];
