import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { readsProducts, writesProducts, writesStock } from "../scopes.ts";
import { dollars, isoDate, listOf, paging, picture, success, uuid, versionSent } from "../shapes.ts";
import { productSorts } from "../sorts.ts";
import { productReview } from "./catalog-review.ts";
import { freightClasses } from "./freight-classes.ts";
import { ownTexture, textureSent } from "./textures.ts";
import { ownDocument, ownModel, productDocumentsSent, productModelSent } from "./vendor-files.ts";

export const productUnits = [
  "Piece",
  "Box",
  "Square foot",
  "Linear foot",
  "Gallon",
  "Roll",
  "Pallet",
  "Set",
] as const;
export const productSurfaces = ["floor", "wall", "backsplash", "shower", "countertop", "outdoor"] as const;
/** `archived` products are not for sale and keep their orders. */
export const productStatuses = ["published", "draft", "archived"] as const;
/** A variant is `withdrawn` when it is taken off sale by itself. */
export const listedStatuses = [...productStatuses, "withdrawn"] as const;
export type ListedStatus = (typeof listedStatuses)[number];
/** The smallest picture of a product, in pixels on both sides. */
export const leastPicture_px = 600;
export const mostStock = 10_000_000;
export const mostLeadDays = 730;
export const mostVariants = 200;
export const mostImages = 100;

const text = (label: string, max: number) =>
  z.string().trim().min(1, `Enter ${label}.`).max(max, `Enter at most ${max} characters.`);
const freeText = (max: number) => z.string().trim().max(max, `Enter at most ${max} characters.`).default("");
const hasCents = (amount: number) => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6;
const priceSent = dollars
  .min(0.01, "Enter a price of at least $0.01.")
  .max(10_000_000, "Enter a price of at most $10,000,000.")
  .refine(hasCents, "Enter a price with at most two decimals.");
const stockSent = z
  .number()
  .int("Enter a whole number.")
  .min(0, "Stock can't be below 0.")
  .max(mostStock, "Enter a stock quantity of at most 10,000,000.");
const leadTimeSent = z
  .number()
  .int("Enter a whole number of days.")
  .min(0, "Enter 0 days or more.")
  .max(mostLeadDays, "Enter a lead time of at most 730 days.");

const freightSent = z.enum(freightClasses, "Choose parcel, oversize parcel, freight or a freight class.");

const option = z.object({ name: z.string(), value: z.string() });
export type ProductOption = z.infer<typeof option>;

/** One row of a vendor's list: a variant with what it shares with its siblings. */
const listedVariant = z.object({
  sku: z.string(),
  /** Goes up with every change of the variant, a sale included. */
  version: z.number(),
  hash: z.string(),
  name: z.string(),
  image: picture.nullable(),
  vendor_sku: z.string(),
  category: z.object({ id: z.number(), name: z.string() }),
  options: z.array(option),
  /** Wholesale: what the vendor is paid for one. */
  price: dollars,
  list_price: dollars,
  stock: z.number(),
  /** What of the stock is on record by lot, the oldest first. */
  lots: z.array(z.object({ lot: z.string(), stock: z.number(), received_on: z.string().nullable() })),
  /** Something that is laid, such as tile or turf, which is made in lots. */
  takes_lots: z.boolean(),
  lead_time_days: z.number(),
  freight_class: z.enum(freightClasses),
  unit: z.string(),
  status: z.enum(listedStatuses),
  /** Whether the product, or an edit of it, waits for an admin or came back from one. */
  review: z.enum(["pending", "sent_back"]).nullable(),
  updated_at: isoDate,
});
export type ListedVariant = z.infer<typeof listedVariant>;

const filter = {
  q: z.string().trim().max(120).optional(),
  category: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
  status: z.enum(listedStatuses).optional(),
  out_of_stock: z.enum(["1"]).optional(),
  review: z.enum(["pending", "sent_back"]).optional(),
};

export const listVendorProducts = endpoint("GET /api/vendor/products", {
  summary: "The vendor's own variants, with wholesale prices and stock",
  ...readsProducts,
  query: z.object({ ...paging, ...filter, sort: z.enum(productSorts).default("name") }),
  reply: success(listOf(listedVariant)),
});

export const exportVendorProducts = endpoint("GET /api/vendor/product-export", {
  summary: "The vendor's own variants as a CSV or Excel file",
  ...readsProducts,
  query: z.object({ ...filter, format: z.enum(["csv", "xlsx"]).default("csv") }),
  reply: z.file(),
});

