import { hash2, hash3, unit } from "../random.ts";
import { type Bond, fold, piecesPerRepeat, type Spot } from "./bond.ts";

/** Distance from a piece's outline, inward, at (u, v) from its center. */
type Outline = (u: number, v: number) => number;

/** Pieces on two interleaved upright grids (every other row shifted by half); each point goes to the best fit. */
function staggeredBond(across: number, down: number, width: number, height: number, outline: Outline): Bond {
  const columns = piecesPerRepeat(across);
  const rows = piecesPerRepeat(down, 2);
  const tryPiece = (x: number, y: number, row: number, spot: Spot) => {
    const shifted = x - (fold(row, 2) === 1 ? across / 2 : 0);
    const column = Math.floor(shifted / across);
    const u = shifted - (column + 0.5) * across;
    const v = y - (row + 0.5) * down;
    const edge = outline(u, v);
    if (edge > spot.edge) {
      spot.edge = edge;
      spot.u = u;
      spot.v = v;
      spot.id = hash2(fold(column, columns), fold(row, rows));
    }
  };
  return {
    width_in: columns * across,
    height_in: rows * down,
    turn_deg: 0,
    locate(x, y, spot) {
      spot.edge = -1e9;
      spot.width = width;
      spot.height = height;
      const row = Math.floor(y / down);
      tryPiece(x, y, row, spot);
      tryPiece(x, y, row - 1, spot);
      tryPiece(x, y, row + 1, spot);
    },
  };
}

/** Rounds in closest packing. */
export function pennyBond(width: number, joint: number): Bond {
  const pitch = width + joint;
  return staggeredBond(
    pitch,
    pitch * 0.8660254,
    width,
    width,
    (u, v) => width / 2 - Math.sqrt(u * u + v * v),
  );
}

/** Lanterns: upright pieces whose sides swing out and in, so that each fills its neighbors' waists. */
export function arabesqueBond(width: number, height: number, joint: number): Bond {
  const across = width + joint;
  const full = height + joint;
  return staggeredBond(across, full / 2, width, height, (u, v) => {
    if (Math.abs(v) > full / 2) return -1;
    const cos = Math.cos((2 * Math.PI * v) / full);
    const swing = cos * (1 + 0.55 * (1 - cos * cos));
    const side = (across / 4) * (1 + swing);
    const slope =
      (across / 4) * (1.55 - 1.65 * cos * cos) * Math.sin((2 * Math.PI * v) / full) * ((2 * Math.PI) / full);
    return (side - Math.abs(u)) / Math.sqrt(1 + slope * slope) - joint / 2;
  });
}

/** Fish scales, hanging: each row covers the tops of the row below it. */
export function scallopBond(width: number, joint: number): Bond {
  const across = width + joint;
  const radius = across / 2;
  const columns = piecesPerRepeat(across);
  const rows = piecesPerRepeat(radius, 2);
  const distanceIn = (x: number, y: number, row: number, spot: Spot): number => {
    const shifted = x - (fold(row, 2) === 1 ? radius : 0);
    const column = Math.floor(shifted / across);
    spot.u = shifted - (column + 0.5) * across;
    spot.v = y - row * radius;
    spot.id = hash2(fold(column, columns), fold(row, rows));
    return radius - Math.hypot(spot.u, spot.v);
  };
  return {
    width_in: columns * across,
    height_in: rows * radius,
    turn_deg: 0,
    locate(x, y, spot) {
      spot.width = width;
      spot.height = width;
      const row = Math.floor(y / radius);
      const inRow = distanceIn(x, y, row, spot);
      if (inRow >= 0) {
        const { u, v, id } = spot;
        const fromAbove = -distanceIn(x, y, row - 1, spot);
        spot.u = u;
        spot.v = v;
        spot.id = id;
        spot.edge = Math.min(inRow, fromAbove) - joint / 2;
      } else {
        spot.edge = Math.min(distanceIn(x, y, row + 1, spot), -inRow) - joint / 2;
      }
    },
  };
}

