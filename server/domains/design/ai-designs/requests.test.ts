import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { AiJob } from "../../../../contract/design/ai-designs.ts";
import { aiDesigner, designWish } from "../../../../tests/support/ai-designer.ts";
import {
  type DesignShop,
  designShop,
  floors,
  nothing,
  tileOfFloors,
} from "../../../../tests/support/quick-designer.ts";
import { smallRoom } from "../../../../tests/support/rooms.ts";
import type { Client } from "../../../../tests/support/shop.ts";
import { visitor } from "../../../../tests/support/visitor.ts";
import { laterIsDone } from "../../../platform/later.ts";
import { publishFloorplans } from "../rooms/index.ts";

let market: DesignShop;
beforeAll(async () => {
  market = await designShop();
});
afterAll(() => market.shop.close());
beforeEach(() => market.begin());

const designer = (credits = 3, is_verified = true) => aiDesigner(market.shop, { credits, is_verified });

const creditsOf = (who: Client): Promise<number> => market.balance(who);

/** Sends requests that all wait for the account's row before any of them gets on. */
async function atOnce(who: Client, requests: readonly object[]) {
  const { db } = market.shop.platform;
  const waiting = sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  const sent = await db.transaction().execute(async (transaction) => {
    await sql`select 1 from ai_accounts where id = ${who.user_id} for update`.execute(transaction);
    const answers = requests.map((request) => market.generate(who, request));
    for (let count = 0; count < requests.length; ) {
      // a transaction otherwise sees the activity of its first look
      await sql`select pg_stat_clear_snapshot()`.execute(transaction);
      count = (await waiting.execute(transaction)).rows[0]!.count;
    }
    return { answers };
  });
  return Promise.all(sent.answers);
}

