import type { LaidSize, Laying, LayPattern } from "./laying.types.ts";

const rect = (width: number, height: number): [number, number][] => [
  [-width / 2, -height / 2],
  [width / 2, -height / 2],
  [width / 2, height / 2],
  [-width / 2, height / 2],
];

/** How pieces of that size lie in a pattern with that joint; null where no two pieces are alike. */
export function layingFor(pattern: LayPattern, piece: LaidSize, joint: number): Laying | null {
  const { width_in: width, height_in: height } = piece;
  const long = Math.max(width, height);
  const short = Math.min(width, height);
  switch (pattern) {
    case "straight":
      return rows(width, height, joint, [0]);
    case "diagonal":
      return { ...rows(width, height, joint, [0]), turn_deg: 45 };
    case "brick":
      return width >= height
        ? rows(width, height, joint, [0, 1 / 2])
        : columns(width, height, joint, [0, 1 / 2]);
    case "third":
      return width >= height
        ? rows(width, height, joint, [0, 1 / 3, 2 / 3])
        : columns(width, height, joint, [0, 1 / 3, 2 / 3]);
    case "random":
      return planks(width, height, joint);
    case "herringbone":
      return herringbone(long, short, joint);
    case "basketweave":
      return sideBySide(long, short, joint) < 2
        ? rows(width, height, joint, [0])
        : basketweave(long, short, joint);
    case "chevron":
      return chevron(short, long, joint);
    case "hexagon":
      return hexagons(width, joint);
    case "picket":
      return pickets(width, height, joint);
    case "rhombus":
      return rhombs(width, height, joint);
    case "mixed":
      return null;
  }
}

/** End joints of neighboring plank rows are two fifths of a plank apart, so that none meet for five rows. */
const stagger = [0, 2 / 5, 4 / 5, 1 / 5, 3 / 5];

const planks = (width: number, height: number, joint: number): Laying =>
  width >= height ? rows(width, height, joint, stagger) : columns(width, height, joint, stagger);

function rows(width: number, height: number, joint: number, shifts: readonly number[]): Laying {
  const across = width + joint;
  const up = height + joint;
  return {
    turn_deg: 0,
    size: { width_in: width, height_in: height },
    forms: [rect(width, height)],
    turns: [0],
    repeat: { width_in: across, height_in: shifts.length * up, turn_deg: 0 },
    each(bounds, emit) {
      for (let row = Math.floor(bounds.bottom / up); row * up < bounds.top; row += 1) {
        const shift = shifts[((row % shifts.length) + shifts.length) % shifts.length]! * across;
        const first = Math.floor((bounds.left - shift) / across);
        for (let at = first; at * across + shift < bounds.right; at += 1) {
          emit(at * across + shift + width / 2, row * up + height / 2, 0);
        }
      }
    },
  };
}

/** Rows standing upright: what `rows` does, with the axes exchanged. */
function columns(width: number, height: number, joint: number, shifts: readonly number[]): Laying {
  const lying = rows(height, width, joint, shifts);
  return {
    ...lying,
    size: { width_in: width, height_in: height },
    forms: [rect(width, height)],
    repeat: { width_in: lying.repeat.height_in, height_in: lying.repeat.width_in, turn_deg: 0 },
    each: ({ left, right, bottom, top }, emit) =>
      lying.each({ left: bottom, right: top, bottom: left, top: right }, (x, y) => emit(y, x, 0)),
  };
}

/**
 * Herringbone at right angles, for any proportion: a lying piece and the standing one at its end repeat by a short
 * side diagonally up and by a long side diagonally down.
 */
function herringbone(long: number, short: number, joint: number): Laying {
  const l = long + joint;
  const s = short + joint;
  return {
    turn_deg: 0,
    size: { width_in: long, height_in: short },
    forms: [rect(long, short), rect(short, long)],
    turns: [0, 90],
    repeat: { width_in: s * Math.SQRT2, height_in: l * Math.SQRT2, turn_deg: 45 },
    each({ left, right, bottom, top }, emit) {
      const reach = l + s;
      for (let up = Math.floor((left + bottom) / 2 / s) - 1; up * s <= (right + top) / 2; up += 1) {
        for (
          let down = Math.floor((left - top) / 2 / l) - 1;
          down * l <= (right - bottom) / 2 + l;
          down += 1
        ) {
          const x = up * s + down * l;
          const y = up * s - down * l;
          if (x < left - reach || x > right + s || y < bottom - s || y > top + l) continue;
          emit(x + long / 2, y + short / 2, 0);
          emit(x + l + short / 2, y - l + s + long / 2, 1);
        }
      }
    },
  };
}

