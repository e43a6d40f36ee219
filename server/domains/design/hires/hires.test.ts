import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Today } from "../../../../contract/admin/today.ts";
import { type HireStatus, hireStatuses } from "../../../../contract/design/hire-words.ts";
import type {
  FoundDesigners,
  HireInFull,
  HireProfile,
  HireRequest,
  ProProfile,
} from "../../../../contract/design/hires.ts";
import type { ConversationInFull } from "../../../../contract/messaging/conversations.ts";
import { mayMove } from "../../../../domain/projects/hire-moves.ts";
import { addUser } from "../../../../tests/support/catalog-seed.ts";
import { hireProfile } from "../../../../tests/support/hire-probes.ts";
import { type Client, openShop, type Shop } from "../../../../tests/support/shop.ts";
import { mailsTo, visitor } from "../../../../tests/support/visitor.ts";

const tile = "NQT-CARR-1224-M";

let shop: Shop;
let pro: Client;
let far: Client;
beforeAll(async () => {
  shop = await openShop();
  pro = await shop.signIn(shop.market.oakstone.user_id);
  far = await shop.signIn(shop.market.harbor.user_id);
  expect((await pro.call("PUT /api/pro/hire_profile", hireProfile())).status).toBe(200);
  const miami = { business_name: "Harbor Design", zip_code: "33137", services: ["bathroom"] };
  expect((await far.call("PUT /api/pro/hire_profile", hireProfile(miami))).status).toBe(200);
});
afterAll(() => shop.close());

let people = 0;
const customer = async () =>
  shop.signIn(await addUser(shop.platform.db, "User", `Dana Whitfield${++people}`));
const projectOf = (who: Client) => shop.fillCart(who.user_id, { [tile]: 4 }, shop.market.oakstone, false);

async function asked(change: object = {}) {
  const who = await customer();
  const project = await projectOf(who);
  const body = { project, designer: pro.user_id, message: "Please help with our kitchen.", budget: 18000 };
  const answer = await who.call<HireInFull>("POST /api/hire_designer", { ...body, ...change });
  return { who, project, body, answer, id: answer.body.data?.id };
}
const statusOf = async (who: Client, id: string) =>
  (await who.call<HireInFull>(`GET /api/hires/${id}`)).body.data.status;
const proMoves = (id: string, status: string, reason = "") =>
  pro.call<HireRequest>(`PUT /api/pro/hires/${id}/status`, { status, ...(reason && { reason }) });
const customerMoves = (who: Client, id: string, status: string) =>
  who.call<HireInFull>(`PUT /api/hires/${id}/status`, { status });

/** A hire that stands in a state. */
async function hireIn(status: HireStatus) {
  const made = await asked();
  if (status === "accepted" || status === "finished") await proMoves(made.id, "accepted");
  if (status === "finished") await customerMoves(made.who, made.id, "finished");
  if (status === "declined") await proMoves(made.id, "declined", "We are booked.");
  if (status === "withdrawn") await customerMoves(made.who, made.id, "withdrawn");
  expect(await statusOf(made.who, made.id)).toBe(status);
  return made;
}

const directory = async (query: string) =>
  (await visitor(shop.app).call(`GET /api/hire_designer${query}`)).body as unknown as FoundDesigners;

