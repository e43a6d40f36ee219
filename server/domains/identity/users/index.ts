export { placesChanged } from "./change-user.flow.ts";
export { closePlace, lockPlace } from "./places.store.ts";
export { routes } from "./users.routes.ts";
export { hasOtherAdmin } from "./users.store.ts";
