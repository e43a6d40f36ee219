import type { RoomDesign, RoomItem } from "../../../contract/room-design.ts";
import { elevationOf } from "../../../domain/geometry/elevation.ts";
import { coverOfGood, type Goods, surfaceOf, trimPaint } from "./cover-of.ts";
import { moulding } from "./part.ts";
import type { Moulding, Part, Vec2 } from "./scene.types.ts";
import { openingRectangle, type WallLine } from "./wall-line.ts";
import { footprint } from "./walls.ts";

type Run = { line: WallLine; from: number; to: number };

const casingAndShow_in = 3.45;
/** What is built against the wall, so that no trim runs behind it. */
const builtIn = new Set([
  ...["base_cabinet", "tall_cabinet", "vanity", "tub", "shower", "tub_shower", "range", "dishwasher"],
  ...["refrigerator", "peninsula", "washer", "dryer", "wall_oven"],
]);

/** [out, up] of a base board `high` inches high: a flat board, a bead, a cove. */
const baseProfile = (high: number, thick: number): Vec2[] => [
  [thick, 0],
  [thick, high * 0.76],
  [thick * 0.82, high * 0.78],
  [thick * 0.8, high * 0.84],
  [thick * 0.62, high * 0.91],
  [thick * 0.4, high * 0.965],
  [thick * 0.36, high],
  [0, high],
];

/** [out, down from the ceiling] of a crown. */
const crownProfile = (reach: number): Vec2[] => [
  [0, -reach],
  [reach * 0.1, -reach],
  [reach * 0.14, -reach * 0.9],
  [reach * 0.22, -reach * 0.86],
  [reach * 0.3, -reach * 0.66],
  [reach * 0.46, -reach * 0.44],
  [reach * 0.68, -reach * 0.28],
  [reach * 0.86, -reach * 0.22],
  [reach * 0.9, -reach * 0.1],
  [reach, -reach * 0.08],
  [reach, 0],
];

export function trimParts(
  design: RoomDesign,
  goods: Goods,
  lines: readonly WallLine[],
  openAir: boolean,
): Part[] {
  if (openAir) return [];
  const parts: Part[] = [];
  const base = surfaceOf(design, "base");
  const baseGood = base?.sku ? goods.get(base.sku) : undefined;
  const walls = lines.filter((line) => line.wall.kind === "wall");
  const high = measured(baseGood?.model?.size.height_in ?? baseGood?.size.width_in, 4.25, 2, 9);
  const thick = measured(baseGood?.model?.size.depth_in ?? baseGood?.size.height_in, 0.6, 0.3, 1.2);
  const baseCover = (baseGood && coverOfGood(baseGood)) ?? trimPaint;
  for (const way of ways(walls, (line) => freeRuns(design, line)))
    parts.push(
      moulding({
        pick: "base",
        cover: baseCover,
        ...way,
        elevation_in: 0,
        profile: baseProfile(high, thick),
      }),
    );
  const crown = surfaceOf(design, "crown");
  if (!crown?.sku) return parts;
  const crownGood = goods.get(crown.sku);
  const reach = measured(crownGood?.model?.size.height_in ?? crownGood?.size.width_in, 3.5, 1.5, 8);
  for (const way of ways(walls, (line) => [{ line, from: 0, to: line.length_in }]))
    parts.push(
      moulding({
        pick: "crown",
        cover: (crownGood && coverOfGood(crownGood)) ?? trimPaint,
        ...way,
        elevation_in: design.plan.ceiling_height_in,
        profile: crownProfile(reach),
      }),
    );
  return parts;
}

function measured(value: number | undefined, otherwise: number, least: number, most: number): number {
  return value !== undefined && value >= least && value <= most ? value : otherwise;
}

/** The parts of a wall's foot that are free of doors and of what is built in. */
function freeRuns(design: RoomDesign, line: WallLine): Run[] {
  const taken: [number, number][] = line.openings
    .map((opening) => openingRectangle(line, opening))
    .filter((box) => box.bottom < 1)
    .map((box) => [
      line.length_in - box.right - casingAndShow_in,
      line.length_in - box.left + casingAndShow_in,
    ]);
  for (const item of design.items) {
    const span = builtIn.has(item.kind) && elevationOf(design, item) < 3 ? spanAtWall(line, item) : null;
    if (span) taken.push(span);
  }
  for (const surface of design.surfaces) {
    if (surface.id === `wainscot:${line.wall.id}` && surface.sku) taken.push([-1, line.length_in + 1]);
    const item =
      surface.id.startsWith("shower:") &&
      surface.sku &&
      design.items.find((i) => `shower:${i.id}` === surface.id);
    const span = item ? spanAtWall(line, item) : null;
    if (span) taken.push(span);
  }
  const runs: Run[] = [];
  let from = 0;
  for (const [start, end] of [
    ...taken.sort((p, q) => p[0] - q[0]),
    [line.length_in, line.length_in] as const,
  ]) {
    if (start - from > 1) runs.push({ line, from, to: Math.min(start, line.length_in) });
    from = Math.max(from, end);
  }
  return runs;
}

/** Which part of a wall an item stands against, from the wall's first vertex; null when it stands away from it. */
export function spanAtWall(line: WallLine, item: RoomItem, near_in = 2.5): [number, number] | null {
  const corners = footprint(item);
  const away = corners.map(([x, y]) => (x - line.a[0]) * line.inward[0] + (y - line.a[1]) * line.inward[1]);
  const s = corners.map(([x, y]) => (x - line.a[0]) * line.along[0] + (y - line.a[1]) * line.along[1]);
  const [low, high] = [Math.min(...s), Math.max(...s)];
  if (Math.min(...away) > near_in || Math.max(...away) < 0.5 || high < 0.5 || low > line.length_in - 0.5)
    return null;
  return [Math.max(0, low), Math.min(line.length_in, high)];
}

/** Where each run goes, and which others it meets in a corner, so that the trim is mitred there. */
function ways(
  lines: readonly WallLine[],
  runsOf: (line: WallLine) => Run[],
): Pick<Moulding, "from" | "to" | "before" | "after" | "wall">[] {
  const runs = lines.flatMap(runsOf);
  const starts = (run: Run) => run.from < 0.01;
  const ends = (run: Run) => run.to > run.line.length_in - 0.01;
  const point = ({ line }: Run, s: number): Vec2 => [
    line.a[0] + line.along[0] * s,
    line.a[1] + line.along[1] * s,
  ];
  return runs.map((run) => {
    const { wall } = run.line;
    const last = starts(run) && runs.find((other) => ends(other) && other.line.wall.to === wall.from);
    const next = ends(run) && runs.find((other) => starts(other) && other.line.wall.from === wall.to);
    return {
      wall: wall.id,
      from: point(run, run.from),
      to: point(run, run.to),
      before: last ? point(last, last.from) : null,
      after: next ? point(next, next.to) : null,
    };
  });
}
