import { expect, test } from "vitest";
import type { RoomDesign, RoomPlan, RoomSurface } from "../../../contract/design/room-design.ts";
import { areaOf } from "../geometry/polygon.ts";
import { layPieces } from "./laying/lay-pieces.ts";
import { pieceOf } from "./laying/product-piece.ts";
import { first, known, lines, paint, stick } from "./lines.test-support.ts";
import { layingOn } from "./measured.ts";
import { itemOf, productOf, roomOf } from "./sample-room.test-support.ts";
import { usualSettings } from "./settings.ts";
import { shapeSteps } from "./shape-steps.ts";
import type { AreaShape, RunShape } from "./shapes/shape.types.ts";
import { shapeOf } from "./shapes/surface-shape.ts";

const slope = { kind: "slope", wall: "s", low_in: 48 } as const;
const ridge = { kind: "ridge", wall: "s", low_in: 60 } as const;

function room(
  ceiling: RoomPlan["ceiling"],
  surfaces: RoomSurface[] = [],
  plan: Partial<RoomPlan> = {},
  items: RoomDesign["items"] = [],
): RoomDesign {
  return roomOf(120, 96, { surfaces, items, plan: { ...(ceiling && { ceiling }), ...plan } });
}
const area = (design: RoomDesign, id: string) => shapeOf(design, id, usualSettings) as AreaShape;
const run = (design: RoomDesign, id: string) => shapeOf(design, id, usualSettings) as RunShape;

test("walls under one slope are two rectangles and two trapezoids", () => {
  const sqft = (id: string) => area(room(slope), `wall:${id}`).area_sqft;
  expect(sqft("s")).toBeCloseTo((120 * 48) / 144);
  expect(sqft("n")).toBeCloseTo((120 * 96) / 144);
  // 8 ft. long, 4 ft. to 8 ft. high: 8 × 6
  expect(sqft("e")).toBeCloseTo(48);
  expect(sqft("w")).toBeCloseTo(48);
  expect(shapeSteps(area(room(slope), "wall:e"))).toEqual(["Wall: 8' × 8' to 4' = 48.00 sq ft"]);
});

test("gables end in a peak: 8 ft. long, 5 ft. at the eaves, 8 ft. at the ridge", () => {
  expect(area(room(ridge), "wall:e").area_sqft).toBeCloseTo(8 * 6.5);
  expect(shapeSteps(area(room(ridge), "wall:e"))[0]).toBe("Wall: 8' × 5' to 8' to 5' = 52.00 sq ft");
  expect(area(room(ridge), "wall:n").area_sqft).toBeCloseTo(50);
});

test("the ceiling is measured along its slopes", () => {
  // 96 in. across and 48 up
  expect(area(room(slope), "ceiling").area_sqft).toBeCloseTo((10 * Math.hypot(96, 48)) / 12);
  const vaulted = area(room(ridge), "ceiling");
  expect(vaulted.panels).toHaveLength(2);
  expect(vaulted.area_sqft).toBeCloseTo((2 * 10 * Math.hypot(48, 36)) / 12);
  expect(shapeSteps(vaulted)[0]).toBe("Slope of 9 in 12: 40.00 sq ft of floor × 1.250 = 50.00 sq ft");
});

test("paint covers the walls and the ceiling as they slope", () => {
  const on = (id: string) => first(room(slope, [{ id, sku: "PAINT" }]), paint);
  expect(on("wall:e").needed).toBeCloseTo(2 * 48);
  expect(on("ceiling").needed).toBeCloseTo((2 * 10 * Math.hypot(96, 48)) / 12);
});

test("an L-shaped room under a ridge counts every wall and both slopes", () => {
  const vertices_in: RoomPlan["vertices_in"] = [
    [0, 0],
    [120, 0],
    [120, 60],
    [72, 60],
    [72, 96],
    [0, 96],
  ];
  const walls = ["s", "e", "n", "ce", "cn", "w"].map((id, at) => ({
    ...{ id, from: at, to: (at + 1) % 6, kind: "wall" as const },
  }));
  const design = room(ridge, [], { vertices_in, walls });
  // from the south 60 to 96 at 48 in., then down to 87 at 60 in.
  expect(area(design, "wall:e").area_sqft).toBeCloseTo((48 * 78 + 12 * 91.5) / 144);
  expect(area(design, "wall:n").area_sqft).toBeCloseTo((48 * 87) / 144);
  expect(area(design, "ceiling").area_sqft).toBeCloseTo((80 - 12) * 1.25);
});

