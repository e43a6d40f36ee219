export { routes } from "./views.routes.ts";
