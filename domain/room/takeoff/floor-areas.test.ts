import fc from "fast-check";
import { expect, test } from "vitest";
import { type FloorArea, type RoomDesign, roomDesign } from "../../../contract/design/room-design.ts";
import { drawPlan } from "../drawing/index.ts";
import {
  addArea,
  addPart,
  changeArea,
  cutOutCorner,
  deleteArea,
  moveArea,
  moveAreaCorner,
  partsBehindPartitions,
  pushAreaSide,
  setAreaSide,
} from "../edit/areas.edit.ts";
import type { Edited } from "../edit/edited.types.ts";
import { pushWall, setWallLength } from "../edit/plan.edit.ts";
import { withoutLostSides } from "../edit/structures.edit.ts";
import { mirrorPlan, turnPlan } from "../edit/turn-plan.ts";
import { surfaceLabel } from "../geometry/item-label.ts";
import { planProblems } from "../geometry/plan-problems.ts";
import { areaOf, isCounterClockwise, rectangle } from "../geometry/polygon.ts";
import { spanishPlace } from "../geometry/spanish-place.ts";
import { usualOutline } from "../geometry/usual-outline.ts";
import { findingsOf } from "../rules/findings.ts";
import { floorEdge_ft } from "./floor-edge.ts";
import { floorMeetings, openMeetings } from "./floor-meetings.ts";
import { itemOf, productOf, roomOf } from "./sample-room.test-support.ts";
import { usualSettings } from "./settings.ts";
import { shapeOf } from "./shapes/surface-shape.ts";
import { takeoffOf } from "./takeoff.ts";

const tile = productOf({ sku: "TILE", name: "Tile" });
const wood = productOf({
  sku: "WOOD",
  name: "Wood",
  category: { id: 1, name: "Hardwood Flooring", slug_url: "hardwood-flooring" },
});
const strip = productOf({
  ...{ sku: "STRIP", name: "Reducer", unit: "Each", box_sqft: null, price: 20, material: null },
  size: { width_in: 2, length_in: 78, height_in: 0.5, pattern: "" },
});
const products = new Map([tile, wood, strip].map((each) => [each.sku, each]));

const entry: FloorArea = { id: "a1", name: "Entry", outline_in: rectangle(0, 0, 48, 60) };

/** 12 by 10 ft. */
const room = (areas: FloorArea[] = [], more: Partial<RoomDesign> = {}): RoomDesign => {
  const bare = roomOf(144, 120);
  return { ...bare, ...more, plan: { ...bare.plan, ...more.plan, ...(areas.length > 0 && { areas }) } };
};

const covered = (design: RoomDesign): RoomDesign => ({
  ...design,
  surfaces: [
    { id: "floor", sku: "WOOD" },
    { id: "floor:a1", sku: "TILE" },
  ],
});

const sqft = (design: RoomDesign, surface: string): number => {
  const shape = shapeOf(design, surface, usualSettings);
  return shape.kind === "area" ? shape.area_sqft : Number.NaN;
};

const made = (edited: Edited): RoomDesign => {
  if (!edited.ok) throw new Error(edited.message);
  return edited.design;
};

test("the main floor is counted without an area, and the area by its own outline", () => {
  const { surfaces } = takeoffOf(covered(room([entry])), products);
  expect(surfaces.map(({ surface, area_sqft }) => [surface, area_sqft])).toEqual([
    ["floor", 100],
    ["floor:a1", 20],
  ]);
  expect(surfaces[0]!.steps.join("\n")).toContain("Entry");
  expect(surfaceLabel(room([entry]), "floor:a1")).toBe("floor (Entry)");
});

test("a cabinet on the subfloor takes its footprint from the part of the floor that it is on", () => {
  const cabinet = itemOf({
    ...{ id: "c", kind: "base_cabinet", at_in: [12, 30] as [number, number], rotation_deg: 0 },
    ...{ width_in: 24, depth_in: 24, height_in: 34.5 },
  });
  const design = covered(room([entry], { items: [cabinet] }));
  expect(sqft(design, "floor:a1")).toBeCloseTo(16, 6);
  expect(sqft(design, "floor")).toBeCloseTo(100, 6);
});

test.each<[string, [number, number][], string]>([
  ["past a wall", rectangle(100, 0, 60, 40), "“Hall” reaches past the walls; keep it inside the room."],
  [
    "over another",
    rectangle(40, 0, 40, 40),
    "“Hall” overlaps “Entry”; move one of them so that they only touch.",
  ],
  ["too small", rectangle(60, 60, 3, 60 / 20), '“Hall” is too small; make it at least 6" long and wide.'],
  [
    "crossing itself",
    [
      [60, 60],
      [100, 100],
      [100, 60],
      [60, 100],
    ],
    "The outline of “Hall” crosses itself; its sides should meet only at their corners.",
  ],
])("an area %s is refused with what is right", (_, outline_in, message) => {
  const { plan } = room([entry, { id: "a2", name: "Hall", outline_in }]);
  expect(planProblems(plan).map((each) => each.message)).toContain(message);
});

