import type { RoomDesign, RoomStructure } from "../../../../contract/design/room-design.ts";
import { ceilingAt, isSloped, under } from "../../../../domain/room/geometry/ceiling.ts";
import type { Point } from "../../../../domain/room/geometry/point.ts";
import {
  facesOfStructure,
  isRound,
  levelsOf,
  outlineOfStructure,
  type StructureFace,
  sideId,
  structuresOf,
} from "../../../../domain/room/geometry/structures.ts";
import { coverOf, type Products } from "./cover-of.ts";
import { panel } from "./part.ts";
import type { Cover, Panel, Part } from "./scene.types.ts";
import { cutAtCeiling } from "./sloped.ts";
import { level, lifted, rectangle, UP } from "./vectors.ts";

const cut: Cover = { kind: "paint", color: "#3b3e3a", roughness: 0.95 };

/** Partitions, half walls, columns and soffits: each face with what covers it, laid from where it is counted. */
export function structureParts(design: RoomDesign, products: Products): Part[] {
  const { plan } = design;
  return structuresOf(plan).flatMap((structure): Part[] => {
    const { bottom, top } = levelsOf(plan, structure);
    if (isRound(structure)) return roundColumn(design, products, structure, top);
    const faces = facesOfStructure(plan, structure);
    const shown = faces.map((face) => {
      const pick = sideId(structure.id, face.side);
      const heights = { top, under: bottom };
      const cover = coverOf(design, products, pick);
      return face.side === "top" || face.side === "under"
        ? levelFace(face, pick, cover, heights[face.side])
        : uprightFace(face, pick, cover);
    });
    const front = faces.find(({ side }) => side === "front");
    // from above a wall that reaches the ceiling is shown cut, as the room's walls are
    if (isSloped(plan))
      return structure.kind === "half_wall"
        ? shown
        : [...shown, ...cutAtCeiling(plan, outlineOfStructure(structure), cut)];
    return front && top >= plan.ceiling_height_in
      ? [...shown, cutFace(front, structure.depth_in, top)]
      : shown;
  });
}

/** A round column as narrow flat panels; what covers it runs on from one to the next. */
function roundColumn(design: RoomDesign, products: Products, structure: RoomStructure, top: number): Part[] {
  const pick = sideId(structure.id, "front");
  const cover = coverOf(design, products, pick);
  const outline = outlineOfStructure(structure);
  const facets = outline.map((from, at): Panel => {
    const to = outline[(at + 1) % outline.length]!;
    const wide = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const right: Point = [(to[0] - from[0]) / wide, (to[1] - from[1]) / wide];
    const start: Point = [from[0] - right[0] * wide * at, from[1] - right[1] * wide * at];
    return panel({
      pick,
      cover,
      origin: lifted(start, 0),
      u: level(right),
      v: UP,
      outline: under([
        [wide * at, ceilingAt(design.plan, from)],
        [wide * (at + 1), ceilingAt(design.plan, to)],
      ]),
    });
  });
  if (isSloped(design.plan)) return [...facets, ...cutAtCeiling(design.plan, outline, cut)];
  const cap = panel({
    ...{ pick: null, cover: cut, origin: lifted([0, 0], top + 0.4), u: level([1, 0]), v: level([0, 1]) },
    ...{ outline: outline.map(([x, y]): Point => [x, y]), lit: false, shown: "outside" as const },
  });
  return [...facets, cap];
}

const uprightFace = (
  { origin, right, width_in, bottom_in, top_in, profile }: StructureFace,
  pick: string,
  cover: Cover,
) =>
  panel({
    pick,
    cover,
    origin: lifted(origin, bottom_in),
    u: level(right),
    v: UP,
    outline: profile
      ? under(profile.map(([x, y]): Point => [x, y - bottom_in]))
      : rectangle(0, 0, width_in, top_in - bottom_in),
  });

const levelFace = (
  { origin, right, out, width_in, top_in }: StructureFace,
  pick: string,
  cover: Cover,
  height: number,
): Panel =>
  panel({
    pick,
    cover,
    origin: lifted(origin, height),
    u: level(right),
    v: level(out),
    outline: rectangle(0, 0, width_in, top_in),
  });

const cutFace = ({ origin, right, out, width_in }: StructureFace, depth_in: number, top: number): Panel =>
  panel({
    pick: null,
    cover: cut,
    origin: lifted(origin, top + 0.4),
    u: level(right),
    v: level([-out[0], -out[1]]),
    outline: rectangle(0, 0, width_in, depth_in),
    lit: false,
    shown: "outside",
  });
