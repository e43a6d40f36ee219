export { routes } from "./reports.routes.ts";
