import { describe, expect, it } from "vitest";
import type { RoomDesign, RoomItem, RoomProduct } from "../../../contract/design/room-design.ts";
import { smallRoom } from "../../../tests/support/rooms.ts";
import { productsBySku } from "../takeoff/products-by-sku.ts";
import { productOf } from "../takeoff/sample-room.test-support.ts";
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
const said = (changes: Partial<RoomDesign>, ...products: RoomProduct[]) =>
  openSockets(smallRoom(changes), productsBySku(products)).map(({ words }) => words);
const { plan } = smallRoom();
const windowless = { ...plan, openings: plan.openings.filter(({ kind }) => kind !== "window") };
const light = thing("light");

describe("what a room as such needs", () => {
  it("is a sink and a counter in a kitchen", () => {
    expect(said({ items: [light] })).toEqual(["The kitchen has no sink.", "The kitchen has no counter."]);
    expect(said({ items: [light, thing("base_cabinet")] })).toEqual(["The kitchen has no sink."]);
  });

  it("is a way in, except outdoors", () => {
    const closed = { ...plan, openings: plan.openings.filter(({ kind }) => kind === "window") };
    expect(said({ room: "bedroom", items: [light], plan: closed })).toEqual(["The room has no door."]);
    expect(said({ room: "outdoor", plan: closed })).toEqual([]);
    const [first, ...others] = plan.walls;
    const open = { ...closed, walls: [{ ...first!, kind: "open" as const }, ...others] };
    expect(said({ room: "bedroom", items: [light], plan: open })).toEqual([]);
  });

  it("is a fan in a bathroom without a window", () => {
    const bath = { room: "bathroom", items: [light, thing("toilet")] };
    expect(said({ ...bath, plan: windowless })).toEqual(["The bathroom has no window and no fan."]);
    expect(said(bath)).toEqual([]);
    expect(said({ ...bath, plan: windowless, items: [...bath.items, thing("fan")] })).toEqual([]);
  });

  it.each([
    ["kitchen", "The kitchen has no light."],
    ["bathroom", "The bathroom has no light."],
    ["laundry", "The laundry room has no light."],
    ["closet", "The closet has no light."],
    ["living_room", "The living room has no light. A floor or table lamp on a switched outlet is enough."],
    ["dining_room", "The dining room has no light. A floor or table lamp on a switched outlet is enough."],
    ["bedroom", "The bedroom has no light. A floor or table lamp on a switched outlet is enough."],
  ])("is a light in a %s", (room, words) => {
    const sockets = openSockets(smallRoom({ room }), productsBySku([]));
    expect(sockets.filter(({ offer }) => offer.kind === "light")).toEqual([
      { item: null, words, offer: { kind: "light", words: "Add a light" } },
    ]);
    expect(said({ room, items: [light] })).not.toContain(words);
  });

  it("is no light but one on a ceiling fan", () => {
    const fan = { ...thing("fan"), sku: "FAN" };
    const sold = (light: string) =>
      productOf({
        sku: "FAN",
        model: {
          kind: "fan",
          params: { form: "ceiling", light },
          size: { width_in: 52, depth_in: 52, height_in: 14 },
        } as unknown as RoomProduct["model"],
      });
    expect(said({ room: "bedroom", items: [fan] }, sold("bowl"))).toEqual([]);
    expect(said({ room: "bedroom", items: [fan] }, sold("none"))).toHaveLength(1);
    expect(said({ room: "bedroom", items: [thing("fan")] })).toHaveLength(1);
  });

  it("is nothing outdoors", () => {
    expect(said({ room: "outdoor" })).toEqual([]);
  });
});
