import { createHash } from "node:crypto";
import type { RoomDesign } from "../../../../contract/design/room-design.ts";
import type { Picture } from "../../../../contract/shapes.ts";
import { pictureOf } from "../../showrooms/showrooms/index.ts";
import type { StillRow } from "./stills.store.ts";

/** Increase when pictures are taken differently, so that designs get new ones. */
const version = 1;

/** A hash of what a picture of a design in a showroom shows. */
export const shownIn = (design: RoomDesign, showroom_id: string): string =>
  createHash("sha256")
    .update(JSON.stringify([version, showroom_id, design]))
    .digest("base64url")
    .slice(0, 22);

/** The picture of a design as it is now: another step's is never shown. */
export function stillView(
  { id, title, design }: { id: string; title: string; design: RoomDesign },
  showroom_id: string,
  rows: readonly StillRow[],
): { picture: Picture | null; picture_coming: boolean } {
  const shows = shownIn(design, showroom_id);
  const row = rows.find((each) => each.design_id === id && each.shows === shows);
  return {
    picture: row ? pictureOf(row, `${title} in 3D`) : null,
    picture_coming: row !== undefined && !row.is_finished,
  };
}
