import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type TestApp, testApp } from "../../../tests/support/app.ts";
import {
  type OpenIdProvider,
  type ProviderAccount,
  startOpenIdProvider,
} from "../../../tests/support/openid-provider.ts";
import { mailsTo, registration, type Visitor, visitor } from "../../../tests/support/visitor.ts";

let now = new Date();
let test: TestApp;
let provider: OpenIdProvider;
let other: OpenIdProvider;
const back = (id: string) => `http://localhost:4000/showroom/sociallogin/${id}`;

beforeAll(async () => {
  provider = await startOpenIdProvider([back("acme")]);
  other = await startOpenIdProvider([back("other")]);
  const settings = ({ issuer, client }: OpenIdProvider, id: string, name: string) => ({
    id,
    name,
    issuer,
    client_id: client.id,
    client_secret: client.secret,
  });
  const gone = { ...settings(provider, "gone", "Gone"), issuer: "http://127.0.0.1:9" };
  const providers = [settings(provider, "acme", "Acme"), settings(other, "other", "Other"), gone];
  test = await testApp({ now: () => now }, { OIDC_PROVIDERS: JSON.stringify(providers) });
});
afterAll(async () => {
  await test.close();
  await provider.close();
  await other.close();
});

// All come from one address here, and these tests are about other things than its limit.
beforeEach(() => test.platform.sql`delete from attempt_counts`);

