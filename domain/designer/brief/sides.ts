import type { Side } from "./brief.types.ts";

const english =
  /^(?: (?:stays?|staying|stay|where (?:it|they) (?:is|are)(?: now)?|right there|there|it|is|its|it's))*,? (?:which is |it's |it is )?(?:(?:on|against|along|at|to) (?:the|my|our) (left|right|back|far|rear|opposite|door|doorway|entry|entrance|front|window)(?:[- ]hand)?(?: (?:wall|side))?\b(?! of)|on the wall with (?:the|my|our) (door|window)|(across from|opposite|facing|next to|beside|by|under|below|at) (?:the|my|our) (door|doorway|entry|entrance|window|windows)\b)/i;
const spanish =
  /^(?: (?:donde est[aá]n?|se quedan?|ah[ií]))*,? (?:(?:en|contra|a) (?:la pared|el muro|el lado|la|el) (izquierd[ao]|derech[ao]|del fondo|de atr[aá]s|de enfrente|de la puerta|de la entrada|de la ventana)(?![\p{L}])|en la pared con la (puerta|ventana)|(frente a|junto a|al lado de|bajo|debajo de) la (puerta|entrada|ventana)(?![\p{L}]))/iu;
/** Behind what is kept: where it is does not matter. */
const anywhere =
  /^[,;]?(?: where (?:it|they) (?:is|are))?[,;]? (?:but )?(?:(?:it|they) (?:can|could|may) (?:move|be moved|go anywhere)|(?:pero )?(?:puede|pueden) (?:moverse|cambiar de lugar))/i;

const sides = new Map<string, Side>([
  ["left", "left"],
  ["right", "right"],
  ["back", "back"],
  ["far", "back"],
  ["rear", "back"],
  ["opposite", "back"],
  ["door", "door"],
  ["doorway", "door"],
  ["entry", "door"],
  ["entrance", "door"],
  ["front", "door"],
  ["window", "window"],
  ["windows", "window"],
  ["izquierda", "left"],
  ["izquierdo", "left"],
  ["derecha", "right"],
  ["derecho", "right"],
  ["del fondo", "back"],
  ["de atrás", "back"],
  ["de atras", "back"],
  ["de enfrente", "back"],
  ["de la puerta", "door"],
  ["de la entrada", "door"],
  ["de la ventana", "window"],
  ["puerta", "door"],
  ["entrada", "door"],
  ["ventana", "window"],
]);

const away = /^(?:across from|opposite|facing|frente a)$/i;

/** Where something stands by the words behind it, as one comes in, and where these words end. Null where none say so. */
export function sideBehind(text: string, from: number): { side: Side; to: number } | null {
  const rest = text.slice(from, from + 120);
  const free = anywhere.exec(rest);
  if (free) return { side: "any", to: from + free[0].length };
  const found = english.exec(rest) ?? spanish.exec(rest);
  if (!found) return null;
  const [words, on, holding, beside = "", what = ""] = found;
  const named = sides.get((on ?? holding ?? what).toLowerCase())!;
  // beside a door it may stand on either of two walls
  if (beside !== "" && named === "door" && !away.test(beside)) return null;
  return { side: away.test(beside) && named === "door" ? "back" : named, to: from + words.length };
}
