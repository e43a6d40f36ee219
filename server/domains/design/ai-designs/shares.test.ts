import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { DesignLink, SentDesign, SharedDesign } from "../../../../contract/design/ai-design-shares.ts";
import type { AiJob } from "../../../../contract/design/ai-designs.ts";
import type { WholeProposal } from "../../../../contract/design/managed-proposals.ts";
import type { AiData } from "../../../../contract/identity/ai-accounts.ts";
import type { OwnLead } from "../../../../contract/showrooms/leads.ts";
import { aiDesigner } from "../../../../tests/support/ai-designer.ts";
import { addUser } from "../../../../tests/support/catalog-seed.ts";
import { type DesignShop, designShop, floors } from "../../../../tests/support/quick-designer.ts";
import type { Client } from "../../../../tests/support/shop.ts";
import { mailsTo, visitor } from "../../../../tests/support/visitor.ts";

let market: DesignShop;
beforeAll(async () => {
  market = await designShop();
});
afterAll(() => market.shop.close());
beforeEach(() => market.begin());

const secret = "Our secret hideout";

/** An account with a design of its own, whose brief says what nobody else should read. */
async function withDesign() {
  const who = await aiDesigner(market.shop);
  market.designs = async function* (input) {
    const { rooms, problem } = yield* floors(input);
    const tell = `You asked for: ${secret}`;
    return {
      rooms: rooms.map((room) => ({
        ...room,
        design: { ...room.design, notes: tell },
        reasons: [tell],
        unmet: [tell],
      })),
      problem,
    };
  };
  const brief = `A small kitchen, $5,000. ${secret}`;
  const { id } = (await market.generate(who, { alternatives: 2, brief })).body.data;
  const { designs } = await market.done(who, id);
  return { who, design: designs[0]!, other: designs[1]!, job: id };
}

const makeLink = async (who: Client, id: string, body: object = {}) =>
  (await who.call<DesignLink>(`POST /api/AI/designs/${id}/links`, body)).body.data;
const openLink = ({ url }: DesignLink) =>
  visitor(market.shop.app).call<SharedDesign>(`GET /api/shared_designs/${url.split("/").at(-1)}`);
const pass = (days: number) => {
  const { platform } = market.shop;
  const now = platform.now;
  platform.now = () => new Date(now().getTime() + days * 24 * 3600_000);
  return () => {
    platform.now = now;
  };
};

describe("a link to a design", () => {
  it("shows the design to anybody, and nothing of the brief, the budget, the account or other designs", async () => {
    const { who, design } = await withDesign();
    const link = await makeLink(who, design.id, { label: "For Ada" });
    const { status, body } = await openLink(link);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      title: "Slate floor",
      arrangement: "one wall",
      rules_checked: design.rules_checked,
    });
    expect(body.data.design.surfaces).toEqual(design.design.surfaces);
    const told = JSON.stringify(body);
    for (const words of [secret, "5000", "5,000", who.user_id, design.id, "For Ada"])
      expect(told).not.toContain(words);
    const [seen] = (await who.call<DesignLink[]>(`GET /api/AI/designs/${design.id}/links`)).body.data;
    expect(seen).toMatchObject({ label: "For Ada", opens: 1, state: "open" });
  });

  it("opens nothing once it is ended or its last day is over", async () => {
    const { who, design } = await withDesign();
    const [ended, late] = [await makeLink(who, design.id), await makeLink(who, design.id, { days: 7 })];
    await who.call(`DELETE /api/AI/designs/${design.id}/links/${ended.id}`);
    expect((await openLink(ended)).status).toBe(404);
    expect((await openLink(late)).status).toBe(200);
    const back = pass(8);
    expect((await openLink(late)).status).toBe(404);
    back();
  });

  it("is emailed without a word of the sender's, and goes with the request", async () => {
    const { who, design, job } = await withDesign();
    const email = `friend-${design.id}@example.test`;
    const link = await makeLink(who, design.id, { email });
    const [mail] = await mailsTo(market.shop.app, email);
    expect(mail?.subject).toBe("A room design for you to look at");
    expect(JSON.stringify(mail)).toContain(link.url);
    await who.call(`DELETE /api/AI/jobs/${job}`);
    expect((await openLink(link)).status).toBe(404);
  });

  it("is nobody else's to make, see or end", async () => {
    const { who, design } = await withDesign();
    const link = await makeLink(who, design.id);
    const stranger = await aiDesigner(market.shop);
    expect((await stranger.call(`GET /api/AI/designs/${design.id}/links`)).status).toBe(404);
    expect((await stranger.call(`POST /api/AI/designs/${design.id}/links`, {})).status).toBe(404);
    expect((await stranger.call(`DELETE /api/AI/designs/${design.id}/links/${link.id}`)).status).toBe(404);
    expect((await openLink(link)).status).toBe(200);
  });
});

