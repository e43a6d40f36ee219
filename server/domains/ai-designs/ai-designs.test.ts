import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { AiUser } from "../../../contract/ai-accounts.ts";
import type { AiJob, AiRequests } from "../../../contract/ai-designs.ts";
import type { DesignedRoom, DesignOutcome, DesignStep } from "../../../domain/designer/design.types.ts";
import type { DesignInput } from "../../../domain/designer/design-rooms.ts";
import { aiDesigner, designWish } from "../../../tests/support/ai-designer.ts";
import { smallRoom } from "../../../tests/support/rooms.ts";
import { type Client, openShop, type Shop } from "../../../tests/support/shop.ts";
import { laterIsDone } from "../../platform/later.ts";
import { jobs } from "./index.ts";

/** What the next requests come to; a designer that takes no time, and waits where a test wants it to. */
let designs: (input: DesignInput) => AsyncGenerator<DesignStep, DesignOutcome>;
let inputs: DesignInput[] = [];

const step: DesignStep = { stage: "placing", progress: 0.5, doing: "Trying 3 ways to arrange the fixtures" };
const sku = "NQT-SLAT-1212";

/** A floor of one tile, once per alternative. */
async function* floors({ count, alternatives, brief }: DesignInput) {
  yield step;
  const design = smallRoom({ surfaces: [{ id: "floor", sku }] });
  const room: DesignedRoom = {
    ...{ title: "Slate floor", arrangement: "one wall", style: "modern", style_name: "Modern", turn: 2 },
    ...{ thrift: 1, plan: { id: "drawn", tags: [] }, design, findings: [] },
    price_cents: (await count(design)).takeoff.total_cents,
    ...{ reasons: ["The floor is slate."], unmet: brief.wants.map((wish) => `No ${wish}.`) },
  };
  return { rooms: Array.from({ length: alternatives }, () => room), problem: null };
}

// biome-ignore lint/correctness/useYield: a room that cannot be
async function* nothing() {
  return { rooms: [], problem: "A bathroom needs at least 3 ft by 5 ft." };
}

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({
    designRooms: (input) => {
      inputs.push(input);
      return designs(input);
    },
  });
});
afterAll(() => shop.close());
beforeEach(async () => {
  designs = floors;
  inputs = [];
  await shop.platform.db.deleteFrom("attempt_counts").execute();
});

const designer = (credits = 3, is_verified = true) => aiDesigner(shop, { credits, is_verified });
const wish = (changes: object = {}) => designWish(shop, changes);
const generate = (who: Client, changes: object = {}) =>
  who.call<AiJob>("POST /api/AI/generate", wish(changes));

async function done(who: Client, id: string): Promise<AiJob> {
  await laterIsDone();
  return (await who.call<AiJob>(`GET /api/AI/jobs/${id}`)).body.data;
}

async function creditsOf(who: Client): Promise<number> {
  const { body } = await who.call("GET /api/AI/get_user");
  return (body as unknown as { user: AiUser }).user.credits;
}

/** Every credit: what changed it, the oldest first. */
async function changesOf({ user_id: id }: Client): Promise<[number, string][]> {
  const rows = await shop.platform.db
    .selectFrom("ai_credit_entries")
    .select(["change", "reason"])
    .where("ai_account_id", "=", id)
    .orderBy("created_at")
    .execute();
  return rows.map(({ change, reason }) => [change, reason]);
}

/** A designer at work until it is let go on. */
function held() {
  const begun = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  designs = async function* (input) {
    yield step;
    begun.resolve();
    await goOn.promise;
    yield { ...step, progress: 0.6 };
    return yield* floors(input);
  };
  return { begun: begun.promise, goOn: goOn.resolve };
}

