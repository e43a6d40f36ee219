import { expect, test } from "vitest";
import type { RoomDesign, RoomProduct, RoomSurface } from "../../../contract/design/room-design.ts";
import { makeMaterial } from "../../materials/looks.ts";
import { layPieces } from "../takeoff/laying/lay-pieces.ts";
import { pieceOf } from "../takeoff/laying/product-piece.ts";
import { layingOn } from "../takeoff/measured.ts";
import { usualSettings } from "../takeoff/settings.ts";
import { shapeOf } from "../takeoff/shapes/surface-shape.ts";
import { likeOnAllWalls, otherWalls } from "./all-walls.ts";
import { startPointsOf } from "./start-point.ts";

const tile = {
  sku: "tile",
  unit: "Box",
  size: { width_in: 12, length_in: 24, height_in: 0.375, pattern: "" },
  attributes: {},
  material: makeMaterial("carrara-white", { seed: 1, format: "12x24" }),
} as unknown as RoomProduct;

const room = (surfaces: RoomSurface[], doorWall = "w1"): RoomDesign => ({
  schema: "room-design/1",
  room: "bathroom",
  plan: {
    vertices_in: [
      [0, 0],
      [110, 0],
      [110, 76],
      [0, 76],
    ],
    ceiling_height_in: 96,
    walls: [0, 1, 2, 3].map((at) => ({
      id: `w${at + 1}`,
      from: at,
      to: (at + 1) % 4,
      kind: at === 3 ? "open" : "wall",
    })),
    openings: [{ id: "d", wall: doorWall, kind: "door", offset_in: 20, width_in: 30, height_in: 80 }],
    services: [],
  },
  surfaces,
  items: [],
});

const laid = (design: RoomDesign, id: string) => {
  const surface = design.surfaces.find((each) => each.id === id)!;
  const shape = shapeOf(design, id, usualSettings);
  if (shape.kind !== "area") throw new Error("no area");
  return layPieces(layingOn(design, shape.panels[0]!, surface, pieceOf(tile, surface)!))!;
};

const floor: RoomSurface = { id: "floor", sku: "tile", pattern: "straight" };
const startOf = (design: RoomDesign, surface: RoomSurface, id: string) =>
  startPointsOf(design, surface, tile).find((each) => each.id === id)!;

test("centered, opposite edges have cuts of one width, and none is narrower than half a tile", () => {
  const design = room([floor]);
  const { offset_in } = startOf(design, floor, "center");
  const pieces = laid(room([{ ...floor, offset_in }]), "floor").filter(({ whole }) => !whole);
  const reach = (at: 0 | 1) =>
    pieces.flatMap(({ parts }) => parts.map((part) => part.map((point) => point[at])));
  const widths = reach(0).map((xs) => Math.max(...xs) - Math.min(...xs));
  const cuts = [...new Set(widths.map((width) => width.toFixed(2)))].map(Number);
  expect(cuts.filter((width) => width < 23.9)).toHaveLength(1);
  expect(Math.min(...cuts)).toBeGreaterThanOrEqual(12 - 0.2);
  const heights = reach(1).map((ys) => Math.max(...ys) - Math.min(...ys));
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(6 - 0.2);
});

test.each([
  ["w1", 35, 6],
  ["w2", 98, 35],
  ["w3", 75, 70],
] as const)("a full tile lies in the middle of the door in %s", (wall, x, y) => {
  const design = room([floor], wall);
  const { offset_in } = startOf(design, floor, "door");
  const pieces = laid(room([{ ...floor, offset_in }], wall), "floor");
  const near = pieces.filter(({ center }) => Math.hypot(center[0] - x, center[1] - y) < 0.01);
  expect(near.map(({ whole }) => whole)).toEqual([true]);
});

test("diagonal courses and herringbone have no full tile at the door, paint has no start at all", () => {
  for (const pattern of ["diagonal", "herringbone"] as const)
    expect(startPointsOf(room([floor]), { ...floor, pattern }, tile).map(({ id }) => id)).toEqual(["center"]);
  expect(startPointsOf(room([floor]), floor, undefined)).toEqual([]);
});

test("every wall is covered as this one, and the open side is left out", () => {
  const like: RoomSurface = {
    id: "wainscot:w2",
    sku: "tile",
    pattern: "brick",
    height_in: 48,
    grout_color: "#5a5955",
    offset_in: [3, 0],
  };
  const design = room([like, { id: "wainscot:w1", sku: "old", rotation_deg: 45 }]);
  expect(otherWalls(design, like.id)).toEqual(["wainscot:w1", "wainscot:w3"]);
  const { id: _, offset_in: __, ...rest } = like;
  expect(likeOnAllWalls(design, like.id).surfaces).toEqual([
    like,
    { id: "wainscot:w1", ...rest },
    { id: "wainscot:w3", ...rest },
  ]);
  expect(otherWalls(room([{ id: "floor", sku: "tile" }]), "floor")).toEqual([]);
});

test("a stored pattern that a product cannot be laid in is counted as the nearest, and said", () => {
  const square = { ...tile, material: makeMaterial("carrara-white", { seed: 1, format: "12x12" }) };
  const sized = { ...square, size: { ...tile.size, length_in: 12 } } as RoomProduct;
  expect(pieceOf(sized, { pattern: "herringbone" })).toMatchObject({
    pattern: "straight",
    instead_of: "herringbone",
  });
  expect(pieceOf(tile, { pattern: "herringbone" })).toMatchObject({
    pattern: "herringbone",
    instead_of: null,
  });
});
