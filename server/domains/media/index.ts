export { keepPicture, largestPicture } from "./keep-picture.flow.ts";
export { mediaRoutes, openMedia } from "./media.routes.ts";
export { type MediaSource, mediaKey } from "./media-source.ts";
