import { routes as listRoutes } from "./notifications.routes.ts";
import { settingsRoutes } from "./settings.routes.ts";

export { markLinkRead, notify, notifyAnew } from "./notifications.store.ts";

// a route of the list would match "settings" as an id, so these come first
export const routes = [...settingsRoutes, ...listRoutes];
