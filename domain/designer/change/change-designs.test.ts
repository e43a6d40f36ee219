import { beforeAll, describe, expect, it } from "vitest";
import type { RoomDesign } from "../../../contract/design/room-design.ts";
import { mustFindings } from "../../room/rules/findings.ts";
import { changeBrief } from "../brief/change-brief.ts";
import { readBrief } from "../brief/read-brief.ts";
import { count } from "../count.test-support.ts";
import type { DesignedRoom, Kept, Pin } from "../design.types.ts";
import { designRooms } from "../design-rooms.ts";
import { offers } from "../layout/layout-rooms.test-support.ts";
import { OfferIndex } from "../sketch/offer-index.ts";
import { styleOf } from "../styles/styles-for.ts";
import { linesOfDesign, pinOf } from "./design-lines.ts";
import { differenceOf, restWords } from "./difference.ts";
import { swapsAt, withSwap } from "./swaps.ts";

type Outcome = { rooms: readonly DesignedRoom[]; problem: string | null };

async function walked(steps: ReturnType<typeof designRooms>): Promise<Outcome> {
  for (;;) {
    const { done, value } = await steps.next();
    if (done) return value;
  }
}

const text = "A 6x9 bathroom with a tub, white tile and a double vanity. Modern.";
let first: DesignedRoom;
beforeAll(async () => {
  const { brief } = readBrief(text);
  const { rooms } = await walked(
    designRooms({ brief, plan: null, offers, alternatives: 1, count, kept: null }),
  );
  first = rooms[0]!;
});

const modelOf = (sku: string) => offers.get(sku)?.model;
const lineOf = (design: RoomDesign, what: string) =>
  linesOfDesign(design, modelOf).find((line) => line.what === what)!;

/** The room with other products on its floor and in its mirror, as somebody has chosen them. */
function chosenBy(design: RoomDesign): RoomDesign {
  const floor = lineOf(design, "floor");
  const own = offers.get(floor.skus[0]!)!;
  const other = offers
    .covers("floor")
    .find((offer) => offer.product.child === own.product.child && offer.product !== own.product)!;
  return {
    ...design,
    surfaces: design.surfaces.map((each) => (each.id === "floor" ? { ...each, sku: other.sku } : each)),
  };
}

async function changed(words: string, { design = first.design, pins = [] as readonly Pin[] } = {}) {
  const before = readBrief(text).brief;
  const { brief, thrift, saving } = changeBrief(before, words);
  const kept: Kept = {
    ...first,
    brief: before,
    thrift: (first.thrift + thrift) as Kept["thrift"],
    design,
    pins,
    price_cents: (await count(design)).takeoff.total_cents,
  };
  const plan = { id: first.plan.id, tags: first.plan.tags, room: design.room, plan: design.plan };
  return walked(
    designRooms({ brief, plan, offers, alternatives: 1, count, kept, isCheaper: thrift > 0, saving }),
  );
}

describe("a change in words", () => {
  it("leaves what was chosen by hand as it is", async () => {
    const design = chosenBy(first.design);
    const { rooms } = await changed("walnut vanity", { design });
    const after = rooms[0]!.design;
    expect(lineOf(after, "floor").skus).toEqual(lineOf(design, "floor").skus);
    expect(after.items.find(({ kind }) => kind === "vanity")?.finish).toMatch(/walnut/);
  });

  it("changes what it is about", async () => {
    const { rooms } = await changed("make the floor darker");
    expect(lineOf(rooms[0]!.design, "floor").skus).not.toEqual(lineOf(first.design, "floor").skus);
    expect(lineOf(rooms[0]!.design, "vanity").skus).toEqual(lineOf(first.design, "vanity").skus);
  });
});

describe("a saving", () => {
  it.each([
    ["save $300", 30_000],
    ["save $600", 60_000],
    ["10% cheaper", null],
    ["20% cheaper", null],
  ])("is what was asked for and hardly more: %s", async (words, cents) => {
    const asked = cents ?? (first.price_cents * Number.parseInt(words, 10)) / 100;
    const { rooms } = await changed(words);
    const saved = first.price_cents - rooms[0]!.price_cents;
    expect(saved).toBeGreaterThanOrEqual(asked);
    expect(saved).toBeLessThan(asked * 1.05);
  });
});

