import type { ProProduct, ProShowroom } from "../../../../../contract/showrooms/pro-showroom.ts";
import type { ProFront } from "../../../../../contract/showrooms/showroom-front.ts";
import { toDollars } from "../../../../../domain/money/money.ts";
import { tradePrice } from "../../../../../domain/money/pricing.ts";
import type { EmailContent } from "../../../../platform/mail.ts";
import type { Departments } from "../menus.store.ts";
import { type MediaRow, pictureOf } from "../pictures.rules.ts";
import { galleryView, heroPicture, mayBrand, portraitAlt } from "../showrooms.rules.ts";
import type { ChosenProductRow, ChosenTemplateRow, SettingsRow } from "./settings.store.ts";

/** Percent, as people write a markup, in basis points. */
export const toBasisPoints = (percent: number): number => Math.round(percent * 100);
export const toPercent = (basisPoints: number): number => basisPoints / 100;

/** A product at the trade price, which is the vendor's price and the platform's margin. */
export const productView = (row: ChosenProductRow, margin_bp: number): ProProduct => ({
  hash: row.hash,
  name: row.name,
  sku: row.sku,
  vendor: { id: row.vendor_id, name: row.vendor_name },
  category_id: row.category_id,
  image: pictureOf(row, row.name),
  unit: row.unit,
  box_sqft: row.box_sqft,
  trade_price: toDollars(tradePrice(row.wholesale_cents, margin_bp).unit_price_cents),
  list_price: toDollars(row.list_cents),
});

/** The link that enters a showroom. */
export const enterUrl = (publicUrl: string, vsd_id: string) => `${publicUrl}/showroom/enter/${vsd_id}`;

/** An order confirmation with made-up products, to look at. */
export const sampleEmail = (company_name: string): EmailContent => ({
  subject: "Order 100123 is confirmed",
  preview: "$1,243.60 paid with Visa ending in 4242.",
  heading: "Thank you for your order",
  blocks: [
    "Hello Dana,",
    `Your order from ${company_name} is paid. The vendors have it and will confirm it within 48 hours.`,
    {
      items: [
        { title: "14 × Carrara Honed, 12 in × 24 in", detail: "$71.40 per box", amount: "$999.60" },
        { title: "1 × Arbor Kitchen Faucet", detail: "$244.00 each", amount: "$244.00" },
      ],
    },
    {
      totals: [
        ["Merchandise", "$1,243.60"],
        ["Shipping", "Free"],
        ["Total", "$1,243.60"],
      ],
    },
  ],
  button: { label: "See your order", path: "/account/orders" },
  note: "You can cancel or change the address within 60 minutes of ordering, and return items within 12 days of delivery.",
});

interface Parts {
  row: SettingsRow;
  /** By id: all that rules and left-out products name. */
  products: ReadonlyMap<number, ProProduct>;
  pictures: ReadonlyMap<string, MediaRow>;
  departments: Departments;
  vendors: ProShowroom["market"]["vendors"];
  front: { templates: readonly ChosenTemplateRow[]; products: readonly ProProduct[] };
  publicUrl: string;
}

/** The showroom with its settings, as its pro sees it. */
export function settingsView(parts: Parts): ProShowroom {
  const { row, products, pictures, departments, vendors, publicUrl } = parts;
  const present = <Value>(value: Value | null): Value[] => (value === null ? [] : [value]);
  const productOf = (id: number) => products.get(id) ?? [];
  return {
    id: row.id,
    vsd_id: row.vsd_id,
    url: enterUrl(publicUrl, row.vsd_id),
    version: row.version,
    markup_percent: toPercent(row.markup_bp),
    markups: {
      categories: row.category_markups.map(({ category_id, markup_bp }) => ({
        category_id,
        markup_percent: toPercent(markup_bp),
      })),
      products: row.product_markups.flatMap(({ product_id, markup_bp }) =>
        [productOf(product_id)].flat().map((product) => ({ product, markup_percent: toPercent(markup_bp) })),
      ),
    },
    departments: row.menu_ids,
    left_out: {
      categories: row.left_out.flatMap(({ category_id }) => present(category_id)),
      vendors: row.left_out.flatMap(({ vendor_id }) => present(vendor_id)),
      products: row.left_out.flatMap(({ product_id }) => present(product_id).flatMap(productOf)),
    },
    profile: profileOf(row, pictures),
    branding: {
      theme_color: row.theme_color,
      logo: keptPictureOf(row, `${row.company_name} logo`),
      // without a color nothing is shown, so the right to it is asked for with one
      is_allowed: mayBrand({ ...row, theme_color: "#000000" }),
    },
    front: frontOf(row, pictures, parts.front),
    market: {
      departments: departments.menus.map(({ id, name, category_ids }) => ({ id, name, category_ids })),
      categories: departments.categories.map(({ id, parent_id, name, slug, products: count }) => ({
        id,
        parent_id,
        name,
        slug_url: slug,
        products: count,
      })),
      vendors,
    },
  };
}

function frontOf(
  row: SettingsRow,
  pictures: ReadonlyMap<string, MediaRow>,
  { templates, products }: Parts["front"],
): ProFront {
  const { portrait = "", hero, templates: ids = [], products: hashes = [] } = row.front;
  const face = pictures.get(portrait);
  const media = heroPicture(row, pictures);
  const picture = hero && media && keptPictureOf(media, hero.headline);
  return {
    portrait: face ? keptPictureOf(face, portraitAlt(row)) : null,
    hero: hero && picture ? { picture, headline: hero.headline, text: hero.text } : null,
    templates: ids.flatMap((id) =>
      templates
        .filter((template) => template.id === id)
        .map((template) => ({ id, name: template.name, picture: pictureOf(template, template.name) })),
    ),
    products: hashes.flatMap((hash) =>
      products.filter((product) => product.hash === hash).map(({ name, image }) => ({ hash, name, image })),
    ),
  };
}

function profileOf(row: SettingsRow, pictures: ReadonlyMap<string, MediaRow>): ProShowroom["profile"] {
  const { number = "", state = "", classification = "" } = row.license;
  const { contact } = row;
  return {
    company_name: row.company_name,
    tagline: row.tagline,
    about: row.about,
    license: { number, state, classification },
    contact: {
      name: contact.name ?? "",
      phone: contact.phone ?? "",
      email: contact.email ?? "",
      street: contact.street ?? "",
      city: contact.city ?? "",
      state: contact.state ?? "",
      zip_code: contact.zip_code ?? "",
    },
    social_links: row.social_links,
    site_links: row.site_links,
    services: row.services,
    hours: row.hours,
    is_listed: row.is_listed,
    gallery: galleryView(row.gallery, pictures, keptPictureOf),
  };
}

/** What is not empty, for columns that hold only what is known. */
export const filled = (values: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ""));

/** A picture that was sent, by its key. */
export const keptPictureOf = (row: MediaRow, alt: string) => {
  const picture = pictureOf(row, alt);
  return picture && row.media_key ? { key: row.media_key, picture } : null;
};
