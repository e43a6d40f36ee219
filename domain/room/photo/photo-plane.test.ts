import fc from "fast-check";
import { expect, it } from "vitest";
import type { Point } from "../geometry/point.ts";
import { after, inverse, isConvex, mapped, ontoQuad, type Quad } from "./homography.ts";
import { firstQuad, intoRepeats, type PhotoPlane, photoPlane } from "./photo-plane.ts";

const size = { width_px: 1600, height_px: 1200 };

/** A camera over a floor: the corners of a rectangle that lies before it, in pixels. */
function photographed(camera: {
  width_in: number;
  depth_in: number;
  height_in: number;
  down_deg: number;
  turn_deg: number;
  focal: number;
}): Quad {
  const { width_in, depth_in, height_in, down_deg, turn_deg, focal } = camera;
  const [down, turn] = [(down_deg * Math.PI) / 180, (turn_deg * Math.PI) / 180];
  const seen = ([x, y]: Point): Point => {
    const east = x - width_in / 2;
    const [across, ahead] = [
      east * Math.cos(turn) - y * Math.sin(turn),
      east * Math.sin(turn) + y * Math.cos(turn) + 90,
    ];
    const [depth, below] = [
      ahead * Math.cos(down) + height_in * Math.sin(down),
      height_in * Math.cos(down) - ahead * Math.sin(down),
    ];
    return [
      size.width_px / 2 + (focal * size.width_px * across) / depth,
      size.height_px / 2 + (focal * size.width_px * below) / depth,
    ];
  };
  return [seen([0, 0]), seen([width_in, 0]), seen([width_in, depth_in]), seen([0, depth_in])];
}

const cameras = fc.record({
  width_in: fc.double({ min: 60, max: 240, noNaN: true }),
  depth_in: fc.double({ min: 60, max: 240, noNaN: true }),
  height_in: fc.double({ min: 44, max: 72, noNaN: true }),
  down_deg: fc.double({ min: 8, max: 35, noNaN: true }),
  turn_deg: fc.double({ min: -12, max: 12, noNaN: true }),
  focal: fc.constant(28 / 36),
});

const near = (found: Readonly<Point> | null, [x, y]: Readonly<Point>, digits = 6) => {
  expect(found).not.toBeNull();
  expect(found![0]).toBeCloseTo(x, digits);
  expect(found![1]).toBeCloseTo(y, digits);
};

it("maps the unit square onto four corners, and back", () => {
  const quad: Quad = [
    [100, 900],
    [1500, 940],
    [1100, 500],
    [420, 480],
  ];
  const map = ontoQuad(quad)!;
  const unit: Point[] = [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ];
  unit.forEach((corner, at) => {
    near(mapped(map, corner), quad[at]!);
    near(mapped(inverse(map)!, quad[at]!), corner);
  });
});

it("every point of a surface comes back from the photo to where it was", () => {
  fc.assert(
    fc.property(
      cameras,
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (camera, across, along) => {
        const plane = photoPlane(photographed(camera), size, camera)!;
        const place: Point = [across * camera.width_in, along * camera.depth_in];
        near(mapped(plane.toSurface, mapped(plane.toPhoto, place)!), place, 4);
        const both = after(plane.toSurface, plane.toPhoto);
        near(mapped(both, place), place, 4);
      },
    ),
  );
});

it("estimates the side that nobody measured from the perspective, within 2 percent for a phone's camera", () => {
  fc.assert(
    fc.property(cameras, (camera) => {
      const plane = photoPlane(photographed(camera), size, { width_in: camera.width_in })!;
      expect(plane.isMeasured).toBe(false);
      // a rectangle turned to the camera tells the focal length, one that faces it does not
      expect(Math.abs(plane.depth_in / camera.depth_in - 1)).toBeLessThan(0.02);
    }),
  );
});

it("a tile of 12 in. measures 12 in. along both of its edges wherever it lies in the photo", () => {
  fc.assert(
    fc.property(
      cameras,
      fc.nat(8),
      fc.nat(8),
      fc.constantFrom(0, 30, 45, 90),
      (camera, column, row, turn_deg) => {
        const plane = photoPlane(photographed(camera), size, camera)!;
        const laid = { width_in: 12.125, height_in: 12.125, turn_deg, shift_in: [3, 5] as const };
        const repeats = intoRepeats(plane, laid);
        const back = inverse(repeats)!;
        // corners of one tile without its joint, in repeats; its picture's y runs down
        const share = 12 / 12.125;
        const [left, top] = [column - 4, row - 4];
        const corners = (
          [
            [left, top],
            [left + share, top],
            [left, top + share],
          ] as Point[]
        ).map((corner) => onSurface(plane, mapped(back, corner)));
        // corners behind the camera are in no photo
        fc.pre(corners.every((corner) => corner !== null));
        const [a, b, c] = corners as [Point, Point, Point];
        expect(Math.hypot(b[0] - a[0], b[1] - a[1])).toBeCloseTo(12, 4);
        expect(Math.hypot(c[0] - a[0], c[1] - a[1])).toBeCloseTo(12, 4);
      },
    ),
  );
});

const onSurface = (plane: PhotoPlane, pixel: Readonly<Point> | null) =>
  pixel && mapped(plane.toSurface, pixel);

it("nothing shows on the horizon and beyond it", () => {
  const plane = photoPlane(firstQuad("floor", size), size, { width_in: 120 })!;
  expect(mapped(plane.toSurface, [800, 1190])).not.toBeNull();
  expect(mapped(plane.toSurface, [800, 20])).toBeNull();
});

it("corners that cross or lie in a line make no surface", () => {
  const [a, b, c, d] = firstQuad("floor", size);
  expect(isConvex([a, b, c, d])).toBe(true);
  expect(photoPlane([a, c, b, d], size, { width_in: 120 })).toBeNull();
  expect(photoPlane([a, b, [800, a[1]], d], size, { width_in: 120 })).toBeNull();
  expect(photoPlane([a, b, c, d], size, {})).toBeNull();
});

it("a wall seen from the front has the proportions of its corners", () => {
  const plane = photoPlane(firstQuad("wall", size), size, { width_in: 96 })!;
  expect(plane.depth_in).toBeCloseTo((96 * 0.54 * 1200) / (0.56 * 1600), 6);
});
