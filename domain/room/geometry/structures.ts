import type { RoomPlan, RoomStructure } from "../../../contract/design/room-design.ts";
import { ceilingAlong, ceilingAt, highestOf, isSloped, lowestCeiling, type Profile } from "./ceiling.ts";
import { axesOf, cornersOf, type OrientedBox, onPlan } from "./oriented-box.ts";
import { add, dot, minus, type Point, times } from "./point.ts";
import { edgesOf } from "./polygon.ts";
import { facesOf, type WallFace } from "./walls.ts";

// What is built inside a room and is no wall of its outline: partitions, half walls, columns, soffits. Each is an
// upright box.

/** How far a soffit comes down from the ceiling unless it says: as deep as one over 84 in. cabinets. */
const usualDrop_in = 12;
/** Height of a half wall unless it says. */
const usualHalf_in = 42;

export const structuresOf = (plan: RoomPlan): readonly RoomStructure[] => plan.structures ?? [];

export const structureById = (plan: RoomPlan, id: string): RoomStructure | undefined =>
  structuresOf(plan).find((each) => each.id === id);

export const isRound = ({ kind, shape }: Pick<RoomStructure, "kind" | "shape">): boolean =>
  kind === "column" && shape === "round";

/** Around a round column, inches. */
export const aroundOf = ({ length_in }: RoomStructure): number => Math.PI * length_in;

/** Sides of the polygon that stands for a circle. */
const facets = 32;
/** Of a circle of 1 in. the radius of the polygon with the same area. */
const sameArea = Math.sqrt((2 * Math.PI) / (facets * Math.sin((2 * Math.PI) / facets)));

/** Its footprint, counter-clockwise; a round column's as a polygon of the same area. */
export function outlineOfStructure(structure: RoomStructure): Point[] {
  if (!isRound(structure)) return cornersOf(boxOfStructure(structure));
  const radius = (structure.length_in / 2) * sameArea;
  const [x, y] = structure.at_in;
  return Array.from({ length: facets }, (_, at): Point => {
    const turn = (at / facets) * 2 * Math.PI;
    return [x + radius * Math.cos(turn), y + radius * Math.sin(turn)];
  });
}

/** Seen from above; its front is the side that faces south at rotation 0. */
export const boxOfStructure = (structure: RoomStructure): OrientedBox => ({
  center: structure.at_in,
  width_in: structure.length_in,
  depth_in: isRound(structure) ? structure.length_in : structure.depth_in,
  rotation_deg: structure.rotation_deg,
});

/**
 * Its own height: of a half wall from the floor, of a soffit down from the ceiling where that is lowest, of others up to
 * the ceiling where that is highest.
 */
export function heightOf(plan: RoomPlan, structure: RoomStructure): number {
  const { kind, height_in } = structure;
  if (kind === "partition" || kind === "column") return highestOver(plan, structure);
  const own = height_in ?? (kind === "soffit" ? usualDrop_in : usualHalf_in);
  return Math.min(own, lowestCeiling(plan, outlineOfStructure(structure)));
}

/** Where the ceiling is highest along the sides of a structure. */
const highestOver = (plan: RoomPlan, structure: RoomStructure): number =>
  isSloped(plan)
    ? Math.max(
        ...edgesOf(outlineOfStructure(structure)).map(({ from, to }) =>
          highestOf(ceilingAlong(plan, from, to)),
        ),
      )
    : plan.ceiling_height_in;

/** Its underside and its upper side above the floor, inches; the upper side of what reaches a sloped ceiling at its highest. */
export function levelsOf(plan: RoomPlan, structure: RoomStructure): { bottom: number; top: number } {
  const height = heightOf(plan, structure);
  return structure.kind === "soffit"
    ? {
        bottom: lowestCeiling(plan, outlineOfStructure(structure)) - height,
        top: highestOver(plan, structure),
      }
    : { bottom: 0, top: height };
}

export const structureSides = ["front", "back", "left", "right", "top", "under"] as const;
export type StructureSide = (typeof structureSides)[number];

/** One face of a structure. Positions on it: x from the left as one looks at it, y up from the floor. */
export interface StructureFace {
  structure: RoomStructure;
  side: StructureSide;
  /** Lower left corner on the plan as one looks at it; of level faces as one looks at the plan, or up from below. */
  origin: Point;
  right: Point;
  /** Out of it; of level faces its second direction. */
  out: Point;
  width_in: number;
  /** Of upright faces the lower and upper edge above the floor; of level faces 0 and the depth. */
  bottom_in: number;
  top_in: number;
  /** The upper edge of an upright face, from the left; null of level faces. */
  profile: Profile | null;
}

/** The face of a structure; undefined for one that it lacks: only half walls have a cap, only soffits an underside. */
export function structureFace(
  plan: RoomPlan,
  structure: RoomStructure,
  side: StructureSide,
): StructureFace | undefined {
  const face = boxFace(plan, structure, side);
  if (!face || side === "top" || side === "under") return face;
  const { origin, right, width_in, top_in } = face;
  const end = add(origin, times(right, width_in));
  const profile = isRound(structure)
    ? profileAround(plan, structure)
    : ceilingAlong(plan, origin, end, top_in);
  return { ...face, profile, top_in: highestOf(profile) };
}

