import { expect, test } from "vitest";
import type { RoomDesign, RoomItem } from "../../../contract/room-design.ts";
import { mergeDesigns } from "./merge-designs.ts";

const item = (id: string, x = 0): RoomItem => ({
  id,
  sku: `sku-${id}`,
  kind: "accessory",
  at_in: [x, 0],
  rotation_deg: 0,
  width_in: 10,
  depth_in: 10,
  height_in: 10,
});

const design = (items: RoomItem[], floor = "oak"): RoomDesign => ({
  schema: "room-design/1",
  room: "bathroom",
  plan: {
    vertices_in: [
      [0, 0],
      [60, 0],
      [60, 96],
      [0, 96],
    ],
    ceiling_height_in: 96,
    walls: [],
    openings: [],
    services: [],
  },
  surfaces: [{ id: "floor", sku: floor }],
  items,
});

test("what each changed alone is kept from both", () => {
  const base = design([item("tub"), item("sink")]);
  const mine = design([item("tub", 5), item("sink")]);
  const theirs = design([item("tub"), item("sink", 7)], "slate");
  const merged = mergeDesigns(base, mine, theirs);
  expect(merged.items).toEqual([item("tub", 5), item("sink", 7)]);
  expect(merged.surfaces[0]!.sku).toBe("slate");
});

test("where both changed one thing, this window's change stands", () => {
  const base = design([item("tub")]);
  expect(mergeDesigns(base, design([item("tub", 5)]), design([item("tub", 9)])).items).toEqual([
    item("tub", 5),
  ]);
});

test("things that either added are there; a deletion holds unless the other changed the thing", () => {
  const base = design([item("tub"), item("sink"), item("mat")]);
  const mine = design([item("tub"), item("plant")]);
  const theirs = design([item("tub"), item("sink", 3), item("mat"), item("lamp")]);
  expect(mergeDesigns(base, mine, theirs).items.map(({ id }) => id)).toEqual([
    "tub",
    "sink",
    "lamp",
    "plant",
  ]);
});

test("a guest whose host went away stands alone", () => {
  const faucet = { ...item("faucet"), host: "sink" };
  const base = design([item("sink"), faucet]);
  const merged = mergeDesigns(base, design([item("sink"), { ...faucet, at_in: [2, 0] }]), design([faucet]));
  expect(merged.items).toEqual([{ ...faucet, at_in: [2, 0], host: null }]);
});
