import type { RoomDesign, RoomPlan } from "../../../../contract/design/room-design.ts";
import {
  heightAlong,
  highestOf,
  isSloped,
  lowestAlong,
  type Profile,
  partOf,
  under,
} from "../../../../domain/room/geometry/ceiling.ts";
import {
  areaById,
  areaOfSurface,
  areasOf,
  floorAt,
  floorRegions,
} from "../../../../domain/room/geometry/floor-areas.ts";
import { boundsOf } from "../../../../domain/room/geometry/polygon.ts";
import { difference, facesOfRegion, type Region } from "../../../../domain/room/geometry/region.ts";
import { coverOf, type Products, trimPaint } from "./cover-of.ts";
import { nicheBoxes, nicheParts } from "./niches.ts";
import { panel } from "./part.ts";
import type { Cover, Panel, Part, Vec2, Vec3 } from "./scene.types.ts";
import { slopedCeiling } from "./sloped.ts";
import { add, along, level, lifted, rectangle, scale, UP } from "./vectors.ts";
import { openingRectangle, type WallLine } from "./wall-line.ts";

type Box = { left: number; right: number; bottom: number; top: number };

const lowestOf = (profile: Profile): number => Math.min(...profile.map(([, y]) => y));
const isLevel = (profile: Profile): boolean => highestOf(profile) - lowestOf(profile) < 0.01;

/** The face of a wall up to a height or a sloping edge, notched for what reaches the floor, pierced for the rest. */
export function piercedFace(
  width_in: number,
  bottom: number,
  edge: number | Profile,
  boxes: readonly Box[],
): { outline: Vec2[]; holes: Vec2[][] } {
  const outline: Vec2[] = [[0, bottom]];
  const holes: Vec2[][] = [];
  const profile = typeof edge === "number" ? [[0, edge] as Vec2, [width_in, edge] as Vec2] : edge;
  const top = lowestOf(profile);
  for (const box of [...boxes].sort((p, q) => p.left - q.left)) {
    const low = Math.max(box.bottom, bottom);
    const high = Math.min(box.top, lowestAlong(profile, box.left, box.right));
    if (high <= low + 0.01) continue;
    const notch = low <= bottom + 0.01;
    const cut = isLevel(profile) && high >= top - 0.01;
    if (notch && cut)
      outline.push([box.left, bottom], [box.left, top], [box.right, top], [box.right, bottom]);
    else if (notch)
      outline.push([box.left, bottom], [box.left, high], [box.right, high], [box.right, bottom]);
    else holes.push(rectangle(box.left, low, box.right, cut ? top - 0.01 : high).reverse());
  }
  outline.push([width_in, bottom], ...[...profile].reverse().map(([x, y]): Vec2 => [x, y]));
  return { outline, holes };
}

/** The wall's face, and its openings cut through its thickness. */
export function wallParts(design: RoomDesign, products: Products, line: WallLine): Part[] {
  const id = `wall:${line.wall.id}`;
  const cover = coverOf(design, products, id);
  const boxes = line.openings.map((opening) => openingRectangle(line, opening));
  const face = piercedFace(line.length_in, 0, line.profile, [...boxes, ...nicheBoxes(design, line)]);
  const common = { pick: id, cover, u: line.right, v: UP };
  const parts: Part[] = [
    panel({ ...common, origin: line.corner, ...face }),
    ...nicheParts(design, products, line),
  ];
  for (const [index, opening] of line.openings.entries())
    parts.push(...reveal(line, boxes[index]!, opening.kind === "passage" ? plasterOf(cover) : trimPaint, id));
  if (line.wall.kind === "half_wall") parts.push(...halfWall(line, cover, id));
  else parts.push(outerFace(line, boxes), ...cutParts(design, line, boxes));
  return parts;
}

const cut: Cover = { kind: "paint", color: "#3b3e3a", roughness: 0.95 };
const cutGlass: Cover = { kind: "paint", color: "#9aa09a", roughness: 0.95 };

/**
 * The wall as a section shows it from above: dark where it is solid, a thin line where a window is. Its foot shows
 * where it stands while the wall itself is left out. Corners belong to both their walls.
 */
