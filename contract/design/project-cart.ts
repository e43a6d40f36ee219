import { z } from "zod";
import { waysToShip } from "../catalog/freight-classes.ts";
import { productCard } from "../catalog/product-card.ts";
import { endpoint } from "../endpoint.ts";
import { dollars, isoDate, lineDelivery, paging, picture, success, uuid, versionSent } from "../shapes.ts";

/** A guest's key to the cart: 128 random bits, known to one browser. */
const tempKey = z.string().min(20).max(64);
const qty = z.number().int("Quantity is a whole number.").min(0).max(100_000);
const sku = z.string().min(1).max(80);

export const projectLine = z.object({
  id: z.string(),
  sku: z.string(),
  product: productCard,
  options: z.record(z.string(), z.string()),
  qty: z.number(),
  unit: z.string(),
  unit_price: dollars,
  list_price: dollars,
  line_total: dollars,
  surface: z.string(),
  takeoff: z.unknown().nullable(),
  /** Area that `qty` covers, where sold by area. */
  covers_sqft: z.number().nullable(),
  stock: z.number(),
  /** The lot that the customer takes only, and what is left of it; null for any lot. */
  lot: z.string().nullable(),
  lot_left: z.number().nullable(),
  /** Lots of this SKU in the account's earlier orders, the last first. */
  lots_before: z.array(z.string()),
  allows_backorder: z.boolean(),
  /** Why it can no longer be ordered, in words; null if it can. The line can be removed, and nothing else. */
  unavailable: z.string().nullable(),
  vendor: z.object({
    id: z.string(),
    name: z.string(),
    ships_from: z.string(),
    /** The least that is ordered of the vendor at once; 0 for none. */
    order_minimum: dollars,
  }),
  lead_time_days: z.number(),
  /** Within the contiguous states; an address beyond them adds a week. */
  delivery: lineDelivery,
  /** Freight costs something beyond the contiguous states. */
  ships_as: z.enum(waysToShip),
  /** The projects that a cart's line was filled from. */
  from_projects: z.array(z.object({ id: z.string(), name: z.string() })),
});

export const totals = z.object({
  items: z.number(),
  merchandise: dollars,
  discount: dollars,
  shipping: dollars,
  /** null until an address is known. */
  tax: dollars.nullable(),
  total: dollars,
  savings: dollars,
});

/** A payment that still waits for the bank's question to be answered. Its order holds the products until then. */
export const waitingPayment = z.object({
  payment: z.string(),
  order: z.string(),
  order_number: z.string(),
  amount: dollars,
  /** null where the provider did not say. */
  card: z.object({ brand: z.string(), last4: z.string() }).nullable(),
  /** When the order is given up without an answer. */
  expires_at: isoDate,
  /** It pays for this cart; otherwise it holds some of the same products for another one. */
  is_of_this_cart: z.boolean(),
});
export type WaitingPayment = z.infer<typeof waitingPayment>;

export const project = z.object({
  id: z.string(),
  /** Only in the answer that creates a guest's cart, and to a caller who sent it. */
  temp_project_id: z.string().nullable(),
  is_cart: z.boolean(),
  /** The account runs the showroom: prices are trade prices, without a markup. */
  at_trade_price: z.boolean(),
  /** Whose project it is, for somebody else who may change it; null for its owner. */
  edits_for: z.string().nullable(),
  /** The client whom its pro keeps it for, as long as that client has no account; null for every other project. */
  kept_for: z.string().nullable(),
  name: z.string(),
  version: z.number(),
  showroom: z.object({ id: z.string(), vsd_id: z.string(), company_name: z.string() }),
  floorplan: z.string().nullable(),
  floorTemplate: z.string().nullable(),
  is_3d: z.boolean(),
  extra_info: z.record(z.string(), z.unknown()),
  Project_tans: z.array(projectLine),
  coupon: z.string().nullable(),
  totals,
  is_archived: z.boolean(),
  /** The owner's payments that wait for the bank and hold products of this cart; `stock` counts those as available. */
  waiting_payments: z.array(waitingPayment),
  updated_at: z.string(),
});
export type Project = z.infer<typeof project>;
export type ProjectLine = z.infer<typeof projectLine>;

