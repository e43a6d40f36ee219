import { expect, test } from "vitest";
import { restingPlace } from "./sheet.ts";

test("a sheet that is let go slowly rests at the nearest height", () => {
  expect(restingPlace("half", 0.1, 0)).toBe("low");
  expect(restingPlace("low", 0.5, 0.1)).toBe("half");
  expect(restingPlace("low", 0.9, -0.1)).toBe("full");
});

test("one that is flung goes on to the next height and no further", () => {
  expect(restingPlace("half", 0.5, -2)).toBe("full");
  expect(restingPlace("half", 0.5, 2)).toBe("low");
  expect(restingPlace("full", 0.95, -2)).toBe("full");
  expect(restingPlace("low", 0.05, 2)).toBe("low");
});
