/** The price to compare a product by: of a square foot where it covers something, else of one unit. Inches, cents. */
export function comparedPrice(
  price_cents: number,
  { box_sqft, model, width_in, length_in }: ComparedProduct,
): number {
  if (box_sqft) return price_cents / box_sqft;
  const sqft = model ? 0 : (width_in * length_in) / 144;
  return sqft > 1 ? price_cents / sqft : price_cents;
}

interface ComparedProduct {
  box_sqft: number | null;
  model: unknown;
  width_in: number;
  length_in: number;
}
