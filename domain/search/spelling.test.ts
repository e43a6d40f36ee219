import fc from "fast-check";
import { expect, it } from "vitest";
import { editDistance, Spelling } from "./spelling.ts";

const shop = new Spelling();
for (const text of [
  "porcelain tile porcelain tile vinyl plank faucet faucet bathroom bathroom toilet",
  "chandelier refrigerator refrigerator cabinet nickel nickel ceiling insulation pure",
  "knob wrench extension lattice ladder gfci",
]) {
  shop.learn(text);
}

it.each([
  ["porcelian", "porcelain"],
  ["fauset", "faucet"],
  ["faucit", "faucet"],
  ["vynal", "vinyl"],
  ["bathrom", "bathroom"],
  ["tolet", "toilet"],
  ["chandeleir", "chandelier"],
  ["refridgerator", "refrigerator"],
  ["cabnet", "cabinet"],
  ["nickle", "nickel"],
  ["celing", "ceiling"],
  ["insallation", "insulation"],
  // by ear, and short words with letters swapped
  ["nob", "knob"],
  ["rench", "wrench"],
  ["extention", "extension"],
  ["lattis", "lattice"],
  ["latter", "ladder"],
  ["gcfi", "gfci"],
])("%s is %s", (typed, meant) => {
  expect(shop.near(typed, 1).map(({ word }) => word)).toEqual([meant]);
});

it.each(["purple", "qqqq", "xylophone", "12x24", "ti", ""])("%j is like nothing", (typed) => {
  expect(shop.near(typed, 1)).toEqual([]);
});

it("prefers the more usual of two that are equally near", () => {
  const spelling = new Spelling();
  spelling.learn("floor floor floor flour");
  expect(spelling.near("flor", 2)[0]?.word).toBe("floor");
});

it("says how much words have in common, as stems, most alike first", () => {
  const spelling = new Spelling();
  spelling.learn("backsplashes splash plank");
  expect(spelling.similar("splash", { least: 0.2, limit: 8 })).toEqual([
    { term: "splash", similarity: 1 },
    { term: "backsplash", similarity: 4 / 14 },
  ]);
  expect(spelling.similar("splash", { least: 0.5, limit: 8 })).toHaveLength(1);
});

const word = fc.stringMatching(/^[a-e]{0,7}$/);

it("counts letters to change the same both ways, and none for the word itself", () => {
  fc.assert(
    fc.property(word, word, (a, b) => {
      expect(editDistance(a, a, 9)).toBe(0);
      expect(editDistance(a, b, 9)).toBe(editDistance(b, a, 9));
      expect(editDistance(a, b, 9)).toBeGreaterThanOrEqual(Math.abs(a.length - b.length));
    }),
  );
});

it("counts two swapped letters as one mistake", () => {
  expect(editDistance("nickle", "nickel", 3)).toBe(1);
});