/** How many pieces side by side equal one length; up to a twentieth more or less goes into the joints. */
const sideBySide = (long: number, short: number, joint: number): number =>
  Math.floor(((long + joint) / (short + joint)) * 1.05);

/** Square blocks of as many pieces side by side as make up one length, every other block turned; longer pieces are cut to it. */
function basketweave(long: number, short: number, joint: number): Laying {
  const cell = short + joint;
  const n = sideBySide(long, short, joint);
  const block = n * cell;
  const length = Math.min(long, block - joint);
  return {
    turn_deg: 0,
    size: { width_in: length, height_in: short },
    forms: [rect(length, short), rect(short, length)],
    turns: [0, 90],
    repeat: { width_in: 2 * block, height_in: 2 * block, turn_deg: 0 },
    each(bounds, emit) {
      for (let row = Math.floor(bounds.bottom / block); row * block < bounds.top; row += 1) {
        for (let column = Math.floor(bounds.left / block); column * block < bounds.right; column += 1) {
          const standing = (((column + row) % 2) + 2) % 2;
          for (let at = 0; at < n; at += 1) {
            const along = at * cell + short / 2;
            const x = column * block + (standing ? along : length / 2);
            const y = row * block + (standing ? length / 2 : along);
            emit(x, y, standing);
          }
        }
      }
    },
  };
}

/** Columns of pieces with ends at 45 degrees, mirrored from column to column. */
function chevron(short: number, long: number, joint: number): Laying {
  const column = long * Math.SQRT1_2;
  const across = column + joint;
  const up = (short + joint) * Math.SQRT2;
  const half = (short * Math.SQRT2) / 2;
  const slanted = (slope: number): [number, number][] => [
    [-column / 2, (-column / 2) * slope - half],
    [column / 2, (column / 2) * slope - half],
    [column / 2, (column / 2) * slope + half],
    [-column / 2, (-column / 2) * slope + half],
  ];
  return {
    turn_deg: 0,
    size: { width_in: long, height_in: short },
    forms: [slanted(1), slanted(-1)],
    turns: [45, -45],
    repeat: { width_in: 2 * across, height_in: up, turn_deg: 0 },
    each(bounds, emit) {
      for (let at = Math.floor(bounds.left / across); at * across < bounds.right; at += 1) {
        const x = at * across + column / 2;
        const form = ((at % 2) + 2) % 2;
        const first = Math.floor((bounds.bottom - column) / up);
        for (let row = first; row * up < bounds.top + column; row += 1) emit(x, row * up + up / 2, form);
      }
    },
  };
}

/** Every other row half a pitch further along. */
function staggered(
  form: [number, number][],
  size: LaidSize,
  across: number,
  up: number,
  reach: number,
): Laying {
  return {
    turn_deg: 0,
    size,
    forms: [form],
    turns: [0],
    repeat: { width_in: across, height_in: 2 * up, turn_deg: 0 },
    each(bounds, emit) {
      const first = Math.floor((bounds.bottom - reach) / up);
      for (let row = first; row * up < bounds.top + reach; row += 1) {
        const shift = row % 2 === 0 ? 0 : across / 2;
        const from = Math.floor((bounds.left - shift) / across) - 1;
        for (let at = from; at * across + shift < bounds.right + across; at += 1) {
          emit(at * across + shift + across / 2, row * up + up / 2, 0);
        }
      }
    },
  };
}

/** Points up; `width` from flat to flat. */
function hexagons(width: number, joint: number): Laying {
  const side = width / Math.sqrt(3);
  const form: [number, number][] = [
    [0, -side],
    [width / 2, -side / 2],
    [width / 2, side / 2],
    [0, side],
    [-width / 2, side / 2],
    [-width / 2, -side / 2],
  ];
  const size = { width_in: width, height_in: 2 * side };
  return staggered(form, size, width + joint, (width + joint) * (Math.sqrt(3) / 2), side);
}

/** Upright bars with points at both ends, standing in each other's gaps. */
function pickets(width: number, height: number, joint: number): Laying {
  const shoulder = height / 2 - width / 2;
  const form: [number, number][] = [
    [0, -height / 2],
    [width / 2, -shoulder],
    [width / 2, shoulder],
    [0, height / 2],
    [-width / 2, shoulder],
    [-width / 2, -shoulder],
  ];
  const size = { width_in: width, height_in: height };
  return staggered(form, size, width + joint, height - width / 2 + joint * 1.2, height / 2);
}

function rhombs(width: number, height: number, joint: number): Laying {
  const form: [number, number][] = [
    [0, -height / 2],
    [width / 2, 0],
    [0, height / 2],
    [-width / 2, 0],
  ];
  const size = { width_in: width, height_in: height };
  return staggered(form, size, width + joint * 1.15, (height + joint * 2) / 2, height / 2);
}
