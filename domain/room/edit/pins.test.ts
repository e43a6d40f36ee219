import { expect, test } from "vitest";
import type { RoomDesign } from "../../../contract/design/room-design.ts";
import type { CommentPin } from "../../../contract/design/shared-projects.ts";
import { pinnedTo, placeOfPin } from "./pins.ts";

const vanity = {
  id: "vanity",
  sku: null,
  kind: "vanity",
  at_in: [40, 20] as [number, number],
  rotation_deg: 0,
  width_in: 36,
  depth_in: 21,
  height_in: 34,
};
const room = (items: RoomDesign["items"]): RoomDesign => ({
  schema: "room-design/1",
  room: "bathroom",
  plan: {
    vertices_in: [
      [0, 0],
      [90, 0],
      [90, 60],
      [0, 60],
    ],
    ceiling_height_in: 96,
    walls: [
      { id: "south", from: 0, to: 1, kind: "wall" },
      { id: "east", from: 1, to: 2, kind: "wall" },
      { id: "north", from: 2, to: 3, kind: "wall" },
      { id: "west", from: 3, to: 0, kind: "wall" },
    ],
    openings: [{ id: "door", wall: "south", kind: "door", offset_in: 50, width_in: 30, height_in: 80 }],
    services: [],
  },
  surfaces: [],
  items,
});
const pinOn = (kind: CommentPin["kind"], id: string): CommentPin => ({
  kind,
  id,
  at_in: [50, 15],
  height_in: 34,
});

test.each(["item", "surface"] as const)("a pin keeps to its thing when that moves and turns (%s)", (kind) => {
  const pin = pinnedTo(room([vanity]), pinOn(kind, kind === "item" ? "vanity" : "countertop:vanity"));
  const moved = { ...vanity, at_in: [60, 40] as [number, number], rotation_deg: 90, elevation_in: 2 };
  const place = placeOfPin(room([moved]), pin)!;
  expect(place.at_in[0]).toBeCloseTo(65);
  expect(place.at_in[1]).toBeCloseTo(50);
  expect(place.height_in).toBeCloseTo(36);
});

test("a pin on a thing that was removed is nowhere, and others stay", () => {
  const pin = pinnedTo(room([vanity]), pinOn("item", "vanity"));
  expect(placeOfPin(room([]), pin)).toBeNull();
  expect(placeOfPin(room([]), pinOn("surface", "countertop:vanity"))).toBeNull();
  expect(placeOfPin(room([]), pinOn("opening", "window"))).toBeNull();
  for (const pin of [pinOn("surface", "floor"), pinOn("surface", "wall:north"), pinOn("opening", "door")])
    expect(placeOfPin(room([]), pin)).toEqual({ at_in: [50, 15], height_in: 34 });
});