export const findProjects = endpoint("GET /api/projectCart", {
  summary:
    "One project or cart by id, or the caller's open cart in a showroom, by account or by a guest's key; `is_cart=0` for the project that was changed last instead",
  permission: "cart.own",
  query: z.object({
    project: uuid.optional(),
    temp_project_id: tempKey.optional(),
    is_cart: z.enum(["0", "1", "true", "false"]).optional(),
    showroom: z.string().max(60).optional(),
  }),
  reply: success(z.union([project, z.null()])),
});

export const createProject = endpoint("POST /api/projectCart", {
  summary:
    "Create a project, or the one open cart of a showroom; a guest gets a temp_project_id, which opens all of the guest's",
  permission: "cart.own",
  status: 201,
  idempotency: "accepted",
  body: z.strictObject({
    name: z.string().trim().min(1).max(120).optional(),
    showroom: z.string().max(60),
    is_cart: z.boolean().default(false),
    lines: z
      .array(z.strictObject({ sku, qty: qty.min(1), surface: z.string().max(60).optional() }))
      .max(200)
      .default([]),
    floorplan: z.string().max(80).nullable().optional(),
    floorTemplate: z.string().max(80).nullable().optional(),
    is_3d: z.boolean().optional(),
    extra_info: z.record(z.string(), z.unknown()).optional(),
    /**
     * An account's room that it is for: it is called like it, takes its goods later, and is answered again where the
     * room has one already.
     */
    room: uuid.optional(),
  }),
  reply: success(project),
});

export const getProject = endpoint("GET /api/projectCart/{id}", {
  summary: "One project of the account",
  permission: "project.own",
  params: z.object({ id: uuid }),
  reply: success(project),
});

export const updateProject = endpoint("PUT /api/projectCart/{id}", {
  summary: "Rename a project or change its extra info; a stale version is refused with the present state",
  permission: "project.own",
  params: z.object({ id: uuid }),
  body: z.strictObject({
    name: z.string().trim().min(1).max(120).optional(),
    extra_info: z.record(z.string(), z.unknown()).optional(),
    version: versionSent,
  }),
  reply: success(project),
});

export const deleteProject = endpoint("DELETE /api/projectCart/{id}", {
  summary:
    "Delete a project with its lines, checklist and messages; its rooms stay. One that was ordered stays with its order (409); with an Idempotency-Key a repeated call gets the same answer",
  permission: "project.own",
  idempotency: "accepted",
  params: z.object({ id: uuid }),
  reply: success(z.object({ id: z.string() })),
});

export const duplicateProject = endpoint("POST /api/projectCart/{id}/duplicate", {
  summary: "Copy a project with its lines and checklist; the copy has no rooms and is shared with nobody",
  permission: "project.own",
  status: 201,
  idempotency: "accepted",
  params: z.object({ id: uuid }),
  body: z.strictObject({ name: z.string().trim().min(1).max(120).optional() }),
  reply: success(project),
});

export const archiveProject = endpoint("PUT /api/projectCart/{id}/archive", {
  summary: "Put a project away, or take it out again; a cart stays",
  permission: "project.own",
  params: z.object({ id: uuid }),
  body: z.strictObject({ is_archived: z.boolean() }),
  reply: success(z.object({ id: z.string(), is_archived: z.boolean() })),
});

export const updateCart = endpoint("POST /api/projectCart/update_cart", {
  summary: "Set the quantity of a SKU; 0 removes it",
  permission: "cart.own",
  body: z.strictObject({
    project: uuid.optional(),
    temp_project_id: tempKey.optional(),
    /** Without a project: the open cart in this showroom, made when there is none. */
    showroom: z.string().max(60).optional(),
    sku,
    qty,
    surface: z.string().max(60).optional(),
    /** Add to what is there instead of replacing it. */
    add: z.boolean().optional(),
    /** What the sender saw; if somebody has changed it since, nothing is done (409 with the present state). */
    expected_qty: qty.optional(),
  }),
  reply: success(project),
});

export const chooseLineLot = endpoint("PUT /api/projectCart/lines/{id}/lot", {
  summary: "Take a line of the same lot as an earlier order only, or of any lot (null)",
  permission: "project.own",
  params: z.object({ id: uuid }),
  body: z.strictObject({
    lot: z.string().trim().min(1, "Choose a lot.").max(40, "Choose a lot.").nullable(),
  }),
  reply: success(project),
});

