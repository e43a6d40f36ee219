import type { RoomDesign, RoomItem, RoomProduct } from "../../../../contract/design/room-design.ts";
import { makeMaterial } from "../../../../domain/materials/looks.ts";
import { describeRoom } from "./describe-room.ts";
import type { Panel, Vec2 } from "./scene.types.ts";

export function product(sku: string, rest: Partial<RoomProduct> = {}): RoomProduct {
  return {
    sku,
    hash: sku,
    name: sku,
    brand: "Test",
    category: { id: 1, name: "Tile", slug_url: "tile" },
    options: {},
    attributes: {},
    image: null,
    unit: "Box",
    minimum_unit: 1,
    price: 10,
    price_per_sqft: null,
    list_price: 12,
    box_sqft: null,
    pieces_per_box: null,
    in_stock: true,
    lead_time_days: 1,
    size: { width_in: 0, length_in: 0, height_in: 0, pattern: "" },
    surface: [],
    material: null,
    model: null,
    ...rest,
  };
}

const tile = product("tile", {
  material: makeMaterial("carrara-white", { seed: 1, group: "tile", format: "12x24" }),
});
const blue = product("blue", { material: { color: "#336699", sheen: "satin" } });
export const products = new Map([tile, blue].map((each) => [each.sku, each]));

export function room(rest: Partial<RoomDesign> = {}, plan: Partial<RoomDesign["plan"]> = {}): RoomDesign {
  return {
    schema: "room-design/1",
    room: "kitchen",
    plan: {
      vertices_in: [
        [0, 0],
        [120, 0],
        [120, 96],
        [0, 96],
      ],
      ceiling_height_in: 96,
      walls: [0, 1, 2, 3].map((i) => ({ id: `w${i + 1}`, from: i, to: (i + 1) % 4, kind: "wall" })),
      openings: [],
      services: [],
      ...plan,
    },
    surfaces: [],
    items: [],
    ...rest,
  };
}

export const area = (points: readonly Vec2[]) =>
  Math.abs(
    points.reduce(
      (sum, p, i) =>
        sum + p[0] * points[(i + 1) % points.length]![1] - points[(i + 1) % points.length]![0] * p[1],
      0,
    ),
  ) / 2;

export const net = ({ outline, holes }: Panel) =>
  area(outline) - holes.reduce((sum, hole) => sum + area(hole), 0);

export function panels(design: RoomDesign, pick: string): Panel[] {
  return describeRoom(design, products).parts.filter(
    (part): part is Panel => part.form === "panel" && part.pick === pick && part.lit,
  );
}

export const cabinet = (id: string, x: number, rest: Partial<RoomItem> = {}): RoomItem => ({
  id,
  sku: null,
  kind: "base_cabinet",
  at_in: [x, 84],
  rotation_deg: 0,
  width_in: 36,
  depth_in: 24,
  height_in: 34.5,
  ...rest,
});
