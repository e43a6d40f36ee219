import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Passkey } from "../../../../contract/identity/passkeys.ts";
import { type TestApp, testApp } from "../../../../tests/support/app.ts";
import { virtualPasskey } from "../../../../tests/support/virtual-passkey.ts";
import { mailsTo, registration, type Visitor, visitor } from "../../../../tests/support/visitor.ts";

let now = new Date();
let test: TestApp;
beforeAll(async () => {
  test = await testApp({ now: () => now });
});
afterAll(() => test.close());

const password = registration("").password;
const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};
type Device = ReturnType<typeof virtualPasskey>;
type Fault = Parameters<Device["get"]>[1];
interface Options {
  challenge: string;
  rp?: { id: string };
  authenticatorSelection?: unknown;
  excludeCredentials?: { id: string }[];
}

let made = 0;
async function customer(): Promise<{ email: string; who: Visitor }> {
  made += 1;
  const email = `passkey${made}@example.test`;
  const who = visitor(test.app);
  who.token = (await who.call("POST /api/register", registration(email))).body.token;
  return { email, who };
}

const options = async (who: Visitor, key: string) => (await who.call(key)).body.data as Options;
const addOptions = (who: Visitor) => options(who, "POST /api/passkeys/options");

async function add(who: Visitor, device: Device, name = "Phone") {
  const credential = device.create(await addOptions(who));
  return who.call("POST /api/passkeys", { name, credential });
}

async function owner() {
  const { email, who } = await customer();
  const device = virtualPasskey();
  await add(who, device);
  return { email, who, device };
}

async function signIn(device: Device, { fault = {}, ...more }: { fault?: Fault; portal?: string } = {}) {
  const who = visitor(test.app);
  const credential = device.get(await options(who, "POST /api/login/passkey/options"), fault);
  const answer = await who.call("POST /api/login/passkey", { credential, ...more });
  who.token = answer.body.token ?? null;
  return { who, credential, ...answer };
}

