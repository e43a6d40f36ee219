import { describe, expect, it } from "vitest";
import { type RoomDesign, type RoomItem, roomDesign } from "../../../contract/design/room-design.ts";
import { whyNot } from "../assembly/fit.ts";
import { planFrom } from "../edit/starters.ts";
import { elevationOf } from "../geometry/elevation.ts";
import { boxOf, footprintOf } from "../geometry/footprint.ts";
import { isCornerBase } from "../geometry/item-kinds.ts";
import { clearZoneOf, isWay, spansOf, swingOf } from "../geometry/openings.ts";
import { cornersOf, overlaps } from "../geometry/oriented-box.ts";
import { intersection, regionArea } from "../geometry/region.ts";
import { faceById } from "../geometry/walls.ts";
import { findingsOf } from "../rules/findings.ts";
import { takeoffOf } from "../takeoff/takeoff.ts";
import type { Center } from "./arrange.ts";
import type { CabinetLine } from "./cabinet-line.ts";
import { fillWalls, type RunWish } from "./fill-walls.ts";
import { placeIsland } from "./island.ts";
import { soldFixtures, soldLines, soldProducts } from "./sold.test-support.ts";
import { fromLeft } from "./stretches.ts";

const all: Center[] = ["refrigerator", "sink", "dishwasher", "range"];
const line = soldLines.get("haddonfield-joinery, shaker, White")!;

function kitchen(width_in: number, depth_in: number, more: Partial<RoomDesign["plan"]> = {}): RoomDesign {
  const starter = planFrom({ shape: "rectangle", width_in, depth_in });
  if (!starter.ok) throw new Error(starter.message);
  return {
    schema: "room-design/1",
    room: "kitchen",
    plan: { ...starter.plan, ...more },
    surfaces: [],
    items: [],
  };
}

const door = (wall: string, offset_in: number, into: "room" | "out" = "room") => ({
  ...{ id: `door-${wall}`, wall, kind: "door" as const, offset_in, width_in: 32, height_in: 80 },
  swing: { into, hinge: "from" as const },
});
const window = (wall: string, offset_in: number, width_in: number, sill_in = 42) => ({
  ...{ id: `window-${wall}`, wall, kind: "window" as const, offset_in, width_in, height_in: 40, sill_in },
});

function filled(design: RoomDesign, wish: Partial<RunWish>): RoomDesign {
  const settled = fillWalls(
    design,
    { walls: ["w3"], line, order: all, isFixed: false, offered: soldFixtures, counter: null, ...wish },
    soldProducts,
  );
  if (settled.refusal !== null) throw new Error(settled.refusal);
  return settled.design;
}

const ofKind = (design: RoomDesign, kind: string): RoomItem[] =>
  design.items.filter((each) => each.kind === kind);

/** What stands at a wall, from left to right, in inches from its left end. */
function along(design: RoomDesign, wall: string) {
  const face = faceById(design.plan, wall)!;
  return design.items
    .filter((item) => item.against === wall && elevationOf(design, item) < 1)
    .map((item) => {
      const middle = fromLeft(face, item.at_in);
      return { item, from: middle - item.width_in / 2, to: middle + item.width_in / 2 };
    })
    .sort((a, b) => a.from - b.from);
}