export const syncToCart = endpoint("POST /api/projectCart/sync_to_cart", {
  summary:
    "Copy a project's lines into the cart, all or the named ones; the project keeps them. A cart that holds something is left alone (409 with the cart) until `mode` says whether to add or replace",
  permission: "project.own",
  idempotency: "accepted",
  body: z.strictObject({
    action: z.literal("cart"),
    project: uuid,
    showroom: z.string().max(60),
    /** Only these lines of the project. */
    lines: z.array(uuid).min(1).max(200).optional(),
    mode: z.enum(["add", "replace"]).optional(),
  }),
  reply: success(project),
});

export const undoLines = endpoint("POST /api/projectCart/undo", {
  summary:
    "Undo the last filling of a cart from projects, or the last removal of a line, as long as nothing else has changed since",
  permission: "cart.own",
  body: z.strictObject({
    project: uuid,
    temp_project_id: tempKey.optional(),
    /** As the answer to the change said it; another one by now is refused with the present state. */
    version: z.number().int().min(1),
  }),
  reply: success(project),
});

export const syncToBulkCart = endpoint("POST /api/projectCart/sync_to_bulk_cart", {
  summary:
    "Copy chosen lines of several projects into the cart; the lines say which projects they come from. A cart that holds something is left alone (409 with the cart) until `mode` says whether to add or replace",
  permission: "project.own",
  idempotency: "accepted",
  body: z.strictObject({
    showroom: z.string().max(60),
    mode: z.enum(["add", "replace"]).optional(),
    items: z
      .array(z.strictObject({ project: uuid, line: uuid }))
      .min(1)
      .max(200),
  }),
  reply: success(project),
});

export const updateProjectCart = endpoint("POST /api/projectCart/update_project_cart", {
  summary:
    "A guest cart's lines move into a project of the account, once; asked again, nothing is left to move. The guest's carts in other showrooms and projects become the account's",
  permission: "project.own",
  body: z.strictObject({ re_temp_project_id: tempKey, project_id: uuid }),
  reply: success(project),
});

export const destroyCartLine = endpoint("DELETE /api/cart/destroy/{id}", {
  summary: "Remove a line, or empty a cart with all=1",
  permission: "cart.own",
  params: z.object({ id: uuid }),
  query: z.object({
    showroom: z.string().max(60).optional(),
    all: z.enum(["0", "1"]).optional(),
    temp_project_id: tempKey.optional(),
  }),
  reply: success(project),
});

const projectRow = z.object({
  id: z.string(),
  name: z.string(),
  is_cart: z.boolean(),
  showroom: z.object({ id: z.string(), vsd_id: z.string(), company_name: z.string() }),
  /** `idea` has nothing yet, `room` a drawn room, `materials` goods chosen, then `cart` and `ordered`. */
  stage: z.enum(["idea", "room", "materials", "cart", "ordered"]),
  /** Of its room, else of its first goods. */
  picture: picture.nullable(),
  lines: z.number(),
  /** At the prices of now; as it was paid once ordered. */
  total: dollars,
  /** Rooms that gave their goods to it, last changed first. */
  rooms: z.array(z.string()),
  checklist: z.object({ items: z.number(), done: z.number() }),
  /** Shared with the showroom's pro. */
  is_shared: z.boolean(),
  order: z.object({ id: z.string(), number: z.string() }).nullable(),
  created_at: z.string(),
  updated_at: z.string(),
});
export type ProjectRow = z.infer<typeof projectRow>;

export const listProjects = endpoint("GET /api/projects", {
  summary: "The account's projects, last changed first; `ordered=1` with those that became an order",
  permission: "project.own",
  query: z.object({
    ...paging,
    ordered: z.enum(["0", "1"]).default("0"),
    /** Those that were put away, and no others. */
    archived: z.enum(["0", "1"]).default("0"),
    showroom: z.string().max(60).optional(),
  }),
  reply: success(
    z.object({
      data: z.array(projectRow),
      total: z.number(),
      current_page: z.number(),
      per_page: z.number(),
      last_page: z.number(),
    }),
  ),
});