describe("a passkey", () => {
  it("is made for this site, found without a name, behind finger, face or PIN", async () => {
    const { who, device } = await owner();
    expect(await addOptions(who)).toMatchObject({
      rp: { id: "localhost", name: "Materia" },
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
      excludeCredentials: [{ id: device.id }],
    });
  });

  it("signs its owner in without a password, from then on", async () => {
    const { email, who, device } = await owner();
    expect((await who.call("GET /api/passkeys")).body.data).toMatchObject([
      { name: "Phone", last_used_at: null },
    ]);
    for (let time = 0; time < 2; time += 1) {
      const { status, body, who: again } = await signIn(device);
      expect([status, body.user.email]).toEqual([200, email]);
      expect((await again.call("GET /api/profile")).status).toBe(200);
    }
    expect((await who.call("GET /api/passkeys")).body.data).toMatchObject([
      { last_used_at: now.toISOString() },
    ]);
    expect((await mailsTo(test.app, email))[0]).toMatchObject({
      subject: "A passkey was added",
      text: expect.stringContaining("A passkey was added: Phone."),
    });
  });

  it.each([
    ["another site's page", { origin: "http://evil.test" }],
    ["another site's name", { rpId: "evil.test" }],
    ["nobody's finger", { isUnverified: true }],
    ["a counter that went back", { counter: 1 }],
  ] satisfies [string, Fault][])("does not sign in with %s", async (_, fault) => {
    const { device } = await owner();
    await signIn(device);
    await signIn(device);
    const { status, body } = await signIn(device, { fault });
    expect([status, body.errors]).toEqual([
      422,
      { credential: ["We don't recognize this passkey. Please sign in with your password."] },
    ]);
  });

  it("answers each challenge once, for five minutes", async () => {
    const { device } = await owner();
    const { credential } = await signIn(device);
    const again = await visitor(test.app).call("POST /api/login/passkey", { credential });
    expect(again.status).toBe(422);
    const who = visitor(test.app);
    const asked = await options(who, "POST /api/login/passkey/options");
    later(6);
    expect((await who.call("POST /api/login/passkey", { credential: device.get(asked) })).status).toBe(422);
    const own = device.get({ challenge: Buffer.from("made up").toString("base64url") });
    expect((await who.call("POST /api/login/passkey", { credential: own })).status).toBe(422);
  });

  it("of another device does not pass for it, nor does rubbish", async () => {
    const { device } = await owner();
    const other = virtualPasskey();
    expect((await signIn(other)).status).toBe(422);
    const who = visitor(test.app);
    const forged = { ...other.get(await options(who, "POST /api/login/passkey/options")), ...device.named() };
    expect((await who.call("POST /api/login/passkey", { credential: forged })).status).toBe(422);
    for (const credential of [{}, { id: 7 }, { id: device.id }, { id: device.id, response: null }])
      expect((await who.call("POST /api/login/passkey", { credential })).status).toBe(422);
  });

  it("is added only with its owner's own challenge, and belongs to one account", async () => {
    const [mine, theirs] = [await customer(), await customer()];
    const device = virtualPasskey();
    const credential = device.create(await addOptions(theirs.who));
    const crossed = await mine.who.call("POST /api/passkeys", { name: "Phone", credential });
    expect([crossed.status, crossed.body.errors]).toEqual([
      422,
      { credential: ["We couldn't save this passkey. Please try again."] },
    ]);
    expect((await add(theirs.who, device)).status).toBe(201);
    expect((await add(mine.who, device)).status).toBe(422);
    expect((await signIn(device)).body.user.email).toBe(theirs.email);
  });

  it("is renamed and removed only by its owner, after a recent proof", async () => {
    const [mine, theirs] = [await owner(), await owner()];
    const [passkey] = (await mine.who.call("GET /api/passkeys")).body.data as Passkey[];
    const path = `/api/passkeys/${passkey?.id}`;
    expect((await theirs.who.call(`PUT ${path}`, { name: "Mine" })).status).toBe(404);
    expect((await theirs.who.call(`DELETE ${path}`)).status).toBe(404);
    const renamed = await mine.who.call(`PUT ${path}`, { name: " Work laptop " });
    expect(renamed.body.data).toMatchObject({ name: "Work laptop" });
    expect((await mine.who.call(`PUT ${path}`, { name: " " })).body.errors).toEqual({
      name: ["Enter a name."],
    });
    later(16);
    expect((await mine.who.call(`DELETE ${path}`)).body.code).toBe("proof_required");
    expect((await mine.who.call("POST /api/passkeys/options")).body.code).toBe("proof_required");
    await mine.who.call("POST /api/login/confirm", { password });
    expect((await mine.who.call(`DELETE ${path}`)).status).toBe(200);
    expect((await signIn(mine.device)).status).toBe(422);
  });

  it("shows that it is you, and that it is not you", async () => {
    const [mine, theirs] = [await owner(), await owner()];
    later(16);
    const confirm = async (device: Device) => {
      const credential = device.get(await options(mine.who, "POST /api/login/passkey/options"));
      return (await mine.who.call("POST /api/login/confirm", { credential })).body;
    };
    expect((await confirm(theirs.device)).errors).toEqual({
      credential: ["This is not one of your passkeys."],
    });
    expect((await mine.who.call("POST /api/passkeys/options")).body.code).toBe("proof_required");
    expect((await confirm(mine.device)).message).toBe("Thank you, you are verified.");
    expect((await mine.who.call("POST /api/passkeys/options")).status).toBe(200);
  });

  it("meets the same outcomes as a password: portal, status, an Admin's code", async () => {
    const { email, device } = await owner();
    const change = (values: { type?: string; status?: string }) =>
      test.platform.db.updateTable("users").set(values).where("email", "=", email).execute();
    const outcome = async (portal?: string) => {
      const { status, body } = await signIn(device, portal ? { portal } : {});
      return [status, body.message];
    };
    expect(await outcome("pro")).toEqual([403, "You are not authorized to access this page."]);
    await change({ status: "Deactive" });
    expect(await outcome()).toEqual([
      403,
      "Your account has been deactivated. Please contact Materia Support.",
    ]);
    await change({ status: "pending" });
    expect(await outcome()).toEqual([403, "Your account is currently pending approval by the provider."]);
    await change({ status: "Active", type: "Admin" });
    const { body } = await signIn(device);
    expect(body.user).toMatchObject({ type: "Admin", otp_verified: false });
    expect((await mailsTo(test.app, email))[0]?.subject).toMatch(/^\d{6} is your sign-in code$/);
  });
});