describe("a design request", () => {
  it("is answered at once, and has priced designs when it is done, for one credit", async () => {
    const who = await designer();
    const { status, body } = await market.generate(who, { must_haves: ["island"], alternatives: 2 });
    expect(status).toBe(202);
    expect(body.data).toMatchObject({
      status: "queued",
      stage: "reading",
      progress: 0,
      designs: [],
      problem: null,
      from: null,
      showroom: { company_name: "Oakstone Kitchens" },
    });
    expect(body.data.understood.join()).toMatch(/kitchen/i);
    const job = await market.done(who, body.data.id);
    expect(job).toMatchObject({ status: "succeeded", stage: "done", progress: 100 });
    expect(job.designs).toHaveLength(2);
    const [first] = job.designs;
    expect(first).toMatchObject({
      title: "Slate floor",
      style_name: "Modern",
      budget: 5000,
      unmet: ["No island."],
      reasons: ["The floor is slate."],
    });
    expect(first!.price).toBeGreaterThan(100);
    expect([first!.price_then, first!.takeoff.total]).toEqual([first!.price, first!.price]);
    expect(await market.credits(who)).toEqual([
      [3, "welcome"],
      [-1, "held"],
    ]);
    expect(market.inputs[0]?.brief).toMatchObject({
      room: "kitchen",
      wants: ["island"],
      budget_cents: 500_000,
    });
  });

  it("speaks the language of the page, and leaves the room as it is", async () => {
    const who = await designer();
    const { id } = (await market.generate(who)).body.data;
    const [english] = (await market.done(who, id)).designs;
    const spanish = await who.call<AiJob>(`GET /api/AI/jobs/${id}`, undefined, {
      "Accept-Language": "es",
    });
    expect(spanish.body.data.understood).toContain("Cocina");
    expect(spanish.body.data.designs[0]).toMatchObject({
      reasons: ["El piso es pizarra."],
      title: "Piso de Pizarra",
      design: english!.design,
      takeoff: english!.takeoff,
    });
  });

  it("says sizes in the units of the page", async () => {
    const who = await designer();
    const { id } = (await market.generate(who, { brief: "kitchen 10 x 12" })).body.data;
    const { understood } = await market.done(who, id);
    expect(understood).toContain("10' × 12'");
    const metric = await who.call<AiJob>(`GET /api/AI/jobs/${id}`, undefined, { Cookie: "units=metric" });
    expect(metric.body.data.understood).toContain("3.05 m × 3.66 m");
  });

  it("shows today's price beside that of then", async () => {
    const who = await designer();
    const { id } = (await market.generate(who)).body.data;
    const { price } = (await market.done(who, id)).designs[0]!;
    const cents = (change: string) =>
      market.shop.platform.sql.unsafe(`update variants set wholesale_cents = wholesale_cents ${change} 2
        where sku = '${tileOfFloors}'`);
    await cents("*");
    const [after] = (await market.done(who, id)).designs;
    await cents("/");
    expect(after!.price_then).toBe(price);
    expect(after!.price).toBeGreaterThan(price * 1.9);
  });

  it("gives its credit back when no room can be designed, and says why", async () => {
    market.designs = nothing;
    const who = await designer(1);
    const { id } = (await market.generate(who)).body.data;
    expect(await market.done(who, id)).toMatchObject({
      status: "failed",
      designs: [],
      problem: "A bathroom needs at least 3 ft by 5 ft.",
    });
    expect(await market.credits(who)).toEqual([
      [1, "welcome"],
      [-1, "held"],
      [1, "given_back"],
    ]);
  });

  it("says which room would fit where one is too small", async () => {
    // biome-ignore lint/correctness/useYield: nothing is placed
    market.designs = async function* () {
      return { rooms: [], problem: "It is too small.", nearest: { width_in: 84, depth_in: 108 } };
    };
    const who = await designer(1);
    const { id } = (await market.generate(who)).body.data;
    expect(await market.done(who, id)).toMatchObject({
      status: "failed",
      nearest: { width_in: 84, depth_in: 108 },
    });
    expect(await creditsOf(who)).toBe(1);
  });

  it("gives its credit back when designing breaks", async () => {
    // biome-ignore lint/correctness/useYield: it breaks first
    market.designs = async function* () {
      throw new Error("a broken layout");
    };
    const who = await designer(1);
    const { id } = (await market.generate(who)).body.data;
    expect((await market.done(who, id)).problem).toContain("Something went wrong on our side");
    expect(await creditsOf(who)).toBe(1);
  });

  it("leaves out a room that breaks a planning rule", async () => {
    market.designs = async function* (input) {
      const { rooms } = yield* floors(input);
      const item = { id: "tub", sku: null, kind: "tub", at_in: [200, 20], rotation_deg: 0 } as const;
      const size = { width_in: 60, depth_in: 30, height_in: 20 };
      const design = smallRoom({ items: [{ ...item, at_in: [200, 20], ...size }] });
      return { rooms: rooms.map((room) => ({ ...room, design })), problem: null };
    };
    const who = await designer();
    const { id } = (await market.generate(who)).body.data;
    expect(await market.done(who, id)).toMatchObject({ status: "failed", designs: [] });
    expect(await creditsOf(who)).toBe(3);
  });

  it("is one request, paid for once, however often it is sent", async () => {
    const who = await designer();
    const sent = designWish(market.shop);
    const answers = await atOnce(who, [sent, sent, sent]);
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202]);
    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1);
    await laterIsDone();
    const again = await who.call<AiJob>("POST /api/AI/generate", sent);
    expect(again.body.data).toMatchObject({ id: answers[0]!.body.data.id, status: "succeeded" });
    expect(await creditsOf(who)).toBe(2);
  });

  it("never takes more credits than there are, from two tabs at once", async () => {
    const who = await designer(1);
    const answers = await atOnce(who, [{}, {}, {}]);
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 402, 402]);
    const refused = answers.find(({ status }) => status === 402)!.body;
    expect([refused.code, refused.message]).toEqual([
      "no_credits",
      expect.stringContaining("You have no credits left."),
    ]);
    await laterIsDone();
    expect(await creditsOf(who)).toBe(0);
  });

  it("waits while two others of the account are underway", async () => {
    const { goOn } = market.hold();
    const who = await designer();
    const answers = await atOnce(who, [{}, {}, {}]);
    goOn();
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 202, 409]);
    await laterIsDone();
    expect([await creditsOf(who), (await market.generate(who)).status]).toEqual([1, 202]);
    await laterIsDone();
  });

  it("needs a verified address", async () => {
    const { status, body } = await market.generate(await designer(3, false));
    expect([status, body.code, body.message]).toEqual([
      ...[403, "email_unverified", "Please verify your email address to continue."],
    ]);
  });

  it.each([
    [{ brief: " " }, "brief", "Describe the room, or choose one."],
    [{ style: "constructor" }, "style", "Choose one of the styles: modern,"],
    [{ showroom: "NOWHERE9" }, "showroom", "We couldn't find that showroom."],
    [{ room: { floorplan: "none" } }, "room.floorplan", "We couldn't find that floor plan."],
    [
      { room: { kind: "kitchen", width_in: 20, depth_in: 90 } },
      "room.width_in",
      "The width is at least 3 ft.",
    ],
    [{ room: { kind: "kitchen", width_in: 90 } }, "room.depth_in", "Give both the width and the depth"],
    [{ room: {} }, "room.kind", "Choose either a floor plan or a kind of room"],
    [{ must_haves: ["moat"] }, "must_haves.0", "Unknown must-have."],
    [{ from: randomUUID() }, "from", "We couldn't find that design."],
  ])("is refused with %j", async (changes, field, message) => {
    const who = await designer();
    const { status, body } = await market.generate(who, changes);
    expect([status, body.errors?.[field]?.[0]]).toEqual([422, expect.stringContaining(message)]);
    expect(await creditsOf(who)).toBe(3);
  });

  it("costs nothing where a change is not understood, and says so", async () => {
    const who = await designer();
    const { id } = (await market.generate(who, { alternatives: 1 })).body.data;
    const [first] = (await market.done(who, id)).designs;
    const { status, body } = await market.generate(who, { brief: "Rotate it a little", from: first!.id });
    expect([status, body.errors?.brief?.[0]]).toEqual([
      422,
      expect.stringContaining("We didn't understand this change, so no credit was used."),
    ]);
    expect(await creditsOf(who)).toBe(2);
  });

  it("changes an earlier design of the account's own, with its arrangement and style", async () => {
    const who = await designer();
    const { id } = (await market.generate(who, { alternatives: 1 })).body.data;
    const [first] = (await market.done(who, id)).designs;
    const change = await market.generate(who, { brief: "Cheaper", from: first!.id });
    expect(change.body.data.from).toBe(first!.id);
    await laterIsDone();
    expect(market.inputs[1]?.kept).toMatchObject({
      arrangement: "one wall",
      style: "modern",
      turn: 2,
      thrift: 2,
      brief: { room: "kitchen" },
    });
    const nothingSaid = await market.generate(who, { brief: "", from: first!.id });
    expect(nothingSaid.body.errors?.brief).toEqual(["Say what to change."]);
    const stranger = await designer();
    const theirs = await market.generate(stranger, { brief: "Cheaper", from: first!.id });
    expect(theirs.body.errors?.from).toEqual(["We couldn't find that design."]);
  });
});

