import { expect, it } from "vitest";
import { elevationOf } from "../../../../../domain/room/geometry/elevation.ts";
import { type Previewed, previewRoom } from "./preview-room.ts";

const shown = (changes: Partial<Previewed>): Previewed => ({
  kind: "accessory",
  stands: "floor",
  file: { url: "/showroom/files/a.glb", up: "y", front: "+z" },
  size: { width_in: 24, depth_in: 12, height_in: 18 },
  ...changes,
});
const placed = (changes: Partial<Previewed>) => {
  const room = previewRoom(shown(changes))!;
  const item = room.design.items.at(-1)!;
  return { item, under_in: elevationOf(room.design, item) };
};

it("a product stands on the floor, on a wall or on a counter", () => {
  expect(placed({})).toMatchObject({ under_in: 0, item: { width_in: 24, depth_in: 12, height_in: 18 } });
  const hung = placed({ stands: "wall" });
  expect(hung.under_in).toBeGreaterThan(30);
  expect(hung.item.against).toBeTruthy();
  expect(placed({ stands: "counter" })).toMatchObject({ under_in: 36, item: { host: "counter" } });
});

it("a lamp stands where it is said to stand, and hangs otherwise", () => {
  expect(placed({ kind: "light", stands: "floor" }).under_in).toBe(0);
  expect(placed({ kind: "light", stands: "ceiling" }).under_in).toBe(96 - 18);
});

it("a large thing gets a room that it fits into", () => {
  const size = { width_in: 240, depth_in: 96, height_in: 110 };
  expect(previewRoom(shown({ kind: "sofa", size }))).not.toBeNull();
});
