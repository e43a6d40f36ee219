import type { RoomDesign } from "../../../../contract/design/room-design.ts";
import { averageColor } from "../../../../domain/materials/average-color.ts";
import { edgesOf, type Polygon } from "../../../../domain/room/geometry/polygon.ts";
import { facesOfRegion, intersection } from "../../../../domain/room/geometry/region.ts";
import { asSeen, cornerOf } from "../../../../domain/room/takeoff/measured.ts";
import { usualSettings } from "../../../../domain/room/takeoff/settings.ts";
import type { Panel as CountedPanel } from "../../../../domain/room/takeoff/shapes/shape.types.ts";
import { shapeOf } from "../../../../domain/room/takeoff/shapes/surface-shape.ts";
import { out_in } from "./cladding-out.ts";
import { coverOf, type Products, trimPaint } from "./cover-of.ts";
import { nicheBoxes } from "./niches.ts";
import { panel, prism } from "./part.ts";
import type { Cover, Part, Vec2 } from "./scene.types.ts";
import { along, rectangle, UP } from "./vectors.ts";
import { openingRectangle, type WallLine } from "./wall-line.ts";

/** A casing covers what runs under it. */
const casing_in = 3.5;

/** Surfaces that cover part of a wall, in the counted size: wainscot, backsplash, the walls of a shower. */
export function claddingParts(design: RoomDesign, products: Products, line: WallLine): Part[] {
  const { id: wall } = line.wall;
  return design.surfaces.flatMap(({ id, sku }): Part[] => {
    const [kind, target] = id.split(":", 2);
    if (!sku || (kind !== "wainscot" && kind !== "backsplash" && kind !== "shower")) return [];
    if (kind !== "shower" && target !== wall) return [];
    const shape = shapeOf(design, id, usualSettings);
    if (shape.kind !== "area") return [];
    const cover = coverOf(design, products, id);
    return shape.panels
      .filter((counted) => counted.wall === wall)
      .flatMap((counted) => [
        ...faceParts(design, line, id, counted, cover, out_in[kind]),
        ...edgeParts(design, line, id, counted, cover, out_in[kind]),
      ]);
  });
}

/** The tiled field itself, laid from the corner that it is counted from. */
function faceParts(
  design: RoomDesign,
  line: WallLine,
  id: string,
  counted: CountedPanel,
  cover: Cover,
  out: number,
): Part[] {
  const [left, bottom] = cornerOf(design, counted);
  const here = (ring: Polygon): Vec2[] => ring.map(([x, y]): Vec2 => [x - left, y - bottom]);
  const origin = along(along(along(line.corner, line.right, left), UP, bottom), line.facing, out);
  // in the room's corners one wall's tile butts against the other's
  const [first, second] = line.convex;
  const wide = line.length_in - (first ? out : 0);
  const field = intersection(asSeen(design, counted), [
    rectangle(second ? out : 0, -1, wide, line.height_in + 1),
  ]);
  return facesOfRegion(field).map(({ outline, holes }) =>
    panel({
      pick: id,
      cover,
      origin,
      u: line.right,
      v: UP,
      outline: here(outline),
      holes: holes.map(here),
    }),
  );
}

/** Where the field ends on the open wall: an edge trim of the tile's own color; a wooden cap on wainscot. */
function edgeParts(
  design: RoomDesign,
  line: WallLine,
  id: string,
  counted: CountedPanel,
  cover: Cover,
  out: number,
): Part[] {
  const boxes = line.openings.map((opening) => openingRectangle(line, opening));
  const niches = nicheBoxes(design, line);
  const strip = (x0: number, y0: number, x1: number, y1: number, of: Cover, deep: number, edge_in: number) =>
    prism({
      pick: id,
      walls: [line.wall.id],
      cover: of,
      origin: along(line.corner, line.facing, 0.01),
      u: line.right,
      v: UP,
      outline: rectangle(x0, y0, x1, y1),
      depth_in: deep,
      edge_in,
    });
  const tile = (x0: number, y0: number, x1: number, y1: number) =>
    strip(x0, y0, x1, y1, edgeCover(cover), out + 0.03, 0.08);
  const cap = (x0: number, x1: number, y: number): Part[] => {
    // between casings, which stand out less than it
    const [from, to] = [x0, x1].map((x) => {
      const at = boxes.find((box) => box.bottom < y && (near(box.left, x) || near(box.right, x)));
      return at ? x + (near(at.left, x) ? -casing_in : casing_in) : x;
    });
    return to! - from! > 1 ? [strip(from!, y, to!, y + 1.1, trimPaint, 1.2, 0.18)] : [];
  };
  return asSeen(design, counted).flatMap((ring) =>
    edgesOf(ring).flatMap(({ from: [x0, y0], to: [x1, y1] }): Part[] => {
      // casings and the niches' own trim finish the edges of holes
      if ([...boxes, ...niches].some((box) => bounds(box, x0, y0, x1, y1))) return [];
      const isTop = near(y0, y1) && x1 < x0;
      if (isTop && id.startsWith("wainscot:")) return cap(x1, x0, y0);
      if (isTop && y0 < line.height_in - 0.6) return [tile(x1, y0 - 0.3, x0, y0 + 0.02)];
      // the field lies to the left of its outline's way
      if (!near(x0, x1) || x0 < 0.6 || x0 > line.length_in - 0.6) return [];
      return y1 > y0 ? [tile(x0 - 0.3, y0, x0 + 0.02, y1)] : [tile(x0 - 0.02, y1, x0 + 0.3, y0)];
    }),
  );
}

const near = (a: number, b: number): boolean => Math.abs(a - b) < 0.3;

type Box = ReturnType<typeof openingRectangle>;

/** Whether an edge of the field lies along an opening's side: the casing finishes it. */
function bounds(box: Box, x0: number, y0: number, x1: number, y1: number): boolean {
  const upright = near(x0, x1) && (near(x0, box.left) || near(x0, box.right));
  const level = near(y0, y1) && (near(y0, box.bottom) || near(y0, box.top));
  const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2];
  return (
    (upright && y > box.bottom - 0.3 && y < box.top + 0.3) ||
    (level && x > box.left - 0.3 && x < box.right + 0.3)
  );
}

/** The finished edge where a field ends: a trim piece of the tile's own color. */
function edgeCover(cover: Cover): Cover {
  return cover.kind === "material"
    ? { kind: "paint", color: averageColor(cover.definition), roughness: cover.definition.sheen }
    : cover;
}