/** The upper edge of a round column, unrolled. */
function profileAround(plan: RoomPlan, structure: RoomStructure): Profile {
  const outline = outlineOfStructure(structure);
  const step = aroundOf(structure) / outline.length;
  return [...outline, outline[0]!].map((point, at): Point => [step * at, ceilingAt(plan, point)]);
}

function boxFace(plan: RoomPlan, structure: RoomStructure, side: StructureSide): StructureFace | undefined {
  const box = boxOfStructure(structure);
  const { right, back } = axesOf(box);
  const [x, y] = [box.width_in / 2, box.depth_in / 2];
  const { bottom, top } = levelsOf(plan, structure);
  const upright = { structure, side, bottom_in: bottom, top_in: top, profile: null };
  // a round column has one side, all around
  if (isRound(structure))
    return side === "front"
      ? {
          ...upright,
          origin: onPlan(box, [-x, -y]),
          right,
          out: times(back, -1),
          width_in: aroundOf(structure),
        }
      : undefined;
  const level = { ...upright, width_in: box.width_in, bottom_in: 0, top_in: box.depth_in, right };
  switch (side) {
    case "front":
      return {
        ...upright,
        origin: onPlan(box, [-x, -y]),
        right,
        out: times(back, -1),
        width_in: box.width_in,
      };
    case "back":
      return {
        ...upright,
        origin: onPlan(box, [x, y]),
        right: times(right, -1),
        out: back,
        width_in: box.width_in,
      };
    case "right":
      return { ...upright, origin: onPlan(box, [x, -y]), right: back, out: right, width_in: box.depth_in };
    case "left":
      return {
        ...upright,
        origin: onPlan(box, [-x, y]),
        right: times(back, -1),
        out: times(right, -1),
        width_in: box.depth_in,
      };
    case "top":
      return structure.kind === "half_wall" && top < highestOver(plan, structure)
        ? { ...level, origin: onPlan(box, [-x, -y]), out: back }
        : undefined;
    case "under":
      return structure.kind === "soffit"
        ? { ...level, origin: onPlan(box, [-x, y]), out: times(back, -1) }
        : undefined;
  }
}

/** All faces of a structure, also those that stand against something. */
export const facesOfStructure = (plan: RoomPlan, structure: RoomStructure): StructureFace[] =>
  structureSides.flatMap((side) => structureFace(plan, structure, side) ?? []);

/** A rectangle on a face: from left to right, from bottom to top. */
interface Contact {
  left: number;
  right: number;
  bottom: number;
  top: number;
}

/** Faces this near to each other touch. */
const touching_in = 0.5;

type Flat = Omit<StructureFace, "structure" | "side" | "profile">;

/** A wall of the outline as a flat seen from inside. */
const flatOf = (face: WallFace): Flat => ({
  origin: face.to,
  right: times(face.along, -1),
  out: face.inward,
  width_in: face.length_in,
  bottom_in: 0,
  top_in: face.height_in,
});

/** Where another upright flat that looks the other way lies on this one; null where they do not touch. */
function contact(on: Flat, other: Flat): Contact | null {
  if (dot(on.out, other.out) > -0.999) return null;
  const from = minus(other.origin, on.origin);
  if (Math.abs(dot(from, on.out)) > touching_in) return null;
  const start = dot(from, on.right);
  const left = Math.max(0, start - other.width_in);
  const right = Math.min(on.width_in, start);
  const bottom = Math.max(on.bottom_in, other.bottom_in);
  const top = Math.min(on.top_in, other.top_in);
  return right - left > 0.01 && top - bottom > 0.01 ? { left, right, bottom, top } : null;
}

/** The flat sides on which something can lie; a round column has none. */
const upright = (plan: RoomPlan, structure: RoomStructure): StructureFace[] =>
  (isRound(structure) ? [] : facesOfStructure(plan, structure)).filter(
    ({ side }) => side !== "top" && side !== "under",
  );

/** Where walls and other structures stand against an upright face; none for level faces. */
export function contactsOn(plan: RoomPlan, face: StructureFace): Contact[] {
  if (face.side === "top" || face.side === "under" || isRound(face.structure)) return [];
  const walls = facesOf(plan).filter(({ kind }) => kind !== "open");
  const others = structuresOf(plan).filter(({ id }) => id !== face.structure.id);
  return [...walls.map(flatOf), ...others.flatMap((each) => upright(plan, each))].flatMap(
    (other) => contact(face, other) ?? [],
  );
}

/** Where structures stand against a wall, each with its structure; x from the left as seen from inside. */
export const contactsOnWall = (plan: RoomPlan, wall: WallFace): { structure: RoomStructure; at: Contact }[] =>
  structuresOf(plan).flatMap((structure) =>
    upright(plan, structure).flatMap((face) => {
      const at = contact(flatOf(wall), face);
      return at ? [{ structure, at }] : [];
    }),
  );

/** The id of a face as a surface of the room: `side:<structure>.<side>`. */
export const sideId = (structure: string, side: StructureSide): string => `side:${structure}.${side}`;

/** What a surface of a structure is a side of; null for other surfaces. */
export function sideOf(surface: string): { structure: string; side: StructureSide } | null {
  const [, structure, word] = /^side:(.+)\.([a-z]+)$/.exec(surface) ?? [];
  const side = structureSides.find((each) => each === word);
  return structure && side ? { structure, side } : null;
}
