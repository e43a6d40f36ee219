import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ConversationInFull, Recipient } from "../../../../contract/messaging/conversations.ts";
import type { WholeClient } from "../../../../contract/showrooms/clients.ts";
import { addUser } from "../../../../tests/support/catalog-seed.ts";
import { type Client as Caller, openShop, type Shop } from "../../../../tests/support/shop.ts";
import { newId } from "../../../platform/ids.ts";

let shop: Shop;
let pro: Caller;
let other: Caller;
let vendor: Caller;
beforeAll(async () => {
  shop = await openShop();
  pro = await shop.signIn(shop.market.oakstone.user_id);
  other = await shop.signIn(shop.market.harbor.user_id);
  const row = await shop.platform.db
    .selectFrom("vendors")
    .select("user_id")
    .where("user_id", "is not", null)
    .executeTakeFirstOrThrow();
  vendor = await shop.signIn(row.user_id!);
});
afterAll(() => shop.close());

const recipients = async (who: Caller, q = "") =>
  (await who.call<Recipient[]>(`GET /api/conversations/recipients?q=${encodeURIComponent(q)}`)).body.data;
const open = (who: Caller, about: string, id: string) =>
  who.call<ConversationInFull>("POST /api/conversations", { about, id });
const say = (who: Caller, id: string, text: string) =>
  who.call(`POST /api/conversations/${id}/messages`, { client_id: newId(), text });

/** A client of the pro's; with an account if `account` is named. */
async function client(full_name: string, account?: string): Promise<string> {
  const made = await pro.call<WholeClient>("POST /api/pro/clients", { full_name });
  const { id } = made.body.data;
  if (account) await shop.platform.sql`update clients set account_id = ${account} where id = ${id}`;
  return id;
}

/** A designer who accepted the pro's invitation. */
async function designer(name: string): Promise<Caller> {
  const id = await addUser(shop.platform.db, "Contractor", name);
  await shop.platform.sql`update users set is_designer = true where id = ${id}`;
  const made = await pro.call<{ invitation: { id: string } }>("POST /api/pro/invitations", {
    kind: "designer",
    way: "link",
  });
  await shop.platform.sql`insert into invitation_joins (invitation_id, account_id, at)
    values (${made.body.data.invitation.id}, ${id}, now())`;
  return shop.signIn(id);
}

describe("a pro's new message", () => {
  it("goes to a client, who finds it, and a second one goes into the same conversation", async () => {
    const mia = await shop.signIn(await addUser(shop.platform.db, "User", "Mia Falk"));
    const id = await client("Mia Falk", mia.user_id);
    expect(await recipients(pro, "mia")).toMatchObject([
      { kind: "client", id, name: "Mia Falk", detail: "New lead", conversation: null, can_write: true },
      { kind: "support" },
    ]);
    const talk = (await open(pro, "client", id)).body.data;
    expect(talk).toMatchObject({ kind: "direct", title: "Mia Falk" });
    await say(pro, talk.id, "Shall we start on Monday?");
    expect((await open(pro, "client", id)).body.data.id).toBe(talk.id);
    expect(await recipients(pro, "mia")).toMatchObject([{ conversation: talk.id }, {}]);
    // the client finds the pro, and the conversation that there is
    expect(await recipients(mia)).toMatchObject([
      { kind: "pro", conversation: talk.id },
      { kind: "support" },
    ]);
    expect((await open(mia, "showroom", shop.market.oakstone.id)).body.data.id).toBe(talk.id);
  });

  it("waits until a client has an account", async () => {
    const id = await client("Yet Tojoin");
    expect((await recipients(pro, "tojoin"))[0]).toMatchObject({ kind: "client", can_write: false });
    const refused = await open(pro, "client", id);
    expect(refused.status).toBe(422);
    expect(refused.body.errors).toEqual({
      id: ["Yet Tojoin has no account here yet. Send an invitation first."],
    });
  });

  it("goes to a designer of the showroom, who may begin as well", async () => {
    const dora = await designer("Dora Lines");
    const asked = (await recipients(pro, "dora"))[0]!;
    expect(asked).toMatchObject({ kind: "designer", id: dora.user_id, name: "Dora Lines" });
    const talk = (await open(pro, "designer", dora.user_id)).body.data;
    expect(talk).toMatchObject({ title: "Dora Lines", subtitle: "Designer" });
    expect((await open(dora, "showroom", shop.market.oakstone.id)).body.data).toMatchObject({
      id: talk.id,
      title: shop.market.oakstone.company_name,
    });
  });

  it("goes to a vendor, and the vendor may answer and write again", async () => {
    const { kind, id, name } = (await recipients(pro)).find((one) => one.kind === "vendor")!;
    expect(kind).toBe("vendor");
    const talk = (await open(pro, "vendor", id)).body.data;
    expect(talk.title).toBe(name);
    const members = talk.members.find(({ is_me }) => !is_me)!;
    expect(members.role).toBe("Vendor");
    const them = members.id === vendor.user_id ? vendor : await shop.signIn(members.id);
    await say(pro, talk.id, "When does the oak ship?");
    expect(await recipients(them)).toContainEqual(
      expect.objectContaining({ kind: "pro", conversation: talk.id }),
    );
    expect((await open(them, "showroom", shop.market.oakstone.id)).body.data.id).toBe(talk.id);
  });

  it("goes to nobody of another showroom's", async () => {
    const id = await client("Only Oakstone", await addUser(shop.platform.db, "User", "Only Oakstone"));
    expect((await open(other, "client", id)).status).toBe(404);
    expect(await recipients(other, "only")).toMatchObject([{ kind: "support" }]);
    const stray = await addUser(shop.platform.db, "Contractor", "Stray Designer");
    expect((await open(pro, "designer", stray)).status).toBe(404);
    const them = await shop.signIn(stray);
    expect((await open(them, "showroom", shop.market.oakstone.id)).status).toBe(403);
    const customer = await shop.signIn(await addUser(shop.platform.db, "User", "Curious Customer"));
    expect((await open(customer, "client", id)).status).toBe(403);
  });
});
