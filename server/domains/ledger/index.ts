export { routes } from "./payouts.routes.ts";
export { postTransfers } from "./transfers.store.ts";
