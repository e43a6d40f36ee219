import { kindWords } from "../../../../domain/room/geometry/place-words.ts";
import type {
  numberedView as englishNumber,
  viewSteps as englishSteps,
  towardWords as englishToward,
} from "./view-words.ts";

export const towardWords: typeof englishToward = (kind) =>
  kind === null ? "Todo el cuarto" : `Hacia: ${kindWords(kind)}`;

export const numberedView: typeof englishNumber = (number) => `Vista ${number}`;

export const viewSteps: typeof englishSteps = {
  save: "Guardar una vista",
  suggest: "Agregar vistas sugeridas",
  rename: "Cambiar el nombre de una vista",
  move: "Mover una vista",
  remove: "Quitar una vista",
};
