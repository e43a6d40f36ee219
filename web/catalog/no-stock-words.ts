import type { ProductCard } from "../../contract/catalog.ts";

/** What is said of goods of which none are there. */
export const noStockWords = ({ allows_backorder }: Pick<ProductCard, "allows_backorder">): string =>
  allows_backorder ? "Made to order" : "Out of stock";
