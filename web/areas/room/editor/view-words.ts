import { kindWords } from "../../../../domain/room/geometry/place-words.ts";

/** What a proposed view is called, by the thing that it shows most of: `Toward the vanity`. */
export const towardWords = (kind: string | null): string =>
  kind === null ? "The whole room" : `Toward the ${kindWords(kind)}`;

/** A view that somebody saved and has not named: `View 3`. */
export const numberedView = (number: number): string => `View ${number}`;

/** What undo says. */
export const viewSteps = {
  save: "Save a view",
  suggest: "Add suggested views",
  rename: "Rename a view",
  move: "Move a view",
  remove: "Remove a view",
};
