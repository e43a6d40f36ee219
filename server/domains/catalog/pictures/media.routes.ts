import { join } from "node:path";
import { Hono } from "hono";
import { discardFiles } from "../../../platform/files/discard.ts";
import type { Platform } from "../../../platform/platform.ts";
import { findMediaSource } from "./media.store.ts";
import { createMediaPictures, firstView_px, type MediaPictures } from "./media-pictures.ts";
import { diskPictureCache } from "./picture-cache.ts";
import { dropRoomPictures, type Upload } from "./uploads.store.ts";

const cacheIn = ({ dataDir }: Pick<Platform["config"], "dataDir">): string => join(dataDir, "cache", "media");

/** Removes the files of pictures that `dropUnusedUploads` deleted, and their derived pictures. */
export async function removeUploads(platform: Platform, uploads: readonly Upload[]): Promise<void> {
  const made = diskPictureCache(cacheIn(platform.config));
  await discardFiles(
    platform,
    uploads.map(({ path }) => path),
  );
  for (const { key } of uploads) await made.forget(key);
}

/** Removes the picture of a room or template that was deleted, unless something else shows it. */
export async function forgetRoomPicture(platform: Platform, key: string | null): Promise<void> {
  if (key) await removeUploads(platform, await dropRoomPictures(platform.db, { key }));
}

const day_ms = 24 * 3600_000;

/** Removes earlier pictures of rooms. For a day, pages that are still open find them. */
export async function sweepRoomPictures(platform: Platform): Promise<void> {
  const before = new Date(platform.now().getTime() - day_ms);
  await removeUploads(platform, await dropRoomPictures(platform.db, { before }));
}

/**
 * Keeps pictures of materials that were drawn ahead, so that lists show them at once.
 * @param drawn AVIF, 640 pixels wide, by media key
 */
export async function keepFirstViews(
  config: Pick<Platform["config"], "dataDir">,
  drawn: Iterable<readonly [key: string, bytes: Uint8Array]>,
): Promise<void> {
  const cache = diskPictureCache(cacheIn(config));
  for (const [key, bytes] of drawn) await cache.put(`${key}/${firstView_px}.avif`, bytes);
}

/** The pictures of this installation, from its database and file store. */
export function openMedia(platform: Platform): MediaPictures {
  return createMediaPictures({
    loadSource: (key) => findMediaSource(platform.db, key),
    readFile: (path) => platform.files.get(path),
    cacheDir: cacheIn(platform.config),
    pictures: platform.pictures,
    noteFailure: (key, error) =>
      platform.log.error({ err: error, media_key: key }, "a picture cannot be drawn"),
  });
}

/** `GET /showroom/media/<key>/<width>.<avif|webp|jpg>` */
export function mediaRoutes(pictures: MediaPictures): Hono {
  const app = new Hono();
  app.get("/showroom/media/:key/:file", (context) =>
    pictures.respond(context.req.raw, context.req.param("key"), context.req.param("file")),
  );
  return app;
}
