import type { RoomPlan } from "../../../contract/design/room-design.ts";
import { isSloped, lowestCeiling, stretchAbove } from "../../room/geometry/ceiling.ts";
import { clearZoneOf, isWay, type OpeningSpan, spansOf } from "../../room/geometry/openings.ts";
import {
  axesOf,
  cornersOf,
  type OrientedBox,
  onPlan,
  overlaps,
  reachOf,
} from "../../room/geometry/oriented-box.ts";
import { add, dot, minus, type Point, times } from "../../room/geometry/point.ts";
import { areaOf, type Bounds, boundsOf, contains, edgesOf } from "../../room/geometry/polygon.ts";
import { crossing, type Segment } from "../../room/geometry/segment.ts";
import { alongWall, facesOf, onWall, rotationAgainst, type WallFace } from "../../room/geometry/walls.ts";

/** A place and a direction: pieces of a group are given from it, x to the right, y to the back. */
export interface Frame {
  center: Point;
  rotation_deg: number;
}

/** What is put down: its footprint, and how high it reaches. */
export interface Block {
  box: OrientedBox;
  top_in: number;
}

/** A part of a wall. */
export interface Stretch {
  face: WallFace;
  /** From the wall's first vertex. */
  from_in: number;
  to_in: number;
}

/** Trim around an opening. */
const casing_in = 3;
const slack_in = 0.1;

/** A room without furniture, asked where something can stand. */
export class Ground {
  readonly plan: RoomPlan;
  readonly faces: readonly WallFace[];
  readonly spans: readonly OpeningSpan[];
  /** Doors and passages. */
  readonly ways: readonly OpeningSpan[];
  readonly windows: readonly OpeningSpan[];
  readonly bounds: Bounds;
  readonly #edges: readonly Segment[];
  readonly #isRectangle: boolean;
  readonly #kept: readonly { zone: OrientedBox; head_in: number }[];

