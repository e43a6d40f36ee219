import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type TestApp, testApp } from "../../../../tests/support/app.ts";
import { mailedToken, registration, type Visitor, visitor } from "../../../../tests/support/visitor.ts";

const password = "copper-kettle-9";
const email = "guessed@example.test";
let test: TestApp;
let home: Visitor;
beforeAll(async () => {
  test = await testApp();
  home = visitor(test.app);
  await home.call("POST /api/register", registration(email));
});
afterAll(() => test.close());
beforeEach(() => test.platform.db.deleteFrom("attempt_counts").execute());
beforeEach(() => test.platform.db.deleteFrom("attempt_blocks").execute());

let addresses = 0;
/** A visitor with an address of their own, who keeps cookies. */
const somewhere = (): Visitor => {
  addresses += 1;
  const incoming = { socket: { remoteAddress: `198.51.${addresses >> 8}.${addresses & 255}` } };
  return visitor({ fetch: (request) => test.app.app.fetch(request, { incoming }) });
};
const signIn = async (who: Visitor, given = password, address = email) =>
  (await who.call("POST /api/login", { email: address, password: given })).status;
/** Thirty wrong passwords, each from another address. */
const attack = (address = email) =>
  Promise.all(Array.from({ length: 30 }, (_, index) => signIn(somewhere(), `wrong-${index}`, address)));

describe("wrong passwords for one account from many addresses", () => {
  it("are blocked after the thirtieth, and then the right one fails too", async () => {
    expect(await attack()).toEqual(Array(30).fill(422));
    expect(await signIn(somewhere(), "wrong-again")).toBe(429);
    expect(await signIn(somewhere())).toBe(429);
  });

  it("do not block a browser in which the account has signed in before", async () => {
    const browser = somewhere();
    expect(await signIn(browser)).toBe(200);
    await attack();
    expect(await signIn(browser, "a slip of the finger")).toBe(422);
    expect(await signIn(browser)).toBe(200);
  });

  it("do not block a user who has requested a new password by email", async () => {
    const forgetful = "forgetful@example.test";
    await somewhere().call("POST /api/register", registration(forgetful));
    await attack(forgetful);
    const browser = somewhere();
    await browser.call("POST /api/password/forgot", { email: forgetful });
    const token = await mailedToken(test.app, forgetful, "password_reset");
    const chosen = "brass-lantern-7";
    expect((await browser.call("POST /api/password/reset", { token, password: chosen })).status).toBe(200);
    expect(await signIn(browser, chosen, forgetful)).toBe(200);
  });

  it("are limited for users of other accounts and for forged cookies", async () => {
    const thief = somewhere();
    await thief.call("POST /api/register", registration("thief@example.test"));
    expect(await signIn(thief, password, "thief@example.test")).toBe(200);
    await attack();
    expect(await signIn(thief)).toBe(429);
    thief.cookies.set("__Host-known_device", `${"a".repeat(22)}.${"b".repeat(22)}`);
    expect(await signIn(thief)).toBe(429);
  });

  it("are stopped in a known browser too, which harms no other", async () => {
    const [stolen, other] = [somewhere(), somewhere()];
    for (const browser of [stolen, other]) expect(await signIn(browser)).toBe(200);
    for (let tries = 0; tries < 10; tries += 1) expect(await signIn(stolen, "wrong")).toBe(422);
    expect(await signIn(stolen)).toBe(429);
    expect(await signIn(other)).toBe(200);
  });

  it("for an address without an account are answered alike", async () => {
    expect(await attack("nobody@example.test")).toEqual(Array(30).fill(422));
    expect(await signIn(somewhere(), password, "nobody@example.test")).toBe(429);
  });
});

describe("many sign-ins from one address", () => {
  const office = somewhere();

  it("are let in with the right passwords, however many they are", async () => {
    for (let index = 0; index < 110; index += 1) expect(await signIn(office)).toBe(200);
  }, 60_000);

  it("are refused after a hundred wrong passwords, whoever they are for", async () => {
    const guess = (index: number) => signIn(office, "wrong", `nobody-${index}@example.test`);
    for (let index = 0; index < 100; index += 1) expect(await guess(index)).toBe(422);
    expect(await guess(100)).toBe(429);
  }, 60_000);
});
