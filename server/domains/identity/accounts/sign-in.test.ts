import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type TestApp, testApp } from "../../../../tests/support/app.ts";
import { mailedCode, mailsTo, type Visitor, visitor } from "../../../../tests/support/visitor.ts";
import { newId } from "../../../platform/ids.ts";
import { hashPassword } from "./passwords.ts";

const password = "copper-kettle-9";
const day_ms = 24 * 3600 * 1000;
let now = new Date();
let test: TestApp;
beforeAll(async () => {
  test = await testApp({ now: () => now });
});
afterAll(() => test.close());

let made = 0;
async function person(
  changes: { type?: "User" | "Vendor" | "Contractor" | "Admin"; status?: string; password?: null } = {},
): Promise<string> {
  made += 1;
  const email = `person${made}@example.test`;
  await test.platform.db
    .insertInto("users")
    .values({
      id: newId(),
      type: changes.type ?? "User",
      status: changes.status ?? "Active",
      email,
      first_name: "Sam",
      password_hash: changes.password === null ? null : await hashPassword(password),
      email_verified_at: now,
    })
    .execute();
  return email;
}

const signIn = async (email: string, more: Record<string, unknown> = {}) => {
  const who = visitor(test.app);
  const answer = await who.call("POST /api/login", { email, password, ...more });
  who.token = answer.body.token ?? null;
  return { who, ...answer };
};

describe("POST /api/login", () => {
  it.each(["Active", "Approve"])(
    "lets an account of status %s in, on any portal of its own",
    async (status) => {
      const customer = await signIn(await person({ status }), { portal: "customer" });
      expect(customer.status).toBe(200);
      expect(customer.body.user).toMatchObject({ type: "User", status });
      expect((await signIn(await person({ status, type: "Vendor" }), { portal: "pro" })).status).toBe(200);
      expect((await signIn((await person({ status })).toUpperCase())).status).toBe(200);
    },
  );

  it.each([
    ["Deactive", "Your account has been deactivated. Please contact Materia Support."],
    ["pending", "Your account is currently pending approval by the provider."],
  ])("turns status %s away, but only after the right password", async (status, message) => {
    const email = await person({ status });
    const right = await signIn(email, { portal: "customer" });
    expect([right.status, right.body.message]).toEqual([403, message]);
    const wrong = await signIn(email, { password: "not-the-one" });
    expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([422, ["email"]]);
  });

  it.each(["Vendor", "Contractor", "Admin"] as const)(
    "does not let a %s in on the customers' page",
    async (type) => {
      const { status, body } = await signIn(await person({ type }), { portal: "customer" });
      expect([status, body.message]).toEqual([403, "You are not authorized to access this page."]);
      expect(body).not.toHaveProperty("token");
    },
  );

  it("does not let a customer in on the pros' page", async () => {
    expect((await signIn(await person(), { portal: "pro" })).status).toBe(403);
  });

  it("answers alike for a wrong password, an unknown address, and an account without a password", async () => {
    const answers = [
      await signIn(await person(), { password: "not-the-one" }),
      await signIn("nobody@example.test"),
      await signIn(await person({ password: null })),
    ];
    for (const { status, body } of answers) {
      const { request_id: _, ...told } = body as typeof body & { request_id: string };
      expect(status).toBe(422);
      expect(told).toEqual({
        success: false,
        code: "invalid",
        message: "The given data was invalid.",
        errors: { email: ["These credentials do not match our records."] },
      });
    }
  });

  it("names empty fields", async () => {
    const { body } = await visitor(test.app).call("POST /api/login", { email: "", password: "" });
    expect(body.errors).toEqual({
      email: ["Enter your email address."],
      password: ["Enter your password."],
    });
  });

  it("stops guessing at an account, and forgets the tries after the right password", async () => {
    const email = await person();
    const guess = () => signIn(email, { password: "not-the-one" });
    for (let tries = 0; tries < 9; tries += 1) expect((await guess()).status).toBe(422);
    expect((await signIn(email)).status).toBe(200);
    for (let tries = 0; tries < 10; tries += 1) expect((await guess()).status).toBe(422);
    const late = await signIn(email);
    expect(late.status).toBe(429);
    expect(late.body.message).toMatch(/^Too many attempts\. Please wait \d+ seconds and try again\.$/);
  });
});

