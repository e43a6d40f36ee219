import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { dollars, picture, success } from "../shapes.ts";

export const brands = endpoint("GET /api/brands", {
  summary: "Brand partners",
  permission: "public.read",
  reply: success(
    z.array(
      z.object({
        id: z.number(),
        name: z.string(),
        slug: z.string(),
        about: z.string(),
        products: z.number(),
        logo: picture.nullable(),
      }),
    ),
  ),
});

export const testimonials = endpoint("GET /api/testimonials", {
  summary: "What people say about the marketplace; empty until somebody has",
  permission: "public.read",
  reply: success(
    z.array(
      z.object({
        name: z.string(),
        role: z.enum(["Contractor", "Designer", "Homeowner", "Project Manager"]),
        place: z.string(),
        text: z.string(),
      }),
    ),
  ),
});

export const publicSettings = endpoint("GET /api/setting", {
  summary: "Public settings: the marketplace's name and contact, plans, limits, payment provider",
  permission: "public.read",
  reply: success(
    z.object({
      app_name: z.string(),
      /** Stands in place of the mark and the name; null without one. */
      logo: picture.nullable(),
      provider: z.string(),
      contact: z.object({ email: z.string(), phone: z.string(), address: z.string() }),
      /** What a month costs; "addon" is there if it is for sale. */
      plans: z.array(z.object({ plan: z.string(), paid_amount: dollars, trial_days: z.number().optional() })),
      limits: z.object({
        minimum_markup_percent: z.number(),
        cancel_minutes: z.number(),
        return_days: z.number(),
        parcel_claim_days: z.number(),
        freight_claim_days: z.number(),
        refund_days: z.number(),
        waste_percent: z.record(z.string(), z.number()),
      }),
      payment: z.object({ provider: z.enum(["sandbox", "stripe"]), publishable_key: z.string().nullable() }),
      has_dev_mailbox: z.boolean(),
      links: z.array(z.object({ label: z.string(), url: z.string() })),
      /** Origin under which people reach the shop, without a closing slash. */
      public_url: z.string(),
      /** Addresses of the app in the stores; empty where there is none, and the pages themselves are installed. */
      apps: z.object({ app_store: z.string(), google_play: z.string() }),
    }),
  ),
});
