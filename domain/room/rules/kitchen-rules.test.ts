import { expect, test } from "vitest";
import type { RoomDesign, RoomItem } from "../../../contract/design/room-design.ts";
import type { Point } from "../geometry/point.ts";
import { itemOf, roomOf } from "../takeoff/sample-room.test-support.ts";
import { findingsOf } from "./findings.ts";

const find = (design: RoomDesign, rule: string) =>
  findingsOf(design).filter((finding) => finding.rule === rule);
const base = (id: string, x: number, width_in: number): RoomItem =>
  itemOf({ id, kind: "base_cabinet", at_in: [x, 132], width_in, against: "n" });
const sink = (x: number, host: string): RoomItem =>
  itemOf({ id: "sink", kind: "sink", at_in: [x, 131], width_in: 30, depth_in: 18, height_in: 9, host });
const range = (x: number): RoomItem =>
  itemOf({
    id: "range",
    kind: "range",
    at_in: [x, 131],
    width_in: 30,
    depth_in: 26,
    height_in: 36,
    against: "n",
  });
const fridge = (at_in: Point, rotation_deg = 0): RoomItem =>
  itemOf({
    id: "fridge",
    kind: "refrigerator",
    at_in,
    rotation_deg,
    width_in: 36,
    depth_in: 30,
    height_in: 70,
  });
const kitchen = (items: RoomItem[], width = 240, depth = 144): RoomDesign =>
  roomOf(width, depth, { room: "kitchen", items });

/** One wall: 24 of counter, sink in 36, 30 of counter, range, 36 of counter, refrigerator. */
const oneWall = [
  base("a", 12, 24),
  base("b", 42, 36),
  sink(42, "b"),
  base("c", 75, 30),
  range(105),
  base("d", 138, 36),
  fridge([174, 129]),
];

test("a one-wall kitchen with enough counter has findings only for its triangle and length", () => {
  const rules = findingsOf(kitchen(oneWall)).map(({ rule }) => rule);
  expect(rules.filter((rule) => rule.startsWith("landing"))).toEqual([]);
});

test("a cabinet front behind a range cannot open; a blind corner is not one", () => {
  const west = { ...range(0), at_in: [14, 100] as Point, rotation_deg: 90, depth_in: 28, against: "w" };
  const ranged = (x: number) => kitchen([base("corner", 12, 24), base("next", x, 24), west]);
  expect(find(ranged(36), "front-opens")).toMatchObject([{ items: ["next", "range"], level: "should" }]);
  expect(find(ranged(42), "front-opens")).toEqual([]);
});

test("landings are measured from the basin's own edge, over the rest of its cabinet and the next", () => {
  const items = [base("b", 18, 36), sink(18, "b"), base("c", 48, 24), range(75), fridge([200, 129])];
  const [finding] = find(kitchen(items), "landing-sink");
  expect(finding).toMatchObject({ measured_in: 3, wanted_in: 18 });
  expect(finding!.message).toContain(`3" and 27" of counter`);
});

test("a range at the end of the counter lacks its second landing; a refrigerator across from counter has one", () => {
  const items = [base("b", 18, 36), sink(18, "b"), base("c", 51, 30), range(81), fridge([200, 129])];
  expect(find(kitchen(items), "landing-cooktop")).toMatchObject([{ measured_in: 0, wanted_in: 12 }]);
  expect(find(kitchen(items), "landing-refrigerator")).toMatchObject([{ measured_in: 0, wanted_in: 15 }]);
  const island = itemOf({
    id: "i",
    kind: "island",
    at_in: [200, 60],
    width_in: 60,
    depth_in: 36,
    height_in: 36,
    rotation_deg: 180,
  });
  expect(find(kitchen([...items, island]), "landing-refrigerator")).toEqual([]);
});

test("the aisle between counter and island, and the way around it", () => {
  const island = (y: number) =>
    itemOf({
      id: "i",
      kind: "island",
      at_in: [100, y],
      width_in: 72,
      depth_in: 36,
      height_in: 36,
      rotation_deg: 180,
    });
  expect(find(kitchen([...oneWall, island(62)]), "work-aisle")).toMatchObject([
    { measured_in: 38, wanted_in: 42, level: "should" },
  ]);
  expect(find(kitchen([...oneWall, island(58)]), "work-aisle")).toEqual([]);
  expect(find(kitchen([...oneWall, island(48)]), "kitchen-walkway")).toMatchObject([
    { measured_in: 30, wanted_in: 36 },
  ]);
});

