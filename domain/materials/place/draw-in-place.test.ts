import { expect, test } from "vitest";
import type { Group } from "../look.ts";
import { looks } from "../looks.ts";
import { drawInPlace, type PlaceView } from "./draw-in-place.ts";

const side = 72;

function draw(id: string, group: Group, view: PlaceView): Uint8ClampedArray {
  const definition = looks.find((look) => look.id === id)!.make({ seed: 7, group });
  return drawInPlace(definition, view, { view, width_px: side, height_px: side }).rgb;
}

/** Mean red, green and blue of a part of the picture, by shares of its height and width. */
function meanOf(rgb: Uint8ClampedArray, [top, bottom]: [number, number], [left, right] = [0, 1]): number[] {
  const sums = [0, 0, 0];
  let count = 0;
  for (let row = Math.floor(top * side); row < bottom * side; row += 1)
    for (let column = Math.floor(left * side); column < right * side; column += 1) {
      for (let part = 0; part < 3; part += 1) sums[part]! += rgb[4 * (row * side + column) + part]!;
      count += 1;
    }
  return sums.map((sum) => sum / count);
}

const apart = (a: number[], b: number[]) => Math.max(...a.map((value, at) => Math.abs(value - b[at]!)));

const cases: [PlaceView, Group, string, string, where: [number, number], else_: [number, number]][] = [
  ["counter", "countertop", "calacatta-gold", "quartz-starlight-black", [0.58, 0.7], [0, 0.2]],
  ["patio", "hardscape", "paver-cream", "slate-indian-autumn", [0.6, 1], [0, 0.25]],
  ["lawn", "turf", "turf-fescue", "turf-winter", [0.6, 1], [0, 0.2]],
  ["poolside", "coping", "travertine-ivory", "bluestone-thermal", [0.86, 0.93], [0, 0.1]],
];

test.each(cases)(
  "in the %s picture the material shows where it lies, and nowhere else",
  (view, group, one, other, where, elsewhere) => {
    const [first, second] = [draw(one, group, view), draw(other, group, view)];
    expect(apart(meanOf(first, where), meanOf(second, where))).toBeGreaterThan(30);
    expect(apart(meanOf(first, elsewhere), meanOf(second, elsewhere))).toBeLessThan(4);
  },
);

test("the same material gives the same picture, without a hole in it and with light and shade", () => {
  const rgb = draw("paver-cream", "hardscape", "patio");
  expect(draw("paver-cream", "hardscape", "patio")).toEqual(rgb);
  expect(rgb.filter((_, at) => at % 4 === 3).every((alpha) => alpha === 255)).toBe(true);
  // the sky is bluer than red, the patio in the sun lighter than the fence
  const [red, , blue] = meanOf(rgb, [0, 0.08]);
  expect(blue).toBeGreaterThan(red!);
  expect(meanOf(rgb, [0.7, 1])[1]).toBeGreaterThan(meanOf(rgb, [0.16, 0.22])[1]! + 40);
});

test("grass is green and water blue, whatever the stone beside them", () => {
  const [, green, blueOfGrass] = meanOf(draw("turf-fescue", "turf", "lawn"), [0.6, 1], [0, 0.5]);
  expect(green).toBeGreaterThan(blueOfGrass! + 30);
  const [red, , blue] = meanOf(draw("bluestone-thermal", "coping", "poolside"), [0.55, 0.75], [0.5, 1]);
  expect(blue).toBeGreaterThan(red! + 60);
});
