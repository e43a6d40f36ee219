import { describe, expect, it } from "vitest";
import {
  account,
  arrive,
  back,
  begin,
  clock,
  customer,
  proofOf,
  signIn,
  test,
  usersWith,
  walked,
  withProviders,
} from "../../../../tests/support/social-walks.ts";
import { mailsTo, registration, type Visitor, visitor } from "../../../../tests/support/visitor.ts";

withProviders();

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
        email_verified_at: clock.now.toISOString(),
        has_password: false,
      }),
    ]);
    expect((await first.who.call("GET /api/profile")).status).toBe(200);
    const second = await signIn(sub);
    expect(second.body.user.id).toBe(first.body.user.id);
    expect(second.cookies.some((line) => line.startsWith("__Host-session="))).toBe(true);
  });

  it("creates one account from many concurrent first sign-ins", async () => {
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

  it("remembers the browser on request", async () => {
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
    const stale = { state: ["This sign-in started in another browser or has expired. Please try again."] };
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
    const start = clock.now;
    clock.now = new Date(start.getTime() + 11 * 60_000);
    await refused(who, late);
    clock.now = start;
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
      "We can't reach Gone right now. Please try again, or sign in another way.",
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
  it("is proved by an emailed link before it gets an account", async () => {
    const { sub, email } = account({ email_verified: false });
    const first = await signIn(sub);
    expect([first.status, first.body.message, first.body.data]).toEqual([
      200,
      `We sent a link to ${email}. Open it to confirm the address is yours.`,
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
        `We sent a link to ${email.toUpperCase()}. Open it to confirm the address is yours.`,
      ]);
      expect(body).not.toHaveProperty("token");
    }
  });

  it("is proved for an hour", async () => {
    const { sub, email } = account({ email_verified: false });
    await signIn(sub);
    const token = await proofOf(email);
    const start = clock.now;
    clock.now = new Date(start.getTime() + 61 * 60_000);
    const { body } = await visitor(test.app).call("POST /api/sociallogin/prove", { token });
    expect(body.errors).toEqual({
      token: ["This link was already used or has expired. Please sign in with the provider again."],
    });
    clock.now = start;
  });

  it("connects the account of the user who proves the address, and keeps its password", async () => {
    const { sub, email } = account();
    const owner = await customer(email);
    await test.platform.sql`update users set email_verified_at = now() where email = ${email}`;
    await signIn(sub);
    await visitor(test.app).call("POST /api/sociallogin/prove", { token: await proofOf(email) });
    expect((await signIn(sub)).body.user).toMatchObject({ email, has_password: true });
    expect((await owner.call("GET /api/authuser")).status).toBe(200);
    expect((await mailsTo(test.app, email))[0]?.subject).toBe("A provider was connected");
  });

  it("takes an account away from a creator who never owned the address", async () => {
    const { sub, email } = account();
    const intruder = await customer(email);
    await signIn(sub);
    await visitor(test.app).call("POST /api/sociallogin/prove", { token: await proofOf(email) });
    expect((await intruder.call("GET /api/authuser")).status).toBe(401);
    const password = registration("").password;
    expect((await visitor(test.app).call("POST /api/login", { email, password })).status).toBe(422);
    expect((await signIn(sub)).body.user).toMatchObject({ email, has_password: false });
  });

  it("that the provider withholds opens nothing", async () => {
    const { sub } = account({ email: "" });
    expect((await signIn(sub)).body.errors).toEqual({
      email: ["Acme did not tell us your email address. Please allow it, or sign up here."],
    });
  });
});
