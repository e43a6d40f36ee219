import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Client } from "../../../../contract/showrooms/clients.ts";
import type { Invitation } from "../../../../contract/showrooms/invitations.ts";
import { addUser } from "../../../../tests/support/catalog-seed.ts";
import { type Client as Caller, openShop, order, type Shop } from "../../../../tests/support/shop.ts";
import { mailsTo, registration, visitor } from "../../../../tests/support/visitor.ts";

let shop: Shop;
let pro: Caller;
let other: Caller;
beforeAll(async () => {
  shop = await openShop();
  pro = await shop.signIn(shop.market.oakstone.user_id);
  other = await shop.signIn(shop.market.harbor.user_id);
});
afterAll(() => shop.close());
beforeEach(() => shop.platform.db.deleteFrom("attempt_counts").execute());

type Made = { invitation: Invitation; link: string | null };
const invite = (body: object) =>
  pro.call<Made>("POST /api/pro/invitations", { kind: "client", way: "mail", ...body });
const secretIn = (text: string) => /\/invitation\/([\w-]+)/.exec(text)![1]!;
const mailed = async (email: string) => secretIn((await mailsTo(shop.app, email))[0]!.text);
const stateOf = async (id: string) =>
  (await pro.call<{ data: Invitation[] }>("GET /api/pro/invitations?per_page=100")).body.data.data.find(
    (one) => one.id === id,
  )?.state;

describe("an emailed invitation", () => {
  it("is opened, accepted by registering, and the client appears as joined", async () => {
    const email = "una@example.test";
    const { status, body } = await invite({ email, full_name: "Una Proved", message: "See you Tuesday." });
    expect(status).toBe(201);
    expect(body.data.link).toBeNull();
    const token = await mailed(email);
    const guest = visitor(shop.app);
    expect((await guest.call(`GET /api/invitations/${token}`)).body.data).toMatchObject({
      company_name: shop.market.oakstone.company_name,
      email,
      message: "See you Tuesday.",
    });
    await guest.call(`POST /api/invitations/${token}/open`);
    expect(await stateOf(body.data.invitation.id)).toBe("opened");
    const joined = await guest.call("POST /api/register", registration(email, { invitation: token }));
    expect(joined.status).toBe(201);
    expect(await stateOf(body.data.invitation.id)).toBe("joined");
    const { data } = (await pro.call<{ data: Client[] }>("GET /api/pro/clients?q=una@")).body.data;
    expect(data).toMatchObject([{ stage: "contacted", source: "invitation", has_joined: true }]);
    expect((await guest.call(`GET /api/invitations/${token}`)).status).toBe(404);
  });

  it("keeps no secret that the database could tell", async () => {
    const { body } = await invite({ email: "hash@example.test" });
    const token = await mailed("hash@example.test");
    const row = await shop.platform.db
      .selectFrom("invitations")
      .selectAll()
      .where("id", "=", body.data.invitation.id)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toContain(token);
  });

  it("is sent again with another link, and canceled", async () => {
    const email = "again@example.test";
    const { id } = (await invite({ email })).body.data.invitation;
    const first = await mailed(email);
    expect((await invite({ email })).body.errors).toHaveProperty("email");
    expect((await pro.call(`POST /api/pro/invitations/${id}/resend`)).status).toBe(200);
    const second = await mailed(email);
    const look = async (token: string) =>
      (await visitor(shop.app).call(`GET /api/invitations/${token}`)).status;
    expect([await look(first), await look(second)]).toEqual([404, 200]);
    expect((await other.call(`POST /api/pro/invitations/${id}/cancel`)).status).toBe(404);
    await pro.call(`POST /api/pro/invitations/${id}/cancel`);
    expect([await look(second), await stateOf(id)]).toEqual([404, "cancelled"]);
  });

  it("answers the same whether or not the address has an account", async () => {
    const buyer = await shop.buyer({});
    const { email } = await shop.platform.db
      .selectFrom("users")
      .select("email")
      .where("id", "=", buyer.user_id)
      .executeTakeFirstOrThrow();
    const known = (await invite({ email })).body;
    const unknown = (await invite({ email: "nobody@example.test" })).body;
    const bare = ({ data: { invitation }, message }: typeof known) => [
      Object.keys(invitation),
      invitation.state,
      invitation.joined,
      message.replace(invitation.email, ""),
    ];
    expect(bare(known)).toEqual(bare(unknown));
  });

  it("can be declined, and then the address is left alone", async () => {
    const email = "no@example.test";
    await invite({ email });
    await visitor(shop.app).call(`POST /api/invitations/${await mailed(email)}/decline`);
    expect((await invite({ email })).body.errors).toEqual({
      email: ["This person declined an invitation of yours. You can't invite them again."],
    });
  });

  it("takes no web addresses, expires, and is limited by the day", async () => {
    expect(
      (await invite({ email: "a@example.test", message: "Look at https://evil.test" })).body.errors,
    ).toHaveProperty("message");
    expect((await invite({ email: "" })).body.errors).toHaveProperty("email");
    const answers = [];
    for (let one = 0; one < 51; one += 1)
      answers.push((await invite({ email: `many${one}@example.test` })).status);
    expect(answers.filter((status) => status === 201)).toHaveLength(50);
    expect(answers.at(-1)).toBe(429);
    const token = await mailed("many0@example.test");
    shop.clock.skipMinutes(15 * 24 * 60);
    expect((await visitor(shop.app).call(`GET /api/invitations/${token}`)).status).toBe(404);
  });
});

describe("a link", () => {
  it("is accepted by several, once each, and the first order carries it", async () => {
    const { body } = await invite({ way: "link" });
    const token = secretIn(body.data.link!);
    const buyer = await shop.buyer({ "NQT-SLAT-1212": 2 });
    const accept = () => buyer.call(`POST /api/invitations/${token}/accept`);
    expect([(await accept()).status, (await accept()).status]).toEqual([200, 200]);
    const second = await shop.buyer({});
    expect((await second.call(`POST /api/invitations/${token}/accept`)).status).toBe(200);
    expect((await pro.call(`POST /api/invitations/${token}/accept`)).status).toBe(409);
    const placed = await order(buyer);
    const row = await shop.platform.db
      .selectFrom("orders")
      .select("invitation_id")
      .where("id", "=", placed.id)
      .executeTakeFirstOrThrow();
    expect(row.invitation_id).toBe(body.data.invitation.id);
    const { data } = (
      await pro.call<{ data: Invitation[] }>("GET /api/pro/invitations?state=joined&per_page=100")
    ).body.data;
    expect(data.find(({ id }) => id === body.data.invitation.id)?.joined).toHaveLength(2);
  });

  it("is only for homeowners where it invites clients", async () => {
    const { body } = await invite({ way: "link" });
    const vendor = await shop.signIn(await addUser(shop.platform.db, "Vendor", "Val Vendor"));
    const answer = await vendor.call(`POST /api/invitations/${secretIn(body.data.link!)}/accept`);
    expect(answer.status).toBe(409);
  });
});
