import type { RoomDesign, RoomNiche } from "../../../../contract/design/room-design.ts";
import { averageColor } from "../../../../domain/materials/average-color.ts";
import { nichesOn } from "../../../../domain/room/geometry/niches.ts";
import { usualSettings } from "../../../../domain/room/takeoff/settings.ts";
import { surfaceOfNiche } from "../../../../domain/room/takeoff/shapes/niches.ts";
import { claddingOut } from "./cladding-out.ts";
import { coverOf, type Products } from "./cover-of.ts";
import { panel, prism } from "./part.ts";
import type { Part, Vec3 } from "./scene.types.ts";
import { along, rectangle, scale, UP } from "./vectors.ts";
import type { WallLine } from "./wall-line.ts";

/** A niche's rectangle in the wall's frame: from the left as seen from inside, up from the floor. */
export const nicheRectangle = (line: WallLine, { offset_in, width_in, sill_in, height_in }: RoomNiche) => ({
  left: line.length_in - offset_in - width_in,
  right: line.length_in - offset_in,
  bottom: sill_in,
  top: sill_in + height_in,
});

/** The niches of a wall, as holes in its face. */
export const nicheBoxes = (design: RoomDesign, line: WallLine) =>
  nichesOn(design.plan, line.wall.id).map((niche) => nicheRectangle(line, niche));

/** Back, sides, top and bottom of each niche of a wall, with what covers the wall there, and the trim of its edges. */
export function nicheParts(design: RoomDesign, products: Products, line: WallLine): Part[] {
  return nichesOn(design.plan, line.wall.id).flatMap((niche) => insideOf(design, products, line, niche));
}

function insideOf(design: RoomDesign, products: Products, line: WallLine, niche: RoomNiche): Part[] {
  const pick = surfaceOfNiche(design, niche, usualSettings);
  const cover = coverOf(design, products, pick);
  const out = claddingOut(pick);
  const box = nicheRectangle(line, niche);
  const back = scale(line.facing, -1);
  // the sides end at the face of the tile around them
  const deep = niche.depth_in + out;
  const at = (x: number, y: number, from_face = 0): Vec3 =>
    along(along(along(line.corner, line.right, x), UP, y), line.facing, from_face);
  const side = (origin: Vec3, u: Vec3, v: Vec3, wide: number, high: number) =>
    panel({ pick, walls: [line.wall.id], cover, origin, u, v, outline: rectangle(0, 0, wide, high) });
  const [wide, high] = [box.right - box.left, box.top - box.bottom];
  const inside = [
    side(at(box.left, box.bottom, -niche.depth_in), line.right, UP, wide, high),
    side(at(box.left, box.bottom, out), back, UP, deep, high),
    side(at(box.right, box.bottom, -niche.depth_in), line.facing, UP, deep, high),
    side(at(box.left, box.top, -niche.depth_in), line.right, line.facing, wide, deep),
    side(at(box.left, box.bottom, out), line.right, back, wide, deep),
  ];
  if (cover.kind !== "material") return inside;
  const trim = (x0: number, y0: number, x1: number, y1: number) =>
    prism({
      ...{ pick, walls: [line.wall.id], origin: at(0, 0, 0.01), u: line.right, v: UP },
      cover: { kind: "paint", color: averageColor(cover.definition), roughness: cover.definition.sheen },
      outline: rectangle(x0, y0, x1, y1),
      depth_in: out + 0.03,
      edge_in: 0.08,
    });
  const edge_in = 0.3;
  return [
    ...inside,
    trim(box.left - edge_in, box.bottom - edge_in, box.left, box.top + edge_in),
    trim(box.right, box.bottom - edge_in, box.right + edge_in, box.top + edge_in),
    trim(box.left, box.bottom - edge_in, box.right, box.bottom),
    trim(box.left, box.top, box.right, box.top + edge_in),
  ];
}
