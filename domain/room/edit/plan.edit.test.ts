import fc from "fast-check";
import { expect, test } from "vitest";
import type { RoomDesign } from "../../../contract/design/room-design.ts";
import { planProblems } from "../geometry/plan-problems.ts";
import { areaOf } from "../geometry/polygon.ts";
import { faceById, facesOf, onWall } from "../geometry/walls.ts";
import { hallBath, itemOf, roomOf } from "../takeoff/sample-room.test-support.ts";
import type { Edited } from "./edited.types.ts";
import { itemById } from "./items.edit.ts";
import { addOpening, deleteOpening, moveOpening, resizeOpening, setSwing } from "./openings.edit.ts";
import { moveVertex, pushWall, setCeiling, setCeilingHeight, setWall, setWallLength } from "./plan.edit.ts";
import { planFrom } from "./starters.ts";

function ok(edited: Edited): RoomDesign {
  if (!edited.ok) throw new Error(edited.message);
  return edited.design;
}
const refusal = (edited: Edited): string => (edited.ok ? "" : edited.message);
const door = { wall: "s", kind: "door", offset_in: 10, width_in: 30, height_in: 80 } as const;
const room = (): RoomDesign =>
  roomOf(120, 96, {
    plan: {
      openings: [
        { ...door, id: "d" },
        { id: "win", wall: "n", kind: "window", offset_in: 40, width_in: 36, height_in: 36, sill_in: 36 },
      ],
    },
  });

test("a longer wall pushes the one that follows it, and what stands there goes with it", () => {
  const longer = ok(setWallLength(hallBath(), "s", 72));
  expect(longer.plan.vertices_in).toEqual([
    [0, 0],
    [72, 0],
    [72, 96],
    [0, 96],
  ]);
  expect(itemById(longer, "toilet")!.at_in).toEqual([58, 48]);
  expect(itemById(longer, "faucet")!.at_in).toEqual([68, 15.5]);
  expect(itemById(longer, "tub")!.at_in[0]).toBe(30);
});

test("openings of the walls beside keep their place in the room", () => {
  const before = hallBath();
  const after = ok(setWallLength(before, "s", 72));
  const where = (design: RoomDesign) =>
    onWall(faceById(design.plan, "n")!, design.plan.openings[1]!.offset_in);
  expect(where(after)).toEqual(where(before));
  expect(after.plan.openings[0]).toEqual(before.plan.openings[0]);
});

test("a wall too short for its door, or shorter than a wall can be, is refused", () => {
  expect(refusal(setWallLength(room(), "s", 28))).toBe(
    `The wall would be 2' 4" long, too short for its door of 2' 6".`,
  );
  expect(refusal(setWallLength(room(), "s", 1))).toBe(`A wall is at least 3" long.`);
});

test("a corner drawn across the room is refused, elsewhere its walls follow", () => {
  expect(refusal(moveVertex(room(), 2, [-40, 40]))).toContain("crosses itself");
  const moved = ok(moveVertex(room(), 2, [140, 110]));
  expect(planProblems(moved.plan)).toEqual([]);
  expect(moved.plan.openings.map(({ wall }) => wall)).toEqual(["s", "n"]);
});

test("wherever a corner goes, every opening stays on its wall or the move is refused", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 3 }),
      fc.integer({ min: -60, max: 200 }),
      fc.integer({ min: -60, max: 200 }),
      (corner, x, y) => {
        const edited = moveVertex(room(), corner, [x, y]);
        if (edited.ok) expect(planProblems(edited.design.plan)).toEqual([]);
        else expect(edited.message.length).toBeGreaterThan(10);
      },
    ),
  );
});

test("pushing a wall in and out again gives the same room", () => {
  const back = ok(pushWall(ok(pushWall(room(), "e", 24)), "e", -24));
  expect(back.plan.vertices_in).toEqual(room().plan.vertices_in);
  expect(areaOf(ok(pushWall(room(), "e", 24)).plan.vertices_in)).toBe(96 * 96);
});

