import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { isoDate, success, uuid } from "../shapes.ts";

/** The tables that views are saved of. */
export const viewTables = [
  "vendor-products",
  "orders",
  "returns",
  "clients",
  "pro-projects",
  "leads",
  "invitations",
  "requests",
  "proposals",
  "selections",
  "coupons",
  "showroom-vendors",
  "payouts",
  "users",
  "approvals",
  "all-leads",
  "audit",
  "all-coupons",
  "brands",
  "ledger",
  "all-payouts",
  "payees",
  "plans",
] as const;
export type ViewTable = (typeof viewTables)[number];

export const mostViews = 30;

const table = z.enum(viewTables, `Choose one of: ${viewTables.join(", ")}.`);
const name = z.string().trim().min(1, "Enter a name.").max(60, "Enter at most 60 characters.");
/** The page's address part with filter and sort, such as `status=draft&sort=-price`. */
const search = z.string().trim().max(1000, "This filter is too long to save.");
/** Columns that are not shown, by their keys. */
const hidden_columns = z.array(z.string().min(1).max(40)).max(40);

const view = z.object({
  id: z.string(),
  table,
  name: z.string(),
  search: z.string(),
  hidden_columns: z.array(z.string()),
  /** What the table opens with. */
  is_default: z.boolean(),
  updated_at: isoDate,
});
export type SavedView = z.infer<typeof view>;

export const listViews = endpoint("GET /api/views", {
  summary: "The account's saved views of a table, by name",
  permission: "session.own",
  query: z.object({ table }),
  reply: success(z.array(view)),
});

export const saveView = endpoint("POST /api/views", {
  summary: "Save a table's filter, sort and columns under a name",
  permission: "session.own",
  status: 201,
  body: z.strictObject({ table, name, search, hidden_columns: hidden_columns.default([]) }),
  reply: success(view),
});

export const changeView = endpoint("PUT /api/views/{id}", {
  summary: "Rename a saved view, save other contents in it, or make it the one that its table opens with",
  permission: "session.own",
  params: z.object({ id: uuid }),
  body: z.strictObject({
    name: name.optional(),
    search: search.optional(),
    hidden_columns: hidden_columns.optional(),
    is_default: z.boolean().optional(),
  }),
  reply: success(view),
});

export const deleteView = endpoint("DELETE /api/views/{id}", {
  summary: "Delete a saved view",
  permission: "session.own",
  params: z.object({ id: uuid }),
  reply: success(z.object({ id: z.string() })),
});
