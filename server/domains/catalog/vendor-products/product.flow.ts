import type { ProductSent, VariantSent } from "../../../../contract/catalog/vendor-products.ts";
import { fromDollars } from "../../../../domain/money/money.ts";
import { minimumMarkupBp, unitPrice } from "../../../../domain/money/pricing.ts";
import { fail, failFields } from "../../../http/failure.ts";
import type { Db } from "../../../platform/database.ts";
import type { Platform } from "../../../platform/platform.ts";
import { platformMarginBp } from "../../showrooms/showrooms/index.ts";
import { likelyMaterial, newHash, shopSku } from "../import/index.ts";
import {
  type Catalog,
  currentCatalog,
  deleteProduct,
  dropOtherVariants,
  ensureBrands,
  insertProduct,
  type ProductFields,
  refreshProducts,
  updateProduct,
  type VariantDraft,
  writeImages,
  writeVariants,
} from "../products/index.ts";
import type { ProductFiles, StoredModel } from "./files/files.rules.ts";
import { noteUse } from "./files/files.store.ts";
import { filesSent } from "./files/product-files.flow.ts";
import { heldBack, keepHeld } from "./hold.flow.ts";
import { lockedProduct } from "./locked-product.flow.ts";
import { productProblems } from "./product.rules.ts";
import { allowedPictures, type OwnProductRow, ownProduct, takenNumbers } from "./product.store.ts";
import { ownProductView } from "./product-view.rules.ts";
import { wantedContent } from "./revision.rules.ts";
import type { OwnVendor } from "./vendor.store.ts";

/** Lists a new product; one that an admin looks at first is a draft until then. Refuses by field what cannot be. */
export async function createProduct(
  platform: Platform,
  vendor: OwnVendor,
  sent: ProductSent,
): Promise<OwnProductRow> {
  const catalog = await currentCatalog(platform);
  return platform.db.transaction().execute(async (db) => {
    const files = await requireRight(db, catalog, vendor, sent, undefined);
    if (sent.variants.some(({ sku }) => sku !== undefined)) {
      failFields({ "variants.0.sku": "Remove the marketplace SKU from this new variant." });
    }
    const { written, waiting } = await heldBack(db, vendor.id, undefined, sent);
    const fields = { ...(await fieldsOf(db, written)), ...files };
    const hash = newHash();
    const words = sent.variants.flatMap(({ options }) => options.map(({ value }) => value));
    const said = [...words, sent.description.slice(0, 300)].join(" ");
    const path = catalog.tree.pathOf(sent.category).map(({ slug }) => slug);
    const material = likelyMaterial(path, hash, sent.name, said);
    const id = await insertProduct(db, vendor.id, hash, fields, material);
    await writeParts(db, vendor, id, written, { variants: [], images: [] });
    await keepHeld(db, vendor.id, id, waiting, platform.now());
    const after = (await ownProduct(db, vendor.id, hash))!;
    await noteUse(db, { used: keysOf(after), left: [] });
    return after;
  });
}

/**
 * Replaces one of the vendor's products, unless somebody changed it, or sold of it, since it was read. What an admin
 * looks at first stays as it is until then.
 */
export async function replaceProduct(
  platform: Platform,
  vendor: OwnVendor,
  hash: string,
  { version, ...asked }: ProductSent & { version: number },
): Promise<OwnProductRow> {
  const catalog = await currentCatalog(platform);
  return platform.db.transaction().execute(async (db) => {
    const before = await lockedProduct(db, vendor.id, hash);
    const { texture = wantedContent(before).texture } = asked;
    const sent = { ...asked, texture };
    const known = new Map(before.variants.map((variant) => [variant.sku, variant]));
    sent.variants.forEach(({ sku }, at) => {
      if (sku !== undefined && !known.has(sku))
        failFields({ [`variants.${at}.sku`]: "This variant no longer exists. Reload the page." });
    });
    const isStale =
      before.version !== version ||
      sent.variants.some((one) => one.sku !== undefined && known.get(one.sku)?.version !== one.version);
    if (isStale) fail("stale_version", { data: ownProductView(before, catalog) });
    const files = await requireRight(db, catalog, vendor, sent, before);
    if (before.is_held && sent.status === "published") {
      failFields({ status: "Your account is on hold, so this product can't be published." });
    }
    const { written, waiting } = await heldBack(db, vendor.id, before, sent);
    await updateProduct(db, before.id, { ...(await fieldsOf(db, written)), ...files });
    await writeParts(db, vendor, before.id, written, before);
    await keepHeld(db, vendor.id, before.id, waiting, platform.now());
    const after = (await ownProduct(db, vendor.id, hash))!;
    await noteUse(db, { used: keysOf(after), left: keysOf(before) });
    return after;
  });
}

