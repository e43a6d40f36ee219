import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { AiUser, CreditEntry } from "../../../../contract/identity/ai-accounts.ts";
import { openShop, type Shop } from "../../../../tests/support/shop.ts";
import { mailsTo, registration, type Visitor, visitor } from "../../../../tests/support/visitor.ts";
import { bookCredits } from "./credits.store.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
beforeEach(() => shop.platform.db.deleteFrom("attempt_counts").execute());

const password = "copper-kettle-9";
const form = (email: string) => ({ action: "register", name: "Ida Brandt", email, password, agree: true });

interface Entered {
  user: AiUser;
  token: string;
}
const design = (who: Visitor, body: object, headers?: Record<string, string>) =>
  who.call("POST /api/AI/design", body, headers);
const asAi = (token: string) => ({ AuthorizationAI: `Bearer ${token}` });

async function register(email: string, who = visitor(shop.app)) {
  const { status, body, cookies } = await design(who, form(email));
  const { user, token } = body as unknown as Entered;
  return { status, body, cookies, user, token, who };
}

const balance = async (who: Visitor, token: string) => {
  const { body } = await who.call("POST /api/AI/get_credits", {}, asAi(token));
  return body.data as { credits: number; entries: CreditEntry[] };
};

async function linkFrom(address: string, form: RegExp): Promise<string> {
  for (const mail of await mailsTo(shop.app, address)) {
    const token = form.exec(mail.text)?.[1];
    if (token) return token;
  }
  throw new Error(`no such link was mailed to ${address}`);
}

async function verified(email: string) {
  const account = await register(email);
  const token = await linkFrom(email, /welcome\?verify=([\w-]+)/);
  expect((await account.who.call(`GET /api/AI/design/email/verify/${token}`)).status).toBe(200);
  return account;
}

