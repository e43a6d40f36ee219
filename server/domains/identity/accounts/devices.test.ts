import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Device } from "../../../../contract/identity/sessions.ts";
import { type TestApp, testApp } from "../../../../tests/support/app.ts";
import { mailedCode, registration, type Visitor, visitor } from "../../../../tests/support/visitor.ts";
import { newId } from "../../../platform/ids.ts";

let now = new Date();
let test: TestApp;
beforeAll(async () => {
  test = await testApp({ now: () => now });
});
afterAll(() => test.close());

const password = registration("").password;
const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

async function signedIn(email: string, headers: Record<string, string> = {}): Promise<Visitor> {
  const who = visitor(test.app);
  who.token = (await who.call("POST /api/login", { email, password }, headers)).body.token;
  return who;
}

async function customer(email: string): Promise<string> {
  await visitor(test.app).call("POST /api/register", registration(email));
  await test.platform.sql`delete from sessions where user_id = (select id from users where email = ${email})`;
  return email;
}

const devicesOf = async (who: Visitor) => (await who.call("GET /api/sessions")).body.data as Device[];
const status = async (who: Visitor) => (await who.call("GET /api/authuser")).status;

describe("the devices of an account", () => {
  it("are listed by browser and system, the current one first", async () => {
    const email = await customer("devices@example.test");
    const here = await signedIn(email);
    await signedIn(email, { "User-Agent": firefox });
    expect(await devicesOf(here)).toMatchObject([
      { is_current: true, name: "An API client", place: "Unknown place" },
      { is_current: false, name: "Firefox on Linux", last_seen_at: now.toISOString() },
    ]);
  });

  it("are signed out one by one, or all but this one", async () => {
    const email = await customer("ending@example.test");
    const [here, there, elsewhere] = [await signedIn(email), await signedIn(email), await signedIn(email)];
    const [, other] = await devicesOf(there);
    const ended = await there.call(`DELETE /api/sessions/${other?.id}`);
    expect([ended.status, ended.body.message]).toEqual([200, "Device signed out."]);
    expect(await devicesOf(there)).toHaveLength(2);
    const rest = await there.call("DELETE /api/sessions");
    expect(rest.body.message).toBe("All other devices signed out.");
    expect(await Promise.all([status(here), status(there), status(elsewhere)])).toEqual([401, 200, 401]);
  });

  it("of other accounts are not found", async () => {
    const mine = await signedIn(await customer("mine@example.test"));
    const theirs = await signedIn(await customer("theirs@example.test"));
    const [device] = await devicesOf(theirs);
    expect((await mine.call(`DELETE /api/sessions/${device?.id}`)).status).toBe(404);
    expect((await mine.call(`DELETE /api/sessions/${newId()}`)).status).toBe(404);
    expect((await mine.call("DELETE /api/sessions/x")).status).toBe(422);
    expect(await status(theirs)).toBe(200);
  });
});

describe("POST /api/login/confirm", () => {
  it("takes the password, and no code in its place", async () => {
    const who = await signedIn(await customer("confirm@example.test"));
    const confirm = async (body: object) => (await who.call("POST /api/login/confirm", body)).body;
    expect((await confirm({ password: "not-the-one" })).errors).toEqual({
      password: ["This is not your password."],
    });
    expect((await confirm({})).errors).toEqual({ password: ["Enter your password."] });
    expect((await confirm({ otp: "123456" })).errors).toEqual({
      password: ["Enter your password."],
    });
    expect((await confirm({ password })).message).toBe("Thank you, you are verified.");
  });

  it("accepts an emailed code from a user without a password, who may then set one", async () => {
    const email = await customer("nopassword@example.test");
    const who = await signedIn(email);
    await test.platform.sql`update users set password_hash = null where email = ${email}`;
    const start = now;
    now = new Date(start.getTime() + 16 * 60_000);
    const choose = async () => who.call("PUT /api/password", { password: "a-first-kettle-12" });
    expect((await choose()).body.code).toBe("proof_required");
    const sent = await who.call("POST /api/login/confirm/mail");
    expect(sent.body.message).toBe(`We sent a six-digit code to ${email}.`);
    const otp = await mailedCode(test.app, email);
    expect((await who.call("POST /api/login/confirm", { otp })).status).toBe(200);
    expect((await choose()).status).toBe(200);
    expect((await who.call("POST /api/login/confirm", { otp })).status).toBe(422);
    now = start;
  });

  it("is limited", async () => {
    const who = await signedIn(await customer("guessing@example.test"));
    const guess = () => who.call("POST /api/login/confirm", { password: "not-the-one" });
    for (let tries = 0; tries < 10; tries += 1) expect((await guess()).status).toBe(422);
    expect((await guess()).status).toBe(429);
  });
});