/** Irregular stones around scattered centers; `rounding` 0 gives broken flags, 1 pebbles. */
export function scatteredBond(size: number, joint: number, rounding: number, seed: number): Bond {
  const across = size * 1.04;
  const down = size * 0.9;
  const columns = piecesPerRepeat(across);
  const rows = piecesPerRepeat(down, 2);
  // Flags come in all sizes: larger ones push their borders outward. Pebbles are sorted by hand.
  const jitter = rounding > 0 ? 0.62 : 0.95;
  const spread = rounding > 0 ? 0 : 0.34 * size * size;
  const centers = new Float64Array(columns * rows * 2);
  const weights = new Float64Array(columns * rows);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const at = 2 * (row * columns + column);
      centers[at] = jitter * (unit(hash3(seed, column, row)) - 0.5) * across + (row % 2) * (across / 2);
      centers[at + 1] = jitter * (unit(hash3(seed ^ 0x5a, column, row)) - 0.5) * down;
      weights[at / 2] = spread * (unit(hash3(seed ^ 0x77, column, row)) - 0.5);
    }
  }
  const near = new Float64Array(3 * 25);
  return {
    width_in: columns * across,
    height_in: rows * down,
    turn_deg: 0,
    locate(x, y, spot) {
      const i = Math.floor(x / across);
      const j = Math.floor(y / down);
      let count = 0;
      let best = 1e9;
      let bestAt = 0;
      let bestCell = 0;
      const firstColumn = fold(i - 2, columns);
      for (let row = j - 2; row <= j + 2; row += 1) {
        const foldedRow = fold(row, rows) * columns;
        let foldedColumn = firstColumn;
        for (let column = i - 2; column <= i + 2; column += 1) {
          const at = 2 * (foldedRow + foldedColumn);
          foldedColumn = foldedColumn + 1 === columns ? 0 : foldedColumn + 1;
          const dx = x - (column + 0.5) * across - centers[at]!;
          const dy = y - (row + 0.5) * down - centers[at + 1]!;
          near[3 * count] = dx;
          near[3 * count + 1] = dy;
          near[3 * count + 2] = weights[at / 2]!;
          const distance = dx * dx + dy * dy - weights[at / 2]!;
          if (distance < best) {
            best = distance;
            bestAt = count;
            bestCell = at;
          }
          count += 1;
        }
      }
      spot.id = hash2(bestCell, seed);
      spot.u = near[3 * bestAt]!;
      spot.v = near[3 * bestAt + 1]!;
      spot.width = across;
      spot.height = down;
      spot.edge = insideOf(near, count, bestAt, rounding * size * 0.22) - joint / 2;
    },
  };
}

/** Distance to the nearest border with another center's weighted cell, corners rounded over `radius`. */
function insideOf(near: Float64Array, count: number, own: number, radius: number): number {
  const u = near[3 * own]!;
  const v = near[3 * own + 1]!;
  const weight = near[3 * own + 2]!;
  let edge = 1e9;
  const out = Math.sqrt(u * u + v * v) + radius;
  for (let index = 0; index < count; index += 1) {
    if (index === own) continue;
    const ax = u - near[3 * index]!;
    const ay = v - near[3 * index + 1]!;
    const apart = ax * ax + ay * ay;
    // A center this far away cannot have a border nearer than the nearest one so far.
    const reach = 2 * (edge + out);
    const least = apart - Math.abs(weight - near[3 * index + 2]!);
    if (least > 0 && least * least > reach * reach * apart) continue;
    const length = Math.sqrt(apart);
    const distance = length / 2 - (u * ax + v * ay) / length + (weight - near[3 * index + 2]!) / (2 * length);
    if (radius === 0) {
      edge = Math.min(edge, distance);
    } else {
      const overlap = Math.max(0, radius - Math.abs(edge - distance)) / radius;
      edge = Math.min(edge, distance) - overlap * overlap * radius * 0.25;
    }
  }
  return edge;
}
