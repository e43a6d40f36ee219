import { describe, expect, it } from "vitest";
import {
  account,
  arrive,
  back,
  begin,
  clock,
  customer,
  provider,
  signIn,
  test,
  walked,
  withProviders,
} from "../../../../tests/support/social-walks.ts";
import { type Visitor, visitor } from "../../../../tests/support/visitor.ts";

withProviders();

describe("an ID token", () => {
  /** What a client without a browser gets directly from the provider. */
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

  it("are connected by a signed-in user with a recent proof", async () => {
    const { sub } = account({ email: "another-address@example.test" });
    const email = "connects@example.test";
    const who = await customer(email);
    const done = await connectWith(who, sub);
    expect([done.body.message, done.body.data]).toEqual(["Acme is connected.", { connected: "acme" }]);
    expect((await who.call("GET /api/sociallogin/connections")).body.data).toMatchObject([
      { id: "acme", connected_at: clock.now.toISOString(), email: "another-address@example.test" },
      { id: "other", connected_at: null },
      { id: "gone", connected_at: null },
    ]);
    expect((await signIn(sub)).body.user.email).toBe(email);

    const start = clock.now;
    clock.now = new Date(start.getTime() + 16 * 60_000);
    const late = await who.call("POST /api/sociallogin/acme/begin", { connect: true });
    expect(late.body.code).toBe("proof_required");
    clock.now = start;
    const guest = await visitor(test.app).call("POST /api/sociallogin/acme/begin", { connect: true });
    expect(guest.status).toBe(401);
  });

  it("belong to one account, and a sign-in to the account that started it", async () => {
    const { sub } = account();
    await signIn(sub);
    const who = await customer("second@example.test");
    const taken = await connectWith(who, sub);
    expect([taken.status, taken.body.message]).toEqual([
      409,
      "This Acme account is already connected to another account.",
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
      { provider: ["Please choose a password first, so you can still sign in."] },
    ]);
    expect((await signIn(sub)).status).toBe(200);
    await who.call("PUT /api/password", { password: "a-first-kettle-12" });
    expect((await who.call("DELETE /api/sociallogin/acme")).body.message).toBe("Acme is disconnected.");
    expect((await who.call("DELETE /api/sociallogin/acme")).status).toBe(404);
    expect((await signIn(sub)).body.data).toEqual({ mailed_to: email });
  });
});
