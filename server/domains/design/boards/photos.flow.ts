import { type BoardPicture, mostPhotos } from "../../../../contract/design/boards.ts";
import { fail, failFields } from "../../../http/failure.ts";
import { takeAttempt } from "../../../http/limits.ts";
import { forChild } from "../../../http/uploads.ts";
import { newId, randomToken } from "../../../platform/ids.ts";
import type { Platform } from "../../../platform/platform.ts";
import { redrawPicture } from "../../catalog/pictures/index.ts";
import { lockBoard } from "./boards.store.ts";
import { photoAddress } from "./photo-links.rules.ts";
import { countPhotos, dropUnusedPhotos, insertPhoto, type PhotoRow } from "./photos.store.ts";

const rules = {
  formats: ["png", "jpeg", "webp", "gif"],
  fit: { width_px: 1600, height_px: 1600 },
  to: { format: "webp", quality: 84 },
} as const;
const words = { unreadable: "This file isn't a picture. Use PNG, JPEG, WebP or GIF." };

/** Stores a photo for a board: redrawn, so that only its pixels remain and no place where it was taken. */
export async function keepPhoto(
  platform: Platform,
  user_id: string,
  board_id: string,
  file: File,
): Promise<BoardPicture> {
  const { db, files } = platform;
  if ((await lockBoard(db, user_id, board_id)) === undefined) fail("not_found");
  await takeAttempt(db, `board-photo:${user_id}`, { count: 60, seconds: 600 });
  const drawn = await redrawPicture(platform, {
    sent: await forChild(file),
    rules: { ...rules, formats: [...rules.formats] },
    field: "photo",
    words,
  });
  const name = randomToken(16);
  const path = `boards/${name.slice(0, 2)}/${name}`;
  await files.put(path, drawn.bytes);
  const photo: PhotoRow = {
    id: newId(),
    path,
    media_type: "image/webp",
    width: drawn.width_px,
    height: drawn.height_px,
  };
  await db.transaction().execute(async (tx) => {
    // gone in the meantime
    if ((await lockBoard(tx, user_id, board_id)) === undefined) fail("not_found");
    if ((await countPhotos(tx, board_id)) >= mostPhotos)
      failFields({ photo: `A board can have at most ${mostPhotos} photos.` });
    await insertPhoto(tx, { ...photo, board_id });
  });
  return photoView(platform, photo, user_id);
}

export const photoView = ({ config, now }: Platform, photo: PhotoRow, by: string): BoardPicture => ({
  ref: photo.id,
  url: photoAddress(config.secretKey, { id: photo.id, by }, now()),
  width: photo.width,
  height: photo.height,
  alt: "",
});

const day_ms = 24 * 3600_000;

/** Removes photos that were taken off their board more than a day ago. */
export const removeUnusedPhotos = ({ db, now }: Platform): Promise<void> =>
  dropUnusedPhotos(db, new Date(now().getTime() - day_ms));
