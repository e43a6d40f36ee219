import fc from "fast-check";
import { expect, test } from "vitest";
import { itemById } from "../edit/items.edit.ts";
import { footprintOf } from "../geometry/footprint.ts";
import { contains } from "../geometry/polygon.ts";
import { hallBath, itemOf, roomOf } from "../takeoff/sample-room.test-support.ts";
import { moveItem } from "./move.ts";

test("a toilet near another wall turns its back to it and touches it", () => {
  const { item, guides, refusal } = moveItem(hallBath(), "toilet", [16, 48]);
  expect(item).toMatchObject({ against: "w", rotation_deg: 90, at_in: [14, 48] });
  expect(guides[0]).toMatchObject({ kind: "wall", of: "w" });
  expect(refusal).toBeNull();
});

test("it slides along the wall and stops at its end", () => {
  expect(moveItem(hallBath(), "toilet", [46, 4]).item.at_in).toEqual([46, 8]);
  const past = moveItem(hallBath(), "toilet", [46, -20], { snap_in: 0.5 }).item;
  expect(past).toMatchObject({ against: "s", rotation_deg: 180, at_in: [46, 14] });
});

test("a refused place is shown with its reason", () => {
  const { item, refusal } = moveItem(hallBath(), "toilet", [46, 72]);
  expect(item.at_in[0]).toBe(46);
  expect(refusal).toBe("The toilet overlaps the tub.");
});

test("cabinets meet edge to edge on their wall", () => {
  const items = [
    itemOf({ id: "a", kind: "base_cabinet", at_in: [18, 84], width_in: 36, against: "n" }),
    itemOf({ id: "b", kind: "base_cabinet", at_in: [90, 84], width_in: 24, against: "n" }),
  ];
  const { item, guides, refusal } = moveItem(roomOf(144, 96, { items }), "b", [50.5, 80]);
  expect(item.at_in[0]).toBeCloseTo(48);
  expect(item.at_in[1]).toBe(84);
  expect(guides).toContainEqual(expect.objectContaining({ kind: "edge", of: "a" }));
  expect(refusal).toBeNull();
});

test("a sofa keeps its turn, and meets the wall only when it is near", () => {
  const sofa = itemOf({
    id: "s",
    kind: "sofa",
    at_in: [70, 50],
    width_in: 80,
    depth_in: 36,
    height_in: 32,
    rotation_deg: 180,
  });
  const room = roomOf(200, 160, { items: [sofa] });
  expect(moveItem(room, "s", [100, 20]).item).toMatchObject({ at_in: [100, 18], rotation_deg: 180 });
  expect(moveItem(room, "s", [100, 60]).item).toMatchObject({ at_in: [100, 60], rotation_deg: 180 });
  expect(moveItem(room, "s", [100, 20], { snap_in: 0 }).item.at_in).toEqual([100, 20]);
});

test("guests come along; a guest finds the cabinet under it and is refused where there is none", () => {
  const moved = moveItem(hallBath(), "vanity", [10, 60]);
  const faucet = itemById(moved.design, "faucet")!;
  expect(moved.item.against).toBe("w");
  expect(faucet.at_in[0]).toBeCloseTo(4);
  const items = [
    itemOf({ id: "a", kind: "base_cabinet", at_in: [18, 84], width_in: 36 }),
    itemOf({ id: "b", kind: "base_cabinet", at_in: [60, 84], width_in: 36 }),
    itemOf({
      id: "sink",
      kind: "sink",
      at_in: [18, 84],
      width_in: 30,
      depth_in: 18,
      height_in: 9,
      host: "a",
    }),
  ];
  const room = roomOf(144, 96, { items });
  expect(moveItem(room, "sink", [60, 84])).toMatchObject({ item: { host: "b" }, refusal: null });
  expect(moveItem(room, "sink", [110, 40]).refusal).toBe("The sink needs a sink base to be set into.");
});

test("wherever it is dragged inside the room, what belongs at a wall and is not refused stands in the room", () => {
  fc.assert(
    fc.property(fc.integer({ min: -20, max: 80 }), fc.integer({ min: -20, max: 120 }), (x, y) => {
      const { item, refusal, design } = moveItem(hallBath(), "toilet", [x, y]);
      expect(itemById(design, "toilet")).toEqual(item);
      if (refusal !== null) return;
      for (const corner of footprintOf(item))
        expect(contains(design.plan.vertices_in, corner, 0.26)).toBe(true);
    }),
  );
});

test("under a slope a thing is refused where it is too tall, by name, and set where it fits", () => {
  const tall = itemOf({ id: "t", kind: "tall_cabinet", at_in: [60, 84], height_in: 84, against: "n" });
  const plan = { ceiling: { kind: "slope", wall: "s", low_in: 48 } as const };
  const room = roomOf(120, 96, { items: [tall], plan });
  expect(moveItem(room, "t", [60, 12]).refusal).toBe(
    "The tall cabinet is too tall for the sloped ceiling there.",
  );
  expect(moveItem(room, "t", [30, 84]).refusal).toBeNull();
});