export const changeVendorStock = endpoint("PUT /api/vendor/stock/{sku}", {
  summary:
    "Change price, stock or lead time of one variant; with a lot, `stock` is that lot's and the total follows; a stale version gets 409 with the variant as it is",
  ...writesStock,
  params: z.object({ sku: z.string().max(120) }),
  body: z
    .strictObject({
      version: versionSent,
      price: priceSent.optional(),
      stock: stockSent.optional(),
      lead_time_days: leadTimeSent.optional(),
      /** The lot that `stock` counts; none of it takes the lot off the list. */
      lot: z
        .string()
        .trim()
        .min(1, "Enter the lot number.")
        .max(40, "Enter at most 40 characters.")
        .optional(),
      /** The lot's units are among those in stock already, so that the total stays. */
      is_counted: z.boolean().optional(),
      received_on: z.iso
        .date("Enter a date.")
        .refine((date) => date >= "2000", "Enter a date from 2000 on.")
        .nullable()
        .optional(),
    })
    .refine(({ lot, stock }) => lot === undefined || stock !== undefined, {
      path: ["stock"],
      error: "Enter the quantity of this lot.",
    })
    .refine(
      ({ lot, price, stock, lead_time_days }) =>
        [lot, price, stock, lead_time_days].some((one) => one !== undefined),
      { path: ["stock"], error: "Enter a price, stock or lead time." },
    ),
  reply: success(listedVariant),
});

const bulkChange = z.discriminatedUnion(
  "kind",
  [
    z.strictObject({
      kind: z.literal("price_percent"),
      percent: z
        .number()
        .min(-90, "Lower prices by at most 90 percent.")
        .max(500, "Raise prices by at most 500 percent."),
    }),
    z.strictObject({
      kind: z.literal("price_amount"),
      amount: dollars
        .min(-100_000)
        .max(100_000)
        .refine(hasCents, "Enter an amount with at most two decimals."),
    }),
    z.strictObject({ kind: z.literal("stock"), stock: stockSent }),
    z.strictObject({ kind: z.literal("lead_time"), lead_time_days: leadTimeSent }),
    z.strictObject({ kind: z.literal("freight_class"), freight_class: freightSent }),
    z.strictObject({ kind: z.literal("status"), status: z.enum(["published", "draft"]) }),
  ],
  "Choose what to change.",
);
export type BulkChange = z.infer<typeof bulkChange>;

export const changeVendorProducts = endpoint("POST /api/vendor/product-edits", {
  summary: "Change many variants at once, those named or all that a filter finds; a preview changes nothing",
  ...writesProducts,
  idempotency: "accepted",
  body: z
    .strictObject({
      skus: z.array(z.string().max(120)).min(1).max(5000).optional(),
      filter: z.strictObject(filter).optional(),
      change: bulkChange,
      is_preview: z.boolean().default(false),
      /** How many a preview said would change; another number gets 409. */
      expected: z.number().int().min(0).max(10_000_000).optional(),
    })
    .refine(({ skus, filter }) => (skus === undefined) !== (filter === undefined), {
      path: ["skus"],
      error: "Enter either SKUs or a filter.",
    }),
  reply: success(
    z.object({
      /** To undo it; null for a preview, and where nothing changed. */
      id: z.string().nullable(),
      matched: z.number(),
      changed: z.number(),
      unchanged: z.number(),
      /** Left as they are: the price would be below $0.01, or the product cannot be put on sale. */
      skipped: z.number(),
      samples: z.array(
        z.object({ vendor_sku: z.string(), name: z.string(), before: z.string(), after: z.string() }),
      ),
    }),
  ),
});

export const undoVendorEdit = endpoint("POST /api/vendor/product-edits/{id}/undo", {
  summary: "Take back a change of many variants; what was changed again since stays as it is",
  ...writesProducts,
  params: z.object({ id: uuid }),
  reply: success(z.object({ restored: z.number(), kept: z.number() })),
});

const size = { width_size: freeText(40), length_size: freeText(40), height_size: freeText(40) };
const positive = (max: number) =>
  z
    .number()
    .positive("Enter a number above 0.")
    .max(max, `Enter at most ${max.toLocaleString("en-US")}.`);

const variantSent = z.strictObject({
  /** Of a variant that is there already, with the version that was read. */
  sku: z.string().max(120).optional(),
  version: versionSent.optional(),
  vendor_sku: text("a SKU", 60),
  options: z
    .array(z.strictObject({ name: text("an option name", 40), value: text("an option value", 80) }))
    .max(6)
    .default([]),
  price: priceSent,
  /** What the marketplace works out from the price where none is sent. */
  list_price: priceSent.nullable().default(null),
  stock: stockSent.default(0),
  lead_time_days: leadTimeSent,
  box_sqft: positive(100_000).nullable().default(null),
  pieces_per_box: positive(1_000_000).int("Enter a whole number.").nullable().default(null),
  weight_lb: positive(100_000).nullable().default(null),
  ...size,
  freight_class: freightSent.default("parcel"),
  allows_backorder: z.boolean().default(false),
  is_on_sale: z.boolean().default(true),
});

