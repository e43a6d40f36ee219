import { describe, expect, it } from "vitest";
import { type FloorPlan, floorPlan, rectangle } from "../../../demo/rooms/floor-plan.ts";
import { floorPlans } from "../../../demo/rooms/plans.ts";
import { boxOf } from "../../room/geometry/footprint.ts";
import { boxesApart } from "../../room/geometry/oriented-box.ts";
import { mustFindings } from "../../room/rules/findings.ts";
import type { Brief } from "../brief/brief.types.ts";
import { productKinds } from "../brief/product-kinds.ts";
import { readBrief } from "../brief/read-brief.ts";
import { designRooms } from "../design-rooms.ts";
import { OfferIndex } from "../sketch/offer-index.ts";
import { wishes } from "../sketch/place-wishes.ts";
import { isAsAsked, placesFor } from "../sketch/product-wishes.ts";
import { RoomSketch } from "../sketch/room-sketch.ts";
import { palettes } from "../styles/palettes.ts";
import { styleOf } from "../styles/styles-for.ts";
import { kitchenLayouts } from "./kitchens.ts";
import type { Layouts } from "./layout.types.ts";
import { found, furnished, offers } from "./layout-rooms.test-support.ts";

const search = (plan: FloorPlan, brief?: Partial<Brief>): Layouts => found(kitchenLayouts, plan, brief);

const room = (name: string, outline: string, openings: string[], edges: string[] = []): FloorPlan =>
  floorPlan("kitchen", { id: name, name, layout: "", outline, openings, edges, description: "", tags: "" });

const ofDemo = [
  ...["Galley kitchen 8 × 11, doors at both ends", "One-wall kitchen 14 ft", "L kitchen 12 × 12"],
  ...["U kitchen 10 × 10", "Peninsula kitchen 15 × 11"],
];
const rooms = [
  ...ofDemo.map((name) => floorPlans.find((plan) => plan.name === name)!),
  room("7 × 8", rectangle(84, 96), ["door s 48 30 in e", "window n 24 36 42 40"]),
  room("8 × 10", rectangle(96, 120), ["passage s 30 36", "window n 30 36 42 40"]),
  room("9 × 9, low window", rectangle(108, 108), ["door e 4 32 in s", "window w 40 36 30 50"]),
  room("12 × 10, open", rectangle(144, 120), ["window w 40 42 42 40"], ["s open", "e open"]),
  room("an L", "s 0 0, e 168 0, m 168 96, k 108 96, n 108 180, w 0 180", [
    "passage s 20 42",
    "window n 30 48 42 40",
  ]),
];
const twoDoors = room("10 × 12", rectangle(120, 144), [
  ...["passage s 40 36", "door e 100 32 in n", "window n 40 42 42 40"],
]);
const walkedThrough = room("11 × 11", rectangle(132, 132), [
  ...["passage s 10 36", "passage n 86 36", "window e 50 40 42 40"],
]);
const large = room("15 × 14", rectangle(180, 168), ["passage s 70 48", "window n 66 48 42 40"]);

const count = (sketch: RoomSketch, kind: string) => sketch.items.filter((item) => item.kind === kind).length;

/** As seen by a person facing the sink. */
function sideOfWasher({ items }: RoomSketch): "left" | "right" {
  const [sink, washer] = ["sink", "dishwasher"].map((kind) => items.find((item) => item.kind === kind)!);
  const turn = (sink!.rotation_deg * Math.PI) / 180;
  const [x, y] = [washer!.at_in[0] - sink!.at_in[0], washer!.at_in[1] - sink!.at_in[1]];
  return x * Math.cos(turn) + y * Math.sin(turn) > 0 ? "right" : "left";
}