describe("what an account asks for of its data", () => {
  it("has its links and what it sent, also when the request is gone", async () => {
    const { who, design, job } = await withDesign();
    const stranger = await aiDesigner(market.shop);
    const link = await makeLink(who, design.id, { label: "For Ada" });
    await openLink(link);
    await send(who, design.id);
    const dataOf = async (whose: Client) =>
      (await whose.call<AiData>("GET /api/AI/design/my_data")).body.data;
    const mine = await dataOf(who);
    const kept = mine.requests.flatMap(({ designs }) => designs).find(({ id }) => id === design.id);
    expect(kept!.links).toMatchObject([{ label: "For Ada", opens: 1, ended_at: null }]);
    expect(JSON.stringify(mine)).not.toContain(link.url.split("/").at(-1));
    const sent = [
      { title: "Slate floor", message: "Can you build it?", price_then: design.price, taken_at: null },
    ];
    expect(mine.sent).toMatchObject(sent);
    expect((await dataOf(stranger)).sent).toEqual([]);

    await who.call(`DELETE /api/AI/jobs/${job}`);
    expect((await dataOf(who)).sent).toMatchObject(sent);
  });
});

const send = (
  who: Client,
  id: string,
  body: object = { full_name: "Ida Brandt", message: "Can you build it?" },
) => who.call<{ sent_at: string }>(`POST /api/AI/designs/${id}/send`, body);
const pro = () => market.shop.signIn(market.shop.market.oakstone.user_id);
const leadsOf = async (who: Client) =>
  (await who.call<{ data: OwnLead[] }>("GET /api/pro/leads?lead_type=Designs")).body.data.data;

describe("a design that is sent to the pro", () => {
  it("comes once, with who sent it, and to nobody else's showroom", async () => {
    const { who, design } = await withDesign();
    const [first, again] = [await send(who, design.id), await send(who, design.id)];
    expect(first.status).toBe(200);
    expect(again.body.data.sent_at).toBe(first.body.data.sent_at);
    const oakstone = await pro();
    const mine = (await leadsOf(oakstone)).filter(({ email }) => email.startsWith(who.user_id));
    expect(mine).toHaveLength(1);
    expect(mine[0]).toMatchObject({
      full_name: "Ida Brandt",
      message: "Can you build it?",
      design: { title: "Slate floor", price: design.price, is_taken: false },
    });
    const { body } = await oakstone.call<SentDesign>(`GET /api/pro/designs/${mine[0]!.design!.id}`);
    expect(body.data).toMatchObject({ price: design.price, project: null });
    expect(JSON.stringify(body)).not.toContain(secret);
    const rival = await market.shop.signIn(market.shop.market.harbor.user_id);
    expect((await rival.call(`GET /api/pro/designs/${mine[0]!.design!.id}`)).status).toBe(404);
    expect((await rival.call(`POST /api/pro/designs/${mine[0]!.design!.id}/take_over`)).status).toBe(404);
    expect(await leadsOf(rival)).toEqual([]);
  });

  it("becomes a project with its room and lines, and a proposal, once; the customer sees it", async () => {
    const { who, design, job } = await withDesign();
    await send(who, design.id);
    const oakstone = await pro();
    const lead = (await leadsOf(oakstone)).find(({ email }) => email.startsWith(who.user_id))!;
    const take = () => oakstone.call<SentDesign>(`POST /api/pro/designs/${lead.design!.id}/take_over`);
    const [{ body }, { body: again }] = await Promise.all([take(), take()]);
    const taken = body.data;
    expect(again.data).toMatchObject({ project: taken.project, proposal: taken.proposal });
    const { body: proposal } = await oakstone.call<WholeProposal>(`GET /api/pro/proposals/${taken.proposal}`);
    const lines = proposal.data.content.sections.flatMap(({ lines }) => lines);
    expect(lines.map((line) => line.kind === "product" && [line.sku, line.qty])).toEqual(
      design.takeoff.goods.map(({ sku, qty }) => [sku, qty]),
    );
    const rooms = await oakstone.call<{ data: { name: string }[] }>(
      `GET /api/rooms?project=${taken.project}`,
    );
    expect(rooms.body.data.data).toMatchObject([{ name: "Slate floor" }]);
    const [shown] = (await who.call<AiJob>(`GET /api/AI/jobs/${job}`)).body.data.designs;
    expect(shown!.sent).toMatchObject([{ step: 0, taken_at: taken.taken_at }]);
    expect(shown!.sent[0]!.taken_at).not.toBeNull();
  });

  it("becomes the customer's own project where the address has a shop account", async () => {
    const { who, design } = await withDesign();
    const { db } = market.shop.platform;
    const user = await addUser(db, "User", "Ida Brandt");
    await db
      .updateTable("users")
      .set({ email: `${who.user_id}@example.test`, email_verified_at: new Date() })
      .where("id", "=", user)
      .execute();
    await send(who, design.id);
    const oakstone = await pro();
    const lead = (await leadsOf(oakstone)).find(({ email }) => email.startsWith(who.user_id))!;
    const { body } = await oakstone.call<SentDesign>(`POST /api/pro/designs/${lead.design!.id}/take_over`);
    const customer = await market.shop.signIn(user);
    const rooms = await customer.call<{ data: { name: string }[] }>(
      `GET /api/rooms?project=${body.data.project}`,
    );
    expect(rooms.body.data.data).toMatchObject([{ name: "Slate floor" }]);
    expect((await customer.call(`GET /api/AI/designs`)).status).toBe(401);
  });

  it("stays with the pro when the request is deleted", async () => {
    const { who, design, job } = await withDesign();
    await send(who, design.id);
    await who.call(`DELETE /api/AI/jobs/${job}`);
    const oakstone = await pro();
    const lead = (await leadsOf(oakstone)).find(({ email }) => email.startsWith(who.user_id))!;
    expect((await oakstone.call(`POST /api/pro/designs/${lead.design!.id}/take_over`)).status).toBe(200);
  });
});
