import { inchesText, lengthText } from "../../catalog/page-lengths.ts";
import { label, wallLabel } from "../geometry/item-label.ts";
import { theWall, the as withArticle } from "../geometry/place-words.ts";
import type { Ahead } from "./free-ahead.ts";
import type { RoomView, Standing } from "./room-view.ts";

/** `the toilet` */
export const the = (view: RoomView, { item }: Standing): string => withArticle(label(view.design, item));

/** `The toilet`, to begin a sentence. */
export const The = (view: RoomView, standing: Standing): string => {
  const words = the(view, standing);
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** What is ahead: `the north wall`, `the vanity`. */
export function whatIs(view: RoomView, by: Ahead["by"]): string {
  if (!by) return "nothing";
  return "wall" in by ? theWall(wallLabel(by.wall)) : the(view, by.item);
}

/** Clearances are given in inches, rooms in feet. */
export const inch = (length_in: number): string =>
  length_in < 72 ? inchesText(length_in) : lengthText(length_in);
