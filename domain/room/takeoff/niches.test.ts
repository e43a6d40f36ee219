import fc from "fast-check";
import { expect, test } from "vitest";
import {
  type RoomDesign,
  type RoomNiche,
  roomDesign,
  roomPlan,
} from "../../../contract/design/room-design.ts";
import { whyNot } from "../assembly/fit.ts";
import { drawPlan } from "../drawing/draw-plan.ts";
import { addNiche, changeNiche, deleteNiche, usualNiches } from "../edit/niches.edit.ts";
import { pushWall, setWall, setWallLength } from "../edit/plan.edit.ts";
import { mirrorPlan } from "../edit/turn-plan.ts";
import { planProblems } from "../geometry/plan-problems.ts";
import { drawElevation } from "../papers/elevation.drawing.ts";
import { wallView } from "../papers/wall-view.ts";
import { productsBySku } from "./products-by-sku.ts";
import { itemOf, productOf, roomOf, surfaceOf } from "./sample-room.test-support.ts";
import { usualSettings } from "./settings.ts";
import { shapeOf } from "./shapes/surface-shape.ts";
import { takeoffOf } from "./takeoff.ts";

const niche: RoomNiche = {
  id: "k",
  wall: "n",
  offset_in: 24,
  width_in: 12,
  height_in: 24,
  depth_in: 3.5,
  sill_in: 48,
};
/** A shower in the northeast corner: the north wall runs from there to the west. */
const shower = itemOf({
  ...{ id: "sh", kind: "shower", at_in: [100, 78], width_in: 40, depth_in: 36, height_in: 4, against: "n" },
});
const room = (more: Partial<RoomDesign["plan"]> = {}, rest: Partial<RoomDesign> = {}): RoomDesign =>
  roomOf(120, 96, { ...rest, plan: more });

const areaOf = (design: RoomDesign, surface: string): number => {
  const shape = shapeOf(design, surface, usualSettings);
  return shape.kind === "area" ? shape.area_sqft : 0;
};
const hole_sqft = (12 * 24) / 144;
const inside_sqft = (12 * 24 + 2 * 3.5 * (12 + 24)) / 144;
const refusalOf = (edited: { ok: true } | { ok: false; message: string }) =>
  edited.ok ? null : edited.message;

test("a niche of a usual size goes into the middle of its wall, at 48 in.", () => {
  for (const size of usualNiches) {
    const added = addNiche(room(), "n", "k", size);
    if (!added.ok) throw new Error(added.message);
    expect(added.design.plan.niches).toEqual([
      { id: "k", wall: "n", offset_in: (120 - size.width_in) / 2, ...size, depth_in: 3.5, sill_in: 48 },
    ]);
    expect(roomDesign.safeParse(added.design).success).toBe(true);
    expect(deleteNiche(added.design, "k").plan.niches).toEqual([]);
  }
});

test("the wall loses the niche's front and gains its inside", () => {
  const [before, after] = [room(), room({ niches: [niche] })];
  expect(areaOf(after, "wall:n") - areaOf(before, "wall:n")).toBeCloseTo(inside_sqft - hole_sqft);
  expect(areaOf(after, "wall:s")).toBeCloseTo(areaOf(before, "wall:s"));
});

test("a shower's tile lines its niche, and the wall around the shower does not", () => {
  const inShower = { ...niche, offset_in: 10 };
  const surfaces = [surfaceOf("shower:sh", "TILE", { height_in: 84 }), surfaceOf("wall:n", "TILE")];
  const before = room({}, { items: [shower], surfaces });
  const after = room({ niches: [inShower] }, { items: [shower], surfaces });
  expect(areaOf(after, "shower:sh") - areaOf(before, "shower:sh")).toBeCloseTo(inside_sqft - hole_sqft);
  expect(areaOf(after, "wall:n")).toBeCloseTo(areaOf(before, "wall:n"));
  const [line] = takeoffOf(after, productsBySku([productOf()])).surfaces;
  expect(line?.steps).toContain("Edge trim around the niches: 6'");
  expect(line?.steps.join("\n")).toContain(`Inside of the niche: 1' × 2', 3 1/2" deep = 3.75 sq ft`);
});

test("edge trim that was chosen for the tile is counted along the niche too", () => {
  const trim = productOf({
    sku: "TRIM",
    name: "Trim",
    unit: "Piece",
    price: 10,
    size: { width_in: 0.5, length_in: 36, height_in: 0.4, pattern: "" },
  });
  const supplies = [{ for: "wall:n", part: "Edge trim", sku: "TRIM" }];
  const of = (niches: RoomNiche[]) => {
    const design = room({ niches }, { surfaces: [surfaceOf("wall:n", "TILE")], supplies });
    return takeoffOf(design, productsBySku([productOf(), trim])).supplies[0];
  };
  // 72 in. of edge is two more pieces of 36 in.
  expect(of([niche])).toMatchObject({ known: true, qty: 3 });
});

