import type { z } from "zod";
import type {
  changeProShowroom,
  ProProduct,
  ProShowroom,
} from "../../../../../contract/showrooms/pro-showroom.ts";
import { zipProblem } from "../../../../../domain/places/zip-state.ts";
import { type Account, accountOf, type Caller } from "../../../../http/caller.ts";
import { fail, failFields } from "../../../../http/failure.ts";
import { invalidate } from "../../../../platform/cache/invalidation.ts";
import type { Db } from "../../../../platform/database.ts";
import { writeEmail } from "../../../../platform/mail.ts";
import type { Platform } from "../../../../platform/platform.ts";
import { audit } from "../../../identity/audit/index.ts";
import { mailBrand } from "../mail-brand.flow.ts";
import { departments } from "../menus.store.ts";
import { platformMarginBp } from "../selling.store.ts";
import { mayBrand, shownKeys } from "../showrooms.rules.ts";
import { type FrontRow, picturesByKey } from "../showrooms.store.ts";
import * as store from "./change-showroom.store.ts";
import { filled, productView, sampleEmail, settingsView, toBasisPoints } from "./settings.rules.ts";
import {
  chosenProducts,
  chosenProductsByHash,
  chosenTemplates,
  type SettingsRow,
  sellingVendors,
  settingsOf,
} from "./settings.store.ts";

type Change = z.output<typeof changeProShowroom.body>;

/** The account's own showroom with its settings. */
export async function showSettings({ db, config }: Platform, account: Account): Promise<ProShowroom> {
  const row = (await settingsOf(db, account.id)) ?? fail("not_found");
  return viewOf(db, row, config.publicUrl);
}

async function viewOf(db: Db, row: SettingsRow, publicUrl: string): Promise<ProShowroom> {
  const named = [...row.product_markups, ...row.left_out].flatMap(({ product_id }) => product_id ?? []);
  const { templates = [], products: featured = [] } = row.front;
  const [margin, products, all, vendors, pictures, rooms, frontProducts] = await Promise.all([
    platformMarginBp(db),
    chosenProducts(db, named),
    departments(db),
    sellingVendors(db),
    picturesByKey(db, shownKeys(row)),
    chosenTemplates(db, templates),
    chosenProductsByHash(db, featured),
  ]);
  return settingsView({
    row,
    products: new Map(products.map((product) => [product.id, productView(product, margin)])),
    pictures,
    departments: all,
    vendors,
    front: {
      templates: rooms,
      products: frontProducts.map((product) => productView(product, margin)),
    },
    publicUrl,
  });
}

/** An order confirmation as the showroom's clients get it, with a color and a logo to try out. */
export async function showMail(
  { db, config }: Platform,
  account: Account,
  { theme_color, logo }: { theme_color: string; logo: string },
): Promise<{ subject: string; html: string }> {
  const row = (await settingsOf(db, account.id)) ?? fail("not_found");
  const known = await picturesByKey(db, logo ? [logo] : []);
  const brand = mailBrand(config, { ...row, color: theme_color, logo: known.get(logo) });
  const content = sampleEmail(row.company_name);
  return { subject: content.subject, html: writeEmail(content, { ...config, brand }).html };
}

/** Products at the pro's trade prices. */
export async function showProducts({ db }: Platform, hashes: readonly string[]): Promise<ProProduct[]> {
  const [margin, rows] = await Promise.all([platformMarginBp(db), chosenProductsByHash(db, hashes)]);
  return rows.map((row) => productView(row, margin));
}

/**
 * Changes the named parts of the own showroom and makes every server forget what it kept of it. A version that is
 * not the present one is refused with the showroom as it is.
 */
export async function changeSettings(
  platform: Platform,
  caller: Caller,
  change: Change,
): Promise<ProShowroom> {
  const { db, now, config } = platform;
  const account = accountOf(caller);
  const row = (await settingsOf(db, account.id)) ?? fail("not_found");
  if (change.branding && !mayBrand({ ...row, theme_color: "#000000" })) {
    failFields({ branding: "Your own color and logo come with Premium or the custom branding add-on." });
  }
  const isChanged = await db.transaction().execute(async (transaction) => {
    const columns = await columnsOf(transaction, row, change);
    const { version } = change;
    const isPresent = await store.changeShowroom(transaction, { id: row.id, version, now: now() }, columns);
    if (!isPresent) return false;
    await changeRows(transaction, row.id, change);
    await invalidate(transaction, "showrooms");
    const parts = Object.keys(change).filter((part) => part !== "version");
    await audit(transaction, {
      caller,
      action: "showroom.changed",
      about: { type: "showroom", id: row.id },
      details: { parts: parts.join(", "), ...(change.markup_percent && { markup: change.markup_percent }) },
    });
    return true;
  });
  if (!isChanged) return fail("stale_version", { data: await showSettings(platform, account) });
  platform.cache.forget("showrooms");
  return viewOf(db, (await settingsOf(db, account.id))!, config.publicUrl);
}