test("a door slides to the wall's ends and to its neighbor, never past them", () => {
  const two = addOpening(room(), { ...door, offset_in: 80 });
  const design = ok(two);
  const at = (offset: number) => ok(moveOpening(design, "d", offset)).plan.openings[0]!.offset_in;
  expect([at(-50), at(30), at(48), at(70), at(500)]).toEqual([0, 30, 48, 50, 50]);
});

test("a plan stays valid wherever it is dragged", () => {
  fc.assert(
    fc.property(fc.integer({ min: -100, max: 300 }), fc.constantFrom("s", "e", "n", "w"), (offset, wall) => {
      const edited = moveOpening(room(), "d", offset, wall);
      if (edited.ok) expect(planProblems(edited.design.plan)).toEqual([]);
    }),
  );
});

test("an opening that does not fit says what size would", () => {
  expect(refusal(addOpening(room(), { ...door, width_in: 100 }))).toBe(
    `8' 4" does not fit on this wall; at most 6' 8" does.`,
  );
  expect(refusal(addOpening(room(), { ...door, wall: "e", height_in: 100 }))).toBe(
    `The wall is 8' high; this needs 8' 4".`,
  );
  expect(refusal(resizeOpening(room(), "d", { width_in: 130 }))).toContain("at most 10' does");
  expect(refusal(resizeOpening(room(), "win", { height_in: 70 }))).toContain("can be 5' high");
});

test("a door is widened about its middle and moved aside at the end of the wall", () => {
  expect(ok(resizeOpening(room(), "d", { width_in: 36 })).plan.openings[0]).toMatchObject({
    offset_in: 7,
    width_in: 36,
  });
  expect(ok(resizeOpening(room(), "d", { width_in: 60 })).plan.openings[0]).toMatchObject({
    offset_in: 0,
    width_in: 60,
  });
});

test("swing, height, kind and removal", () => {
  expect(ok(setSwing(room(), "d", { into: "room", hinge: "to" })).plan.openings[0]!.swing).toEqual({
    into: "room",
    hinge: "to",
  });
  expect(deleteOpening(room(), "d").plan.openings).toHaveLength(1);
  expect(refusal(setCeilingHeight(room(), 70))).toContain("reaches to");
  expect(ok(setCeilingHeight(room(), 108)).plan.ceiling_height_in).toBe(108);
  expect(ok(setWall(room(), "n", { kind: "open" })).plan.openings.map(({ id }) => id)).toEqual(["d"]);
  expect(refusal(setWall(room(), "n", { kind: "half_wall" }))).toContain("high");
});

test("starters: the typed lengths come out as walls, and areas as one expects", () => {
  const plans = [
    planFrom({ shape: "rectangle", width_in: 60, depth_in: 96 }),
    planFrom({ shape: "l", width_in: 120, depth_in: 100, cut_width_in: 72, cut_depth_in: 40 }),
    planFrom({ shape: "u", width_in: 120, depth_in: 100, cut_width_in: 40, cut_depth_in: 60, left_in: 30 }),
    planFrom({ shape: "t", width_in: 120, depth_in: 100, bar_in: 40, stem_in: 48, left_in: 36 }),
  ].map((each) => {
    if (!each.ok) throw new Error(each.message);
    return each.plan;
  });
  expect(plans.map(({ vertices_in }) => areaOf(vertices_in))).toEqual([
    5760,
    12000 - 2880,
    12000 - 2400,
    4800 + 48 * 60,
  ]);
  for (const plan of plans) expect(planProblems(plan)).toEqual([]);
  expect(facesOf(plans[1]!).map(({ length_in }) => length_in)).toEqual([120, 60, 72, 40, 48, 100]);
});

