export { keepPicture, largestPicture, redrawPicture } from "./keep-picture.flow.ts";
export { mediaRoutes, openMedia, removeUploads } from "./media.routes.ts";
export { type MediaSource, mediaKey } from "./media-source.ts";
export { dropUnusedUploads, uploadsOf } from "./uploads.store.ts";