async function columnsOf(
  db: Db,
  row: SettingsRow,
  { markup_percent, profile, branding, front }: Change,
): Promise<store.ShowroomChange> {
  const columns: store.ShowroomChange = {
    markup_bp: markup_percent === undefined ? undefined : toBasisPoints(markup_percent),
  };
  if (branding) {
    if (branding.logo) await refuseUnknownPictures(db, [branding.logo], "branding.logo");
    Object.assign(columns, { theme_color: branding.theme_color, logo_media_key: branding.logo });
  }
  if (front) Object.assign(columns, { front: await frontToStore(db, row, front, profile) });
  if (profile) {
    const { license, contact, gallery, ...rest } = profile;
    const problem = zipProblem(contact.state, contact.zip_code);
    if (problem) failFields({ "profile.contact.zip_code": problem });
    const keys = gallery.flatMap(({ picture }) => picture ?? []);
    await refuseUnknownPictures(db, keys, "profile.gallery");
    const shown = gallery.map(({ title, text, picture }) => ({
      title,
      text,
      ...(picture && { media_key: picture }),
    }));
    Object.assign(columns, { ...rest, license: filled(license), contact: filled(contact), gallery: shown });
  }
  return columns;
}

/** The front as it is stored, checked: a picture of the gallery as it will be, and what there is to show. */
async function frontToStore(
  db: Db,
  row: SettingsRow,
  { portrait = row.front.portrait ?? null, hero, templates, products }: NonNullable<Change["front"]>,
  profile: Change["profile"],
): Promise<FrontRow> {
  const gallery = profile
    ? profile.gallery.map(({ picture }) => picture)
    : row.gallery.map(({ media_key }) => media_key);
  if (hero && !gallery.includes(hero.picture)) {
    failFields({ "front.hero.picture": "Choose a picture from your gallery." });
  }
  if (portrait) await refuseUnknownPictures(db, [portrait], "front.portrait");
  refuseUnknown(templates, await store.knownTemplates(db, row.id, templates), "front.templates", "room");
  await productsNamed(db, products, "front.products");
  return {
    ...(portrait && { portrait }),
    ...(hero && { hero: { media_key: hero.picture, headline: hero.headline, text: hero.text } }),
    templates,
    products,
  };
}

async function refuseUnknownPictures(db: Db, keys: readonly string[], field: string): Promise<void> {
  if (keys.length === 0) return;
  const known = await store.knownPictures(db, keys);
  if (keys.some((key) => !known.has(key))) failFields({ [field]: "Upload the picture again." });
}

async function changeRows(db: Db, id: string, { markups, departments: menus, left_out }: Change) {
  if (markups) {
    const ids = await productsNamed(
      db,
      markups.products.map(({ hash }) => hash),
      "markups.products",
    );
    const categories = markups.categories.map(({ category_id }) => category_id);
    refuseUnknown(categories, await store.knownCategories(db, categories), "markups.categories", "category");
    await store.replaceMarkups(db, id, {
      categories: markups.categories.map(({ category_id, markup_percent }) => ({
        category_id,
        markup_bp: toBasisPoints(markup_percent),
      })),
      products: markups.products.map(({ markup_percent }, at) => ({
        product_id: ids[at]!,
        markup_bp: toBasisPoints(markup_percent),
      })),
    });
  }
  if (menus) {
    refuseUnknown(menus, await store.knownMenus(db, menus), "departments", "department");
    await store.replaceDepartments(db, id, menus);
  }
  if (left_out) {
    const { categories, vendors } = left_out;
    refuseUnknown(categories, await store.knownCategories(db, categories), "left_out.categories", "category");
    refuseUnknown(vendors, await store.knownVendors(db, vendors), "left_out.vendors", "vendor");
    const products = await productsNamed(db, left_out.products, "left_out.products");
    await store.replaceLeftOut(db, id, { categories, vendors, products });
  }
}

function refuseUnknown<Id>(ids: readonly Id[], known: ReadonlySet<Id>, field: string, what: string): void {
  if (ids.some((id) => !known.has(id))) failFields({ [field]: `This ${what} no longer exists.` });
}

async function productsNamed(db: Db, hashes: readonly string[], field: string): Promise<number[]> {
  const ids = await store.productIds(db, hashes);
  return hashes.map((hash) => ids.get(hash) ?? failFields({ [field]: "Product not found." }));
}
