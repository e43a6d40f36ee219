export { routes } from "./team.routes.ts";
