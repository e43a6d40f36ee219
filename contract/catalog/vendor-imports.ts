import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { dollars, isoDate, listOf, paging, success, uuid } from "../shapes.ts";
import { unitMeanings } from "./unit-meanings.ts";

export const importStates = [
  "waiting",
  "checking",
  "questions",
  "ready",
  "unreadable",
  "queued",
  "applying",
  "done",
  "failed",
  "cancelled",
  "undo_queued",
  "undoing",
  "undone",
] as const;

/** What a column of a list may hold, besides an attribute of the catalog. */
export const importFields = [
  "sku",
  "product",
  "name",
  "description",
  "brand",
  "category",
  "unit",
  "minimum",
  "wholesale",
  "price_unit",
  "currency",
  "list",
  "box_sqft",
  "pieces_per_box",
  "box_feet",
  "size",
  "width",
  "length",
  "height",
  "depth",
  "thickness",
  "finish",
  "color",
  "stock",
  "lead_time",
  "weight",
  "freight",
  "backorder",
  "warranty",
  "picture",
] as const;

export const priceBases = ["unit", ...unitMeanings] as const;
export const lengthUnits = ["in", "ft", "mm", "cm", "m"] as const;

const currency = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z]{3}$/, "Enter a three-letter currency code, such as EUR.");
const pair = z.tuple([z.string().trim().min(1).max(300), z.string().trim().min(1).max(120)]);

/** How a list is to be read: what is said now comes on top of what is remembered of earlier lists. */
const settings = z.strictObject({
  /** A column's title, or its place as `#3`, and the field or attribute that it holds; `ignore` for none. */
  columns: z.array(pair).max(300).optional(),
  /** A category as the list names it, and the slug of ours. */
  categories: z.array(pair).max(2000).optional(),
  /** For rows whose category is not known. */
  category: z.string().trim().max(120).optional(),
  /** For rows of this list whose category is empty; not remembered. */
  blank_category: z.string().trim().max(120).optional(),
  price_basis: z.enum(priceBases, "Choose a unit for prices.").optional(),
  currency: currency.optional(),
  /** A currency, and how many US dollars one of it costs. */
  rates: z
    .array(z.tuple([currency, z.number().positive("Enter a rate above 0.").max(1_000_000)]))
    .max(50)
    .optional(),
  length_unit: z.enum(lengthUnits, "Choose a unit for lengths.").optional(),
  /** A unit as the list names it, and what it is; `leave_out` for rows that are not to come in. */
  units: z
    .array(
      z.tuple([
        z.string().trim().min(1).max(60),
        z.enum([...unitMeanings, "leave_out"], "Choose a meaning for this unit."),
      ]),
    )
    .max(300)
    .optional(),
  sheet: z.string().trim().max(120).optional(),
});
export type SaidSettings = z.output<typeof settings>;

/** The settings as JSON in a form's field. */
const settingsText = z
  .string()
  .max(200_000)
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      context.addIssue({ code: "custom", message: "Enter valid JSON." });
      return z.NEVER;
    }
  })
  .pipe(settings);

const flag = z.enum(["0", "1", "true", "false"]).transform((text) => text === "1" || text === "true");

const column = z.object({
  /** From 1, as `#1` names it. */
  place: z.number(),
  title: z.string(),
  /** A field, an attribute's key, or "" when nothing is made of it. */
  holds: z.string(),
  /** How its values are read, such as "USD per square foot". */
  reading: z.string(),
  samples: z.array(z.string()),
});

const question = z.object({
  kind: z.enum(["price_basis", "length_unit", "columns", "unit", "category"]),
  text: z.string(),
  /** The unit that is asked about. */
  about: z.string().optional(),
  answers: z.array(z.object({ value: z.string(), text: z.string() })),
});

const message = z.object({
  kind: z.string(),
  level: z.enum(["error", "warning"]),
  /** The rows come in once the vendor answers. */
  waits: z.boolean().optional(),
  text: z.string(),
  rows: z.number(),
  examples: z.array(z.object({ line: z.number(), sku: z.string(), field: z.string(), message: z.string() })),
});

