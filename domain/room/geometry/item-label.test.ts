import { expect, test } from "vitest";
import type { RoomItem } from "../../../contract/design/room-design.ts";
import { label, wallLabel } from "./item-label.ts";
import { withThe } from "./place-words.ts";

test.each([
  ["n", "the north wall"],
  ["south", "the south wall"],
  ["ne", "the northeast wall"],
  ["as", "the south wall of the alcove"],
  ["tw", "the west wall of the tub alcove"],
  ["de", "the east wall of the dining area"],
  ["w3", "wall 3"],
  ["wall-12", "wall 12"],
])("the wall %s is called %s", (id, words) => {
  expect(withThe(wallLabel(id))).toBe(words);
});

test("a dresser, a nightstand and a TV are called so, though all are built as one kind", () => {
  const sizes = [
    [60, 19, 34],
    [60, 17, 32],
    [22, 17, 24],
    [22, 17, 24],
    [36, 13, 76],
    [72, 17, 24],
    [57, 2.4, 32.8],
  ] as const;
  const items = sizes.map(
    ([width_in, depth_in, height_in], at): RoomItem => ({
      ...{ id: `i${at}`, sku: null, kind: "media", at_in: [0, 0], rotation_deg: 0 },
      ...{ width_in, depth_in, height_in },
    }),
  );
  expect(items.map((each) => label({ items }, each))).toEqual([
    "dresser",
    "sideboard",
    "nightstand 1",
    "nightstand 2",
    "bookcase",
    "media console",
    "TV",
  ]);
});
