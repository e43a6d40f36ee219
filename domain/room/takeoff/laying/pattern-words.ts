import type { LayPattern } from "../../../materials/laying/laying.types.ts";

const names: Partial<Record<LayPattern, string>> = {
  straight: "straight",
  brick: "running bond",
  third: "one-third offset",
  random: "planks with staggered ends",
  hexagon: "hexagons",
  picket: "pickets",
  rhombus: "diamonds",
  mixed: "as the product is laid",
};

/** The pattern as a tile setter says it. */
export const patternWords = (pattern: LayPattern): string => names[pattern] ?? pattern;
