import { expect, test } from "vitest";
import type { RoomOpening, RoomProduct } from "../../../../contract/design/room-design.ts";
import type { Room } from "../../../../contract/design/rooms.ts";
import { productOf, roomOf } from "../../../../domain/room/takeoff/sample-room.test-support.ts";
import { applyProduct } from "./apply-product.ts";
import { createRoomStore } from "./room-state.ts";

const windowOf = (width_in: number, height_in: number): RoomProduct =>
  productOf({
    ...{ sku: `WIN-${width_in}`, hash: "win", name: "Vinyl Picture Window", unit: "Piece", surface: [] },
    category: { id: 1, name: "Picture Windows", slug_url: "picture-windows", above: ["windows"] },
    size: { width_in, length_in: 3.3, height_in, pattern: "" },
  });
const opening = (id: string, wall: string, width_in: number): RoomOpening => ({
  ...{ id, wall, kind: "window", offset_in: 10, width_in, height_in: 48.5, sill_in: 36 },
});
const storeOf = (...openings: RoomOpening[]) =>
  createRoomStore({ id: "r", version: 1, design: roomOf(120, 96, { plan: { openings } }) } as Room, []);
const openingsOf = (store: ReturnType<typeof storeOf>) => store.getState().design.plan.openings;

test("a window from its page goes into the opening that it fits", () => {
  const store = storeOf(opening("small", "n", 24), opening("right", "s", 36.5));
  expect(applyProduct(store, windowOf(36, 48))).toBeNull();
  expect(openingsOf(store).map(({ sku }) => sku)).toEqual([undefined, "WIN-36"]);
  expect(store.getState().selection).toEqual({ kind: "opening", id: "right" });
});

test("where it fits none, the nearest becomes the right size, and undoing makes both as they were", () => {
  const store = storeOf(opening("small", "n", 24), opening("near", "s", 34));
  const before = openingsOf(store);
  expect(applyProduct(store, windowOf(36, 48))).toBeNull();
  expect(openingsOf(store)[1]).toMatchObject({ id: "near", width_in: 36.5, height_in: 48.5, sku: "WIN-36" });
  store.getState().undo();
  expect(openingsOf(store)).toEqual(before);
});

test("a room that cannot take it says why", () => {
  expect(applyProduct(storeOf(), windowOf(36, 48))).toBe("This room has no window. Add one to a wall first.");
  expect(applyProduct(storeOf(opening("small", "n", 24)), windowOf(150, 48))).toContain(
    "does not fit on this wall",
  );
});
