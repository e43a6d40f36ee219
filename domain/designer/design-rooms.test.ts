import { beforeAll, describe, expect, it } from "vitest";
import { floorPlans } from "../../demo/rooms/plans.ts";
import { usd } from "../money/usd.ts";
import { mustFindings } from "../room/rules/findings.ts";
import type { Brief } from "./brief/brief.types.ts";
import { changeBrief } from "./brief/change-brief.ts";
import { readBrief } from "./brief/read-brief.ts";
import { count } from "./count.test-support.ts";
import type { DesignedRoom, DesignOutcome, DesignStep, Kept } from "./design.types.ts";
import { type DesignInput, designRooms } from "./design-rooms.ts";
import { briefOf, offers } from "./layout/layout-rooms.test-support.ts";
import { OfferIndex } from "./sketch/offer-index.ts";
import { missedBy, shade, shadeOf } from "./sketch/shades.ts";

const bathPlans = floorPlans.filter((plan) => plan.room === "bathroom");

/** A design at the demo's wholesale prices. */
interface Walked extends DesignOutcome {
  steps: DesignStep[];
}

async function designed(brief: Brief, more: Partial<DesignInput> = {}): Promise<Walked> {
  const walk = designRooms({ plan: null, offers, alternatives: 4, count, kept: null, ...more, brief });
  const steps: DesignStep[] = [];
  for (;;) {
    const { done, value } = await walk.next();
    if (done) return { ...value, steps };
    steps.push(value);
  }
}

const asked = (text: string, more?: Partial<DesignInput>) => designed(readBrief(text).brief, more);

const surfaceOf = ({ design }: DesignedRoom, surface: string) =>
  offers.get(design.surfaces.find(({ id }) => id.startsWith(surface))!.sku!)!;
const itemsOf = ({ design }: DesignedRoom, ...kinds: string[]) =>
  design.items.filter(({ kind }) => kinds.includes(kind));

const bath = "5 x 9 ft bathroom with a walk-in shower, sage green tile, a navy vanity and brass faucets";

describe("the rooms of a brief", () => {
  let made: Walked;
  beforeAll(async () => {
    made = await asked(bath);
  });

  it("are four that differ, and none breaks a rule", () => {
    expect([made.rooms.length, made.problem]).toEqual([4, null]);
    const looks = made.rooms.map(({ arrangement, style, turn }) => `${arrangement} ${style} ${turn}`);
    expect(new Set(looks).size).toBe(4);
    expect(new Set(made.rooms.map(({ title }) => title)).size).toBe(4);
    for (const { design, title } of made.rooms) expect(mustFindings(design), title).toEqual([]);
  });

  it("have the asked colors and metal", () => {
    for (const room of made.rooms) {
      expect(missedBy(shade("#9caf88"), shadeOf(surfaceOf(room, "shower:"))!), room.title).toBeLessThan(0.1);
      expect(itemsOf(room, "vanity").map(({ finish }) => finish)).toEqual([expect.stringMatching(/navy/)]);
      expect(itemsOf(room, "faucet").map(({ finish }) => finish)).toEqual([
        expect.stringMatching(/brass|gold/),
      ]);
    }
  });

  it("all have what is wished for, where one has it", () => {
    for (const room of made.rooms)
      expect([itemsOf(room, "shower").length > 0, room.unmet]).toEqual([true, []]);
  });

  it("say why they are so, and what was assumed", () => {
    const reasons = made.rooms[0]!.reasons.join(" ");
    expect(reasons).toMatch(/shower.* on the .* wall/);
    expect(reasons).toContain(surfaceOf(made.rooms[0]!, "floor").product.name);
    expect(reasons).toContain("We assumed the ceiling is 8' high.");
  });

  it("come step by step, with pauses while places are tried", () => {
    expect(made.steps.filter(({ stage }) => stage === "placing").length).toBeGreaterThan(20);
    const progress = made.steps.map((step) => step.progress);
    expect(progress).toEqual(progress.toSorted((a, b) => a - b));
  });

  it("keep what a change does not mention", async () => {
    const before = made.rooms[1]!;
    const { brief } = changeBrief(readBrief(bath).brief, "swap the brass for matte black");
    const { rooms } = await designed(brief, { kept: keptOf(before, bath) });
    const [room] = rooms;
    expect([rooms.length, room!.style, room!.arrangement]).toEqual([1, before.style, before.arrangement]);
    expect(itemsOf(room!, "faucet").map(({ finish }) => finish)).toEqual(["matte-black"]);
    const others = (each: DesignedRoom) => itemsOf(each, "toilet", "vanity").map(({ sku }) => sku);
    expect(others(room!)).toEqual(others(before));
    expect(surfaceOf(room!, "shower:").sku).toBe(surfaceOf(before, "shower:").sku);
  });
});

const keptOf = (
  { arrangement, style, turn, thrift, price_cents, design }: DesignedRoom,
  text: string,
): Kept => ({
  brief: readBrief(text).brief,
  arrangement,
  style,
  turn,
  thrift,
  price_cents,
  design,
});

