import { expect, test } from "vitest";
import type { RoomDesign } from "../../../../contract/design/room-design.ts";
import type { Room } from "../../../../contract/design/rooms.ts";
import { skusOf } from "../../../../domain/room/edit/skus-of.ts";
import { createRoomStore, keptDesign } from "./room-state.ts";

const design: RoomDesign = {
  schema: "room-design/1",
  room: "bathroom",
  plan: {
    vertices_in: [
      [0, 0],
      [60, 0],
      [60, 96],
    ],
    ceiling_height_in: 96,
    walls: [],
    openings: [],
    services: [],
  },
  surfaces: [{ id: "floor", sku: "oak" }],
  items: [
    {
      id: "tub",
      sku: "tub-1",
      kind: "tub",
      at_in: [30, 15],
      rotation_deg: 0,
      width_in: 60,
      depth_in: 30,
      height_in: 20,
    },
  ],
};
const room = { id: "r", version: 1, design } as Room;
const floored = (sku: string): RoomDesign => ({ ...design, surfaces: [{ id: "floor", sku }] });

test("each change can be undone and redone, and a new change clears redo", () => {
  const store = createRoomStore(room, []);
  const { change, undo, redo } = store.getState();
  const floor = () => store.getState().design.surfaces[0]!.sku;
  change(floored("slate"), "Floor");
  change(floored("cork"), "Floor");
  undo();
  expect(floor()).toBe("slate");
  undo();
  expect(floor()).toBe("oak");
  redo();
  expect(floor()).toBe("slate");
  change(floored("tile"), "Floor");
  redo();
  expect(floor()).toBe("tile");
});

test("undo reverts this window's change and keeps another window's", () => {
  const store = createRoomStore(room, []);
  const { change, takeIn, undo, redo } = store.getState();
  change(floored("slate"), "Floor");
  takeIn(floored("slate"), { ...floored("slate"), items: [] });
  undo();
  expect(store.getState().design.surfaces[0]!.sku).toBe("oak");
  expect(store.getState().design.items).toHaveLength(0);
  redo();
  expect(store.getState().design.surfaces[0]!.sku).toBe("slate");
  expect(store.getState().design.items).toHaveLength(0);
});

test("the steps of one movement are undone together, those of another one by themselves", () => {
  const store = createRoomStore(room, []);
  const { change, undo } = store.getState();
  const at = (x: number): RoomDesign => ({ ...design, items: [{ ...design.items[0]!, at_in: [x, 15] }] });
  const x = () => store.getState().design.items[0]!.at_in[0];
  change(at(31), "Move tub", true);
  change(at(32), "Move tub", true);
  change(at(33), "Move vanity", true);
  undo();
  expect(x()).toBe(32);
  undo();
  expect(x()).toBe(30);
  change(at(31), "Move tub", true);
  undo();
  expect(x()).toBe(30);
});

test("a selection goes with the thing; undoing brings the thing back unselected", () => {
  const store = createRoomStore(room, []);
  const { change, undo, select } = store.getState();
  select({ kind: "item", id: "tub" });
  change({ ...design, items: [] }, "Delete");
  expect(store.getState().selection).toBeNull();
  undo();
  expect(store.getState().design.items).toHaveLength(1);
});

test("a shared room cannot be changed", () => {
  const store = createRoomStore(room, [], true);
  store.getState().change(floored("slate"), "Floor");
  expect(store.getState().design).toBe(design);
});

test("every SKU is named once", () => {
  expect(skusOf({ ...design, surfaces: [...design.surfaces, { id: "ceiling", sku: "oak" }] })).toEqual([
    "oak",
    "tub-1",
  ]);
});

test("a trial change is not saved until kept, and undo drops it", () => {
  const store = createRoomStore(room, []);
  const { tryOut, keepTrial, undo, takeIn, change } = store.getState();
  const saved = () => keptDesign(store.getState()).surfaces[0]!.sku;
  const shown = () => store.getState().design.surfaces[0]!.sku;
  const seen: (string | null)[] = [];
  store.subscribe(() => seen.push(saved()));
  tryOut(floored("slate"), "Try slate", "slate");
  tryOut(floored("cork"), "Try cork", "cork");
  expect([shown(), saved(), new Set(seen)]).toEqual(["cork", "oak", new Set(["oak"])]);
  takeIn(design, { ...design, items: [] });
  expect([shown(), saved(), store.getState().design.items]).toEqual(["cork", "oak", []]);
  undo();
  undo();
  expect([shown(), saved()]).toEqual(["oak", "oak"]);
  tryOut(floored("slate"), "Try slate", "slate");
  keepTrial();
  expect(saved()).toBe("slate");
  tryOut(floored("cork"), "Try cork", "cork");
  change(floored("tile"), "Floor");
  expect(saved()).toBe("tile");
});

const tub = (x: number, id = "tub") => ({ ...design.items[0]!, id, at_in: [x, 15] as [number, number] });
const things = (...items: RoomDesign["items"]): RoomDesign => ({ ...design, items });

test("what somebody else changed after me stays when I undo, and the step is gone", () => {
  const store = createRoomStore(room, []);
  const { change, takeIn, undo } = store.getState();
  change(things(tub(31)), "Move tub");
  takeIn(things(tub(31)), things(tub(50)));
  undo();
  expect(store.getState().design.items).toEqual([tub(50)]);
  expect([store.getState().past, store.getState().future]).toEqual([[], []]);
});

test("undo does not bring back what somebody else deleted", () => {
  const store = createRoomStore(room, []);
  const { change, takeIn, undo } = store.getState();
  change({ ...floored("slate"), items: [tub(31)] }, "Move tub");
  takeIn(store.getState().design, { ...floored("slate"), items: [] });
  undo();
  expect(store.getState().design.items).toEqual([]);
});

test("two things added under one id are both there, and undoing takes mine alone", () => {
  const store = createRoomStore(room, []);
  const { change, takeIn, undo, redo, select } = store.getState();
  change(things(tub(30), tub(10, "sink-1")), "Add a sink");
  select({ kind: "item", id: "sink-1" });
  takeIn(design, things(tub(30), tub(20, "sink-1")));
  const ids = () => store.getState().design.items.map(({ id, at_in }) => `${id} ${at_in[0]}`);
  expect(ids()).toEqual(["tub 30", "sink-1 20", "sink-2 10"]);
  expect(store.getState().selection).toEqual({ kind: "item", id: "sink-2" });
  undo();
  expect(ids()).toEqual(["tub 30", "sink-1 20"]);
  redo();
  expect(new Set(ids())).toEqual(new Set(["tub 30", "sink-1 20", "sink-2 10"]));
});

test("what is selected stays selected as it is when something comes in", () => {
  const store = createRoomStore(room, []);
  store.getState().select({ kind: "item", id: "tub" });
  const { selection, also, takeIn } = store.getState();
  takeIn(design, floored("slate"));
  expect(store.getState().selection).toBe(selection);
  expect(store.getState().also).toBe(also);
});

test("a thing in my hand is put down into the room as the other left it", () => {
  const store = createRoomStore(room, []);
  const { takeIn } = store.getState();
  const moved = { design: things(tub(40)), item: tub(40), guides: [], refusal: null, note: "" };
  store.setState({ held: moved });
  takeIn(design, floored("slate"));
  const { held } = store.getState();
  expect([held!.design.surfaces[0]!.sku, held!.design.items]).toEqual(["slate", [tub(40)]]);
});