describe("an AI design account", () => {
  it("is registered, proves its address, and gets its first credits once", async () => {
    const { status, user, token, who, cookies } = await register("ida@example.test");
    expect(status).toBe(200);
    expect(user).toMatchObject({
      name: "Ida Brandt",
      email: "ida@example.test",
      email_verified_at: null,
      credits: 0,
    });
    expect(cookies.join()).toMatch(/__Host-ai-session=.*HttpOnly.*Secure.*SameSite=Lax/i);
    expect(await balance(who, token)).toEqual({ credits: 0, entries: [] });

    const link = await linkFrom("ida@example.test", /welcome\?verify=([\w-]+)/);
    expect((await who.call(`GET /api/AI/design/email/verify/${link}`)).status).toBe(200);
    expect((await who.call(`GET /api/AI/design/email/verify/${link}`)).body.errors).toHaveProperty("token");
    const answers = await Promise.all(Array.from({ length: 6 }, () => balance(who, token)));
    expect(answers.map(({ credits }) => credits)).toEqual([3, 3, 3, 3, 3, 3]);
    expect(answers[0]?.entries).toMatchObject([{ change: 3, balance: 3, reason: "welcome" }]);
    const me = await who.call("GET /api/AI/get_user", undefined, asAi(token));
    expect(me.body.user).toMatchObject({ credits: 3, email_verified_at: expect.any(String) });
  });

  it("signs in with its own password, which is answered alike for unknown addresses", async () => {
    await verified("otto@example.test");
    const wrong = await design(visitor(shop.app), {
      action: "login",
      email: "otto@example.test",
      password: "wrong-one-1",
    });
    const unknown = await design(visitor(shop.app), {
      action: "login",
      email: "none@example.test",
      password: "wrong-one-1",
    });
    expect([wrong.status, wrong.body.errors]).toEqual([
      422,
      { email: ["These credentials do not match our records."] },
    ]);
    expect([unknown.status, unknown.body.errors]).toEqual([wrong.status, wrong.body.errors]);
    const right = await design(visitor(shop.app), { action: "login", email: "OTTO@example.test", password });
    expect(right.body).toMatchObject({
      success: true,
      user: { email: "otto@example.test" },
      token: expect.any(String),
    });
  });

  it("opens nothing with the shop's token, nor the shop with its own", async () => {
    const email = "both@example.test";
    const shopper = visitor(shop.app, "client");
    const registered = await shopper.call("POST /api/register", registration(email));
    expect(registered.status).toBe(201);
    const { token, who } = await register(email, visitor(shop.app, "client"));
    const shopToken = registered.body.token;
    expect((await who.call("GET /api/AI/get_user", undefined, asAi(shopToken))).status).toBe(401);
    expect(
      (await who.call("GET /api/AI/get_user", undefined, { Authorization: `Bearer ${token}` })).status,
    ).toBe(401);
    expect(
      (await who.call("GET /api/authuser", undefined, { Authorization: `Bearer ${token}` })).status,
    ).toBe(401);
    expect((await who.call("GET /api/authuser", undefined, asAi(shopToken))).status).toBe(401);
    expect((await who.call("GET /api/AI/get_user", undefined, asAi(token))).status).toBe(200);
  });

  it("needs the browser's cookie beside the token", async () => {
    const { token, who } = await register("cookie@example.test");
    expect((await who.call("GET /api/AI/get_user", undefined, asAi(token))).status).toBe(200);
    expect((await visitor(shop.app).call("GET /api/AI/get_user", undefined, asAi(token))).status).toBe(401);
  });

  it("is signed out for good", async () => {
    const { token, who } = await register("leaves@example.test", visitor(shop.app, "client"));
    expect((await design(who, { action: "logout" }, asAi(token))).body.message).toBe(
      "Logged Out Successfully",
    );
    expect((await who.call("GET /api/AI/get_user", undefined, asAi(token))).status).toBe(401);
  });

  it("gets a new password by emailed link, which ends its sessions and works once", async () => {
    const email = "forgot@example.test";
    const { token, who } = await register(email, visitor(shop.app, "client"));
    const known = await design(who, { action: "forgot", email });
    const unknown = await design(who, { action: "forgot", email: "nobody@example.test" });
    expect([known.status, known.body.message]).toEqual([unknown.status, unknown.body.message]);
    expect(await mailsTo(shop.app, "nobody@example.test")).toEqual([]);
    const link = await linkFrom(email, /login\?reset=([\w-]+)/);
    const asVerification = await who.call(`GET /api/AI/design/email/verify/${link}`);
    expect(asVerification.status).toBe(422);
    const usual = await design(who, { action: "reset", token: link, password: "Password123!" });
    expect(usual.body.errors?.password?.[0]).toContain("too easy to guess");
    expect((await design(who, { action: "reset", token: link, password: "silver-kettle-8" })).status).toBe(
      200,
    );
    expect((await design(who, { action: "reset", token: link, password: "golden-kettle-7" })).status).toBe(
      422,
    );
    expect((await who.call("GET /api/AI/get_user", undefined, asAi(token))).status).toBe(401);
    expect((await design(who, { action: "login", email, password })).status).toBe(422);
    expect((await design(who, { action: "login", email, password: "silver-kettle-8" })).status).toBe(200);
  });

  it("responds that a link is on its way before any lookup", async () => {
    const email = "waits@example.test";
    const { who } = await register(email, visitor(shop.app, "client"));
    await shop.platform.db.transaction().execute(async (db) => {
      await sql`lock table ai_mailed_tokens, mails in exclusive mode`.execute(db);
      expect((await design(who, { action: "forgot", email })).status).toBe(200);
    });
    expect(await linkFrom(email, /login\?reset=([\w-]+)/)).toBeTruthy();
  });

  it("is asked to resend a link at most five times in a quarter of an hour", async () => {
    const { token, who } = await register("again@example.test", visitor(shop.app, "client"));
    const statuses = [];
    for (let sent = 0; sent < 6; sent += 1) {
      statuses.push((await who.call("POST /api/AI/design/email/resend", {}, asAi(token))).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it.each([
    [{ name: "" }, "name", "Enter your name."],
    [{ email: "ida" }, "email", "Enter a valid email address."],
    [{ password: "short" }, "password", "Use at least 8 characters."],
    [{ agree: false }, "agree", "Accept the terms to continue."],
    [{ credits: 999 }, "credits", "The credits field is not accepted here."],
    [{ action: "become" }, "action", "The action is one of login, register, logout, forgot and reset."],
  ])("is refused with %j", async (changes, field, message) => {
    const { status, body } = await design(visitor(shop.app), { ...form("refused@example.test"), ...changes });
    expect(status).toBe(422);
    expect(body.errors[field]?.[0]).toBe(message);
  });

  it("creates one account on a double click", async () => {
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => design(visitor(shop.app), form("double@example.test"))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422]);
  });
});

describe("deleting an AI design account", () => {
  it("exports all of the account's data, and nobody else's", async () => {
    const { user, token, who } = await verified("keeper@example.test");
    await verified("neighbor@example.test");
    await balance(who, token);
    const { status, body } = await who.call("GET /api/AI/design/my_data", undefined, asAi(token));
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      account: { id: user.id, name: "Ida Brandt", email: "keeper@example.test", credits: 3 },
      credits: [{ change: 3, balance: 3, reason: "welcome" }],
    });
    expect((body.data as { sessions: unknown[] }).sessions).toHaveLength(1);
    expect(JSON.stringify(body)).not.toMatch(/neighbor|argon|hash/);
  });

  it("deletes credits, sessions and links after password and confirmation, and sends an email", async () => {
    const email = "leaver@example.test";
    const { token, who } = await verified(email);
    const leave = (body: object) => who.call("POST /api/AI/design/delete", body, asAi(token));
    expect((await leave({ password, confirm: "yes" })).body.errors.confirm).toEqual([
      "Type DELETE to confirm.",
    ]);
    expect((await leave({ password: "wrong-kettle-9", confirm: "DELETE" })).body.errors.password).toEqual([
      "This is not your password.",
    ]);
    expect((await leave({ password, confirm: "DELETE" })).status).toBe(200);
    expect((await who.call("GET /api/AI/get_user", undefined, asAi(token))).status).toBe(401);
    expect((await design(visitor(shop.app), { action: "login", email, password })).status).toBe(422);
    expect((await mailsTo(shop.app, email))[0]?.subject).toBe("Your AI 3D Design account is deleted");
    expect((await register(email)).status).toBe(200);
  });
});

describe("credits", () => {
  it("never fall below 0 and are spent once, even concurrently", async () => {
    const { user, token, who } = await verified("spender@example.test");
    const { db } = shop.platform;
    const spend = (cause: string) =>
      db
        .transaction()
        .execute((inside) =>
          bookCredits(inside, { ai_account_id: user.id, change: -1, reason: "held", cause }),
        );
    const same = await Promise.all(Array.from({ length: 8 }, () => spend("job-1")));
    expect(same.filter(Boolean)).toHaveLength(1);
    const many = await Promise.all(Array.from({ length: 8 }, (_, at) => spend(`job-${at + 2}`)));
    expect(many.filter(Boolean)).toHaveLength(2);
    const { credits, entries } = await balance(who, token);
    expect(credits).toBe(0);
    expect(entries.map(({ change }) => change).reduce((sum, change) => sum + change, 0)).toBe(0);
    await expect(shop.platform.sql`update ai_credit_entries set change = 5`).rejects.toThrow("only added to");
  });
});
