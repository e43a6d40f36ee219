export { findShowroom, showroomById, showroomsTag } from "./find-showroom.flow.ts";
export { type MediaRow, pictureOf } from "./pictures.rules.ts";
export { platformMarginBp, type Showroom } from "./selling.store.ts";
export { routes } from "./showrooms.routes.ts";
