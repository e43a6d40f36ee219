import { expect, test } from "vitest";
import type { RoomOpening } from "../../../../contract/design/room-design.ts";
import { productsBySku } from "../../../../domain/room/takeoff/products-by-sku.ts";
import { productOf, roomOf } from "../../../../domain/room/takeoff/sample-room.test-support.ts";
import { describeRoom } from "./describe-room.ts";

const category = (slug_url: string, above: string) => ({ id: 1, name: slug_url, slug_url, above: [above] });
const size = (width_in: number, height_in: number) => ({ width_in, length_in: 3, height_in, pattern: "" });
const products = productsBySku([
  productOf({
    ...{ sku: "DH", name: "Wood-Interior Double-Hung Window", surface: [] },
    category: category("double-hung-windows", "windows"),
    ...{ options: { Color: "Black" }, attributes: { grilles: "3 × 2 panes per sash" }, size: size(48, 36) },
  }),
  productOf({
    ...{ sku: "PICTURE", name: "Vinyl Picture Window", surface: [] },
    category: category("picture-windows", "windows"),
    ...{ options: { Color: "Black" }, size: size(30, 60) },
  }),
  productOf({
    ...{ sku: "FLUSH", name: "Flush Door Slab, 80 in.", surface: [] },
    category: category("door-slabs", "interior-doors"),
    ...{ options: { Finish: "White Oak" }, size: size(30, 80) },
  }),
]);
const opening = (change: Partial<RoomOpening> & Pick<RoomOpening, "kind">): RoomOpening => ({
  ...{ id: "o", wall: "n", offset_in: 20, width_in: 30, height_in: 60 },
  ...change,
});
const partsOf = (one: RoomOpening) =>
  describeRoom(roomOf(120, 96, { plan: { openings: [one] } }), products).parts.filter(
    ({ pick }) => pick === "opening:o",
  );
const glassOf = (one: RoomOpening) => partsOf(one).filter(({ cover }) => cover.kind === "glass").length;
const colorsOf = (one: RoomOpening) =>
  new Set(partsOf(one).flatMap(({ cover }) => (cover.kind === "paint" ? [cover.color] : [])));

test("a window has its product's sashes and grilles, whatever its shape suggests", () => {
  const wide = opening({ kind: "window", width_in: 48, height_in: 36 });
  const bars =
    partsOf({ ...wide, sku: "DH" }).length - partsOf({ ...wide, width_in: 30, height_in: 60 }).length;
  // two upright bars and one level one in each of two sashes
  expect(bars).toBe(6);
  const upright = opening({ kind: "window" });
  expect(glassOf(upright)).toBe(2);
  expect(glassOf({ ...upright, sku: "PICTURE" })).toBe(1);
});

test("a window and a door have the color of their product", () => {
  const plain = colorsOf(opening({ kind: "window" }));
  const black = colorsOf(opening({ kind: "window", sku: "PICTURE" }));
  expect([...black].filter((color) => !plain.has(color))).toHaveLength(1);
  const door = opening({ kind: "door", height_in: 80 });
  const oak = colorsOf({ ...door, sku: "FLUSH" });
  expect([...oak].filter((color) => !colorsOf(door).has(color))).toHaveLength(1);
});

test("a flush door is one board", () => {
  const door = opening({ kind: "door", height_in: 80 });
  expect(partsOf(door).length - partsOf({ ...door, sku: "FLUSH" }).length).toBe(5);
});

test("an opening whose product is not known looks as one without", () => {
  const plain = opening({ kind: "window" });
  expect(partsOf({ ...plain, sku: "GONE" })).toEqual(partsOf(plain));
});
