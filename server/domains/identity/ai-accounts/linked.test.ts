import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { AiLinked, AiUser } from "../../../../contract/identity/ai-accounts.ts";
import { aiDesigner } from "../../../../tests/support/ai-designer.ts";
import { addUser } from "../../../../tests/support/catalog-seed.ts";
import { type Client, openShop, type Shop } from "../../../../tests/support/shop.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
beforeEach(() => shop.platform.db.deleteFrom("attempt_counts").execute());

/** A signed-in customer; with an address, the one of somebody's AI design account. */
async function customer({ email, isVerified = true }: { email?: string; isVerified?: boolean } = {}) {
  const id = await addUser(shop.platform.db, "User", "Nora Winslow");
  const set = { email_verified_at: isVerified ? new Date() : null, email: email ?? `${id}@example.test` };
  await shop.platform.db.updateTable("users").set(set).where("id", "=", id).execute();
  return shop.signIn(id);
}

const addressOf = ({ user_id }: Client) => `${user_id}@example.test`;
const stateFor = async (who: Client) => (await who.call<AiLinked>("GET /api/AI/linked")).body.data.state;
const enter = async (who: Client, confirm: boolean) => {
  const { status, body } = await who.call("POST /api/AI/linked", { confirm });
  return { status, ...(body as unknown as { user?: AiUser; token?: string }) };
};
const balanceWith = async (who: Client, token: string | undefined) => {
  const answer = await who.call<{ credits: number }>("POST /api/AI/get_credits", undefined, {
    AuthorizationAI: `Bearer ${token}`,
  });
  return answer.body.data.credits;
};

it("uses the credits of the AI account at the same address, once that is confirmed", async () => {
  const designer = await aiDesigner(shop, { credits: 7 });
  const who = await customer({ email: addressOf(designer) });
  expect(await stateFor(who)).toBe("unlinked");
  expect((await enter(who, false)).status).toBe(422);
  const first = await enter(who, true);
  expect(first.user).toMatchObject({ id: designer.user_id, credits: 7 });
  expect(await stateFor(who)).toBe("linked");
  const again = await enter(who, false);
  expect(await balanceWith(who, again.token)).toBe(7);
});

it("makes an account with the first credits where there is none", async () => {
  const who = await customer();
  expect(await stateFor(who)).toBe("none");
  const { user } = await enter(who, true);
  expect(user).toMatchObject({ name: "Nora Winslow", credits: 3 });
  expect((await enter(who, false)).user?.id).toBe(user?.id);
});

it("never enters an account whose address nobody has proved, on either side", async () => {
  const unproved = await aiDesigner(shop, { is_verified: false });
  const owner = await customer({ email: addressOf(unproved) });
  expect(await stateFor(owner)).toBe("closed");
  expect((await enter(owner, true)).status).toBe(403);
  const designer = await aiDesigner(shop);
  const stranger = await customer({ email: addressOf(designer), isVerified: false });
  expect((await enter(stranger, true)).status).toBe(403);
});

it("ends with the address: a linked account is not entered from another one", async () => {
  const designer = await aiDesigner(shop);
  const who = await customer({ email: addressOf(designer) });
  await enter(who, true);
  const email = `other-${designer.user_id}@example.test`;
  await shop.platform.db.updateTable("users").set({ email }).where("id", "=", who.user_id).execute();
  expect(await stateFor(who)).toBe("none");
  expect((await enter(who, false)).status).toBe(422);
});

it("is for customers alone", async () => {
  const pro = await shop.signIn(shop.market.oakstone.user_id);
  expect(await stateFor(pro)).toBe("closed");
  expect((await enter(pro, true)).status).toBe(403);
});