describe("a wall that is filled", () => {
  const design = kitchen(168, 144, { openings: [window("w3", 60, 48), door("w1", 60)] });

  it("has the sink under the window, the hood over the range, and no cabinet before the window", () => {
    const after = filled(design, {});
    const [sink] = ofKind(after, "sink");
    expect(Math.abs(sink!.at_in[0] - 84)).toBeLessThan(6);
    const [range] = ofKind(after, "range");
    const [hood] = ofKind(after, "hood");
    expect(hood!.at_in[0]).toBeCloseTo(range!.at_in[0], 3);
    expect(Math.abs(hood!.width_in - range!.width_in)).toBeLessThan(0.6);
    for (const { at_in, width_in } of ofKind(after, "wall_cabinet"))
      expect(at_in[0] + width_in / 2 <= 60 || at_in[0] - width_in / 2 >= 108).toBe(true);
  });

  it("is closed from wall to wall, with fillers that let the last fronts open", () => {
    const run = along(filled(design, {}), "w3");
    expect(run[0]!.from).toBeCloseTo(0, 2);
    expect(run.at(-1)!.to).toBeCloseTo(168, 2);
    expect(
      [run[0], run.at(-1)].every((end) => end!.item.kind === "filler" && end!.item.width_in >= 1.5),
    ).toBe(true);
  });

  it("stands in the order that was asked for", () => {
    const order: Center[] = ["range", "dishwasher", "sink", "refrigerator"];
    const after = filled(design, { order, isFixed: true });
    const places = order.map((kind) => 168 - ofKind(after, kind)[0]!.at_in[0]);
    expect(places).toEqual([...places].sort((a, b) => b - a));
  });

  it("is laid anew with its own appliances, once", () => {
    const before = filled(design, {});
    const again = filled(before, {});
    const skus = (room: RoomDesign) =>
      room.items.filter(({ kind }) => ["range", "refrigerator", "sink"].includes(kind)).map(({ sku }) => sku);
    expect(skus(again).sort()).toEqual(skus(before).sort());
    expect(again.items.length).toBe(before.items.length);
  });

  it("is counted to the last filler, with toe kicks by their length", () => {
    const after = filled(design, {});
    const { supplies, items } = takeoffOf(after, soldProducts);
    const toe = supplies.find(({ part }) => part === "Toe kick");
    expect(toe?.known && toe.steps[0]).toMatch(/^\d+'.* ÷ 8' a piece = \d+\.\d\d: \d to buy$/);
    const fillers = items.filter((each) => each.kind === "filler");
    expect(fillers.length).toBeGreaterThan(0);
    expect(fillers.every(({ known }) => known)).toBe(true);
  });
});

it("a filler beside a refrigerator is as high as what it closes, under any ceiling", () => {
  const tallest = (design: RoomDesign) =>
    Math.max(...ofKind(design, "filler").map(({ height_in }) => height_in));
  const high = filled(kitchen(168, 144, { ceiling_height_in: 132 }), {});
  const uppers = ofKind(high, "wall_cabinet").map((each) => elevationOf(high, each) + each.height_in);
  expect(tallest(high)).toBe(Math.max(...uppers));
  const low = filled(kitchen(168, 144, { ceiling_height_in: 132 }), { isLow: true });
  expect(tallest(low)).toBe(ofKind(low, "refrigerator")[0]!.height_in);
});

it("a refrigerator at the open end of a run has a panel from the floor to the top of what hangs", () => {
  // the door is at the left of the wall, so that the run begins beside it
  const design = kitchen(204, 144, { openings: [door("w3", 168)] });
  const after = filled(design, { order: ["refrigerator", "sink", "dishwasher", "range"], isFixed: true });
  const run = along(after, "w3");
  const [panel, refrigerator] = run;
  expect([panel!.item.kind, refrigerator!.item.kind]).toEqual(["end_panel", "refrigerator"]);
  const uppers = ofKind(after, "wall_cabinet").map((each) => elevationOf(after, each) + each.height_in);
  expect(panel!.item.height_in).toBe(Math.max(...uppers));
  expect(Math.abs(panel!.to - refrigerator!.from)).toBeLessThan(0.1);
  expect(soldProducts.get(panel!.item.sku!)?.name).toBe("Shaker Tall End Panel");
  expect(findingsOf(after, { products: soldProducts }).filter(({ rule }) => rule === "front-opens")).toEqual(
    [],
  );
});

describe("corners", () => {
  it("are filled by one cabinet on both walls, with the runs beside it", () => {
    const after = filled(kitchen(168, 144), { walls: ["w4", "w3"] });
    const corners = after.items.filter(isCornerBase);
    expect(corners).toHaveLength(1);
    expect(corners[0]!.at_in).toEqual([18, 126]);
    expect(
      findingsOf(after, { products: soldProducts }).filter(({ rule }) => rule === "front-opens"),
    ).toEqual([]);
  });

  it("of a U are two", () => {
    const after = filled(kitchen(168, 144), { walls: ["w4", "w3", "w2"] });
    expect(after.items.filter(isCornerBase)).toHaveLength(2);
  });

  it("have a counter in the shape of an L", () => {
    const after = filled(kitchen(168, 144), { walls: ["w4", "w3"], order: [] });
    const counter = after.surfaces.find(({ id }) => id.startsWith("countertop:"))!;
    const sku = [...soldProducts.values()].find(({ surface }) => surface.includes("countertop"))!.sku;
    const surfaces = [{ ...counter, sku }];
    const [top] = takeoffOf({ ...after, surfaces }, soldProducts).surfaces;
    // both walls less the open end's filler, 25 1/4 in. deep, and the corner once
    expect(top?.known && top.area_sqft).toBeCloseTo((25.25 * (168 + 144 - 25.25)) / 144, 0);
  });
});

