import { basisPoints, type Cents, roundCents } from "./money.ts";

/** Least markup of a contractor, in basis points (specification: at least 10 %). */
export const minimumMarkupBp = 1000;
/** Most markup of a contractor, in basis points: more is a slip of the keyboard. */
export const maximumMarkupBp = 20_000;
/** The platform's default margin on the vendor's price. */
export const defaultMarginBp = 800;

/** What one unit costs and who gets what of it; the three parts add up to `unit_price_cents`. */
export interface UnitPrice {
  unit_price_cents: Cents;
  /** Paid to the vendor: the wholesale price. */
  final_price_cents: Cents;
  platform_margin_cents: Cents;
  contractor_markup_cents: Cents;
}

/**
 * The customer's price of one unit: wholesale + platform margin = trade price, + markup on the trade price.
 * The customer's price is rounded once, at the unit; the markup is what the rounded price leaves.
 */
export function unitPrice(wholesaleCents: Cents, marginBp: number, markupBp: number): UnitPrice {
  if (markupBp < minimumMarkupBp) throw new RangeError(`markup of ${markupBp} basis points is below 10 %`);
  const margin = basisPoints(wholesaleCents, marginBp);
  const trade = wholesaleCents + margin;
  const price = roundCents((trade * (10_000 + markupBp)) / 10_000);
  return {
    unit_price_cents: price,
    final_price_cents: wholesaleCents,
    platform_margin_cents: margin,
    contractor_markup_cents: price - trade,
  };
}

/** What a pro pays for one unit in their own showroom: the trade price, with no markup for anybody. */
export function tradePrice(wholesaleCents: Cents, marginBp: number): UnitPrice {
  const margin = basisPoints(wholesaleCents, marginBp);
  return {
    unit_price_cents: wholesaleCents + margin,
    final_price_cents: wholesaleCents,
    platform_margin_cents: margin,
    contractor_markup_cents: 0,
  };
}

/** Price per square foot of products sold by the box: price ÷ `box_sqft`. */
export const pricePerSqft = (unitPriceCents: Cents, boxSqft: number): Cents =>
  roundCents(unitPriceCents / boxSqft);

/** Whole percent below the list price; 0 when it is not below. */
export function savingsPercent(priceCents: Cents, listCents: Cents): number {
  return listCents > priceCents ? Math.floor(((listCents - priceCents) * 100) / listCents) : 0;
}

/** Markups of one showroom, in basis points. */
export interface Markups {
  showroom_bp: number;
  by_category: ReadonlyMap<number, number>;
  by_product: ReadonlyMap<number, number>;
}

/**
 * The markup that counts for a product: the product's own, else that of its category or the nearest
 * category above it, else the showroom's.
 * @param categoryPath ids from the product's category upwards
 */
export function markupFor(markups: Markups, productId: number, categoryPath: readonly number[]): number {
  const own = markups.by_product.get(productId);
  if (own !== undefined) return own;
  for (const category of categoryPath) {
    const found = markups.by_category.get(category);
    if (found !== undefined) return found;
  }
  return markups.showroom_bp;
}

/** A coupon's value on a line: percent of the line's price, at most the contractor's markup in it. */
export function couponOnLine(line: { price_cents: Cents; markup_cents: Cents }, percentBp: number): Cents {
  return Math.min(basisPoints(line.price_cents, percentBp), line.markup_cents);
}
