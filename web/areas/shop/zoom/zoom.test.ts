import { expect, test } from "vitest";
import { largest, moveBy, whole, zoomAt } from "./zoom.ts";

const sizes = {
  stage: { width_px: 1000, height_px: 600 },
  picture: { width_px: 600, height_px: 600 },
};

test("the point under the finger stays in place", () => {
  const point = { x_px: 150, y_px: -90 };
  const before = zoomAt(whole, 3, { x_px: 0, y_px: 0 }, sizes);
  const after = zoomAt(before, 1.5, point, sizes);
  const under = (zoom: typeof whole) => [
    (point.x_px - zoom.x_px) / zoom.scale,
    (point.y_px - zoom.y_px) / zoom.scale,
  ];
  expect(under(after)[0]).toBeCloseTo(under(before)[0]!);
  expect(under(after)[1]).toBeCloseTo(under(before)[1]!);
});

test("a picture is never smaller than whole, nor larger than six times that", () => {
  expect(zoomAt(whole, 0.2, { x_px: 40, y_px: 10 }, sizes)).toEqual(whole);
  expect(zoomAt(whole, 100, { x_px: 0, y_px: 0 }, sizes).scale).toBe(largest);
});

test("its edges stay outside the stage, and a side that fits stays in the middle", () => {
  const zoom = zoomAt(whole, 1.5, { x_px: 0, y_px: 0 }, sizes);
  expect(moveBy(zoom, { x_px: 400, y_px: 999 }, sizes)).toEqual({ scale: 1.5, x_px: 0, y_px: 150 });
  expect(moveBy(whole, { x_px: 30, y_px: 30 }, sizes)).toEqual(whole);
});
