import {
  floorOf,
  kindWords,
  openingWords,
  structureSide,
  structureWords,
  surfaceOn,
  surfaceWords,
  tiledWallsOf,
  wallNamed,
  wallOnSide,
} from "./place-words.es.ts";
import type { RoomPart, Side } from "./wall-sides.ts";

/** Kinds whose English name is not their id (place-words.ts). */
const kinds: Readonly<Record<string, string>> = {
  "tub with shower": "tub_shower",
  "storage piece": "media",
  TV: "screen",
  "coffee table": "low_table",
  lounger: "lounge",
  baseboard: "base",
  "crown molding": "crown",
};
const idOf = (name: string): string => kinds[name] ?? name.replaceAll(" ", "_");
const structures = /^(?:partition|half wall|column|soffit)$/;
const openings = /^(?:door|window|passage)$/;
const sides: Readonly<Record<string, string>> = {
  "left end": "left",
  "right end": "right",
  cap: "top",
  underside: "under",
};

const onPart = /^(\w+) wall of the (alcove|dining area|tub alcove)$/;
const compass = /^(?:north|south)?(?:east|west)?$/;

/** A wall: `north wall`, `south wall of the alcove`, `wall 3`. */
function wall(words: string): string | undefined {
  const [, partSide, part] = onPart.exec(words) ?? [];
  if (partSide && compass.test(partSide)) return wallOnSide(partSide as Side, part as RoomPart);
  const [, side] = /^(\w+) wall$/.exec(words) ?? [];
  if (side && compass.test(side)) return wallOnSide(side as Side, null);
  const [, name] = /^wall (\S+)$/.exec(words) ?? [];
  return name && wallNamed(name);
}

/** A thing, numbered where there are several: `base cabinet 2`. */
function thing(named: string): string | undefined {
  const [, name = "", number = ""] = /^(.*?)( \d+)?$/.exec(named) ?? [];
  const id = idOf(name);
  const words = structures.test(name) ? structureWords : openings.test(name) ? openingWords : kindWords;
  const said = words(id);
  // what has no Spanish name comes back as it was
  return said === id.replaceAll("_", " ") ? undefined : said + number;
}

/** A thing of a room, as `vanity`; a surface may have the same name. */
export const spanishThing = (words: string): string | undefined => thing(words.replace(/^the /, ""));

const place = (words: string): string | undefined => {
  const named = words.replace(/^the /, "");
  return wall(named) ?? thing(named);
};

function inSpanish(words: string): string | undefined {
  const [, area] = /^floor \((.+)\)$/.exec(words) ?? [];
  if (area) return floorOf(area);
  const [, kind, on] = /^(\w+) on (.+)$/.exec(words) ?? [];
  if (kind && on) {
    const where = place(on);
    return where && surfaceOn(kind, where);
  }
  const [, tiled] = /^tiled walls of (.+)$/.exec(words) ?? [];
  if (tiled) {
    const where = place(tiled);
    return where && tiledWallsOf(where);
  }
  const [, side, structure] = /^(front|back|left end|right end|cap|underside) of (.+)$/.exec(words) ?? [];
  if (side && structure) {
    const where = place(structure);
    return where && structureSide(sides[side] ?? side, where);
  }
  const surface = surfaceWords(idOf(words));
  return surface === idOf(words).replaceAll("_", " ") ? place(words) : surface;
}

/** The Spanish of a place of a room that was named in English, such as `vanity on the north wall`; what somebody typed stays as it is. */
export function spanishPlace(surface: string): string {
  const [, names = "", again = ""] = /^(.*?)( \(\d+\))?$/s.exec(surface) ?? [];
  const said = names.split(", ").map((words) => {
    const found = inSpanish(words.charAt(0).toLowerCase() + words.slice(1));
    if (!found) return undefined;
    return /^\p{Lu}/u.test(words) ? found.charAt(0).toUpperCase() + found.slice(1) : found;
  });
  return said.includes(undefined) ? surface : said.join(", ") + again;
}
