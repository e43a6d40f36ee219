import type { Move, Side } from "./brief.types.ts";
import { lexicon } from "./lexicon.ts";
import { plainWord } from "./plain-word.ts";

/** A move with where the text says it. */
export interface MoveSaid extends Move {
  from: number;
  to: number;
}

const layouts =
  /\b(?:(?:i(?:'d| would)? (?:want|like) |we(?:'d| would)? (?:want|like) |try |show me |give me )?(?:another|a different|a new|an alternative) (?:layout|arrangement)|re-?arrange (?:it|everything|the room|the furniture|the fixtures)|change the (?:layout|arrangement)|otra distribuci[oó]n|otro acomodo|cambi(?:ar|a|e) la distribuci[oó]n|redistribu(?:ir|ye|ya))(?![\p{L}])/giu;
const moving =
  /\b(?:move|shift|relocate|put|place|mover|mueve|mueva|pasar|pasa|pase|poner|pon|ponga) (?:the|our|my|el|la|los|las|mi) ([\p{L} ]{3,30}?) (?:over )?(?:to|on|onto|against|a|en|hacia|contra) (?:(?:the|la|el|una|un|an) )?(another|other|opposite|different|left|right|back|far|door|window|otra|otro|de enfrente)(?:[- ]hand)?(?: (?:wall|side|pared|lado))(?: (izquierda|derecha|del fondo|de la puerta|de la ventana))?(?![\p{L}])|\b(?:mover|mueve|mueva|pasar|pasa|pase|poner|pon|ponga) (?:el|la|los|las|mi) ([\p{L} ]{3,30}?) (?:a|en|hacia|contra) (?:la pared|el muro|el lado) (izquierd[ao]|derech[ao]|del fondo|de la puerta|de la ventana)(?![\p{L}])/giu;

const sides = new Map<string, Side>([
  ["left", "left"],
  ["right", "right"],
  ["back", "back"],
  ["far", "back"],
  ["door", "door"],
  ["window", "window"],
  ["izquierda", "left"],
  ["izquierdo", "left"],
  ["derecha", "right"],
  ["derecho", "right"],
  ["del fondo", "back"],
  ["de la puerta", "door"],
  ["de la ventana", "window"],
]);

/** What is to stand elsewhere: "move the vanity to the other wall", "another layout". */
export function movesIn(text: string): MoveSaid[] {
  const all = [...text.matchAll(layouts)].map(
    (found): MoveSaid => ({ name: null, side: null, from: found.index, to: found.index + found[0].length }),
  );
  for (const found of text.matchAll(moving)) {
    const [words, thing, where, more, thing_es, where_es] = found;
    const name = nameOf(thing ?? thing_es ?? "");
    const side = sides.get((more ?? where_es ?? where ?? "").toLowerCase()) ?? null;
    if (name) all.push({ name, side, from: found.index, to: found.index + words.length });
  }
  return all.toSorted((a, b) => a.from - b.from);
}

/** What is moved, by its name in the table of what may stay. */
function nameOf(thing: string): string | null {
  const key = thing.trim().split(/\s+/).map(plainWord).join(" ");
  const meant = lexicon.meanings.get(key)?.find(({ kind }) => kind === "keepable");
  return meant?.kind === "keepable" ? meant.value : null;
}

/** The text with what was read as moves blanked out, as long as before. */
export const withoutMoves = (text: string, moves: readonly MoveSaid[]): string =>
  moves.reduce((rest, { from, to }) => rest.slice(0, from) + "\n".repeat(to - from) + rest.slice(to), text);
