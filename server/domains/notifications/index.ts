export { routes } from "./notifications.routes.ts";
export { notify } from "./notifications.store.ts";