const previewRow = z.object({
  line: z.number(),
  sku: z.string(),
  name: z.string(),
  category: z.string(),
  size: z.string(),
  unit: z.string(),
  wholesale: dollars,
  shop_price: dollars,
  shop_price_per_sqft: dollars.nullable(),
  box_sqft: z.number().nullable(),
  stock: z.number(),
  picture: z.enum(["kept", "fetched", "file", "none"]),
  standing: z.enum(["new", "changed", "unchanged"]),
});

const priceChange = z.object({
  sku: z.string(),
  name: z.string(),
  /** Lists that were checked long ago have none. */
  unit: z.string().optional(),
  old_price: dollars,
  new_price: dollars,
  percent: z.number(),
});

const stockChange = z.object({
  sku: z.string(),
  name: z.string(),
  old_stock: z.number(),
  new_stock: z.number(),
});

const rowError = z.object({
  line: z.number(),
  sku: z.string(),
  field: z.string(),
  kind: z.string(),
  message: z.string(),
});

/** What the check of a list found. The lists are cut at some hundred; the counts are of all. */
const report = z.object({
  counts: z.object({
    rows: z.number(),
    new: z.number(),
    changed: z.number(),
    unchanged: z.number(),
    rejected: z.number(),
    withdrawn: z.number(),
    repeated: z.number(),
    headings: z.number(),
    made_up_skus: z.number(),
    left_out: z.number(),
  }),
  /**
   * How many rows come in, wait for an answer and are left out; together they are all rows below the header. Lists that
   * were checked long ago have none.
   */
  rows: z
    .object({
      total: z.number(),
      ready: z.number(),
      asked: z.number(),
      left_out: z.number(),
      reasons: z.array(z.object({ kind: z.string(), text: z.string(), rows: z.number() })),
    })
    .optional(),
  /** Rows of products that the vendor does not show: drafts, archived, not published. */
  unpublished: z.array(z.object({ line: z.number(), sku: z.string(), name: z.string() })).optional(),
  format: z.string(),
  header_line: z.number(),
  sheet: z.string(),
  other_sheets: z.array(z.string()),
  columns: z.array(column),
  questions: z.array(question),
  findings: z.array(z.string()),
  /** The name is empty for rows that name no category, in a list where others do. */
  unknown_categories: z.array(
    z.object({ name: z.string(), rows: z.number(), suggestions: z.array(z.string()) }),
  ),
  unknown_currencies: z.array(z.object({ code: z.string(), rows: z.number() })),
  messages: z.array(message),
  errors: z.array(rowError),
  preview: z.array(previewRow),
  price_changes: z.object({ up: z.number(), down: z.number(), largest: z.array(priceChange) }),
  /** Those that sell out first, then the largest; lists that were checked long ago have none. */
  stock_changes: z
    .object({ total: z.number(), sold_out: z.number(), largest: z.array(stockChange) })
    .optional(),
  missing: z.array(z.object({ sku: z.string(), name: z.string() })),
  pictures: z.object({
    /** How many picture files the list names, and those of them that no ZIP file holds. */
    named: z.number(),
    lacking: z.number(),
    examples: z.array(z.string()),
  }),
});
export type ImportReport = z.infer<typeof report>;

const result = z.object({
  written: z.number(),
  new: z.number(),
  withdrawn: z.number(),
  refused: z.number(),
  pictures_shown: z.number(),
  pictures_lacking: z.number(),
  /** After an undo: variants put back, and those that were changed since and stay. */
  undone: z.number().optional(),
  kept: z.number().optional(),
});
export type ImportResultShown = z.infer<typeof result>;

const importRow = z.object({
  id: z.string(),
  state: z.enum(importStates),
  source: z.enum(["upload", "address"]),
  file_name: z.string(),
  file_bytes: z.number(),
  pictures_name: z.string().nullable(),
  /** Why it could not be read or written; "" when it could. */
  problem: z.string(),
  progress: z.object({ done: z.number(), total: z.number() }),
  result: result.nullable(),
  created_at: isoDate,
  checked_at: isoDate.nullable(),
  finished_at: isoDate.nullable(),
});
export type VendorImportRow = z.infer<typeof importRow>;

