export { routes } from "./notifications.routes.ts";
export { type Notice, notify } from "./notifications.store.ts";
