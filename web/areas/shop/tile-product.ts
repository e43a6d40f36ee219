import type { ProductCard } from "../../../contract/catalog/product-card.ts";

/** The part of a card that a tile or a row shows; a list's page includes it for the browser. */
export type TileProduct = Omit<ProductCard, "swatches" | "vendor" | "category"> & {
  swatches: readonly { label: string; color: string }[];
};

export function tileOf({ vendor: _, category: __, ...card }: ProductCard): TileProduct {
  return { ...card, swatches: card.swatches.map(({ label, color }) => ({ label, color })) };
}