test("wainscot, shower tile and openings end at the slope", () => {
  const wainscot = { id: "wainscot:e", sku: "TILE", height_in: 60 };
  // below 60 in. the slope leaves a triangle of 24 by 12 in. free
  expect(area(room(slope, [wainscot]), "wainscot:e").area_sqft).toBeCloseTo((96 * 60 - 144) / 144);
  expect(area(room(slope, [wainscot]), "wall:e").area_sqft).toBeCloseTo(48 - (96 * 60 - 144) / 144);
  const shower = itemOf({
    ...{ id: "sh", kind: "shower", at_in: [102, 18], rotation_deg: 90, width_in: 36, depth_in: 36 },
    ...{ height_in: 4, against: "e" },
  });
  const tiled = area(
    room(slope, [{ id: "shower:sh", sku: "TILE", height_in: 84 }], {}, [shower]),
    "shower:sh",
  );
  // on the east wall from 48 to 66 in. high, on the south wall 48 in., both from the base up
  expect(tiled.area_sqft).toBeCloseTo((36 * (57 - 4) + 36 * (48 - 4)) / 144);
});

test("crown runs along the slopes and is cut at the peak", () => {
  const crown = run(room(ridge, [{ id: "crown", sku: "BASE" }]), "crown");
  const rake = Math.hypot(48, 36);
  expect(crown.run_in).toBeCloseTo(2 * 120 + 4 * rake);
  expect(crown.stretches_in).toHaveLength(6);
  expect(run(room(ridge), "base").run_in).toBeCloseTo(2 * (120 + 96));
  expect(known(lines(room(ridge, [{ id: "crown", sku: "BASE" }]), stick)[0]).needed).toBeCloseTo(
    ((480 / 12) * 110) / 100,
  );
});

test("tile is cut at the slope: what is laid fills the trapezoid and nothing reaches over it", () => {
  const surface: RoomSurface = { id: "wall:e", sku: "TILE" };
  const tile = productOf({ size: { width_in: 12, length_in: 12, height_in: 0.375, pattern: "Straight" } });
  for (const ceiling of [slope, ridge]) {
    const design = room(ceiling, [surface]);
    const [panel] = area(design, "wall:e").panels;
    const laid = { ...pieceOf(tile, surface)!, joint_in: 0 };
    const pieces = layPieces(layingOn(design, panel!, surface, laid))!;
    const sum = pieces.reduce(
      (total, { whole, outline, parts }) =>
        total + (whole ? areaOf(outline) : parts.reduce((part, each) => part + areaOf(each), 0)),
      0,
    );
    expect(sum / 144).toBeCloseTo(area(design, "wall:e").area_sqft, 3);
    const line = first(design, tile);
    const whole = first(room(undefined, [surface]), tile);
    expect(line.needed).toBeLessThan(whole.needed);
    expect(line.pieces!.cut).toBeGreaterThan(0);
  }
});

test("partitions and columns reach the slope; a soffit hangs level below its lowest point", () => {
  const built = { rotation_deg: 90, length_in: 96, depth_in: 4 };
  const partition = { id: "p", kind: "partition" as const, at_in: [60, 48] as [number, number], ...built };
  const design = room(slope, [], { structures: [partition] });
  expect(area(design, "side:p.front").area_sqft).toBeCloseTo(48);
  // under the ceiling its top is taken off, as long as the slope is
  expect(area(design, "ceiling").area_sqft).toBeCloseTo(((120 - 4) * Math.hypot(96, 48)) / 144, 1);
  const soffit = { id: "f", kind: "soffit" as const, at_in: [60, 90] as [number, number] };
  const dropped = room(slope, [], {
    structures: [{ ...soffit, rotation_deg: 0, length_in: 120, depth_in: 12, height_in: 10 }],
  });
  // its front is 6 in. up the slope from its lowest point, at 90 in. of ceiling
  expect(area(dropped, "side:f.under").area_sqft).toBeCloseTo(10);
  expect(area(dropped, "side:f.front").area_sqft).toBeCloseTo((120 * 10) / 144);
});

test("a level ceiling is counted as before", () => {
  const flat = room(undefined);
  expect(area(flat, "ceiling").area_sqft).toBe(80);
  expect(shapeSteps(area(flat, "ceiling"))).toEqual(["Room: 10' × 8' = 80.00 sq ft"]);
  expect(shapeSteps(area(flat, "wall:e"))).toEqual(["Wall: 8' × 8' = 64.00 sq ft"]);
});
