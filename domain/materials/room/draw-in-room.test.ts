import { expect, test } from "vitest";
import { looks } from "../looks.ts";
import { drawInRoom, type Place } from "./draw-in-room.ts";

const side = 96;
const look = (family: string) => looks.find((one) => one.family === family) ?? looks[0]!;
const draw = (family: string, place: Place) =>
  drawInRoom(look(family).make({ seed: 7, group: "tile" }), place, {
    view: place,
    width_px: side,
    height_px: side,
  }).rgb;

/** Mean red, green and blue of a part of the picture, in rows from the top. */
function meanOf(rgb: Uint8ClampedArray, from: number, to: number): number[] {
  const sums = [0, 0, 0];
  for (let at = from * side; at < to * side; at += 1)
    for (let part = 0; part < 3; part += 1) sums[part]! += rgb[4 * at + part]!;
  return sums.map((sum) => sum / ((to - from) * side));
}

test("the same material gives the same picture, without a hole in it", () => {
  const rgb = draw("marble", "floor");
  expect(draw("marble", "floor")).toEqual(rgb);
  expect(rgb.filter((_, at) => at % 4 === 3).every((alpha) => alpha === 255)).toBe(true);
  expect(Math.min(...meanOf(rgb, 0, 20))).toBeGreaterThan(90);
});

test("the floor shows on the floor alone, and the wall on the wall", () => {
  const [floor, wall] = [draw("slate", "floor"), draw("slate", "wall")];
  const apart = (a: number[], b: number[]) => Math.max(...a.map((value, at) => Math.abs(value - b[at]!)));
  expect(apart(meanOf(floor, 70, 96), meanOf(wall, 70, 96))).toBeGreaterThan(20);
  expect(apart(meanOf(floor, 0, 15), meanOf(wall, 0, 15))).toBeGreaterThan(20);
});
