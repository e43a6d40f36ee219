import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { isoDate, listOf, paging, picture, shippingAddress, success, uuid } from "../shapes.ts";

const sample = z.object({
  sku: z.string(),
  product: z.object({ hash: z.string(), name: z.string(), image: picture.nullable() }),
  /** The variant in the catalog's words, such as "12×24 in., Matte". */
  options: z.string(),
});

const sampleLimits = z.object({
  per_basket: z.number(),
  /** In 30 days. */
  per_month: z.number(),
  /** How many the account may still order now. */
  left: z.number(),
  /** Business days until vendors ship. */
  ship_days: z.number(),
});

const basket = z.object({
  items: z.array(
    sample.extend({
      vendor: z.string(),
      /** Why it cannot be ordered now; null if it can. */
      problem: z.string().nullable(),
    }),
  ),
  limits: sampleLimits,
});
export type SampleBasket = z.infer<typeof basket>;

export const sampleBasket = endpoint("GET /api/samples/basket", {
  summary: "The samples that the account has collected, and how many it may order",
  permission: "order.customer",
  reply: success(basket),
});

export const addSample = endpoint("POST /api/samples/basket", {
  summary: "Put a sample into the basket; a second time changes nothing",
  permission: "order.customer",
  body: z.strictObject({
    product: z.string().trim().min(1, "Choose a product.").max(40),
    /** Which variant; without it the product's default. */
    sku: z.string().trim().max(80).default(""),
    shop_profile_id: z.union([z.literal(""), uuid]).default(""),
  }),
  reply: success(basket),
});

export const removeSample = endpoint("DELETE /api/samples/basket/{sku}", {
  summary: "Take a sample out of the basket",
  permission: "order.customer",
  params: z.object({ sku: z.string().max(80) }),
  reply: success(basket),
});

const shipment = z.object({
  id: z.string(),
  vendor: z.string(),
  state: z.enum(["ordered", "shipped"]),
  ship_by: isoDate,
  arrives_from: isoDate,
  arrives_by: isoDate,
  shipped_at: isoDate.nullable(),
  carrier: z.string(),
  tracking: z.string(),
  items: z.array(sample),
});

const sampleOrder = z.object({
  id: z.string(),
  number: z.string(),
  placed_at: isoDate,
  ship_to: shippingAddress,
  shipments: z.array(shipment),
});
export type SampleOrder = z.infer<typeof sampleOrder>;

export const orderSamples = endpoint("POST /api/samples/orders", {
  summary: "Order what is in the sample basket; each vendor ships its samples in one envelope, free",
  permission: "checkout.own",
  status: 201,
  idempotency: "required",
  body: z.strictObject({ shipping: shippingAddress }),
  reply: success(sampleOrder),
});

export const listSampleOrders = endpoint("GET /api/samples/orders", {
  summary: "The account's sample orders, the newest first",
  permission: "order.customer",
  query: z.object(paging),
  reply: success(listOf(sampleOrder)),
});

const toShip = shipment.omit({ vendor: true }).extend({
  number: z.string(),
  placed_at: isoDate,
  ship_to: shippingAddress.extend({ name: z.string() }),
  is_late: z.boolean(),
});
export type SampleToShip = z.infer<typeof toShip>;

export const vendorSamples = endpoint("GET /api/vendor/samples", {
  summary: "Samples that customers ordered from the vendor: to ship, the most urgent first, or shipped",
  permission: "vendor.run",
  query: z.object({ ...paging, state: z.enum(["ordered", "shipped"]).default("ordered") }),
  reply: success(listOf(toShip).extend({ to_ship: z.number() })),
});

export const shipSamples = endpoint("PUT /api/vendor/samples/{id}/shipped", {
  summary: "Mark samples as shipped, with a tracking number if there is one; the customer hears of it once",
  permission: "vendor.run",
  params: z.object({ id: uuid }),
  body: z.strictObject({
    carrier: z.enum(["UPS", "FedEx", "USPS", "DHL", "Other"], "Choose a carrier.").default("USPS"),
    tracking: z.string().trim().max(120, "Enter at most 120 characters.").default(""),
  }),
  reply: success(toShip),
});
