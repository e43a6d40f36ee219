import fc from "fast-check";
import { expect, test } from "vitest";
import { averageColor } from "./average-color.ts";
import { repeatInches } from "./bonds/bond-of.ts";
import { lookById, looks, makeMaterial } from "./looks.ts";

const hex = /^#[0-9a-f]{6}$/;

test("there are looks enough, each named once", () => {
  expect(looks.length).toBeGreaterThanOrEqual(150);
  expect(new Set(looks.map((look) => look.id)).size).toBe(looks.length);
  expect(new Set(looks.map((look) => look.label)).size).toBe(looks.length);
  for (const group of [
    "tile",
    "backsplash",
    "countertop",
    "hardwood",
    "laminate",
    "vinyl",
    "turf",
    "hardscape",
    "coping",
    "stacked_stone",
    "paint",
  ] as const) {
    expect(looks.filter((look) => look.group.includes(group)).length, group).toBeGreaterThanOrEqual(9);
  }
});

test.each(looks.map((look) => [look.id, look] as const))(
  "%s can be made in every group, format and finish",
  (_, look) => {
    expect(look.words.length).toBeGreaterThanOrEqual(2);
    expect(look.finishes.length).toBeGreaterThan(0);
    for (const group of look.group) {
      expect(look.formats(group).length).toBeGreaterThan(0);
      for (const format of look.formats(group)) {
        for (const finish of look.finishes) {
          const definition = look.make({ seed: 42, group, format: format.id, finish });
          expect(definition.family).toBe(look.family);
          expect(definition.piece).toEqual(format.piece);
          expect(definition.sheen).toBeGreaterThanOrEqual(0);
          expect(definition.sheen).toBeLessThanOrEqual(1);
          const repeat = repeatInches(definition);
          expect(repeat.width_in).toBeGreaterThan(0);
          expect(repeat.height_in).toBeGreaterThan(0);
          expect(JSON.parse(JSON.stringify(definition))).toEqual(definition);
          expect(averageColor(definition)).toMatch(hex);
        }
      }
    }
  },
);

test("any seed gives a definition with valid colors", () => {
  fc.assert(
    fc.property(fc.integer(), fc.nat({ max: looks.length - 1 }), (seed, index) => {
      const definition = looks[index]!.make({ seed });
      const colors = JSON.stringify(definition).match(/"#[^"]*"/g) ?? [];
      return colors.length > 0 && colors.every((color) => hex.test(color.slice(1, -1)));
    }),
  );
});

test("options reach the definition", () => {
  const definition = makeMaterial("carrara-white", {
    seed: 1,
    format: "3x6",
    piece: { thickness_in: 0.5 },
    layout: { pattern: "herringbone", grout: { width_in: 0.125 } },
    finish: "polished",
  });
  expect(definition.piece).toMatchObject({ width_in: 6, height_in: 3, thickness_in: 0.5 });
  expect(definition.layout).toEqual({ pattern: "herringbone", grout: { width_in: 0.125, color: "#cfcfcc" } });
  expect(definition.sheen).toBeLessThan(0.2);
  expect(makeMaterial("carrara-white", { seed: 1, layout: { grout: null } }).layout.grout).toBeNull();
});

test("an unknown look is refused", () => {
  expect(lookById("nothing-such")).toBeNull();
  expect(() => makeMaterial("nothing-such", { seed: 1 })).toThrow(RangeError);
});
