import { join } from "node:path";
import { Hono } from "hono";
import type { Platform } from "../../platform/platform.ts";
import { findMediaSource } from "./media.store.ts";
import { createMediaPictures, type MediaPictures } from "./media-pictures.ts";

/** The pictures of this installation, from its database and file store. */
export function openMedia(platform: Platform): MediaPictures {
  return createMediaPictures({
    loadSource: (key) => findMediaSource(platform.db, key),
    readFile: (path) => platform.files.get(path),
    cacheDir: join(platform.config.dataDir, "cache", "media"),
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
