import { itemKinds } from "../../../contract/design/room-design.ts";
import * as spanish from "../../../domain/room/geometry/place-words.es.ts";
import { kindWords, surfaceWords } from "../../../domain/room/geometry/place-words.ts";
import { designInWords } from "../../platform/spanish/in-words.ts";

const surfaces = ["floor", "ceiling", "countertop", "backsplash", "base", "crown", "coping"];

const places = new Map([
  ...surfaces.map((kind) => [surfaceWords(kind), spanish.surfaceWords(kind)] as const),
  ...itemKinds.map((kind) => [kindWords(kind), spanish.kindWords(kind)] as const),
]);

/** Where a line of a design is in Spanish, as "Mesa de centro" for "Coffee table". */
export function placeInSpanish(where: string): string {
  const said = places.get(where.toLowerCase());
  return said ? said.charAt(0).toUpperCase() + said.slice(1) : designInWords(where, "es");
}
