import type { Product, Variant } from "../../../contract/catalog.ts";
import { deliveryWindow } from "../../../domain/delivery-window.ts";
import { basisPoints, toDollars } from "../../../domain/money.ts";
import { pricePerSqft, savingsPercent } from "../../../domain/pricing.ts";
import type { Caller } from "../../caller.ts";
import { pictureOf, type Showroom } from "../showrooms/index.ts";
import { cardView, customerPrice } from "./cards.rules.ts";
import type { CategoryTree } from "./category-tree.rules.ts";
import type { AttributeRow } from "./listing.store.ts";
import type { ProductRow, VariantRow } from "./product.store.ts";
import { specsOf } from "./specs.rules.ts";

interface Shelf {
  tree: CategoryTree;
  attributes: ReadonlyMap<string, AttributeRow>;
}

/** Allowance for cuts and breakage where nothing else is known of the laying pattern, in percent. */
export const wastePercent = {
  straight: 10,
  brick: 10,
  diagonal: 15,
  herringbone: 20,
  basketweave: 20,
} as const;

/**
 * Whether a caller may see trade prices of a product: its vendor, an Admin with a proven code, and the
 * Contractor who runs the showroom in which it is looked at.
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

/** The product in full at a showroom's prices; `marginBp` set shows trade prices too. */
export function productView(
  row: ProductRow,
  { tree, attributes }: Shelf,
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
    documents: row.documents,
    delivery: {
      lead_time_days: lead,
      earliest: earliest.toISOString(),
      latest: latest.toISOString(),
      ships_free: true,
      ships_from: [row.vendor_city, row.vendor_state].filter(Boolean).join(", "),
      is_freight: first?.is_freight ?? false,
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
  const goods = { product_id: row.id, category_id: row.category_id, wholesale_cents, list_cents };
  const price = customerPrice(showroom, tree, goods);
  const image = row.images.findIndex((one) => one.variant_id === variant.id);
  const shared = row.images.findIndex((one) => one.media_key === variant.media_key);
  const { width_size = "", height_size = "", length_size = "", pattern = "" } = variant.item_size;
  return {
    sku: variant.sku,
    options: variant.options,
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
    is_freight: variant.is_freight,
    item_size: { width_size, height_size, length_size, pattern },
    image: image >= 0 ? image : shared >= 0 ? shared : null,
    ...(marginBp !== null && {
      trade_price: toDollars(wholesale_cents + basisPoints(wholesale_cents, marginBp)),
    }),
  };
}

/** Its pictures; a product without any shows the one that stands for its kind. */
function imagesOf(row: ProductRow): Product["images"] {
  const images = row.images.flatMap((image) => pictureOf(image, image.alt) ?? []);
  return images.length > 0 ? images : [pictureOf(row, row.name)].filter((image) => image !== null);
}

function wasteOf(pattern: unknown): number {
  const known = [pattern]
    .flat()
    .map((one) => wastePercent[String(one).toLowerCase() as keyof typeof wastePercent]);
  return known[0] ?? wastePercent.straight;
}
