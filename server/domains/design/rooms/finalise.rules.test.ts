import { expect, it } from "vitest";
import type { RoomItem } from "../../../../contract/design/room-design.ts";
import { smallRoom } from "../../../../tests/support/rooms.ts";
import { purpose } from "./finalise.rules.ts";

const item = (id: string, kind: string): RoomItem => ({
  ...{ id, kind, sku: "BAR", at_in: [20, 20], rotation_deg: 0, width_in: 24, depth_in: 3, height_in: 3 },
});
const room = {
  ...{ id: "r", version: 1, name: "Hall bath" },
  design: smallRoom({ items: [item("bar", "accessory"), item("wc", "toilet")] }),
};
const product = (items: string[]) => ({ surfaces: [], items });

it("says what a product is for, but numbers no towel bars and soap dishes", () => {
  expect(purpose(room, product(["wc"]))).toBe("Hall bath: toilet");
  expect(purpose(room, product(["bar"]))).toBe("Hall bath");
});