function cutParts(design: RoomDesign, line: WallLine, boxes: readonly Box[]): Panel[] {
  const deep = line.thickness_in;
  const own = [line.wall.id];
  const strip = (
    x0: number,
    x1: number,
    near: number,
    far: number,
    cover: Cover,
    walls: string[],
    foot: boolean,
  ) =>
    panel({
      pick: `wall:${line.wall.id}`,
      walls,
      foot,
      cover,
      origin: along(line.corner, UP, foot ? -0.1 : heightAlong(line.profile, x0) + 0.4),
      u: line.right,
      v: scale(line.facing, -1),
      outline: rectangle(x0, near, x1, far),
      lit: false,
      shown: "outside",
    });
  const cap = (x0: number, x1: number, near = 0, far = deep, cover = cut) =>
    x1 - x0 > 0.05 ? alongEdge(strip(x0, x1, near, far, cover, own, false), line, x0, x1) : [];
  const foot = (x0: number, x1: number) =>
    x1 - x0 > 0.05 ? [strip(x0, x1, -0.5, deep, cut, own, true)] : [];
  const parts: Panel[] = [];
  let [x, y] = [0, 0];
  for (const box of [...boxes].sort((p, q) => p.left - q.left)) {
    parts.push(...cap(x, box.left));
    if (box.bottom < 0.5) {
      parts.push(...foot(y, box.left));
      y = box.right;
    } else
      for (const at of [0, deep / 2 - 0.3, deep - 0.6])
        parts.push(...cap(box.left, box.right, at, at + 0.6, cutGlass));
    x = Math.max(x, box.right);
  }
  parts.push(...cap(x, line.length_in), ...foot(y, line.length_in));
  const next = line.convex[1] ? neighbourOf(design, line) : undefined;
  if (next) {
    const both = [line.wall.id, next.id];
    const wide = next.thickness_in ?? deep;
    for (const isFoot of [false, true]) parts.push(strip(-wide, 0, 0, deep, cut, both, isFoot));
  }
  return parts;
}

/** A strip on a wall's upper edge in as many parts as the edge has slopes. */
function alongEdge(strip: Panel, line: WallLine, x0: number, x1: number): Panel[] {
  if (isLevel(line.profile)) return [strip];
  const [near, far] = [strip.outline[0]![1], strip.outline[2]![1]];
  const points = partOf(line.profile, x0, x1);
  return points.slice(1).map(([x, y], at) => {
    const [from, low] = points[at]!;
    const long = Math.hypot(x - from, y - low);
    const u = add(scale(line.right, (x - from) / long), scale(UP, (y - low) / long));
    const origin = along(along(line.corner, line.right, from), UP, low + 0.4);
    return panel({ ...strip, origin, u, outline: rectangle(0, near, long, far) });
  });
}

/** The wall that stands at the line's second vertex, which is its left end as seen from inside. */
const neighbourOf = ({ plan }: RoomDesign, { wall }: WallLine) =>
  plan.walls.find((each) => each.kind === "wall" && each.from === wall.to);

const plasterOf = (cover: Cover): Cover => (cover.kind === "paint" ? cover : trimPaint);

/** What closes the wall toward outside, a little longer and higher than itself, so that no light leaks through. */
function outerFace(line: WallLine, boxes: readonly Box[]): Panel {
  const over = line.thickness_in + 4;
  const moved = boxes.map((box) => ({ ...box, left: box.left + over, right: box.right + over }));
  const edge = line.profile.map(([x, y]): Vec2 => [x + over, y + 6]);
  const face = piercedFace(
    line.length_in + 2 * over,
    0,
    [[0, edge[0]![1]], ...edge, [line.length_in + 2 * over, edge.at(-1)![1]]],
    moved,
  );
  const wide = line.length_in + 2 * over;
  const mirrored = (points: readonly Vec2[]) => points.map(([x, y]): Vec2 => [wide - x, y]).reverse();
  const start = along(line.corner, line.right, line.length_in + over);
  return panel({
    pick: null,
    cover: { kind: "paint", color: "#d8d3c9", roughness: 0.9 },
    origin: add(start, scale(line.facing, -line.thickness_in)),
    u: scale(line.right, -1),
    v: UP,
    outline: mirrored(face.outline),
    holes: face.holes.map(mirrored),
    lit: false,
    unseen: true,
  });
}

