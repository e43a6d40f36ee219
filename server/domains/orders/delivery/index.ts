export { routes } from "./delivery.routes.ts";
