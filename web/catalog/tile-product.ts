import type { ProductCard } from "../../contract/catalog.ts";

/** As much of a card as a tile or a row shows; what a list's page carries along for the browser. */
export type TileProduct = Omit<ProductCard, "swatches" | "vendor" | "category"> & {
  swatches: readonly { label: string; color: string }[];
};

export function tileOf({ vendor: _, category: __, ...card }: ProductCard): TileProduct {
  return { ...card, swatches: card.swatches.map(({ label, color }) => ({ label, color })) };
}
