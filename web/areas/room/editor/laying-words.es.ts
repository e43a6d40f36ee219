import type { layingWords as english } from "./laying-words.ts";

export const layingWords: typeof english = {
  standard: "predeterminado",
  ownColor: "color propio",
  ownStart: "inicio propio",
  turned: (degrees) => `con giro de ${degrees}°`,
  joints: (width) => `juntas de ${width}`,
  grout: (color) => `lechada color ${color}`,
  high: (height) => `con altura de ${height}`,
  byDefault: "con la colocación predeterminada",
  inPattern: (pattern) => `en ${pattern}`,
  withJoints: (width) => (width ? `con juntas de ${width}` : "con las juntas predeterminadas"),
  withGrout: (color) => (color ? `con lechada color ${color}` : "con la lechada predeterminada"),
  startedAt: {
    corner: "desde la esquina",
    center: "con inicio al centro",
    door: "con una pieza entera en la puerta",
  },
  finishOnAll: "Usar este acabado en todas las paredes",
  wainscotOnAll: "Usar este lambrín en todas las paredes",
};
