export { routes } from "./samples.routes.ts";
export { type SeededSampleOrder, seedSampleBasket, seedSampleOrders } from "./seed.store.ts";
