export { routes } from "./settings.routes.ts";
