import type { Route } from "../../../http/serve.ts";
import type { Job } from "../../../platform/jobs.ts";
import { type KeyedColumn, keyedIn } from "../../../platform/rekey.store.ts";
import { accountRoutes } from "./accounts.routes.ts";
import { achRoutes } from "./ach.routes.ts";
import { balanceRoutes } from "./balances.routes.ts";
import { remindOwing } from "./dunning.flow.ts";
import { payScheduled, settlePayouts } from "./pay-out.flow.ts";
import { payoutRoutes } from "./payouts.routes.ts";
import { bankPurpose } from "./set-up.flow.ts";
import { remindOfTaxDetails, taxIdPurpose } from "./tax.flow.ts";
import { taxRoutes } from "./tax.routes.ts";

export { erasePayoutsOf } from "./erase.store.ts";
export { negativeDueOn } from "./payouts.rules.ts";
export { inTransit } from "./payouts.store.ts";
export { type FiledPayee, filedPayees } from "./tax.flow.ts";

export const routes: readonly Route[] = [
  ...payoutRoutes,
  ...taxRoutes,
  ...accountRoutes,
  ...balanceRoutes,
  ...achRoutes,
];

export const jobs: readonly Job[] = [
  { name: "settle-payouts", cron: "* * * * *", at_start: true, run: settlePayouts },
  { name: "pay-scheduled", cron: "5 * * * *", at_start: true, run: payScheduled },
  { name: "remind-of-tax-details", cron: "40 16 * * *", run: remindOfTaxDetails },
  { name: "remind-negative-balances", cron: "30 16 * * *", at_start: true, run: remindOwing },
];

export const keyedColumns: readonly KeyedColumn[] = [
  ...keyedIn("payout_setups", {
    name: "bank accounts of payees",
    id: "user_id",
    column: "account_number",
    sealed_for: bankPurpose,
  }),
  ...keyedIn("payee_tax_details", {
    name: "tax IDs of payees",
    id: "user_id",
    column: "tin",
    sealed_for: taxIdPurpose,
  }),
];
