import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CreditEntry } from "../../../../contract/identity/ai-accounts.ts";
import type { Credits } from "../../../../contract/money/plans.ts";
import { type Client, openShop, type Shop } from "../../../../tests/support/shop.ts";
import { type Visitor, visitor } from "../../../../tests/support/visitor.ts";
import { newId, randomToken, tokenHash } from "../../../platform/ids.ts";
import { newPro } from "./plans.test-support.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

type Made = { code: string; credits: Credits };
const give = (pro: Client, body: { credits: number; note?: string }, key: string = randomUUID()) =>
  pro.call<Made>("POST /api/plan/credits/codes", body, { "Idempotency-Key": key });
const withdraw = (pro: Client, id: string) => pro.call<Credits>(`DELETE /api/plan/credits/codes/${id}`);
const creditsOf = async (pro: Client) => (await pro.call<Credits>("GET /api/plan/credits")).body.data;

/** A pro with 50 credits. */
async function owner(): Promise<Client> {
  const pro = await newPro(shop, "good");
  const bought = { credits: 50, expected: 79 };
  expect((await pro.call("POST /api/plan/credits", bought, { "Idempotency-Key": randomUUID() })).status).toBe(
    200,
  );
  return pro;
}

/** A code of five credits, and how its pro lists it. */
async function codeOf(pro: Client) {
  const { code, credits } = (await give(pro, { credits: 5 })).body.data;
  return { code, ...credits.codes[0]! };
}

/** Somebody who is signed in to an AI design account. */
async function designer({ is_verified = true } = {}) {
  const [id, token] = [newId(), randomToken()];
  const account = { id, email: `${id}@example.test`, name: "Ida", password_hash: "" };
  const email_verified_at = is_verified ? new Date() : null;
  const expires_at = new Date(shop.platform.now().getTime() + 86_400_000);
  const { db } = shop.platform;
  await db
    .insertInto("ai_accounts")
    .values({ ...account, email_verified_at })
    .execute();
  const session = { id: newId(), ai_account_id: id, token_hash: tokenHash(token), expires_at };
  await db.insertInto("ai_sessions").values(session).execute();
  const who: Visitor = visitor(shop.app, "client");
  const call = (key: string, body: object = {}) =>
    who.call(key, body, { AuthorizationAI: `Bearer ${token}` });
  return {
    redeem: (code: string) => call("POST /api/AI/credits/redeem", { code }),
    balance: async () =>
      (await call("POST /api/AI/get_credits")).body.data as { credits: number; entries: CreditEntry[] },
  };
}