describe("a session", () => {
  it("of a browser needs token and cookie together", async () => {
    const { who, cookies } = await signIn(await person());
    expect(cookies).toHaveLength(2);
    expect(cookies[0]).toMatch(/^__Host-session=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    expect(cookies[1]).toMatch(
      /^__Host-known_device=[\w.-]{45}; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect((await who.call("GET /api/authuser")).status).toBe(200);

    const thief = visitor(test.app);
    thief.token = who.token;
    expect((await thief.call("GET /api/authuser")).status).toBe(401);
    thief.cookies.set("__Host-session", "x".repeat(43));
    expect((await thief.call("GET /api/authuser")).status).toBe(401);

    const cookieOnly = visitor(test.app);
    for (const [name, value] of who.cookies) cookieOnly.cookies.set(name, value);
    expect((await cookieOnly.call("GET /api/authuser")).status).toBe(401);
  });

  it.each(["", "short", "0", "null", "undefined", "x".repeat(43), "a b c d e f g h"])(
    "does not exist for the token %j",
    async (token) => {
      const who = visitor(test.app, "client");
      expect(
        (await who.call("GET /api/authuser", undefined, { Authorization: `Bearer ${token}` })).status,
      ).toBe(401);
      expect(
        (await who.call("GET /api/authuser", undefined, { AuthorizationAI: `Bearer ${token}` })).status,
      ).toBe(401);
    },
  );

  it("is stored as hashes only", async () => {
    const { who } = await signIn(await person());
    const rows = await test.platform.sql`select sessions::text as text from sessions`;
    const dump = rows.map((row) => row.text).join("\n");
    expect(dump).not.toContain(who.token);
    expect(dump).not.toContain(Buffer.from(who.token ?? "").toString("hex"));
  });

  it("lasts a week after its last use, and 30 days at most", async () => {
    const start = now;
    const statusAfter = async (days: number, who: Visitor) => {
      now = new Date(start.getTime() + days * day_ms);
      return (await who.call("GET /api/authuser")).status;
    };
    const idle = await signIn(await person());
    const busy = await signIn(await person());
    for (const day of [6, 12, 18, 24]) expect([day, await statusAfter(day, busy.who)]).toEqual([day, 200]);
    expect(await statusAfter(7.1, idle.who)).toBe(401);
    expect(await statusAfter(30.1, busy.who)).toBe(401);
    now = start;
  });

  it("ends at sign-out, and only that one", async () => {
    const email = await person();
    const [here, there] = [await signIn(email), await signIn(email)];
    const { body, cookies } = await here.who.call("POST /api/logout");
    expect(body.message).toBe("Logged Out Successfully");
    expect(cookies[0]).toMatch(/^__Host-session=; Max-Age=0;/);
    here.who.cookies = new Map(there.who.cookies);
    expect((await here.who.call("GET /api/authuser")).status).toBe(401);
    expect((await there.who.call("GET /api/authuser")).status).toBe(200);
  });

  it("is invalid once the account is deactivated", async () => {
    const email = await person();
    const { who } = await signIn(email);
    await test.platform.db
      .updateTable("users")
      .set({ status: "Deactive" })
      .where("email", "=", email)
      .execute();
    expect((await who.call("GET /api/authuser")).status).toBe(401);
  });

  it("remembers when it was last used, to the minute", async () => {
    const { who, body } = await signIn(await person());
    const seen = async () => {
      const rows = await test.platform
        .sql`select last_seen_at as at from sessions where user_id = ${body.user.id}`;
      return rows[0]?.at as Date;
    };
    const start = now;
    now = new Date(start.getTime() + 30_000);
    await who.call("GET /api/authuser");
    expect(await seen()).toEqual(start);
    now = new Date(start.getTime() + 90_000);
    await who.call("GET /api/authuser");
    expect(await seen()).toEqual(now);
    now = start;
  });
});

describe("an admin", () => {
  const admin = () => person({ type: "Admin" });

  it("gets an emailed code at sign-in and can do nothing else before entering it", async () => {
    const email = await admin();
    const { who, body } = await signIn(email, { portal: "pro" });
    expect(body.user.otp_verified).toBe(false);
    const code = await mailedCode(test.app, email);
    expect((await who.call("GET /api/authuser")).status).toBe(200);
    expect((await who.call("GET /api/projects")).body.code).toBe("otp_required");

    const proved = await who.call(`GET /api/login/verify_otp?otp=${code}`);
    expect(proved.body.data).toEqual({ valid_otp: true });
    expect(proved.cookies[0]).toMatch(/^__Host-otp_verify=[\w-]{43}; Max-Age=29376000; .*HttpOnly; Secure/);
    expect((await who.call("GET /api/authuser")).body.user.otp_verified).toBe(true);
    expect((await who.call("GET /api/projects")).status).toBe(200);
  });

  it("needs no code on a device that has proved one", async () => {
    const email = await admin();
    const { who } = await signIn(email);
    await who.call("POST /api/login/verify_otp", { otp: await mailedCode(test.app, email) });
    await who.call("POST /api/logout");
    who.token = null;
    const again = await who.call("POST /api/login", { email, password });
    expect(again.body.user.otp_verified).toBe(true);
    expect(await mailsTo(test.app, email)).toHaveLength(1);
  });

  it("gains nothing from a forged device cookie, or another admin's", async () => {
    const [mine, theirs] = [await admin(), await admin()];
    const other = await signIn(theirs);
    await other.who.call("POST /api/login/verify_otp", { otp: await mailedCode(test.app, theirs) });
    for (const cookie of ["1", "x".repeat(43), other.who.cookies.get("__Host-otp_verify") ?? ""]) {
      const who = visitor(test.app);
      who.cookies.set("__Host-otp_verify", cookie);
      const { body } = await who.call("POST /api/login", { email: mine, password });
      expect(body.user.otp_verified).toBe(false);
    }
  });

  it("can send the code along with the password", async () => {
    const email = await admin();
    await signIn(email);
    const wrong = await signIn(email, { otp: "000000x" });
    expect([wrong.status, wrong.body.errors]).toEqual([422, { otp: ["That code is wrong or has expired."] }]);
    const right = await signIn(email, { otp: await mailedCode(test.app, email) });
    expect(right.body.user.otp_verified).toBe(true);
  });
});

describe("a one-time code", () => {
  const start = async () => {
    const email = await person({ type: "Admin" });
    const { who } = await signIn(email);
    const code = await mailedCode(test.app, email);
    const wrong = code === "123456" ? "654321" : "123456";
    const enter = async (otp: string) => (await who.call("POST /api/login/verify_otp", { otp })).body;
    return { email, who, code, wrong, enter };
  };

  it("works once", async () => {
    const { code, enter } = await start();
    expect((await enter(code)).data).toEqual({ valid_otp: true });
    expect(await enter(code)).toMatchObject({
      message: "That code has expired. Please request a new one.",
      data: { valid_otp: false },
    });
  });

  it("is invalid after five wrong tries, even concurrent ones", async () => {
    const { code, wrong, enter } = await start();
    const tries = await Promise.all(Array.from({ length: 5 }, () => enter(wrong)));
    expect(tries.filter((body) => body.message === "That code is wrong.")).toHaveLength(4);
    expect((await enter(code)).data).toEqual({ valid_otp: false });
  });

  it("is invalid after ten minutes, and after the next code", async () => {
    const { email, who, code, enter } = await start();
    const again = await who.call("GET /api/login/verify_otp");
    expect(again.body).toMatchObject({
      message: `We sent a six-digit code to ${email}.`,
      data: { valid_otp: false },
    });
    const newer = await mailedCode(test.app, email);
    if (newer !== code) expect((await enter(code)).data).toEqual({ valid_otp: false });
    const before = now;
    now = new Date(before.getTime() + 11 * 60_000);
    expect((await enter(newer)).data).toEqual({ valid_otp: false });
    now = before;
  });

  it("has six digits", async () => {
    const { who } = await start();
    const { status, body } = await who.call("GET /api/login/verify_otp?otp=12345");
    expect([status, body.errors]).toEqual([422, { otp: ["Enter the six-digit code."] }]);
  });
});
