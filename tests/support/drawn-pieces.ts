import type { RoomDesign } from "../../contract/design/room-design.ts";
import { createSpot } from "../../domain/materials/bonds/bond.ts";
import { bondOf } from "../../domain/materials/bonds/bond-of.ts";
import { inRepeatAxes } from "../../domain/materials/bonds/laid.bond.ts";
import type { Point } from "../../domain/room/geometry/point.ts";
import { faceById } from "../../domain/room/geometry/walls.ts";
import type { PlacedPiece } from "../../domain/room/takeoff/laying/lay-request.ts";
import type { Panel as CountedPanel } from "../../domain/room/takeoff/shapes/shape.types.ts";
import type { Panel, Vec3 } from "../../web/kit/room/scene/scene.types.ts";
import { partGeometry } from "../../web/kit/room/viewer/geometry/part-geometry.ts";

/** The piece drawn at a point of the room: which one, how far inside it, and its own size. */
type Drawn = (at: Vec3) => { id: number; edge: number; sides: [number, number] };

/** Where points of a counted surface, as seen from inside, are in the room. */
export function worldOf(
  design: RoomDesign,
  { wall, name, plane }: CountedPanel,
): (at: Readonly<Point>) => Vec3 {
  if (plane) return onPlane(plane);
  if (name === "ceiling") return ([x, y]) => [x, design.plan.ceiling_height_in, y];
  const face = wall === null ? undefined : faceById(design.plan, wall);
  if (!face) return ([x, y]) => [x, 0, -y];
  const { from, to } = design.plan.walls.find(({ id }) => id === wall)!;
  const [ax, ay] = design.plan.vertices_in[to]!;
  const [bx, by] = design.plan.vertices_in[from]!;
  const [dx, dy] = [(bx - ax) / face.length_in, (by - ay) / face.length_in];
  return ([x, y]) => [ax + dx * x, y, -(ay + dy * x)];
}

/** Up the slope by its length, from where the plane is over the plan's origin. */
function onPlane({ at_in, rise }: NonNullable<CountedPanel["plane"]>): (at: Readonly<Point>) => Vec3 {
  const pitch = Math.hypot(...rise);
  const [ux, uy] = [rise[0] / pitch, rise[1] / pitch];
  return ([x, y]) => {
    const level = y / Math.hypot(1, pitch);
    return [-uy * x + ux * level, at_in + pitch * level, -(ux * x + uy * level)];
  };
}

/** Reads a panel as the viewer does: its vertices' texture coordinates, and the picture of one repeat at these. */
export function drawnOn(panel: Panel): Drawn {
  if (panel.cover.kind !== "material") throw new Error("no material is drawn");
  const bond = inRepeatAxes(bondOf(panel.cover.definition));
  const geometry = partGeometry(panel);
  const place = geometry.getAttribute("position");
  const uv = geometry.getAttribute("uv");
  const dot = (a: Vec3, b: Vec3) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
  const local = (at: Vec3): Point => {
    const from: Vec3 = [at[0] - panel.origin[0], at[1] - panel.origin[1], at[2] - panel.origin[2]];
    return [dot(from, panel.u), dot(from, panel.v)];
  };
  const corner = (at: number) => ({
    at: local([place.getX(at), place.getY(at), place.getZ(at)]),
    uv: [uv.getX(at), uv.getY(at)] as const,
  });
  const o = corner(0);
  const others = Array.from({ length: place.count - 1 }, (_, at) => corner(at + 1));
  const cross = ([p, q]: readonly [typeof o, typeof o]) =>
    (p.at[0] - o.at[0]) * (q.at[1] - o.at[1]) - (p.at[1] - o.at[1]) * (q.at[0] - o.at[0]);
  const pairs = others.flatMap((p, at) => others.slice(at + 1).map((q) => [p, q] as const));
  const widest = pairs.reduce((best, pair) => (Math.abs(cross(pair)) > Math.abs(cross(best)) ? pair : best));
  const [p, q] = widest;
  const whole = cross(widest);
  const spot = createSpot();
  return (at) => {
    const [x, y] = local(at);
    const s = ((x - o.at[0]) * (q.at[1] - o.at[1]) - (y - o.at[1]) * (q.at[0] - o.at[0])) / whole;
    const t = ((p.at[0] - o.at[0]) * (y - o.at[1]) - (p.at[1] - o.at[1]) * (x - o.at[0])) / whole;
    const u = o.uv[0] + s * (p.uv[0] - o.uv[0]) + t * (q.uv[0] - o.uv[0]);
    const v = o.uv[1] + s * (p.uv[1] - o.uv[1]) + t * (q.uv[1] - o.uv[1]);
    // a picture's rows run from the top down
    bond.locate(u, -v, spot);
    return { id: spot.id, edge: spot.edge, sides: [spot.width, spot.height] };
  };
}

const inside_in = 0.02;

/**
 * How the first drawn piece that differs from its counted piece does so; null if all are the same: one piece fills
 * the counted outline and ends there, within the joint.
 */
export function unlike(
  pieces: readonly PlacedPiece[],
  joint_in: number,
  drawn: Drawn,
  world: (at: Readonly<Point>) => Vec3,
): string | null {
  const wider = Math.max(joint_in / 2, inside_in);
  for (const { center, outline } of pieces) {
    const { id, edge, sides } = drawn(world(center));
    const words = `at ${center.map((each) => each.toFixed(1)).join(", ")}`;
    if (edge <= 0) return `a joint ${words}`;
    if (edge > Math.max(...sides) / 2 + 0.01) return `too far inside ${words}`;
    for (const [ax, ay] of points(outline)) {
      const [dx, dy] = [ax - center[0], ay - center[1]];
      const length = Math.hypot(dx, dy);
      const at = (by: number): Point => [ax + (dx / length) * by, ay + (dy / length) * by];
      // from a corner the way inward is longer than from a side
      const near = drawn(world(at(-1.6 * inside_in)));
      if (near.id !== id || near.edge < -1e-6) return `another piece within its outline ${words}`;
      const far = drawn(world(at(wider)));
      if (far.id === id && far.edge > inside_in) return `reaches over its outline ${words}`;
    }
  }
  return null;
}

/** Corners and points along the sides. */
const points = (outline: readonly Point[]): Point[] =>
  outline.flatMap((from, at) => {
    const to = outline[(at + 1) % outline.length]!;
    return [0, 0.3, 0.5, 0.8].map(
      (share): Point => [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share],
    );
  });
