import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { dollars, isoDate, listShape, paging, picture, success } from "../shapes.ts";
import { waysToShip } from "./freight-classes.ts";
import { productCard } from "./product-card.ts";
import { review } from "./reviews.ts";

export const sorts = ["relevance", "price", "-price", "newest", "popular"] as const;

export const facet = z.object({
  key: z.string(),
  label: z.string(),
  unit: z.string(),
  kind: z.enum(["enum", "number", "boolean", "color"]),
  values: z.array(z.object({ value: z.string(), label: z.string(), count: z.number() })),
});
export type Facet = z.infer<typeof facet>;

const productsQuery = {
  category: z.union([z.string().max(120), z.number()]).optional(),
  /** A department: only products of its categories. */
  menu: z.string().max(120).optional(),
  showroom: z.string().max(60).optional().meta({ description: "Showroom id or vsd_id" }),
  q: z.string().trim().max(200).optional(),
  price_min: z.coerce.number().min(0).max(10_000_000).optional(),
  price_max: z.coerce.number().min(0).max(10_000_000).optional(),
  /** Price per square foot, of goods that are sold by the box; others are then left out. */
  sqft_min: z.coerce.number().min(0).max(10_000_000).optional(),
  sqft_max: z.coerce.number().min(0).max(10_000_000).optional(),
  sort: z.enum(sorts).optional().meta({
    description:
      "When sorting by price, products sold by the box count at their price per square foot, others at their unit price",
  }),
  ...paging,
};

const filters = z.record(z.string().max(60), z.array(z.string().max(120)).max(50));

/** What a search shows although it does not fit in every word. */
export const relaxed = z.object({
  /** How many of the products have every word. */
  exact: z.number(),
  /** Words that most of the others lack, as they were typed. */
  without: z.array(z.string()),
  /** Words that nothing found has but in its description: it is mentioned, not sold. */
  mentioned: z.array(z.string()).optional(),
  /** Nothing was found; these are products that many look at. */
  is_popular: z.boolean(),
});

/** A maker that a search names and that isn't sold here; the search goes on without it. */
const notCarried = z.object({
  /** As the maker writes it. */
  name: z.string(),
  /** What it's known for, such as "faucets"; null if the search says what is wanted. */
  makes: z.string().nullable(),
  /** What was searched for instead. */
  search: z.string(),
});

/** Limits of prices that the words of a search name, as "under $200". */
export const understood = z.object({
  /** The other words. */
  q: z.string(),
  price_min: z.number().optional(),
  price_max: z.number().optional(),
  sqft_min: z.number().optional(),
  sqft_max: z.number().optional(),
  /** Nothing stands within these limits, so products at other prices are shown. */
  is_lifted: z.boolean(),
});

const productsReply = success(
  z.object({
    ...listShape(productCard),
    facets: z.array(facet),
    price_range: z.object({ min: dollars, max: dollars }).nullable(),
    /** Of the prices per square foot; null where nothing is sold by the box. */
    sqft_price_range: z.object({ min: dollars, max: dollars }).nullable(),
    did_you_mean: z.string().optional(),
    not_carried: notCarried.optional(),
    relaxed: relaxed.optional(),
    understood: understood.optional(),
    /** More has every word than is listed: these are the best of it. A filter looks through all. */
    is_cut: z.literal(true).optional(),
  }),
);

export const listProducts = endpoint("POST /api/visualization/products", {
  summary: "Products with a showroom's prices, facets with counts, sorting and paging",
  permission: "public.read",
  body: z.strictObject({ ...productsQuery, filters: filters.default({}) }),
  reply: productsReply,
});

export const listProductsCached = endpoint("GET /api/visualization/products", {
  summary: "The same as the POST, for caches; `filters` is JSON",
  permission: "public.read",
  query: z.object({
    ...productsQuery,
    filters: z
      .string()
      .max(4000)
      .default("{}")
      .transform((text, context) => {
        try {
          return filters.parse(JSON.parse(text));
        } catch {
          context.addIssue({
            code: "custom",
            message: 'Filters are JSON such as {"finish":["Matte Black"]}.',
          });
          return z.NEVER;
        }
      }),
  }),
  reply: productsReply,
});

const variant = z.object({
  sku: z.string(),
  /** What is said of this variant, where that differs from the product's description. */
  description: z.string().optional(),
  options: z.record(z.string(), z.string()),
  price: dollars,
  price_per_sqft: dollars.nullable(),
  list_price: dollars,
  savings_percent: z.number(),
  box_sqft: z.number().nullable(),
  pieces_per_box: z.number().nullable(),
  weight_lb: z.number().nullable(),
  stock: z.number(),
  allows_backorder: z.boolean(),
  lead_time_days: z.number(),
  ships_as: z.enum(waysToShip),
  item_size: z.object({
    width_size: z.string(),
    height_size: z.string(),
    length_size: z.string(),
    pattern: z.string(),
  }),
  /** Position in `images` of this variant's picture. */
  image: z.number().nullable(),
  /** Positions in `images` of all that show this variant, its own picture first, those of the whole product last. */
  images: z.array(z.number()),
  /** Only for the vendor, an Admin and the Contractor who runs the showroom. */
  trade_price: dollars.optional(),
});

