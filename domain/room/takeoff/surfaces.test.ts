import { expect, test } from "vitest";
import type { RoomDesign } from "../../../contract/design/room-design.ts";
import { first, known, lines, slab, stick } from "./lines.test-support.ts";
import { hallBath, itemOf, productOf, roomOf, surfaceOf } from "./sample-room.test-support.ts";

test("baseboard stops at door, tub and vanity; crown runs all round", () => {
  const design = { ...hallBath(), surfaces: [surfaceOf("base", "BASE"), surfaceOf("crown", "BASE")] };
  const [base, crown] = lines(design, stick).map(known);
  expect(base!.run_ft! * 12).toBeCloseTo(2 * (60 + 96) - 30 - 60 - 2 * 30 - 31 - 21, 6);
  expect(crown!.run_ft! * 12).toBeCloseTo(312, 6);
  expect(crown!.unit).toBe("Piece");
});

test("no trim along an open side", () => {
  const { walls } = roomOf(120, 96).plan;
  const plan = { walls: walls.map((wall) => (wall.id === "n" ? { ...wall, kind: "open" as const } : wall)) };
  const [base] = lines(roomOf(120, 96, { plan, surfaces: [surfaceOf("base", "BASE")] }), stick).map(known);
  expect(base!.run_ft).toBeCloseTo((120 + 96 + 96) / 12, 6);
});

const kitchen = (more: Partial<RoomDesign> = {}): RoomDesign =>
  roomOf(168, 120, {
    room: "kitchen",
    plan: {
      openings: [
        { id: "win", wall: "n", kind: "window", offset_in: 84, width_in: 36, height_in: 36, sill_in: 42 },
      ],
    },
    items: [
      itemOf({ id: "b1", kind: "base_cabinet", sku: "B36", at_in: [18, 108], width_in: 36, against: "n" }),
      itemOf({ id: "b2", kind: "base_cabinet", sku: "B36", at_in: [54, 108], width_in: 36, against: "n" }),
      itemOf({
        id: "sink",
        kind: "sink",
        at_in: [54, 107],
        width_in: 30,
        depth_in: 18,
        height_in: 9,
        host: "b2",
      }),
      itemOf({ id: "dw", kind: "dishwasher", at_in: [84, 108], width_in: 24, height_in: 34, against: "n" }),
      itemOf({
        id: "range",
        kind: "range",
        at_in: [111, 107],
        width_in: 30,
        depth_in: 26,
        height_in: 36,
        against: "n",
      }),
      itemOf({ id: "b3", kind: "base_cabinet", at_in: [138, 108], width_in: 24, against: "n" }),
      itemOf({
        id: "wall1",
        kind: "wall_cabinet",
        at_in: [18, 114],
        width_in: 36,
        depth_in: 12,
        height_in: 30,
        against: "n",
      }),
      itemOf({
        id: "hood",
        kind: "hood",
        at_in: [111, 110],
        width_in: 30,
        depth_in: 20,
        height_in: 18,
        against: "n",
      }),
    ],
    ...more,
  });

test("a counter covers its run with overhang, stops at the range, and keeps its sink's cut-out", () => {
  const design = kitchen({
    surfaces: [surfaceOf("countertop:b1", "SLAB"), surfaceOf("countertop:b3", "SLAB")],
  });
  const [long, short] = lines(design, slab).map(known);
  expect(long!.area_sqft).toBeCloseTo((96 * 25.25) / 144, 3);
  expect(short!.area_sqft).toBeCloseTo((24.5 * 25.25) / 144, 3);
  expect(long!.waste).toBe(0);
  expect(long!.qty + short!.qty).toBe(22);
  expect(long!.steps.join()).toContain("we don't deduct sink and cooktop cutouts");
});

test("a slab is sold from the vendor's least quantity on", () => {
  const line = first(kitchen({ surfaces: [surfaceOf("countertop:b3", "SLAB")] }), slab);
  expect(line.qty).toBe(20);
  expect(line.steps.join()).toContain("minimum order 20");
});

test("a backsplash reaches the wall cabinets, the hood, and 18 in. where nothing hangs, less the window", () => {
  const line = first(kitchen({ surfaces: [surfaceOf("backsplash:n", "TILE")] }), productOf());
  // the tile ends with the counter, half an inch beyond its free end; wall n runs from east to west: the window is over x 48 to 84, from 42 up
  const square = 36 * 18 + 60 * 18 + 30 * 30 + 24.5 * 18 - 36 * 12;
  expect(line.area_sqft).toBeCloseTo(square / 144, 3);
});

test("a floor runs on under range and dishwasher and stops at cabinets", () => {
  const line = first(kitchen({ surfaces: [surfaceOf("floor", "TILE")] }), productOf());
  expect(line.area_sqft).toBeCloseTo((168 * 120 - 96 * 24) / 144, 4);
});

test("turf is laid in strips off its roll", () => {
  const turf = productOf({
    sku: "TURF",
    unit: "Linear foot",
    box_sqft: null,
    pieces_per_box: null,
    minimum_unit: 5,
    price: 30,
    size: { width_in: 180, length_in: 12, height_in: 1.5, pattern: "Nap one way" },
  });
  const line = first(roomOf(300, 240, { surfaces: [surfaceOf("floor", "TURF")] }), turf);
  expect(line.qty).toBe(Math.ceil(40 * 1.05));
  expect(line.steps[1]).toBe("2 strips of the 15' roll: 20' + 20' = 40.00 ft");
});

test("coping goes round its pool", () => {
  const pool = itemOf({
    id: "pool",
    kind: "pool",
    at_in: [200, 150],
    width_in: 240,
    depth_in: 120,
    height_in: 1,
  });
  const coping = productOf({
    sku: "COPING",
    unit: "Piece",
    minimum_unit: 4,
    box_sqft: null,
    pieces_per_box: null,
    size: { width_in: 12, length_in: 24, height_in: 2, pattern: "" },
  });
  const line = first(
    roomOf(400, 300, { items: [pool], surfaces: [surfaceOf("coping:pool", "COPING")] }),
    coping,
  );
  expect(line.run_ft).toBe(60);
  expect(line.qty).toBe(33);
});
