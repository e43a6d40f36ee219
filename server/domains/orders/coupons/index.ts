export { routes } from "./coupons.routes.ts";
