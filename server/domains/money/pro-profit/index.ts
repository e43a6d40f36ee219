export { routes } from "./profit.routes.ts";
