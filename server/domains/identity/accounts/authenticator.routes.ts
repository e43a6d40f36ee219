import { renderSVG } from "uqr";
import {
  beginAuthenticator,
  confirmAuthenticator,
  getAuthenticator,
  removeAuthenticator,
  renewRecoveryCodes,
} from "../../../../contract/identity/authenticator.ts";
import { accountOf, assertProvedLately } from "../../../http/caller.ts";
import { fail, failFields } from "../../../http/failure.ts";
import { type Route, serve } from "../../../http/serve.ts";
import { wakeMail } from "../../../platform/mail/send.ts";
import { isAppCode, newRecoveryCodes, newSecret, switchOn } from "./authenticator.flow.ts";
import { countRecoveryCodes, deleteAuthenticator, findAuthenticator } from "./authenticator.store.ts";
import { countAttempt } from "./limits.ts";
import { noteSecurityChange } from "./security-changes.flow.ts";
import { markOtpProved } from "./sessions.store.ts";

const isOn = "An authenticator app is already on.";

const show = serve(getAuthenticator, async ({ caller, platform }) => {
  const { id } = accountOf(caller);
  const kept = await findAuthenticator(platform.db, id);
  if (!kept?.confirmed_at) return { data: null };
  return {
    data: {
      enabled_at: kept.confirmed_at.toISOString(),
      recovery_codes_left: await countRecoveryCodes(platform.db, id),
    },
  };
});

const begin = serve(beginAuthenticator, async ({ caller, platform }) => {
  const account = accountOf(caller);
  assertProvedLately(caller, platform.now());
  const made = (await newSecret(platform.db, platform, account)) ?? failFields({ otp: isOn });
  return { data: { ...made, qr_svg: renderSVG(made.uri, { border: 2 }) } };
});

const confirm = serve(confirmAuthenticator, async ({ body, caller, platform }) => {
  const account = accountOf(caller);
  assertProvedLately(caller, platform.now());
  await countAttempt(platform.db, "code-check", account.id);
  if (!(await isAppCode(platform, account.id, body.otp)))
    failFields({ otp: "That code is wrong. Please enter the code your app shows now." });
  const recovery_codes = await platform.db.transaction().execute(async (db) => {
    const codes = (await switchOn(db, platform, account.id)) ?? failFields({ otp: isOn });
    await markOtpProved(db, account.session_id, platform.now());
    await noteSecurityChange(db, { platform, caller }, account.id, "authenticator-on");
    return codes;
  });
  wakeMail(platform);
  return { message: "Your authenticator app is on.", data: { recovery_codes } };
});

const renewCodes = serve(renewRecoveryCodes, async ({ caller, platform }) => {
  const account = accountOf(caller);
  assertProvedLately(caller, platform.now());
  const kept = await findAuthenticator(platform.db, account.id);
  if (!kept?.confirmed_at) fail("not_found");
  const recovery_codes = await platform.db.transaction().execute(async (db) => {
    await noteSecurityChange(db, { platform, caller }, account.id, "recovery-codes");
    return newRecoveryCodes(db, platform, account.id);
  });
  wakeMail(platform);
  return { message: "Your old recovery codes no longer work.", data: { recovery_codes } };
});

const remove = serve(removeAuthenticator, async ({ caller, platform }) => {
  const account = accountOf(caller);
  assertProvedLately(caller, platform.now());
  await platform.db.transaction().execute(async (db) => {
    await deleteAuthenticator(db, account.id);
    await noteSecurityChange(db, { platform, caller }, account.id, "authenticator-off");
  });
  wakeMail(platform);
  return { message: "Your authenticator app is off." };
});

export const authenticatorRoutes: Route[] = [show, begin, confirm, renewCodes, remove];