  constructor(plan: RoomPlan) {
    this.plan = plan;
    this.faces = facesOf(plan);
    this.spans = spansOf(plan);
    this.ways = this.spans.filter(({ opening }) => isWay(opening));
    this.windows = this.spans.filter(({ opening }) => !isWay(opening));
    this.bounds = boundsOf(plan.vertices_in);
    this.#edges = edgesOf(plan.vertices_in);
    this.#isRectangle =
      this.#edges.length === 4 && this.#edges.every(({ from, to }) => from[0] === to[0] || from[1] === to[1]);
    this.#kept = this.ways.flatMap((span) => {
      const swings = span.opening.kind === "door" && span.opening.swing?.into === "room";
      const zone = clearZoneOf(span, swings ? Math.max(24, span.opening.width_in) : 24.6);
      return zone ? [{ zone, head_in: span.head_in }] : [];
    });
  }

  get middle(): Point {
    return [(this.bounds.left + this.bounds.right) / 2, (this.bounds.bottom + this.bounds.top) / 2];
  }

  get area_sqft(): number {
    return areaOf(this.plan.vertices_in) / 144;
  }

  /** Whether it stands inside the walls, and not in the way of a door. */
  fits({ box, top_in }: Block): boolean {
    if (isSloped(this.plan) && lowestCeiling(this.plan, cornersOf(box)) < top_in) return false;
    return this.holds(box) && !this.#kept.some(({ zone }) => top_in > 1 && overlaps(zone, box, 0.5));
  }

  /** Whether the outline holds the box. */
  holds(box: OrientedBox): boolean {
    const inner = cornersOf({
      ...box,
      width_in: Math.max(0.1, box.width_in - 2 * slack_in),
      depth_in: Math.max(0.1, box.depth_in - 2 * slack_in),
    });
    const { left, right, bottom, top } = this.bounds;
    if (!inner.every(([x, y]) => x >= left && x <= right && y >= bottom && y <= top)) return false;
    if (this.#isRectangle) return true;
    if (!inner.every((corner) => contains(this.plan.vertices_in, corner, 0.01))) return false;
    const own = edgesOf(inner);
    return !this.#edges.some((edge) => own.some((side) => crossing(edge, side) !== null));
  }

  /** The frame with its back to a wall, so far along it. */
  against(face: WallFace, offset_in: number, gap_in = 0): Frame {
    return { center: onWall(face, offset_in, gap_in), rotation_deg: rotationAgainst(face) };
  }

  /** Parts of full walls where nothing opens below that height; half walls count up to their own. */
  stretches(top_in: number, least_in = 12): Stretch[] {
    return this.faces.flatMap((face) => {
      if (face.kind === "open" || face.height_in < Math.min(top_in, 30)) return [];
      if (face.kind === "half_wall" && top_in > face.height_in + 12) return [];
      const cuts = this.spans
        .filter(({ opening, sill_in }) => opening.wall === face.id && sill_in < top_in)
        .map((span): [number, number] => [span.from_in - casing_in, span.to_in + casing_in])
        .sort((a, b) => a[0] - b[0]);
      // under a slope only where the wall is high enough
      const [start, end] = isSloped(this.plan)
        ? (stretchAbove(face.profile, top_in) ?? [0, 0])
        : [0, face.length_in];
      const stops = [0, ...cuts.flat(), face.length_in];
      const found: Stretch[] = [];
      for (let at = 0; at < stops.length; at += 2) {
        const from_in = Math.max(start, stops[at]!);
        const to_in = Math.min(end, stops[at + 1]!);
        if (to_in - from_in >= least_in) found.push({ face, from_in, to_in });
      }
      return found;
    });
  }

  /** How far a strip of that width reaches from the frame to its front until a wall or the end of the room. */
  ahead({ center, rotation_deg }: Frame, width_in: number): number {
    const { right, back } = axesOf({ rotation_deg });
    let least = Number.POSITIVE_INFINITY;
    for (const { from, to } of this.#edges) {
      const [a, b] = [minus(from, center), minus(to, center)];
      const [ax, ay] = [dot(a, right), -dot(a, back)];
      const [bx, by] = [dot(b, right), -dot(b, back)];
      const half = width_in / 2 - 0.2;
      if (Math.max(ax, bx) <= -half || Math.min(ax, bx) >= half) continue;
      const at = (x: number) =>
        Math.abs(bx - ax) < 0.01 ? Math.min(ay, by) : ay + ((by - ay) * (x - ax)) / (bx - ax);
      const near = Math.min(at(clamp(ax, -half, half)), at(clamp(bx, -half, half)));
      if (near > 1 && near < least) least = near;
    }
    return least;
  }

  /** The windows that something of that height would cover, standing near their wall. */
  covered({ box, top_in }: Block, within_in = 14): OpeningSpan[] {
    return this.windows.filter((span) => {
      if (top_in <= span.sill_in + 3) return false;
      const { offset_in, out_in } = alongWall(span.face, box.center);
      const half = reachOf(box, span.face.along);
      if (out_in - reachOf(box, span.face.inward) > within_in || out_in < 0) return false;
      return offset_in + half > span.from_in + 2 && offset_in - half < span.to_in - 2;
    });
  }
}

const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(high, value));

/** A box given from a frame: its middle so far to the right and to the front, turned by so much. */
export function boxFrom(
  frame: Frame,
  right_in: number,
  front_in: number,
  width_in: number,
  depth_in: number,
  turn_deg = 0,
): OrientedBox {
  return {
    center: onPlan(frame, [right_in, -front_in]),
    width_in,
    depth_in,
    rotation_deg: (((frame.rotation_deg + turn_deg) % 360) + 360) % 360,
  };
}

/** Where an offset on a wall is in x (or in y, for walls that run north and south), as sketches take it. */
export function coordinateOn(face: WallFace, offset_in: number): number {
  const [x, y] = add(face.from, times(face.along, offset_in));
  return Math.abs(face.along[0]) >= Math.abs(face.along[1]) ? x : y;
}