describe("the directory", () => {
  it("lists who is for hire to anybody, and narrows by what they do and where", async () => {
    const all = await directory("");
    expect(all.designers.map(({ name }) => name)).toEqual(["Harbor Design", "Oakstone Kitchens"]);
    expect((await directory("?service=kitchen")).designers.map(({ name }) => name)).toEqual([
      "Oakstone Kitchens",
    ]);
    const near = await directory("?zip=97201&sort=near");
    expect(near.near).toEqual({ city: "Portland", state: "OR" });
    expect(near.designers).toMatchObject([{ name: "Oakstone Kitchens", city: "Portland", state: "OR" }]);
    expect(near.designers[0]!.distance_miles).toBeLessThan(10);
    expect((await directory("?zip=00000")).designers).toEqual([]);
    expect((await directory("?q=harbor")).total).toBe(1);
  });

  it("leaves out who is not listed, and finds no profile of theirs", async () => {
    const hidden = await shop.signIn(await addUser(shop.platform.db, "Contractor", "Shy Builder"));
    await hidden.call("PUT /api/pro/hire_profile", hireProfile({ is_listed: false, business_name: "Shy" }));
    expect((await directory("?q=Shy")).total).toBe(0);
    expect((await visitor(shop.app).call(`GET /api/hire_designer/${hidden.user_id}`)).status).toBe(404);
  });

  it("takes a profile that says where and what, under its version", async () => {
    const before = (await pro.call<HireProfile>("GET /api/pro/hire_profile")).body.data;
    const wrong = await pro.call("PUT /api/pro/hire_profile", {
      ...hireProfile({ version: before.version, zip_code: "00000" }),
    });
    expect([wrong.status, Object.keys(wrong.body.errors!)]).toEqual([422, ["zip_code"]]);
    const nothing = hireProfile({ version: before.version, services: [] });
    expect((await pro.call("PUT /api/pro/hire_profile", nothing)).status).toBe(422);
    const stale = await pro.call<HireProfile>("PUT /api/pro/hire_profile", hireProfile({ version: 1 }));
    expect([stale.status, stale.body.data.version]).toEqual([409, before.version]);
    const last = await pro.call("PUT /api/pro/hire_profile", hireProfile({ version: 2_147_483_647 }));
    expect([last.status, Object.keys(last.body.errors ?? {})]).toEqual([422, ["version"]]);
  });

  it("counts a pro as free again from the day that was named", async () => {
    const busy = await shop.signIn(await addUser(shop.platform.db, "Contractor", "Busy Builder"));
    const later = { availability: "later", available_from: "2099-01-01", business_name: "Busy" };
    await busy.call("PUT /api/pro/hire_profile", hireProfile(later));
    expect((await directory("?q=Busy&available=1")).total).toBe(0);
    expect((await directory("?q=Busy")).designers).toMatchObject([{ available_from: "2099-01-01" }]);
    await busy.call(
      "PUT /api/pro/hire_profile",
      hireProfile({ ...later, version: 2, available_from: "2020-01-01" }),
    );
    expect((await directory("?q=Busy&available=1")).designers).toMatchObject([{ availability: "open" }]);
    await busy.call("PUT /api/pro/hire_profile", hireProfile({ version: 3, is_listed: false }));
  });
});

describe("a request", () => {
  it("reaches the pro by mail, notification and Today, with a conversation, and shares nothing yet", async () => {
    const { who, project, answer, id } = await asked();
    expect(answer.status).toBe(201);
    expect(answer.body.data).toMatchObject({ status: "requested", project, budget: 18000 });
    const seen = (await pro.call<HireRequest>(`GET /api/pro/hires/${id}`)).body.data;
    expect(seen).toMatchObject({ message: "Please help with our kitchen.", shared: null });
    const { waiting } = (await pro.call<Today>("GET /api/today")).body.data;
    expect(waiting.find(({ kind }) => kind === "hire_request")?.count).toBeGreaterThan(0);
    const { email } = await shop.platform.db
      .selectFrom("users")
      .select("email")
      .where("id", "=", pro.user_id)
      .executeTakeFirstOrThrow();
    expect((await mailsTo(shop.app, email))[0]?.subject).toMatch(/asks you to work on/);
    const talk = `/api/conversations/${seen.conversation}`;
    expect((await pro.call(`GET ${talk}`)).body.data).toMatchObject({
      kind: "hire",
      can_write: true,
      unread: 1,
    });
    expect((await who.call(`GET ${talk}`)).body.data).toMatchObject({
      title: "Oakstone Kitchens",
      unread: 0,
    });
    expect((await far.call(`GET ${talk}`)).status).toBe(404);
  });

  it("sent twice is one request", async () => {
    const { who, body, id } = await asked();
    const again = await who.call<HireInFull>("POST /api/hire_designer", body);
    expect([again.status, again.body.data.id]).toEqual([201, id]);
    const found = (await who.call(`GET /api/hire_designer?project=${body.project}`))
      .body as unknown as FoundDesigners;
    expect(found.designers.find((one) => one.id === pro.user_id)?.hire).toEqual({ id, status: "requested" });
  });

  it("is about something of one's own, to somebody else who takes work", async () => {
    const stranger = await customer();
    expect((await asked({ project: await projectOf(stranger) })).answer.status).toBe(404);
    expect((await asked({ designer: crypto.randomUUID() })).answer.status).toBe(404);
    expect((await asked({ room: crypto.randomUUID() })).answer.status).toBe(422);
    expect((await asked({ message: "Hi" })).answer.body.errors).toHaveProperty("message");
    const own = { project: await projectOf(pro), designer: pro.user_id, message: "I hire myself." };
    expect((await pro.call("POST /api/hire_designer", own)).body.errors).toHaveProperty("designer");
  });

  it("names each field that is missing", async () => {
    const who = await customer();
    const errorsOf = async (body: object) => {
      const { status, body: answer } = await who.call("POST /api/hire_designer", body);
      return [status, answer.errors];
    };
    const designer = ["Enter a designer."];
    const message = ["Enter a message."];
    expect(await errorsOf({ project: await projectOf(who) })).toEqual([422, { designer, message }]);
    const project = ["Choose a project or a room."];
    expect(await errorsOf({})).toEqual([422, { designer, message, project }]);
    expect((await who.call("POST /api/hire_designer", null)).status).toBe(422);
  });
});

