export { routes } from "./today.routes.ts";