describe("kitchens", () => {
  it.each(rooms.map((plan) => [plan.name, plan] as const))("%s", (_, plan) => {
    const { layouts, problems } = search(plan);
    expect(problems).toEqual([]);
    expect(layouts.length).toBeGreaterThan(0);
    expect(layouts.length).toBeLessThanOrEqual(8);
    expect(new Set(layouts.map(({ arrangement }) => arrangement)).size).toBe(layouts.length);
    const { vertices_in } = plan.plan;
    const isRoomy = [0, 1].every((axis) => Math.max(...vertices_in.map((point) => point[axis]!)) >= 120);
    if (isRoomy) expect(layouts.length).toBeGreaterThanOrEqual(3);
    layouts.slice(0, 2).forEach((layout, at) => {
      const sketch = furnished(plan, layout, at * 3 + 1);
      expect(
        mustFindings(sketch.design("")).map(({ message }) => message),
        layout.arrangement,
      ).toEqual([]);
      expect(count(sketch, "sink"), layout.arrangement).toBe(1);
      expect(count(sketch, "refrigerator"), layout.arrangement).toBe(1);
      expect(count(sketch, "range") + count(sketch, "cooktop"), layout.arrangement).toBe(1);
      const hasWasher = layout.has.includes("dishwasher");
      expect(count(sketch, "dishwasher"), layout.arrangement).toBe(hasWasher ? 1 : 0);
      if (hasWasher) expect(layout.says.join(" ")).toContain(`dishwasher on its ${sideOfWasher(sketch)}`);
      expect(count(sketch, "island"), layout.arrangement).toBe(layout.has.includes("island") ? 1 : 0);
    });
    const scores = layouts.map(({ score }) => score);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
  });
});

const byName = (name: string): FloorPlan => rooms.find((plan) => plan.name === name)!;

