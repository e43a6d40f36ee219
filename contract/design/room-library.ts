import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { dollars, listOf, paging, picture, success, versionAsked } from "../shapes.ts";
import { roomDesign, roomPlan } from "./room-design.ts";
import { guestKey, libraryId, seller } from "./rooms.ts";

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
    v: versionAsked.optional(),
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
  summary: "Delete one of the account's floor plans",
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

/** Products of a template that the showroom does not sell, and their replacements. */
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

/** What a template comes to in a showroom. */
const templateFigures = z.object({
  /** For everything in it, at this showroom's prices; null where it sells nothing of it. */
  total: dollars.nullable(),
  /** Places whose goods cannot be counted. */
  unknown: z.number(),
  /** What those places are called, alike ones once. */
  missing: z.array(z.string()),
  /** Goods that stand in another's place here; `by` is null for a place that is left empty. */
  replaced: z.array(z.object({ name: z.string(), by: z.string().nullable() })),
});
export type TemplateFigures = z.infer<typeof templateFigures>;

/** `figures` is null unless `totals` was asked for in a showroom. */
const listedTemplate = templateRow.extend({ figures: templateFigures.nullable() });
export type ListedTemplate = z.infer<typeof listedTemplate>;

/** Templates that one call may name. */
const mostNamed = 32;

export const listTemplates = endpoint("GET /api/templates", {
  summary:
    "Templates: the caller's own, then those of the showroom's pro, then the marketplace's; with `totals`, each with what it comes to in the showroom (worked out at most two hours ago, as a rule within ten minutes)",
  permission: "room.own",
  query: z.object({
    ...choice,
    style: z.string().max(40).optional(),
    floorplan: libraryId.optional(),
    /** Those on this floor plan come first, then those of its kind of room and nearly its size. */
    first_on: libraryId.optional(),
    /** Words that all stand in the name, the description, the kind of room or the style. */
    q: z.string().trim().max(80).optional(),
    /** Only these, by id, with commas between. */
    ids: z
      .string()
      .max(mostNamed * 81)
      .transform((text) => text.split(","))
      .pipe(z.array(libraryId).max(mostNamed))
      .optional(),
    showroom: showroom.optional(),
    totals: z.literal("1").optional(),
    /** By the total in the showroom; what has none comes last. Without a showroom as suggested. */
    sort: z.enum(["price", "-price"]).optional(),
  }),
  reply: success(
    z.object({
      ...listOf(listedTemplate).shape,
      /** How many there are to choose from before anything narrows them. */
      all: z.number(),
      rooms: z.array(z.object({ room: z.string(), count: z.number() })),
      styles: z.array(z.object({ style: z.string(), count: z.number() })),
    }),
  ),
});

const roomShowing = templateRow
  .pick({ id: true, name: true, room: true, style: true, floorplan: true })
  .extend({
    picture,
    /** What is in it of what was asked about: the product itself, or one SKU of each product of the categories. */
    skus: z.array(z.string()),
  });
export type RoomShowing = z.infer<typeof roomShowing>;

export const listRoomsShowing = endpoint("GET /api/rooms_showing", {
  summary:
    "Photographed templates of the marketplace that use a product, else its category; or products of categories. Those with most of them come first",
  permission: "public.read",
  query: z.object({
    /** A hash. */
    product: z.string().max(40).optional(),
    /** Slugs with commas between; the SKUs come in this order. */
    categories: z
      .string()
      .max(40 * 81)
      .transform((text) => text.split(","))
      .optional(),
    /** Only this template. */
    room: libraryId.optional(),
    per_page: z.coerce.number().int().min(1).max(12).default(3),
  }),
  reply: success(z.array(roomShowing)),
});

export const getTemplate = endpoint("GET /api/templates/{id}", {
  summary: "One template; with `showroom`, products it does not sell are replaced by the closest ones",
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
    name: z.string().trim().min(1, "Enter a name.").max(80),
    style: z.string().trim().max(40).optional(),
    picture: z.file().optional(),
    /** A room of the caller's whose picture it has where none is sent. */
    picture_of: z.uuid().optional(),
    /** Publishes it in this showroom; only its pro may. */
    showroom: showroom.optional(),
  }),
  reply: success(template),
});

export const updateTemplate = endpoint("PUT /api/templates/{id}", {
  summary:
    "Rename one of the account's templates, publish it in the pro's own showroom (`showroom`) or unpublish it (null)",
  permission: "room.own",
  params: z.object({ id: libraryId }),
  body: z.strictObject({
    ...asGuest,
    name: z.string().trim().min(1, "Enter a name.").max(80).optional(),
    style: z.string().trim().max(40).optional(),
    showroom: showroom.nullable().optional(),
  }),
  reply: success(templateRow),
});

export const deleteTemplate = endpoint("DELETE /api/templates/{id}", {
  summary: "Delete one of the account's templates",
  permission: "room.own",
  params: z.object({ id: libraryId }),
  query: z.object(asGuest),
  reply: success(z.object({ id: z.string() })),
});
