import type { LayPattern } from "../../../materials/laying/laying.types.ts";

const names: Record<LayPattern, string> = {
  straight: "recta",
  diagonal: "diagonal",
  brick: "tipo ladrillo",
  third: "desfase de un tercio",
  random: "tablas con extremos escalonados",
  herringbone: "espina de pescado",
  basketweave: "tejido de canasta",
  chevron: "zigzag",
  hexagon: "hexágonos",
  picket: "piquetes",
  rhombus: "rombos",
  mixed: "como se coloca el producto",
};

export const patternWords = (pattern: LayPattern): string => names[pattern];
