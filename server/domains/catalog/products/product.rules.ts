import type { Product, Variant } from "../../../../contract/catalog/catalog.ts";
import { basisPoints, toDollars } from "../../../../domain/money/money.ts";
import { pricePerSqft, savingsPercent } from "../../../../domain/money/pricing.ts";
import { deliveryWindow, makingDays } from "../../../../domain/orders/delivery-window.ts";
import { shipsAs } from "../../../../domain/orders/freight-class.ts";
import type { Caller } from "../../../http/caller.ts";
import { pictureOf, type Showroom } from "../../showrooms/showrooms/index.ts";
import { cardView, customerPrice } from "./cards.rules.ts";
import type { CategoryTree } from "./category-tree.rules.ts";
import type { AttributeRow } from "./listing/listing.store.ts";
import type { ImageRow, ProductRow, VariantRow } from "./product.store.ts";
import { specsOf } from "./specs.rules.ts";

interface CatalogView {
  tree: CategoryTree;
  attributes: ReadonlyMap<string, AttributeRow>;
}

/** Default allowance for cuts and breakage if the laying pattern is unknown, in percent. */
export const wastePercent = {
  straight: 10,
  brick: 10,
  diagonal: 15,
  herringbone: 20,
  basketweave: 20,
} as const;

/**
 * Whether a caller may see a product's trade prices: its vendor, an Admin with a proven code, and the Contractor who
 * runs the showroom it is viewed in.
 */
export function seesTradePrice(
  { account }: Caller,
  showroom: Showroom | null,
  product: Pick<ProductRow, "vendor_user_id">,
): boolean {
  if (!account) return false;
  if (account.type === "Admin") return account.has_otp;
  if (account.type === "Vendor") return product.vendor_user_id === account.id;
  return account.type === "Contractor" && showroom?.user_id === account.id;
}

/** The full product at a showroom's prices; with `marginBp` it includes trade prices. */
export function productView(
  row: ProductRow,
  { tree, attributes }: CatalogView,
  showroom: Showroom | null,
  { marginBp, now }: { marginBp: number | null; now: Date },
): Product {
  const price = customerPrice(showroom, tree, { ...row, product_id: row.id });
  const first = row.variants.find((variant) => variant.sku === row.sku) ?? row.variants[0];
  const lead = first?.lead_time_days ?? row.lead_time_days;
  const { earliest, latest } = deliveryWindow(now, lead);
  return {
    ...cardView(row, price, showroom === null),
    description: row.description,
    images: imagesOf(row),
    variants: row.variants.map((variant) => variantView(variant, row, tree, showroom, marginBp)),
    specs: specsOf(row.attributes, attributes),
    documents: row.documents.map(({ title, url }) => ({ title, url })),
    delivery: {
      lead_time_days: lead,
      earliest: earliest.toISOString(),
      latest: latest.toISOString(),
      ships_free: true,
      ships_from: [row.vendor_city, row.vendor_state].filter(Boolean).join(", "),
      ships_as: shipsAs(first?.freight_class ?? "parcel"),
      making_days: makingDays,
      order_minimum: toDollars(row.minimum_cents),
    },
    warranty: row.warranty,
    surface: row.surface,
    waste_percent: wasteOf(row.attributes.pattern),
    material: row.material ?? null,
    model: row.model ?? null,
    latest_reviews: row.latest_reviews,
    rating_counts: row.rating_counts,
  };
}

function variantView(
  variant: VariantRow,
  row: ProductRow,
  tree: CategoryTree,
  showroom: Showroom | null,
  marginBp: number | null,
): Variant {
  const { wholesale_cents, list_cents, box_sqft } = variant;
  const products = { product_id: row.id, category_id: row.category_id, wholesale_cents, list_cents };
  const price = customerPrice(showroom, tree, products);
  const images = picturesOfVariant(variant, row);
  const { width_size = "", height_size = "", length_size = "", pattern = "" } = variant.item_size;
  return {
    sku: variant.sku,
    options: variant.options,
    ...(variant.description && { description: variant.description }),
    price: toDollars(price),
    price_per_sqft: row.unit === "Box" && box_sqft !== null ? toDollars(pricePerSqft(price, box_sqft)) : null,
    list_price: toDollars(list_cents),
    savings_percent: savingsPercent(price, list_cents),
    box_sqft,
    pieces_per_box: variant.pieces_per_box,
    weight_lb: variant.weight_lb,
    stock: variant.stock,
    allows_backorder: variant.allows_backorder,
    lead_time_days: variant.lead_time_days,
    ships_as: shipsAs(variant.freight_class),
    item_size: { width_size, height_size, length_size, pattern },
    image: hasOwnPicture(variant, row) ? images[0]! : null,
    images,
    ...(marginBp !== null && {
      trade_price: toDollars(wholesale_cents + basisPoints(wholesale_cents, marginBp)),
    }),
  };
}

type VariantPictures = Pick<VariantRow, "id" | "media_key">;
type ShownImage = Pick<ImageRow, "variant_ids" | "media_key">;

const showsVariant = ({ variant_ids, media_key }: ShownImage, variant: VariantPictures) =>
  variant_ids.includes(variant.id) || media_key === variant.media_key;

/**
 * Places of the pictures that show a variant, its own before those of the whole product. Its main picture is the first
 * that was assigned to it, before the one that other variants share.
 */
export function picturesOfVariant(
  variant: VariantPictures,
  { images, variants }: { images: readonly ShownImage[]; variants: readonly VariantPictures[] },
): number[] {
  const places = images.map((_, at) => at);
  const own = places.filter((at) => showsVariant(images[at]!, variant));
  const assigned = own.filter((at) => images[at]!.variant_ids.includes(variant.id));
  const ofAll = places.filter((at) => !variants.some((one) => showsVariant(images[at]!, one)));
  return [...new Set([...assigned, ...own, ...ofAll])];
}

const hasOwnPicture = (variant: VariantRow, { images }: ProductRow): boolean =>
  images.some((image) => showsVariant(image, variant));

/** Its pictures; a product without any shows a generic one for its kind. */
function imagesOf(row: ProductRow): Product["images"] {
  const images = row.images.flatMap((image) => pictureOf(image, image.alt) ?? []);
  return images.length > 0 ? images : [pictureOf(row, row.name)].filter((image) => image !== null);
}

function wasteOf(pattern: unknown): number {
  const [first] = [pattern].flat();
  const name = typeof first === "string" ? first.toLowerCase() : "";
  return Object.hasOwn(wastePercent, name)
    ? wastePercent[name as keyof typeof wastePercent]
    : wastePercent.straight;
}