describe("an island", () => {
  it("has its work aisle", () => {
    const room = filled(kitchen(216, 192), {});
    const settled = placeIsland(room, line, null);
    expect(settled.refusal).toBeNull();
    const island = ofKind(settled.design!, "island")[0]!;
    expect(168 - (island.at_in[1] + island.depth_in / 2)).toBeGreaterThanOrEqual(42 - 1);
    expect(findingsOf(settled.design!).filter(({ rule }) => /aisle|walkway/.test(rule))).toEqual([]);
  });

  it("that doesn't fit says how many inches are missing", () => {
    const settled = placeIsland(filled(kitchen(168, 126), {}), line, null);
    expect(settled.refusal).toMatch(/work aisle of 42".*missing/);
  });
});

/** The same numbers for the same seed. */
function numbers(seed: number): () => number {
  let state = seed * 2654435761 + 1;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 3266489917) | 0;
    return ((state ^ (state >>> 13)) >>> 0) / 4294967296;
  };
}

function anyRoom(seed: number): { design: RoomDesign; walls: string[]; line: CabinetLine } {
  const next = numbers(seed);
  const between = (from: number, to: number) => Math.round((from + next() * (to - from)) * 8) / 8;
  const [width, depth] = [between(84, 300), between(96, 240)];
  const openings: RoomDesign["plan"]["openings"] = [door("w1", between(4, width - 40))];
  if (next() < 0.6)
    openings.push(window("w3", between(2, width - 60), between(24, 54), next() < 0.8 ? 42 : 24));
  if (next() < 0.3) openings.push(door("w4", between(4, depth - 40), next() < 0.5 ? "room" : "out"));
  if (next() < 0.3) openings.push(window("w2", between(2, depth - 60), between(24, 54)));
  const services =
    next() < 0.5
      ? [{ kind: "drain" as const, at_in: [between(12, width - 12), depth] as [number, number] }]
      : [];
  const ceiling_height_in = [84, 90, 96, 108, 120][Math.floor(next() * 5)]!;
  const walls = [["w3"], ["w4", "w3"], ["w3", "w2"], ["w4", "w3", "w2"]][Math.floor(next() * 4)]!;
  const lines = [...soldLines.values()];
  return {
    design: kitchen(width, depth, { openings, services, ceiling_height_in }),
    walls,
    line: lines[seed % lines.length]!,
  };
}

it("500 walls in every line are right: closed, nothing before doors, nothing overlaps, every front opens", () => {
  const wrong: string[] = [];
  let full = 0;
  for (let seed = 1; seed <= 500; seed += 1) {
    const { design, walls, line: sold } = anyRoom(seed);
    const wish = { walls, line: sold, order: all, isFixed: false, offered: soldFixtures, counter: null };
    const settled = fillWalls(design, wish, soldProducts);
    if (settled.refusal !== null) continue;
    full += 1;
    wrong.push(...faultsOf(settled.design, walls).map((fault) => `${seed}: ${fault}`));
  }
  expect(wrong.slice(0, 20)).toEqual([]);
  expect(full).toBeGreaterThan(450);
});

function faultsOf(design: RoomDesign, walls: readonly string[]): string[] {
  return [
    ...(roomDesign.safeParse(design).success ? [] : ["is no room by the contract"]),
    ...design.items.flatMap((item) => {
      const why = whyNot(design, item.id, soldProducts);
      return why ? [why] : [];
    }),
    ...design.items.filter(({ sku }) => sku === null).map(({ id }) => `${id} is not sold`),
    ...overlapsIn(design),
    ...waysIn(design),
    ...walls.flatMap((wall) => gapsAt(design, wall)),
    ...hoodsIn(design),
    ...findingsOf(design, { products: soldProducts, fixes: false })
      .filter(({ rule, level }) => level === "must" || rule === "front-opens")
      .map(({ message }) => message),
  ];
}