/** Deletes one of the vendor's products, if nobody has ordered it, put it aside or proposed it. */
export async function removeProduct(platform: Platform, vendor: OwnVendor, hash: string): Promise<void> {
  await platform.db.transaction().execute(async (db) => {
    const before = await lockedProduct(db, vendor.id, hash);
    if (before.is_wanted) {
      failFields({ hash: "Customers have ordered or chosen this product. Archive it instead." });
    }
    await deleteProduct(db, before.id);
    await noteUse(db, { used: [], left: keysOf(before) });
    await refreshProducts(db, [before.id]);
  });
}

const keysOf = ({ files }: OwnProductRow): string[] => files.map(({ key }) => key);

async function requireRight(
  db: Db,
  catalog: Catalog,
  vendor: OwnVendor,
  sent: ProductSent,
  before: { id: number; model: StoredModel | null } | undefined,
): Promise<ProductFiles> {
  const productId = before?.id;
  const problems = new Map(Object.entries(productProblems(sent, catalog.attributes)));
  if (!catalog.tree.find(sent.category)) problems.set("category", "Choose a category from the list.");
  const numbers = sent.variants.map(({ vendor_sku }) => vendor_sku);
  const taken = await takenNumbers(db, vendor.id, numbers, productId);
  numbers.forEach((number, at) => {
    const name = taken.get(number);
    if (name) problems.set(`variants.${at}.vendor_sku`, `You already use ${number} in “${name}”.`);
  });
  const keys = sent.images.map(({ key }) => key);
  const allowed = await allowedPictures(db, vendor.id, keys, productId);
  keys.forEach((key, at) => {
    if (!allowed.has(key)) problems.set(`images.${at}.key`, "Upload this picture again.");
  });
  const files = await filesSent(db, vendor.id, sent, before?.model ?? null, (field, problem) =>
    problems.set(field, problem),
  );
  if (problems.size > 0) failFields(Object.fromEntries(problems));
  return files;
}

export async function fieldsOf(
  db: Db,
  sent: Omit<ProductSent, "variants" | "images">,
): Promise<ProductFields> {
  const brands = await ensureBrands(db, [sent.brand]);
  const { name, category, description, warranty, unit, minimum_unit, surface, status, texture } = sent;
  return {
    name,
    description,
    warranty,
    unit,
    minimum_unit,
    surface,
    status,
    texture,
    brand_id: brands.get(sent.brand.toLowerCase())!,
    category_id: category,
    attributes: Object.fromEntries(sent.attributes.map(({ key, value }) => [key, value])),
  };
}

/** Writes variants and pictures, and refreshes the fields that the product copies from them. */
async function writeParts(
  db: Db,
  vendor: OwnVendor,
  productId: number,
  sent: ProductSent,
  before: Pick<OwnProductRow, "variants" | "images">,
): Promise<void> {
  const marginBp = await platformMarginBp(db);
  const known = new Map(before.variants.map((variant) => [variant.sku, variant]));
  const shown = new Set(before.images.map(({ media_key }) => media_key));
  // a picture that the variant has by itself, such as one that is drawn, is no picture of the list
  const ownPicture = (sku = "") => {
    const key = known.get(sku)?.media_key ?? null;
    return key !== null && shown.has(key) ? null : key;
  };
  const drafts = sent.variants.map((variant, position) => ({
    ...draftOf(variant, marginBp),
    position,
    id: known.get(variant.sku ?? "")?.id ?? null,
    sku: variant.sku ?? shopSku(vendor, variant.vendor_sku),
    media_key:
      sent.images.find(({ vendor_skus }) => vendor_skus.includes(variant.vendor_sku))?.key ??
      ownPicture(variant.sku),
  }));
  await dropOtherVariants(
    db,
    productId,
    drafts.flatMap(({ id }) => id ?? []),
  );
  await writeVariants(db, vendor.id, productId, drafts);
  await writeImages(
    db,
    productId,
    sent.images.map(({ key, alt, vendor_skus }) => ({ key, alt: alt || sent.name, vendor_skus })),
  );
  await refreshProducts(db, [productId]);
}

function draftOf(
  variant: VariantSent,
  marginBp: number,
): Omit<VariantDraft, "id" | "sku" | "position" | "media_key"> {
  const { options, price, list_price, width_size, length_size, height_size, ...rest } = variant;
  const wholesale_cents = fromDollars(price);
  return {
    ...rest,
    options: Object.fromEntries(options.map(({ name, value }) => [name, value])),
    item_size: { width_size, length_size, height_size },
    wholesale_cents,
    list_cents:
      list_price === null
        ? unitPrice(wholesale_cents, marginBp, minimumMarkupBp).unit_price_cents
        : fromDollars(list_price),
  };
}
