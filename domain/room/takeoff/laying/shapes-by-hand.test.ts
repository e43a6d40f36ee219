import { expect, test } from "vitest";
import type { Point } from "../../geometry/point.ts";
import { countPieces } from "./lay-pieces.ts";

/**
 * Whole and cut pieces once more, as one counts them on squared paper: each pattern written down as plain rows and
 * columns, each piece looked at in 41 × 41 points.
 */

type Ring = readonly Point[];
type Piece = { x: number; y: number; wide: number; high: number };

const joint_in = 0.125;
const short_in = 4;
/** Two widths and the joint between them. */
const long_in = 8.125;
const across = long_in + joint_in;
const up = short_in + joint_in;
const far = 40;
const numbers = Array.from({ length: 2 * far + 1 }, (_, at) => at - far);
const grid = (piece: (column: number, row: number) => Piece | null): Piece[] =>
  numbers.flatMap((row) => numbers.flatMap((column) => piece(column, row) ?? []));
const course = (shift: (row: number) => number) =>
  grid((column, row) => ({ x: column * across + shift(row), y: row * up, wide: long_in, high: short_in }));
const mod = (value: number, by: number): number => ((value % by) + by) % by;

/** Lower left corners of all pieces around the origin, in the pattern's axes. */
const written = {
  straight: course(() => 0),
  diagonal: course(() => 0),
  brick: course((row) => (mod(row, 2) * across) / 2),
  third: course((row) => (mod(row, 3) * across) / 3),
  // on squares of one width: a lying piece begins where column − row is a multiple of four, a standing one at three
  herringbone: grid((column, row) => {
    const [x, y] = [column * up, row * up];
    if (mod(column - row, 4) === 0) return { x, y, wide: long_in, high: short_in };
    return mod(column - row, 4) === 3 ? { x, y, wide: short_in, high: long_in } : null;
  }),
  // pairs, by turns lying and standing
  basketweave: grid((column, row) => {
    const [x, y] = [Math.floor(column / 2) * across, row * across];
    const second = mod(column, 2) * up;
    return mod(Math.floor(column / 2) + row, 2) === 0
      ? { x, y: y + second, wide: long_in, high: short_in }
      : { x: x + second, y, wide: short_in, high: long_in };
  }),
};

// biome-ignore format: rooms are read by their corners
const rooms: Record<string, Ring[]> = {
  rectangle: [[[0, 0], [97, 0], [97, 71], [0, 71]]],
  ell: [[[0, 0], [97, 0], [97, 39], [51, 39], [51, 83], [0, 83]]],
  u: [[[0, 0], [101, 0], [101, 77], [67, 77], [67, 31], [35, 31], [35, 77], [0, 77]]],
  niche: [[[0, 0], [94, 0], [94, 59], [62, 59], [62, 75], [28, 75], [28, 59], [0, 59]]],
  "clipped corner": [[[0, 0], [91, 0], [91, 47], [67, 71], [0, 71]]],
  island: [
    [[0, 0], [103, 0], [103, 81], [0, 81]],
    [[30, 29], [30, 53], [71, 53], [71, 29]],
  ],
};

/** Even-odd over all rings. */
function isInside(rings: readonly Ring[], x: number, y: number): boolean {
  let odd = false;
  for (const ring of rings) {
    ring.forEach(([ax, ay], at) => {
      const [bx, by] = ring[(at + 1) % ring.length]!;
      if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) odd = !odd;
    });
  }
  return odd;
}

const largest_in = 103;
const points = 41;
const edge = 1e-6;

/** How a piece is seen: all of it, part of it, or too little of it to be cut. */
function seen(rings: readonly Ring[], { x, y, wide, high }: Piece, turn_deg: number) {
  const angle = (turn_deg * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [middleX, middleY] = [x + wide / 2, y + high / 2];
  const at = [middleX * cos - middleY * sin, middleX * sin + middleY * cos] as const;
  if (Math.min(...at) < -long_in || Math.max(...at) > largest_in + long_in) return null;
  let count = 0;
  let [left, right, low, top] = [Infinity, -Infinity, Infinity, -Infinity];
  for (let row = 0; row < points; row += 1) {
    for (let column = 0; column < points; column += 1) {
      const px = x + edge + ((wide - 2 * edge) * column) / (points - 1);
      const py = y + edge + ((high - 2 * edge) * row) / (points - 1);
      if (!isInside(rings, px * cos - py * sin, px * sin + py * cos)) continue;
      count += 1;
      [left, right, low, top] = [
        Math.min(left, px),
        Math.max(right, px),
        Math.min(low, py),
        Math.max(top, py),
      ];
    }
  }
  if (count === points * points) return "whole";
  const least = Math.min(right - left, top - low);
  return count > 0 && least >= 0.125 - long_in / points ? "cut" : null;
}

const turns = { diagonal: 45 } as Record<string, number>;
const cases = Object.keys(rooms).flatMap((room) =>
  (Object.keys(written) as (keyof typeof written)[]).map((pattern) => [room, pattern] as const),
);

test.each(cases)("%s in %s", (room, pattern) => {
  const region = rooms[room]!;
  const turn = turns[pattern] ?? 0;
  const found = written[pattern].map((piece) => seen(region, piece, turn));
  const counted = countPieces({
    region: region.map((ring) => [...ring]),
    piece: { width_in: long_in, height_in: short_in },
    pattern,
    joint_in,
    origin: [0, 0],
    rotation_deg: 0,
  })!;
  expect({ whole: counted.whole, cut: counted.cuts.length }).toEqual({
    whole: found.filter((each) => each === "whole").length,
    cut: found.filter((each) => each === "cut").length,
  });
});