describe("wishes for a kitchen", () => {
  it("are met by the first layout where the room allows, with wider aisles for two cooks", () => {
    const wants = ["island", "counter_seating", "pantry"] as const;
    const [best] = search(large, { wants, household: ["two_cooks"] }).layouts;
    expect(best!.has).toEqual(expect.arrayContaining([...wants]));
    const design = furnished(large, best!, 0).design("");
    expect(mustFindings(design)).toEqual([]);
    const { items } = design;
    const bench = items.find(({ kind }) => kind === "island")!;
    const works = items.filter(({ kind }) => ["base_cabinet", "range", "refrigerator"].includes(kind));
    const aisle = Math.min(...works.map((each) => boxesApart(boxOf(bench), boxOf(each))));
    expect(aisle).toBeGreaterThanOrEqual(48);
  });

  it("bring a peninsula", () => {
    const [best] = search(byName("Peninsula kitchen 15 × 11"), { wants: ["peninsula"] }).layouts;
    expect(best!.has).toContain("peninsula");
  });

  it("bring a wall oven with a cooktop, in a tall cabinet, and a table in a kitchen that can be built", () => {
    const plan = byName("an L");
    const [best] = search(plan, { wants: ["wall_oven", "dining_table"] }).layouts;
    expect(best!.has).toEqual(expect.arrayContaining(["wall_oven", "cooktop"]));
    const sketch = furnished(plan, best!, 2);
    expect([count(sketch, "cooktop"), count(sketch, "wall_oven"), count(sketch, "range")]).toEqual([1, 1, 0]);
    expect(mustFindings(sketch.design(""))).toEqual([]);
  });

  it("that do not fit are explained with the length that is missing", () => {
    const { layouts, problems } = search(byName("8 × 10"), { wants: ["island"] });
    expect(layouts.every(({ has }) => !has.includes("island"))).toBe(true);
    expect(problems).toEqual([
      {
        feature: "island",
        words: expect.stringMatching(/^An island needs 42" of aisle on each side; the room leaves \d/),
      },
    ]);
  });

  it("keep out what is not wanted", () => {
    const { layouts } = search(large, { avoids: ["island", "dishwasher", "dining_table"] });
    const unwanted = layouts.flatMap(({ has }) =>
      has.filter((each) => ["island", "dishwasher", "dining_table"].includes(each)),
    );
    expect([layouts.length > 0, unwanted]).toEqual([true, []]);
  });
});

describe("the shape of a kitchen", () => {
  it.each([
    ["one_wall", /^One wall/],
    ["galley", /^Galley/],
  ] as const)("as asked comes first: %s", (shape, words) => {
    const { layouts, problems } = search(twoDoors, { shape });
    expect(layouts[0]!.arrangement).toMatch(words);
    expect(layouts[0]!.shape).toBe(shape);
    expect(problems).toEqual([]);
  });

  it("that does not fit is explained", () => {
    const { layouts, problems } = search(byName("12 × 10, open"), { shape: "u" });
    expect(layouts.map((layout) => layout.shape)).not.toContain("u");
    expect(problems).toEqual([
      { feature: "shape", words: expect.stringMatching(/^A U-shaped kitchen needs three walls/) },
    ]);
    const wall = search(walkedThrough, { shape: "one_wall" });
    expect(wall.problems.map(({ words }) => words)).toEqual([
      "A kitchen on one wall needs 10' of free wall; the longest is 9'.",
    ]);
  });
});

describe("kinds of products", () => {
  /** The kitchen as dressed for a brief, with the kinds of its products. */
  const dressed = (text: string, offered: OfferIndex = offers) => {
    const { brief } = readBrief(text);
    const plan = large;
    const [layout] = found(kitchenLayouts, plan, brief, offered).layouts;
    const sketch = new RoomSketch(plan, styleOf(brief, "modern", 0, 0, offered).palette, offered, 0);
    layout!.furnish(sketch);
    const said = (kind: string) => {
      const item = sketch.items.find((each) => each.kind === kind);
      return (item?.sku && offered.get(item.sku)?.said) || "";
    };
    return { said, must: mustFindings(sketch.design("")) };
  };

  it("come before style and price", () => {
    const text = "kitchen with an apron sink, gas range, counter-depth fridge, shaker cabinets";
    for (const each of [offers, new OfferIndex(offers, 40)]) {
      const { said, must } = dressed(text, each);
      expect(said("sink")).toContain("apron");
      expect(said("range")).toContain("gas");
      expect(said("refrigerator")).toContain("builtin-48");
      expect(said("base_cabinet")).toContain("shaker");
      expect(must).toEqual([]);
    }
  });

  it("that a design has not are told, and why", async () => {
    const { brief: read } = readBrief("U-shaped kitchen, workstation sink, sputnik chandelier");
    const unsold = { slot: "range", word: "wood", name: "wood stove" } as const;
    const brief = { ...read, products: [...read.products, unsold] };
    const takeoff = {
      surfaces: [],
      items: [],
      supplies: [],
      goods: [],
      total: 0,
      total_cents: 0,
      unknown: 0,
    };
    const steps = designRooms({
      brief,
      plan: byName("12 × 10, open"),
      offers,
      alternatives: 1,
      kept: null,
      count: async () => ({ takeoff, products: new Map() }),
    });
    let step = await steps.next();
    while (!step.done) step = await steps.next();
    expect(step.value.rooms.map(({ unmet }) => unmet)).toEqual([
      [
        expect.stringMatching(/^A U-shaped kitchen needs/),
        "Sputnik chandelier: this arrangement has no room for it.",
        "This showroom sells no wood stove that fits here.",
      ],
    ]);
  });

  it("are sold in the demo, each of them", () => {
    const unsold = productKinds.filter((kind) => {
      const places = placesFor(kind).map((place) => wishes[place]!(palettes[0]!));
      return !places.some((wish) =>
        offers.ofKind(wish.kind).some((offer) => (wish.accepts?.(offer) ?? true) && isAsAsked(offer, kind)),
      );
    });
    expect(unsold.map(({ name }) => name)).toEqual([]);
    expect(new Set(productKinds.map(({ name }) => name)).size).toBe(productKinds.length);
  });
});

describe("a room without walls for a kitchen", () => {
  it("gets no layout, and is told why", () => {
    const closet = room("closet", rectangle(60, 60), ["door s 14 32 in e"]);
    const { layouts, problems } = search(closet, { wants: ["island"] });
    expect(layouts).toEqual([]);
    expect(problems.map(({ feature }) => feature)).toEqual([null]);
  });
});
