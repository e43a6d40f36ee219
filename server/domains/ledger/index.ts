export { routes } from "./payouts.routes.ts";
export { postTransfers, type Transfer } from "./transfers.store.ts";