describe("what is kept", () => {
  it("stays when the change is about it", async () => {
    const pins = [pinOf(lineOf(first.design, "floor"))];
    const { rooms } = await changed("make the floor darker", { pins });
    expect(lineOf(rooms[0]!.design, "floor").skus).toEqual(lineOf(first.design, "floor").skus);
  });

  it("stays when all is to cost less, and the rest saves what was asked", async () => {
    const dearest = lineOf(first.design, "vanity");
    const { rooms } = await changed("15% cheaper", { pins: [pinOf(dearest)] });
    expect(lineOf(rooms[0]!.design, "vanity").skus).toEqual(dearest.skus);
    expect(rooms[0]!.price_cents).toBeLessThan(first.price_cents);
  });

  it("stays when the room is furnished anew in other products", async () => {
    const vanity = lineOf(first.design, "vanity");
    const { rooms } = await changed("farmhouse style, nicer", { pins: [pinOf(vanity)] });
    expect(lineOf(rooms[0]!.design, "vanity").skus).toEqual(vanity.skus);
  });

  it("is named where a change cannot be made with it", async () => {
    const tub = linesOfDesign(first.design, modelOf).find(({ what }) => /^tub/.test(what))!;
    const { rooms, problem } = await changed("no tub, walk-in shower", { pins: [pinOf(tub)] });
    expect(rooms).toEqual([]);
    expect(problem).toContain(offers.get(tub.skus[0]!)!.product.name);
    expect(problem).toContain("Stop keeping it");
  });
});

describe("another product for a line", () => {
  const task = () => {
    const { brief } = readBrief(text);
    const { palette } = styleOf(brief, first.style, first.turn, 0, offers);
    return { design: first.design, offers, palette, wants: new Set<string>(), count };
  };

  it("has its difference in price, and keeps every required rule", async () => {
    const swaps = await swapsAt(task(), "floor");
    expect(swaps.length).toBeGreaterThan(1);
    const before = (await count(first.design)).takeoff.total_cents;
    for (const { sku, difference_cents } of swaps) {
      const { design } = (await withSwap(task(), "floor", sku))!;
      expect(mustFindings(design)).toEqual([]);
      expect((await count(design)).takeoff.total_cents - before).toBe(difference_cents);
    }
  });

  it("is refused where the solver would not take it", async () => {
    const sofa = offers.ofKind("sofa")[0]!;
    expect(await withSwap(task(), "floor", sofa.sku)).toBeNull();
  });

  it("is the only line of the difference, with what follows from it", async () => {
    const [swap] = await swapsAt(task(), "floor");
    const { design } = (await withSwap(task(), "floor", swap!.sku))!;
    const [before, after] = [await count(first.design), await count(design)];
    const lines = differenceOf({ ...before, design: first.design }, { ...after, design });
    expect(lines.map(({ where }) => where)).toEqual(expect.arrayContaining(["Floor"]));
    expect(lines.every(({ where }) => where === "Floor" || where === restWords)).toBe(true);
    expect(lines.reduce((sum, each) => sum + each.difference_cents, 0)).toBe(swap!.difference_cents);
  });
});

it("comes to the same whether or not the room before was worked on lately", async () => {
  const { brief } = readBrief(text);
  const kept: Kept = {
    ...first,
    brief,
    price_cents: first.price_cents,
    design: chosenBy(first.design),
    pins: [],
  };
  const plan = { ...first.plan, room: first.design.room, plan: first.design.plan };
  const changed = async (shelf: OfferIndex) => {
    const darker = changeBrief(brief, "make the floor darker").brief;
    const { rooms } = await walked(
      designRooms({ brief: darker, plan, offers: shelf, alternatives: 1, count, kept }),
    );
    return rooms[0]!.design;
  };
  const known = await changed(offers);
  expect(await changed(new OfferIndex([...offers.all()]))).toEqual(known);
  expect(await changed(offers)).toEqual(known);
});