test("the work triangle: legs from 4 to 9 ft, 26 ft in all", () => {
  const far = [base("b", 18, 36), sink(18, "b"), range(150), fridge([225, 15], 90)];
  const legs = find(kitchen(far), "triangle-leg");
  expect(legs.map(({ items }) => items)).toEqual([
    ["sink", "range"],
    ["range", "fridge"],
    ["fridge", "sink"],
  ]);
  expect(find(kitchen(far), "triangle-sum")).toHaveLength(1);
  expect(legs[0]!.message).toMatch(/at most 9' is better/);
});

test("a dishwasher farther than 36 in. from the sink", () => {
  const washer = (x: number) =>
    itemOf({ id: "dw", kind: "dishwasher", at_in: [x, 132], width_in: 24, height_in: 34 });
  expect(find(kitchen([...oneWall, washer(220)]), "dishwasher-sink")).toHaveLength(1);
  const near = [base("b", 42, 36), sink(42, "b"), washer(72)];
  expect(find(kitchen(near), "dishwasher-sink")).toEqual([]);
});

test("a wall cabinet 18 in. over the range must go; a hood needs 24, and shields what is over it", () => {
  const cabinet = (elevation_in: number) =>
    itemOf({
      id: "w",
      kind: "wall_cabinet",
      at_in: [105, 138],
      width_in: 30,
      depth_in: 12,
      height_in: 24,
      elevation_in,
    });
  const hood = (elevation_in: number) =>
    itemOf({
      id: "h",
      kind: "hood",
      at_in: [105, 134],
      width_in: 30,
      depth_in: 20,
      height_in: 6,
      elevation_in,
    });
  expect(find(kitchen([...oneWall, cabinet(54)]), "above-cooktop")).toMatchObject([
    { level: "must", measured_in: 18, wanted_in: 30 },
  ]);
  expect(find(kitchen([...oneWall, hood(60), cabinet(66)]), "above-cooktop")).toEqual([]);
  expect(find(kitchen([...oneWall, hood(54)]), "above-cooktop")).toMatchObject([
    { level: "must", measured_in: 18, wanted_in: 24 },
  ]);
});

test("reports a range under a window", () => {
  const design = kitchen(oneWall);
  const window = {
    id: "win",
    wall: "n",
    kind: "window" as const,
    offset_in: 120,
    width_in: 36,
    height_in: 36,
    sill_in: 42,
  };
  const [finding] = find({ ...design, plan: { ...design.plan, openings: [window] } }, "cooktop-window");
  expect(finding).toMatchObject({ items: ["range"], openings: ["win"] });
});

test("total counter: cabinets less the fixtures set into them", () => {
  expect(find(kitchen(oneWall), "counter-frontage")).toMatchObject([
    { measured_in: 126 - 30, wanted_in: 158 },
  ]);
});

test("stools closer than 24 in., and knees under too short a counter", () => {
  const island = (depth_in: number) =>
    itemOf({
      id: "i",
      kind: "island",
      at_in: [100, 60],
      width_in: 72,
      depth_in,
      height_in: 36,
      rotation_deg: 180,
    });
  const stool = (id: string, x: number) =>
    itemOf({ id, kind: "stool", at_in: [x, 36], width_in: 16, depth_in: 16, height_in: 26, host: "i" });
  const items = (depth: number) => [...oneWall, island(depth), stool("s1", 80), stool("s2", 100)];
  expect(find(kitchen(items(40)), "seat-width")).toMatchObject([{ measured_in: 20, wanted_in: 24 }]);
  expect(find(kitchen(items(40)), "seat-knees")).toEqual([]);
  expect(find(kitchen(items(30)), "seat-knees")).toHaveLength(2);
});

test("a run that ends before another one's fronts makes no work aisle; one that faces them does", () => {
  const other = (rotation_deg: number) =>
    itemOf({ id: "other", kind: "base_cabinet", at_in: [42, 80], width_in: 24, rotation_deg });
  const sinkIn = itemOf({ ...sink(42, "other"), at_in: [42, 80], rotation_deg: 90 });
  const facing = (rotation_deg: number) =>
    find(kitchen([base("a", 42, 36), other(rotation_deg), sinkIn]), "work-aisle");
  expect(facing(180)).toMatchObject([{ items: ["a", "other"] }]);
  expect(facing(90)).toEqual([]);
});

test("a cook stands upright at the sink and the range under a slope", () => {
  const under = (low_in: number) => {
    const { plan, ...room } = kitchen([base("b", 42, 36), sink(42, "b"), range(105)]);
    return find(
      { ...room, plan: { ...plan, ceiling: { kind: "slope", wall: "n", low_in } } },
      "standing-height",
    );
  };
  expect(under(40)).toMatchObject([
    { items: ["sink"], level: "should", wanted_in: 80 },
    { items: ["range"], level: "should", wanted_in: 80 },
  ]);
  expect(under(40)[0]!.message).toMatch(/^The ceiling in front of the sink is .* high/);
  expect(under(80)).toEqual([]);
  expect(find(kitchen([base("b", 42, 36), sink(42, "b")]), "standing-height")).toEqual([]);
});
