import type { Route } from "../../../http/serve.ts";
import { routes as settings } from "./settings/settings.routes.ts";
import { routes as shown } from "./showrooms.routes.ts";

export { closeShowroomOf, eraseShowroomOf, reopenShowroomOf } from "./close-showroom.store.ts";
export { forgetCategoryMarkups, offerDepartment, withdrawDepartment } from "./departments.store.ts";
export { findShowroom, showroomById } from "./find-showroom.flow.ts";
export { mailBrandOf, printBrandOf } from "./mail-brand.flow.ts";
export { openShowroom } from "./open-showroom.store.ts";
export { type MediaRow, pictureOf } from "./pictures.rules.ts";
export { type SeededShowroom, seedProductMarkups, seedShowrooms } from "./seed.store.ts";
export { platformMarginBp, type Showroom } from "./selling.store.ts";
export { marketplacePaper, paperBrandOf } from "./settings/poster.flow.ts";
export { keptPictureOf } from "./settings/settings.rules.ts";
export { showVendorInShowroom } from "./settings/show-vendor.flow.ts";
export { mayBrand } from "./showrooms.rules.ts";
export { type ProfileRow, picturesByKey, showroomProfileRow } from "./showrooms.store.ts";

export const routes: readonly Route[] = [...shown, ...settings];
