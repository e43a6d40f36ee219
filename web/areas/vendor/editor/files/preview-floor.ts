import type { RoomDesign, RoomProduct } from "../../../../../contract/design/room-design.ts";
import { planFrom } from "../../../../../domain/room/edit/starters.ts";
import {
  type PieceSize,
  type Texture,
  textureMaterial,
} from "../../../../../domain/room/textures/texture-material.ts";
import { type PreviewRoom, previewProduct } from "./preview-room.ts";

export interface PreviewedSurface {
  texture: Texture;
  size: PieceSize;
  /** Where it is tried. */
  on: "floor" | "wall";
}

const side_in = 144;

/** A plain room with the texture on its floor or on the wall behind; a door for scale. */
export function previewFloor({ texture, size, on }: PreviewedSurface): PreviewRoom | null {
  const starter = planFrom({ shape: "rectangle", width_in: side_in, depth_in: side_in }, 96);
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
  const product: RoomProduct = {
    ...previewProduct,
    size: { ...size, pattern: "" },
    surface: ["floor", "wall"],
    material: textureMaterial(texture, size, null),
  };
  const surface = on === "floor" ? "floor" : `wall:${north!.id}`;
  const design: RoomDesign = {
    schema: "room-design/1",
    room: "living_room",
    plan: { ...starter.plan, openings },
    surfaces: [{ id: surface, sku: product.sku }],
    items: [],
  };
  return { design, products: new Map([[product.sku, product]]) };
}
