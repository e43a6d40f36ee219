import { expect, test } from "vitest";
import { hallBath, itemOf, roomOf, surfaceOf } from "../takeoff/sample-room.test-support.ts";
import { alignItems, distributeItems } from "./align.edit.ts";
import { addItem, deleteItems, duplicateItem, itemById, placeItem } from "./items.edit.ts";

test("deleting a host takes its guests and the surfaces on it, and leaves the given design alone", () => {
  const before = { ...hallBath(), surfaces: [surfaceOf("floor", "T"), surfaceOf("shower:tub", "T")] };
  const after = deleteItems(before, ["vanity", "tub"]);
  expect(after.items.map(({ id }) => id)).toEqual(["toilet"]);
  expect(after.surfaces.map(({ id }) => id)).toEqual(["floor"]);
  expect(before.items).toHaveLength(4);
});

test("a copy stands beside its original with guests of its own", () => {
  const { design, id } = duplicateItem(hallBath(), "vanity");
  const copy = itemById(design, id)!;
  const guest = design.items.find(({ host }) => host === id)!;
  expect(id).not.toBe("vanity");
  expect(Math.hypot(copy.at_in[0] - 49.5, copy.at_in[1] - 15.5)).toBeCloseTo(31);
  expect(guest.kind).toBe("faucet");
  expect(guest.at_in[0] - copy.at_in[0]).toBeCloseTo(6.5);
  expect(new Set(design.items.map((item) => item.id)).size).toBe(6);
});

test("guests turn and move with their host as if glued on", () => {
  const at_in: [number, number] = [49.5, 15.5];
  const turned = placeItem(hallBath(), "vanity", { at_in, rotation_deg: 0, against: null });
  const faucet = itemById(turned, "faucet")!;
  expect(faucet.rotation_deg).toBe(0);
  expect(faucet.at_in[0]).toBeCloseTo(49.5);
  expect(faucet.at_in[1]).toBeCloseTo(15.5 + 6.5);
  expect(itemById(turned, "vanity")!.against).toBeNull();
  const back = placeItem(turned, "vanity", { at_in, rotation_deg: 270 });
  expect(itemById(back, "faucet")!.at_in[0]).toBeCloseTo(56);
});

test("an item gets a name of its own", () => {
  const first = addItem(hallBath(), itemOf({ id: "toilet", kind: "toilet" }));
  expect(first.id).toBe("toilet-1");
  expect(addItem(first.design, itemOf({ id: "toilet", kind: "toilet" })).id).toBe("toilet-2");
});

test("aligned items share an edge with the first; turned ones by their real extent", () => {
  const a = itemOf({ id: "a", kind: "chair", at_in: [20, 20], width_in: 20, depth_in: 10 });
  const b = itemOf({ id: "b", kind: "chair", at_in: [50, 60], width_in: 30, depth_in: 10, rotation_deg: 90 });
  const left = alignItems(roomOf(200, 200, { items: [a, b] }), ["a", "b"], "left");
  expect(itemById(left, "b")!.at_in).toEqual([15, 60]);
  expect(itemById(left, "a")!.at_in).toEqual([20, 20]);
  const middle = alignItems(roomOf(200, 200, { items: [a, b] }), ["a", "b"], "center-y");
  expect(itemById(middle, "b")!.at_in).toEqual([50, 20]);
});

test("distributed items have equal gaps, the outermost stay", () => {
  const items = [10, 40, 100].map((x, at) =>
    itemOf({ id: `i${at}`, kind: "chair", at_in: [x, 20], width_in: [10, 20, 10][at]! }),
  );
  const design = distributeItems(roomOf(200, 60, { items }), ["i2", "i0", "i1"], "x");
  expect(design.items.map(({ at_in }) => at_in[0])).toEqual([10, 55, 100]);
});

test("placing an item that is gone changes nothing", () => {
  const design = hallBath();
  expect(placeItem(design, "gone", { at_in: [0, 0], rotation_deg: 0 })).toBe(design);
});
