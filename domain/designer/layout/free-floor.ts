import { before, contains, type Floor, isWithin, type Rect, type Way } from "./floor-rects.ts";

/** Size of a cell of the floor. */
const cell_in = 4;
/** A person is so wide from the middle to the side. */
const half_in = 9;

/** A floor in cells, for questions about ways and free squares. */
export class FreeFloor {
  readonly #wide: number;
  readonly #high: number;
  readonly #floor: Floor;
  /** Per cell: 1 where the room is. */
  readonly #room: Uint8Array;
  /** Per cell: 1 where a person can be, walls considered. */
  readonly #walk: Uint8Array;

  constructor(floor: Floor) {
    const { bounds } = floor;
    this.#floor = floor;
    this.#wide = Math.max(1, Math.floor((bounds.x1 - bounds.x0) / cell_in));
    this.#high = Math.max(1, Math.floor((bounds.y1 - bounds.y0) / cell_in));
    this.#room = new Uint8Array(this.#wide * this.#high);
    this.#walk = new Uint8Array(this.#wide * this.#high);
    this.#each((at, x, y) => {
      if (isWithin(floor, around(x, y, cell_in / 2))) this.#room[at] = 1;
      if (isWithin(floor, around(x, y, half_in))) this.#walk[at] = 1;
    });
  }

  #each(take: (at: number, x: number, y: number) => void): void {
    const { x0, y0 } = this.#floor.bounds;
    for (let row = 0; row < this.#high; row++)
      for (let column = 0; column < this.#wide; column++)
        take(row * this.#wide + column, x0 + (column + 0.5) * cell_in, y0 + (row + 0.5) * cell_in);
  }

  /** Side of the largest free square, inches, to the size of a cell. */
  square(taken: readonly Rect[]): number {
    const sides = new Uint8Array(this.#room.length);
    let most = 0;
    this.#each((at, x, y) => {
      if (!this.#room[at] || taken.some((each) => contains(each, x, y, 0))) return;
      const isEdge = at % this.#wide === 0 || at < this.#wide;
      const side = isEdge
        ? 1
        : 1 + Math.min(sides[at - 1]!, sides[at - this.#wide]!, sides[at - this.#wide - 1]!);
      sides[at] = side;
      if (side > most) most = side;
    });
    return most * cell_in;
  }

  /** Whether a person gets from the first door to every other, and to one of each list of places. */
  connects(taken: readonly Rect[], places: readonly (readonly Rect[])[]): boolean {
    const [start, ...ways] = this.#floor.ways;
    if (!start) return true;
    const free = new Uint8Array(this.#walk);
    this.#each((at, x, y) => {
      if (free[at] && taken.some((each) => contains(each, x, y, half_in))) free[at] = 0;
    });
    const reached = this.#flood(free, start);
    const all = [...ways.map((way) => [way]), ...places];
    return all.every((choice) => choice.some((place) => this.#touches(reached, place)));
  }

  #flood(free: Uint8Array, start: Rect): Uint8Array {
    const reached = new Uint8Array(free.length);
    const stack: number[] = [];
    this.#each((at, x, y) => {
      if (free[at] && contains(start, x, y, 0)) stack.push(at);
    });
    while (stack.length > 0) {
      const at = stack.pop()!;
      if (reached[at] || !free[at]) continue;
      reached[at] = 1;
      const column = at % this.#wide;
      if (column > 0) stack.push(at - 1);
      if (column < this.#wide - 1) stack.push(at + 1);
      if (at >= this.#wide) stack.push(at - this.#wide);
      if (at + this.#wide < free.length) stack.push(at + this.#wide);
    }
    return reached;
  }

  #touches(reached: Uint8Array, place: Rect): boolean {
    let found = false;
    this.#each((at, x, y) => {
      if (reached[at] && contains(place, x, y, cell_in)) found = true;
    });
    return found;
  }
}

const around = (x: number, y: number, by: number): Rect => ({
  x0: x - by,
  x1: x + by,
  y0: y - by,
  y1: y + by,
});

/** Where a person stands to use a side of something. */
export const standAt = (rect: Rect, way: Way): Rect => before(rect, way, 21);
