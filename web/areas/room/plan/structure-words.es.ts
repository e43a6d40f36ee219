import type { structureWords as english } from "./structure-words.ts";

const wall = { length: "Largo", depth: "Grosor" };

export const structureWords: typeof english = {
  partition: {
    ...wall,
    name: "Muro divisorio",
    added: "Se agregó un muro divisorio.",
    remove: "Quitar el muro divisorio",
    change: "Cambiar el muro divisorio",
  },
  half_wall: {
    ...wall,
    name: "Medio muro",
    added: "Se agregó un medio muro.",
    remove: "Quitar el medio muro",
    change: "Cambiar el medio muro",
  },
  column: {
    name: "Columna",
    added: "Se agregó una columna.",
    remove: "Quitar la columna",
    change: "Cambiar la columna",
    length: "Ancho",
    depth: "Fondo",
  },
  soffit: {
    name: "Plafón",
    added: "Se agregó un plafón.",
    remove: "Quitar el plafón",
    change: "Cambiar el plafón",
    length: "Largo",
    depth: "Fondo",
  },
};
