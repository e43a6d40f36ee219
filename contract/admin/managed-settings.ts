import { z } from "zod";
import { reviewScopes } from "../catalog/catalog-review.ts";
import { endpoint } from "../endpoint.ts";
import { saleSettingKeys } from "../orders/sale-setting-keys.ts";
import { saleSettings, settingEffect } from "../orders/sale-settings.ts";
import { dollars, isoDate, phoneForm, picture, success, uuid, versionSent } from "../shapes.ts";
import { website, websiteOrNone } from "../web-address.ts";

const text = (max: number) => z.string().trim().max(max, `Enter at most ${max} characters.`);
const twoDecimals = (number: number) => Math.abs(number * 100 - Math.round(number * 100)) < 1e-6;

const marketplace = z.strictObject({
  name: text(40).refine((name) => name !== "", "Enter the marketplace's name."),
  /** Key of a picture that was sent before; null for the mark and the name in letters. */
  logo: z.string().max(64).nullable(),
});
const contact = z.strictObject({
  email: z.email("Enter an email address, such as help@example.com.").max(254),
  phone: text(40).refine(
    (phone) => phone === "" || phoneForm.test(phone),
    "Enter a phone number, such as (503) 555-0142.",
  ),
  address: text(200),
});
const plans = z.strictObject({
  premium_price: dollars
    .min(0, "The price is at least $0.")
    .max(10_000, "The price is at most $10,000.")
    .refine(twoDecimals, "Enter at most two decimals."),
  /** Null where the branding add-on is not for sale. */
  addon_price: dollars
    .min(0.5, "The price is at least $0.50.")
    .max(10_000, "The price is at most $10,000.")
    .refine(twoDecimals, "Enter at most two decimals.")
    .nullable(),
  trial_days: z
    .number("Enter the days of a trial, or 0 for none.")
    .int("Enter whole days.")
    .min(0, "Enter 0 or more.")
    .max(90, "Enter at most 90 days."),
});
const links = z.strictObject({
  links: z
    .array(z.strictObject({ label: text(40).min(1, "Name the link."), url: website }))
    .max(6, "The header has room for six links."),
});
const apps = z.strictObject({
  app_store: websiteOrNone,
  google_play: websiteOrNone,
});

const scope = z.enum(reviewScopes, "Choose nobody, new vendors or everyone.");
const review = z.strictObject({
  new_products: scope,
  edits: scope,
  /** A vendor with this many products that were ever live is no new one. */
  trusted_after: z
    .number("Enter a whole number, such as 3.")
    .int("Enter a whole number, such as 3.")
    .min(1, "Enter 1 or more.")
    .max(1000, "Enter at most 1,000."),
});

const whole = (what: string, most: number) =>
  z
    .number(`Enter ${what}.`)
    .int("Enter a whole number.")
    .min(1, "Enter at least 1.")
    .max(most, `Enter at most ${most}.`);
const samples = z.strictObject({
  per_basket: whole("how many samples a basket holds", 20),
  per_month: whole("how many samples a customer gets in 30 days", 100),
  ship_days: whole("the business days in which vendors ship", 14),
});

const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "Enter a time such as 08:00.");
const support = z.strictObject({
  /** One of the U.S. */
  zone: z.string().max(60, "Choose a time zone."),
  /** The days on which somebody is at the desk; Sunday is 0. */
  week: z
    .array(
      z
        .strictObject({ day: z.number().int().min(0).max(6), opens: clock, closes: clock })
        .refine(({ opens, closes }) => opens < closes, {
          path: ["closes"],
          error: "Enter a closing time after the opening time.",
        }),
    )
    .refine((week) => new Set(week.map(({ day }) => day)).size === week.length, "Enter each day once."),
  /** Holidays and other days off, both ends included. */
  closed: z
    .array(
      z
        .strictObject({ from: z.iso.date("Enter a day."), to: z.iso.date("Enter a day."), name: text(60) })
        .refine(({ from, to }) => from <= to, { path: ["to"], error: "Enter a day after the first one." }),
    )
    .max(60, "Enter at most 60 holidays. Remove those that are over."),
});

export const settingKeys = [
  ...saleSettingKeys,
  "marketplace",
  "contact",
  "plans",
  "links",
  "apps",
  "review",
  "samples",
  "support",
] as const;
export type SettingKey = (typeof settingKeys)[number];

