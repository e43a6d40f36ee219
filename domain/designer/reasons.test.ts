import { expect, it } from "vitest";
import type { RoomItem } from "../../contract/design/room-design.ts";
import { briefOf, offers, roomOf } from "./layout/layout-rooms.test-support.ts";
import { titleOf } from "./reasons.ts";
import { styleOf } from "./styles/styles-for.ts";

const { plan } = roomOf("bedroom", 144, 156);
const look = styleOf(briefOf(), "coastal", 0, 0, offers);
const at = {
  at_in: [50, 50],
  rotation_deg: 0,
  width_in: 60,
  depth_in: 30,
  height_in: 30,
} satisfies Partial<RoomItem>;

const titled = (taken: readonly string[], items: readonly RoomItem[] = []): string => {
  const design = {
    schema: "room-design/1",
    room: "bedroom",
    plan,
    surfaces: [],
    style: "coastal",
    notes: "",
  } as const;
  return titleOf(taken, look, { ...design, surfaces: [], items: [...items] }, offers);
};

it("names a room after what is seen of it", () => {
  const bed: RoomItem = { id: "bed-1", sku: null, kind: "bed", finish: "linen-oat", ...at };
  expect(titled([], [bed])).toBe("Coastal, linen oat bed");
  const table: RoomItem = { id: "table-1", sku: null, kind: "table", finish: "white-oak", ...at };
  expect(titled(["Coastal, linen oat bed"], [bed, table])).toBe("Coastal, white oak table");
});

it("numbers rooms that nothing else tells apart", () => {
  expect(titled([])).toBe("Coastal");
  expect(titled(["Coastal", "Modern"])).toBe("Coastal 2");
  expect(titled(["Coastal", "Modern", "Coastal 2"])).toBe("Coastal 3");
});
