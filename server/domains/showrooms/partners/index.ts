export { routes } from "./partners.routes.ts";
