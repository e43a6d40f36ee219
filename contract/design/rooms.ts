import { z } from "zod";
import { facet, relaxed, sorts } from "../catalog/catalog.ts";
import { productCard } from "../catalog/product-card.ts";
import { endpoint } from "../endpoint.ts";
import {
  dollars,
  isoDate,
  listOf,
  listShape,
  paging,
  picture,
  success,
  uuid,
  versionAsked,
  versionSent,
} from "../shapes.ts";
import { roomDesign, roomPlan, roomProduct } from "./room-design.ts";

/** A guest's key to carts and rooms: 128 random bits, known to one browser. */
export const guestKey = z.string().min(20).max(64);
const showroom = z.string().max(60);
const sku = z.string().min(1).max(120);
const name = z.string().trim().min(1, "Enter a name.").max(80);
/** Id of a floor plan or a template. */
export const libraryId = z.string().min(1).max(80);
const byId = z.object({ id: uuid });
/** Of a guest without the browser's cookie. */
const asGuest = { temp_project_id: guestKey.optional() };
const guestQuery = z.object(asGuest);

export const seller = z.object({ id: z.string(), vsd_id: z.string(), company_name: z.string() });

const roomRow = z.object({
  id: z.string(),
  name: z.string(),
  room: z.string(),
  style: z.string(),
  showroom: seller,
  version: z.number(),
  /** The room that this one was begun as another version of; both are then variants of each other. */
  variant_of: z.string().nullable(),
  plan: roomPlan,
  items: z.number(),
  picture: picture.nullable(),
  /** The version that the picture shows; null if that is unknown. */
  picture_version: z.number().nullable(),
  project_id: z.string().nullable(),
  is_shared: z.boolean(),
  created_at: isoDate,
  updated_at: isoDate,
});
export type RoomRow = z.infer<typeof roomRow>;

export const room = roomRow.omit({ plan: true, items: true }).extend({
  /** Only to a guest. */
  temp_project_id: z.string().nullable(),
  /** Whose room it is, for somebody else who may change it; null for its owner. */
  edits_for: z.string().nullable(),
  design: roomDesign,
  floorplan: z.string().nullable(),
  template: z.string().nullable(),
  /** All variants of this room, itself included, the oldest first; one that has none stands alone. */
  variants: z.array(z.object({ id: z.string(), name: z.string(), version: z.number(), updated_at: isoDate })),
  share: z.object({ token: z.string(), url: z.string() }).nullable(),
  finalised: z
    .object({ version: z.number(), at: isoDate, project_id: z.string(), total: dollars })
    .nullable(),
});
export type Room = z.infer<typeof room>;

export const listRooms = endpoint("GET /api/rooms", {
  summary: "The caller's rooms, last changed first",
  permission: "room.own",
  query: z.object({ ...asGuest, ...paging, showroom: showroom.optional(), project: uuid.optional() }),
  reply: success(listOf(roomRow)),
});

export const createRoom = endpoint("POST /api/rooms", {
  summary:
    "Start a room from a design, a floor plan, a template (its products replaced by the showroom's) or as a variant of a room",
  permission: "room.own",
  status: 201,
  body: z
    .strictObject({
      ...asGuest,
      /** Left out for a variant: that of the room. */
      showroom: showroom.optional(),
      name: name.optional(),
      design: roomDesign.optional(),
      floorplan: libraryId.optional(),
      template: libraryId.optional(),
      variant_of: uuid.optional(),
      /** A project that the account may change: the room belongs to its owner, and its showroom is the project's. */
      project: uuid.optional(),
    })
    .refine((body) => body.design ?? body.floorplan ?? body.template ?? body.variant_of, {
      path: ["design"],
      message: "Give a design, a floor plan, a template or a room to vary.",
    }),
  reply: success(room),
});

export const getRoom = endpoint("GET /api/rooms/{id}", {
  summary: "One room with its design and variants",
  permission: "room.own",
  params: byId,
  query: guestQuery,
  reply: success(room),
});

export const saveRoom = endpoint("PUT /api/rooms/{id}", {
  summary:
    "Save a room (autosave); `version` is the one that was read, and a stale one is refused with the present state",
  permission: "room.own",
  params: byId,
  body: z.strictObject({
    ...asGuest,
    version: versionSent,
    name: name.optional(),
    design: roomDesign.optional(),
    /** Moves the room to another showroom: the same goods at its prices. */
    showroom: showroom.optional(),
  }),
  reply: success(room),
});

