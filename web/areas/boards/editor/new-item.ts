import type { BoardPicture } from "../../../../contract/design/boards.ts";
import type { NewItem } from "../../../../domain/projects/boards/edit.ts";

export type AddItem = (item: NewItem, picture?: BoardPicture) => void;

/** What the editor's buttons add. */
export const newNote: NewItem = { kind: "note", text: "", color: "sand", w: 220, h: 140 };
export const newSwatch: NewItem = { kind: "swatch", color: "#c9b79c", label: "", w: 140, h: 160 };
export const newProduct = (sku: string): NewItem => ({ kind: "product", sku, w: 200, h: 240 });

/** The longer side of a picture that is put on the board. */
const pictureSide = 420;

export function pictureSize({ width, height }: { width: number; height: number }) {
  const scale = pictureSide / Math.max(1, width, height);
  return { w: Math.max(16, Math.round(width * scale)), h: Math.max(16, Math.round(height * scale)) };
}
