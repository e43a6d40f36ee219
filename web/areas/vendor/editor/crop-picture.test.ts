import { expect, it } from "vitest";
import { borderColor, partOf } from "./crop-picture.ts";

it("cuts whole pixels inside the picture", () => {
  const picture = { width: 1600, height: 900 };
  expect(partOf({ x: 12.5, y: 0, width: 56.25, height: 100 }, picture)).toEqual({
    x: 200,
    y: 0,
    width: 900,
    height: 900,
  });
  expect(partOf({ x: 99.99, y: 99.99, width: 50, height: 50 }, picture)).toEqual({
    x: 1599,
    y: 899,
    width: 1,
    height: 1,
  });
});

it("goes on with the background, whatever stands in one corner", () => {
  const white = [250, 250, 248, 255];
  const data = new Uint8ClampedArray([...white, ...white, ...white, 20, 10, 0, 255]);
  expect(borderColor({ data, width: 2, height: 2 } as ImageData)).toEqual([250, 250, 248, 255]);
});