const overlapsIn = (design: RoomDesign): string[] =>
  design.items.flatMap((a, at) =>
    design.items.slice(at + 1).flatMap((b) => {
      if (a.host || b.host || !overlaps(boxOf(a), boxOf(b), 0.1)) return [];
      const [low, high] = [a, b].map((each) => elevationOf(design, each));
      const apart = low! + a.height_in <= high! + 0.6 || high! + b.height_in <= low! + 0.6;
      return apart ? [] : [`${a.id} overlaps ${b.id}`];
    }),
  );

const waysIn = (design: RoomDesign): string[] =>
  spansOf(design.plan).flatMap((span) => {
    const zone = clearZoneOf(span, 20);
    const zones = [zone && cornersOf(zone), swingOf(span)].filter((each) => each !== null);
    if (!isWay(span.opening)) return [];
    return design.items
      .filter((item) => zones.some((each) => regionArea(intersection([each], [footprintOf(item)])) > 2))
      .map(({ id }) => `${id} stands in the way of ${span.opening.id}`);
  });

/** Between things that stand side by side nothing is left open, except before doors and low windows. */
function gapsAt(design: RoomDesign, wall: string): string[] {
  const run = along(design, wall);
  const { length_in } = faceById(design.plan, wall)!;
  const ends = [run[0]?.from ?? 0, length_in - (run.at(-1)?.to ?? length_in)];
  const open = ends.filter((gap) => gap < 8 && Math.abs(gap) > 0.02);
  return [...open.map((gap) => `${gap.toFixed(2)} in. to the end of ${wall}`), ...betweenIn(run)];
}

const betweenIn = (run: ReturnType<typeof along>): string[] =>
  run.slice(1).flatMap(({ item, from }, at) => {
    const gap = from - run[at]!.to;
    const kept = [run[at]!.item, item].some(({ kind }) => /range|refrigerator|dishwasher/.test(kind))
      ? 0.5
      : 0.02;
    return Math.abs(gap) <= kept || gap > 20
      ? []
      : [`${gap.toFixed(2)} in. between ${run[at]!.item.id} and ${item.id}`];
  });

const hoodsIn = (design: RoomDesign): string[] =>
  ofKind(design, "range").flatMap((range) => {
    const hood = ofKind(design, "hood").find(
      ({ at_in, against }) =>
        against === range.against && Math.hypot(at_in[0] - range.at_in[0], at_in[1] - range.at_in[1]) < 8,
    );
    if (!hood) return design.plan.ceiling_height_in >= 90 ? [`${range.id} has no hood`] : [];
    return Math.abs(hood.width_in - range.width_in) < 0.6 ? [] : [`${hood.id} is not as wide as ${range.id}`];
  });

describe("a wall under a slope", () => {
  const sloped = (wall: string, low_in: number) =>
    kitchen(168, 144, { ceiling: { kind: "slope", wall, low_in }, ceiling_height_in: 120 });

  it("has wall cabinets as high as the ceiling all along it leaves room for", () => {
    // the filled wall is the low one: 90 in. leave 36 in. over 54 in.
    const heights = ofKind(filled(sloped("w3", 90), {}), "wall_cabinet").map(({ height_in }) => height_in);
    expect(heights.length).toBeGreaterThan(0);
    expect(Math.max(...heights)).toBeLessThanOrEqual(36);
    expect(
      Math.max(...ofKind(filled(sloped("w1", 90), {}), "wall_cabinet").map(({ height_in }) => height_in)),
    ).toBeGreaterThan(36);
  });

  it("has none where the ceiling is too low for them, and is refused where a refrigerator would not fit", () => {
    const low = filled(sloped("w3", 76), {});
    expect(ofKind(low, "wall_cabinet").filter(({ elevation_in = 54 }) => elevation_in < 60)).toEqual([]);
    expect(() => filled(sloped("w3", 48), {})).toThrow(/comes down too low for the/);
  });
});
