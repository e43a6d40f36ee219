import { expect, test } from "vitest";
import { wallLabel } from "./item-label.ts";
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