test("it refuses to overlap an opening, another niche, a corner or a partition, and says why", () => {
  const window = {
    id: "win",
    wall: "n",
    kind: "window" as const,
    offset_in: 50,
    width_in: 30,
    height_in: 40,
    sill_in: 40,
  };
  const other = { ...niche, id: "k2", offset_in: 90 };
  const design = room({
    niches: [niche, other],
    openings: [window],
    structures: [
      { id: "p", kind: "partition", at_in: [110, 72], rotation_deg: 90, length_in: 48, depth_in: 5 },
    ],
  });
  const moved = (change: Partial<RoomNiche>, id = "k") => refusalOf(changeNiche(design, id, change));
  expect(moved({ offset_in: 45 })).toBe("The niche would overlap the window.");
  expect(moved({ offset_in: 84 })).toBe("The niche would overlap another niche.");
  expect(moved({ offset_in: 0.5 })).toBe(
    `The niche has to stay 1 1/2" away from the corners, where the studs are.`,
  );
  expect(moved({ offset_in: 8 })).toBe("The niche would be behind the partition.");
  expect(moved({ sill_in: 80 })).toBe("The niche reaches to 8' 8\"; the wall is 8' high.");
  expect(moved({ depth_in: 6 })).toBe(`This wall is 4 1/2" thick, so a niche is at most 4" deep.`);
  expect(moved({ width_in: 1 })).toBe(`A niche is at least 3" wide and high and 1" deep.`);
  expect(moved({ offset_in: 30 })).toBeNull();
  const full = room({ openings: [{ ...window, offset_in: 2, width_in: 116, height_in: 50 }] });
  expect(refusalOf(addNiche(full, "n", "k"))).toBe("The niche would overlap the window.");
});

test("a niche stays where it is when its wall grows, goes with an open side, and is mirrored", () => {
  const design = room({ niches: [niche] });
  const longer = setWallLength(design, "s", 140);
  if (!longer.ok) throw new Error(longer.message);
  // the east wall moved 20 in. away from the niche
  expect(longer.design.plan.niches?.[0]?.offset_in).toBeCloseTo(44);
  const pushed = pushWall(design, "n", -12);
  expect(pushed.ok && pushed.design.plan.niches?.[0]?.offset_in).toBeCloseTo(24);
  expect(refusalOf(setWallLength(design, "s", 14))).toMatch(/too short for its niche of 1'/);
  const open = setWall(design, "n", { kind: "open" });
  expect(open.ok && open.design.plan.niches).toEqual([]);
  const mirrored = mirrorPlan(design.plan);
  expect(mirrored.niches?.[0]?.offset_in).toBeCloseTo(120 - 24 - 12);
  expect(planProblems(mirrored)).toEqual([]);
});

test("a mirror does not hang over a niche", () => {
  const mirror = itemOf({
    ...{ id: "m", kind: "mirror", at_in: [90, 95.5], width_in: 24, depth_in: 1, height_in: 30, against: "n" },
  });
  const design = room({ niches: [niche] }, { items: [mirror] });
  expect(whyNot(design, "m", new Map())).toBe("The mirror would cover the niche.");
  expect(whyNot(room({}, { items: [mirror] }), "m", new Map())).toBeNull();
});

test("the plan and the wall's elevation show it", () => {
  const design = room({ niches: [niche] });
  expect(drawPlan(design.plan, { width_px: 600 })).toContain("data-niche");
  const view = wallView(design, "n", new Map())!;
  // from the left as one sees it
  expect(view.niches).toEqual([{ left_in: 84, width_in: 12, bottom_in: 48, height_in: 24 }]);
  expect(drawElevation(view, [], new Map(), 1).svg).toContain("data-niche");
  expect(drawPlan(room().plan, { width_px: 600 })).not.toContain("data-niche");
});

test("whatever sizes are typed, every niche that is taken is sound and counted once", () => {
  const measure = fc.integer({ min: -2, max: 130 });
  const edits = fc.array(fc.tuple(fc.nat(3), measure, measure, measure, fc.integer({ min: 0, max: 5 })), {
    maxLength: 12,
  });
  fc.assert(
    fc.property(edits, (all) => {
      let design = room({}, { surfaces: [surfaceOf("wall:n", "TILE")] });
      for (const [at, offset_in, width_in, sill_in, depth_in] of all) {
        const made = addNiche(design, "n", `k${design.plan.niches?.length ?? 0}`);
        if (made.ok) design = made.design;
        const changed = changeNiche(design, `k${at}`, { offset_in, width_in, sill_in, depth_in });
        if (changed.ok) design = changed.design;
      }
      expect(planProblems(design.plan)).toEqual([]);
      expect(roomPlan.safeParse(design.plan).success).toBe(true);
      const inside = (design.plan.niches ?? []).reduce(
        (sum, { width_in, height_in, depth_in }) => sum + 2 * depth_in * (width_in + height_in),
        0,
      );
      expect(areaOf(design, "wall:n")).toBeCloseTo((120 * 96 + inside) / 144, 4);
    }),
  );
});
