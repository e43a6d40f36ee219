import type { ModelStands } from "../../../../../contract/catalog/vendor-files.ts";
import type { RoomDesign, RoomItem, RoomProduct } from "../../../../../contract/design/room-design.ts";
import { planFrom } from "../../../../../domain/room/edit/starters.ts";
import type { ItemSize } from "../../../../../domain/room/uploaded-models/size.ts";

export interface Previewed {
  kind: string;
  stands: ModelStands;
  size: ItemSize;
  /** A vendor's own file; without one, the shape with these parameters is drawn. */
  file?: NonNullable<RoomProduct["model"]>["file"];
  params?: NonNullable<RoomProduct["model"]>["params"];
  finish?: string;
}

export interface PreviewRoom {
  design: RoomDesign;
  products: Map<string, RoomProduct>;
}

const sku = "preview";
/** Free floor around the thing, and the smallest room. */
const around_in = 72;
const least_in = 120;
const counterDepth_in = 25;

/** A plain room with a door, for scale, and the product in it as customers get it; null where none is large enough. */
export function previewRoom(shown: Previewed): PreviewRoom | null {
  const { width_in, depth_in, height_in } = shown.size;
  const side_in = Math.max(least_in, Math.ceil(Math.max(width_in, depth_in) + around_in));
  const ceiling_in = Math.max(96, Math.ceil(height_in + 12));
  const starter = planFrom({ shape: "rectangle", width_in: side_in, depth_in: side_in }, ceiling_in);
  if (!starter.ok) return null;
  const [, east, north, west] = starter.plan.walls;
  const openings: RoomDesign["plan"]["openings"] = [
    {
      id: "door",
      wall: east!.id,
      kind: "door",
      offset_in: side_in - 50,
      width_in: 32,
      height_in: 80,
      swing: { into: "out", hinge: "from" },
    },
    {
      id: "window",
      wall: west!.id,
      kind: "window",
      offset_in: 20,
      sill_in: 18,
      width_in: side_in - 40,
      height_in: 66,
    },
  ];
  const design: RoomDesign = {
    schema: "room-design/1",
    room: "living_room",
    plan: { ...starter.plan, openings },
    surfaces: [],
    items: [...(shown.stands === "counter" ? [counter(side_in)] : []), itemOf(shown, side_in, north!.id)],
  };
  return { design, products: new Map([[sku, productOf(shown)]]) };
}

/** In the middle of the floor or the ceiling, on the counter, or in the middle of the wall behind. */
function itemOf({ kind, stands, size }: Previewed, side_in: number, behind: string): RoomItem {
  const middle = side_in / 2;
  const item: RoomItem = { id: "shown", sku, kind, ...size, at_in: [middle, middle], rotation_deg: 0 };
  switch (stands) {
    case "floor":
      return { ...item, elevation_in: 0 };
    case "wall":
      return { ...item, at_in: [middle, side_in - size.depth_in / 2], against: behind };
    case "counter":
      return { ...item, at_in: [middle, side_in - counterDepth_in / 2], host: "counter" };
    case "ceiling":
      return item;
  }
}

const counter = (side_in: number): RoomItem => ({
  id: "counter",
  sku: null,
  kind: "base_cabinet",
  at_in: [side_in / 2, side_in - 12.5],
  rotation_deg: 0,
  width_in: 72,
  depth_in: counterDepth_in,
  height_in: 36,
});

/** A product that has nothing but its SKU. */
export const previewProduct: RoomProduct = {
  sku,
  hash: sku,
  name: "Preview",
  brand: "",
  options: {},
  attributes: {},
  image: null,
  category: { id: 0, name: "", slug_url: "" },
  unit: "Piece",
  minimum_unit: 1,
  price: 0,
  price_per_sqft: null,
  list_price: 0,
  box_sqft: null,
  pieces_per_box: null,
  in_stock: true,
  lead_time_days: 0,
  size: { width_in: 0, length_in: 0, height_in: 0, pattern: "" },
  surface: [],
  material: null,
  model: null,
};

const productOf = ({ kind, stands, size, file, params, finish = "" }: Previewed): RoomProduct => ({
  ...previewProduct,
  model: { kind, design: "", params: params ?? { stands }, size, finish, ...(file && { file }) },
});
