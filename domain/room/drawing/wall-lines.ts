import type { RoomOpening, RoomPlan, RoomWall } from "../../../contract/design/room-design.ts";

export type Point = readonly [number, number];

/** A wall's inner face as a line with its directions; the room lies to the left. */
export interface WallLine {
  wall: RoomWall;
  start: Point;
  end: Point;
  length_in: number;
  /** Unit vector from start to end. */
  along: Point;
  /** Unit vector out of the room. */
  out: Point;
  thickness_in: number;
}

/** Default thickness: a stud wall with board on both sides. */
export const usualThickness_in = 4.5;

export const at = (line: WallLine, along_in: number, out_in: number): Point => [
  line.start[0] + line.along[0] * along_in + line.out[0] * out_in,
  line.start[1] + line.along[1] * along_in + line.out[1] * out_in,
];

/** The plan's walls as lines, in their order. Walls that name a missing vertex are left out. */
export function wallLines(plan: RoomPlan): WallLine[] {
  return plan.walls.flatMap((wall) => {
    const start = plan.vertices_in[wall.from];
    const end = plan.vertices_in[wall.to];
    if (!start || !end) return [];
    const length_in = Math.hypot(end[0] - start[0], end[1] - start[1]);
    if (length_in === 0) return [];
    const along: Point = [(end[0] - start[0]) / length_in, (end[1] - start[1]) / length_in];
    const thickness_in = wall.kind === "open" ? 0 : (wall.thickness_in ?? usualThickness_in);
    return [{ wall, start, end, length_in, along, out: [along[1], -along[0]] as const, thickness_in }];
  });
}

/** Where the outer face of `line` meets that of its neighbor, as a distance along `line` from its start. */
function mitre(line: WallLine, other: WallLine | undefined, atEnd: boolean): number {
  const corner = atEnd ? line.length_in : 0;
  if (!other || other.wall.kind === "open") return corner;
  const cross = line.along[0] * other.along[1] - line.along[1] * other.along[0];
  if (Math.abs(cross) < 0.01) return corner;
  const [x, y] = at(line, 0, line.thickness_in);
  const [other_x, other_y] = at(other, 0, other.thickness_in);
  const met = ((other_x - x) * other.along[1] - (other_y - y) * other.along[0]) / cross;
  // a very sharp corner would send its point across the sheet
  return Math.abs(met - corner) > 3 * Math.max(line.thickness_in, other.thickness_in) ? corner : met;
}

export interface WallPiece {
  line: WallLine;
  /** Inner start, inner end, outer end, outer start. */
  corners: [Point, Point, Point, Point];
}

/** The solid parts of each wall between its openings, with mitered corners. */
export function wallPieces(plan: RoomPlan): WallPiece[] {
  const lines = wallLines(plan);
  return lines.flatMap((line) => {
    if (line.wall.kind === "open") return [];
    const before = lines.find((other) => other.wall.to === line.wall.from);
    const after = lines.find((other) => other.wall.from === line.wall.to);
    const gaps = plan.openings
      .filter((opening) => opening.wall === line.wall.id)
      .map((opening): [number, number] => [opening.offset_in, opening.offset_in + opening.width_in])
      .sort((first, second) => first[0] - second[0]);
    const stops = [0, ...gaps.flat(), line.length_in];
    const pieces: WallPiece[] = [];
    for (let place = 0; place < stops.length; place += 2) {
      const from = stops[place]!;
      const to = stops[place + 1]!;
      if (to - from < 0.01) continue;
      const outer_from = from === 0 ? mitre(line, before, false) : from;
      const outer_to = to === line.length_in ? mitre(line, after, true) : to;
      pieces.push({
        line,
        corners: [
          at(line, from, 0),
          at(line, to, 0),
          at(line, outer_to, line.thickness_in),
          at(line, outer_from, line.thickness_in),
        ],
      });
    }
    return pieces;
  });
}

/** The wall that an opening is in. */
export const lineOf = (lines: readonly WallLine[], opening: RoomOpening): WallLine | undefined =>
  lines.find((line) => line.wall.id === opening.wall);
