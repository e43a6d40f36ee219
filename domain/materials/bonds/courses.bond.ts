import { hash2, hash3, randomStream, unit } from "../random.ts";
import { type Bond, fold, putOnRectangle } from "./bond.ts";

type Block = readonly [column: number, row: number, columns: number, rows: number];

/** Four sizes on a 6 by 6 grid that closes on itself without a cross of joints or a seam right through. */
const frenchPattern: readonly Block[] = [
  [5, 0, 2, 2],
  [1, 0, 2, 1],
  [3, 5, 2, 3],
  [1, 1, 1, 1],
  [2, 1, 1, 2],
  [0, 2, 2, 2],
  [3, 2, 1, 1],
  [4, 2, 2, 3],
  [2, 3, 2, 2],
  [0, 4, 2, 2],
  [2, 5, 1, 1],
  [5, 5, 1, 1],
];

/** French (Versailles) pattern; `unit_in` is the side of the smallest piece with its joint. */
export function versaillesBond(unit_in: number, joint: number): Bond {
  const side = 6;
  const repeats = 2;
  const owner = new Int8Array(side * side);
  frenchPattern.forEach(([column, row, columns, rows], index) => {
    for (let dy = 0; dy < rows; dy += 1) {
      for (let dx = 0; dx < columns; dx += 1) {
        owner[((row + dy) % side) * side + ((column + dx) % side)] = index;
      }
    }
  });
  return {
    width_in: side * unit_in * repeats,
    height_in: side * unit_in * repeats,
    turn_deg: 0,
    locate(x, y, spot) {
      const i = Math.floor(x / unit_in);
      const j = Math.floor(y / unit_in);
      const index = owner[fold(j, side) * side + fold(i, side)]!;
      const [column, row, columns, rows] = frenchPattern[index]!;
      const startX = i - fold(i - column, side);
      const startY = j - fold(j - row, side);
      const id = hash3(fold(startX, side * repeats), fold(startY, side * repeats), index);
      putOnRectangle(
        spot,
        id,
        x - (startX + columns / 2) * unit_in,
        y - (startY + rows / 2) * unit_in,
        columns * unit_in - joint,
        rows * unit_in - joint,
      );
    },
  };
}

export interface CourseShape {
  /** Possible course heights, one chosen at random for each course. */
  heights_in: readonly number[];
  shortest_in: number;
  longest_in: number;
  /** 0..1: share of the stones that are two thin ones, one on the other. */
  doubled: number;
  joint: number;
}

/** Courses of stones of uneven height and length: ledger panels, ashlar veneer. */
export function courseBond(shape: CourseShape, seed: number): Bond {
  const width_in = Math.max(48, Math.ceil((shape.longest_in * 6) / 12) * 12);
  const tops = topsOfCourses(shape, seed);
  const courses = tops.length - 1;
  const height_in = tops[courses]!;
  const ends = Array.from({ length: courses }, (_, course) =>
    endsOfStones(shape, width_in, hash2(seed, course)),
  );
  return {
    width_in,
    height_in,
    turn_deg: 0,
    locate(x, y, spot) {
      const inY = fold(y, height_in);
      const course = intervalOf(tops, inY);
      const row = ends[course]!;
      const inX = fold(x - row[0]!, width_in) + row[0]!;
      const stone = intervalOf(row, inX);
      const from = row[stone]!;
      const length = row[stone + 1]! - from;
      let top = tops[course]!;
      let height = tops[course + 1]! - top;
      let id = hash3(course, stone, seed);
      if (unit(hash2(id, 77)) < shape.doubled) {
        const cut = height * (0.38 + 0.24 * unit(hash2(id, 78)));
        const lower = inY - top >= cut;
        if (lower) top += cut;
        height = lower ? height - cut : cut;
        id = hash2(id, lower ? 2 : 1);
      }
      putOnRectangle(
        spot,
        id,
        inX - from - length / 2,
        inY - top - height / 2,
        length - shape.joint,
        height - shape.joint,
      );
    },
  };
}

function topsOfCourses(shape: CourseShape, seed: number): Float64Array {
  const random = randomStream(seed ^ 0x6c0);
  const tops = [0];
  while (tops.at(-1)! < 36) {
    const choice = shape.heights_in[Math.floor(random() * shape.heights_in.length)]!;
    tops.push(tops.at(-1)! + choice);
  }
  return Float64Array.from(tops);
}

function endsOfStones(shape: CourseShape, width_in: number, seed: number): Float64Array {
  const random = randomStream(seed);
  const lengths: number[] = [];
  let total = 0;
  while (total < width_in) {
    const length = shape.shortest_in + (shape.longest_in - shape.shortest_in) * random() ** 1.4;
    lengths.push(length);
    total += length;
  }
  const stretch = width_in / total;
  const ends = [random() * shape.longest_in];
  for (const length of lengths) ends.push(ends.at(-1)! + length * stretch);
  return Float64Array.from(ends);
}

/** Index of the interval of the rising `bounds` that holds `value`. */
function intervalOf(bounds: Float64Array, value: number): number {
  let low = 0;
  let high = bounds.length - 2;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (bounds[middle]! <= value) low = middle;
    else high = middle - 1;
  }
  return low;
}
