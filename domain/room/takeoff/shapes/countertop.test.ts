import { expect, test } from "vitest";
import type { RoomDesign } from "../../../../contract/design/room-design.ts";
import { boundsOf } from "../../geometry/polygon.ts";
import { intersection, regionArea, regionSqft } from "../../geometry/region.ts";
import { itemOf, roomOf, surfaceOf } from "../sample-room.test-support.ts";
import { usualSettings } from "../settings.ts";
import { backsplashShape } from "./backsplash.ts";
import { counterTopOn, countertopShape } from "./countertop.ts";
import type { AreaShape } from "./shape.types.ts";

const base = { kind: "base_cabinet" as const, depth_in: 24, height_in: 34.5 };

/** An L: three cabinets and a dishwasher along the north wall, two along the west, which end at the corner. */
const kitchen = (more: Partial<RoomDesign> = {}): RoomDesign =>
  roomOf(168, 120, {
    room: "kitchen",
    items: [
      itemOf({ ...base, id: "n1", at_in: [18, 108], width_in: 36, against: "n" }),
      itemOf({ ...base, id: "n2", at_in: [54, 108], width_in: 36, against: "n" }),
      itemOf({ id: "dw", kind: "dishwasher", at_in: [84, 107.5], width_in: 24, depth_in: 25, height_in: 34 }),
      itemOf({ ...base, id: "w1", at_in: [12, 81], rotation_deg: 90, width_in: 30, against: "w" }),
      itemOf({ ...base, id: "w2", at_in: [12, 51], rotation_deg: 90, width_in: 30, against: "w" }),
    ],
    surfaces: [surfaceOf("countertop:n1", "SLAB")],
    ...more,
  });

const shape = (design: RoomDesign) => countertopShape(design, "n1", usualSettings) as AreaShape;

test("an L-counter is one top with its seam in the corner, fronts in line, ends and walls as built", () => {
  const top = counterTopOn(kitchen(), "n1", usualSettings)!;
  expect(top.items).toHaveLength(5);
  expect(top.legs.map(({ rotation_deg }) => rotation_deg)).toEqual([0, 90]);
  const [north, west] = top.legs.map(({ region }) => boundsOf(region.flat()));
  // along the north wall: 96 in. of cabinets and half an inch over the free end, 24 + 1 1/4 deep, flush at the walls
  expect([north!.left, north!.right, north!.bottom, north!.top]).toEqual([0, 96.5, 94.75, 120]);
  // along the west wall, butting against the other leg's front
  expect([west!.left, west!.right, west!.bottom, west!.top]).toEqual([0, 25.25, 35.5, 94.75]);
  expect(shape(kitchen()).area_sqft).toBeCloseTo((96.5 * 25.25 + 25.25 * 59.25) / 144, 3);
  expect([top.bottom_in, top.top_in]).toEqual([34.5, 36]);
});

test("the legs together are the whole top, and none lies on another", () => {
  const top = counterTopOn(kitchen(), "n1", usualSettings)!;
  const sum = top.legs.reduce((area, { region }) => area + regionArea(region), 0);
  expect(sum).toBeCloseTo(regionArea(top.region), 2);
  expect(regionArea(intersection(top.legs[0]!.region, top.legs[1]!.region))).toBeLessThan(0.01);
  expect(shape(kitchen()).area_sqft).toBeCloseTo(regionSqft(top.region), 4);
});

test("every step of a counter adds up to its area", () => {
  const { gross, less, area_sqft } = shape(kitchen());
  expect(less).toEqual([]);
  expect(gross.reduce((sum, part) => sum + part.area_sqft, 0)).toBeCloseTo(area_sqft, 4);
});

test("two tops that meet in a corner share it without lying on one another", () => {
  const surfaces = [surfaceOf("countertop:n1", "SLAB"), surfaceOf("countertop:w1", "OTHER")];
  const design = kitchen({ surfaces });
  const [a, b] = ["n1", "w1"].map((id) => counterTopOn(design, id, usualSettings)!);
  expect(regionArea(intersection(a!.region, b!.region))).toBeLessThan(2);
  const one = counterTopOn(kitchen(), "n1", usualSettings)!;
  expect(regionArea(a!.region) + regionArea(b!.region)).toBeCloseTo(regionArea(one.region), -1);
});

test("a backsplash runs behind the whole counter, into the corner too", () => {
  const design = kitchen({
    surfaces: [surfaceOf("countertop:n1", "SLAB"), surfaceOf("backsplash:w", "TILE")],
  });
  const west = backsplashShape(design, "w", usualSettings) as AreaShape;
  // both cabinets along the wall and the corner that the other leg fills, 18 in. high
  expect(west.area_sqft).toBeCloseTo(((120 - 35.5) * 18) / 144, 3);
});

test("tile continues over the gaps beside a range, as one field", () => {
  const range = itemOf({
    id: "r",
    kind: "range",
    at_in: [111.4, 107],
    width_in: 29.8,
    depth_in: 26,
    height_in: 36,
  });
  const last = itemOf({ ...base, id: "n3", at_in: [139, 108], width_in: 24, against: "n" });
  const design = kitchen({
    surfaces: [surfaceOf("countertop:n1", "SLAB"), surfaceOf("backsplash:n", "TILE")],
  });
  const north = backsplashShape(
    { ...design, items: [...design.items, range, last] },
    "n",
    usualSettings,
  ) as AreaShape;
  expect(north.panels[0]!.region).toHaveLength(1);
  expect(north.area_sqft).toBeCloseTo((151.5 * 18) / 144, 3);
});