export const tellRoomPresence = endpoint("POST /api/rooms/{id}/presence", {
  summary:
    "Tell everyone who has the room open that this tab has it open, or has left it. From then on the account's stream says what is saved in it (`room`) and who comes and goes (`room_presence`), for half a minute",
  permission: "room.own",
  params: byId,
  body: z.strictObject({
    ...asGuest,
    /** Chosen by the tab. */
    tab: uuid,
    state: z.enum(["here", "gone"]),
    /** Ids of what is selected. */
    selected: z.array(z.string().max(80)).max(20).default([]),
  }),
  reply: success(
    z.object({
      id: z.string(),
      /** The one that is saved now. */
      version: z.number(),
      others: z.array(
        z.object({ tab: z.string(), user: z.string(), name: z.string(), selected: z.array(z.string()) }),
      ),
    }),
  ),
});

export const deleteRoom = endpoint("DELETE /api/rooms/{id}", {
  summary: "Delete a room with its versions; lines that it gave to projects stay there",
  permission: "room.own",
  params: byId,
  query: guestQuery,
  reply: success(z.object({ id: z.string() })),
});

export const listRoomVersions = endpoint("GET /api/rooms/{id}/versions", {
  summary: "Saved versions, newest first: the last 60, of older ones the last of each hour, 200 in all",
  permission: "room.own",
  params: byId,
  query: guestQuery,
  reply: success(
    z.object({
      data: z.array(
        z.object({
          version: z.number(),
          name: z.string(),
          items: z.number(),
          saved_at: isoDate,
          is_present: z.boolean(),
        }),
      ),
    }),
  ),
});

const byVersion = z.object({ id: uuid, version: versionAsked });

export const getRoomVersion = endpoint("GET /api/rooms/{id}/versions/{version}", {
  summary: "The design of a saved version",
  permission: "room.own",
  params: byVersion,
  query: guestQuery,
  reply: success(z.object({ version: z.number(), name: z.string(), design: roomDesign, saved_at: isoDate })),
});

export const restoreRoomVersion = endpoint("POST /api/rooms/{id}/versions/{version}/restore", {
  summary: "Make a saved version the present one; it is saved as a new version, so nothing is lost",
  permission: "room.own",
  params: byVersion,
  body: z.strictObject(asGuest),
  reply: success(room),
});

/** Sizes of paper in the US, in inches: 8 1/2 × 11 and 11 × 17. */
export const paperSizes = ["letter", "tabloid"] as const;

export const printRoom = endpoint("GET /api/rooms/{id}/plans", {
  summary: "The room's floor plan, elevations, tile layouts and schedule to scale, as PDF",
  permission: "room.own",
  params: byId,
  query: z.object({ ...asGuest, paper: z.enum(paperSizes).default("letter") }),
  reply: z.file(),
});

export const shareRoom = endpoint("POST /api/rooms/{id}/share", {
  summary: "A read-only link for others; the same one until it is revoked",
  permission: "room.own",
  params: byId,
  body: z.strictObject(asGuest),
  reply: success(room),
});

export const revokeRoomShare = endpoint("DELETE /api/rooms/{id}/share", {
  summary: "Revoke the read-only link; a new one will have another address",
  permission: "room.own",
  params: byId,
  query: guestQuery,
  reply: success(room),
});

const byToken = z.object({ token: z.string().min(16).max(64) });
/** One of the room's saved views; without, its first one, or its best; `around`: 360 degrees from its middle. */
const ofView = z.string().max(40).default("");

export const getSharedRoom = endpoint("GET /api/rooms/shared/{token}", {
  summary: "A room by its read-only link",
  permission: "public.read",
  params: byToken,
  reply: success(
    room
      .pick({
        name: true,
        room: true,
        style: true,
        showroom: true,
        version: true,
        design: true,
        updated_at: true,
      })
      .extend({
        /** Which of its saved views have a picture by now; empty for that of the room itself, `around` for 360 degrees. */
        pictures: z.array(z.string()),
      }),
  ),
});

export const sharedRoomPicture = endpoint("GET /api/rooms/shared/{token}/picture", {
  summary: "The picture of a room, of one of its saved views, or in 360°, by its read-only link, as JPEG",
  permission: "public.read",
  params: byToken,
  query: z.object({ view: ofView }),
  reply: z.file(),
});

export const takeRoomPicture = endpoint("POST /api/rooms/{id}/still", {
  summary:
    "Ask for a large picture of the room as it is saved, taken by the server; ask again until it is there",
  permission: "room.own",
  params: byId,
  body: z.strictObject({ ...asGuest, view: ofView }),
  reply: success(
    z.object({
      /** 1,920 × 1,200 pixels; a 360° picture has 4,096 × 2,048, longitude by latitude. */
      picture: picture.nullable(),
      /** Whether it is still being taken; false without a picture: only a browser can take it. */
      picture_coming: z.boolean(),
    }),
  ),
});

