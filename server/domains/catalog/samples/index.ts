export { routes } from "./samples.routes.ts";
