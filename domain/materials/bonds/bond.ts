/** Which piece lies at a point of the laid surface, and where on it the point is. */
export interface Spot {
  /** Same for every point of one piece, and one repeat further on. */
  id: number;
  /** From the piece's center along its width and its height, in the piece's own axes. */
  u: number;
  v: number;
  /** Distance inward from the piece's outline; negative in the joint. */
  edge: number;
  width: number;
  height: number;
}

/** A laying pattern over the plane, repeating every `width_in` by `height_in`. */
export interface Bond {
  width_in: number;
  height_in: number;
  /** Of the repeat's axes against the surface, counter-clockwise: 45 where courses run diagonally. */
  turn_deg: number;
  locate(x: number, y: number, spot: Spot): void;
}

export function createSpot(): Spot {
  return { id: 0, u: 0, v: 0, edge: 0, width: 1, height: 1 };
}

/** `value` counted from 0 up to, not including, `count`. */
export function fold(value: number, count: number): number {
  return value - Math.floor(value / count) * count;
}

/** Puts a point of a rectangular piece, seen from its center, into `spot`. */
export function putOnRectangle(
  spot: Spot,
  id: number,
  u: number,
  v: number,
  width: number,
  height: number,
): void {
  spot.id = id;
  spot.u = u;
  spot.v = v;
  spot.width = width;
  spot.height = height;
  spot.edge = Math.min(width / 2 - Math.abs(u), height / 2 - Math.abs(v));
}

/** How many pieces make a repeat long enough to go unnoticed: about 40 in to 100 in. */
export function piecesPerRepeat(pitch_in: number, multipleOf = 1): number {
  const target = Math.min(100, Math.max(24, pitch_in * 6));
  return multipleOf * Math.max(1, Math.ceil(target / pitch_in / multipleOf));
}