test("closed and clockwise outlines are understood", () => {
  const ring = [...entry.outline_in].reverse();
  const { plan } = room([{ ...entry, outline_in: [...ring, ring[0]!] }]);
  const [area] = usualOutline(plan).areas!;
  expect(area!.outline_in).toHaveLength(4);
  expect(isCounterClockwise(area!.outline_in)).toBe(true);
  const sound = room([entry]).plan;
  expect(usualOutline(sound)).toBe(sound);
});

test("a new area lies in the room beside the ones there", () => {
  const first = made(addArea(room(), "a1", "Entry"));
  const second = made(addArea(first, "a2", "Kitchen"));
  expect(planProblems(second.plan)).toEqual([]);
  expect(second.plan.areas).toHaveLength(2);
});

test("a partition from wall to wall offers the part behind it", () => {
  const partition = {
    ...{ id: "p", kind: "partition" as const, at_in: [100, 60] as [number, number], rotation_deg: 90 },
    ...{ length_in: 120, depth_in: 4 },
  };
  const plan = { ...room().plan, structures: [partition] };
  const [part, ...others] = partsBehindPartitions(plan);
  expect(others).toEqual([]);
  expect(part!.area_sqft).toBeCloseTo((42 * 120) / 144, 2);
  const design = made(addPart({ ...room(), plan }, "a1", "Closet", part!));
  expect(sqft(design, "floor")).toBeCloseTo((98 * 120) / 144, 2);
  expect(partsBehindPartitions(design.plan)).toEqual([]);
  expect(partsBehindPartitions({ ...plan, structures: [{ ...partition, length_in: 60 }] })).toEqual([]);
});

test("corners, sides and lengths change an area, and what cannot be is refused", () => {
  const design = room([entry]);
  expect(made(moveAreaCorner(design, "a1", 2, [60, 72])).plan.areas![0]!.outline_in).toEqual(
    rectangle(0, 0, 60, 72),
  );
  expect(made(setAreaSide(design, "a1", 0, 36)).plan.areas![0]!.outline_in).toEqual(rectangle(0, 0, 36, 60));
  expect(made(pushAreaSide(design, "a1", 1, 94, 3)).plan.areas![0]!.outline_in).toEqual(
    rectangle(0, 0, 144, 60),
  );
  expect(made(moveArea(design, "a1", [2, 58], 3)).plan.areas![0]!.outline_in).toEqual(
    rectangle(0, 60, 48, 60),
  );
  expect(made(changeArea(design, "a1", { name: "Mudroom" })).plan.areas![0]!.name).toBe("Mudroom");
  expect(changeArea(design, "a1", { name: " " })).toEqual({
    ok: false,
    message: "Enter a name for the floor area.",
  });
  expect(setAreaSide(design, "a1", 0, 200).ok).toBe(false);
});

test("removing an area gives its floor back and takes its covering along", () => {
  const design = {
    ...covered(room([entry])),
    supplies: [{ for: "floor:a1", part: "Grout", sku: "G" }],
  };
  const left = deleteArea(design, "a1");
  expect(left.surfaces.map(({ id }) => id)).toEqual(["floor"]);
  expect(left.supplies).toEqual([]);
  expect(sqft(left, "floor")).toBe(120);
  expect(withoutLostSides({ ...design, plan: left.plan }).surfaces.map(({ id }) => id)).toEqual(["floor"]);
});

test("an area at a wall goes along with it", () => {
  const design = room([entry]);
  const [south, east, , west] = design.plan.walls.map(({ id }) => id);
  expect(made(pushWall(design, west!, -12)).plan.areas![0]!.outline_in).toEqual(rectangle(-12, 0, 60, 60));
  expect(made(pushWall(design, south!, 12)).plan.areas![0]!.outline_in).toEqual(rectangle(0, 12, 48, 48));
  const cut = made(pushWall(design, east!, 120)).plan.areas!;
  expect(areaOf(cut[0]!.outline_in)).toBeCloseTo(24 * 60, 3);
  expect(made(setWallLength(design, south!, 160)).plan.areas![0]!.outline_in).toEqual(entry.outline_in);
});

test("an area turns and mirrors with the plan", () => {
  const { plan } = room([entry]);
  for (const turned of [turnPlan(plan, 1), mirrorPlan(plan)]) {
    expect(planProblems(turned)).toEqual([]);
    expect(areaOf(turned.areas![0]!.outline_in)).toBeCloseTo(areaOf(entry.outline_in), 6);
  }
  expect(mirrorPlan(mirrorPlan(plan)).areas).toEqual(plan.areas);
});

test("two coverings meet along their common edge, and a strip is counted for its length", () => {
  const design = covered(room([entry]));
  expect(floorMeetings(design)).toEqual([{ of: ["floor", "floor:a1"], length_in: 108 }]);
  const alike = { ...design, surfaces: design.surfaces.map((each) => ({ ...each, sku: "WOOD" })) };
  expect(floorMeetings(alike)).toEqual([]);
  const strips = { ...design, supplies: [{ for: "floor", part: "Transition", sku: "STRIP" }] };
  expect(takeoffOf(strips, products).supplies).toMatchObject([{ part: "Transition", qty: 2 }]);
});

