import type { RoomDesign, RoomOpening, RoomWall } from "../../../../contract/design/room-design.ts";
import { standingSides } from "../../../../domain/room/geometry/backings.ts";
import { ceilingAlong, highestOf, isSloped, lowestAlong } from "../../../../domain/room/geometry/ceiling.ts";
import type { Vec2, Vec3 } from "./scene.types.ts";
import { level, lifted } from "./vectors.ts";

/** A wall as a line in plan and as a frame seen from inside: `right` runs from its `to` end to its `from` end. */
export type WallLine = {
  wall: RoomWall;
  a: Vec2;
  b: Vec2;
  length_in: number;
  /** Where it is highest. */
  height_in: number;
  /** Its upper edge as seen from inside, from the left: [along it, above the floor]. */
  profile: readonly Vec2[];
  thickness_in: number;
  along: Vec2;
  inward: Vec2;
  /** Lower left corner as seen from inside. */
  corner: Vec3;
  right: Vec3;
  facing: Vec3;
  openings: RoomOpening[];
  /** Whether the room's corner at the first and at the second vertex is a convex one. */
  convex: readonly [boolean, boolean];
};

const usualThickness_in = 4.5;
const usualHalfHeight_in = 42;

const levelProfile = (length_in: number, height_in: number): Vec2[] => [
  [0, height_in],
  [length_in, height_in],
];

/** Every wall that stands, with its openings in order along it. Open sides are left out. */
export const wallLines = (design: RoomDesign): WallLine[] => linesOf(design, ({ kind }) => kind !== "open");

/** The sides of a room without walls, for what is visible beyond them. */
export const openSides = (design: RoomDesign): WallLine[] =>
  linesOf(design, ({ kind }) => kind === "open").map((line) => ({ ...line, thickness_in: 0 }));

function linesOf({ plan }: RoomDesign, asked: (wall: RoomWall) => boolean): WallLine[] {
  return plan.walls.filter(asked).flatMap((wall): WallLine[] => {
    const a = plan.vertices_in[wall.from];
    const b = plan.vertices_in[wall.to];
    if (!a || !b) return [];
    const length_in = Math.hypot(b[0] - a[0], b[1] - a[1]);
    if (length_in < 0.5) return [];
    const way: Vec2 = [(b[0] - a[0]) / length_in, (b[1] - a[1]) / length_in];
    const inward: Vec2 = [-way[1], way[0]];
    const count = plan.vertices_in.length;
    const before = plan.vertices_in[(wall.from - 1 + count) % count]!;
    const after = plan.vertices_in[(wall.to + 1) % count]!;
    const own_in =
      wall.height_in ?? (wall.kind === "half_wall" ? usualHalfHeight_in : plan.ceiling_height_in);
    const profile = isSloped(plan)
      ? ceilingAlong(plan, b, a, own_in).map(([x, y]): Vec2 => [x, y])
      : levelProfile(length_in, own_in);
    return [
      {
        wall,
        a,
        b,
        length_in,
        height_in: highestOf(profile),
        profile,
        thickness_in: wall.thickness_in ?? usualThickness_in,
        along: way,
        inward,
        corner: lifted(b, 0),
        right: level([-way[0], -way[1]]),
        facing: level(inward),
        convex: [side(a, inward, before) > 0.01, side(b, inward, after) > 0.01],
        openings: plan.openings
          .filter((opening) => opening.wall === wall.id)
          .sort((p, q) => p.offset_in - q.offset_in),
      },
    ];
  });
}

/**
 * The sides of partitions, half walls and columns as lines. Each ends at the corner where the next one of its structure
 * begins; the numbers of those corners are below 0, where no wall has any.
 */
export const builtLines = ({ plan }: RoomDesign): WallLine[] =>
  standingSides(plan).flatMap((sides, structure) =>
    sides.map(
      ({ id, kind, from, to, along, inward, length_in, height_in, thickness_in, profile }, at): WallLine => {
        const corner = (count: number) => -1 - structure * sides.length - (count % sides.length);
        return {
          wall: { id, kind, from: corner(at), to: corner(at + 1) },
          a: from,
          b: to,
          length_in,
          height_in,
          profile: profile.map(([x, y]): Vec2 => [length_in - x, y]).reverse(),
          thickness_in,
          along,
          inward,
          corner: lifted(to, 0),
          right: level([-along[0], -along[1]]),
          facing: level(inward),
          convex: [false, false],
          openings: [],
        };
      },
    ),
  );

/** An opening's rectangle in the wall's frame: from the left as seen from inside, up from the floor. */
export function openingRectangle(line: WallLine, opening: RoomOpening) {
  const right = Math.min(line.length_in - 0.25, line.length_in - opening.offset_in);
  const left = Math.max(0.25, line.length_in - opening.offset_in - opening.width_in);
  const bottom = opening.kind === "window" ? (opening.sill_in ?? 36) : (opening.sill_in ?? 0);
  const top = Math.min(lowestAlong(line.profile, left, right) - 1, bottom + opening.height_in);
  return { left, right, bottom, top };
}

/** How far a point lies on the inward side of a wall. */
const side = (on: readonly number[], inward: Vec2, [x, y]: readonly [number, number]) =>
  (x - on[0]!) * inward[0] + (y - on[1]!) * inward[1];
