import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { email, stateForm, stateRule, zip } from "../identity/accounts.ts";
import { dollars, phoneForm, picture, success, uuid, versionSent } from "../shapes.ts";
import { website } from "../web-address.ts";
import { frontSent, proFront } from "./showroom-front.ts";

const most = { rules: 1000, leftOut: 2000, gallery: 24, services: 12, links: 6 };

/** A markup as people write it: 12.5 is 12.5%. */
const markupPercent = z
  .number("Enter a markup in percent, such as 12.5.")
  .min(10, "Enter a markup of at least 10%.")
  .max(200, "Enter a markup of at most 200%.")
  .refine((percent) => Number.isInteger(Number((percent * 100).toFixed(6))), "Use at most 2 decimals.");

const menuId = z.number().int().min(1).max(1_000_000);
const categoryId = menuId;
const hash = z.string().trim().min(1).max(40);

/** Each one once. */
const once = <Item>(keyOf: (item: Item) => unknown) => ({
  check: (items: readonly Item[]) => new Set(items.map(keyOf)).size === items.length,
  words: "Choose each one only once.",
});
const eachCategory = once(({ category_id }: { category_id: number }) => category_id);
const eachProduct = once(({ hash }: { hash: string }) => hash);
const itself = once<unknown>((item) => item);

/** A product as its pro sees it, at the trade price. */
const proProduct = z.object({
  hash: z.string(),
  name: z.string(),
  sku: z.string(),
  vendor: z.object({ id: z.string(), name: z.string() }),
  category_id: z.number(),
  image: picture.nullable(),
  unit: z.string(),
  /** What a box covers, for products that are sold by the box. */
  box_sqft: z.number().nullable(),
  trade_price: dollars,
  list_price: dollars,
});
export type ProProduct = z.infer<typeof proProduct>;

const text = (max: number) => z.string().trim().max(max, `Enter at most ${max} characters.`);
const named = (what: string, max: number) => text(max).min(1, `Enter ${what}.`);

export const socialNetworks = [
  "facebook",
  "instagram",
  "linkedin",
  "pinterest",
  "houzz",
  "youtube",
  "tiktok",
  "x",
] as const;

const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "Enter a time such as 08:00.");
/** The hours of one day on which the business is open; Sunday is 0. */
export const openingDay = z
  .strictObject({ day: z.number().int().min(0).max(6), opens: clock, closes: clock })
  .refine(({ opens, closes }) => opens < closes, {
    path: ["closes"],
    error: "Enter a closing time after the opening time.",
  });
const eachDay = once(({ day }: { day: number }) => day);

const galleryEntry = z.strictObject({
  title: text(80).min(1, "Name the project."),
  text: text(400).default(""),
  /** Key of a picture that was sent before; null shows the words alone. */
  picture: z.string().max(80).nullable().default(null),
});

const emptyOr = <Schema extends z.ZodType>(schema: Schema) => z.union([z.literal(""), schema]);

const profileSent = z.strictObject({
  company_name: named("your company name", 80),
  tagline: text(120).default(""),
  about: text(2000).default(""),
  license: z
    .strictObject({
      number: text(60).default(""),
      state: emptyOr(z.string().trim().regex(stateForm, stateRule)).default(""),
      classification: text(80).default(""),
    })
    .refine(({ number, state }) => number === "" || state !== "", {
      path: ["state"],
      error: "Choose the state of the license.",
    }),
  contact: z.strictObject({
    name: text(80).default(""),
    phone: emptyOr(
      z
        .string()
        .trim()
        .max(30)
        .regex(/^\D*(\d\D*){10}/, "Enter a phone number with 10 digits.")
        .regex(phoneForm, "Enter a phone number with 10 digits."),
    ).default(""),
    email: emptyOr(email).default(""),
    street: text(120).default(""),
    city: text(80).default(""),
    state: emptyOr(z.string().trim().regex(stateForm, stateRule)).default(""),
    zip_code: emptyOr(zip).default(""),
  }),
  social_links: z.partialRecord(z.enum(socialNetworks, "Choose one of the networks."), website).default({}),
  site_links: z
    .array(z.strictObject({ label: named("a label", 40), url: website }))
    .max(most.links, `Enter at most ${most.links} links.`)
    .default([]),
  services: z
    .array(z.strictObject({ title: named("a service", 80), text: text(300).default("") }))
    .max(most.services, `Enter at most ${most.services} services.`)
    .default([]),
  hours: z.array(openingDay).max(7).refine(eachDay.check, eachDay.words).default([]),
  is_listed: z.boolean(),
  gallery: z.array(galleryEntry).max(most.gallery, `Show at most ${most.gallery} projects.`).default([]),
});

const keptPicture = z.object({ key: z.string(), picture });

const profile = z.object({
  company_name: z.string(),
  tagline: z.string(),
  about: z.string(),
  license: z.object({ number: z.string(), state: z.string(), classification: z.string() }),
  contact: z.object({
    name: z.string(),
    phone: z.string(),
    email: z.string(),
    street: z.string(),
    city: z.string(),
    state: z.string(),
    zip_code: z.string(),
  }),
  social_links: z.record(z.string(), z.string()),
  site_links: z.array(z.object({ label: z.string(), url: z.string() })),
  services: z.array(z.object({ title: z.string(), text: z.string() })),
  hours: z.array(z.object({ day: z.number(), opens: z.string(), closes: z.string() })),
  is_listed: z.boolean(),
  gallery: z.array(z.object({ title: z.string(), text: z.string(), picture: keptPicture.nullable() })),
});

