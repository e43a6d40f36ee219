import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { roomDesign, roomPlan } from "./room-design.ts";
import { guestKey, libraryId, seller } from "./rooms.ts";
import { listOf, paging, picture, success } from "./shapes.ts";

/** Floor plans and templates to begin a room with. */

const asGuest = { temp_project_id: guestKey.optional() };
const showroom = z.string().max(60);
const area = z.coerce.number().min(0).max(100_000).optional();

const choice = {
  room: z.string().max(40).optional(),
  area_min: area,
  area_max: area,
  /** `own` for the caller's own only, `shared` for everybody's only. */
  of: z.enum(["own", "shared"]).optional(),
  ...asGuest,
  ...paging,
};

const floorplanRow = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  room: z.string(),
  /** How it is arranged: `galley`, `tub and shower`. */
  layout: z.string(),
  area_sqft: z.number(),
  tags: z.array(z.string()),
  /** The caller's own, which nobody else sees. */
  is_private: z.boolean(),
  /** Drawn to scale. */
  picture,
  version: z.number(),
});
export type FloorplanRow = z.infer<typeof floorplanRow>;

const floorplan = floorplanRow.extend({ plan: roomPlan });
export type Floorplan = z.infer<typeof floorplan>;

export const listFloorplans = endpoint("GET /api/floorplans", {
  summary: "Floor plans to begin with: everybody's and the caller's own",
  permission: "room.own",
  query: z.object({ ...choice, tag: z.string().max(40).optional() }),
  reply: success(
    z.object({
      ...listOf(floorplanRow).shape,
      rooms: z.array(z.object({ room: z.string(), count: z.number() })),
    }),
  ),
});

export const getFloorplan = endpoint("GET /api/floorplans/{id}", {
  summary: "One floor plan",
  permission: "room.own",
  params: z.object({ id: libraryId }),
  query: z.object(asGuest),
  reply: success(floorplan),
});

export const drawFloorplan = endpoint("GET /api/floorplans/{id}/drawing.svg", {
  summary: "The plan drawn to scale, as SVG; `v` is its version, and a drawing of a version never changes",
  permission: "public.read",
  params: z.object({ id: libraryId }),
  query: z.object({
    v: z.coerce.number().int().min(1).optional(),
    width: z.coerce.number().int().min(80).max(2000).default(480),
  }),
  reply: z.string(),
});

export const uploadFloorplan = endpoint("POST /api/floorplans/upload", {
  summary:
    "A private floor plan from the project's own JSON: a plan, a room design, or an exported floor plan",
  permission: "room.own",
  status: 201,
  accepts: "multipart",
  body: z.object({
    ...asGuest,
    /** The file, or its text. At most 512 KB. */
    plan: z.union([z.file(), z.string()]),
    name: z.string().trim().max(80).optional(),
    room: z.string().trim().max(40).optional(),
  }),
  reply: success(floorplan),
});

export const deleteFloorplan = endpoint("DELETE /api/floorplans/{id}", {
  summary: "Delete a floor plan of one's own",
  permission: "room.own",
  params: z.object({ id: libraryId }),
  query: z.object(asGuest),
  reply: success(z.object({ id: z.string() })),
});

const templateRow = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  room: z.string(),
  style: z.string(),
  floorplan: z.string().nullable(),
  area_sqft: z.number(),
  items: z.number(),
  is_private: z.boolean(),
  /** The showroom whose pro shows it; null for the marketplace's own and private ones. */
  showroom: seller.nullable(),
  picture: picture.nullable(),
  version: z.number(),
});
export type TemplateRow = z.infer<typeof templateRow>;

/** Goods of a template that the showroom does not sell, and what stands in their place. */
const replacement = z.object({
  sku: z.string(),
  /** null where nothing of the showroom fits: the place is kept empty. */
  by: z.string().nullable(),
  name: z.string(),
  by_name: z.string().nullable(),
  /** Surfaces and items where it lay or stood. */
  places: z.array(z.string()),
  why: z.string(),
});
export type Replacement = z.infer<typeof replacement>;

const template = templateRow.extend({ design: roomDesign, replacements: z.array(replacement) });
export type Template = z.infer<typeof template>;

export const listTemplates = endpoint("GET /api/templates", {
  summary: "Templates: the marketplace's, those of the showroom's pro, and the caller's own",
  permission: "room.own",
  query: z.object({
    ...choice,
    style: z.string().max(40).optional(),
    floorplan: libraryId.optional(),
    showroom: showroom.optional(),
  }),
  reply: success(
    z.object({
      ...listOf(templateRow).shape,
      rooms: z.array(z.object({ room: z.string(), count: z.number() })),
      styles: z.array(z.object({ style: z.string(), count: z.number() })),
    }),
  ),
});

export const getTemplate = endpoint("GET /api/templates/{id}", {
  summary: "One template; with `showroom`, goods that it does not sell are replaced by the nearest ones",
  permission: "room.own",
  params: z.object({ id: libraryId }),
  query: z.object({ ...asGuest, showroom: showroom.optional() }),
  reply: success(template),
});

export const uploadTemplate = endpoint("POST /api/templates/upload", {
  summary:
    "A private template from a room design in JSON, with a picture (PNG, JPEG or WebP, at most 4 MB); a pro may publish it in the own showroom",
  permission: "room.own",
  status: 201,
  accepts: "multipart",
  body: z.object({
    ...asGuest,
    design: z.union([z.file(), z.string()]),
    name: z.string().trim().min(1, "The name field is required.").max(80),
    style: z.string().trim().max(40).optional(),
    picture: z.file().optional(),
    /** Publishes it in this showroom; only its pro may. */
    showroom: showroom.optional(),
  }),
  reply: success(template),
});

export const deleteTemplate = endpoint("DELETE /api/templates/{id}", {
  summary: "Delete a template of one's own",
  permission: "room.own",
  params: z.object({ id: libraryId }),
  query: z.object(asGuest),
  reply: success(z.object({ id: z.string() })),
});
