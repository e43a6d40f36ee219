import type { RoomDesign, RoomItem } from "../../../contract/room-design.ts";
import { counterTopOf, elevationOf } from "../../../domain/geometry/elevation.ts";
import { coverOf, type Goods, surfaceOf } from "./cover-of.ts";
import { panel, prism } from "./part.ts";
import type { Part, Vec2 } from "./scene.types.ts";
import { level, lifted, rectangle, turned } from "./vectors.ts";

const overhangFront_in = 1.25;
const overhangSide_in = 0.5;
const leastThickness_in = 0.75;
const edge_in = 0.14;

/** What carries a counter. */
const carriers = new Set(["base_cabinet", "island", "peninsula", "dishwasher", "washer", "dryer"]);

/** A counter over one or several cabinets in a row, in the frame of the first of them. */
export type CounterRun = {
  surface: string;
  items: RoomItem[];
  centre: Vec2;
  rotation_deg: number;
  /** In the frame: x along the front, y to the back. */
  x0: number;
  x1: number;
  y0: number;
  y1: number;
  bottom_in: number;
  thickness_in: number;
};

/** Runs of counter: cabinets side by side under one top. */
export function counterRuns(design: RoomDesign): CounterRun[] {
  const left = design.items.filter((item) => carriers.has(item.kind) && elevationOf(design, item) < 6);
  const asked = new Set(
    design.surfaces
      .filter(({ id }) => id.startsWith("countertop:"))
      .map(({ id }) => id.slice("countertop:".length)),
  );
  const runs: CounterRun[] = [];
  const used = new Set<RoomItem>();
  for (const first of left.filter((item) => asked.has(item.id))) {
    if (used.has(first)) continue;
    const items = [first];
    used.add(first);
    for (let grown = true; grown; ) {
      grown = false;
      for (const other of left) {
        if (used.has(other) || !items.some((item) => sideBySide(item, other))) continue;
        const own = surfaceOf(design, `countertop:${other.id}`);
        if (own && own.sku !== surfaceOf(design, `countertop:${first.id}`)?.sku) continue;
        items.push(other);
        used.add(other);
        grown = true;
      }
    }
    runs.push(runOver(design, first, items));
  }
  return runs;
}

function local(frame: RoomItem, [x, y]: readonly [number, number]): Vec2 {
  return turned([x - frame.at_in[0], y - frame.at_in[1]], -frame.rotation_deg);
}

function sideBySide(a: RoomItem, b: RoomItem): boolean {
  const turn = Math.abs(((((a.rotation_deg - b.rotation_deg) % 360) + 540) % 360) - 180);
  if (turn > 1 || Math.abs(a.height_in - b.height_in) > 2.5) return false;
  const [x, y] = local(a, b.at_in);
  const gap = Math.abs(x) - (a.width_in + b.width_in) / 2;
  const backs = Math.abs(y + b.depth_in / 2 - a.depth_in / 2);
  return gap < 1.5 && gap > -2 && backs < 3;
}

function runOver(design: RoomDesign, first: RoomItem, items: RoomItem[]): CounterRun {
  const spans = items.map((item) => {
    const [x, y] = local(first, item.at_in);
    return {
      x0: x - item.width_in / 2,
      x1: x + item.width_in / 2,
      front: y - item.depth_in / 2,
      back: y + item.depth_in / 2,
    };
  });
  const island = first.kind === "island";
  const x0 = Math.min(...spans.map((s) => s.x0));
  const x1 = Math.max(...spans.map((s) => s.x1));
  const deepest = spans.filter((_, i) => items[i]!.kind !== "dishwasher");
  const y0 = Math.min(...(deepest.length > 0 ? deepest : spans).map((s) => s.front)) - overhangFront_in;
  const y1 = Math.max(...spans.map((s) => s.back)) + (island ? overhangFront_in : 0);
  const beside = (x: number, way: number) => !island && abutted(design, first, items, x, way, (y0 + y1) / 2);
  const bottom_in = Math.max(...items.map((item) => item.height_in + elevationOf(design, item)));
  const top_in = Math.max(...items.map((item) => counterTopOf(item) + elevationOf(design, item)));
  return {
    surface: `countertop:${first.id}`,
    items,
    centre: [first.at_in[0], first.at_in[1]],
    rotation_deg: first.rotation_deg,
    x0: x0 - (beside(x0, -1) ? 0 : island ? overhangFront_in : overhangSide_in),
    x1: x1 + (beside(x1, 1) ? 0 : island ? overhangFront_in : overhangSide_in),
    y0,
    y1,
    bottom_in,
    thickness_in: Math.max(leastThickness_in, top_in - bottom_in),
  };
}

