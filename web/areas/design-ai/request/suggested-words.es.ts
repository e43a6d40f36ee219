import type { suggestedWords as english } from "./suggested-words.ts";

export const suggestedWords: typeof english = {
  cheaper: "20% más barato",
  noTub: "Sin tina",
  addTub: "Agregar una tina",
  addIsland: "Agregar una isla",
  noIsland: "Sin isla",
  darkerFloor: "Piso más oscuro",
  lighterWalls: "Paredes más claras",
  gold: "Llaves doradas",
  plants: "Más plantas",
  nicer: "Mejores materiales",
};
