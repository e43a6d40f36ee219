import fc from "fast-check";
import { expect, test } from "vitest";
import type { RoomDesign, RoomItem, RoomProduct } from "../../../contract/design/room-design.ts";
import type { Point } from "../geometry/point.ts";
import { productsBySku } from "../takeoff/products-by-sku.ts";
import {
  hallBath,
  itemOf,
  productOf,
  roomOf,
  surfaceOf,
  turnedDesign,
} from "../takeoff/sample-room.test-support.ts";
import type { Move } from "./finding.types.ts";
import { findingsOf, mustFindings } from "./findings.ts";
import { placementRefusal } from "./placement.ts";
import { planningRule, planningRules } from "./planning-rules.ts";

const withItem = (design: RoomDesign, id: string, change: Partial<RoomItem>): RoomDesign => ({
  ...design,
  items: design.items.map((item) => (item.id === id ? { ...item, ...change } : item)),
});
const rulesOf = (design: RoomDesign, level?: "must" | "should"): string[] =>
  findingsOf(design, { fixes: false })
    .filter((finding) => !level || finding.level === level)
    .map(({ rule }) => rule);
const find = (design: RoomDesign, rule: string) =>
  findingsOf(design).filter((finding) => finding.rule === rule);

test("every rule has its own name, a source and a length or none", () => {
  expect(new Set(planningRules.map(({ id }) => id)).size).toBe(planningRules.length);
  for (const rule of planningRules) expect(rule.source).not.toBe("");
  expect(planningRule("toilet-sides")).toMatchObject({ must_in: 15, should_in: 18 });
});

test("the usual 5 × 8 bath passes everything that must hold", () => {
  expect(mustFindings(hallBath())).toEqual([]);
});

test("turning and moving the room changes no finding", () => {
  const design = withItem(hallBath(), "toilet", { at_in: [46, 44.3] });
  const told = (each: RoomDesign) =>
    findingsOf(each, { fixes: false }).map(({ rule, level, measured_in }) => [
      rule,
      level,
      measured_in?.toFixed(1),
    ]);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 359 }), fc.integer({ min: -500, max: 500 }), (degrees, by) => {
      expect(told(turnedDesign(design, degrees, [by, by / 2]))).toEqual(told(design));
    }),
    { numRuns: 25 },
  );
});

test("a toilet 12 in. from the tub must move, and the fix moves it by the missing distance", () => {
  const [finding] = find(withItem(hallBath(), "toilet", { at_in: [46, 54] }), "toilet-sides");
  expect(finding).toMatchObject({ level: "must", measured_in: 12, wanted_in: 15, items: ["toilet"] });
  expect(finding!.message).toBe(`The toilet's center line is 12" from the tub; at least 15" is required.`);
  expect(finding!.fix).toMatchObject({ item: "toilet", words: `Move the toilet 3" down on the plan` });
  expect((finding!.fix as Move).move_in[1]).toBeCloseTo(-3);
});

test("a fix is offered only where nothing else breaks", () => {
  const tight = withItem(withItem(hallBath(), "vanity", { at_in: [49.5, 24] }), "toilet", {
    at_in: [46, 54],
  });
  const [finding] = find(tight, "toilet-sides");
  expect(finding).toMatchObject({ level: "must", fix: null });
});

test("every fix that is offered settles its finding and adds none that must hold", () => {
  const place = fc.tuple(fc.integer({ min: 10, max: 50 }), fc.integer({ min: 10, max: 86 }));
  fc.assert(
    fc.property(place, place, (toilet, vanity) => {
      const design = withItem(withItem(hallBath(), "toilet", { at_in: toilet as Point }), "vanity", {
        at_in: vanity as Point,
      });
      const before = mustFindings(design).length;
      for (const { fix } of findingsOf(design)) {
        if (!fix || "sku" in fix) continue;
        const item = design.items.find(({ id }) => id === fix.item)!;
        const [dx, dy] = fix.move_in;
        const moved = design.items.map((each) =>
          each.id === fix.item || each.host === fix.item
            ? { ...each, at_in: [each.at_in[0] + dx, each.at_in[1] + dy] as Point }
            : each,
        );
        expect(mustFindings({ ...design, items: moved }).length).toBeLessThanOrEqual(before);
        expect(
          placementRefusal(design, { ...item, at_in: [item.at_in[0] + dx, item.at_in[1] + dy] }),
        ).toBeNull();
      }
    }),
    { numRuns: 25 },
  );
});

