import type { RoomDesign } from "../../../contract/room-design.ts";
import { elevationOf } from "../../../domain/geometry/elevation.ts";
import { averageColor } from "../../../domain/materials/average-color.ts";
import type { CounterRun } from "./counters.ts";
import { coverOf, type Goods, surfaceOf, trimPaint } from "./cover-of.ts";
import { panel, prism } from "./part.ts";
import type { Cover, Part, Vec2 } from "./scene.types.ts";
import { spanAtWall } from "./trim.ts";
import { along, rectangle, turned, UP } from "./vectors.ts";
import { openingRectangle, type WallLine } from "./wall-line.ts";
import { piercedFace } from "./walls.ts";

const usualBacksplash_in = 18;
const usualWainscot_in = 42;
const usualShower_in = 96;
const tileOut_in = 0.4;

/** What is laid on part of a wall: wainscot, backsplash, the walls of a shower. */
export function claddingParts(
  design: RoomDesign,
  goods: Goods,
  line: WallLine,
  counters: readonly CounterRun[],
): Part[] {
  const { id } = line.wall;
  const parts: Part[] = [];
  const wainscot = surfaceOf(design, `wainscot:${id}`);
  if (wainscot?.sku) {
    const top = Math.min(line.height_in - 1, wainscot.height_in ?? usualWainscot_in);
    parts.push(...sheet(design, goods, line, wainscot.id, 0, line.length_in, 0, top, 0.45));
    parts.push(...cap(line, wainscot.id, top));
  }
  const backsplash = surfaceOf(design, `backsplash:${id}`);
  if (backsplash?.sku)
    for (const [from, to, bottom] of backsplashSpans(design, line, counters)) {
      const top = topOfBacksplash(design, line, from, to, bottom, backsplash.height_in);
      parts.push(...sheet(design, goods, line, backsplash.id, from, to, bottom, top, tileOut_in));
    }
  for (const item of design.items) {
    const surface = surfaceOf(design, `shower:${item.id}`);
    const span = surface?.sku ? spanAtWall(line, item, 4) : null;
    if (!surface || !span) continue;
    const top = Math.min(line.height_in - 0.1, surface.height_in ?? usualShower_in);
    parts.push(...sheet(design, goods, line, surface.id, span[0], span[1], 0, top, tileOut_in + 0.05));
  }
  return parts;
}

/** A tiled field from s0 to s1 along the wall (counted from its first vertex), standing out by the tile's thickness. */
function sheet(
  design: RoomDesign,
  goods: Goods,
  line: WallLine,
  surface: string,
  s0: number,
  s1: number,
  bottom: number,
  top: number,
  out: number,
): Part[] {
  if (top - bottom < 1 || s1 - s0 < 1) return [];
  const left = line.length_in - s1;
  const boxes = line.openings
    .map((opening) => openingRectangle(line, opening))
    .map((box) => ({
      ...box,
      left: box.left - left - 3.4,
      right: box.right - left + 3.4,
      bottom: box.bottom < 1 ? box.bottom : box.bottom - 3.9,
      top: box.top + 3.4,
    }))
    .filter((box) => box.right > 0.5 && box.left < s1 - s0 - 0.5)
    .map((box) => ({ ...box, left: Math.max(0.02, box.left), right: Math.min(s1 - s0 - 0.02, box.right) }));
  const face = piercedFace(s1 - s0, bottom, top, boxes);
  const cover = coverOf(design, goods, surface);
  const origin = along(along(line.corner, line.right, left), line.facing, out);
  const parts: Part[] = [panel({ pick: surface, cover, origin, u: line.right, v: UP, ...face })];
  const edge = (x0: number, y0: number, x1: number, y1: number) =>
    prism({
      pick: surface,
      wall: line.wall.id,
      cover: edgeCover(cover),
      origin: along(along(line.corner, line.right, left), line.facing, 0.01),
      u: line.right,
      v: UP,
      outline: rectangle(x0, y0, x1, y1),
      depth_in: out + 0.03,
      edge_in: 0.08,
    });
  if (s1 < line.length_in - 0.6) parts.push(edge(-0.02, bottom, 0.3, top));
  if (s0 > 0.6) parts.push(edge(s1 - s0 - 0.3, bottom, s1 - s0 + 0.02, top));
  if (top < line.height_in - 0.6)
    for (const [x0, x1] of between(s1 - s0, boxes, top)) parts.push(edge(x0, top - 0.3, x1, top + 0.02));
  return parts;
}