export const product = productCard.extend({
  description: z.string(),
  images: z.array(picture),
  variants: z.array(variant),
  specs: z.array(z.object({ key: z.string(), label: z.string(), value: z.string() })),
  documents: z.array(z.object({ title: z.string(), url: z.string() })),
  delivery: z.object({
    lead_time_days: z.number(),
    earliest: isoDate,
    latest: isoDate,
    ships_free: z.boolean(),
    ships_from: z.string(),
    ships_as: z.enum(waysToShip),
    /** What units beyond the stock take longer, where the vendor makes them to order. */
    making_days: z.number(),
    /** The least that is ordered of the vendor at once, at the customer's prices; 0 for none. */
    order_minimum: dollars,
  }),
  warranty: z.string(),
  surface: z.array(z.string()),
  waste_percent: z.number(),
  material: z.unknown().nullable(),
  model: z.unknown().nullable(),
  latest_reviews: z.array(review),
  rating_counts: z.array(z.number()).length(5),
});
export type Product = z.infer<typeof product>;
export type Variant = z.infer<typeof variant>;

const crumb = z.object({ label: z.string(), url: z.string() });

export const getProduct = endpoint("GET /api/public", {
  summary: "One product in full with its breadcrumb, or a category with its children",
  permission: "public.read",
  query: z.object({
    pid: z.string().max(40).optional(),
    cid: z.string().max(120).optional(),
    showroom: z.string().max(60).optional(),
  }),
  reply: success(
    z.object({
      product: product.nullable(),
      category: z
        .object({
          id: z.number(),
          name: z.string(),
          slug_url: z.string(),
          description: z.string(),
          products: z.number(),
          children: z.array(
            z.object({
              id: z.number(),
              name: z.string(),
              slug_url: z.string(),
              products: z.number(),
              picture: picture.nullable(),
            }),
          ),
          menus: z.array(z.object({ name: z.string(), menu_slug: z.string() })),
        })
        .nullable(),
      breadcrumb: z.array(crumb),
    }),
  ),
});

const cardsRequest = z.strictObject({
  showroom: z.string().max(60).optional(),
  product: z.string().max(40).optional(),
  limit: z.number().int().min(1).max(24).default(8),
  hashes: z.array(z.string().max(40)).max(40).default([]),
});

const cards = success(z.array(productCard));

export const topProducts = endpoint("POST /api/top_products/", {
  summary: "The showroom's most popular products; those in `hashes` that it sells come first",
  permission: "public.read",
  body: cardsRequest,
  reply: cards,
});

export const customerAlsoViewed = endpoint("POST /api/customer_also_viewed/", {
  summary: "What people who looked at this product looked at too",
  permission: "public.read",
  body: cardsRequest,
  reply: cards,
});

export const recentlyViewed = endpoint("POST /api/recently_viewed/", {
  summary: "What this account, or this guest's browser, looked at last; naming `product` adds it",
  permission: "public.read",
  body: cardsRequest,
  reply: cards,
});

export const appliedPictures = endpoint("GET /api/products/applied", {
  summary: "Pictures of materials applied in a room, by product; those without one are left out",
  permission: "public.read",
  query: z.object({
    hashes: z
      .string()
      .max(4200)
      .transform((text) => text.split(",").filter(Boolean))
      .pipe(z.array(z.string().max(40)).max(100))
      .meta({ description: "Up to 100 products, with commas between them" }),
  }),
  reply: success(z.array(z.object({ hash: z.string(), image: picture }))),
});

export const suggestProducts = endpoint("GET /api/products/suggest", {
  summary: "Completions for a keystroke: whole queries, products, categories, brands",
  permission: "public.read",
  query: z.object({ q: z.string().trim().max(100).default(""), showroom: z.string().max(60).optional() }),
  reply: success(
    z.object({
      queries: z.array(z.string()),
      products: z.array(
        productCard
          .pick({
            hash: true,
            name: true,
            image: true,
            sku: true,
            is_chosen: true,
            chosen_options: true,
            price: true,
            price_per_sqft: true,
            unit: true,
          })
          .extend({
            /** What is typed begins its SKU. */
            by_sku: z.literal(true).optional(),
          }),
      ),
      categories: z.array(
        z.object({
          name: z.string(),
          slug_url: z.string(),
          /** How many products the showroom sells in it. */
          count: z.number(),
        }),
      ),
      brands: z.array(z.object({ name: z.string(), slug: z.string() })),
      did_you_mean: z.string().optional(),
      not_carried: notCarried.optional(),
    }),
  ),
});
