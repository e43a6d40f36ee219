import type { RoomItem } from "../../../contract/design/room-design.ts";
import { backingById } from "../geometry/backings.ts";
import { boxOf } from "../geometry/footprint.ts";
import { type OrientedBox, reachOf, wayOut } from "../geometry/oriented-box.ts";
import { add, distance, dot, lengthOf, minus, type Point, times } from "../geometry/point.ts";
import { spanOn, type WallFace } from "../geometry/walls.ts";
import { slack_in } from "../rules/placement.ts";
import { type Assembly, shifted, whyNotAt } from "./fit.ts";

/** Steps of the search around a place, inches. */
const step_in = 3;
const ways = 16;

/**
 * The parts where they are free, at most `reach_in` from where they are: there if they can be, else the nearest place
 * along their wall, out of walls and away from neighbors. Null if there is none.
 */
export function nearestFree(
  assembly: Assembly,
  parts: readonly RoomItem[],
  reach_in: number,
): RoomItem[] | null {
  for (const by of shifts(assembly, parts, reach_in)) {
    const moved = lengthOf(by) < 0.001 ? [...parts] : shifted(parts, by);
    if (whyNotAt(assembly, moved) === null) return moved;
  }
  return null;
}

function* shifts(assembly: Assembly, parts: readonly RoomItem[], reach_in: number): Generator<Point> {
  yield [0, 0];
  if (reach_in <= 0) return;
  const box = boxOf(parts[0]!);
  const near = (by: Point) => lengthOf(by) <= reach_in;
  const { against } = parts[0]!;
  const face = against ? backingById(assembly.design.plan, against) : undefined;
  if (face) yield* alongFace(assembly, box, face).filter(near).sort(byLength);
  if (assembly.mounting.mount === "wall") return;
  const out = outOfWalls(assembly, box);
  if (near(out)) yield out;
  const away = awayFromAll(assembly, box, out);
  if (near(away)) yield away;
  yield* around(assembly, box, out, reach_in);
}

const byLength = (a: Point, b: Point): number => lengthOf(a) - lengthOf(b);

/** Along a wall: to each neighbor's edges and the wall's ends, and in steps between them. */
function alongFace({ around: { standing, design } }: Assembly, box: OrientedBox, face: WallFace): Point[] {
  const half = reachOf(box, face.along);
  const at = dot(minus(box.center, face.from), face.along);
  const edges = standing.flatMap((other) => {
    const { from_in, to_in } = spanOn(face, other.box);
    return [from_in - half, to_in + half];
  });
  const jambs = design.plan.openings
    .filter(({ wall }) => wall === face.id)
    .flatMap(({ offset_in, width_in }) => [offset_in - half, offset_in + width_in + half]);
  const steps = Array.from(
    { length: Math.floor(face.length_in / step_in) + 1 },
    (_, count) => count * step_in,
  );
  return [half, face.length_in - half, ...edges, ...jambs, ...steps]
    .filter((to) => to >= half - slack_in && to <= face.length_in - half + slack_in)
    .map((to) => times(face.along, to - at));
}

/** Back into the room through every wall that the box crosses. */
function outOfWalls({ around: { faces } }: Assembly, box: OrientedBox): Point {
  let by: Point = [0, 0];
  for (const face of faces) {
    const { from_in, to_in, gap_in } = spanOn(face, { ...box, center: add(box.center, by) });
    const isNear = gap_in < 0 && gap_in > -2 * reachOf(box, face.inward);
    if (isNear && to_in > 0 && from_in < face.length_in) by = add(by, times(face.inward, -gap_in));
  }
  return by;
}

/** Away from one neighbor after the other, as far as that goes. */
function awayFromAll({ around: { standing } }: Assembly, box: OrientedBox, first: Point): Point {
  let by = first;
  for (let turn = 0; turn < 6; turn += 1) {
    const at = { ...box, center: add(box.center, by) };
    const way = standing
      .filter(({ bottom, top }) => top > 2 && bottom < 30)
      .map((other) => wayOut(at, other.box, slack_in))
      .find((found) => found !== null);
    if (!way) return by;
    by = add(by, times(way, 1.001));
  }
  return by;
}

/** Rings around the place that is out of the walls, each cell's shift corrected out of the walls again. */
function* around(assembly: Assembly, box: OrientedBox, out: Point, reach_in: number): Generator<Point> {
  const seen: Point[] = [];
  for (let radius = step_in; radius <= reach_in; radius += step_in) {
    for (let way = 0; way < ways; way += 1) {
      const turn = (way / ways) * 2 * Math.PI;
      const by = add(out, [Math.cos(turn) * radius, Math.sin(turn) * radius]);
      const inside = add(by, outOfWalls(assembly, { ...box, center: add(box.center, by) }));
      if (lengthOf(inside) > reach_in || seen.some((each) => distance(each, inside) < 0.5)) continue;
      seen.push(inside);
      yield inside;
    }
  }
}
