export { keepPicture, largestPicture, logoGround, redrawPicture, storePicture } from "./keep-picture.flow.ts";
export {
  forgetRoomPicture,
  keepFirstViews,
  mediaRoutes,
  openMedia,
  removeUploads,
  sweepRoomPictures,
} from "./media.routes.ts";
export type { NewMedia } from "./media.store.ts";
export { type MediaSource, mediaKey } from "./media-source.ts";
export { seedMedia } from "./seed.store.ts";
export { dropUnusedUploads, pictureFiles, roomPictures, uploadsOf } from "./uploads.store.ts";
