import type { KnownOffer, ProductDraft } from "./import.store.ts";
import type { ImportRow } from "./row.rules.ts";

/** A price as it is and as the file has it, in cents. */
export interface PriceChange {
  sku: string;
  name: string;
  from_cents: number;
  to_cents: number;
}

export type Standing = "new" | "changed" | "unchanged" | "foreign";

const offerFields = [
  "wholesale_cents",
  "list_cents",
  "box_sqft",
  "pieces_per_box",
  "weight_lb",
  "stock",
  "lead_time_days",
  "is_freight",
  "allows_backorder",
] as const;
const productFields = ["name", "category_id", "description", "warranty", "unit", "minimum_unit"] as const;

/** What a row is to the offer that there is; what the file does not say counts as unchanged. */
export function standingOf(row: ImportRow, known: KnownOffer | undefined): Standing {
  if (!known) return "new";
  if (!known.is_own) return "foreign";
  const isChanged =
    offerFields.some((field) => row[field] !== undefined && row[field] !== known[field]) ||
    Object.entries(row.options).some(([name, value]) => known.options[name] !== value) ||
    Object.entries(row.item_size ?? {}).some(([name, value]) => known.item_size[name] !== value);
  return isChanged ? "changed" : "unchanged";
}

/** Whether the rows of a product, taken together, say something else of it than there is. */
export function productDiffers(
  draft: Omit<ProductDraft, "hash" | "brand_id" | "surface">,
  brand: string | undefined,
  known: KnownOffer,
): boolean {
  return (
    productFields.some((field) => draft[field] !== undefined && draft[field] !== known[field]) ||
    (brand !== undefined && brand.toLowerCase() !== known.brand.toLowerCase()) ||
    Object.entries(draft.attributes).some(([key, value]) => !isSame(value, known.attributes[key]))
  );
}

/** Lists may come in another order from the database's JSON. */
function isSame(a: unknown, b: unknown): boolean {
  const [one, other] = [[a].flat(), [b].flat()];
  return one.length === other.length && one.every((value) => other.includes(value));
}

/** The change of the vendor's price, if there is one. */
export function priceChange(row: ImportRow, known: KnownOffer | undefined): PriceChange | null {
  if (!known || known.wholesale_cents === row.wholesale_cents) return null;
  return { sku: row.sku, name: row.name, from_cents: known.wholesale_cents, to_cents: row.wholesale_cents };
}
