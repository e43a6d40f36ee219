import type { RoomPlan } from "../../../../contract/design/room-design.ts";
import type { CeilingPlane } from "../../../../domain/room/geometry/ceiling.ts";
import {
  type CeilingPart,
  ceilingParts,
  frameOfPlane,
  onSlope,
} from "../../../../domain/room/geometry/ceiling-parts.ts";
import { boundsOf, type Polygon } from "../../../../domain/room/geometry/polygon.ts";
import { grown, intersection } from "../../../../domain/room/geometry/region.ts";
import { panel } from "./part.ts";
import type { Cover, Panel, Part, Vec2, Vec3 } from "./scene.types.ts";
import { along, level, lifted, rectangle, UP } from "./vectors.ts";

/** How far the roof over the ceiling reaches out over the walls. */
const eaves_in = 14;

/** A sloped plane as a frame seen from below: `u` level to the right, `v` up the slope. */
function frameOf(plane: CeilingPlane) {
  const { right, up, stretch, pitch } = frameOfPlane(plane);
  const v: Vec3 = [up[0] / stretch, pitch / stretch, -up[1] / stretch];
  const u = level(right);
  const zero = lifted([0, 0], plane.at_in);
  return { u, v, at: (x: number, y: number): Vec3 => along(along(zero, u, x), v, y) };
}

/** The slopes of the ceiling, each laid from the corner that it is counted from, and the roof above them. */
export function slopedCeiling(plan: RoomPlan, cover: Cover): Part[] {
  return ceilingParts(plan).flatMap((part): Part[] => {
    if (part.outline.length === 0) return [];
    const { u, v, at } = frameOf(part.plane);
    const rings = ringsOf(part);
    const { left, right, bottom, top } = boundsOf(rings.flat());
    const roof = panel({
      pick: null,
      cover: { kind: "paint", color: "#d8d3c9", roughness: 0.9 },
      // seen from above
      ...{ origin: along(at(0, 0), UP, 3), u: [-u[0], -u[1], -u[2]], v },
      outline: rectangle(-right - eaves_in, bottom - eaves_in, -left + eaves_in, top + eaves_in),
      lit: false,
      unseen: true,
    });
    return [
      ...rings.map((ring) =>
        panel({
          ...{ pick: "ceiling", cover, origin: at(left, bottom), u, v },
          outline: ring.map(([x, y]): Vec2 => [x - left, y - bottom]),
        }),
      ),
      roof,
    ];
  });
}

const ringsOf = ({ plane, outline }: CeilingPart) => {
  const frame = frameOfPlane(plane);
  return outline.map((ring) => onSlope(frame, ring));
};

/** Where what reaches the ceiling is cut, as a section shows it from above. */
export function cutAtCeiling(plan: RoomPlan, ring: Polygon, cover: Cover): Panel[] {
  return ceilingParts(plan).flatMap(({ plane, outline }) => {
    // what stands at a wall reaches a little into it
    const cut = intersection([ring], grown(outline, 1));
    const { u, v, at } = frameOf(plane);
    const frame = frameOfPlane(plane);
    return cut.map((each) =>
      panel({
        ...{ pick: null, cover, origin: along(at(0, 0), UP, 0.4), u: [-u[0], -u[1], -u[2]] as Vec3, v },
        outline: onSlope(frame, each)
          .map(([x, y]): Vec2 => [-x, y])
          .reverse(),
        lit: false,
        shown: "outside",
      }),
    );
  });
}
