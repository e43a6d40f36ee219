import type { ImportedProduct } from "../products/index.ts";
import { freightAfter } from "./freight.rules.ts";
import type { KnownOffer } from "./import.store.ts";
import type { ImportRow } from "./row.rules.ts";

/** The current price and the price in the file, in cents. */
export interface PriceChange {
  sku: string;
  name: string;
  unit: string;
  from_cents: number;
  to_cents: number;
}

/** The current stock and the stock in the file. */
export interface StockChange {
  sku: string;
  name: string;
  from: number;
  to: number;
}

export type Standing = "new" | "changed" | "unchanged";

const offerFields = [
  "wholesale_cents",
  "list_cents",
  "box_sqft",
  "pieces_per_box",
  "weight_lb",
  "stock",
  "lead_time_days",
  "allows_backorder",
] as const;
const productFields = ["name", "category_id", "description", "warranty", "unit", "minimum_unit"] as const;

/** How a row compares with the existing offer; missing values count as unchanged. */
export function standingOf(row: ImportRow, known: KnownOffer | undefined): Standing {
  if (!known) return "new";
  const isChanged =
    known.is_withdrawn ||
    (row.picture_url !== undefined && row.picture_url !== known.picture_url) ||
    (row.more_pictures.length > 0 && !isSame(row.more_pictures, known.more_pictures)) ||
    (row.description !== undefined && row.description !== known.own_description) ||
    offerFields.some((field) => row[field] !== undefined && row[field] !== known[field]) ||
    freightAfter(row.freight_class, known.freight_class) !== known.freight_class ||
    saysOther(row.options, known.options) ||
    saysOther(row.item_size ?? {}, known.item_size);
  return isChanged ? "changed" : "unchanged";
}

/** Whether the rows of a product, taken together, change it. */
export function productDiffers(
  draft: Omit<ImportedProduct, "hash" | "brand_id" | "surface">,
  brand: string | undefined,
  known: KnownOffer,
): boolean {
  return (
    productFields.some((field) => draft[field] !== undefined && draft[field] !== known[field]) ||
    (brand !== undefined && brand.toLowerCase() !== known.brand.toLowerCase()) ||
    saysOther(draft.attributes, known.attributes)
  );
}

/** Whether one of these is new or different; names may be words such as "constructor". */
const saysOther = (said: Record<string, unknown>, known: Record<string, unknown>): boolean =>
  Object.entries(said).some(([name, value]) => !Object.hasOwn(known, name) || !isSame(value, known[name]));

/** Lists may come back from JSON in another order. */
function isSame(a: unknown, b: unknown): boolean {
  const [one, other] = [[a].flat(), [b].flat()];
  return one.length === other.length && one.every((value) => other.includes(value));
}

/** The change of the stock, if the file says one. */
export function stockChange(row: ImportRow, known: KnownOffer | undefined): StockChange | null {
  if (!known || row.stock === undefined || known.stock === row.stock) return null;
  return { sku: row.sku, name: row.name, from: known.stock, to: row.stock };
}

/** The change of the vendor's price, if any. */
export function priceChange(row: ImportRow, known: KnownOffer | undefined): PriceChange | null {
  if (!known || known.wholesale_cents === row.wholesale_cents) return null;
  return {
    sku: row.sku,
    name: row.name,
    unit: row.unit ?? known.unit,
    from_cents: known.wholesale_cents,
    to_cents: row.wholesale_cents,
  };
}