export const setRoomPicture = endpoint("POST /api/rooms/{id}/picture", {
  summary: "The room's picture for lists: a snapshot as PNG, JPEG or WebP, at most 4 MB",
  permission: "room.own",
  accepts: "multipart",
  params: byId,
  body: z.object({
    ...asGuest,
    picture: z.file(),
    /** The version that it shows; the current one unless told. */
    version: versionAsked.optional(),
  }),
  reply: success(room),
});

export const roomProducts = endpoint("POST /api/rooms/goods", {
  summary: "What a room needs to know of SKUs, at this showroom's prices; without a showroom, list prices",
  permission: "public.read",
  body: z.strictObject({ showroom: showroom.optional(), skus: z.array(sku).max(1000) }),
  reply: success(
    z.object({
      goods: z.array(roomProduct),
      /** SKUs that nobody sells any more, and goods that this showroom does not sell. */
      missing: z.array(z.object({ sku: z.string(), reason: z.enum(["unknown", "not_sold_here"]) })),
    }),
  ),
});

export const fittingProducts = endpoint("POST /api/rooms/fitting", {
  summary:
    "The showroom's products that fit a target of a room: a surface's id or its kind (`floor`, `wall`, `countertop` …), `kind:vanity` for an item, `window` or `door` for an opening, `hardware` for pulls and knobs",
  permission: "public.read",
  body: z.strictObject({
    showroom: showroom.optional(),
    target: z.string().min(1).max(60),
    /** The kind of room, such as `outdoor`, whose floors take other goods. */
    room: z.string().max(40).optional(),
    /** Only what is right there: slip resistant where it gets wet, outdoors what stands the weather. */
    suits: z.boolean().default(false),
    category: z.union([z.string().max(120), z.number()]).optional(),
    q: z.string().trim().max(200).optional(),
    filters: z.record(z.string().max(60), z.array(z.string().max(120)).max(50)).default({}),
    price_min: z.number().min(0).max(10_000_000).optional(),
    price_max: z.number().min(0).max(10_000_000).optional(),
    sort: z.enum(sorts).optional(),
    ...paging,
  }),
  reply: success(
    z.object({
      ...listShape(productCard),
      facets: z.array(facet),
      price_range: z.object({ min: dollars, max: dollars }).nullable(),
      did_you_mean: z.string().optional(),
      relaxed: relaxed.optional(),
    }),
  ),
});

/** One product's SKUs for the tray: finishes, sizes and colours. */
export const roomVariants = endpoint("POST /api/rooms/variants", {
  summary: "All SKUs of products as rooms need them, each product's default first",
  permission: "public.read",
  body: z.strictObject({ showroom: showroom.optional(), hashes: z.array(z.string().max(40)).min(1).max(24) }),
  reply: success(z.object({ goods: z.array(roomProduct) })),
});

const cabinetLine = z.object({
  /** Its brand, door style and finish. */
  id: z.string(),
  brand: z.string(),
  door: z.string(),
  finish: z.string(),
  image: z.string().nullable(),
  /** US dollars for its 24 in. base cabinet, or the nearest to that. */
  price: dollars,
});

export const cabinetLines = endpoint("POST /api/rooms/cabinet_lines", {
  summary: "The showroom's cabinet lines that a kitchen can be laid of: each door style in each finish",
  permission: "public.read",
  body: z.strictObject({ showroom: showroom.optional() }),
  reply: success(z.object({ lines: z.array(cabinetLine) })),
});

export const cabinetLineProducts = endpoint("POST /api/rooms/cabinet_line", {
  summary:
    "Everything to lay a kitchen of one line: its cabinets and parts, and appliances, sinks and counters",
  permission: "public.read",
  body: z.strictObject({ showroom: showroom.optional(), line: z.string().min(1).max(200) }),
  reply: success(
    z.object({
      cabinets: z.array(roomProduct),
      /** Fillers, panels, toe kicks and moldings, in the line's finish where they are made in it. */
      parts: z.array(roomProduct),
      /** One SKU in each size of appliances, sinks, faucets and hoods, the most popular first. */
      fixtures: z.array(roomProduct),
      /** The most popular countertops, one SKU of each. */
      counters: z.array(roomProduct),
    }),
  ),
});

export const claimRooms = endpoint("POST /api/rooms/claim", {
  summary:
    "What a guest's key opens (rooms, floor plans, templates) becomes the account's, once; signing in on the same browser does so automatically",
  permission: "project.own",
  body: z.strictObject({ temp_project_id: guestKey }),
  reply: success(z.object({ rooms: z.number(), floorplans: z.number(), templates: z.number() })),
});