describe("the price of a room", () => {
  const bedroom = "modern bedroom 12 x 13 ft with a queen bed";
  let usual: DesignedRoom;
  beforeAll(async () => {
    usual = (await asked(bedroom, { alternatives: 1 })).rooms[0]!;
  });

  it("is the same for the same brief", async () => {
    expect((await asked(bedroom, { alternatives: 1 })).rooms).toEqual([usual]);
  });

  it("meets the budget where products allow", async () => {
    const budget_cents = Math.round(usual.price_cents * 0.7);
    const { rooms } = await designed({ ...readBrief(bedroom).brief, budget_cents }, { alternatives: 2 });
    for (const room of rooms) {
      expect(room.price_cents).toBeLessThanOrEqual(budget_cents);
      expect(room.unmet).toEqual([]);
      expect(room.reasons.join(" ")).toContain("under your budget");
    }
  });

  it("is said to be over the budget, and by how much", async () => {
    const { rooms } = await asked(`${bedroom}, budget $300`, { alternatives: 1 });
    const over = usd(rooms[0]!.price_cents - 300_00);
    expect(rooms[0]!.unmet).toEqual([expect.stringContaining(`${over} over your budget`)]);
  });

  it("is lower when something cheaper is asked for", async () => {
    const { brief } = changeBrief(readBrief(bedroom).brief, "make it cheaper");
    const { rooms } = await designed(brief, { kept: keptOf(usual, bedroom), isCheaper: true });
    expect(rooms[0]!.price_cents).toBeLessThan(usual.price_cents * 0.96);
    expect(rooms[0]!.arrangement).toBe(usual.arrangement);
  });

  it.each(["20% cheaper", "save $600"])("is lower by as much as asked: %s", async (text) => {
    const { brief, saving } = changeBrief(readBrief(bedroom).brief, text);
    const { rooms } = await designed(brief, { kept: keptOf(usual, bedroom), isCheaper: true, saving });
    const saved = usual.price_cents - rooms[0]!.price_cents;
    const asked_cents = text.includes("%") ? usual.price_cents * 0.2 : 600_00;
    expect(saved).toBeGreaterThanOrEqual(asked_cents - 1);
    // prices come in steps
    expect(saved).toBeLessThan(asked_cents * 1.2);
    const placesOf = ({ design }: DesignedRoom) => design.items.map(({ id }) => id);
    expect(placesOf(usual)).toEqual(expect.arrayContaining(placesOf(rooms[0]!)));
  });

  it("is lower by the most that can be had where that is less than asked, and says so", async () => {
    const { brief, saving } = changeBrief(readBrief(bedroom).brief, "90% cheaper");
    const { rooms } = await designed(brief, { kept: keptOf(usual, bedroom), isCheaper: true, saving });
    expect(rooms[0]!.price_cents).toBeLessThan(usual.price_cents);
    expect(rooms[0]!.unmet.join(" ")).toMatch(
      /The most that other products can save here is \$[\d,.]+ \(\d+%\)/,
    );
  });
});

it("takes the walls of a plan as they are", async () => {
  const plan = bathPlans.find(({ id }) => id === "powder-4x6")!;
  const { rooms } = await designed(briefOf(), { plan, alternatives: 1 });
  expect([rooms[0]!.design.plan, rooms[0]!.plan.id]).toEqual([plan.plan, plan.id]);
  expect(rooms[0]!.reasons.join(" ")).not.toContain("assumed");
});

describe("what a showroom does not sell", () => {
  /** A showroom with nothing but these kinds of fixtures. */
  const selling = (...kinds: string[]) => new OfferIndex(kinds.flatMap((kind) => offers.ofKind(kind)));
  const missing = async (text: string, ...kinds: string[]) => {
    const { rooms } = await asked(text, { offers: selling(...kinds), alternatives: 2 });
    expect(rooms.length, text).toBe(2);
    return [...new Set(rooms.flatMap(({ unmet }) => unmet))];
  };
  const places = (words: readonly string[]) => words.filter((each) => !each.startsWith("Not sold here"));

  it("is left out where the room can do without it", async () => {
    expect(await missing("living room 15 x 18 ft", "sofa")).toEqual([]);
    expect(await missing("bedroom 12 x 13 ft", "bed")).toEqual([]);
    expect(await missing("patio 16 x 14 ft", "table", "chair")).toEqual([]);
    expect(await missing("laundry 7 x 8 ft", "washer", "dryer")).toEqual([]);
    const cabinets = ["base_cabinet", "wall_cabinet", "refrigerator", "range", "sink", "dishwasher"];
    expect(places(await missing("kitchen 12 x 12 ft", ...cabinets))).toEqual([]);
  });

  it("keeps its place where the room needs it or it is wished for", async () => {
    expect(await missing("bedroom 12 x 13 ft")).toEqual(["This showroom sells no bed that fits here."]);
    const bathroom = await missing("5 x 9 ft bathroom with a tub", "toilet", "vanity", "shower");
    expect(places(bathroom)).toEqual(["This showroom sells no tub that fits here."]);
  });

  it("is said once where the job needs it", async () => {
    const kitchen = await missing("kitchen 12 x 12 ft", "base_cabinet", "range", "sink", "refrigerator");
    expect(kitchen.filter((words) => words.startsWith("Not sold"))).toEqual([
      "Not sold here: faucet, hood, toe kick, trap. Buy them elsewhere.",
    ]);
  });
});

it("says in words why there is no room", async () => {
  const { problem, nearest } = await asked("3 x 3 ft bathroom");
  expect(problem).toBe(
    "The room is too small for a toilet and a sink. The nearest room that fits is 4' × 4' 6\".",
  );
  expect(nearest).toEqual({ width_in: 48, depth_in: 54 });
  expect((await asked("something cozy, please")).problem).toMatch(/^Say what room it is/);
});