/** Sides, head and sill of an opening through the wall's thickness. */
function reveal(line: WallLine, box: Box, cover: Cover, pick: string): Panel[] {
  const deep = line.thickness_in;
  const out = scale(line.facing, -1);
  const at = (x: number, y: number): Vec3 => along(along(line.corner, line.right, x), UP, y);
  const side = (origin: Vec3, u: Vec3, v: Vec3, w: number, h: number): Panel =>
    panel({ pick, walls: [line.wall.id], cover, origin, u, v, outline: rectangle(0, 0, w, h), lit: false });
  const tall = box.top - box.bottom;
  const wide = box.right - box.left;
  const parts = [
    side(at(box.left, box.bottom), out, UP, deep, tall),
    side(along(at(box.right, box.bottom), out, deep), line.facing, UP, deep, tall),
    side(at(box.left, box.top), line.right, out, wide, deep),
  ];
  if (box.bottom > 0.5)
    parts.push(side(along(at(box.left, box.bottom), out, deep), line.right, line.facing, wide, deep));
  return parts;
}

/** Cap, ends and far face of a half wall. */
function halfWall(line: WallLine, cover: Cover, pick: string): Panel[] {
  const out = scale(line.facing, -1);
  const far = along(line.corner, out, line.thickness_in);
  const { length_in: long, profile, thickness_in: deep } = line;
  const other = along(line.corner, line.right, long);
  const cap = panel({
    pick,
    cover: trimPaint,
    origin: along(line.corner, UP, profile[0]![1]),
    u: line.right,
    v: out,
    outline: rectangle(0, 0, long, deep),
  });
  const end = (at: number) => rectangle(0, 0, deep, profile.at(at)![1]);
  return [
    ...alongEdge(cap, line, 0, long),
    panel({ pick, cover, origin: far, u: line.facing, v: UP, outline: end(0) }),
    panel({ pick, cover, origin: other, u: out, v: UP, outline: end(-1) }),
    panel({
      pick,
      cover,
      origin: along(other, out, deep),
      u: scale(line.right, -1),
      v: UP,
      outline: under(profile.map(([x, y]): Vec2 => [long - x, y]).reverse()),
    }),
  ];
}

/** Floor and ceiling over the whole outline; the floor runs on through doors and passages, and leaves out pools. */
export function levelParts(
  design: RoomDesign,
  products: Products,
  lines: readonly WallLine[],
  openAir: boolean,
): Part[] {
  const { vertices_in, ceiling_height_in } = design.plan;
  const outline = vertices_in.map(([x, y]): Vec2 => [x, y]);
  const floor = { pick: "floor", cover: coverOf(design, products, "floor") };
  const pools = design.items.filter((item) => item.kind === "pool");
  // laid from the same corner as in the takeoff
  const [left, bottom] = [Math.min(...outline.map(([x]) => x)), Math.min(...outline.map(([, y]) => y))];
  const here = ([x, y]: Vec2): Vec2 => [x - left, y - bottom];
  const frame = { origin: lifted([left, bottom], 0), u: level([1, 0]), v: level([0, 1]) };
  const whole = { outline, holes: pools.map((pool) => footprint(pool)) };
  const parts: Part[] = [
    ...(areasOf(design.plan).length > 0 ? mainFloor(design.plan, whole.holes) : [whole]).map((part) =>
      panel({
        ...floor,
        ...frame,
        outline: part.outline.map(here),
        holes: part.holes.map((hole) => hole.map(here)),
      }),
    ),
    ...thresholds(design, products, lines, { ...floor, ...frame, here }),
    ...floorAreas(design, products, whole.holes),
  ];
  if (openAir) return parts;
  if (isSloped(design.plan))
    return [...parts, ...slopedCeiling(design.plan, coverOf(design, products, "ceiling"))];
  const top = Math.max(...outline.map(([, y]) => y));
  const flipped = outline.map(([x, y]): Vec2 => [x - left, top - y]).reverse();
  parts.push(
    panel({
      pick: "ceiling",
      cover: coverOf(design, products, "ceiling"),
      origin: lifted([left, top], ceiling_height_in),
      u: level([1, 0]),
      v: level([0, -1]),
      outline: flipped,
    }),
    roof(outline, ceiling_height_in),
  );
  return parts;
}

