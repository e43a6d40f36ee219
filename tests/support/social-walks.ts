import { afterAll, beforeAll, beforeEach } from "vitest";
import { type TestApp, testApp } from "./app.ts";
import { type OpenIdProvider, type ProviderAccount, startOpenIdProvider } from "./openid-provider.ts";
import { mailsTo, registration, type Visitor, visitor } from "./visitor.ts";

// The real app with two OpenID providers and one that is down.

/** The time of the app; tests may change it. */
export const clock = { now: new Date() };
export let test: TestApp;
export let provider: OpenIdProvider;
export let other: OpenIdProvider;
export const back = (id: string) => `http://localhost:4000/showroom/sociallogin/${id}`;

/** Opens it for the tests of the calling file, and closes it after them. */
export function withProviders(): void {
  beforeAll(async () => {
    clock.now = new Date();
    provider = await startOpenIdProvider([back("acme")]);
    other = await startOpenIdProvider([back("other")]);
    const gone = { ...settingsOf(provider, "gone", "Gone"), issuer: "http://127.0.0.1:9" };
    const providers = [settingsOf(provider, "acme", "Acme"), settingsOf(other, "other", "Other"), gone];
    test = await testApp({ now: () => clock.now }, { OIDC_PROVIDERS: JSON.stringify(providers) });
  });
  afterAll(async () => {
    await test.close();
    await provider.close();
    await other.close();
  });
  // All come from one address here, and these tests are about other things than its limit.
  beforeEach(() => test.platform.sql`delete from attempt_counts`);
}

const settingsOf = ({ issuer, client }: OpenIdProvider, id: string, name: string) => ({
  id,
  name,
  issuer,
  client_id: client.id,
  client_secret: client.secret,
});

let made = 0;
/** A new account at the provider. */
export function account(changes: Partial<ProviderAccount> = {}): ProviderAccount & { email: string } {
  made += 1;
  const made_account = {
    sub: `sub-${made}`,
    email: `social${made}@example.test`,
    email_verified: true,
    name: "Ida Maria Lund",
    ...changes,
  };
  provider.accounts.set(made_account.sub, made_account);
  return made_account;
}

export const begin = async (who: Visitor, id = "acme", body: object = {}) =>
  (await who.call(`POST /api/sociallogin/${id}/begin`, body)).body.data as {
    url: string;
    state: string;
    nonce: string;
  };

/** Walks to the provider and back; `bend` changes the address on the way there. */
export async function walked(
  who: Visitor,
  sub: string,
  bend: (url: URL) => void = () => {},
  body: object = {},
) {
  const begun = await begin(who, "acme", body);
  const url = new URL(begun.url);
  bend(url);
  const answer = await provider.walk(url.href, sub);
  return { code: answer.get("code") ?? "", state: answer.get("state") ?? "", iss: answer.get("iss") ?? "" };
}

export const arrive = async (who: Visitor, body: object, id = "acme") => {
  const answer = await who.call(`POST /api/sociallogin/${id}`, body);
  if (answer.body.token) who.token = answer.body.token;
  return answer;
};

export async function signIn(sub: string, who = visitor(test.app)) {
  return { who, ...(await arrive(who, await walked(who, sub))) };
}

export async function customer(email: string): Promise<Visitor> {
  const who = visitor(test.app);
  who.token = (await who.call("POST /api/register", registration(email))).body.token;
  return who;
}

export const proofOf = async (email: string) =>
  /sociallogin\/prove\?token=([\w-]+)/.exec((await mailsTo(test.app, email))[0]?.text ?? "")?.[1] ?? "";

export const usersWith = async (email: string) =>
  (await test.platform.sql`select count(*)::int as count from users where lower(email) = lower(${email})`)[0]
    ?.count;