const values = { ...saleSettings, marketplace, contact, plans, links, apps, review, samples, support };
export type SettingValues = { [Key in SettingKey]: z.output<(typeof values)[Key]> };

const kept = <Value extends z.ZodType>(value: Value) =>
  z.object({
    value,
    version: z.number(),
    /** Null while nobody has changed it. */
    changed_at: isoDate.nullable(),
    changed_by: z.string().nullable(),
  });
const allKept = z.object({
  marketplace: kept(marketplace),
  // a server without mail says an address that nobody would take
  contact: kept(contact.extend({ email: z.string() })),
  pricing: kept(saleSettings.pricing),
  tax: kept(saleSettings.tax),
  shipping: kept(saleSettings.shipping),
  returns: kept(saleSettings.returns),
  plans: kept(plans),
  links: kept(links),
  apps: kept(apps),
  review: kept(review),
  samples: kept(samples),
  support: kept(support),
});
export type KeptSettings = z.output<typeof allKept>;

export const readSettings = endpoint("GET /api/admin/settings", {
  summary: "The settings that admins change, with who changed them last; and what the configuration fixes",
  permission: "admin.run",
  reply: success(
    allKept.extend({
      logo: picture.nullable(),
      fixed: z.object({
        public_url: z.string(),
        payment: z.enum(["sandbox", "stripe"]),
        sends_email: z.boolean(),
        /** By state, in percent: the built-in table as it is today. */
        tax_rates: z.array(z.object({ state: z.string(), percent: z.number() })),
        cancel_minutes: z.number(),
        minimum_markup_percent: z.number(),
      }),
    }),
  ),
});

const change = <Key extends SettingKey>(key: Key) =>
  z.strictObject({ key: z.literal(key), version: versionSent, value: values[key] });

export const changeSetting = endpoint("PUT /api/admin/settings", {
  summary:
    "Change a setting; what counts for sales counts for new ones at once and leaves orders as they are",
  permission: "admin.run",
  body: z.discriminatedUnion(
    "key",
    [
      change("marketplace"),
      change("contact"),
      change("pricing"),
      change("tax"),
      change("shipping"),
      change("returns"),
      change("plans"),
      change("links"),
      change("apps"),
      change("review"),
      change("samples"),
      change("support"),
    ],
    { error: `Choose one of ${settingKeys.join(", ")}.` },
  ),
  reply: success(allKept),
});

export const sendMarketplaceLogo = endpoint("POST /api/admin/settings/logo", {
  summary:
    "Send a logo of the marketplace: PNG, JPEG, WebP or GIF, at most 4 MB; the setting shows it once it is saved",
  permission: "admin.run",
  accepts: "multipart",
  body: z.object({ logo: z.file("Choose a picture: PNG, JPEG, WebP or GIF.") }),
  reply: success(z.object({ key: z.string(), picture })),
});

const preview = <Key extends (typeof saleSettingKeys)[number]>(key: Key) =>
  z.strictObject({ key: z.literal(key), value: values[key] });

export const previewSetting = endpoint("POST /api/admin/settings/preview", {
  summary:
    "What a margin, tax rates, freight or return windows would have made of the ten latest orders; changes nothing",
  permission: "admin.run",
  body: z.discriminatedUnion(
    "key",
    [preview("pricing"), preview("tax"), preview("shipping"), preview("returns")],
    { error: `Choose one of ${saleSettingKeys.join(", ")}.` },
  ),
  reply: success(settingEffect),
});

const byKey = z.object({ key: z.enum(settingKeys, "We couldn't find this setting.") });

const settingChange = z.object({
  id: z.string(),
  value: z.unknown(),
  changed_at: isoDate,
  changed_by: z.string().nullable(),
});
export type SettingChange = z.output<typeof settingChange>;

export const settingHistory = endpoint("GET /api/admin/settings/{key}/history", {
  summary: "What a setting was from when on, and who changed it; the newest 50 first",
  permission: "admin.run",
  params: byKey,
  reply: success(z.array(settingChange)),
});

export const restoreSetting = endpoint("POST /api/admin/settings/{key}/restore", {
  summary: "Go back to an earlier value of a setting",
  permission: "admin.run",
  idempotency: "accepted",
  params: byKey,
  body: z.strictObject({ version: versionSent, change: uuid }),
  reply: success(allKept),
});