const proShowroom = z.object({
  id: z.string(),
  vsd_id: z.string(),
  /** Where people enter the showroom. */
  url: z.string(),
  /** Another one after every change; send it back with the next one. */
  version: z.number(),
  markup_percent: z.number(),
  markups: z.object({
    categories: z.array(z.object({ category_id: z.number(), markup_percent: z.number() })),
    products: z.array(z.object({ product: proProduct, markup_percent: z.number() })),
  }),
  /** Ids of the departments that it sells. */
  departments: z.array(z.number()),
  left_out: z.object({
    categories: z.array(z.number()),
    vendors: z.array(z.string()),
    products: z.array(proProduct),
  }),
  profile,
  branding: z.object({
    theme_color: z.string(),
    logo: keptPicture.nullable(),
    /** Whether the plan or the add-on shows color and logo to others. */
    is_allowed: z.boolean(),
  }),
  front: proFront,
  /** What there is to choose from. */
  market: z.object({
    departments: z.array(z.object({ id: z.number(), name: z.string(), category_ids: z.array(z.number()) })),
    categories: z.array(
      z.object({
        id: z.number(),
        parent_id: z.number().nullable(),
        name: z.string(),
        slug_url: z.string(),
        products: z.number(),
      }),
    ),
    vendors: z.array(z.object({ id: z.string(), name: z.string(), products: z.number() })),
  }),
});
export type ProShowroom = z.infer<typeof proShowroom>;

export const getProShowroom = endpoint("GET /api/pro/showroom", {
  summary: "The pro's own showroom with all of its settings, and what there is to choose from",
  permission: "showroom.run",
  reply: success(proShowroom),
});

export const changeProShowroom = endpoint("PUT /api/pro/showroom", {
  summary:
    "Change parts of the own showroom; what is not named stays. A version that is not the present one is refused (409) with the showroom as it is",
  permission: "showroom.run",
  body: z.strictObject({
    version: versionSent,
    markup_percent: markupPercent.optional(),
    markups: z
      .strictObject({
        categories: z
          .array(z.strictObject({ category_id: categoryId, markup_percent: markupPercent }))
          .max(most.rules, `Set at most ${most.rules} markups.`)
          .refine(eachCategory.check, eachCategory.words),
        products: z
          .array(z.strictObject({ hash, markup_percent: markupPercent }))
          .max(most.rules, `Set at most ${most.rules} markups.`)
          .refine(eachProduct.check, eachProduct.words),
      })
      .optional(),
    departments: z
      .array(menuId)
      .min(1, "Keep at least one department.")
      .max(100)
      .refine(itself.check, itself.words)
      .optional(),
    left_out: z
      .strictObject({
        categories: z.array(categoryId).max(most.leftOut).refine(itself.check, itself.words),
        vendors: z.array(uuid).max(most.leftOut).refine(itself.check, itself.words),
        products: z
          .array(hash)
          .max(
            most.leftOut,
            "Leave out at most 2,000 products. To leave out more, leave out a category or a vendor.",
          )
          .refine(itself.check, itself.words),
      })
      .optional(),
    profile: profileSent.optional(),
    branding: z
      .strictObject({
        theme_color: emptyOr(
          z
            .string()
            .trim()
            .regex(/^#[0-9a-f]{6}$/i, "Enter a color such as #A8432A."),
        ),
        logo: z.string().max(80).nullable(),
      })
      .optional(),
    front: frontSent.optional(),
  }),
  reply: success(proShowroom),
});

export const proProducts = endpoint("GET /api/pro/showroom/products", {
  summary: "Products by their hashes at the pro's trade prices, for a look at what a markup does",
  permission: "showroom.run",
  query: z.object({
    hashes: z
      .string()
      .max(3000)
      .transform((text) => text.split(",").filter(Boolean))
      .pipe(z.array(hash).min(1, "Choose at least one product.").max(48, "Choose at most 48 products.")),
  }),
  reply: success(z.array(proProduct)),
});

export const sendProPicture = endpoint("POST /api/pro/showroom/pictures", {
  summary: "A picture for the gallery or the logo, at most 4 MB; its key goes with the settings",
  permission: "showroom.run",
  status: 201,
  accepts: "multipart",
  body: z.strictObject({ picture: z.file("Choose a picture.") }),
  reply: success(keptPicture),
});

export const previewMail = endpoint("GET /api/pro/showroom/mail-preview", {
  summary:
    "A made-up order confirmation of the own showroom, as its clients get it, in a color and with a logo",
  permission: "showroom.run",
  query: z.object({
    theme_color: emptyOr(z.string().regex(/^#[0-9a-f]{6}$/i, "Enter a color such as #A8432A.")).default(""),
    /** Key of a picture that was sent before. */
    logo: z.string().max(80).default(""),
  }),
  reply: success(z.object({ subject: z.string(), html: z.string() })),
});

export const showroomPoster = endpoint("GET /api/pro/showroom/poster", {
  summary: "A poster with the showroom's name, logo, QR code and ID, as PDF in letter size",
  permission: "showroom.run",
  reply: z.file(),
});
