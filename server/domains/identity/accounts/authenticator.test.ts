import { TOTP } from "otpauth";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Room } from "../../../../contract/design/rooms.ts";
import { type TestApp, testApp } from "../../../../tests/support/app.ts";
import { type Market, seedMarket } from "../../../../tests/support/catalog-seed.ts";
import { smallRoom } from "../../../../tests/support/rooms.ts";
import { mailsTo, registration, type Visitor, visitor } from "../../../../tests/support/visitor.ts";

let now = new Date();
let test: TestApp;
let market: Market;
beforeAll(async () => {
  test = await testApp({ now: () => now });
  market = await seedMarket(test.platform.db);
});
afterAll(() => test.close());

const password = registration("").password;
const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};

interface Owner {
  email: string;
  who: Visitor;
  /** What the app shows, now or some steps off. */
  shown: (steps?: number) => string;
  recovery: string[];
}

let made = 0;
async function newcomer(): Promise<{ email: string; who: Visitor }> {
  made += 1;
  const email = `app${made}@example.test`;
  const who = visitor(test.app);
  who.token = (await who.call("POST /api/register", registration(email))).body.token;
  return { email, who };
}

async function owner(): Promise<Owner> {
  const { email, who } = await newcomer();
  const { secret } = (await who.call("POST /api/authenticator")).body.data as { secret: string };
  const shown = (steps = 0) => new TOTP({ secret }).generate({ timestamp: now.getTime() + steps * 30_000 });
  const { body } = await who.call("POST /api/authenticator/confirm", { otp: shown() });
  later(30);
  return { email, who, shown, recovery: (body.data as { recovery_codes: string[] }).recovery_codes };
}

async function signIn(email: string, more: object = {}) {
  const who = visitor(test.app);
  const answer = await who.call("POST /api/login", { email, password, ...more });
  who.token = answer.body.token ?? null;
  return { who, ...answer };
}

