import {
  beginSocialLogin,
  disconnectProvider,
  listConnections,
  proveSocialEmail,
  socialLogin,
  socialProviders,
} from "../../../../contract/identity/social-login.ts";
import {
  accountOf,
  assertMay,
  assertOwnHand,
  assertProvedLately,
  type Caller,
} from "../../../http/caller.ts";
import { fail, failFields } from "../../../http/failure.ts";
import { type Call, type Route, serve } from "../../../http/serve.ts";
import { randomToken, tokenHash } from "../../../platform/ids.ts";
import { wakeMail } from "../../../platform/mail/send.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { ProviderAnswer, Walk } from "../../../platform/sign-in-providers.ts";
import { assertLetIn, deviceProof, letIn } from "./let-in.flow.ts";
import { countAttempt } from "./limits.ts";
import { passkeysOf } from "./passkeys.store.ts";
import { noteSecurityChange } from "./security-changes.flow.ts";
import { setWalkCookie } from "./session-cookies.ts";
import { needsCode } from "./sign-in.rules.ts";
import {
  type AttemptRow,
  deleteIdentity,
  identitiesOf,
  insertAttempt,
  spendAttempt,
} from "./social.store.ts";
import {
  accountOfIdentity,
  connect,
  findProvider,
  mailProof,
  type Provider,
  proveAndConnect,
} from "./social-login.flow.ts";
import { findUserById } from "./users.store.ts";

const walkLasts_ms = 10 * 60_000;
const staleLink = "This link was already used or has expired. Please sign in with the provider again.";
const staleWalk = "This sign-in started in another browser or has expired. Please try again.";

const providerOf = (platform: Platform, id: string): Provider =>
  findProvider(platform, id) ?? fail("not_found");

/** The redirect URL of providers. */
const redirectUri = ({ config }: Platform, provider: string) =>
  `${config.publicUrl}/showroom/sociallogin/${provider}`;

const list = serve(socialProviders, async ({ platform }) => ({ data: platform.signInProviders.list() }));

const begin = serve(beginSocialLogin, async (call) => {
  const { params, body, platform, caller } = call;
  const provider = providerOf(platform, params.provider);
  await countAttempt(platform.db, "social-address", caller.ip);
  if (body.connect) {
    assertMay("account.secure", caller);
    assertOwnHand({ permission: "account.secure", key: beginSocialLogin.key }, caller);
    assertProvedLately(caller, platform.now());
  }
  const walk: Walk = {
    state: randomToken(),
    nonce: randomToken(16),
    code_verifier: randomToken(48),
    redirect_uri: redirectUri(platform, provider.id),
  };
  const url = await platform.signInProviders.addressOf(provider.id, walk);
  if (url === "unavailable") return fail("provider_unavailable", { values: { provider: provider.name } });
  // Two tabs may sign in at once, so a browser keeps its secret.
  const browser = call.is_browser ? (caller.walk_key ?? randomToken()) : null;
  await insertAttempt(platform.db, {
    provider: provider.id,
    state_hash: tokenHash(walk.state),
    browser_hash: browser ? tokenHash(browser) : null,
    nonce: walk.nonce,
    code_verifier: walk.code_verifier,
    user_id: body.connect ? accountOf(caller).id : null,
    remember: body.remember ?? false,
    expires_at: new Date(platform.now().getTime() + walkLasts_ms),
  });
  if (browser) setWalkCookie(call, browser);
  return { data: { url: url.href, state: walk.state, nonce: walk.nonce } };
});

const signIn = serve(socialLogin, async (call) => {
  const { params, body, platform, caller } = call;
  const provider = providerOf(platform, params.provider);
  await countAttempt(platform.db, "social-address", caller.ip);
  const attempt = await spendWalk(call);
  const found = await identityFrom(call, attempt);
  if (found === "unavailable") return fail("provider_unavailable", { values: { provider: provider.name } });
  if (found === "refused")
    return failFields({ code: `${provider.name} did not confirm this sign-in. Please try again.` });

  if (attempt.user_id)
    return connectHere(caller, platform, provider, { ...found, provider: provider.id }, attempt);
  const user_id = await accountOfIdentity({ platform, caller }, provider, found);
  if (!user_id) {
    await mailProof(platform, provider, found);
    const message = `We sent a link to ${found.email}. Open it to confirm the address is yours.`;
    return { message, data: { mailed_to: found.email } };
  }
  const user = (await findUserById(platform.db, user_id)) ?? fail("unauthenticated");
  await assertLetIn(call, user, body.portal);
  const proof = needsCode(user) ? await deviceProof(call, user.id) : null;
  return letIn(call, user, { remember: attempt.remember, proof, by: provider.id });
});