test("a starter whose lengths leave no room says which length is wrong", () => {
  expect(planFrom({ shape: "l", width_in: 120, depth_in: 100, cut_width_in: 115, cut_depth_in: 40 })).toEqual(
    {
      ok: false,
      field: "cut_width_in",
      message: "At most 9', so that 1' of room is left.",
    },
  );
  expect(planFrom({ shape: "rectangle", width_in: 5, depth_in: 96 })).toMatchObject({
    ok: false,
    field: "width_in",
  });
});

test("whatever lengths a starter accepts, its plan is sound", () => {
  const length = fc.integer({ min: 12, max: 400 });
  fc.assert(
    fc.property(length, length, length, length, length, (w, d, a, b, c) => {
      for (const starter of [
        { shape: "l", width_in: w, depth_in: d, cut_width_in: a, cut_depth_in: b },
        { shape: "u", width_in: w, depth_in: d, cut_width_in: a, cut_depth_in: b, left_in: c },
        { shape: "t", width_in: w, depth_in: d, bar_in: a, stem_in: b, left_in: c },
      ] as const) {
        const made = planFrom(starter);
        if (made.ok) expect(planProblems(made.plan)).toEqual([]);
      }
    }),
  );
});

test("an item that hangs on a wall keeps its distance when the wall turns", () => {
  const mirror = itemOf({
    id: "m",
    kind: "mirror",
    at_in: [60, 95],
    width_in: 24,
    depth_in: 2,
    height_in: 36,
    against: "n",
  });
  const turned = ok(moveVertex({ ...room(), items: [mirror] }, 3, [0, 120]));
  const face = faceById(turned.plan, "n")!;
  const item = itemById(turned, "m")!;
  const out =
    (item.at_in[0] - face.from[0]) * face.inward[0] + (item.at_in[1] - face.from[1]) * face.inward[1];
  expect(out).toBeCloseTo(1);
  expect(item.rotation_deg).toBeGreaterThan(345);
});

test("a sloped ceiling is set, refused where it would cut an opening, and made level again", () => {
  const slope = { kind: "slope", wall: "s", low_in: 84 } as const;
  const sloped = ok(setCeiling(room(), slope));
  expect(sloped.plan).toMatchObject({ ceiling: slope, ceiling_height_in: 96 });
  expect(refusal(setCeiling(room(), { ...slope, low_in: 72 }))).toBe(
    "The door reaches to 6' 8\"; the wall is 6' high.",
  );
  expect(refusal(setCeiling(room(), { ...slope, wall: "n", low_in: 60 }))).toContain("The window");
  expect(refusal(setCeiling(room(), { ...slope, low_in: 96 }))).toContain("its high side has to be higher");
  expect(refusal(setCeiling(room(), { ...slope, low_in: 30 }))).toContain("at least 3'");
  expect(ok(setCeiling(sloped, slope, 120)).plan.ceiling_height_in).toBe(120);
  expect(refusal(setCeilingHeight(sloped, 80))).toContain("its high side has to be higher");
  expect("ceiling" in ok(setCeiling(sloped, null)).plan).toBe(false);
});

test("a door slides to where the slope leaves it room, and none fits where it does not", () => {
  const sloped = ok(setCeiling(room(), { kind: "slope", wall: "s", low_in: 82 }));
  const low = ok(setCeiling(deleteOpening(room(), "d"), { kind: "slope", wall: "s", low_in: 48 }));
  // the east wall runs from 4 ft. in the south to 8 ft.: 80 in. are reached 64 in. along
  expect(ok(addOpening(low, { ...door, wall: "e", offset_in: 0 })).plan.openings.at(-1)).toMatchObject({
    offset_in: 64,
  });
  expect(refusal(addOpening(low, { ...door, wall: "s", offset_in: 0 }))).toContain("high; this needs 6' 8\"");
  expect(refusal(resizeOpening(sloped, "d", { height_in: 83 }))).toContain("high");
  // a wall pushed outward takes the low side along
  expect(ok(pushWall(sloped, "s", -24)).plan.ceiling).toEqual(sloped.plan.ceiling);
});
