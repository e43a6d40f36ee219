import type { serviceWords as english } from "./service-words.ts";

export const serviceWords: typeof english = {
  drain: "Desagüe",
  supply: "Toma de agua",
  gas: "Gas",
  power_240: "Contacto de 240 voltios",
  vent: "Ventilación",
};
