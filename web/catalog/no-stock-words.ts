import type { ProductCard } from "../../contract/catalog.ts";
import { formatCount } from "../ui/format.ts";

/** What is said of goods of which none are there. */
export const noStockWords = ({ allows_backorder }: Pick<ProductCard, "allows_backorder">): string =>
  allows_backorder ? "Made to order" : "Out of stock";

/** What is said of goods of which more are wanted than are there. */
export const restWords = (stock: number): string =>
  `${formatCount(stock)} in stock; the rest is made to order and follows.`;
