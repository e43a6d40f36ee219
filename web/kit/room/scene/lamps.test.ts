import { expect, test } from "vitest";
import { kelvinAtNight } from "./lamps.ts";
import type { Lamp } from "./scene.types.ts";

const lamp = (id: string, kelvin: number, lumens = 800): Lamp => ({
  id,
  kelvin,
  lumens,
  at: [0, 0, 0],
  radius_in: 2,
  throws: "all",
});

test("in the evening the next room is lit as this one is", () => {
  const lamps = [lamp("a", 2700), lamp("b", 3000, 400), lamp("hall:w1", 3500)];
  expect(kelvinAtNight(lamps[2]!, lamps)).toBeCloseTo(2800);
  expect(kelvinAtNight(lamps[1]!, lamps)).toBe(3000);
});

test("without lamps of its own a room looks on to usual ones", () => {
  expect(kelvinAtNight(lamp("hall:w1", 3500), [lamp("hall:w1", 3500)])).toBe(2900);
});