const vendorImport = importRow.extend({
  report: report.nullable(),
  settings,
  withdraws_missing: z.boolean(),
  /** Where the rows that were left out can be had as CSV; null when there are none. */
  error_file: z.string().nullable(),
  /** Whether the uploaded file is still kept, so that it can be checked again. */
  has_file: z.boolean(),
  /** Whether it takes answers to its questions; a fetched list does so after its other rows are written. */
  can_answer: z.boolean(),
  undo: z.object({
    is_possible: z.boolean(),
    until: isoDate.nullable(),
    /** Why it is not possible; "" when it is, or when nothing was written. */
    reason: z.string(),
  }),
});
export type VendorImport = z.infer<typeof vendorImport>;

const byId = z.object({ id: uuid });

export const listVendorImports = endpoint("GET /api/vendor/imports", {
  summary: "The vendor's own imports, the newest first",
  permission: "vendor.run",
  query: z.object(paging),
  reply: success(listOf(importRow)),
});

export const sendVendorImport = endpoint("POST /api/vendor/imports", {
  summary:
    "Send a price list (CSV, .xlsx, or a Shopify, WooCommerce or PrestaShop export; at most 50 MB) and, if it names picture files, a ZIP of them (at most 200 MB). With dry_run=1 it is only checked; otherwise it is also written, unless there are questions",
  permission: "vendor.run",
  status: 202,
  accepts: "multipart",
  idempotency: "accepted",
  uploads: { file: 50, pictures: 200 },
  body: z.strictObject({
    file: z.file("Choose a price list."),
    pictures: z.file("Choose a ZIP file.").optional(),
    dry_run: flag.default(false),
    /** Takes off sale what earlier lists had and this one does not. */
    withdraw_missing: flag.default(false),
    /** Leaves aside what is remembered of earlier lists. */
    forget: flag.default(false),
    settings: settingsText.optional(),
  }),
  reply: success(vendorImport),
});

export const getVendorImport = endpoint("GET /api/vendor/imports/{id}", {
  summary: "An import: status, progress, column mapping, planned changes and results",
  permission: "vendor.run",
  params: byId,
  reply: success(vendorImport),
});

export const answerVendorImport = endpoint("PUT /api/vendor/imports/{id}", {
  summary: "Answer questions or say what columns hold; the list is checked again",
  permission: "vendor.run",
  status: 202,
  params: byId,
  body: z.strictObject({ settings }),
  reply: success(vendorImport),
});

export const applyVendorImport = endpoint("POST /api/vendor/imports/{id}/apply", {
  summary: "Import a checked list that has no open questions",
  permission: "vendor.run",
  status: 202,
  params: byId,
  body: z.strictObject({ withdraw_missing: z.boolean().default(false) }),
  reply: success(vendorImport),
});

export const cancelVendorImport = endpoint("POST /api/vendor/imports/{id}/cancel", {
  summary: "Drop a list that is not written; its file is deleted",
  permission: "vendor.run",
  params: byId,
  reply: success(vendorImport),
});

export const undoVendorImport = endpoint("POST /api/vendor/imports/{id}/undo", {
  summary: "Undo an import, within 7 days and if no later import changed the same products",
  permission: "vendor.run",
  status: 202,
  params: byId,
  reply: success(vendorImport),
});

export const vendorImportErrors = endpoint("GET /api/vendor/imports/{id}/errors", {
  summary: "Skipped rows with line numbers and reasons, as CSV",
  permission: "vendor.run",
  params: byId,
  reply: z.file(),
});

export const vendorImportChoices = endpoint("GET /api/vendor/import_choices", {
  summary: "Fields that columns can be imported to, and the shop's categories",
  permission: "vendor.run",
  reply: success(
    z.object({
      fields: z.array(z.object({ key: z.string(), label: z.string() })),
      attributes: z.array(z.object({ key: z.string(), label: z.string() })),
      /** `path` from the top, such as "Tile Flooring > Porcelain". */
      categories: z.array(z.object({ slug: z.string(), path: z.string() })),
    }),
  ),
});
export type ImportChoices = z.infer<typeof vendorImportChoices.reply>["data"];
