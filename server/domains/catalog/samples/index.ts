export { routes } from "./samples.routes.ts";
export { seedSampleBasket, seedSampleOrders } from "./seed.store.ts";
