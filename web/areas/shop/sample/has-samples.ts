import type { Product } from "../../../../contract/catalog/catalog.ts";

/** Samples are available for materials that are laid, hung or painted, not for things that stand in a room. */
export const hasSamples = ({ surface, model }: Pick<Product, "surface" | "model">): boolean =>
  surface.length > 0 && model === null;