/** The stretches of a line at that height, `width` long, that no opening interrupts. */
function between(
  width: number,
  boxes: readonly { left: number; right: number; bottom: number; top: number }[],
  height: number,
): [number, number][] {
  const stretches: [number, number][] = [];
  let from = 0;
  const cuts = boxes.filter((box) => box.bottom < height && box.top > height).sort((p, q) => p.left - q.left);
  for (const { left, right } of [...cuts, { left: width, right: width }]) {
    if (left - from > 0.2) stretches.push([from, left]);
    from = Math.max(from, right);
  }
  return stretches;
}

/** The finished edge where a field ends: a trim piece of the tile's own colour. */
function edgeCover(cover: Cover): Cover {
  return cover.kind === "material"
    ? { kind: "paint", color: averageColor(cover.definition), roughness: cover.definition.sheen }
    : cover;
}

function cap(line: WallLine, surface: string, top: number): Part[] {
  const cuts = line.openings
    .map((opening) => openingRectangle(line, opening))
    .filter((box) => box.bottom < top)
    .map((box): [number, number] => [box.left - 3.5, box.right + 3.5])
    .sort((p, q) => p[0] - q[0]);
  const parts: Part[] = [];
  let from = 0;
  for (const [start, end] of [...cuts, [line.length_in, line.length_in] as [number, number]]) {
    if (start - from > 1)
      parts.push(
        prism({
          pick: surface,
          wall: line.wall.id,
          cover: trimPaint,
          origin: line.corner,
          u: line.right,
          v: UP,
          outline: rectangle(from, top, start, top + 1.1),
          depth_in: 1.2,
          edge_in: 0.18,
        }),
      );
    from = Math.max(from, end);
  }
  return parts;
}

/** Where counters and ranges stand against this wall, and how high tile starts there. */
function backsplashSpans(
  design: RoomDesign,
  line: WallLine,
  counters: readonly CounterRun[],
): [number, number, number][] {
  const spans: [number, number, number][] = [];
  for (const run of counters) {
    const corners: Vec2[] = rectangle(run.x0, run.y0, run.x1, run.y1).map((p) => {
      const [x, y] = turned(p, run.rotation_deg);
      return [x + run.centre[0], y + run.centre[1]];
    });
    const away = corners.map(([x, y]) => (x - line.a[0]) * line.inward[0] + (y - line.a[1]) * line.inward[1]);
    const s = corners.map(([x, y]) => (x - line.a[0]) * line.along[0] + (y - line.a[1]) * line.along[1]);
    const [low, high] = [Math.max(0, Math.min(...s)), Math.min(line.length_in, Math.max(...s))];
    if (Math.min(...away) > 3 || Math.max(...away) < 3 || high - low < 3) continue;
    spans.push([low, high, run.bottom_in + run.thickness_in]);
  }
  for (const item of design.items) {
    const against =
      item.kind === "range" || (item.kind === "vanity" && spans.length === 0)
        ? spanAtWall(line, item, 4)
        : null;
    if (against) spans.push([...against, item.kind === "vanity" ? vanityTop(item.height_in) : 36]);
  }
  spans.sort((p, q) => p[0] - q[0]);
  const joined: [number, number, number][] = [];
  for (const span of spans) {
    const last = joined.at(-1);
    if (last && span[0] - last[1] < 1.5) {
      last[1] = Math.max(last[1], span[1]);
      last[2] = Math.min(last[2], span[2]);
    } else joined.push([...span]);
  }
  return joined;
}

const vanityTop = (height_in: number) => Math.min(height_in, 36);

/** Up to the wall cabinets above, or by its own height. */
function topOfBacksplash(
  design: RoomDesign,
  line: WallLine,
  from: number,
  to: number,
  bottom: number,
  asked: number | undefined,
): number {
  const above = design.items
    .filter((item) => item.kind === "wall_cabinet")
    .filter((item) => {
      const span = spanAtWall(line, item, 4);
      return span && span[1] > from + 1 && span[0] < to - 1;
    })
    .map((item) => elevationOf(design, item));
  const usual = above.length > 0 ? Math.min(...above) - bottom : usualBacksplash_in;
  return Math.min(line.height_in - 0.1, bottom + (asked ?? usual));
}