interface Pierced {
  outline: Vec2[];
  holes: Vec2[][];
}

/** What the areas and pools leave of the floor. */
const mainFloor = (plan: RoomPlan, pools: readonly Vec2[][]): Pierced[] =>
  piecesOf(difference(floorRegions(plan).get("floor") ?? [], pools));

const piecesOf = (region: Region): Pierced[] =>
  facesOfRegion(region).map(({ outline, holes }) => ({
    outline: outline.map(([x, y]): Vec2 => [x, y]),
    holes: holes.map((hole) => hole.map(([x, y]): Vec2 => [x, y])),
  }));

/** Where an area of the floor is laid from: its lower left corner, as in the takeoff. */
function frameOfArea(plan: RoomPlan, surface: string) {
  const area = areaById(plan, areaOfSurface(surface) ?? "");
  const { left, bottom } = boundsOf(area?.outline_in ?? plan.vertices_in);
  const here = ([x, y]: Vec2): Vec2 => [x - left, y - bottom];
  return { origin: lifted([left, bottom], 0), u: level([1, 0]), v: level([0, 1]), here };
}

/** The areas of the floor, each with its own covering. */
function floorAreas(design: RoomDesign, products: Products, pools: readonly Vec2[][]): Panel[] {
  if (areasOf(design.plan).length === 0) return [];
  return [...floorRegions(design.plan)].flatMap(([surface, region]) => {
    if (surface === "floor") return [];
    const { here, ...frame } = frameOfArea(design.plan, surface);
    const cover = coverOf(design, products, surface);
    return piecesOf(difference(region, pools)).map(({ outline, holes }) =>
      panel({
        ...{ pick: surface, cover, ...frame },
        outline: outline.map(here),
        holes: holes.map((hole) => hole.map(here)),
      }),
    );
  });
}

/** Above the ceiling and out over the walls. */
function roof(outline: readonly Vec2[], height: number): Panel {
  const over = 14;
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  return panel({
    pick: null,
    cover: { kind: "paint", color: "#d8d3c9", roughness: 0.9 },
    origin: lifted([0, 0], height + 3),
    u: level([1, 0]),
    v: level([0, 1]),
    outline: rectangle(
      Math.min(...xs) - over,
      Math.min(...ys) - over,
      Math.max(...xs) + over,
      Math.max(...ys) + over,
    ),
    lit: false,
    unseen: true,
  });
}

function thresholds(
  design: RoomDesign,
  products: Products,
  lines: readonly WallLine[],
  main: { pick: string; cover: Cover; origin: Vec3; u: Vec3; v: Vec3; here: (point: Vec2) => Vec2 },
): Panel[] {
  // through a door runs the floor that lies before it
  const beside = (at: Vec2) => {
    const surface = floorAt(design.plan, at);
    return surface === "floor"
      ? main
      : { pick: surface, cover: coverOf(design, products, surface), ...frameOfArea(design.plan, surface) };
  };
  return lines.flatMap((line) =>
    line.openings
      .map((opening) => ({ opening, box: openingRectangle(line, opening) }))
      .filter(({ box }) => box.bottom < 0.5)
      .map(({ opening }) => {
        const deep = line.thickness_in;
        const from = line.length_in - openingRectangle(line, opening).right;
        const to = line.length_in - openingRectangle(line, opening).left;
        const point = (s: number, out: number): Vec2 => [
          line.a[0] + line.along[0] * s - line.inward[0] * out,
          line.a[1] + line.along[1] * s - line.inward[1] * out,
        ];
        const { here, ...floor } = beside(point((from + to) / 2, -1));
        return panel({
          ...floor,
          outline: [point(from, deep), point(to, deep), point(to, 0), point(from, 0)].map(here),
        });
      }),
  );
}

/** An item's footprint in plan, counter-clockwise. */
export function footprint(item: {
  at_in: readonly [number, number];
  rotation_deg: number;
  width_in: number;
  depth_in: number;
}): Vec2[] {
  const angle = (item.rotation_deg * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return rectangle(-item.width_in / 2, -item.depth_in / 2, item.width_in / 2, item.depth_in / 2).map(
    ([x, y]): Vec2 => [item.at_in[0] + x * cos - y * sin, item.at_in[1] + x * sin + y * cos],
  );
}
