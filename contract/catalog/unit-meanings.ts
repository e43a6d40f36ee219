/** What a unit of a price list may mean: of a price, of the product, of what a box holds. */
export const unitMeanings = [
  "piece",
  "pair",
  "dozen",
  "hundred",
  "thousand",
  "box",
  "pack",
  "set",
  "sqft",
  "sqyd",
  "sqm",
  "linear_ft",
  "linear_yd",
  "linear_m",
  "roll",
  "pallet",
  "gallon",
  "quart",
] as const;
export type UnitMeaning = (typeof unitMeanings)[number];
