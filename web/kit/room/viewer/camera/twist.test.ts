import { expect, test } from "vitest";
import { twistBetween } from "./twist.ts";

test("two fingers that turn about each other are measured clockwise, as the screen shows it", () => {
  const level = [
    [0, 0],
    [100, 0],
  ] as const;
  expect(
    twistBetween(level, [
      [0, 0],
      [0, 100],
    ]),
  ).toBeCloseTo(Math.PI / 2);
  expect(
    twistBetween(level, [
      [0, 0],
      [0, -100],
    ]),
  ).toBeCloseTo(-Math.PI / 2);
});

test("pinching and moving both fingers is no twist, and half a turn does not jump", () => {
  const level = [
    [0, 0],
    [100, 0],
  ] as const;
  expect(
    twistBetween(level, [
      [-50, 30],
      [250, 30],
    ]),
  ).toBeCloseTo(0);
  expect(
    twistBetween(
      [
        [100, 1],
        [0, 0],
      ],
      [
        [100, -1],
        [0, 0],
      ],
    ),
  ).toBeCloseTo(-0.02, 3);
});