test("each part of a floor has its own length at the walls", () => {
  const design = room([entry]);
  expect(floorEdge_ft(design, products, "floor:a1")).toBeCloseTo(9, 2);
  expect(floorEdge_ft(design, products)).toBeCloseTo(44 - 9, 2);
  expect(floorEdge_ft(room(), products)).toBeCloseTo(44, 2);
});

test("an area of a bathroom has to be slip resistant by its own covering", () => {
  const slick = productOf({ sku: "SLICK", name: "Slick", surface: ["floor"], attributes: { dcof: 0.2 } });
  const safe = productOf({ sku: "SAFE", name: "Safe", surface: ["floor"], attributes: { dcof: 0.6 } });
  const design: RoomDesign = {
    ...room([entry]),
    room: "bathroom",
    surfaces: [
      { id: "floor", sku: "SAFE" },
      { id: "floor:a1", sku: "SLICK" },
    ],
  };
  const known = new Map([slick, safe].map((each) => [each.sku, each]));
  const found = findingsOf(design, { products: known }).filter(({ rule }) => rule === "wet-floor");
  expect(found.map(({ surface }) => surface)).toEqual(["floor:a1"]);
});

const inches = fc.integer({ min: -80, max: 160 });
const edit = fc.oneof(
  fc.record({ kind: fc.constant("add" as const) }),
  fc.record({ kind: fc.constant("move" as const), of: fc.nat(5), by: fc.tuple(inches, inches) }),
  fc.record({
    kind: fc.constant("corner" as const),
    of: fc.nat(5),
    at: fc.nat(5),
    by: fc.tuple(inches, inches),
  }),
  fc.record({ kind: fc.constant("side" as const), of: fc.nat(5), at: fc.nat(5), by: inches }),
  fc.record({ kind: fc.constant("wall" as const), at: fc.nat(3), by: fc.integer({ min: -40, max: 40 }) }),
  fc.record({ kind: fc.constant("turn" as const), isMirror: fc.boolean() }),
  fc.record({ kind: fc.constant("delete" as const), of: fc.nat(5) }),
);

test("after any edits the document is valid, and floor and areas are together the room's floor", () => {
  fc.assert(
    fc.property(fc.array(edit, { maxLength: 14 }), (edits) => {
      let design = room();
      edits.forEach((each, number) => {
        const areas = design.plan.areas ?? [];
        const id = "of" in each ? areas[each.of % (areas.length || 1)]?.id : undefined;
        const next = ((): Edited => {
          if (each.kind === "add") return addArea(design, `a${number}`, `Area ${number}`);
          if (each.kind === "wall") return pushWall(design, design.plan.walls[each.at]!.id, each.by);
          if (each.kind === "turn")
            return {
              ok: true,
              design: { ...design, plan: each.isMirror ? mirrorPlan(design.plan) : turnPlan(design.plan, 1) },
            };
          if (!id) return { ok: false, message: "" };
          if (each.kind === "move") return moveArea(design, id, each.by, 3);
          if (each.kind === "corner") return moveAreaCorner(design, id, each.at % 4, each.by, 3);
          if (each.kind === "side") return pushAreaSide(design, id, each.at % 4, each.by, 3);
          return { ok: true, design: deleteArea(design, id) };
        })();
        if (next.ok) design = next.design;
      });
      expect(roomDesign.parse(design)).toEqual(design);
      expect(planProblems(design.plan)).toEqual([]);
      const parts = ["floor", ...(design.plan.areas ?? []).map(({ id }) => `floor:${id}`)];
      const counted = parts.reduce((sum, part) => sum + sqft(design, part), 0);
      expect(counted).toBeCloseTo(areaOf(design.plan.vertices_in) / 144, 3);
    }),
    { numRuns: 120 },
  );
});

test("a corner is cut out of a rectangle, once", () => {
  const cut = made(cutOutCorner(room([entry]), "a1", 2));
  expect(sqft(cut, "floor:a1")).toBeCloseTo(20 - (16 * 20) / 144, 6);
  expect(cutOutCorner(cut, "a1", 2).ok).toBe(false);
});

test("a strip is missing where wood meets another floor, until one is chosen for either", () => {
  const design = covered(room([entry]));
  expect(openMeetings(design, products).map(({ length_in }) => length_in)).toEqual([108]);
  const strips = { ...design, supplies: [{ for: "floor", part: "Transition", sku: "STRIP" }] };
  expect(openMeetings(strips, products)).toEqual([]);
});

test("the plan's drawing names an area and says how large it is", () => {
  const svg = drawPlan(room([entry]).plan, { width_px: 800 });
  expect(svg).toContain(">Entry</text>");
  expect(svg).toContain(">20 sq ft</text>");
});

test("a Spanish page says an area's floor in Spanish", () => {
  expect(spanishPlace("Floor (Entrada)")).toBe("Piso (Entrada)");
});
