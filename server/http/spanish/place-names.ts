import { spanishPlace } from "../../../domain/room/geometry/spanish-place.ts";
import { designInWords } from "../../platform/spanish/in-words.ts";

/** Where a line of a design is in Spanish, as "Mesa de centro" for "Coffee table". */
export function placeInSpanish(where: string): string {
  const said = spanishPlace(where);
  return said === where ? designInWords(where, "es") : said;
}
