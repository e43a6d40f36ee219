import { z } from "zod";
import { leastLowSide_in, mostAreaCorners, mostFloorAreas, mostNiches, mostViews } from "./room-limits.ts";

/**
 * One room as a JSON document: its floor plan, what lies on its surfaces, what stands in it. Inches; x to the east,
 * y to the north, z up; angles in degrees counter-clockwise from east. A field that is absent means "follow" (a wall
 * follows the ceiling's height, a pattern its product), so no such field has a stored default.
 */

const id = z.string().min(1).max(40);
const sku = z.string().min(1).max(120);
const inches = z.number().finite().min(-6000).max(6000);
const length = z.number().finite().positive().max(6000);
const angle = z.number().finite().min(-3600).max(3600);
const color = z.string().regex(/^#[0-9a-f]{6}$/i, "Enter a color such as #A8432A.");
const point = z.tuple([inches, inches]);

export const wall = z.strictObject({
  id,
  /** Vertex numbers, neighbours in the polygon; the room lies to the left of from → to. */
  from: z.number().int().min(0),
  to: z.number().int().min(0),
  kind: z.enum(["wall", "half_wall", "open"]),
  thickness_in: length.optional(),
  height_in: length.optional(),
});

export const opening = z.strictObject({
  id,
  wall: id,
  kind: z.enum(["door", "window", "passage"]),
  /** From the wall's first vertex to the opening's nearer jamb. */
  offset_in: inches.min(0),
  width_in: length,
  height_in: length,
  sill_in: inches.min(0).optional(),
  swing: z.strictObject({ into: z.enum(["room", "out", "none"]), hinge: z.enum(["from", "to"]) }).optional(),
  /** The window or door slab that goes into it; absent where what is there stays, or nothing is chosen yet. */
  sku: sku.optional(),
});

/** A recess in a wall, such as a shelf in a shower. */
export const niche = z.strictObject({
  id,
  wall: id,
  /** From the wall's first vertex to the niche's nearer side. */
  offset_in: inches.min(0),
  width_in: length,
  height_in: length,
  /** Into the wall, from its face. */
  depth_in: length,
  /** Its lower edge above the floor. */
  sill_in: inches.min(0),
});

export const service = z.strictObject({
  kind: z.enum(["drain", "supply", "gas", "power_240", "vent"]),
  at_in: point,
});

/** What is built inside the outline, an upright box; partitions and columns reach from the floor to the ceiling. */
export const structure = z.strictObject({
  id,
  kind: z.enum(["partition", "half_wall", "column", "soffit"]),
  /** Middle of its footprint. */
  at_in: point,
  /** Of its length, which at 0 runs along x; its front then faces south. */
  rotation_deg: angle,
  length_in: length,
  depth_in: length,
  /** Of a half wall from the floor; of a soffit down from the ceiling. */
  height_in: length.optional(),
  /** Of a column, whose diameter is then `length_in`; square when absent. */
  shape: z.enum(["round"]).optional(),
});

/**
 * A ceiling that is not level. A `slope` rises from the named wall's side of the room to the other side; a `ridge` runs
 * along the named wall, midway between the two sides.
 */
export const slopedCeiling = z.strictObject({
  kind: z.enum(["slope", "ridge"]),
  wall: id,
  /** Height of its low side, or of both eaves; the plan's ceiling height is that of its high side, or of its ridge. */
  low_in: length.min(leastLowSide_in),
});

/** A part of the floor with a covering of its own, the surface `floor:<id>`: the tile at an entry, a hearth pad. */
export const floorArea = z.strictObject({
  id,
  /** What people call it: `Entry`. */
  name: z.string().trim().min(1).max(40),
  /** Counter-clockwise, not self-crossing, inside the room. */
  outline_in: z.array(point).min(3).max(mostAreaCorners),
});

export const roomPlan = z.strictObject({
  /** The floor's outline, counter-clockwise, not self-crossing: the inner faces of the walls. */
  vertices_in: z.array(point).min(3).max(60),
  /** The highest point of the ceiling. */
  ceiling_height_in: length,
  /** Level when absent. */
  ceiling: slopedCeiling.optional(),
  walls: z.array(wall).max(60),
  openings: z.array(opening).max(60),
  services: z.array(service).max(40),
  structures: z.array(structure).max(40).optional(),
  niches: z.array(niche).max(mostNiches).optional(),
  areas: z.array(floorArea).max(mostFloorAreas).optional(),
  /** Where north is, counter-clockwise from east; 90 (up the page) when absent. */
  north_deg: angle.optional(),
});

export const patterns = ["straight", "diagonal", "brick", "third", "herringbone", "basketweave"] as const;

/** `floor` and `floor:<area>`, `ceiling`, `base` and `crown` (trim by the run), `wall:<wall>`, `wainscot:<wall>`, `backsplash:<wall>`, `countertop:<item>`, `shower:<item>`, `coping:<item>`, `side:<structure>.<side>`. */
export const surfaceId = z
  .string()
  .max(60)
  .regex(/^(floor|ceiling|base|crown|(floor|wall|wainscot|backsplash|countertop|shower|coping|side):.+)$/);

export const roomSurface = z.strictObject({
  id: surfaceId,
  sku: sku.nullable(),
  pattern: z.enum(patterns).optional(),
  rotation_deg: angle.optional(),
  /** Where the laying starts, from the surface's own corner. */
  offset_in: point.optional(),
  grout_color: color.optional(),
  grout_width_in: z.number().min(0).max(1).optional(),
  /** Of a wainscot or backsplash; of a shower's tiled walls. */
  height_in: length.optional(),
});

export const itemKinds = [
  ...["toilet", "bidet", "vanity", "lavatory", "tub", "shower", "tub_shower", "sink", "faucet", "dishwasher"],
  ...["range", "cooktop", "wall_oven", "microwave", "hood", "refrigerator", "base_cabinet", "tall_cabinet"],
  ...[
    "wall_cabinet",
    "filler",
    "end_panel",
    "island",
    "peninsula",
    "stool",
    "washer",
    "dryer",
    "mirror",
    "light",
    "fan",
    "sofa",
  ],
  ...[
    "chair",
    "low_table",
    "table",
    "media",
    "bed",
    "rug",
    "planter",
    "grill",
    "pool",
    "lounge",
    "accessory",
  ],
] as const;

export const roomItem = z.strictObject({
  id,
  /** null: a place kept for something not chosen yet. */
  sku: sku.nullable(),
  kind: z.string().min(1).max(40),
  /** Centre of the footprint. At rotation 0 the width runs along x and the front faces south. */
  at_in: point,
  rotation_deg: angle,
  width_in: length,
  depth_in: length,
  height_in: length,
  /** Underside above the floor. */
  elevation_in: inches.optional(),
  /** The wall it stands or hangs against, or the face of a partition or half wall: `side:<structure>.front`. */
  against: z.string().min(1).max(60).nullable().optional(),
  /** The item that it is set into or stands on. */
  host: id.nullable().optional(),
  /** As the product names it, which is up to 80 characters. */
  finish: z.string().max(80).optional(),
  /** Pulls or knobs on a cabinet's or vanity's fronts. */
  hardware_sku: sku.nullable().optional(),
});

/** Something chosen that a place takes besides and that is never drawn: a valve, a drain, mortar. Its quantity follows from the place. */
export const roomSupply = z.strictObject({
  /** The item's or surface's id. */
  for: z.string().min(1).max(60),
  /** What it is, as the list of what is also needed calls it: `Grout`. */
  part: z.string().min(1).max(40),
  sku,
});

/** Where a still camera stands, and how it looks: level unless tilted, so that verticals stay vertical. */
const photoCamera = z.strictObject({
  at_in: point,
  /** Of the lens, above the floor. */
  height_in: inches,
  /** Its way on the plan, counter-clockwise from east. */
  toward_deg: angle,
  /** Above the horizon; down is below 0. */
  tilt_deg: z.number().min(-89).max(89).optional(),
  /** Of a 36 mm wide frame. */
  focal_mm: z.number().min(8).max(200),
  /** Share of the picture's height by which the lens is moved up; down is below 0. */
  shift: z.number().min(-0.5).max(0.5).optional(),
  /** What is nearer is left out, as the wall behind which the camera stands. */
  near_in: z.number().min(0.5).max(6000).optional(),
});

/** A view of the room that somebody saved, in the order of its tour; the first is the room's picture. */
const roomView = photoCamera.extend({ id, name: z.string().trim().min(1).max(40) });

export const roomDesign = z.strictObject({
  schema: z.literal("room-design/1"),
  room: z.string().min(1).max(40),
  plan: roomPlan,
  surfaces: z.array(roomSurface).max(200),
  items: z.array(roomItem).max(400),
  supplies: z.array(roomSupply).max(400).optional(),
  views: z.array(roomView).max(mostViews).optional(),
  style: z.string().max(40).optional(),
  notes: z.string().max(4000).optional(),
  version: z.number().int().min(0).optional(),
});

export type RoomDesign = z.infer<typeof roomDesign>;
export type RoomPlan = z.infer<typeof roomPlan>;
export type SlopedCeiling = z.infer<typeof slopedCeiling>;
export type RoomWall = z.infer<typeof wall>;
export type RoomOpening = z.infer<typeof opening>;
export type RoomNiche = z.infer<typeof niche>;
export type FloorArea = z.infer<typeof floorArea>;
export type RoomStructure = z.infer<typeof structure>;
export type RoomService = z.infer<typeof service>;
export type RoomSurface = z.infer<typeof roomSurface>;
export type RoomSupply = z.infer<typeof roomSupply>;
export type RoomItem = z.infer<typeof roomItem>;
export type PhotoCamera = z.infer<typeof photoCamera>;
export type SavedView = z.infer<typeof roomView>;
export type Pattern = (typeof patterns)[number];

/**
 * What a room knows of one SKU: enough to show it at true scale, to count it and to price it. Prices are one
 * showroom's. `material` is a procedural definition, `model` a parametric one.
 */
export const roomProduct = z.object({
  sku: z.string(),
  hash: z.string(),
  name: z.string(),
  brand: z.string(),
  category: z.object({
    id: z.number(),
    name: z.string(),
    slug_url: z.string(),
    /** Slugs of the categories above it, the nearest first. */
    above: z.array(z.string()).optional(),
  }),
  options: z.record(z.string(), z.string()),
  /** The options as a page in Spanish shows them, by their names above. */
  shown_options: z.record(z.string(), z.object({ name: z.string(), value: z.string() })).optional(),
  attributes: z.record(z.string(), z.unknown()),
  image: z.string().nullable(),
  unit: z.string(),
  minimum_unit: z.number(),
  /** US dollars for one unit. */
  price: z.number(),
  price_per_sqft: z.number().nullable(),
  list_price: z.number(),
  box_sqft: z.number().nullable(),
  pieces_per_box: z.number().nullable(),
  in_stock: z.boolean(),
  lead_time_days: z.number(),
  /** Of one piece, inches; 0 where it has none. */
  size: z.object({
    width_in: z.number(),
    length_in: z.number(),
    height_in: z.number(),
    pattern: z.string(),
  }),
  /** Where it may be laid: floor, wall, backsplash, countertop, shower, outdoor, trim. */
  surface: z.array(z.string()),
  material: z.unknown().nullable(),
  model: z
    .object({
      kind: z.string(),
      design: z.string(),
      params: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
      size: z.object({ width_in: z.number(), depth_in: z.number(), height_in: z.number() }),
      finish: z.string(),
      /** Of a vendor's own model: where it is, and which of its sides are up and front. */
      file: z
        .object({ url: z.string(), up: z.enum(["y", "z"]), front: z.enum(["+z", "-z", "+x", "-x"]) })
        .optional(),
    })
    .nullable(),
});
export type RoomProduct = z.infer<typeof roomProduct>;