const bath = (width: number, depth: number, ...items: RoomItem[]): RoomDesign =>
  roomOf(width, depth, { items });
const toilet = itemOf({
  id: "toilet",
  kind: "toilet",
  at_in: [18, 82],
  width_in: 16,
  depth_in: 28,
  height_in: 30,
  against: "n",
});

test("clear floor in front: 21 in. must, 30 in. should", () => {
  expect(find(bath(60, 96, toilet), "front-clear")).toEqual([]);
  expect(find(bath(60, 53, { ...toilet, at_in: [20, 39] }), "front-clear")).toMatchObject([
    { level: "should", measured_in: 25 },
  ]);
  expect(find(bath(60, 47, { ...toilet, at_in: [20, 33] }), "front-clear")).toMatchObject([
    { level: "must", measured_in: 19 },
  ]);
});

test("movable items do not block a toilet's clear floor, fixed ones do", () => {
  const rug = itemOf({ id: "rug", kind: "rug", at_in: [20, 50], width_in: 30, depth_in: 20, height_in: 0.5 });
  const basket = itemOf({
    id: "basket",
    kind: "accessory",
    at_in: [20, 55],
    width_in: 12,
    depth_in: 12,
    height_in: 20,
  });
  expect(find(bath(60, 96, toilet, rug, basket), "front-clear")).toEqual([]);
  const cabinet = itemOf({
    id: "c",
    kind: "tall_cabinet",
    at_in: [20, 42],
    width_in: 24,
    depth_in: 12,
    height_in: 84,
  });
  expect(find(bath(60, 96, toilet, cabinet), "front-clear")).toMatchObject([
    { level: "must", measured_in: 20 },
  ]);
});

test("basins: from the wall, and from each other", () => {
  const vanity = itemOf({
    id: "v",
    kind: "vanity",
    at_in: [15, 85],
    width_in: 25,
    depth_in: 22,
    height_in: 35,
    against: "n",
  });
  expect(find(bath(96, 96, { ...vanity, at_in: [12.5, 85] }), "lavatory-side")).toMatchObject([
    { level: "must", measured_in: 12.5 },
  ]);
  expect(find(bath(96, 96, vanity), "lavatory-side")).toMatchObject([{ level: "should", measured_in: 15 }]);
  const double = { ...vanity, width_in: 61, at_in: [40, 85] as Point };
  expect(find(bath(96, 96, double), "lavatory-pair")).toMatchObject([{ level: "should", measured_in: 30.5 }]);
  const taps = [30, 54].map((x) =>
    itemOf({
      id: `t${x}`,
      kind: "faucet",
      at_in: [x, 90],
      width_in: 6,
      depth_in: 6,
      height_in: 8,
      host: "v",
    }),
  );
  expect(find(bath(96, 96, double, ...taps), "lavatory-pair")).toMatchObject([
    { level: "must", measured_in: 24 },
  ]);
});

test("showers: inside, and the floor in front; a shower head is not a stall", () => {
  const stall = itemOf({
    id: "s",
    kind: "shower",
    at_in: [14, 78],
    width_in: 28,
    depth_in: 36,
    height_in: 78,
  });
  expect(rulesOf(bath(60, 96, stall), "must")).toEqual(["shower-size"]);
  const head = itemOf({ id: "h", kind: "shower", at_in: [30, 92], width_in: 8, depth_in: 8, height_in: 7 });
  expect(rulesOf(bath(60, 96, head))).toEqual([]);
  const wide = { ...stall, width_in: 36, at_in: [18, 78] as Point };
  const near = itemOf({
    id: "v",
    kind: "vanity",
    at_in: [18, 30],
    width_in: 36,
    depth_in: 20,
    height_in: 35,
    rotation_deg: 180,
  });
  const beside = itemOf({
    id: "t",
    kind: "tall_cabinet",
    at_in: [48, 78],
    width_in: 20,
    depth_in: 36,
    height_in: 84,
  });
  expect(find(bath(60, 96, wide, near, beside), "shower-front")).toMatchObject([
    { level: "must", measured_in: 20 },
  ]);
});

