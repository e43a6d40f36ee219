export {
  accountsOf,
  availableByAccount,
  balanceOf,
  type EntryRow,
  entriesOf,
  type Payee,
  partsOfPayout,
} from "./balances.store.ts";
export { bookRoutes as routes } from "./books.routes.ts";
export { postTransfers } from "./transfers.store.ts";
