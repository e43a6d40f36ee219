import { axesOf, inBox, type OrientedBox, reachOf } from "../../room/geometry/oriented-box.ts";
import type { Point } from "../../room/geometry/point.ts";
import { contains } from "../../room/geometry/polygon.ts";
import { onWall } from "../../room/geometry/walls.ts";
import type { Ground } from "./ground.ts";

const cell_in = 4;
/** Widths of ways, the best first. */
const widths_in = [36, 30, 24] as const;

/**
 * The floor as a raster, to tell quickly how wide the ways around furniture are. Coarser than the planning rules and
 * measured the same way: half the width from walls, open sides and furniture.
 */
export class Walks {
  readonly #columns: number;
  readonly #rows: number;
  readonly #left: number;
  readonly #bottom: number;
  /** Per width, the cells where a person's center can be in the empty room. */
  readonly #free: readonly Uint8Array[];
  /** Of each place that must be reached, the points that will do. */
  readonly #doors: readonly (readonly Point[])[];
  readonly #base: number;

  constructor(ground: Ground) {
    const { left, right, bottom, top } = ground.bounds;
    this.#left = left;
    this.#bottom = bottom;
    this.#columns = Math.max(1, Math.ceil((right - left) / cell_in));
    this.#rows = Math.max(1, Math.ceil((top - bottom) / cell_in));
    const inside = new Uint8Array(this.#columns * this.#rows);
    for (let at = 0; at < inside.length; at++)
      if (contains(ground.plan.vertices_in, this.#place(at))) inside[at] = 1;
    const walls = ground.faces.map(
      (face): OrientedBox => ({
        center: onWall(face, face.length_in / 2),
        width_in: face.length_in,
        depth_in: 0.1,
        rotation_deg: (Math.atan2(face.along[1], face.along[0]) * 180) / Math.PI,
      }),
    );
    this.#free = widths_in.map((width) => {
      const free = inside.slice();
      for (const wall of walls) this.#block(free, wall, width / 2);
      return free;
    });
    // over an open side people come and go anywhere
    const open = ground.faces
      .filter(({ kind, length_in }) => kind === "open" && length_in > 40)
      .flatMap((face) => [0.15, 0.5, 0.85].map((share): Point => onWall(face, face.length_in * share, 8)));
    this.#doors = [
      ...ground.ways.map((span): Point[] => [onWall(span.face, (span.from_in + span.to_in) / 2, 2)]),
      ...(open.length > 0 ? [open] : []),
    ];
    this.#base = this.#widest([], []);
  }

  /** Width in inches of the ways that join all doors and one of the points of each place; 0 below 24. */
  around(boxes: readonly OrientedBox[], places: readonly (readonly Point[])[] = []): number {
    const width = this.#widest(boxes, places);
    // a room whose own shape is narrower cannot be blamed on its furniture
    return width >= this.#base ? 36 : width;
  }

  #widest(boxes: readonly OrientedBox[], places: readonly (readonly Point[])[]): number {
    const wanted = [...this.#doors, ...places];
    const at = widths_in.findIndex((width, index) => {
      const free = this.#free[index]!.slice();
      for (const box of boxes) this.#block(free, box, width / 2);
      return this.#joins(free, wanted, width / 2 + 6);
    });
    return at < 0 ? 0 : widths_in[at]!;
  }

  #place(at: number): Point {
    const column = at % this.#columns;
    const row = (at - column) / this.#columns;
    return [this.#left + (column + 0.5) * cell_in, this.#bottom + (row + 0.5) * cell_in];
  }

  /** Takes out the cells nearer to the box than `by`, less what the raster is too coarse for. */
  #block(free: Uint8Array, box: OrientedBox, by: number): void {
    const out = by - cell_in / 3;
    const { right, back } = axesOf(box);
    const grown = { ...box, width_in: box.width_in + 2 * out, depth_in: box.depth_in + 2 * out };
    const [halfX, halfY] = [reachOf(grown, [1, 0]), reachOf(grown, [0, 1])];
    const [x, y] = box.center;
    const column = (value: number) => Math.floor((value - this.#left) / cell_in);
    const row = (value: number) => Math.floor((value - this.#bottom) / cell_in);
    const toColumn = Math.min(this.#columns - 1, column(x + halfX));
    const toRow = Math.min(this.#rows - 1, row(y + halfY));
    const isStraight = Math.abs(right[0] * right[1]) < 1e-6 && Math.abs(back[0] * back[1]) < 1e-6;
    for (let r = Math.max(0, row(y - halfY)); r <= toRow; r++)
      for (let c = Math.max(0, column(x - halfX)); c <= toColumn; c++) {
        const at = r * this.#columns + c;
        if (free[at] === 0) continue;
        const place: Point = [this.#left + (c + 0.5) * cell_in, this.#bottom + (r + 0.5) * cell_in];
        if (isStraight) {
          if (Math.abs(place[0] - x) < halfX && Math.abs(place[1] - y) < halfY) free[at] = 0;
          continue;
        }
        const [across, deep] = inBox(box, place);
        if (Math.abs(across) < grown.width_in / 2 && Math.abs(deep) < grown.depth_in / 2) free[at] = 0;
      }
  }

  /** Whether one connected part of the floor comes near all places. Marks what it has seen in `free`. */
  #joins(free: Uint8Array, wanted: readonly (readonly Point[])[], reach: number): boolean {
    const [first, ...others] = wanted;
    if (!first) return free.includes(1);
    for (const start of first.flatMap((point) => this.#near(free, point, reach, 1))) {
      if (free[start] !== 1) continue;
      this.#flood(free, start);
      if (others.every((points) => points.some((point) => this.#near(free, point, reach, 2).length > 0)))
        return true;
      for (let at = 0; at < free.length; at++) if (free[at] === 2) free[at] = 3;
    }
    return false;
  }

  #near(free: Uint8Array, [x, y]: Point, reach: number, mark: number): number[] {
    const found: number[] = [];
    const cells = Math.ceil(reach / cell_in);
    const column = Math.floor((x - this.#left) / cell_in);
    const row = Math.floor((y - this.#bottom) / cell_in);
    for (let r = Math.max(0, row - cells); r <= Math.min(this.#rows - 1, row + cells); r++)
      for (let c = Math.max(0, column - cells); c <= Math.min(this.#columns - 1, column + cells); c++) {
        const at = r * this.#columns + c;
        if (free[at] !== mark) continue;
        const [px, py] = this.#place(at);
        if (Math.hypot(px - x, py - y) <= reach) found.push(at);
      }
    return found;
  }

  #flood(free: Uint8Array, start: number): void {
    const stack = [start];
    free[start] = 2;
    const visit = (at: number) => {
      if (free[at] !== 1) return;
      free[at] = 2;
      stack.push(at);
    };
    while (stack.length > 0) {
      const at = stack.pop()!;
      const column = at % this.#columns;
      if (column > 0) visit(at - 1);
      if (column < this.#columns - 1) visit(at + 1);
      if (at >= this.#columns) visit(at - this.#columns);
      if (at < free.length - this.#columns) visit(at + this.#columns);
    }
  }
}