async function spendWalk({ params, body, caller, platform }: Call<typeof socialLogin>): Promise<AttemptRow> {
  if ("code" in body && body.redirect_uri && body.redirect_uri !== redirectUri(platform, params.provider))
    failFields({ redirect_uri: "The provider returned a different address." });
  const walk = {
    provider: params.provider,
    browser_hash: caller.walk_key ? tokenHash(caller.walk_key) : null,
    ...("code" in body ? { state_hash: tokenHash(body.state) } : { nonce: body.nonce }),
  };
  const field = "code" in body ? "state" : "nonce";
  return (await spendAttempt(platform.db, walk, platform.now())) ?? failFields({ [field]: staleWalk });
}

function identityFrom(
  { params, body, platform }: Call<typeof socialLogin>,
  { nonce, code_verifier }: AttemptRow,
): Promise<ProviderAnswer> {
  const { signInProviders } = platform;
  if (!("code" in body)) return signInProviders.identityByToken(params.provider, body.id_token, nonce);
  const { code, state, iss } = body;
  const walk = { state, nonce, code_verifier, redirect_uri: redirectUri(platform, params.provider) };
  return signInProviders.identityByCode(params.provider, walk, { code, state, iss });
}

async function connectHere(
  caller: Caller,
  platform: Platform,
  provider: Provider,
  identity: Parameters<typeof connect>[3],
  attempt: AttemptRow,
) {
  const account = accountOf(caller);
  if (account.id !== attempt.user_id) failFields({ state: staleWalk });
  await platform.db.transaction().execute((db) => connect(db, { platform, caller }, account.id, identity));
  wakeMail(platform);
  return { message: `${provider.name} is connected.`, data: { connected: provider.id } };
}

const prove = serve(proveSocialEmail, async ({ body, caller, platform }) => {
  await countAttempt(platform.db, "verify-address", caller.ip);
  const { provider: id, email } = await proveAndConnect({ platform, caller }, body.token, staleLink);
  const provider = { id, name: findProvider(platform, id)?.name ?? id };
  return { message: `${provider.name} is connected. Please sign in with it.`, data: { provider, email } };
});

const connections = serve(listConnections, async ({ caller, platform }) => {
  const connected = await identitiesOf(platform.db, accountOf(caller).id);
  const shown = [...platform.signInProviders.list()];
  // A disabled provider is still shown to users who connected it.
  for (const { provider: id } of connected)
    if (!shown.some((one) => one.id === id)) shown.push({ id, name: id });
  return {
    data: shown.map((provider) => {
      const own = connected.find((one) => one.provider === provider.id);
      return { ...provider, connected_at: own?.created_at.toISOString() ?? null, email: own?.email ?? "" };
    }),
  };
});

const disconnect = serve(disconnectProvider, async ({ params, caller, platform }) => {
  const account = accountOf(caller);
  assertProvedLately(caller, platform.now());
  const name = findProvider(platform, params.provider)?.name ?? params.provider;
  const user = (await findUserById(platform.db, account.id)) ?? fail("unauthenticated");
  await platform.db.transaction().execute(async (db) => {
    if (!(await deleteIdentity(db, user.id, params.provider))) fail("not_found");
    const isLast = (await identitiesOf(db, user.id)).length === 0;
    if (isLast && !user.password_hash && (await passkeysOf(db, user.id)).length === 0)
      failFields({ provider: "Please choose a password first, so you can still sign in." });
    await noteSecurityChange(db, { platform, caller }, user.id, "provider-disconnected", name);
  });
  wakeMail(platform);
  return { message: `${name} is disconnected.` };
});

export const socialLoginRoutes: Route[] = [list, connections, begin, prove, signIn, disconnect];
