import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type TestApp, testApp } from "../../../../tests/support/app.ts";
import {
  mailedToken,
  mailsTo,
  registration,
  type Visitor,
  visitor,
} from "../../../../tests/support/visitor.ts";

const hour_ms = 3600_000;
const tooUsual = "This password is too easy to guess. Please choose a longer or less common one.";
const stale = "This link was already used or has expired. Please request a new one.";
let now = new Date();
let test: TestApp;
beforeAll(async () => {
  test = await testApp({ now: () => now });
});
afterAll(() => test.close());

async function newcomer(email: string): Promise<Visitor> {
  const who = visitor(test.app);
  const { body } = await who.call("POST /api/register", registration(email));
  who.token = body.token;
  return who;
}

const verifiedAt = async (who: Visitor) => (await who.call("GET /api/authuser")).body.user.email_verified_at;

describe("the verification link", () => {
  it("proves the address once, wherever it is opened", async () => {
    const who = await newcomer("once@example.test");
    const token = await mailedToken(test.app, "once@example.test", "verify");
    const first = await visitor(test.app).call(`GET /api/email/verify/${token}`);
    expect([first.status, first.body.message]).toEqual([200, "Your email address is verified."]);
    expect(first.body.data).toEqual({ type: "User", status: "Active", email: "once@example.test" });
    expect(await verifiedAt(who)).toBe(now.toISOString());
    const second = await visitor(test.app).call(`GET /api/email/verify/${token}`);
    expect([second.status, second.body.errors]).toEqual([422, { token: [stale] }]);
  });

  it("is valid for 24 hours", async () => {
    const who = await newcomer("late@example.test");
    const token = await mailedToken(test.app, "late@example.test", "verify");
    const start = now;
    now = new Date(start.getTime() + 24 * hour_ms + 1000);
    expect((await visitor(test.app).call(`GET /api/email/verify/${token}`)).status).toBe(422);
    now = start;
    expect(await verifiedAt(who)).toBeNull();
  });

  it("cannot be guessed, and no other emailed token serves for it", async () => {
    const who = await newcomer("other@example.test");
    await visitor(test.app).call("POST /api/password/forgot", { email: "other@example.test" });
    const resetToken = await mailedToken(test.app, "other@example.test", "password_reset");
    for (const token of ["x".repeat(43), "undefined0", "null000000", resetToken]) {
      expect((await visitor(test.app).call(`GET /api/email/verify/${token}`)).status).toBe(422);
    }
    expect(await verifiedAt(who)).toBeNull();
  });

  it.each(["GET", "POST"])(
    "is emailed again by %s /api/email/resend, five times in a quarter of an hour",
    async (method) => {
      const email = `again-${method.toLowerCase()}@example.test`;
      const who = await newcomer(email);
      const first = await mailedToken(test.app, email, "verify");
      const { status, body } = await who.call(`${method} /api/email/resend`);
      expect([status, body.message]).toEqual([200, `We sent a new link to ${email}.`]);
      expect(await mailsTo(test.app, email)).toHaveLength(2);
      expect(await mailedToken(test.app, email, "verify")).not.toBe(first);
      for (let more = 0; more < 4; more += 1) await who.call(`${method} /api/email/resend`);
      expect((await who.call(`${method} /api/email/resend`)).status).toBe(429);
      expect((await visitor(test.app).call(`GET /api/email/verify/${first}`)).status).toBe(200);
    },
  );

  it("is not emailed to verified or signed-out users", async () => {
    const email = "done@example.test";
    const who = await newcomer(email);
    await who.call(`GET /api/email/verify/${await mailedToken(test.app, email, "verify")}`);
    const { body } = await who.call("GET /api/email/resend");
    expect(body.message).toBe("Your email address is already verified.");
    expect(await mailsTo(test.app, email)).toHaveLength(1);
    expect((await visitor(test.app).call("GET /api/email/resend")).status).toBe(401);
  });

  it("opens the checkout, which is closed before", async () => {
    const email = "buyer@example.test";
    const who = await newcomer(email);
    const before = await who.call("POST /api/checkout/quote", {});
    expect([before.status, before.body.code]).toEqual([403, "email_unverified"]);
    await who.call(`GET /api/email/verify/${await mailedToken(test.app, email, "verify")}`);
    expect((await who.call("POST /api/checkout/quote", {})).body.code).not.toBe("email_unverified");
  });
});

it.each(["POST /api/password/reset", "POST /api/sociallogin/prove", "POST /api/AI/design"])(
  "a link that was cut off on its way is told to %s as one that does not work",
  async (path) => {
    const action = path.endsWith("design") ? { action: "reset" } : {};
    const password = path.endsWith("prove") ? {} : { password: "a-new-kettle-10" };
    const answer = await visitor(test.app).call(path, { ...action, ...password, token: "abc" });
    expect([answer.status, answer.body.errors.token]).toEqual([422, [stale]]);
  },
);

