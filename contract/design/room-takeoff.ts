import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { dollars, isoDate, success, uuid } from "../shapes.ts";
import { checklist } from "./checklists.ts";
import { project } from "./project-cart.ts";
import { roomDesign } from "./room-design.ts";
import { guestKey } from "./rooms.ts";

/** What a room takes, and what it gives to a project. */

const asGuest = { temp_project_id: guestKey.optional() };
const byId = z.object({ id: uuid });
const money = { unit_price: dollars, line_total: dollars, line_total_cents: z.number() };

const knownSurface = z.object({
  known: z.literal(true),
  surface: z.string(),
  sku: z.string(),
  name: z.string(),
  area_sqft: z.number(),
  gross_sqft: z.number(),
  run_ft: z.number().nullable(),
  pattern: z.string().nullable(),
  /** Percent. */
  waste: z.number(),
  needed: z.number(),
  pieces: z
    .object({ whole: z.number(), cut: z.number(), needed: z.number(), from_offcuts: z.number() })
    .nullable(),
  box_sqft: z.number().nullable(),
  boxes: z.number().nullable(),
  unit: z.string(),
  /** Units booked on this surface; may be 0 where it is done from another surface's boxes. */
  qty: z.number(),
  leftover: z.number(),
  shared_with: z.array(z.string()),
  ...money,
  /** The arithmetic in words, line by line. */
  steps: z.array(z.string()),
});

const unknownSurface = z.object({
  known: z.literal(false),
  surface: z.string(),
  sku: z.string().nullable(),
  because: z.string(),
  area_sqft: z.number().nullable(),
  run_ft: z.number().nullable(),
  steps: z.array(z.string()),
});

const knownItem = z.object({
  known: z.literal(true),
  item: z.string(),
  kind: z.string(),
  part: z.enum(["item", "hardware"]),
  sku: z.string(),
  name: z.string(),
  unit: z.string(),
  qty: z.number(),
  ...money,
  steps: z.array(z.string()),
});

const unknownItem = z.object({
  known: z.literal(false),
  item: z.string(),
  kind: z.string(),
  part: z.enum(["item", "hardware"]),
  sku: z.string().nullable(),
  because: z.string(),
});

const supply = { part: z.string(), sku: z.string(), places: z.array(z.string()) };
const knownSupply = z.object({
  known: z.literal(true),
  ...supply,
  name: z.string(),
  unit: z.string(),
  qty: z.number(),
  ...money,
  steps: z.array(z.string()),
});
const unknownSupply = z.object({ known: z.literal(false), ...supply, because: z.string() });

export const takeoff = z.object({
  surfaces: z.array(z.discriminatedUnion("known", [knownSurface, unknownSurface])),
  items: z.array(z.discriminatedUnion("known", [knownItem, unknownItem])),
  /** What they take besides and that is never drawn, as chosen in the room: mortar, drains, valves. */
  supplies: z.array(z.discriminatedUnion("known", [knownSupply, unknownSupply])),
  /** The same by SKU: a shopping list. */
  goods: z.array(
    z.object({
      sku: z.string(),
      name: z.string(),
      unit: z.string(),
      qty: z.number(),
      ...money,
      surfaces: z.array(z.string()),
      items: z.array(z.string()),
    }),
  ),
  total: dollars,
  total_cents: z.number(),
  /** How many surfaces, items and supplies could not be counted. */
  unknown: z.number(),
});

export const takeoffOfDesign = endpoint("POST /api/rooms/takeoff", {
  summary:
    "Quantities and prices of a design, by the code that runs in the browser; without a showroom at list prices",
  permission: "public.read",
  body: z.strictObject({ showroom: z.string().max(60).optional(), design: roomDesign }),
  reply: success(takeoff),
});

export const takeoffOfRoom = endpoint("POST /api/rooms/{id}/takeoff", {
  summary: "Quantities and prices of a room as it is saved, at its showroom's prices of today",
  permission: "room.own",
  params: byId,
  body: z.strictObject(asGuest),
  reply: success(takeoff),
});

/** One SKU of a room against what the room gave before. */
const lineChange = z.object({
  change: z.enum(["added", "removed", "quantity", "price"]),
  sku: z.string(),
  name: z.string(),
  /** What it is for, in words. */
  surface: z.string(),
  qty_before: z.number(),
  qty: z.number(),
  unit_price_before: dollars.nullable(),
  unit_price: dollars.nullable(),
});
export type LineChange = z.infer<typeof lineChange>;

/** A surface or item without goods that can be counted. */
const missing = z.object({ place: z.string(), label: z.string(), because: z.string() });

export const roomToProject = endpoint("POST /api/rooms/{id}/to_project", {
  summary:
    "Add the room's products to a project (a new one, `project`, or with `to_cart` the cart) with a checklist; calling it again after changes updates this room's lines",
  permission: "room.own",
  params: byId,
  body: z.strictObject({
    ...asGuest,
    /** Left out: the one that it gave its goods to before, else a new one. A guest has the cart only. */
    project: uuid.optional(),
    to_cart: z.boolean().default(false),
    /** Puts the room's works on the checklist too, day by day from this one on; null for works without days. */
    works_from: z.iso.date("Enter a day such as 2026-05-03.").nullable().optional(),
  }),
  reply: success(
    z.object({
      project,
      checklist,
      takeoff,
      changes: z.array(lineChange),
      missing: z.array(missing),
      /** What is short in stock, by SKU. */
      warnings: z.array(z.object({ sku: z.string(), message: z.string() })),
      /** What would not arrive in time for its work, even if it were ordered today. */
      late: z.array(z.object({ sku: z.string(), name: z.string(), order_by: z.string() })),
    }),
  ),
});

export const roomChanges = endpoint("GET /api/rooms/{id}/changes", {
  summary: "What changed in a room, and in its products' prices, since they were added to a project",
  permission: "room.own",
  params: byId,
  query: z.object(asGuest),
  reply: success(
    z.object({
      finalised: z.object({ version: z.number(), at: isoDate, project_id: z.string().nullable() }).nullable(),
      lines: z.array(lineChange),
      /** Parts of the design that differ, in words. */
      design: z.array(
        z.object({
          kind: z.enum(["plan", "surface", "item", "supply"]),
          change: z.enum(["added", "removed", "changed"]),
          id: z.string(),
          words: z.string(),
          /** What it costs more, at the prices of now. */
          price: dollars,
        }),
      ),
      total_before: dollars,
      total: dollars,
      missing: z.array(missing),
    }),
  ),
});
