import { z } from "zod";
import { waysToShip } from "../catalog/freight-classes.ts";
import { endpoint } from "../endpoint.ts";
import { dollars, isoDate, success } from "../shapes.ts";

export const deliveryTo = endpoint("GET /api/products/{hash}/delivery", {
  summary: "Delivery date and cost to a ZIP code for a product ordered now",
  permission: "public.read",
  params: z.object({ hash: z.string().max(40) }),
  query: z.object({
    zip: z
      .string()
      .trim()
      .regex(/^\d{5}$/, "Enter a ZIP code with 5 digits."),
    /** The variant; without it the product's first. */
    sku: z.string().max(80).optional(),
  }),
  reply: success(
    z.object({
      zip: z.string(),
      city: z.string(),
      state: z.string(),
      earliest: isoDate,
      latest: isoDate,
      ships_as: z.enum(waysToShip),
      /** For the vendor's oversize goods of an order together; 0 where delivery is free. */
      freight_charge: dollars,
      /** Why the vendor does not ship there; null if it does. */
      not_served: z.string().nullable(),
      /** The least that is ordered of the vendor at once; 0 for none. */
      order_minimum: dollars,
      ships_from: z.string(),
    }),
  ),
});