test("a ceiling of 6 ft 6 in. is too low for fixtures and fine for a sofa", () => {
  const low = { plan: { ceiling_height_in: 78 } };
  expect(find(roomOf(120, 96, { ...low, items: [toilet] }), "ceiling-height")).toMatchObject([
    { level: "must", measured_in: 78, wanted_in: 80 },
  ]);
  expect(find(roomOf(120, 96, low), "ceiling-height")).toEqual([]);
});

test("reports a fixture far from every drain", () => {
  const services = [{ kind: "drain" as const, at_in: [100, 10] as Point }];
  expect(find(roomOf(120, 96, { plan: { services }, items: [toilet] }), "drain-run")).toMatchObject([
    { level: "should", items: ["toilet"] },
  ]);
});

test("refuses items in a door's swing or in front of its opening, with the reason", () => {
  const openings = [
    {
      id: "d",
      wall: "s",
      kind: "door" as const,
      offset_in: 30,
      width_in: 30,
      height_in: 80,
      swing: { into: "room" as const, hinge: "from" as const },
    },
  ];
  const room = roomOf(120, 96, { plan: { openings } });
  const chair = itemOf({
    id: "c",
    kind: "chair",
    width_in: 16,
    depth_in: 16,
    height_in: 34,
    at_in: [45, 20],
  });
  expect(placementRefusal(room, chair)).toBe("The door would swing into the chair.");
  expect(placementRefusal(room, { ...chair, at_in: [90, 20] })).toBeNull();
  const out = roomOf(120, 96, {
    plan: { openings: [{ ...openings[0]!, swing: { into: "out", hinge: "from" } }] },
  });
  expect(placementRefusal(out, chair)).toBe("The chair is in front of the door.");
  expect(placementRefusal(out, { ...chair, at_in: [45, 40] })).toBeNull();
  const rug = itemOf({ id: "r", kind: "rug", width_in: 40, depth_in: 30, height_in: 0.5, at_in: [45, 20] });
  const pendant = itemOf({
    id: "l",
    kind: "light",
    width_in: 12,
    depth_in: 12,
    height_in: 10,
    at_in: [45, 20],
  });
  expect([rug, pendant].map((item) => placementRefusal(room, item))).toEqual([null, null]);
});

test("refuses collisions with walls and items, except for guests, rugs and items above", () => {
  const room = roomOf(120, 96, {
    items: [itemOf({ id: "base", kind: "base_cabinet", at_in: [60, 84], width_in: 36 })],
  });
  const cabinet = itemOf({ id: "x", kind: "base_cabinet", at_in: [80, 84] });
  expect(placementRefusal(room, cabinet)).toBe("The base cabinet 2 overlaps the base cabinet 1.");
  expect(placementRefusal(room, { ...cabinet, at_in: [115, 84] })).toBe(
    "The base cabinet 2 reaches past the wall.",
  );
  expect(placementRefusal(room, { ...cabinet, at_in: [90, 84] })).toBeNull();
  const above = itemOf({ id: "w", kind: "wall_cabinet", at_in: [60, 90], depth_in: 12, height_in: 30 });
  const sink = itemOf({
    id: "s",
    kind: "sink",
    at_in: [60, 84],
    width_in: 30,
    depth_in: 18,
    height_in: 9,
    host: "base",
  });
  const stool = itemOf({
    id: "t",
    kind: "stool",
    at_in: [60, 72],
    width_in: 16,
    depth_in: 16,
    height_in: 26,
  });
  expect([above, sink, stool].map((item) => placementRefusal(room, item))).toEqual([null, null, null]);
});

