export { seedVisits } from "./seed.store.ts";
export { routes } from "./visits.routes.ts";