/** Whether something tall or an appliance stands at that end, so that the top stops flush. */
function abutted(
  design: RoomDesign,
  frame: RoomItem,
  items: RoomItem[],
  x: number,
  way: number,
  y: number,
): boolean {
  const probe: Vec2 = [x + way * 1.2, y];
  return design.items.some((item) => {
    if (items.includes(item) || item.height_in < 30 || (item.elevation_in ?? 0) > 6) return false;
    const turn: Vec2 = turned(probe, frame.rotation_deg);
    const at = turned(
      [turn[0] + frame.at_in[0] - item.at_in[0], turn[1] + frame.at_in[1] - item.at_in[1]],
      -item.rotation_deg,
    );
    return Math.abs(at[0]) < item.width_in / 2 && Math.abs(at[1]) < item.depth_in / 2;
  });
}

/** The slab of each run with its cut-outs, and its face, which keeps shadows of its own. */
export function counterParts(design: RoomDesign, goods: Goods, runs: readonly CounterRun[]): Part[] {
  return runs.flatMap((run) => {
    const cover = coverOf(design, goods, run.surface);
    const frame = {
      pick: run.surface,
      cover,
      u: level(turned([1, 0], run.rotation_deg)),
      v: level(turned([0, 1], run.rotation_deg)),
    };
    const outline = rectangle(run.x0, run.y0, run.x1, run.y1);
    const holes = cutOuts(design, run);
    const inset = rectangle(run.x0 + edge_in, run.y0 + edge_in, run.x1 - edge_in, run.y1 - edge_in);
    return [
      prism({
        ...frame,
        origin: lifted(run.centre, run.bottom_in),
        outline,
        holes,
        depth_in: run.thickness_in,
        edge_in,
      }),
      panel({
        ...frame,
        origin: lifted(run.centre, run.bottom_in + run.thickness_in + 0.012),
        outline: inset,
        holes: holes.map((hole) => grown(hole, edge_in)),
      }),
    ];
  });
}

function grown(hole: readonly Vec2[], by: number): Vec2[] {
  const middle: Vec2 = [
    hole.reduce((sum, p) => sum + p[0], 0) / hole.length,
    hole.reduce((sum, p) => sum + p[1], 0) / hole.length,
  ];
  return hole.map(([x, y]): Vec2 => [x + Math.sign(x - middle[0]) * by, y + Math.sign(y - middle[1]) * by]);
}

/** Holes for sinks and cooktops that are set into the run's cabinets, with rounded corners. */
function cutOuts(design: RoomDesign, run: CounterRun): Vec2[][] {
  const hosts = new Set(run.items.map((item) => item.id));
  const first = run.items[0]!;
  return design.items
    .filter((item) => item.host && hosts.has(item.host) && (item.kind === "sink" || item.kind === "cooktop"))
    .map((item) => {
      const [x, y] = local(first, item.at_in);
      const apron = item.kind === "sink" && y - item.depth_in / 2 < run.y0 + 2.5;
      const lip = item.kind === "sink" ? 0.9 : 0.8;
      const quarter = Math.abs(Math.round((item.rotation_deg - first.rotation_deg) / 90)) % 2 === 1;
      const [w, d] = quarter ? [item.depth_in, item.width_in] : [item.width_in, item.depth_in];
      const y0 = apron ? run.y0 - 1 : y - d / 2 + lip;
      return roundedHole(
        x - w / 2 + lip,
        Math.max(run.y0 + 1, y0),
        x + w / 2 - lip,
        Math.min(run.y1 - 1, y + d / 2 - lip),
        0.75,
      );
    });
}

function roundedHole(x0: number, y0: number, x1: number, y1: number, r: number): Vec2[] {
  const corners = [
    [x1 - r, y1 - r, 0],
    [x0 + r, y1 - r, 90],
    [x0 + r, y0 + r, 180],
    [x1 - r, y0 + r, 270],
  ] as const;
  return corners
    .flatMap(([x, y, start]) =>
      Array.from({ length: 5 }, (_, i): Vec2 => {
        const angle = ((start + (90 * i) / 4) * Math.PI) / 180;
        return [x + Math.cos(angle) * r, y + Math.sin(angle) * r];
      }),
    )
    .reverse();
}
