/** The server keeps names of surfaces in English; one that somebody typed stays as it is. */
export { spanishPlace as surfaceName } from "../../../domain/room/geometry/spanish-place.ts";
