import { z } from "zod";
import { hireStatuses } from "../design/hire-words.ts";
import { endpoint } from "../endpoint.ts";
import { dollars, isoDate, success, uuid } from "../shapes.ts";

const hireStatus = z.enum(
  Object.keys(hireStatuses) as [keyof typeof hireStatuses, ...(keyof typeof hireStatuses)[]],
);

const designer = z.object({
  /** The account. */
  id: z.string(),
  name: z.string(),
  business: z.string(),
  place: z.string(),
  /** Whether the directory has a profile, so that one can hire from it. */
  is_listed: z.boolean(),
  /** How they came: who of the showroom invited them and in which way; null where no invitation was needed. */
  invited: z
    .object({ by: z.string(), way: z.enum(["mail", "link"]), at: isoDate, is_new_account: z.boolean() })
    .nullable(),
  /** What they do with the showroom: the pro's own requests to them, and their work on projects shared with the pro. */
  work: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      status: hireStatus,
      /** The customer; null for the pro's own request. */
      customer: z.string().nullable(),
      /** A page's path within the shop; empty where there is nothing to open. */
      link: z.string(),
      updated_at: isoDate,
    }),
  ),
});
export type PartnerDesigner = z.infer<typeof designer>;

export const listDesigners = endpoint("GET /api/pro/designers", {
  summary:
    "Designers who accepted the showroom's invitations or work with it, with requests and projects together, and open invitations",
  permission: "showroom.sell",
  reply: success(
    z.object({
      designers: z.array(designer),
      /** Invitations that nobody has accepted yet, the newest first. */
      open: z.array(
        z.object({
          id: z.string(),
          full_name: z.string(),
          email: z.string(),
          way: z.enum(["mail", "link"]),
          sent_at: isoDate,
          expires_at: isoDate,
          was_opened: z.boolean(),
        }),
      ),
    }),
  ),
});

const vendor = z.object({
  id: z.string(),
  name: z.string(),
  /** Published products, and how many of them the showroom shows. */
  products: z.number(),
  shown: z.number(),
  /** Whether the showroom shows its products at all. */
  is_shown: z.boolean(),
  /** The least and the most days until its products ship. */
  lead_time_days: z.object({ least: z.number(), most: z.number() }),
  terms: z.object({
    /** The least that is ordered of it at once; 0 for none. */
    minimum: dollars,
    /** States that it does not ship to. */
    not_served: z.array(z.string()),
  }),
  /** Through the showroom, without what was declined, canceled or returned. */
  sales: z.object({ sold: dollars, orders: z.number() }),
  last_order: z.object({ id: z.string(), number: z.string(), at: isoDate }).nullable(),
  /** Orders of the showroom with items of the vendor past their promised delivery. */
  late_orders: z.number(),
  /** Whether it came by the showroom's invitation. */
  was_invited: z.boolean(),
});
export type PartnerVendor = z.infer<typeof vendor>;

export const listShowroomVendors = endpoint("GET /api/pro/vendors", {
  summary: "The vendors whose products the showroom can show, with sales, lead times, terms and late orders",
  permission: "showroom.run",
  reply: success(z.array(vendor)),
});

export const showVendor = endpoint("PUT /api/pro/vendors/{id}", {
  summary: "Show a vendor's products in the showroom, or leave them out",
  permission: "showroom.run",
  params: z.object({ id: uuid }),
  body: z.strictObject({ is_shown: z.boolean("Choose whether they are shown.") }),
  reply: success(z.object({ id: z.string(), is_shown: z.boolean() })),
});
