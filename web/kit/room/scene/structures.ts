import type { RoomDesign } from "../../../../contract/design/room-design.ts";
import {
  facesOfStructure,
  levelsOf,
  type StructureFace,
  sideId,
  structuresOf,
} from "../../../../domain/room/geometry/structures.ts";
import { coverOf, type Products } from "./cover-of.ts";
import { panel } from "./part.ts";
import type { Cover, Panel, Part } from "./scene.types.ts";
import { level, lifted, rectangle, UP } from "./vectors.ts";

const cut: Cover = { kind: "paint", color: "#3b3e3a", roughness: 0.95 };

/** Partitions, half walls, columns and soffits: each face with what covers it, laid from where it is counted. */
export function structureParts(design: RoomDesign, products: Products): Part[] {
  const { plan } = design;
  return structuresOf(plan).flatMap((structure): Part[] => {
    const { bottom, top } = levelsOf(plan, structure);
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
    return front && top >= plan.ceiling_height_in
      ? [...shown, cutFace(front, structure.depth_in, top)]
      : shown;
  });
}

const uprightFace = (
  { origin, right, width_in, bottom_in, top_in }: StructureFace,
  pick: string,
  cover: Cover,
) =>
  panel({
    pick,
    cover,
    origin: lifted(origin, bottom_in),
    u: level(right),
    v: UP,
    outline: rectangle(0, 0, width_in, top_in - bottom_in),
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