describe("the walls of a request", () => {
  it("are those of the floor plan that was chosen, also when its design is changed", async () => {
    const { plan } = smallRoom();
    const row = { id: "plan-1", name: "Galley", room: "kitchen", plan, area_sqft: 80, tags: ["narrow"] };
    await publishFloorplans(market.shop.platform.db, [row]);
    const who = await designer();
    const { id } = (await market.generate(who, { brief: "", room: { floorplan: "plan-1" } })).body.data;
    const [first] = (await market.done(who, id)).designs;
    await market.generate(who, { brief: "Make it 10 x 12 ft", from: first!.id });
    await laterIsDone();
    expect(market.inputs[0]?.plan).toEqual({ id: "plan-1", room: "kitchen", plan, tags: ["narrow"] });
    expect(market.inputs[1]?.plan).toMatchObject({ room: "kitchen", plan });
  });

  it("are drawn, and drawn anew only when a change gives other lengths", async () => {
    const who = await designer();
    const { id } = (await market.generate(who, { room: { kind: "kitchen", width_in: 120, depth_in: 96 } }))
      .body.data;
    const [first] = (await market.done(who, id)).designs;
    for (const brief of ["Cheaper", "Make it 10 x 12 ft"]) {
      await market.generate(who, { brief, from: first!.id });
      // two requests at a time are worked on in either order
      await laterIsDone();
    }
    const [drawn, same, others] = market.inputs;
    expect([drawn?.plan, drawn?.brief.width_in]).toEqual([null, 120]);
    expect([same?.plan?.plan, same?.kept?.thrift]).toEqual([smallRoom().plan, 2]);
    expect([others?.plan, others?.brief.depth_in]).toEqual([null, 144]);
  });
});

describe("a room that is designed anew", () => {
  const room = smallRoom({ surfaces: [{ id: "floor", sku: tileOfFloors }] });

  it("goes to the designer as it stands, with what stays, and stays so through changes", async () => {
    const { shop } = market;
    const who = await aiDesigner(shop);
    const guest = visitor(shop.app, "client");
    const begun = await guest.call<{ id: string; temp_project_id: string }>("POST /api/rooms", {
      showroom: shop.market.oakstone.vsd_id,
      design: room,
    });
    const { id, temp_project_id } = begun.body.data;
    const asked = { saved: id, temp_project_id, stays: ["floor", "nothing-there"] };
    const sent = await market.generate(who, { brief: "Farmhouse style", room: asked });
    expect(sent.status).toBe(202);
    const { designs } = await market.done(who, sent.body.data.id);
    expect(market.inputs[0]!.standing).toMatchObject({
      stays: ["floor"],
      design: { surfaces: room.surfaces },
    });
    await who.call(`POST /api/AI/designs/${designs[0]!.id}/preview`, { words: "darker floor" });
    expect(market.inputs.at(-1)!.standing).toMatchObject({ stays: ["floor"] });
  });

  it("is refused for somebody else's room, and in another showroom", async () => {
    const { shop } = market;
    const who = await aiDesigner(shop);
    const owner = await shop.signIn(shop.market.oakstone.user_id);
    const { body } = await owner.call<{ id: string }>("POST /api/rooms", {
      showroom: shop.market.oakstone.vsd_id,
      design: room,
    });
    const asked = { saved: body.data.id };
    expect((await market.generate(who, { room: asked })).body).toMatchObject({
      errors: { "room.saved": ["We couldn't find that room."] },
    });
    const guest = await visitor(shop.app, "client").call<{ id: string; temp_project_id: string }>(
      "POST /api/rooms",
      { showroom: shop.market.harbor.vsd_id, design: room },
    );
    const { id, temp_project_id } = guest.body.data;
    expect((await market.generate(who, { room: { saved: id, temp_project_id } })).status).toBe(422);
    expect(await market.balance(who)).toBe(3);
  });
});