describe("a code for credits", () => {
  it("takes credits from a pro and gives them to the account in which it is entered", async () => {
    const pro = await owner();
    const { status, body } = await give(pro, { credits: 12, note: "  The Nguyens " });
    expect(status).toBe(200);
    const { code, credits } = body.data;
    expect(code).toMatch(/^[2-9B-Z]{4}(-[2-9B-Z]{4}){3}$/);
    const listed = {
      ending: code.slice(-4),
      note: "The Nguyens",
      credits: 12,
      state: "open",
      closed_at: null,
    };
    expect(credits).toMatchObject({
      balance: 38,
      codes: [listed],
      entries: [{ change: -12, balance: 38, reason: "given", number: "", ending: code.slice(-4) }, {}],
    });

    const client = await designer();
    const before = (await client.balance()).credits;
    const redeemed = await client.redeem(` ${code.toLowerCase().replaceAll("-", " ")} `);
    expect(redeemed.body.data).toEqual({ added: 12, credits: before + 12 });
    expect(await client.balance()).toMatchObject({
      credits: before + 12,
      entries: [{ change: 12, reason: "granted" }, { reason: "welcome" }],
    });
    expect(await creditsOf(pro)).toMatchObject({
      balance: 38,
      codes: [{ state: "used", closed_at: expect.any(String) }],
    });
  });

  it("is made once for one request, and never from more credits than there are", async () => {
    const pro = await owner();
    const key = randomUUID();
    const made = await Promise.all([1, 2, 3].map(() => give(pro, { credits: 20 }, key)));
    expect(new Set(made.map(({ body }) => body.data.code)).size).toBe(1);
    const rest = await Promise.all([1, 2, 3].map(() => give(pro, { credits: 20 })));
    expect(rest.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
    expect((await give(pro, { credits: 11 })).body.errors?.credits).toEqual([
      "You have 10. Enter at most that many.",
    ]);
    expect((await give(pro, { credits: 1, note: "x".repeat(61) })).body.errors).toHaveProperty("note");
    expect(await creditsOf(pro)).toMatchObject({ balance: 10, codes: [{}, {}] });
    const poor = await newPro(shop);
    expect((await give(poor, { credits: 1 })).body.errors?.credits?.[0]).toContain("You have no credits");
  });

  it("goes to exactly one of those who enter it at the same time", async () => {
    const pro = await owner();
    const [ida, otto] = [await designer(), await designer()];
    const before = (await ida.balance()).credits + (await otto.balance()).credits;
    const { code } = await codeOf(pro);
    const answers = await Promise.all([ida, ida, otto, otto].map(({ redeem }) => redeem(code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422]);
    expect((await ida.balance()).credits + (await otto.balance()).credits).toBe(before + 5);
  });

  it("is either withdrawn or used, never both", async () => {
    const pro = await owner();
    const client = await designer();
    const before = (await client.balance()).credits;
    for (let round = 0; round < 5; round += 1) {
      const { id, code } = await codeOf(pro);
      const [back, used, again] = await Promise.all([
        withdraw(pro, id),
        client.redeem(code),
        withdraw(pro, id),
      ]);
      expect([back.status, used.status, again.status]).toEqual(
        used.status === 200 ? [409, 200, 409] : [200, 422, 200],
      );
    }
    const { balance, codes } = await creditsOf(pro);
    const used = codes.filter(({ state }) => state === "used").length;
    expect(balance).toBe(50 - used * 5);
    expect((await client.balance()).credits).toBe(before + used * 5);
  });

  it("comes back when it is withdrawn, once, and by nobody else", async () => {
    const pro = await owner();
    const { id } = await codeOf(pro);
    expect((await withdraw(await owner(), id)).status).toBe(404);
    expect((await withdraw(pro, id)).body.data).toMatchObject({
      balance: 50,
      codes: [{ state: "withdrawn" }],
      entries: [{ change: 5, reason: "taken_back" }, { change: -5, reason: "given" }, {}],
    });
    expect((await withdraw(pro, id)).body.data).toMatchObject({ balance: 50, entries: [{}, {}, {}] });
  });

  it("is refused with what is wrong, which says nothing about anybody", async () => {
    const pro = await owner();
    const client = await designer();
    const [used, back] = [await codeOf(pro), await codeOf(pro)];
    await (await designer()).redeem(used.code);
    await withdraw(pro, back.id);
    const refusals = [];
    for (const code of [used.code, back.code, "7KQM-2XBT-W9RD-F4HV", "7KQM-2XBT"]) {
      const { status, body } = await client.redeem(code);
      expect([status, Object.keys(body.errors)]).toEqual([422, ["code"]]);
      refusals.push(body.errors.code![0]);
    }
    expect(refusals).toEqual([
      "This code has already been used.",
      "This code was withdrawn. Ask for a new one.",
      "We couldn't find this code. Check each character.",
      "A code has 16 letters and digits, such as 7KQM-2XBT-W9RD-F4HV. Check yours.",
    ]);
  });

  it("waits until the account's address is proved", async () => {
    const { code } = await codeOf(await owner());
    expect((await (await designer({ is_verified: false })).redeem(code)).body.code).toBe("email_unverified");
    expect((await (await designer()).redeem(code)).status).toBe(200);
  });

  it("cannot be guessed: an account may enter ten wrong ones, and a right one starts anew", async () => {
    const { code } = await codeOf(await owner());
    const client = await designer();
    const guess = () => client.redeem("7KQM-2XBT-W9RD-F4HV");
    for (let tries = 0; tries < 9; tries += 1) expect((await guess()).status).toBe(422);
    expect((await client.redeem(code)).status).toBe(200);
    for (let tries = 0; tries < 10; tries += 1) expect((await guess()).status).toBe(422);
    expect((await guess()).status).toBe(429);
  });
});
