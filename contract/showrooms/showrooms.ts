import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { picture, success, uuid } from "../shapes.ts";
import { shownFront } from "./showroom-front.ts";

export const showroomFound = z.object({
  id: z.string(),
  company_name: z.string(),
  vsd_id: z.string(),
  logo: picture.nullable(),
});

export const findShowrooms = endpoint("GET /api/visualization/showrooms", {
  summary: "Find showrooms: an ID by all its 8 characters, a listed company by the start of its name",
  permission: "public.read",
  mayLag: true,
  query: z.object({ s: z.string().trim().max(80).default("") }),
  reply: success(z.object({ data: z.array(showroomFound) })),
});

export interface MenuCategory {
  id: number;
  name: string;
  slug_url: string;
  products: number;
  picture: z.infer<typeof picture> | null;
  children: MenuCategory[];
}

const menuCategory: z.ZodType<MenuCategory> = z.object({
  id: z.number(),
  name: z.string(),
  slug_url: z.string(),
  products: z.number(),
  picture: picture.nullable(),
  get children() {
    return z.array(menuCategory);
  },
});

export const menu = z.object({
  id: z.number(),
  name: z.string(),
  menu_slug: z.string(),
  picture: picture.nullable(),
  categories: z.array(menuCategory),
});
export type Menu = z.infer<typeof menu>;

const link = z.object({ label: z.string(), url: z.string() });

export const showroomProfile = z.object({
  user_id: z.string(),
  id: z.string(),
  vsd_id: z.string(),
  company_name: z.string(),
  tagline: z.string(),
  about: z.string(),
  license: z.object({ number: z.string(), state: z.string(), classification: z.string() }).partial(),
  contact: z
    .object({
      name: z.string(),
      phone: z.string(),
      email: z.string(),
      street: z.string(),
      city: z.string(),
      state: z.string(),
      zip_code: z.string(),
    })
    .partial(),
  /** The days on which the business is open; Sunday is 0. */
  hours: z.array(z.object({ day: z.number(), opens: z.string(), closes: z.string() })),
  social_links: z.record(z.string(), z.string()),
  site_links: z.array(link),
  services: z.array(z.object({ title: z.string(), text: z.string() })),
  gallery: z.array(z.object({ title: z.string(), text: z.string(), picture: picture.nullable() })),
  front: shownFront,
  basic_addon: z.object({ subscription_status: z.string() }),
  custom_addon: z.object({ subscription_status: z.string() }),
  /** Empty unless the plan or add-on of the showroom allows its own colour and logo. */
  theme_color: z.string(),
  business_logo: picture.nullable(),
  showroom_subscription: z
    .object({ subscription_status: z.string(), plan: z.string(), paid_amount: z.number() })
    .nullable(),
});
export type ShowroomProfile = z.infer<typeof showroomProfile>;

export const shopProfile = endpoint("GET /api/visualization/shop_profile", {
  summary: "A showroom's public profile and its categories; empty data when there is none",
  permission: "public.read",
  query: z.object({ showroom: uuid.optional(), vsd_id: z.string().trim().max(20).optional() }),
  reply: success(
    z.union([z.object({ profile: showroomProfile, category: z.array(menuCategory) }), z.strictObject({})]),
  ),
});

export const menuCategories = endpoint("GET /api/menu_category", {
  summary: "Department menus with their categories, of one showroom or of the whole market",
  permission: "public.read",
  query: z.object({ showroom: uuid.optional(), vsd_id: z.string().trim().max(20).optional() }),
  reply: success(z.array(menu)),
});
