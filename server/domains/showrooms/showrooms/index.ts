import type { Route } from "../../../http/serve.ts";
import { routes as shown } from "./showrooms.routes.ts";
import { routes as studio } from "./studio/studio.routes.ts";

export { closeShowroomOf, eraseShowroomOf, reopenShowroomOf } from "./close-showroom.store.ts";
export { forgetCategoryMarkups, offerDepartment, withdrawDepartment } from "./departments.store.ts";
export { findShowroom, showroomById, showroomsTag } from "./find-showroom.flow.ts";
export { mailBrandOf, printBrandOf } from "./mail-brand.flow.ts";
export { openShowroom } from "./open-showroom.store.ts";
export { type MediaRow, pictureOf } from "./pictures.rules.ts";
export { forgetPlaces, hearOfPlaces } from "./places.flow.ts";
export { announcePlaces } from "./places.store.ts";
export { platformMarginBp, type Showroom } from "./selling.store.ts";
export { mayBrand } from "./showrooms.rules.ts";
export { type ProfileRow, picturesByKey, showroomProfileRow } from "./showrooms.store.ts";
export { marketplacePaper, paperBrandOf } from "./studio/poster.flow.ts";
export { showVendorInShowroom } from "./studio/show-vendor.flow.ts";
export { keptPictureOf } from "./studio/studio.rules.ts";

export const routes: readonly Route[] = [...shown, ...studio];
