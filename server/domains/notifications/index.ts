export { routes } from "./notifications.routes.ts";
export { markLinkRead, notify, notifyAnew } from "./notifications.store.ts";