describe("an authenticator app", () => {
  it("is set up with a QR code, and takes effect after its first correct code", async () => {
    const { email, who } = await newcomer();
    const begun = (await who.call("POST /api/authenticator")).body.data as Record<string, string>;
    expect(begun.uri).toMatch(
      /^otpauth:\/\/totp\/Materia:app\d+%40example\.test\?issuer=Materia&secret=[A-Z2-7]{32}/,
    );
    expect(begun.qr_svg).toMatch(/^<svg/);
    expect((await who.call("POST /api/authenticator/confirm", { otp: "000000" })).body.errors).toEqual({
      otp: ["That code is wrong. Please enter the code your app shows now."],
    });
    expect((await signIn(email)).body.user).toMatchObject({ otp_required: false });
    expect((await who.call("GET /api/authenticator")).body.data).toBeNull();
  });

  it("gives ten recovery codes once, tells the owner, and keeps no secret in clear", async () => {
    const { email, who, recovery } = await owner();
    expect(recovery).toHaveLength(10);
    expect(new Set(recovery).size).toBe(10);
    expect((await who.call("GET /api/authenticator")).body.data).toMatchObject({ recovery_codes_left: 10 });
    expect((await mailsTo(test.app, email))[0]?.subject).toBe("An authenticator app was turned on");
    const rows = await test.platform.sql`
      select encode(secret, 'escape') as text from authenticators
      union all select encode(code_hash, 'escape') from recovery_codes`;
    expect(rows.map((row) => row.text).join()).not.toMatch(/[A-Z2-7]{32}/);
    expect(rows.map((row) => row.text).join()).not.toContain(recovery[0]);
    expect((await who.call("POST /api/authenticator")).body.errors).toEqual({
      otp: ["An authenticator app is already on."],
    });
  });

  it("keeps everything closed after the password until its code, and then trusts the device", async () => {
    const { email, shown } = await owner();
    const { who, body } = await signIn(email);
    expect(body.user).toMatchObject({ otp_required: true, otp_method: "app", otp_verified: false });
    for (const call of [
      "GET /api/profile",
      "GET /api/projects",
      "GET /api/sessions",
      "DELETE /api/authenticator",
    ])
      expect([call, (await who.call(call)).body.code]).toEqual([call, "otp_required"]);
    expect((await who.call("GET /api/login/verify_otp")).body).toMatchObject({
      message: "Please enter the code from your authenticator app.",
      data: { valid_otp: false },
    });
    expect(await mailsTo(test.app, email)).toHaveLength(2);
    const proved = await who.call("POST /api/login/verify_otp", { otp: shown() });
    expect(proved.body.data).toEqual({ valid_otp: true });
    expect((await who.call("GET /api/profile")).status).toBe(200);
    who.token = null;
    expect((await who.call("POST /api/login", { email, password })).body.user.otp_verified).toBe(true);
  });

  it("is a guest in what guests may do until the code, and finds its own rooms after it", async () => {
    const { email, shown, who: known } = await owner();
    const body = { showroom: market.oakstone.id, name: "Kitchen", design: smallRoom() };
    const { id } = (await known.call("POST /api/rooms", body)).body.data as Room;
    const { who } = await signIn(email);
    expect((await who.call(`GET /api/rooms/${id}`)).status).toBe(404);
    expect((await who.call("GET /api/rooms")).body.data).toMatchObject({ total: 0 });
    expect((await who.call("GET /api/authuser")).body.user.email).toBe(email);
    await who.call("POST /api/login/verify_otp", { otp: shown() });
    expect((await who.call(`GET /api/rooms/${id}`)).body.data).toMatchObject({ id, name: "Kitchen" });
  });

  it("shows codes that work once, a step early or late, and no older ones", async () => {
    const { email, shown } = await owner();
    later(120);
    const enter = async (otp: string) => (await signIn(email, { otp })).status;
    expect(await enter(shown(-2))).toBe(422);
    const [before, present, next] = [shown(-1), shown(), shown(1)];
    expect(await enter(present)).toBe(200);
    expect(await enter(present)).toBe(422);
    expect(await enter(before)).toBe(422);
    expect(await enter(next)).toBe(200);
  });

  it("accepts a code once from many concurrent requests", async () => {
    const { email, shown } = await owner();
    later(120);
    const otp = shown();
    const answers = await Promise.all(Array.from({ length: 6 }, () => signIn(email, { otp })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it("is replaced by a recovery code, each once, however it is typed", async () => {
    const { email, recovery } = await owner();
    const [first = "", second = ""] = recovery;
    expect((await signIn(email, { otp: first })).body.user.otp_verified).toBe(true);
    expect((await signIn(email, { otp: first })).status).toBe(422);
    expect((await signIn(email, { otp: second.toUpperCase().replace("-", "") })).status).toBe(200);
    expect((await signIn(email, { otp: "zzzzz-zzzzz" })).status).toBe(422);
    const [mail] = await mailsTo(test.app, email);
    expect([mail?.subject, mail?.text]).toEqual([
      "A recovery code was used to sign in",
      expect.stringContaining("8 are left"),
    ]);
  });

  it("refuses other accounts' recovery codes, and replaced ones", async () => {
    const [mine, theirs] = [await owner(), await owner()];
    expect((await signIn(mine.email, { otp: theirs.recovery[0] })).status).toBe(422);
    const renewed = await mine.who.call("POST /api/authenticator/recovery_codes");
    expect((renewed.body.data as { recovery_codes: string[] }).recovery_codes).toHaveLength(10);
    expect((await signIn(mine.email, { otp: mine.recovery[1] })).status).toBe(422);
  });

  it("can be switched on and off only after a recent proof", async () => {
    const { email, who } = await owner();
    later(16 * 60);
    for (const call of [
      "DELETE /api/authenticator",
      "POST /api/authenticator/recovery_codes",
      "POST /api/authenticator",
    ])
      expect([call, (await who.call(call)).body.code]).toEqual([call, "proof_required"]);
    await who.call("POST /api/login/confirm", { password });
    expect((await who.call("DELETE /api/authenticator")).status).toBe(200);
    expect((await signIn(email)).body.user.otp_required).toBe(false);
    expect((await mailsTo(test.app, email))[0]?.subject).toBe("The authenticator app was turned off");
  });

  it("takes the place of an Admin's emailed code", async () => {
    const { email, shown } = await owner();
    await test.platform.db.updateTable("users").set({ type: "Admin" }).where("email", "=", email).execute();
    const mailed = (await mailsTo(test.app, email)).length;
    const { who, body } = await signIn(email);
    expect(body.user).toMatchObject({ otp_required: true, otp_method: "app", otp_verified: false });
    expect(await mailsTo(test.app, email)).toHaveLength(mailed);
    expect((await who.call(`GET /api/login/verify_otp?otp=${shown()}`)).body.data).toEqual({
      valid_otp: true,
    });
  });
});