describe("a forgotten password", () => {
  const fresh = "a-new-kettle-10";

  it("is replaced with the emailed link, once; all sessions end and the owner is notified", async () => {
    const email = "forgot@example.test";
    const who = await newcomer(email);
    await visitor(test.app).call("POST /api/password/forgot", { email: "FORGOT@example.test" });
    const token = await mailedToken(test.app, email, "password_reset");
    const reset = await visitor(test.app).call("POST /api/password/reset", { token, password: fresh });
    expect([reset.status, reset.body.message]).toEqual([
      200,
      "Your password has been changed. Please sign in.",
    ]);
    expect((await who.call("GET /api/authuser")).status).toBe(401);
    expect((await mailsTo(test.app, email))[0]?.subject).toBe("Your password was changed");
    const signIn = (password: string) => visitor(test.app).call("POST /api/login", { email, password });
    expect((await signIn(registration("").password)).status).toBe(422);
    expect((await signIn(fresh)).status).toBe(200);
    const again = await visitor(test.app).call("POST /api/password/reset", { token, password: fresh });
    expect([again.status, again.body.errors]).toEqual([422, { token: [stale] }]);
  });

  it("keeps its link when the new password is refused as too common", async () => {
    const email = "usual@example.test";
    await newcomer(email);
    await visitor(test.app).call("POST /api/password/forgot", { email });
    const token = await mailedToken(test.app, email, "password_reset");
    const use = (password: string) => visitor(test.app).call("POST /api/password/reset", { token, password });
    const refused = await use("Password123!");
    expect([refused.status, refused.body.errors]).toEqual([422, { password: [tooUsual] }]);
    expect((await use(fresh)).status).toBe(200);
  });

  it("responds alike for known and unknown addresses, and emails only the known one", async () => {
    await newcomer("known@example.test");
    const ask = (email: string) => visitor(test.app).call("POST /api/password/forgot", { email });
    const [known, unknown] = [await ask("known@example.test"), await ask("unknown@example.test")];
    expect(unknown.status).toBe(known.status);
    expect(unknown.body).toEqual(known.body);
    expect(await mailsTo(test.app, "known@example.test")).toHaveLength(2);
    expect(await mailsTo(test.app, "unknown@example.test")).toHaveLength(0);
  });

  it("responds before any lookup, so that the time reveals nothing about the address", async () => {
    const email = "waits@example.test";
    await newcomer(email);
    await test.platform.db.transaction().execute(async (db) => {
      // anything that waits for the link waits for this transaction, and so forever
      await sql`lock table mailed_tokens, mails in exclusive mode`.execute(db);
      const asked = await visitor(test.app).call("POST /api/password/forgot", { email });
      expect(asked.status).toBe(200);
    });
    expect(await mailedToken(test.app, email, "password_reset")).toMatch(/^[\w-]{43}$/);
  });

  it("takes the newest link only, for an hour", async () => {
    const email = "twolinks@example.test";
    await newcomer(email);
    const ask = () => visitor(test.app).call("POST /api/password/forgot", { email });
    const use = (token: string) =>
      visitor(test.app).call("POST /api/password/reset", { token, password: fresh });
    await ask();
    const first = await mailedToken(test.app, email, "password_reset");
    await ask();
    const second = await mailedToken(test.app, email, "password_reset");
    expect((await use(first)).status).toBe(422);
    const start = now;
    now = new Date(start.getTime() + hour_ms + 1000);
    expect((await use(second)).status).toBe(422);
    now = start;
    expect((await use(second)).status).toBe(200);
  });

  it("is limited per address, even for unknown addresses", async () => {
    const ask = () => visitor(test.app).call("POST /api/password/forgot", { email: "flood@example.test" });
    for (let tries = 0; tries < 5; tries += 1) expect((await ask()).status).toBe(200);
    expect((await ask()).status).toBe(429);
  });
});

describe("PUT /api/password", () => {
  const current_password = registration("").password;

  it("changes the password, keeps this session and ends the others", async () => {
    const email = "change@example.test";
    const here = await newcomer(email);
    const there = visitor(test.app);
    there.token = (await there.call("POST /api/login", { email, password: current_password })).body.token;
    const { status, body } = await here.call("PUT /api/password", {
      current_password,
      password: "a-new-kettle-10",
    });
    expect([status, body.message]).toEqual([
      200,
      "Your password has been changed. We signed out all other devices.",
    ]);
    expect((await here.call("GET /api/authuser")).status).toBe(200);
    expect((await there.call("GET /api/authuser")).status).toBe(401);
  });

  it.each([
    [
      { current_password: "wrong-one", password: "a-new-kettle-10" },
      "current_password",
      "This is not your current password.",
    ],
    [{ current_password, password: "short" }, "password", "Use at least 8 characters."],
    [{ current_password, password: "Moreno-Ada" }, "password", tooUsual],
    [
      { current_password, password: current_password },
      "password",
      "Please choose a password different from your current one.",
    ],
  ])("refuses %j", async (body, field, message) => {
    const who = await newcomer(`refuse-${field}-${body.password.length}@example.test`);
    const answer = await who.call("PUT /api/password", body);
    expect([answer.status, answer.body.errors]).toEqual([422, { [field]: [message] }]);
  });
});
