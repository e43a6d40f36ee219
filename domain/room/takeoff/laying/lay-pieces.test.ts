import fc from "fast-check";
import { expect, test } from "vitest";
import type { LayPattern } from "../../../materials/laying/laying.types.ts";
import type { Point } from "../../geometry/point.ts";
import { areaOf, moved, rectangle, turned } from "../../geometry/polygon.ts";
import { intersection, regionArea } from "../../geometry/region.ts";
import { countPieces, layPieces } from "./lay-pieces.ts";
import type { LayRequest } from "./lay-request.ts";
import { piecesOpened, piecesToOpen } from "./pieces-opened.ts";

const ell: Point[] = [
  [0, 0],
  [120, 0],
  [120, 60],
  [48, 60],
  [48, 100],
  [0, 100],
];
const request = (change: Partial<LayRequest> = {}): LayRequest => ({
  region: [rectangle(0, 0, 96, 60)],
  piece: { width_in: 24, height_in: 12 },
  pattern: "straight",
  joint_in: 0,
  origin: [0, 0],
  rotation_deg: 0,
  ...change,
});
const patterns: LayPattern[] = [
  "straight",
  "diagonal",
  "brick",
  "third",
  "random",
  "herringbone",
  "basketweave",
  "chevron",
  "hexagon",
];

test("8' × 5' of 12 × 24 tile takes 4 × 5 whole tiles and no cut", () => {
  expect(countPieces(request())).toMatchObject({ whole: 20, cuts: [] });
});

test("in running bond every other row begins and ends with a half tile", () => {
  const count = countPieces(request({ pattern: "brick" }))!;
  expect(count.whole).toBe(3 * 4 + 2 * 3);
  expect(count.cuts.map(({ width_in, height_in, share }) => [width_in, height_in, share])).toEqual(
    Array.from({ length: 4 }, () => [12, 12, 0.5]),
  );
  // a blade takes 1/8 in., so that two halves do not come out of one tile
  expect(piecesOpened(count.cuts, count.piece)).toBe(4);
});

test("joints count: with 1/8 in. joints the last tile of a row is cut by their total", () => {
  const count = countPieces(request({ joint_in: 0.125 }))!;
  expect(count.whole).toBe(12);
  const widths = count.cuts.map(({ width_in }) => width_in.toFixed(3));
  expect(new Set(widths)).toEqual(new Set(["24.000", "23.625"]));
});

test("a strip narrower than 1/8 in. is taken up in the joints", () => {
  expect(countPieces(request({ region: [rectangle(0, 0, 96.1, 60)] }))!.cuts).toEqual([]);
  expect(countPieces(request({ region: [rectangle(0, 0, 96.2, 60)] }))!.cuts).toHaveLength(5);
});

test("planks run along their length and their end joints are two fifths apart", () => {
  const pieces = layPieces(
    request({ region: [rectangle(0, 0, 35, 144)], piece: { width_in: 7, height_in: 48 }, pattern: "random" }),
  )!;
  const ends = [0, 1, 2, 3, 4].map((row) => {
    const own = pieces.filter(({ center }) => Math.abs(center[0] - (row + 0.5) * 7) < 0.1);
    return Math.round((Math.max(...own.map(({ center }) => center[1] + 24)) % 48) * 10) / 10;
  });
  const apart = ends.slice(1).map((end, at) => Math.abs(end - ends[at]!));
  expect(Math.min(...apart.map((each) => Math.min(each, 48 - each)))).toBeGreaterThan(9);
});

test.each(patterns)("%s: laid without joints, the pieces cover the surface exactly", (pattern) => {
  const piece = pattern === "hexagon" ? { width_in: 8, height_in: 8 } : { width_in: 6, height_in: 24 };
  const pieces = layPieces(request({ region: [ell], pattern, piece, rotation_deg: 17, origin: [3, 5] }))!;
  const covered = pieces.reduce(
    (sum, each) => sum + (each.whole ? areaOf(each.outline) : regionArea(each.parts)),
    0,
  );
  expect(covered).toBeGreaterThan(areaOf(ell) * 0.999);
  expect(covered).toBeLessThan(areaOf(ell) * 1.0005);
});

test("herringbone needs no whole ratio of length to width", () => {
  const pieces = layPieces(
    request({ pattern: "herringbone", piece: { width_in: 24, height_in: 7 }, origin: [5, 2] }),
  )!;
  const covered = pieces.reduce((sum, each) => sum + 24 * 7 * each.share, 0);
  expect(covered).toBeCloseTo(96 * 60, 3);
});

