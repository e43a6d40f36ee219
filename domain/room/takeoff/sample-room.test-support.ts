import type { RoomDesign, RoomItem, RoomProduct, RoomSurface } from "../../../contract/design/room-design.ts";
import type { Point } from "../geometry/point.ts";
import { rotated } from "../geometry/point.ts";

/** A product as a showroom gives it; a box of 10.76 sq ft of 12 × 24 porcelain unless told otherwise. */
export const productOf = (change: Partial<RoomProduct> = {}): RoomProduct => ({
  sku: "TILE",
  hash: "h",
  name: "Porcelain 12×24",
  brand: "Petralune",
  category: { id: 1, name: "Tile Flooring", slug_url: "tile-flooring" },
  options: {},
  attributes: {},
  image: null,
  unit: "Box",
  minimum_unit: 1,
  price: 52.1,
  price_per_sqft: 4.84,
  list_price: 80,
  box_sqft: 16,
  pieces_per_box: 8,
  in_stock: true,
  lead_time_days: 5,
  size: { width_in: 12, length_in: 24, height_in: 0.375, pattern: "Straight" },
  surface: ["floor", "wall"],
  material: null,
  model: null,
  ...change,
});

export const modelOf = (
  kind: string,
  [width_in, depth_in, height_in]: readonly [number, number, number],
  params: Record<string, string | number | boolean> = {},
): NonNullable<RoomProduct["model"]> => ({
  kind,
  design: `${kind}-a`,
  params,
  size: { width_in, depth_in, height_in },
  finish: "white",
});

export const itemOf = (change: Partial<RoomItem> & Pick<RoomItem, "id" | "kind">): RoomItem => ({
  sku: null,
  at_in: [0, 0],
  rotation_deg: 0,
  width_in: 24,
  depth_in: 24,
  height_in: 34.5,
  ...change,
});

/** A rectangular room with walls named by side: s, e, n, w. */
export function roomOf(
  width: number,
  depth: number,
  more: Partial<Omit<RoomDesign, "plan">> & { plan?: Partial<RoomDesign["plan"]> } = {},
): RoomDesign {
  const { plan, ...rest } = more;
  return {
    schema: "room-design/1",
    room: "bathroom",
    surfaces: [],
    items: [],
    ...rest,
    plan: {
      vertices_in: [
        [0, 0],
        [width, 0],
        [width, depth],
        [0, depth],
      ],
      ceiling_height_in: 96,
      walls: [
        { id: "s", from: 0, to: 1, kind: "wall" },
        { id: "e", from: 1, to: 2, kind: "wall" },
        { id: "n", from: 2, to: 3, kind: "wall" },
        { id: "w", from: 3, to: 0, kind: "wall" },
      ],
      openings: [],
      services: [],
      ...plan,
    },
  };
}

export const surfaceOf = (
  id: string,
  sku: string | null,
  change: Partial<RoomSurface> = {},
): RoomSurface => ({
  id,
  sku,
  ...change,
});

/**
 * The 5 × 8 hall bath: tub along the north wall, toilet and vanity along the east wall, door in the south wall that
 * opens out, a window over the tub.
 */
export function hallBath(): RoomDesign {
  return roomOf(60, 96, {
    plan: {
      openings: [
        {
          id: "door",
          wall: "s",
          kind: "door",
          offset_in: 4,
          width_in: 30,
          height_in: 80,
          swing: { into: "out", hinge: "from" },
        },
        { id: "window", wall: "n", kind: "window", offset_in: 18, width_in: 24, height_in: 24, sill_in: 60 },
      ],
      services: [{ kind: "drain", at_in: [48, 50] }],
    },
    items: [
      itemOf({
        id: "tub",
        kind: "tub",
        sku: "TUB",
        at_in: [30, 81],
        width_in: 60,
        depth_in: 30,
        height_in: 18,
        against: "n",
      }),
      itemOf({
        id: "toilet",
        kind: "toilet",
        sku: "WC",
        at_in: [46, 48],
        rotation_deg: 270,
        width_in: 16,
        depth_in: 28,
        height_in: 30,
        against: "e",
      }),
      itemOf({
        id: "vanity",
        kind: "vanity",
        sku: "VANITY",
        at_in: [49.5, 15.5],
        rotation_deg: 270,
        width_in: 31,
        depth_in: 21,
        height_in: 35,
        against: "e",
      }),
      itemOf({
        id: "faucet",
        kind: "faucet",
        sku: "TAP",
        at_in: [56, 15.5],
        rotation_deg: 270,
        width_in: 7,
        depth_in: 6,
        height_in: 8,
        host: "vanity",
      }),
    ],
    surfaces: [surfaceOf("floor", "TILE")],
  });
}

/** The whole design rotated about a point and moved: only its position changes. */
export function turnedDesign(design: RoomDesign, degrees: number, by: Readonly<Point>): RoomDesign {
  const to = (point: Readonly<Point>): Point => {
    const [x, y] = rotated(point, degrees);
    return [x + by[0], y + by[1]];
  };
  return {
    ...design,
    plan: {
      ...design.plan,
      vertices_in: design.plan.vertices_in.map(to),
      services: design.plan.services.map((service) => ({ ...service, at_in: to(service.at_in) })),
    },
    items: design.items.map((item) => ({
      ...item,
      at_in: to(item.at_in),
      rotation_deg: item.rotation_deg + degrees,
    })),
  };
}
