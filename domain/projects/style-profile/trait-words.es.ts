import type { Trait } from "./styles.ts";

export const traitWords: Record<Trait, readonly [more: string, less: string]> = {
  warm: ["colores cálidos", "colores fríos"],
  light: ["cuartos luminosos", "cuartos más oscuros"],
  detailed: ["detalles y diseños", "superficies lisas"],
  classic: ["formas clásicas", "formas nuevas"],
  natural: ["materiales naturales", "materiales pulidos"],
};
