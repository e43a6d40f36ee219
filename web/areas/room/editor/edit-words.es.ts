import { listed } from "../../../client/listed.ts";
import { plural } from "../../../ui/format.ts";
import type * as english from "./edit-words.ts";

export const cabinetsMade: typeof english.cabinetsMade = ({ bases, walls, run }) =>
  `Listo: ${listed([
    `${plural(bases, "gabinete bajo", "gabinetes bajos")} (${run})`,
    ...(walls > 0 ? [plural(walls, "gabinete de pared", "gabinetes de pared")] : []),
  ])}.`;

export const deletedWords: typeof english.deletedWords = (name, besides) =>
  besides.length === 0 ? `Se eliminó: ${name}.` : `Se eliminó: ${name}, junto con: ${listed(besides)}.`;

export const savedWords: typeof english.savedWords = {
  picture: {
    needsView: "La imagen necesita la vista 3D.",
    underway: "Creando y guardando la imagen. Puede seguir trabajando.",
    failed: "No pudimos crear la imagen. Inténtelo de nuevo.",
  },
  model: {
    needsView: "El modelo necesita la vista 3D.",
    underway: "Creando y guardando el modelo. Puede seguir trabajando.",
    failed: "No pudimos crear el modelo. Inténtelo de nuevo.",
  },
};

export const sideWords: typeof english.sideWords = {
  front: "al frente",
  back: "atrás",
  left: "a su izquierda",
  right: "a su derecha",
};

export const tabWords: typeof english.tabWords = {
  total: "en total",
  passed: "todo en orden",
};
