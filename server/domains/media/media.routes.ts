import { join } from "node:path";
import { Hono } from "hono";
import type { Platform } from "../../platform/platform.ts";
import { findMediaSource } from "./media.store.ts";
import { createMediaPictures, type MediaPictures } from "./media-pictures.ts";
import { diskPictureCache } from "./picture-cache.ts";
import type { Upload } from "./uploads.store.ts";

const cacheDirOf = ({ config }: Platform): string => join(config.dataDir, "cache", "media");

/** Removes the files of pictures that `dropUnusedUploads` deleted, and their derived pictures. */
export async function removeUploads(platform: Platform, uploads: readonly Upload[]): Promise<void> {
  const made = diskPictureCache(cacheDirOf(platform));
  for (const { key, path } of uploads) {
    await platform.files.delete(path);
    await made.forget(key);
  }
}

/** The pictures of this installation, from its database and file store. */
export function openMedia(platform: Platform): MediaPictures {
  return createMediaPictures({
    loadSource: (key) => findMediaSource(platform.db, key),
    readFile: (path) => platform.files.get(path),
    cacheDir: cacheDirOf(platform),
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