let made = 0;
/** A new account at the provider. */
function account(changes: Partial<ProviderAccount> = {}): ProviderAccount & { email: string } {
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

const begin = async (who: Visitor, id = "acme", body: object = {}) =>
  (await who.call(`POST /api/sociallogin/${id}/begin`, body)).body.data as {
    url: string;
    state: string;
    nonce: string;
  };

/** Walks to the provider and back; `bend` changes the address on the way there. */
async function walked(who: Visitor, sub: string, bend: (url: URL) => void = () => {}, body: object = {}) {
  const begun = await begin(who, "acme", body);
  const url = new URL(begun.url);
  bend(url);
  const answer = await provider.walk(url.href, sub);
  return { code: answer.get("code") ?? "", state: answer.get("state") ?? "", iss: answer.get("iss") ?? "" };
}

const arrive = async (who: Visitor, body: object, id = "acme") => {
  const answer = await who.call(`POST /api/sociallogin/${id}`, body);
  if (answer.body.token) who.token = answer.body.token;
  return answer;
};

async function signIn(sub: string, who = visitor(test.app)) {
  return { who, ...(await arrive(who, await walked(who, sub))) };
}

async function customer(email: string): Promise<Visitor> {
  const who = visitor(test.app);
  who.token = (await who.call("POST /api/register", registration(email))).body.token;
  return who;
}

const proofOf = async (email: string) =>
  /sociallogin\/prove\?token=([\w-]+)/.exec((await mailsTo(test.app, email))[0]?.text ?? "")?.[1] ?? "";

const usersWith = async (email: string) =>
  (await test.platform.sql`select count(*)::int as count from users where lower(email) = lower(${email})`)[0]
    ?.count;

describe("signing in with a provider", () => {
  it("offers those that are configured", async () => {
    const { body } = await visitor(test.app).call("GET /api/sociallogin");
    expect(body.data).toEqual([
      { id: "acme", name: "Acme" },
      { id: "other", name: "Other" },
      { id: "gone", name: "Gone" },
    ]);
    expect((await visitor(test.app).call("POST /api/sociallogin/google/begin", {})).status).toBe(404);
  });

  it("leads there with state, nonce and PKCE, and back to this site", async () => {
    const { url, state, nonce } = await begin(visitor(test.app));
    expect(Object.fromEntries(new URL(url).searchParams)).toMatchObject({
      client_id: "showroom",
      response_type: "code",
      scope: "openid email profile",
      redirect_uri: back("acme"),
      state,
      nonce,
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: "S256",
    });
  });

  it("opens an account for an address that the provider vouches for, and the same the next time", async () => {
    const { sub, email } = account();
    const first = await signIn(sub);
    expect([first.status, first.body.user]).toEqual([
      200,
      expect.objectContaining({
        type: "User",
        email,
        first_name: "Ida",
        last_name: "Maria Lund",
        email_verified_at: now.toISOString(),
        has_password: false,
      }),
    ]);
    expect((await first.who.call("GET /api/profile")).status).toBe(200);
    const second = await signIn(sub);
    expect(second.body.user.id).toBe(first.body.user.id);
    expect(second.cookies.some((line) => line.startsWith("__Host-session="))).toBe(true);
  });

  it("makes one account of many first sign-ins at once", async () => {
    const { sub, email } = account();
    const people = await Promise.all(
      Array.from({ length: 64 }, async () => {
        const who = visitor(test.app, "client");
        return { who, answer: await walked(who, sub) };
      }),
    );
    const done = await Promise.all(people.map(({ who, answer }) => arrive(who, answer)));
    expect(new Set(done.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await usersWith(email)).toBe(1);
  });

  it("remembers the browser when it was told to", async () => {
    const { sub } = account();
    const who = visitor(test.app);
    const { cookies } = await arrive(who, await walked(who, sub, undefined, { remember: true }));
    expect(cookies.some((line) => line.startsWith("__Host-remember="))).toBe(true);
  });

  it.each([
    ["a nonce that is not ours", (url: URL) => url.searchParams.set("nonce", "x".repeat(22))],
    [
      "a code challenge that is not ours",
      (url: URL) => url.searchParams.set("code_challenge", "x".repeat(43)),
    ],
  ])("refuses %s", async (_, bend) => {
    const { sub, email } = account();
    const who = visitor(test.app);
    const { status, body } = await arrive(who, await walked(who, sub, bend));
    expect([status, body.errors]).toEqual([
      422,
      { code: ["Acme did not confirm this sign-in. Please try again."] },
    ]);
    expect(await usersWith(email)).toBe(0);
  });

  it("refuses a state that is unknown, used, too old, another browser's or another provider's", async () => {
    const { sub, email } = account();
    const stale = { state: ["This sign-in was begun elsewhere, or too long ago. Please try again."] };
    const refused = async (who: Visitor, body: object, id?: string) =>
      expect((await arrive(who, body, id)).body.errors).toEqual(stale);

    const who = visitor(test.app);
    const answer = await walked(who, sub);
    await refused(who, { ...answer, state: "x".repeat(43) });
    await refused(visitor(test.app), answer);
    await refused(visitor(test.app, "client"), answer);
    await refused(who, answer, "other");
    expect(await usersWith(email)).toBe(0);
    expect((await arrive(who, answer)).status).toBe(200);
    await refused(who, answer);

    const late = await walked(who, sub);
    const start = now;
    now = new Date(start.getTime() + 11 * 60_000);
    await refused(who, late);
    now = start;
  });

  it("refuses a made-up code, another address to lead back to, and a profile that the browser sends", async () => {
    const { sub, email } = account();
    const who = visitor(test.app);
    const answer = await walked(who, sub);
    expect((await arrive(who, { ...answer, redirect_uri: "https://evil.test/" })).body.errors).toHaveProperty(
      "redirect_uri",
    );
    expect((await arrive(who, { ...answer, code: "x".repeat(43) })).body.errors).toHaveProperty("code");
    expect((await arrive(who, { email, name: "Ida", provider_id: sub })).status).toBe(422);
    expect(await usersWith(email)).toBe(0);
  });

  it("says so when the provider cannot be reached, and goes on without it", async () => {
    const { status, body } = await visitor(test.app).call("POST /api/sociallogin/gone/begin", {});
    expect([status, body.message]).toEqual([
      503,
      "Gone cannot be reached at the moment. Please try again, or sign in another way.",
    ]);
  });

  it("meets the same outcomes as a password: status and portal", async () => {
    const { sub, email } = account();
    await signIn(sub);
    const change = (values: { type?: string; status?: string }) =>
      test.platform.db.updateTable("users").set(values).where("email", "=", email).execute();
    await change({ status: "Deactive" });
    expect((await signIn(sub)).body.message).toBe(
      "Your account has been deactivated. Please contact Materia Support.",
    );
    await change({ status: "pending" });
    expect((await signIn(sub)).body.message).toBe(
      "Your account is currently pending approval by the provider.",
    );
    await change({ status: "Active", type: "Contractor" });
    const who = visitor(test.app);
    const { status, body } = await arrive(who, { ...(await walked(who, sub)), portal: "customer" });
    expect([status, body.message]).toEqual([403, "You are not authorized to access this page."]);
  });
});

describe("an address that is not proved", () => {
  it("is proved by a mailed link before it gets an account", async () => {
    const { sub, email } = account({ email_verified: false });
    const first = await signIn(sub);
    expect([first.status, first.body.message, first.body.data]).toEqual([
      200,
      `We have sent a link to ${email}. Open it to confirm that the address is yours.`,
      { mailed_to: email },
    ]);
    expect(first.body).not.toHaveProperty("token");
    expect(await usersWith(email)).toBe(0);

    const token = await proofOf(email);
    const proved = await visitor(test.app).call("POST /api/sociallogin/prove", { token });
    expect([proved.status, proved.body.message]).toEqual([200, "Acme is connected. Please sign in with it."]);
    expect((await visitor(test.app).call("POST /api/sociallogin/prove", { token })).status).toBe(422);
    expect((await signIn(sub)).body.user.email).toBe(email);
  });

  it("of an account that exists is answered in the same words, and never connects by itself", async () => {
    const email = "taken-by@example.test";
    await customer(email);
    for (const email_verified of [true, false]) {
      const { sub } = account({ email: email.toUpperCase(), email_verified });
      const { status, body } = await signIn(sub);
      expect([status, body.message]).toEqual([
        200,
        `We have sent a link to ${email.toUpperCase()}. Open it to confirm that the address is yours.`,
      ]);
      expect(body).not.toHaveProperty("token");
    }
  });

  it("is proved for an hour", async () => {
    const { sub, email } = account({ email_verified: false });
    await signIn(sub);
    const token = await proofOf(email);
    const start = now;
    now = new Date(start.getTime() + 61 * 60_000);
    const { body } = await visitor(test.app).call("POST /api/sociallogin/prove", { token });
    expect(body.errors).toEqual({
      token: ["This link has been used before or is out of date. Please sign in with the provider again."],
    });
    now = start;
  });

  it("connects the account of who proves it, which keeps its password", async () => {
    const { sub, email } = account();
    const owner = await customer(email);
    await test.platform.sql`update users set email_verified_at = now() where email = ${email}`;
    await signIn(sub);
    await visitor(test.app).call("POST /api/sociallogin/prove", { token: await proofOf(email) });
    expect((await signIn(sub)).body.user).toMatchObject({ email, has_password: true });
    expect((await owner.call("GET /api/authuser")).status).toBe(200);
    expect((await mailsTo(test.app, email))[0]?.subject).toBe("A provider was connected");
  });

  it("takes an account away from whoever made it with an address that was never theirs", async () => {
    const { sub, email } = account();
    const intruder = await customer(email);
    await signIn(sub);
    await visitor(test.app).call("POST /api/sociallogin/prove", { token: await proofOf(email) });
    expect((await intruder.call("GET /api/authuser")).status).toBe(401);
    const password = registration("").password;
    expect((await visitor(test.app).call("POST /api/login", { email, password })).status).toBe(422);
    expect((await signIn(sub)).body.user).toMatchObject({ email, has_password: false });
  });

  it("that the provider keeps to itself opens nothing", async () => {
    const { sub } = account({ email: "" });
    expect((await signIn(sub)).body.errors).toEqual({
      email: ["Acme did not tell us your email address. Please allow it, or sign up here."],
    });
  });
});

describe("an ID token", () => {
  /** What a client without a browser gets from the provider by itself. */
  async function idTokenFor(sub: string, nonce: string): Promise<string> {
    const verifier = "v".repeat(43);
    const challenge = Buffer.from(
      await crypto.subtle.digest("SHA-256", new TextEncoder().encode(verifier)),
    ).toString("base64url");
    const asked = new URLSearchParams({
      client_id: provider.client.id,
      response_type: "code",
      scope: "openid email",
      redirect_uri: back("acme"),
      nonce,
      code_challenge: challenge,
      code_challenge_method: "S256",
    });
    const answer = await provider.walk(`${provider.issuer}/auth?${asked}`, sub);
    const response = await fetch(`${provider.issuer}/token`, {
      method: "POST",
      body: new URLSearchParams({
        grant_type: "authorization_code",
        code: answer.get("code") ?? "",
        redirect_uri: back("acme"),
        client_id: provider.client.id,
        client_secret: provider.client.secret,
        code_verifier: verifier,
      }),
    });
    return ((await response.json()) as { id_token: string }).id_token;
  }

  it("signs in with the nonce that was given out, once, after a first proof of the address", async () => {
    const { sub, email } = account();
    await signIn(sub);
    const who = visitor(test.app, "client");
    const { nonce } = await begin(who);
    const id_token = await idTokenFor(sub, nonce);
    const { status, body } = await arrive(who, { id_token, nonce });
    expect([status, body.user.email]).toEqual([200, email]);
    expect((await arrive(who, { id_token, nonce })).body.errors).toHaveProperty("nonce");
  });

  it("is refused with another nonce, a changed claim, a lost signature, or from another provider", async () => {
    const { sub } = account();
    await signIn(sub);
    const who = visitor(test.app, "client");
    const refused = async (forge: (idToken: string, nonce: string) => string, id = "acme") => {
      const { nonce } = await begin(who, id);
      const id_token = forge(await idTokenFor(sub, nonce), nonce);
      const { status, body } = await arrive(who, { id_token, nonce }, id);
      expect([status, Object.keys(body.errors)]).toEqual([422, ["code"]]);
    };
    const older = await idTokenFor(sub, (await begin(who)).nonce);
    await refused(() => older);
    const changed = (idToken: string, change: object) => {
      const [head, claims = "", signature] = idToken.split(".");
      const now_claims = { ...JSON.parse(Buffer.from(claims, "base64url").toString()), ...change };
      return `${head}.${Buffer.from(JSON.stringify(now_claims)).toString("base64url")}.${signature}`;
    };
    await refused((idToken) => changed(idToken, { sub: "sub-1" }));
    await refused((idToken) => changed(idToken, { aud: "somebody-else" }));
    await refused((idToken) => changed(idToken, { exp: 1 }));
    await refused((idToken) => {
      const [, claims] = idToken.split(".");
      return `${Buffer.from('{"alg":"none"}').toString("base64url")}.${claims}.`;
    });
    await refused((idToken) => idToken, "other");
    await refused(() => "x".repeat(40));
  });
});

describe("providers of an account", () => {
  const connectWith = async (who: Visitor, sub: string) =>
    arrive(who, await walked(who, sub, undefined, { connect: true }));

  it("are connected by somebody who is signed in and has lately shown who it is", async () => {
    const { sub } = account({ email: "another-address@example.test" });
    const email = "connects@example.test";
    const who = await customer(email);
    const done = await connectWith(who, sub);
    expect([done.body.message, done.body.data]).toEqual(["Acme is connected.", { connected: "acme" }]);
    expect((await who.call("GET /api/sociallogin/connections")).body.data).toMatchObject([
      { id: "acme", connected_at: now.toISOString(), email: "another-address@example.test" },
      { id: "other", connected_at: null },
      { id: "gone", connected_at: null },
    ]);
    expect((await signIn(sub)).body.user.email).toBe(email);

    const start = now;
    now = new Date(start.getTime() + 16 * 60_000);
    const late = await who.call("POST /api/sociallogin/acme/begin", { connect: true });
    expect(late.body.code).toBe("proof_required");
    now = start;
    const guest = await visitor(test.app).call("POST /api/sociallogin/acme/begin", { connect: true });
    expect(guest.status).toBe(401);
  });

  it("belong to one account, and a walk to the account that began it", async () => {
    const { sub } = account();
    await signIn(sub);
    const who = await customer("second@example.test");
    const taken = await connectWith(who, sub);
    expect([taken.status, taken.body.message]).toEqual([
      409,
      "This Acme account is connected to another account already.",
    ]);
    const fresh = account();
    const answer = await walked(who, fresh.sub, undefined, { connect: true });
    const changed = await customer("third@example.test");
    changed.cookies.set("__Host-social", who.cookies.get("__Host-social") ?? "");
    expect((await arrive(changed, answer)).status).toBe(422);
  });

  it("are disconnected as long as another way to sign in is left", async () => {
    const { sub, email } = account();
    const { who } = await signIn(sub);
    const last = await who.call("DELETE /api/sociallogin/acme");
    expect([last.status, last.body.errors]).toEqual([
      422,
      { provider: ["Please choose a password first, so that you can still sign in."] },
    ]);
    expect((await signIn(sub)).status).toBe(200);
    await who.call("PUT /api/password", { password: "a-first-kettle-12" });
    expect((await who.call("DELETE /api/sociallogin/acme")).body.message).toBe("Acme is disconnected.");
    expect((await who.call("DELETE /api/sociallogin/acme")).status).toBe(404);
    expect((await signIn(sub)).body.data).toEqual({ mailed_to: email });
  });
});
