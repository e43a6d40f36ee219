import { expect, test } from "vitest";
import type { RoomDesign } from "../../../contract/design/room-design.ts";
import { hallBath, itemOf, roomOf, surfaceOf } from "../takeoff/sample-room.test-support.ts";
import { takeoffOf } from "../takeoff/takeoff.ts";
import { coveringsOf } from "./coverings.ts";
import { deleteItems } from "./items.edit.ts";

const base = { kind: "base_cabinet" as const, depth_in: 24, height_in: 34.5, width_in: 36, against: "n" };
const kitchen = (more: Partial<RoomDesign> = {}): RoomDesign =>
  roomOf(168, 120, {
    room: "kitchen",
    items: [
      itemOf({ ...base, id: "a", at_in: [18, 108] }),
      itemOf({ ...base, id: "b", at_in: [54, 108] }),
      itemOf({ ...base, id: "c", at_in: [90, 108] }),
    ],
    ...more,
  });
const words = (design: RoomDesign, about: Parameters<typeof coveringsOf>[1]) =>
  coveringsOf(design, about).map(({ surface, words: said, isThere }) => [surface, said, isThere]);

test("cabinets are offered one countertop for their run, and the wall's backsplash", () => {
  const offered = [
    ["countertop:a", "Countertop", false],
    ["backsplash:n", "Backsplash", false],
  ];
  expect(words(kitchen(), { item: "a" })).toEqual(offered);
  expect(words(kitchen(), { item: "c" })).toEqual(offered);
  const laid = kitchen({ surfaces: [surfaceOf("countertop:b", "SLAB")] });
  expect(words(laid, { item: "c" })[0]).toEqual(["countertop:b", "Countertop", true]);
});

test("a tub is offered tile, floor and ceiling their trim, a wall its wainscot and no backsplash without a counter", () => {
  expect(words(hallBath(), { item: "tub" })).toEqual([["shower:tub", "Tile around the tub", false]]);
  expect(words(hallBath(), { surface: "floor" })).toEqual([["base", "Baseboard", false]]);
  expect(words(hallBath(), { surface: "ceiling" })).toEqual([["crown", "Crown molding", false]]);
  expect(words(kitchen(), { surface: "wall:s" })).toEqual([["wainscot:s", "Wainscot", false]]);
});

test("a counter outlives the cabinet that it was named after", () => {
  const design = kitchen({ surfaces: [surfaceOf("countertop:a", "SLAB")] });
  expect(deleteItems(design, ["a"]).surfaces).toEqual([surfaceOf("countertop:b", "SLAB")]);
  expect(deleteItems(design, ["a", "b", "c"]).surfaces).toEqual([]);
  expect(takeoffOf(deleteItems(design, ["a"]), new Map()).surfaces[0]!.area_sqft).toBeCloseTo(
    (73 * 25.25) / 144,
    2,
  );
});
