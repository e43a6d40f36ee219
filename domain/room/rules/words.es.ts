import { label, wallLabel, withThe } from "../geometry/item-label.es.ts";
import type { Ahead } from "./free-ahead.ts";
import type { RoomView, Standing } from "./room-view.ts";

export { inch } from "./words.ts";

/** `el inodoro` */
export const the = (view: RoomView, { item }: Standing): string => withThe(label(view.design, item));

/** `El inodoro`, to begin a sentence. */
export const The = (view: RoomView, standing: Standing): string => {
  const words = the(view, standing);
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** What is ahead: `la pared norte`, `el tocador`. */
export function whatIs(view: RoomView, by: Ahead["by"]): string {
  if (!by) return "nada";
  return "wall" in by ? withThe(wallLabel(by.wall)) : the(view, by.item);
}