test("an L's notch is outside the room", () => {
  const plan = {
    vertices_in: [
      [0, 0],
      [120, 0],
      [120, 60],
      [48, 60],
      [48, 100],
      [0, 100],
    ] as Point[],
    walls: [],
  };
  const room = roomOf(120, 100, { plan });
  const table = itemOf({
    id: "t",
    kind: "table",
    width_in: 60,
    depth_in: 40,
    height_in: 30,
    at_in: [50, 55],
  });
  expect(placementRefusal(room, table)).toBe("The table reaches past the wall.");
  expect(placementRefusal(room, { ...table, at_in: [80, 30] })).toBeNull();
});

const floor = (sku: string, attributes: RoomProduct["attributes"], name = sku): RoomProduct =>
  productOf({ sku, name, attributes, surface: ["floor"] });
const floored = (sku: string, room = "bathroom"): RoomDesign => ({
  ...hallBath(),
  room,
  surfaces: [surfaceOf("floor", sku)],
});
const wetFloors = (design: RoomDesign, ...products: RoomProduct[]) =>
  findingsOf(design, { products: productsBySku(products) }).filter(({ rule }) => rule === "wet-floor");

test("a bath's floor holds wet feet: DCOF 0.42, or another floor is offered", () => {
  const slick = floor("SLICK", { dcof: 0.38 }, "Polished Marble");
  const rough = floor("ROUGH", { dcof: 0.42 }, "Honed Slate");
  expect(wetFloors(floored("ROUGH"), slick, rough)).toEqual([]);
  const [finding] = wetFloors(floored("SLICK"), slick, rough);
  expect(finding).toMatchObject({
    level: "should",
    surface: "floor",
    message:
      "Polished Marble has a wet slip resistance (DCOF) of 0.38; for a floor that gets wet, 0.42 or higher is better.",
    fix: { surface: "floor", sku: "ROUGH", words: "Use Honed Slate" },
  });
  expect(wetFloors(floored("SLICK"), slick)[0]!.fix).toBeNull();
});

test("a floor without a rating is fine in a bath when it is waterproof, and dry rooms take any", () => {
  const wood = floor("WOOD", {}, "Oak");
  expect(wetFloors(floored("WOOD"), wood)[0]!.message).toContain("Oak lists no wet slip resistance");
  expect(wetFloors(floored("WOOD"), floor("WOOD", { waterproof: true }))).toEqual([]);
  expect(wetFloors(floored("WOOD", "living_room"), wood)).toEqual([]);
  expect(wetFloors(floored("WOOD", "bathroom"))).toEqual([]);
});

test("a faucet has to go into the holes of its vanity, which may be sold with others", () => {
  const vanity = (sku: string, holes: string) =>
    productOf({ sku, hash: "v", name: "Vale Vanity", options: { Finish: "Oak", "Faucet holes": holes } });
  const one = productOf({ sku: "ONE", hash: "f", name: "Ondosa Faucet", attributes: { holes: "1" } });
  const design = roomOf(96, 96, {
    items: [
      itemOf({ id: "v", kind: "vanity", sku: "V3", at_in: [40, 84], width_in: 30, depth_in: 21 }),
      itemOf({ id: "f", kind: "faucet", sku: "ONE", host: "v", at_in: [40, 90], width_in: 4, depth_in: 4 }),
    ],
  });
  const holes = (...products: RoomProduct[]) =>
    findingsOf(design, { products: productsBySku(products) }).filter(({ rule }) => rule === "faucet-holes");
  const [finding] = holes(vanity("V3", "8 in. widespread"), vanity("V1", "Single hole"), one);
  expect(finding).toMatchObject({
    level: "should",
    items: ["v", "f"],
    message:
      'The vanity is drilled for another faucet: it has 3 faucet holes 8" apart, and Ondosa Faucet takes one faucet hole.',
    fix: { exchanged: "v", sku: "V1", words: "Take it with one faucet hole" },
  });
  expect(holes(vanity("V3", "8 in. widespread"), one)[0]!.fix).toBeNull();
  expect(holes(vanity("V3", "Single hole"), one)).toEqual([]);
});