describe("every state", () => {
  const all = Object.keys(hireStatuses) as HireStatus[];
  it.each(all)(
    "%s: is left only as the table says, by either side",
    async (from) => {
      for (const to of all) {
        for (const side of ["customer", "pro"] as const) {
          if (to === from) continue;
          const { who, id } = await hireIn(from);
          const answer =
            side === "pro" ? await proMoves(id, to, "We are booked.") : await customerMoves(who, id, to);
          const isAllowed = mayMove(from, to, side);
          expect([side, to, answer.status]).toEqual([side, to, isAllowed ? 200 : 422]);
          expect(await statusOf(who, id)).toBe(isAllowed ? to : from);
          const shared = (await pro.call<HireRequest>(`GET /api/pro/hires/${id}`)).body.data.shared;
          expect(shared !== null).toBe((isAllowed ? to : from) === "accepted");
        }
      }
    },
    60_000,
  );

  it("repeated, a move changes nothing", async () => {
    const { id } = await hireIn("accepted");
    const again = await proMoves(id, "accepted");
    expect(again.body.data.history.map(({ status, by }) => [status, by])).toEqual([
      ["requested", "customer"],
      ["accepted", "pro"],
    ]);
  });

  it("is nobody else's: other customers, other pros and guests find nothing", async () => {
    const { id } = await hireIn("accepted");
    const stranger = await customer();
    expect((await stranger.call(`GET /api/hires/${id}`)).status).toBe(404);
    expect((await customerMoves(stranger, id, "finished")).status).toBe(404);
    expect((await far.call(`GET /api/pro/hires/${id}`)).status).toBe(404);
    expect((await far.call(`PUT /api/pro/hires/${id}/status`, { status: "finished" })).status).toBe(404);
    // the pro is no customer of this hire
    expect((await pro.call(`GET /api/hires/${id}`)).status).toBe(404);
    expect((await visitor(shop.app).call(`GET /api/hires/${id}`)).status).toBe(401);
  });

  it("declining needs a reason, which the customer reads", async () => {
    const { who, id } = await asked();
    expect((await proMoves(id, "declined")).body.errors).toHaveProperty("reason");
    await proMoves(id, "declined", "We are booked until May.");
    expect((await who.call<HireInFull>(`GET /api/hires/${id}`)).body.data.reason).toBe(
      "We are booked until May.",
    );
  });

  it.each([
    [
      "declined",
      /^Oakstone Kitchens declined this request: “We are booked\.”/,
      /^You declined this request: “We/,
    ],
    ["withdrawn", /^You withdrew this request\./, /^Dana Whitfield\d+ withdrew this request\./],
    ["finished", /^This hire is finished\./, /^This hire is finished\./],
  ] as const)("%s: closes its conversation for both, and says why", async (status, forCustomer, forPro) => {
    const { who, id } = await hireIn(status);
    const { conversation } = (await who.call<HireInFull>(`GET /api/hires/${id}`)).body.data;
    const path = `/api/conversations/${conversation}`;
    for (const [member, words] of [
      [who, forCustomer],
      [pro, forPro],
    ] as const) {
      const shown = (await member.call<ConversationInFull>(`GET ${path}`)).body.data;
      expect([shown.can_write, shown.cannot_write]).toEqual([false, expect.stringMatching(words)]);
      const message = { client_id: crypto.randomUUID(), text: "One more thing" };
      const refused = await member.call(`POST ${path}/messages`, message);
      expect(refused.status).toBe(403);
      expect(refused.body.message).toContain(shown.cannot_write);
    }
  });
});

