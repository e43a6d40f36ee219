import { ceilingOver } from "./ceiling-over.ts";
import { insidePolygon, photoViews } from "./photo-views.ts";
import type { RoomScene, Vec2, Vec3 } from "./scene.types.ts";

const eye_in = 60;
/** Things that end lower are looked over. */
const low_in = 34;
const step_in = 6;
/** More space than this about the camera shows no more. */
const enough_in = 44;

type Box = { from: Vec2; to: Vec2 };

/**
 * Where the camera of a 360° picture stands, and which way it begins: at eye height, with space on all sides, as near to
 * the middle as that allows. Null where nobody could stand.
 */
export function placeToLookAround(scene: RoomScene): { at: Vec3; toward: Vec2 } | null {
  const best = freePlace(scene);
  if (!best) return null;
  const height = scene.open_air ? eye_in : Math.min(eye_in, ceilingOver(scene, best) * 0.65);
  return { at: [best[0], height, -best[1]], toward: photoViews(scene, 1)[0]?.toward ?? [0, 1] };
}

/** Where somebody could stand with space on all sides, as near to the middle as that allows. */
export function freePlace(scene: RoomScene): Vec2 | null {
  const { min, max } = scene.box;
  const taken = [...placementBoxes(scene), ...partBoxes(scene)];
  const middle: Vec2 = [(min[0] + max[0]) / 2, (-min[2] - max[2]) / 2];
  let best: Vec2 | null = null;
  let most = 0;
  for (let x = min[0] + step_in; x < max[0]; x += step_in)
    for (let y = -max[2] + step_in; y < -min[2]; y += step_in) {
      if (!insidePolygon(scene.outline, x, y)) continue;
      const free = Math.min(toWalls(scene.outline, [x, y]), ...taken.map((box) => toBox(box, [x, y])));
      const worth = Math.min(free, enough_in) - 0.08 * Math.hypot(x - middle[0], y - middle[1]);
      if (free > 4 && (!best || worth > most)) [best, most] = [[x, y], worth];
    }
  return best;
}

/** Plan boxes of what stands at the camera's height. */
function placementBoxes({ placements }: RoomScene): Box[] {
  return placements.flatMap(({ at, size, turn_deg, flat }) => {
    if (flat || at[1] + size.height_in < low_in || at[1] > eye_in + 8) return [];
    const angle = (turn_deg * Math.PI) / 180;
    const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
    const dx = (size.width_in * cos + size.depth_in * sin) / 2;
    const dy = (size.width_in * sin + size.depth_in * cos) / 2;
    return [{ from: [at[0] - dx, -at[2] - dy], to: [at[0] + dx, -at[2] + dy] }];
  });
}

/** Plan boxes of partitions, columns and the like at the camera's height. */
function partBoxes({ parts }: RoomScene): Box[] {
  return parts.flatMap((part) => {
    if (part.form !== "prism" || part.shown === "outside") return [];
    const { origin, u, v, outline, depth_in } = part;
    const out: Vec3 = [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]];
    const points = outline.flatMap(([a, b]) =>
      [0, depth_in].map((d) => [0, 1, 2].map((k) => origin[k]! + u[k]! * a + v[k]! * b + out[k]! * d)),
    );
    const range = (k: number) => {
      const values = points.map((point) => point[k]!);
      return [Math.min(...values), Math.max(...values)] as const;
    };
    const [low, high] = range(1);
    if (high < low_in || low > eye_in + 8) return [];
    const [x, z] = [range(0), range(2)];
    return [{ from: [x[0], -z[1]], to: [x[1], -z[0]] }];
  });
}

const toBox = ({ from, to }: Box, [x, y]: Vec2): number =>
  Math.hypot(Math.max(from[0] - x, 0, x - to[0]), Math.max(from[1] - y, 0, y - to[1]));

function toWalls(outline: readonly Vec2[], [x, y]: Vec2): number {
  let nearest = Number.POSITIVE_INFINITY;
  outline.forEach((a, i) => {
    const b = outline[(i + 1) % outline.length]!;
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
    const along = Math.max(0, Math.min(1, ((x - a[0]) * dx + (y - a[1]) * dy) / (dx * dx + dy * dy || 1)));
    nearest = Math.min(nearest, Math.hypot(a[0] + dx * along - x, a[1] + dy * along - y));
  });
  return nearest;
}