describe("a design request", () => {
  it("is answered at once, and has priced designs when it is done, for one credit", async () => {
    const who = await designer();
    const { status, body } = await generate(who, { must_haves: ["island"], alternatives: 2 });
    expect(status).toBe(202);
    expect(body.data).toMatchObject({
      ...{ status: "queued", stage: "reading", progress: 0, designs: [], problem: null, from: null },
      showroom: { company_name: "Oakstone Kitchens" },
    });
    expect(body.data.understood.join()).toMatch(/kitchen/i);
    const job = await done(who, body.data.id);
    expect(job).toMatchObject({ status: "succeeded", stage: "done", progress: 100 });
    expect(job.designs).toHaveLength(2);
    const [first] = job.designs;
    expect(first).toMatchObject({
      ...{ title: "Slate floor", style_name: "Modern", budget: 5000, unmet: ["No island."] },
      reasons: ["The floor is slate."],
    });
    expect(first!.price).toBeGreaterThan(100);
    expect([first!.price_then, first!.takeoff.total]).toEqual([first!.price, first!.price]);
    expect(await changesOf(who)).toEqual([
      [3, "welcome"],
      [-1, "held"],
    ]);
    expect(inputs[0]?.brief).toMatchObject({ room: "kitchen", wants: ["island"], budget_cents: 500_000 });
  });

  it("shows today's price beside that of then", async () => {
    const who = await designer();
    const { id } = (await generate(who)).body.data;
    const { price } = (await done(who, id)).designs[0]!;
    const cents = (change: string) =>
      shop.platform.sql.unsafe(`update variants set wholesale_cents = wholesale_cents ${change} 2
        where sku = '${sku}'`);
    await cents("*");
    const [after] = (await done(who, id)).designs;
    await cents("/");
    expect(after!.price_then).toBe(price);
    expect(after!.price).toBeGreaterThan(price * 1.9);
  });

  it("gives its credit back when no room can be designed, and says why", async () => {
    designs = nothing;
    const who = await designer(1);
    const { id } = (await generate(who)).body.data;
    expect(await done(who, id)).toMatchObject({
      ...{ status: "failed", designs: [], problem: "A bathroom needs at least 3 ft by 5 ft." },
    });
    expect(await changesOf(who)).toEqual([
      [1, "welcome"],
      [-1, "held"],
      [1, "given_back"],
    ]);
  });

  it("gives its credit back when designing breaks", async () => {
    // biome-ignore lint/correctness/useYield: it breaks first
    designs = async function* () {
      throw new Error("a broken layout");
    };
    const who = await designer(1);
    const { id } = (await generate(who)).body.data;
    expect((await done(who, id)).problem).toContain("Something went wrong on our side");
    expect(await creditsOf(who)).toBe(1);
  });

  it("leaves out a room that breaks a planning rule", async () => {
    designs = async function* (input) {
      const { rooms } = yield* floors(input);
      const item = { id: "tub", sku: null, kind: "tub", at_in: [200, 20], rotation_deg: 0 } as const;
      const size = { width_in: 60, depth_in: 30, height_in: 20 };
      const design = smallRoom({ items: [{ ...item, at_in: [200, 20], ...size }] });
      return { rooms: rooms.map((room) => ({ ...room, design })), problem: null };
    };
    const who = await designer();
    const { id } = (await generate(who)).body.data;
    expect(await done(who, id)).toMatchObject({ status: "failed", designs: [] });
    expect(await creditsOf(who)).toBe(3);
  });

  it("is one request, paid for once, however often it is sent", async () => {
    const who = await designer();
    const sent = wish();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => who.call<AiJob>("POST /api/AI/generate", sent)),
    );
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202, 202, 202]);
    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1);
    await laterIsDone();
    const again = await who.call<AiJob>("POST /api/AI/generate", sent);
    expect(again.body.data).toMatchObject({ id: answers[0]!.body.data.id, status: "succeeded" });
    expect(await creditsOf(who)).toBe(2);
  });

  it("never takes more credits than there are, from two tabs at once", async () => {
    const who = await designer(1);
    const answers = await Promise.all([generate(who), generate(who), generate(who)]);
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
    const { goOn } = held();
    const who = await designer();
    const answers = await Promise.all([generate(who), generate(who), generate(who)]);
    goOn();
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 202, 409]);
    await laterIsDone();
    expect([await creditsOf(who), (await generate(who)).status]).toEqual([1, 202]);
    await laterIsDone();
  });

  it("needs a verified address", async () => {
    const { status, body } = await generate(await designer(3, false));
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
    [{ room: {} }, "room.kind", "Choose a floor plan or a kind of room"],
    [{ must_haves: ["moat"] }, "must_haves.0", "Unknown must-have."],
    [{ from: randomUUID() }, "from", "We couldn't find that design."],
  ])("is refused with %j", async (changes, field, message) => {
    const who = await designer();
    const { status, body } = await generate(who, changes);
    expect([status, body.errors?.[field]?.[0]]).toEqual([422, expect.stringContaining(message)]);
    expect(await creditsOf(who)).toBe(3);
  });

  it("changes an earlier design of the account's own, with its arrangement and style", async () => {
    const who = await designer();
    const { id } = (await generate(who, { alternatives: 1 })).body.data;
    const [first] = (await done(who, id)).designs;
    const change = await generate(who, { brief: "Cheaper", from: first!.id });
    expect(change.body.data.from).toBe(first!.id);
    await laterIsDone();
    expect(inputs[1]?.kept).toMatchObject({
      ...{ arrangement: "one wall", style: "modern", turn: 2, thrift: 2, brief: { room: "kitchen" } },
    });
    const nothingSaid = await generate(who, { brief: "", from: first!.id });
    expect(nothingSaid.body.errors?.brief).toEqual(["Say what to change."]);
    const stranger = await designer();
    const theirs = await generate(stranger, { brief: "Cheaper", from: first!.id });
    expect(theirs.body.errors?.from).toEqual(["We couldn't find that design."]);
  });
});

