export { routes } from "./style-profile.routes.ts";
