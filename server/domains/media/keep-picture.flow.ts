import { createHash } from "node:crypto";
import sharp from "sharp";
import type { Db } from "../../platform/database.ts";
import type { Files } from "../../platform/files.ts";
import { addMedia } from "./media.store.ts";
import { type MediaSource, mediaKey } from "./media-source.ts";

/** What a picture may weigh when it is sent, and how wide it is kept. */
export const largestPicture = { bytes: 4 * 1024 * 1024, words: "4 MB", pixels: 40_000_000, width_px: 1600 };

const formats = new Set(["png", "jpeg", "webp", "gif"]);

/**
 * Keeps a picture that somebody sent, drawn anew so that nothing but the picture is left of the file, and gives
 * its media key; null when it is no PNG, JPEG, WebP or GIF, whatever it is called.
 */
export async function keepPicture(
  { files }: { files: Files },
  db: Db,
  sent: Uint8Array,
): Promise<string | null> {
  const kept = await redrawn(sent).catch(() => null);
  if (!kept) return null;
  const hash = createHash("sha256").update(kept.data).digest("hex");
  const path = `uploads/${hash.slice(0, 2)}/${hash}.webp`;
  const source: MediaSource = { kind: "file", path };
  await files.put(path, kept.data);
  const key = mediaKey(source);
  const { width, height } = kept.info;
  await addMedia(db, { key, source, width, height, placeholder: kept.placeholder });
  return key;
}

async function redrawn(sent: Uint8Array) {
  const picture = sharp(sent, { limitInputPixels: largestPicture.pixels });
  if (!formats.has((await picture.metadata()).format ?? "")) return null;
  const { data, info } = await picture
    .rotate()
    .resize({ width: largestPicture.width_px, withoutEnlargement: true })
    .webp({ quality: 86, effort: 3 })
    .toBuffer({ resolveWithObject: true });
  const [red = 0, green = 0, blue = 0] = await sharp(data).resize(1, 1).removeAlpha().raw().toBuffer();
  const placeholder = `#${[red, green, blue].map((part) => part.toString(16).padStart(2, "0")).join("")}`;
  return { data, info, placeholder };
}
