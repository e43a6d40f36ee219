export { routes } from "./visits.routes.ts";