test.each(patterns)("%s: no two pieces lie over each other", (pattern) => {
  const piece = pattern === "hexagon" ? { width_in: 8, height_in: 8 } : { width_in: 24, height_in: 6 };
  const pieces = layPieces(request({ region: [rectangle(0, 0, 70, 60)], pattern, piece, joint_in: 0.125 }))!;
  for (const [at, a] of pieces.entries()) {
    for (const b of pieces.slice(at + 1)) {
      if (Math.hypot(a.center[0] - b.center[0], a.center[1] - b.center[1]) > 30) continue;
      expect(regionArea(intersection([a.outline], [b.outline]))).toBeLessThan(0.05);
    }
  }
});

test.each(patterns)(
  "%s: counting and laying agree, and moving the room with its tile changes nothing",
  (pattern) => {
    const piece = pattern === "hexagon" ? { width_in: 8, height_in: 8 } : { width_in: 12, height_in: 24 };
    fc.assert(
      fc.property(
        fc.integer({ min: -500, max: 500 }),
        fc.integer({ min: -500, max: 500 }),
        fc.integer({ min: 0, max: 359 }),
        (dx, dy, degrees) => {
          const here = request({ region: [ell], pattern, piece, joint_in: 0.125, origin: [0.3, 0.7] });
          const there = {
            ...here,
            region: [moved(turned(ell, degrees), [dx, dy])],
            origin: moved(turned([here.origin], degrees), [dx, dy])[0]!,
            rotation_deg: degrees,
          };
          const a = countPieces(here)!;
          const b = countPieces(there)!;
          expect(b.whole).toBe(a.whole);
          expect(b.cuts.length).toBe(a.cuts.length);
        },
      ),
      { numRuns: 12 },
    );
    const laid = layPieces(request({ region: [ell], pattern, piece }))!;
    const count = countPieces(request({ region: [ell], pattern, piece }))!;
    expect(laid.filter(({ whole }) => whole)).toHaveLength(count.whole);
    expect(laid.filter(({ whole }) => !whole)).toHaveLength(count.cuts.length);
  },
);

test("each row of planks begins with the offcut of the one before, unless that is under 12 in.", () => {
  const floor = (length: number) =>
    countPieces(
      request({
        region: [rectangle(0, 0, 70, length)],
        piece: { width_in: 7, height_in: 48 },
        pattern: "random",
      }),
    )!;
  // rows of 110 in.: 3 planks, then 2 after an offcut of 34 in., 2 after one of 20 in., and again
  expect(floor(110).rows_in!.map(Math.round)).toEqual(Array.from({ length: 10 }, () => 110));
  expect(piecesToOpen(floor(110))).toBe(3 * 7 + 3);
  // rows of 138 in. leave 6 in., too short to lay
  expect(piecesToOpen(floor(138))).toBe(30);
});

test("an island in the floor is laid around", () => {
  const hole = rectangle(24, 24, 24, 12).reverse();
  const count = countPieces(request({ region: [rectangle(0, 0, 96, 60), hole] }))!;
  expect(count.whole).toBe(19);
  expect(count.cuts).toEqual([]);
});

test("a piece serves two places when its offcut is large enough, and never three", () => {
  const piece = { width_in: 24, height_in: 12 };
  const cut = (width_in: number) => ({ width_in, height_in: 12, share: width_in / 24, triangle: false });
  expect(piecesOpened([cut(8), cut(8)], piece)).toBe(1);
  expect(piecesOpened([cut(7), cut(7), cut(7)], piece)).toBe(2);
  expect(piecesOpened([cut(13), cut(13)], piece)).toBe(2);
  const half = { width_in: 12, height_in: 12, share: 0.5, triangle: true };
  expect(piecesOpened([half, half, half], { width_in: 12, height_in: 12 })).toBe(2);
});

test("pieces opened are never fewer than their area, never more than one for each cut", () => {
  const cuts = fc.array(
    fc.record({
      width_in: fc.double({ min: 0.2, max: 24, noNaN: true }),
      height_in: fc.double({ min: 0.2, max: 12, noNaN: true }),
    }),
    { maxLength: 40 },
  );
  fc.assert(
    fc.property(cuts, (sizes) => {
      const all = sizes.map((size) => ({
        ...size,
        share: (size.width_in * size.height_in) / 288,
        triangle: false,
      }));
      const opened = piecesOpened(all, { width_in: 24, height_in: 12 });
      expect(opened).toBeLessThanOrEqual(all.length);
      expect(opened).toBeGreaterThanOrEqual(all.reduce((sum, { share }) => sum + share, 0) - 1e-9);
      expect(opened * 2).toBeGreaterThanOrEqual(all.length);
    }),
  );
});

test("more pieces than anyone counts, and pieces that all differ, are left to the area", () => {
  const vast = request({ region: [rectangle(0, 0, 1200, 1200)], piece: { width_in: 1, height_in: 1 } });
  expect(countPieces(vast)).toBeNull();
  expect(countPieces(request({ pattern: "mixed" }))).toBeNull();
});