describe("a request that is underway", () => {
  it("says how far it is, and is stopped when it is cancelled", async () => {
    const { begun, goOn } = held();
    const who = await designer();
    const { id } = (await generate(who)).body.data;
    await begun;
    const underway = (await who.call<AiJob>(`GET /api/AI/jobs/${id}`)).body.data;
    expect(underway).toMatchObject({ status: "running", doing: expect.stringMatching(/\w/) });
    const cancelled = await who.call<AiJob>(`POST /api/AI/jobs/${id}/cancel`);
    expect(cancelled.body.data).toMatchObject({ status: "cancelled", designs: [] });
    await who.call<AiJob>(`POST /api/AI/jobs/${id}/cancel`);
    goOn();
    expect(await done(who, id)).toMatchObject({ status: "cancelled", designs: [] });
    expect(await changesOf(who)).toEqual([
      [3, "welcome"],
      [-1, "held"],
      [1, "given_back"],
    ]);
  });

  it("keeps its credit when it is cancelled after it has succeeded", async () => {
    const who = await designer();
    const { id } = (await generate(who)).body.data;
    await laterIsDone();
    expect((await who.call<AiJob>(`POST /api/AI/jobs/${id}/cancel`)).body.data.status).toBe("succeeded");
    expect(await creditsOf(who)).toBe(2);
  });

  it("is taken up again when its server died, and given up after the second time", async () => {
    const who = await designer();
    const died = async (attempts: number) => {
      const { goOn } = held();
      const { id } = (await generate(who)).body.data;
      goOn();
      await laterIsDone();
      // as a server leaves it that was killed
      await shop.platform.sql`delete from ai_designs where job_id = ${id}`;
      await shop.platform.sql`update ai_design_jobs set status = 'running', attempts = ${attempts},
        finished_at = null, lease_until = now() - interval '1 second' where id = ${id}`;
      await jobs[0]!.run(shop.platform);
      return done(who, id);
    };
    expect((await died(1)).status).toBe("succeeded");
    expect(await died(2)).toMatchObject({ status: "failed", problem: expect.stringContaining("try again") });
    expect(await creditsOf(who)).toBe(2);
  });

  it("stays with its server as long as that is heard of", async () => {
    const { begun, goOn } = held();
    const who = await designer();
    const { id } = (await generate(who)).body.data;
    await begun;
    await jobs[0]!.run(shop.platform);
    goOn();
    expect((await done(who, id)).status).toBe("succeeded");
    expect(inputs).toHaveLength(1);
  });
});

describe("an account's requests", () => {
  it("are listed newest first, and deleted with their designs", async () => {
    const who = await designer();
    const first = (await generate(who, { alternatives: 1 })).body.data.id;
    await laterIsDone();
    designs = nothing;
    const second = (await generate(who, { brief: "A tiny bathroom" })).body.data.id;
    await laterIsDone();
    const list = async () => (await who.call<AiRequests>("GET /api/AI/designs")).body.data;
    expect(await list()).toMatchObject([
      { id: second, status: "failed", designs: [] },
      { id: first, status: "succeeded", designs: [{ style_name: "Modern", room: "kitchen", area_sqft: 80 }] },
    ]);
    expect((await who.call(`DELETE /api/AI/jobs/${first}`)).status).toBe(200);
    expect((await who.call(`DELETE /api/AI/jobs/${first}`)).status).toBe(404);
    expect((await list()).map(({ id }) => id)).toEqual([second]);
    expect(await creditsOf(who)).toBe(2);
  });

  it("are nobody else's", async () => {
    const who = await designer();
    const stranger = await designer();
    const { id } = (await generate(who)).body.data;
    await laterIsDone();
    for (const key of [
      `GET /api/AI/jobs/${id}`,
      `POST /api/AI/jobs/${id}/cancel`,
      `DELETE /api/AI/jobs/${id}`,
    ])
      expect((await stranger.call(key)).status).toBe(404);
    expect((await stranger.call<AiRequests>("GET /api/AI/designs")).body.data).toEqual([]);
    expect((await done(who, id)).status).toBe("succeeded");
  });

  it("are in the data copy, and go with the account", async () => {
    const who = await designer();
    const { id } = (await generate(who, { alternatives: 1 })).body.data;
    await laterIsDone();
    const { body } = await who.call<{ requests: unknown[] }>("GET /api/AI/design/my_data");
    expect(body.data.requests).toMatchObject([
      { id, brief: "A small kitchen, $5,000", designs: [{ design: { room: "kitchen" } }] },
    ]);
    await shop.platform.db.deleteFrom("ai_accounts").where("id", "=", who.user_id).execute();
    const left = await shop.platform.sql`select id from ai_design_jobs where id = ${id}`;
    expect(left).toEqual([]);
  });

  it("that is deleted while underway is stopped, and its credit given back", async () => {
    const { begun, goOn } = held();
    const who = await designer();
    const { id } = (await generate(who)).body.data;
    await begun;
    expect((await who.call(`DELETE /api/AI/jobs/${id}`)).status).toBe(200);
    goOn();
    await laterIsDone();
    expect(await creditsOf(who)).toBe(3);
  });
});
