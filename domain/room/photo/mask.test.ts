import { expect, it } from "vitest";
import type { Pixels } from "../../materials/pixels.ts";
import { guessMask } from "./guess-mask.ts";
import type { Quad } from "./homography.ts";
import {
  bothMasks,
  brush,
  coveredShare,
  emptyMask,
  feathered,
  quadMask,
  resized,
  sharpened,
} from "./mask.ts";
import { oldLight } from "./old-light.ts";

const width_px = 120;
const height_px = 90;

function picture(color: (x: number, y: number) => readonly [number, number, number]): Pixels {
  const data = new Uint8ClampedArray(4 * width_px * height_px);
  for (let y = 0; y < height_px; y += 1)
    for (let x = 0; x < width_px; x += 1) data.set([...color(x, y), 255], 4 * (y * width_px + x));
  return { data, width_px, height_px };
}
const all: Quad = [
  [0, 90],
  [120, 90],
  [120, 0],
  [0, 0],
];
const isIn = (x: number, y: number, [x0, y0, x1, y1]: readonly number[]) =>
  x >= x0! && x < x1! && y >= y0! && y < y1!;

it("the marked area is filled as far as it lies in the photo", () => {
  const half: Quad = [
    [-50, 120],
    [60, 120],
    [60, -30],
    [-50, -30],
  ];
  expect(coveredShare(quadMask(half, width_px, height_px))).toBeCloseTo(0.5, 6);
});

it("a brush paints a round line and says where", () => {
  const mask = emptyMask(width_px, height_px);
  const box = brush(mask, [20, 20], [60, 20], 5, 255);
  expect(box).toEqual({ left: 15, top: 15, width: 51, height: 11 });
  expect(mask.data[20 * width_px + 40]).toBe(255);
  expect(mask.data[27 * width_px + 40]).toBe(0);
  expect(coveredShare(mask)).toBeCloseTo((40 * 10 + Math.PI * 25) / (width_px * height_px), 2);
  brush(mask, [40, 20], [40, 20], 30, 0);
  expect(mask.data[20 * width_px + 40]).toBe(0);
});

it("a brush beside the photo paints nothing", () => {
  const mask = emptyMask(width_px, height_px);
  expect(brush(mask, [-40, -40], [-30, -30], 5, 255)).toMatchObject({ width: 0, height: 0 });
  expect(coveredShare(mask)).toBe(0);
});

it("a rug on a shaded floor is left out of the first guess", () => {
  const rug = [30, 30, 70, 70];
  const floor = picture((x, y) => {
    const shade = 0.6 + (0.4 * x) / width_px;
    return isIn(x, y, rug) ? [40, 60, 120] : [190 * shade, 160 * shade, 120 * shade];
  });
  const found = guessMask(floor, all);
  expect(found.data[50 * width_px + 50]).toBe(0);
  expect(found.data[10 * width_px + 10]).toBe(255);
  expect(found.data[80 * width_px + 110]).toBe(255);
  expect(coveredShare(found)).toBeCloseTo(1 - 1600 / (width_px * height_px), 1);
});

it("a dark screen on a gray wall is left out, a shadow beside it is not", () => {
  const wall = picture((x, y) => {
    if (isIn(x, y, [40, 30, 80, 60])) return [42, 43, 44];
    return isIn(x, y, [80, 30, 90, 60]) ? [110, 110, 112] : [150, 150, 152];
  });
  const found = guessMask(wall, all);
  expect(found.data[45 * width_px + 60]).toBe(0);
  expect(found.data[45 * width_px + 85]).toBe(255);
});

it("what goes on beyond the corners is found there too, where that is asked for", () => {
  const floor = picture((_x, y) => (y < 30 ? [230, 228, 222] : [150, 110, 70]));
  const middle: Quad = [
    [40, 80],
    [80, 80],
    [80, 50],
    [40, 50],
  ];
  expect(coveredShare(guessMask(floor, middle))).toBeCloseTo((40 * 30) / (120 * 90), 1);
  const wide = guessMask(floor, middle, 0.5, quadMask(all, width_px, height_px));
  expect(coveredShare(wide)).toBeCloseTo(60 / 90, 1);
});

it("a small mask becomes a large one of the same shape", () => {
  const large = sharpened(resized(quadMask(middleOf(0.25), width_px, height_px), 480, 360));
  expect(coveredShare(large)).toBeCloseTo(0.25, 2);
  expect(coveredShare(bothMasks(large, emptyMask(480, 360)))).toBe(0);
  expect(coveredShare(feathered(large))).toBeCloseTo(0.25, 2);
});

/** A rectangle in the middle with so much of the picture's area. */
function middleOf(share: number): Quad {
  const [w, h] = [width_px * Math.sqrt(share), height_px * Math.sqrt(share)];
  const [x, y] = [(width_px - w) / 2, (height_px - h) / 2];
  return [
    [x, y + h],
    [x + w, y + h],
    [x + w, y],
    [x, y],
  ];
}

it("the light keeps a shadow and drops the old tiles", () => {
  const tiles = picture((x, y) => {
    const joint = x % 12 === 0 || y % 12 === 0;
    const light = x < 60 ? 1 : 0.45;
    return joint ? [90 * light, 90 * light, 90 * light] : [170 * light, 165 * light, 160 * light];
  });
  const { relative } = oldLight(tiles, quadMask(all, width_px, height_px));
  const row = (x: number) => relative.data[45 * width_px + x]!;
  expect(row(20) / row(100)).toBeGreaterThan(3);
  const inLight = Array.from({ length: 24 }, (_, at) => row(16 + at));
  expect(Math.max(...inLight) / Math.min(...inLight)).toBeLessThan(1.45);
});
