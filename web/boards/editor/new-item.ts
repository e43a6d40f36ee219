import type { BoardItem, BoardPicture } from "../../../contract/boards.ts";

type Without<Item, Keys extends string> = Item extends unknown ? Omit<Item, Keys> : never;
/** An item before it has its place. */
export type NewItem = Without<BoardItem, "id" | "x" | "y" | "turn">;
export type AddItem = (item: NewItem, picture?: BoardPicture) => void;

/** The longer side of a picture that is put on the board. */
const pictureSide = 420;

export function pictureSize({ width, height }: { width: number; height: number }) {
  const scale = pictureSide / Math.max(1, width, height);
  return { w: Math.max(16, Math.round(width * scale)), h: Math.max(16, Math.round(height * scale)) };
}
