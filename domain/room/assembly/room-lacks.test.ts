import { describe, expect, it } from "vitest";
import type { RoomDesign, RoomItem } from "../../../contract/design/room-design.ts";
import { smallRoom } from "../../../tests/support/rooms.ts";
import { productsBySku } from "../takeoff/products-by-sku.ts";
import { openSockets } from "./open-sockets.ts";

const thing = (kind: string): RoomItem => ({
  id: kind,
  sku: null,
  kind,
  at_in: [60, 48],
  rotation_deg: 0,
  width_in: 20,
  depth_in: 20,
  height_in: 30,
});
const said = (changes: Partial<RoomDesign>) =>
  openSockets(smallRoom(changes), productsBySku([])).map(({ words }) => words);
const windowless = { ...smallRoom().plan, openings: [] };

describe("what a room as such needs", () => {
  it("is a sink and a counter in a kitchen", () => {
    expect(said({})).toEqual(["The kitchen has no sink.", "The kitchen has no counter."]);
    expect(said({ items: [thing("base_cabinet")] })).toEqual(["The kitchen has no sink."]);
  });

  it("is a fan in a bathroom without a window", () => {
    const bath = { room: "bathroom", items: [thing("toilet")] };
    expect(said({ ...bath, plan: windowless })).toEqual(["The bathroom has no window and no fan."]);
    expect(said(bath)).toEqual([]);
    expect(said({ ...bath, plan: windowless, items: [thing("toilet"), thing("fan")] })).toEqual([]);
  });

  it("is nothing in other rooms", () => {
    expect(said({ room: "living_room" })).toEqual([]);
  });
});
