import type { ProductCard } from "../../../contract/catalog/product-card.ts";

/** The words for an out-of-stock product. */
export const noStockWords = ({ allows_backorder }: Pick<ProductCard, "allows_backorder">): string =>
  allows_backorder ? "Made to order" : "Out of stock";
