export { routes } from "./leads.routes.ts";
