import type { RoomDesign, RoomItem, RoomOpening } from "../../../contract/design/room-design.ts";
import { whyNot } from "../assembly/fit.ts";
import { elevationOf } from "../geometry/elevation.ts";
import { boxOf, zoneBefore } from "../geometry/footprint.ts";
import { isCornerBase } from "../geometry/item-kinds.ts";
import { overlaps } from "../geometry/oriented-box.ts";
import { faceById } from "../geometry/walls.ts";
import { findingsOf } from "../rules/findings.ts";
import { takeoffOf } from "../takeoff/takeoff.ts";
import { fillWalls } from "./fill-walls.ts";
import { placeIsland } from "./island.ts";
import { emptyKitchen, runLine, soldLines, soldProducts } from "./sold.test-support.ts";
import { fromLeft } from "./stretches.ts";

interface AnyKitchen {
  design: RoomDesign;
  shape: string;
  walls: string[];
}

/** The same numbers for the same seed. */
function numbers(seed: number): () => number {
  let state = seed * 2654435761 + 1;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 3266489917) | 0;
    return ((state ^ (state >>> 13)) >>> 0) / 4294967296;
  };
}

const shapes = new Map<string, string[][]>([
  ["one wall", [["w3"]]],
  ["L", [["w4", "w3"]]],
  ["U", [["w4", "w3", "w2"]]],
  ["galley", [["w3"], ["w1"]]],
  ["island", [["w3"]]],
]);

/** A kitchen of any size, shape, line, ceiling, door and window; null where no wall has room for a run. */
export function anyKitchen(seed: number): AnyKitchen | null {
  const next = numbers(seed);
  const between = (from: number, to: number) => Math.round((from + next() * (to - from)) * 16) / 16;
  const [width, depth] = [between(96, 192), between(96, 240)];
  const [shape, groups] = [...shapes][Math.floor(next() * shapes.size)]!;
  const ceiling_height_in = [90, 96, 108, 120, 132][Math.floor(next() * 5)]!;
  const doorWall = shape === "galley" ? "w4" : "w1";
  const long = doorWall === "w4" ? depth : width;
  const openings: RoomOpening[] = [
    {
      ...{ id: "door", wall: doorWall, width_in: 32, height_in: 80 },
      kind: "door",
      offset_in: between(30, long - 62),
      swing: { into: "out", hinge: "from" },
    },
  ];
  if (next() < 0.6)
    openings.push({
      ...{ id: "window", wall: "w3", width_in: between(24, 40), height_in: 40, sill_in: 42 },
      kind: "window",
      offset_in: between(2, width - 44),
    });
  const lines = [...soldLines.values()];
  const line = lines[seed % lines.length]!;
  let design = emptyKitchen(width, depth, { openings, ceiling_height_in });
  for (const [at, walls] of groups.entries()) {
    const order = at === 0 && groups.length > 1 ? (["sink", "dishwasher"] as const) : runLine([]).order;
    const wish = { ...runLine(walls), line, order: at === 1 ? (["refrigerator", "range"] as const) : order };
    const settled = fillWalls(design, wish, soldProducts);
    if (settled.refusal !== null) return null;
    design = settled.design;
  }
  if (shape === "island") design = placeIsland(design, line, "TOP").design ?? design;
  return { design, shape, walls: groups.flat() };
}

/** What is wrong with a kitchen. */
export const faultsOf = ({ design, walls }: AnyKitchen): string[] => [
  ...design.items.flatMap(({ id }) => whyNot(design, id, soldProducts) ?? []),
  ...frontsIn(design),
  ...fridgesIn(design),
  ...cornersIn(design),
  ...walls.flatMap((wall) => gapsAt(design, wall)),
  ...findingsOf(design, { products: soldProducts, fixes: false })
    .filter(({ rule, level }) => level === "must" || /front-opens|work-aisle|walkway/.test(rule))
    .map(({ message }) => message),
  ...takeoffOf(design, soldProducts).items.flatMap((line) => (line.known ? [] : [line.because])),
];

const opening = new Set(["base_cabinet", "tall_cabinet", "dishwasher", "range", "refrigerator"]);
/** How far a pull stands out of a front. */
const pull_in = 1.5;

/** Fronts that hit something within their travel: another run, its pulls, an appliance that stands out. */
function frontsIn(design: RoomDesign): string[] {
  const low = design.items.filter((item) => elevationOf(design, item) < 1 && !item.host);
  return low
    .filter((item) => opening.has(item.kind) && !isCornerBase(item))
    .flatMap((item) => {
      const zone = zoneBefore(boxOf(item), item.kind === "dishwasher" ? 24 : 20, 0.75);
      const hits = low.find((other) => other !== item && overlaps(withPulls(other), zone, 0.1));
      return hits ? [`${item.id} opens against ${hits.id}`] : [];
    });
}

/** The footprint with the pulls on its front; those of a corner cabinet are in its inner corner. */
function withPulls(item: RoomItem) {
  const box = boxOf(item);
  if (!opening.has(item.kind) || isCornerBase(item)) return box;
  const front = zoneBefore(box, pull_in);
  return {
    ...box,
    depth_in: box.depth_in + pull_in,
    center: box.center.map(
      (each, at) => each + ((front.center[at]! - each) * pull_in) / (box.depth_in + pull_in),
    ) as [number, number],
  };
}

/** A refrigerator's door opens past square only with a filler between it and a wall. */
function fridgesIn(design: RoomDesign): string[] {
  return design.items.flatMap((item) => {
    const face =
      item.kind === "refrigerator" && item.against ? faceById(design.plan, item.against) : undefined;
    if (!face) return [];
    const middle = fromLeft(face, item.at_in);
    const least = Math.min(middle, face.length_in - middle) - item.width_in / 2;
    return least < 2.4 ? [`${item.id} is ${least.toFixed(2)} in. from a wall`] : [];
  });
}

/** A refrigerator or a range right beside a corner cabinet, whose door opens against it. */
function cornersIn({ items }: RoomDesign): string[] {
  return items.filter(isCornerBase).flatMap((corner) => {
    const deep = items.find(
      ({ kind, at_in, width_in }) =>
        /refrigerator|range/.test(kind) &&
        Math.hypot(at_in[0] - corner.at_in[0], at_in[1] - corner.at_in[1]) <
          (corner.width_in + width_in) / 2 + 1,
    );
    return deep ? [`${corner.id} opens against ${deep.id}`] : [];
  });
}

/** What is open along a wall between its first and its last thing, and at its ends, more than a sixteenth. */
function gapsAt(design: RoomDesign, wall: string): string[] {
  const face = faceById(design.plan, wall)!;
  const run = design.items
    .filter((item) => elevationOf(design, item) < 1 && item.against === wall)
    .map((item) => {
      const middle = fromLeft(face, item.at_in);
      return { item, from: middle - item.width_in / 2, to: middle + item.width_in / 2 };
    })
    .sort((a, b) => a.from - b.from);
  const isAppliance = (item?: RoomItem) => /range|refrigerator|dishwasher/.test(item?.kind ?? "");
  return run.slice(1).flatMap(({ item, from }, at) => {
    const before = run[at]!;
    const gap = from - before.to;
    const most = isAppliance(item) || isAppliance(before.item) ? 0.5 : 1 / 16;
    return Math.abs(gap) > most && gap < 8
      ? [`${gap.toFixed(3)} in. between ${before.item.id} and ${item.id}`]
      : [];
  });
}
