import type { sizeWords as english } from "./size-words.ts";

export const sizeWords: typeof english = {
  s: "Menos de 50 pies²",
  m: "De 50 a 120",
  l: "De 120 a 250",
  xl: "250 y más",
};