const imageSent = z.strictObject({
  key: z.string().min(1).max(64),
  alt: freeText(200),
  /** The vendor's numbers of the variants that it shows; none for the whole product. */
  vendor_skus: z.array(z.string().max(60)).max(mostVariants).default([]),
});

const attributeValue = z.union([
  z.string().trim().min(1).max(200),
  z.number(),
  z.boolean(),
  z.array(z.string().trim().min(1).max(200)).min(1).max(20),
]);

const productBody = {
  name: text("a product name", 160),
  brand: text("a brand", 80),
  category: z.number("Choose a category.").int().min(1).max(2_147_483_647),
  description: freeText(5000),
  warranty: freeText(300),
  unit: z.enum(productUnits),
  minimum_unit: z
    .number()
    .int("Enter a whole number.")
    .min(1, "Enter 1 or more.")
    .max(100_000, "Enter at most 100,000.")
    .default(1),
  attributes: z
    .array(z.strictObject({ key: z.string().max(60), value: attributeValue }))
    .max(80)
    .default([]),
  surface: z.array(z.enum(productSurfaces)).max(productSurfaces.length).default([]),
  status: z.enum(productStatuses).default("draft"),
  variants: z
    .array(variantSent)
    .min(1, "Add at least one variant.")
    .max(mostVariants, `A product can have at most ${mostVariants} variants.`),
  images: z
    .array(imageSent)
    .max(mostImages, `A product can have at most ${mostImages} pictures.`)
    .default([]),
  /** Stays as it is where none is sent; null takes it away. */
  model: productModelSent.nullable().optional(),
  /** A picture of the surface for rooms. Stays as it is where none is sent; null takes it away. */
  texture: textureSent.nullable().optional(),
  /** Stay as they are where none are sent. */
  documents: productDocumentsSent.optional(),
};
export type ProductSent = z.infer<z.ZodObject<typeof productBody>>;
export type VariantSent = z.infer<typeof variantSent>;

const ownVariant = z.object({
  sku: z.string(),
  version: z.number(),
  vendor_sku: z.string(),
  options: z.array(option),
  price: dollars,
  list_price: dollars,
  stock: z.number(),
  lead_time_days: z.number(),
  box_sqft: z.number().nullable(),
  pieces_per_box: z.number().nullable(),
  weight_lb: z.number().nullable(),
  width_size: z.string(),
  length_size: z.string(),
  height_size: z.string(),
  freight_class: z.enum(freightClasses),
  allows_backorder: z.boolean(),
  is_on_sale: z.boolean(),
});

const ownImage = z.object({
  key: z.string(),
  alt: z.string(),
  vendor_skus: z.array(z.string()),
  picture,
});
export type OwnImage = z.infer<typeof ownImage>;

const ownProduct = z.object({
  hash: z.string(),
  version: z.number(),
  status: z.enum(productStatuses),
  name: z.string(),
  brand: z.string(),
  category: z.object({ id: z.number(), name: z.string() }),
  description: z.string(),
  warranty: z.string(),
  unit: z.enum(productUnits),
  minimum_unit: z.number(),
  attributes: z.array(
    z.object({
      key: z.string(),
      value: z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]),
    }),
  ),
  surface: z.array(z.string()),
  variants: z.array(ownVariant),
  images: z.array(ownImage),
  model: ownModel.nullable(),
  texture: ownTexture.nullable(),
  documents: z.array(ownDocument),
  /** False where it was ordered, or lies in a cart or project: then it can be archived. */
  can_delete: z.boolean(),
  /**
   * What waits for an admin, or came back from one; null where nothing does. The fields above are as the vendor
   * wrote them, the review says what is live.
   */
  review: productReview.nullable(),
});
export type OwnProduct = z.infer<typeof ownProduct>;

const byHash = z.object({ hash: z.string().max(40) });

export const createVendorProduct = endpoint("POST /api/vendor/products", {
  summary: "A new product with its variants, as a draft or published",
  ...writesProducts,
  idempotency: "required",
  status: 201,
  body: z.strictObject(productBody),
  reply: success(ownProduct),
});

export const getVendorProduct = endpoint("GET /api/vendor/products/{hash}", {
  summary: "One of the vendor's own products, whatever its status",
  ...readsProducts,
  params: byHash,
  reply: success(ownProduct),
});

export const changeVendorProduct = endpoint("PUT /api/vendor/products/{hash}", {
  summary: "Replace a product; variants left out are deleted, or withdrawn where they were ordered",
  ...writesProducts,
  params: byHash,
  body: z.strictObject({ ...productBody, version: versionSent }),
  reply: success(ownProduct),
});

export const deleteVendorProduct = endpoint("DELETE /api/vendor/products/{hash}", {
  summary: "Delete a product that nobody has ordered or put into a cart or project",
  ...writesProducts,
  params: byHash,
  reply: success(z.object({ hash: z.string() })),
});
