export { routes } from "./content.routes.ts";
