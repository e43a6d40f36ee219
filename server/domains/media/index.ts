export { mediaRoutes, openMedia } from "./media.routes.ts";
export { createMediaPictures, type MediaPictures } from "./media-pictures.ts";
export { type MediaSource, mediaKey } from "./media-source.ts";
