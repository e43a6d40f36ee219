import type { RoomDesign, RoomItem, RoomProduct, RoomSurface } from "../../../contract/design/room-design.ts";
import type { MakeOptions } from "../../../domain/materials/look.ts";
import { makeMaterial } from "../../../domain/materials/looks.ts";
import { plannedDesigns } from "../../fixtures/designs.ts";

/** A room for trying the light and the camera, with products made on the spot. */
export type StudioRoom = { design: RoomDesign; goods: RoomProduct[] };

type Vertex = [number, number];
type Size = { width_in: number; depth_in: number; height_in: number };
type ItemOptions = Partial<RoomItem> & {
  turn?: number;
  finish?: string;
  size?: Partial<Size>;
  lumens?: number;
  kelvin?: number;
};

const blank = {
  brand: "Studio",
  category: { id: 0, name: "Studio", slug_url: "studio" },
  options: {},
  attributes: {},
  image: null,
  unit: "Piece",
  minimum_unit: 1,
  price: 1,
  price_per_sqft: null,
  list_price: 1,
  box_sqft: null,
  pieces_per_box: null,
  in_stock: true,
  lead_time_days: 3,
  surface: [],
  material: null,
  model: null,
};

/** Puts a room together from designs of fixtures and looks of materials, by their ids. */
export class RoomKit {
  private readonly goods = new Map<string, RoomProduct>();
  private readonly items: RoomItem[] = [];
  private readonly surfaces: RoomSurface[] = [];

  /** Adds an item of a planned design; its center on the plan. Returns its id. */
  put(designId: string, x: number, y: number, options: ItemOptions = {}): string {
    const design = plannedDesigns.find(({ id }) => id === designId);
    if (!design) throw new RangeError(`No such design: ${designId}`);
    const { turn = 0, finish = design.finishes[0]!, size, lumens, kelvin, ...rest } = options;
    const sku = `${designId}-${finish}-${lumens ?? 0}`;
    this.goods.set(sku, {
      ...blank,
      sku,
      hash: sku,
      name: designId,
      attributes: { ...(lumens && { lumens }), ...(kelvin && { color_temperature: `${kelvin} K` }) },
      size: {
        width_in: design.size.width_in,
        length_in: design.size.depth_in,
        height_in: design.size.height_in,
        pattern: "",
      },
      model: { kind: design.kind, design: design.id, params: design.params, size: design.size, finish },
    });
    const id = rest.id ?? `i${this.items.length + 1}`;
    this.items.push({
      sku,
      kind: design.kind,
      at_in: [x, y],
      rotation_deg: turn,
      ...design.size,
      ...size,
      finish,
      ...rest,
      id,
    });
    return id;
  }

  /** Lays a look on a surface. */
  lay(
    surface: string,
    look: string,
    make: Partial<MakeOptions> = {},
    options: Partial<RoomSurface> = {},
  ): void {
    const sku = `${look}-${JSON.stringify(make)}`;
    const material = makeMaterial(look, { seed: 5, ...make });
    const { width_in, height_in, thickness_in } = material.piece;
    this.goods.set(sku, {
      ...blank,
      sku,
      hash: sku,
      name: look,
      material,
      size: { width_in, length_in: height_in, height_in: thickness_in, pattern: "" },
    });
    this.surfaces.push({ id: surface, sku, ...options });
  }

  paint(surface: string, color: string, sheen = "eggshell"): void {
    const sku = `paint-${color}-${sheen}`;
    this.goods.set(sku, {
      ...blank,
      sku,
      hash: sku,
      name: sku,
      material: { color, sheen },
      size: { width_in: 0, length_in: 0, height_in: 0, pattern: "" },
    });
    this.surfaces.push({ id: surface, sku });
  }

  /** The hardware good for cabinets. */
  hardware(designId: string, finish: string): string {
    const design = plannedDesigns.find(({ id }) => id === designId)!;
    const sku = `hw-${designId}-${finish}`;
    this.goods.set(sku, {
      ...blank,
      sku,
      hash: sku,
      name: designId,
      size: { width_in: 0, length_in: 0, height_in: 0, pattern: "" },
      model: { kind: design.kind, design: design.id, params: design.params, size: design.size, finish },
    });
    return sku;
  }

  room(
    room: string,
    vertices_in: Vertex[],
    ceiling_height_in: number,
    rest: Partial<RoomDesign["plan"]>,
  ): StudioRoom {
    const walls = vertices_in.map((_, i) => ({
      id: `w${i + 1}`,
      from: i,
      to: (i + 1) % vertices_in.length,
      kind: "wall" as const,
    }));
    return {
      design: {
        schema: "room-design/1",
        room,
        plan: { vertices_in, ceiling_height_in, walls, openings: [], services: [], ...rest },
        surfaces: this.surfaces,
        items: this.items,
      },
      goods: [...this.goods.values()],
    };
  }
}
