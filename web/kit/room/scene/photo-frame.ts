import type { Placement, Portal, RoomScene, Vec2, Vec3 } from "./scene.types.ts";

/** Where a photographer stands: lens level, so that verticals stay vertical; the picture's middle moved by `shift`. */
export type PhotoView = {
  at: Vec3;
  /** Way of the lens in plan, length 1. */
  toward: Vec2;
  /** Of a 36 mm wide frame. */
  focal_mm: number;
  /** Share of the picture's height by which the lens is moved up (down below 0). */
  shift: number;
  /** How far the lens looks above the horizon; a photographer's is level. */
  tilt_deg?: number;
  /** The near plane. It cuts away the wall behind which the camera stands. */
  near_in: number;
};

/** Pictures of rooms are taken three to two. */
const aspect = 1.5;

type Point = { x: number; y: number };

/** A point's place in the picture, -1 to 1 each way; null if it is behind the near plane. */
function inPicture(view: PhotoView, [x, up, z]: Vec3): Point | null {
  const [dx, dy] = [x - view.at[0], -z + view.at[2]];
  const away = dx * view.toward[0] + dy * view.toward[1];
  if (away <= view.near_in) return null;
  const half = 18 / view.focal_mm;
  const side = dx * view.toward[1] - dy * view.toward[0];
  return {
    x: side / (away * half),
    y: ((up - view.at[1]) * aspect) / (away * half) - 2 * view.shift,
  };
}

const thirds = [-0.5, 0, 0.5];

function pointsOf({ at, size, turn_deg }: Placement): Vec3[] {
  const angle = (turn_deg * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return thirds.flatMap((i) =>
    thirds.flatMap((j) =>
      thirds.map((k): Vec3 => {
        const [x, y] = [i * size.width_in, j * size.depth_in];
        return [at[0] + x * cos - y * sin, at[1] + (k + 0.5) * size.height_in, at[2] - x * sin - y * cos];
      }),
    ),
  );
}

/** Which part of a thing the picture's edges leave in it, and how much of the picture's width that takes; 0 to 1. */
export function inFrame(placement: Placement, view: PhotoView): { share: number; width: number } {
  const points = pointsOf(placement);
  const inside = points.flatMap((point) => {
    const seen = inPicture(view, point);
    return seen && Math.abs(seen.x) <= 1 && Math.abs(seen.y) <= 1 ? [seen.x] : [];
  });
  if (inside.length === 0) return { share: 0, width: 0 };
  return {
    share: inside.length / points.length,
    width: (Math.max(...inside) - Math.min(...inside)) / 2,
  };
}

/** The widest strip of the picture, as a share of its width, in which nothing stands and no window or door is. */
export function widestBareStrip(scene: RoomScene, view: PhotoView): number {
  const columns = new Array<boolean>(30).fill(false);
  const cover = (points: readonly Vec3[]) => {
    const seen = points.flatMap((point) => inPicture(view, point) ?? []);
    if (seen.every(({ y }) => Math.abs(y) > 1)) return;
    const place = (x: number) => ((x + 1) / 2) * columns.length;
    const from = Math.max(0, Math.floor(place(Math.min(...seen.map(({ x }) => x)))));
    const to = Math.min(columns.length, Math.ceil(place(Math.max(...seen.map(({ x }) => x)))));
    if (to > from) columns.fill(true, from, to);
  };
  for (const placement of scene.placements) if (!placement.flat) cover(pointsOf(placement));
  for (const portal of scene.portals) cover(cornersOf(portal));
  let [widest, strip] = [0, 0];
  for (const covered of columns) {
    strip = covered ? 0 : strip + 1;
    widest = Math.max(widest, strip);
  }
  return widest / columns.length;
}

const cornersOf = ({ centre, half_u, half_v }: Portal): Vec3[] =>
  [-1, 1].flatMap((i) =>
    [-1, 1].map((j): Vec3 => {
      const along = (axis: 0 | 1 | 2) => centre[axis] + i * half_u[axis] + j * half_v[axis];
      return [along(0), along(1), along(2)];
    }),
  );
