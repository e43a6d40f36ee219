import fc from "fast-check";
import { expect, test } from "vitest";
import { roomDesign, roomPlan } from "../contract/design/room-design.ts";
import { farthest_in, limitProblem, mostIn } from "../domain/room/edit/room-limits.ts";
import { backingById } from "../domain/room/geometry/backings.ts";
import { leastLowSide_in } from "../domain/room/geometry/ceiling.ts";
import { planProblems } from "../domain/room/geometry/plan-problems.ts";
import { hallBath, itemOf, roomOf, surfaceOf } from "../domain/room/takeoff/sample-room.test-support.ts";
import { createRoomStore } from "../web/areas/room/editor/room-state.ts";
import { builtEdits, dressed, planDrawing, roomEdits } from "./support/room-edits.ts";

/** As it arrives at the server. */
const sent = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

test("whatever is done to a room, the contract takes the result as it is", () => {
  fc.assert(
    fc.property(roomEdits, (edits) => {
      let now = hallBath();
      for (const { words, make } of edits) {
        const next = make(now);
        // as the editor's state does: what could not be saved is not made
        if (limitProblem(next) !== null) continue;
        const parsed = roomDesign.safeParse(sent(next));
        expect(parsed.error?.issues, words).toBeUndefined();
        expect(parsed.data, words).toEqual(sent(next));
        now = next;
      }
    }),
    { numRuns: 300 },
  );
});

/** A partition with a mirror on one face and a toilet at the other. */
const partitioned = () =>
  roomOf(240, 160, {
    plan: {
      structures: [
        { id: "s-1", kind: "partition", at_in: [120, 40], rotation_deg: 90, length_in: 80, depth_in: 4 },
      ],
    },
    items: [
      itemOf({
        ...{ id: "mirror", kind: "mirror", sku: "Mirror", at_in: [122.75, 40], rotation_deg: 90 },
        ...{ width_in: 24, depth_in: 1.5, height_in: 36, against: "side:s-1.front" },
      }),
      itemOf({
        ...{ id: "toilet", kind: "toilet", sku: "Toilet", at_in: [104, 40], rotation_deg: 270 },
        ...{ width_in: 16, depth_in: 28, height_in: 30, against: "side:s-1.back" },
      }),
    ],
  });

test("what hangs on something hangs on a wall or partition that is there, whatever is done to what is built", () => {
  fc.assert(
    fc.property(builtEdits, (edits) => {
      let now = partitioned();
      for (const { words, make } of edits) {
        now = make(now);
        for (const { id, against } of now.items)
          if (against) expect(backingById(now.plan, against), `${words}: ${id}`).toBeDefined();
      }
    }),
    { numRuns: 200 },
  );
});

test("whatever is drawn, the plan can be saved, and a template's materials laid on it", () => {
  fc.assert(
    fc.property(planDrawing, (edits) => {
      let now = roomOf(144, 120);
      for (const { words, make } of edits) {
        const next = make(now);
        const parsed = roomPlan.safeParse(sent(next.plan));
        expect(parsed.error?.issues, words).toBeUndefined();
        expect(parsed.data, words).toEqual(sent(next.plan));
        expect(planProblems(next.plan), words).toEqual([]);
        now = next;
      }
      expect(roomDesign.safeParse(sent(dressed(now, hallBath()))).success).toBe(true);
    }),
    { numRuns: 300 },
  );
});

test("what a room can hold at most is the same in its rules and in the contract", () => {
  const many = <Thing>(count: number, make: (at: number) => Thing) =>
    Array.from({ length: count }, (_, at) => make(at));
  const room = roomOf(120, 96);
  const withPlan = (plan: Partial<typeof room.plan>) => ({ ...room, plan: { ...room.plan, ...plan } });
  const opening = (at: number) => ({
    id: `o${at}`,
    wall: "s",
    kind: "door" as const,
    offset_in: 1,
    width_in: 30,
    height_in: 80,
  });
  const full = {
    corners: (count: number) => withPlan({ vertices_in: many(count, (at): [number, number] => [at, at]) }),
    openings: (count: number) => withPlan({ openings: many(count, opening) }),
    connections: (count: number) =>
      withPlan({
        services: many(count, () => ({ kind: "drain" as const, at_in: [1, 1] as [number, number] })),
      }),
    niches: (count: number) =>
      withPlan({
        niches: many(count, (at) => ({
          ...{ id: `n${at}`, wall: "s", offset_in: 2, width_in: 12, height_in: 24, depth_in: 3, sill_in: 48 },
        })),
      }),
    surfaces: (count: number) => ({ ...room, surfaces: many(count, (at) => surfaceOf(`wall:${at}`, null)) }),
    objects: (count: number) => ({
      ...room,
      items: many(count, (at) => itemOf({ id: `i${at}`, kind: "stool" })),
    }),
    ceiling: (height: number) => withPlan({ ceiling_height_in: height }),
    place: (x: number) => ({ ...room, items: [itemOf({ id: "i", kind: "stool", at_in: [x, 0] })] }),
  };
  const most = { ...mostIn, ceiling: farthest_in, place: farthest_in };
  for (const [what, make] of Object.entries(full)) {
    const limit = most[what as keyof typeof most];
    for (const count of [limit, limit + 1]) {
      const design = make(count);
      expect(limitProblem(design) === null, `${what} ${count}`).toBe(roomDesign.safeParse(design).success);
      expect(limitProblem(design) === null, `${what} ${count}`).toBe(count === limit);
    }
  }
});

test("the low side of a slope is as low as the contract allows, and no lower", () => {
  for (const [low_in, isAllowed] of [
    [leastLowSide_in, true],
    [leastLowSide_in - 0.5, false],
  ] as const) {
    const { plan } = roomOf(120, 96, { plan: { ceiling: { kind: "slope", wall: "s", low_in } } });
    expect(roomPlan.safeParse(plan).success).toBe(isAllowed);
    expect(planProblems(plan).length === 0).toBe(isAllowed);
  }
});

test("one object too many is not added, and nothing else is lost", () => {
  const items = Array.from({ length: mostIn.objects }, (_, at) => itemOf({ id: `i${at}`, kind: "rug" }));
  const design = roomOf(120, 96, { items });
  const store = createRoomStore({ id: "r", version: 1, design } as never, []);
  store.getState().change({ ...design, items: [...items, itemOf({ id: "more", kind: "rug" })] }, "Add a rug");
  expect(store.getState().design).toBe(design);
  store.getState().change({ ...design, items: items.slice(1) }, "Delete a rug");
  expect(store.getState().design.items).toHaveLength(mostIn.objects - 1);
});
