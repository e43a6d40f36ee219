export { routes } from "./sales.routes.ts";
