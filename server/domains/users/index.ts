export { placesChanged } from "./change-user.flow.ts";
export { closePlace } from "./places.store.ts";
export { routes } from "./users.routes.ts";
export { hasOtherAdmin } from "./users.store.ts";
