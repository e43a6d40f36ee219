import { expect, it } from "vitest";
import { synonymsOf } from "./synonyms.ts";

const names = (...stems: string[]) => synonymsOf(stems).map(({ terms }) => terms.join(" "));

it.each([
  [["lvp"], "luxury vinyl plank"],
  [["vinyl", "plank"], "lvp"],
  [["wc"], "toilet"],
  [["toilet"], "commode"],
  [["orb"], "oil rubbed bronze"],
  [["ss"], "stainless steel"],
  [["gfci"], "ground fault"],
  [["vanity", "top"], "vanity countertop"],
  [["wheel", "barrel"], "wheelbarrow"],
  [["drain", "snake"], "drain auger"],
])("%j is also called %s", (stems, other) => {
  expect(names(...stems)).toContain(other);
});

it("goes one way where the right says more than the left", () => {
  expect(names("tap")).toContain("faucet");
  expect(names("faucet")).not.toContain("tap");
});

it("takes a phrase in quotes for itself only where its words stand together", () => {
  expect(names("light")).not.toContain("recessed light");
  expect(synonymsOf(["can", "light"])).toContainEqual({
    terms: ["recessed", "light"],
    nearness: 0.9,
    isTogether: true,
  });
  expect(synonymsOf(["tap"]).some(({ isTogether }) => isTogether)).toBe(false);
});

it("never gives a word itself, and is always less near than the word", () => {
  for (const stem of ["lvp", "toilet", "gray", "range", "pull"]) {
    for (const { terms, nearness } of synonymsOf([stem])) {
      expect(terms.join(" ")).not.toBe(stem);
      expect(nearness).toBeGreaterThan(0);
      expect(nearness).toBeLessThan(1);
    }
  }
});
