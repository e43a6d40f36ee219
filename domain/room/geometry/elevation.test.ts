import { expect, test } from "vitest";
import { itemOf, roomOf } from "../takeoff/sample-room.test-support.ts";
import { counterTopOf, elevationOf, topOf } from "./elevation.ts";

const cabinet = itemOf({ id: "base", kind: "base_cabinet", width_in: 36 });
const design = (...items: ReturnType<typeof itemOf>[]) => roomOf(120, 120, { items: [cabinet, ...items] });

test("a given height overrides every default", () => {
  const shelf = itemOf({ id: "a", kind: "wall_cabinet", elevation_in: 60 });
  expect(elevationOf(design(shelf), shelf)).toBe(60);
});

test.each([
  ["wall_cabinet", 30, 54],
  ["hood", 24, 66],
  ["base_cabinet", 34.5, 0],
  ["toilet", 30, 0],
  ["light", 12, 84],
  ["fan", 14, 82],
  ["faucet", 9, 36],
  ["cooktop", 4, 36],
])("a %s of %f in. with nothing said hangs or stands at %f in.", (kind, height_in, expected) => {
  const item = itemOf({ id: "x", kind, height_in, width_in: 20, depth_in: 12 });
  expect(elevationOf(design(item), item)).toBe(expected);
});

test("a pool is set into the ground, with its ledge above it", () => {
  const pool = itemOf({ id: "x", kind: "pool", height_in: 62, width_in: 400, depth_in: 200 });
  expect(topOf(design(pool), pool)).toBe(2);
});

test("of an exhaust fan only the grille comes down from the ceiling", () => {
  const fan = itemOf({ id: "x", kind: "fan", height_in: 7.6, width_in: 12, depth_in: 12 });
  expect(elevationOf(design(fan), fan)).toBe(95);
});

test("a counter is 36 in. high, on a cabinet of 34 1/2 in.; an island that says 36 has its top", () => {
  expect(counterTopOf(cabinet)).toBe(36);
  expect(counterTopOf({ kind: "island", height_in: 36 })).toBe(36);
  expect(counterTopOf({ kind: "base_cabinet", height_in: 28.5 })).toBe(30);
  expect(counterTopOf({ kind: "vanity", height_in: 35 })).toBe(35);
});

test("a sink is set into its cabinet, a faucet on it stands on the counter", () => {
  const sink = itemOf({ id: "sink", kind: "sink", height_in: 9, host: "base" });
  const faucet = itemOf({ id: "tap", kind: "faucet", height_in: 16, host: "sink" });
  const room = design(sink, faucet);
  expect(elevationOf(room, sink)).toBe(27);
  expect(topOf(room, sink)).toBe(36);
  expect(elevationOf(room, faucet)).toBe(36);
});

test("a cooktop shows its edge over the counter", () => {
  const cooktop = itemOf({ id: "c", kind: "cooktop", height_in: 4, host: "base" });
  expect(topOf(design(cooktop), cooktop)).toBeCloseTo(36.25);
});

test("a cushion lies on the seat, a lamp stands on the table", () => {
  const sofa = itemOf({ id: "sofa", kind: "sofa", height_in: 34 });
  const table = itemOf({ id: "table", kind: "low_table", height_in: 16 });
  const cushion = itemOf({ id: "cushion", kind: "accessory", host: "sofa", height_in: 6 });
  const lamp = itemOf({ id: "lamp", kind: "light", host: "table", height_in: 20 });
  const room = design(sofa, table, cushion, lamp);
  expect(elevationOf(room, cushion)).toBe(17);
  expect(elevationOf(room, lamp)).toBe(16);
});

test("a light over a mirror hangs above it and under the ceiling", () => {
  const mirror = itemOf({
    id: "m",
    kind: "mirror",
    against: "n",
    at_in: [60, 119.5],
    width_in: 24,
    depth_in: 1,
    height_in: 36,
  });
  const light = itemOf({
    id: "l",
    kind: "light",
    against: "n",
    at_in: [60, 117],
    width_in: 24,
    depth_in: 6,
    height_in: 8,
  });
  const room = design(mirror, light);
  expect(elevationOf(room, light)).toBe(topOf(room, mirror) + 2);
  const low = { ...room, plan: { ...room.plan, ceiling_height_in: 84 } };
  expect(elevationOf(low, light) + light.height_in).toBeLessThanOrEqual(84);
});

test("a ring of hosts ends", () => {
  const a = itemOf({ id: "a", kind: "accessory", host: "b" });
  const b = itemOf({ id: "b", kind: "accessory", host: "a" });
  expect(Number.isFinite(elevationOf(design(a, b), a))).toBe(true);
});
