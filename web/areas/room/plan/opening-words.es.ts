import type { openingWords as english } from "./opening-words.ts";

export const openingWords: typeof english = {
  door: {
    name: "puerta",
    add: "Agregar una puerta",
    added: "Se agregó una puerta.",
    isInTheWay: "Una puerta estorba. Muévala primero.",
  },
  window: {
    name: "ventana",
    add: "Agregar una ventana",
    added: "Se agregó una ventana.",
    isInTheWay: "Una ventana estorba. Muévala primero.",
  },
  passage: {
    name: "paso",
    add: "Agregar un paso",
    added: "Se agregó un paso.",
    isInTheWay: "Un paso estorba. Muévalo primero.",
  },
};
