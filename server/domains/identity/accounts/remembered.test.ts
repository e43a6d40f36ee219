import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type TestApp, testApp } from "../../../../tests/support/app.ts";
import { registration, type Visitor, visitor } from "../../../../tests/support/visitor.ts";

const day_ms = 24 * 3600_000;
let now = new Date();
let test: TestApp;
beforeAll(async () => {
  test = await testApp({ now: () => now });
});
afterAll(() => test.close());

const remember = "__Host-remember";
let made = 0;

/** A browser that was told to remember a new customer. */
async function remembered(): Promise<{ who: Visitor; email: string; cookies: string[] }> {
  made += 1;
  const email = `remembered${made}@example.test`;
  await visitor(test.app).call("POST /api/register", registration(email));
  const who = visitor(test.app);
  const { body, cookies } = await who.call("POST /api/login", {
    email,
    password: registration("").password,
    remember: true,
  });
  who.token = body.token;
  return { who, email, cookies };
}

const renew = async (who: Visitor) => {
  const answer = await who.call("POST /api/login/remembered");
  if (answer.status === 200) who.token = answer.body.token;
  return answer;
};
const status = async (who: Visitor) => (await who.call("GET /api/authuser")).status;
const later = (ms: number) => {
  now = new Date(now.getTime() + ms);
};
/** Another browser with the same cookies, as a thief has them. */
const copyOf = (who: Visitor): Visitor => {
  const copy = visitor(test.app);
  copy.cookies = new Map(who.cookies);
  return copy;
};

describe("a remembered browser", () => {
  it("keeps a secret that scripts cannot read for 340 days, and nothing of the password", async () => {
    const { cookies } = await remembered();
    expect(cookies.find((line) => line.startsWith(remember))).toMatch(
      /^__Host-remember=[\w-]{22}\.[\w-]{43}; Max-Age=29376000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    const rows = await test.platform.sql`select sessions::text as text from sessions`;
    const secret = cookies[1]?.split("=")[1]?.split(";")[0]?.split(".")[1] ?? "";
    expect(secret).toHaveLength(43);
    expect(rows.map((row) => row.text).join()).not.toContain(Buffer.from(secret).toString("hex"));
  });

  it("stays signed in the next day: it exchanges its secret for a new session", async () => {
    const { who, email } = await remembered();
    const first = who.cookies.get(remember);
    later(day_ms + 1000);
    expect(await status(who)).toBe(401);
    const { status: renewed, body } = await renew(who);
    expect([renewed, body.user.email]).toEqual([200, email]);
    expect(await status(who)).toBe(200);
    expect(who.cookies.get(remember)).not.toBe(first);
  });

  it("stays signed in for 340 days from the sign-in, however often it comes", async () => {
    const { who } = await remembered();
    for (let day = 34; day < 340; day += 34) {
      later(34 * day_ms);
      expect([day, (await renew(who)).status]).toEqual([day, 200]);
    }
    later(34 * day_ms + 1000);
    expect((await renew(who)).status).toBe(401);
  });

  it("works with one token at a time", async () => {
    const { who } = await remembered();
    const before = { token: who.token, cookies: new Map(who.cookies) };
    await renew(who);
    const old = visitor(test.app);
    Object.assign(old, before);
    expect(await status(old)).toBe(401);
  });

  it("ends for thief and owner alike when a secret comes a second time", async () => {
    const { who } = await remembered();
    const thief = copyOf(who);
    expect((await renew(thief)).status).toBe(200);
    expect(await status(thief)).toBe(200);
    later(60_000);
    const owner = await renew(who);
    expect([owner.status, owner.cookies.some((line) => line.startsWith(`${remember}=;`))]).toEqual([
      401,
      true,
    ]);
    expect(await status(thief)).toBe(401);
    expect((await renew(thief)).status).toBe(401);
  });

  it("recovers when the response to its exchange was lost, and revokes the lost tokens", async () => {
    const { who } = await remembered();
    const lost = copyOf(who);
    expect((await renew(lost)).status).toBe(200);
    later(60_000);
    expect((await renew(who)).status).toBe(200);
    expect(await status(lost)).toBe(401);
    expect((await renew(lost)).status).toBe(401);
    expect(await status(who)).toBe(401);
  });

  it("waits for its other tab, which exchanged the secret just now", async () => {
    const { who } = await remembered();
    const tab = copyOf(who);
    await renew(who);
    expect(await status(who)).toBe(200);
    expect((await renew(tab)).status).toBe(409);
    expect(await status(who)).toBe(200);
  });

  it("gets one session from many concurrent exchanges", async () => {
    const { who } = await remembered();
    const answers = await Promise.all(Array.from({ length: 8 }, () => renew(copyOf(who))));
    const tokens = answers.filter(({ status }) => status === 200).map(({ body }) => body.token);
    const alive = [];
    for (const answer of answers) {
      const tab = visitor(test.app);
      tab.token = answer.body.token ?? null;
      for (const line of answer.cookies) {
        const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        tab.cookies.set(name, value);
      }
      if (tab.token && (await status(tab)) === 200) alive.push(tab.token);
    }
    expect(tokens.length).toBeGreaterThan(0);
    expect(alive).toHaveLength(1);
  });

  it.each(["", "x", "a.b", `${"a".repeat(22)}.${"b".repeat(43)}`, "undefined.null", "."])(
    "is not anyone who sends %j",
    async (secret) => {
      const who = visitor(test.app);
      who.cookies.set(remember, secret);
      expect((await renew(who)).status).toBe(401);
    },
  );

  it("is forgotten by signing out", async () => {
    const { who } = await remembered();
    const copy = copyOf(who);
    const { cookies } = await who.call("POST /api/logout");
    expect(cookies.join("\n")).toMatch(/__Host-remember=; Max-Age=0/);
    expect((await renew(copy)).status).toBe(401);
  });

  it("is forgotten by a changed password, but for the one who changed it", async () => {
    const { who, email } = await remembered();
    const password = registration("").password;
    const other = visitor(test.app);
    await other.call("POST /api/login", { email, password, remember: true });
    const change = { current_password: password, password: "another-kettle-11" };
    expect((await who.call("PUT /api/password", change)).status).toBe(200);
    expect((await renew(other)).status).toBe(401);
    expect((await renew(who)).status).toBe(200);
  });

  it.each([
    ["Deactive", "Your account has been deactivated. Please contact Materia Support."],
    ["pending", "Your account is currently pending approval by the provider."],
  ])("is turned away once the account is %s", async (accountStatus, message) => {
    const { who, email } = await remembered();
    const { db } = test.platform;
    await db.updateTable("users").set({ status: accountStatus }).where("email", "=", email).execute();
    const { status, body } = await renew(who);
    expect([status, body.message]).toEqual([403, message]);
    await db.updateTable("users").set({ status: "Active" }).where("email", "=", email).execute();
    expect((await renew(who)).status).toBe(401);
  });

  it("is not a browser that was not told to remember", async () => {
    const { email } = await remembered();
    const who = visitor(test.app);
    const { cookies } = await who.call("POST /api/login", { email, password: registration("").password });
    expect(cookies.map((line) => line.split("=")[0])).toEqual(["__Host-session", "__Host-known_device"]);
    expect((await renew(who)).status).toBe(401);
  });
});