test("outside wet floors ask for more than inside", () => {
  const stone = floor("STONE", { dcof: 0.5 });
  expect(wetFloors(floored("STONE"), stone)).toEqual([]);
  expect(wetFloors(floored("STONE", "outdoor"), stone)[0]!.message).toContain("0.55");
});

test("a shower of 30 in. is required, a long one may be 25 in. wide", () => {
  const shower = (width_in: number, depth_in: number) =>
    itemOf({ id: "shower", kind: "shower", at_in: [40, 60], width_in, depth_in, height_in: 78 });
  const levels = (...size: [number, number]) =>
    find(bath(120, 120, shower(...size)), "shower-size").map(({ level }) => level);
  expect(levels(36, 36)).toEqual([]);
  expect(levels(30, 30)).toEqual(["should"]);
  expect(levels(28, 40)).toEqual(["must"]);
  expect(levels(28, 48)).toEqual(["should"]);
  expect(levels(24, 60)).toEqual(["must"]);
});

test("an item on its host may extend over an open side, not into a wall", () => {
  const pane = (at_in: [number, number]) =>
    itemOf({ id: "pane", kind: "shower", host: "base", at_in, width_in: 38, depth_in: 12, height_in: 78 });
  const design = (at_in: [number, number]) =>
    roomOf(120, 96, {
      items: [
        itemOf({ id: "base", kind: "shower", at_in: [30, 78], width_in: 60, depth_in: 36, height_in: 2 }),
        pane(at_in),
      ],
    });
  const past = (room: RoomDesign) => findingsOf(room).filter(({ rule }) => rule === "inside-room");
  expect(past(design([17.2, 60]))).toMatchObject([
    { items: ["pane"], level: "must", message: expect.stringContaining("past the wall") },
  ]);
  expect(past(design([19, 60]))).toEqual([]);
  const open = design([17.2, 60]);
  open.plan.walls = open.plan.walls.map((wall) => (wall.id === "w" ? { ...wall, kind: "open" } : wall));
  expect(past(open)).toEqual([]);
});

test("under a slope a toilet needs standing height in front, and a shower over its floor", () => {
  const ceiling = { kind: "slope", wall: "s", low_in: 48 } as const;
  const sloped = (item: RoomItem) =>
    find(roomOf(120, 96, { plan: { ceiling }, items: [item] }), "ceiling-height");
  // it faces the low side: 30 in. from it the ceiling is 63 in. high
  const facingLow = { ...toilet, at_in: [60, 54] as Point, rotation_deg: 0 };
  expect(sloped(facingLow)).toMatchObject([{ level: "must", wanted_in: 80, items: ["toilet"] }]);
  expect(sloped(facingLow)[0]!.message).toMatch(/^The ceiling in front of the toilet is .* high/);
  // with its back to the low side and its front where one can stand
  expect(sloped({ ...facingLow, at_in: [60, 54], rotation_deg: 180 })).toEqual([]);
  const shower = itemOf({ id: "sh", kind: "shower", width_in: 36, depth_in: 36, height_in: 4 });
  expect(sloped({ ...shower, at_in: [60, 20] })[0]!.message).toMatch(/^The ceiling over the shower is/);
  expect(sloped({ ...shower, at_in: [60, 78] })).toMatchObject([]);
});

test("what is taller than the slope over it is named, and the way to a higher place is offered", () => {
  const ceiling = { kind: "ridge", wall: "s", low_in: 48 } as const;
  const tall = itemOf({ id: "t", kind: "tall_cabinet", at_in: [60, 20], height_in: 80, against: null });
  const [finding] = find(roomOf(120, 96, { plan: { ceiling }, items: [tall] }), "under-ceiling");
  expect(finding).toMatchObject({
    level: "must",
    message: "The tall cabinet is too tall for the sloped ceiling there.",
  });
  expect(finding!.fix).toMatchObject({ item: "t" });
  expect(
    find(roomOf(120, 96, { plan: { ceiling }, items: [{ ...tall, at_in: [60, 48] }] }), "under-ceiling"),
  ).toEqual([]);
});