describe("while hired", () => {
  it("the pro sees that project at the showroom's prices, and no longer once it is finished", async () => {
    const { who, project, id } = await hireIn("accepted");
    const { shared } = (await pro.call<HireRequest>(`GET /api/pro/hires/${id}`)).body.data;
    const line = shared?.project?.groups[0]?.lines[0];
    expect(line).toMatchObject({ sku: tile, qty: 4 });
    const own = (
      await who.call<{ Project_tans: { unit_price: number }[] }>(`GET /api/projectCart/${project}`)
    ).body.data;
    expect(line?.unit_price).toBe(own.Project_tans[0]?.unit_price);
    expect(JSON.stringify(shared)).not.toMatch(/wholesale|markup|trade/);
    // what was shared is shown here alone
    expect((await pro.call(`GET /api/projectCart/${project}`)).status).toBe(404);
    const conversation = (await who.call<HireInFull>(`GET /api/hires/${id}`)).body.data.conversation;
    await proMoves(id, "finished");
    expect((await pro.call<HireRequest>(`GET /api/pro/hires/${id}`)).body.data.shared).toBeNull();
    const late = await pro.call(`POST /api/conversations/${conversation}/messages`, {
      client_id: crypto.randomUUID(),
      text: "One more thing",
    });
    expect([late.status, late.body.code]).toEqual([403, "cannot_write"]);
  });

  it("a pro who hires another shows customers' prices, not the trade prices", async () => {
    const project = await projectOf(pro);
    const body = { project, designer: far.user_id, message: "Please draw this for us." };
    const { id } = (await pro.call<HireInFull>("POST /api/hire_designer", body)).body.data;
    await far.call(`PUT /api/pro/hires/${id}/status`, { status: "accepted" });
    const seen = (await far.call<HireRequest>(`GET /api/pro/hires/${id}`)).body.data.shared!.project!;
    const own = (await pro.call<{ totals: { total: number } }>(`GET /api/projectCart/${project}`)).body.data;
    expect(seen.total).toBeGreaterThan(own.totals.total);
  });

  it("a deleted project is shared with nobody", async () => {
    const { who, project, id } = await hireIn("accepted");
    expect((await who.call(`DELETE /api/projectCart/${project}`)).status).toBe(200);
    const seen = (await pro.call<HireRequest>(`GET /api/pro/hires/${id}`)).body.data;
    expect(seen.shared).toEqual({ project: null, room: null, can_edit: false });
  });
});

describe("a review", () => {
  it("is written once after the work, answered by the pro, and counted in the directory", async () => {
    const { who, id } = await hireIn("accepted");
    expect((await who.call(`POST /api/hires/${id}/review`, { rating: 4, text: "Good." })).status).toBe(422);
    await customerMoves(who, id, "finished");
    expect((await who.call<Today>("GET /api/today")).body.data.waiting).toMatchObject([
      { kind: "hire_to_review" },
    ]);
    expect((await who.call(`POST /api/hires/${id}/review`, { rating: 6, text: "Good." })).status).toBe(422);
    const review = { rating: 4, text: "Clean work." };
    expect((await who.call(`POST /api/hires/${id}/review`, review)).status).toBe(201);
    expect((await who.call(`POST /api/hires/${id}/review`, review)).status).toBe(409);
    expect((await pro.call(`PUT /api/pro/hires/${id}/reply`, { text: "Thank you." })).status).toBe(200);
    const profile = (await visitor(shop.app).call(`GET /api/hire_designer/${pro.user_id}`)).body
      .data as ProProfile;
    expect(profile).toMatchObject({ rating: 4, reviews: 1, stars: [0, 1, 0, 0, 0] });
    expect(profile.shown_reviews[0]).toMatchObject({ text: "Clean work.", reply: "Thank you." });
    expect(profile.shown_reviews[0]!.author).toMatch(/^Dana W\.$/);
    expect((await directory("?rating=4")).designers.map(({ name }) => name)).toEqual(["Oakstone Kitchens"]);
  });

  it("is the customer's alone", async () => {
    const { id } = await hireIn("finished");
    expect(
      (await (await customer()).call(`POST /api/hires/${id}/review`, { rating: 1, text: "No." })).status,
    ).toBe(404);
    expect((await pro.call(`PUT /api/pro/hires/${id}/reply`, { text: "Hm." })).status).toBe(422);
  });
});
