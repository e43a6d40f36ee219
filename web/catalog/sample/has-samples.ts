import type { Product } from "../../../contract/catalog.ts";

/** Samples are sent of what is laid, hung or painted, not of what stands in a room. */
export const hasSamples = ({ surface, model }: Pick<Product, "surface" | "model">): boolean =>
  surface.length > 0 && model === null;
