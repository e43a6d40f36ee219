import type { ProductCard } from "../../../../contract/catalog/product-card.ts";
import { finishColor } from "../../../../domain/catalog/finish-color.ts";
import { toDollars } from "../../../../domain/money/money.ts";
import { markupFor, pricePerSqft, savingsPercent, unitPrice } from "../../../../domain/money/pricing.ts";
import { pictureOf, type Showroom } from "../../showrooms/showrooms/index.ts";
import type { CardRow } from "./cards.store.ts";
import type { CategoryTree } from "./category-tree.rules.ts";

/** The inputs of a price. */
interface Products {
  product_id: number;
  category_id: number;
  wholesale_cents: number;
  list_cents: number;
}

/** What a price display needs. */
interface Measure {
  list_cents: number;
  /** Square feet per box; 0 for products not sold by the box. */
  covers: number;
}

const mostSwatches = 6;
const hexColor = /^#[0-9a-f]{3,8}$/i;

/** A product's price for a customer, in cents; without a showroom the list price. */
export function customerPrice(showroom: Showroom | null, tree: CategoryTree, products: Products): number {
  if (!showroom) return products.list_cents;
  const markup = markupOf(showroom, tree, products);
  return unitPrice(products.wholesale_cents, showroom.margin_bp, markup).unit_price_cents;
}

/** The markup of a product in a showroom, in basis points. */
export function markupOf(
  showroom: Showroom,
  tree: CategoryTree,
  products: Pick<Products, "product_id" | "category_id">,
): number {
  return markupFor(showroom.markups, products.product_id, tree.pathIds(products.category_id));
}

type Priced = Pick<ProductCard, "price" | "price_per_sqft" | "savings_percent" | "needs_showroom">;

/** How another variant of the product differs, except for its price. */
export type OwnPart = Pick<
  ProductCard,
  "image" | "sku" | "box_sqft" | "list_price" | "in_stock" | "allows_backorder" | "lead_time_days"
>;

/** A card at a price; `needs_showroom` if that is the list price because there is no showroom. */
export const cardView = (row: CardRow, priceCents: number, needs_showroom: boolean): ProductCard => ({
  ...unpricedCard(row),
  ...pricedPart({ ...row, covers: row.unit === "Box" ? (row.box_sqft ?? 0) : 0 }, priceCents, needs_showroom),
});

/** JSON of a card up to its price, the same in every showroom. */
export const unpricedText = (row: CardRow): string => JSON.stringify(unpricedCard(row)).slice(0, -1);

/** The part of `unpricedText` shared by all variants. */
export const sharedText = (unpriced: Buffer): Buffer => unpriced.subarray(0, unpriced.lastIndexOf(ownBegins));

/** `OwnPart` comes last in a card, and its picture comes first in it. */
const ownBegins = Buffer.from(',"image":');

/** JSON of a card from its price on, after `unpricedText`. */
export const pricedText = (measure: Measure, priceCents: number, needs_showroom: boolean): string =>
  `,${JSON.stringify(pricedPart(measure, priceCents, needs_showroom)).slice(1)}`;

function pricedPart({ list_cents, covers }: Measure, priceCents: number, needs_showroom: boolean): Priced {
  return {
    price: toDollars(priceCents),
    price_per_sqft: covers === 0 ? null : toDollars(pricePerSqft(priceCents, covers)),
    savings_percent: savingsPercent(priceCents, list_cents),
    needs_showroom,
  };
}

/** The part that is the same in every showroom. */
const unpricedCard = (row: CardRow): Omit<ProductCard, keyof Priced> => ({
  ...sharedPart(row),
  ...ownPart(row),
});

const sharedPart = (row: CardRow): Omit<ProductCard, keyof Priced | keyof OwnPart> => ({
  hash: row.hash,
  name: row.name,
  brand: row.brand,
  vendor: row.vendor,
  category: { id: row.category_id, name: row.category_name, slug_url: row.category_slug },
  images_count: row.images_count,
  rating: row.rating_count > 0 ? Math.round((row.rating_sum * 10) / row.rating_count) / 10 : null,
  reviews: row.rating_count,
  unit: row.unit,
  minimum_unit: row.minimum_unit,
  has_model: row.has_model,
  swatches: swatchesOf(row),
  looks_count: looksOf(row).length,
  variants_count: row.variants_count,
});

const ownPart = (row: CardRow): OwnPart => ({
  image: pictureOf(row, row.alt ?? row.name),
  sku: row.sku,
  box_sqft: row.box_sqft,
  list_price: toDollars(row.list_cents),
  in_stock: row.in_stock,
  allows_backorder: row.allows_backorder,
  lead_time_days: row.lead_time_days,
});

/** A variant's look: its color and finish, else whatever distinguishes it. */
export const lookOf = ({ Finish, Color, ...others }: Record<string, string>, otherwise: string): string =>
  [Color, Finish].filter(Boolean).join(", ") || (Object.values(others)[0] ?? otherwise);

/**
 * The distinct looks by their first picture: another size of the same color and finish is not a different look, though it
 * may have a picture of its own. Without a color or finish, what a picture shows decides.
 */
export function looksOf({ swatches }: Pick<CardRow, "swatches">): CardRow["swatches"] {
  const looks = new Map<string, CardRow["swatches"][number]>();
  for (const swatch of swatches) {
    const { Color, Finish } = swatch.options;
    const look = JSON.stringify(Color || Finish ? [Color, Finish] : swatch.media_placeholder);
    if (!looks.has(look)) looks.set(look, swatch);
  }
  return [...looks.values()];
}

/** A dot for each distinct look, in the picture's color or else its finish's; none if all look alike. */
function swatchesOf(row: CardRow): ProductCard["swatches"] {
  const looks = looksOf(row);
  if (looks.length < 2) return [];
  return looks.slice(0, mostSwatches).map((swatch) => {
    const label = lookOf(swatch.options, row.name);
    const placeholder = swatch.media_placeholder ?? "";
    return {
      label,
      color: hexColor.test(placeholder) ? placeholder : (finishColor(label) ?? ""),
      image: pictureOf(swatch, `${row.name}, ${label}`),
    };
  });
}
