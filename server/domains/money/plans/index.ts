import type { Route } from "../../../http/serve.ts";
import type { Job } from "../../../platform/jobs.ts";
import { announcePlans } from "./announce.flow.ts";
import { managedPlanRoutes } from "./manage-plans.routes.ts";
import { planRoutes } from "./plans.routes.ts";
import { renewPlans, settlePlanPayments } from "./renew.flow.ts";

export { settlePlanPayment } from "./charge.flow.ts";
export { redeemCode } from "./credit-codes.flow.ts";
export { erasePlanInvoicesOf } from "./erase.store.ts";
export { planInvoice, planInvoiceFile } from "./invoice-file.flow.ts";
export type { InvoiceRow } from "./invoices.store.ts";
export { findPaymentByKey as findPlanPaymentByKey } from "./invoices.store.ts";
export { creditsLost } from "./lost-credits.flow.ts";
export { type SeededInvoice, seedInvoices, seedSubscriptions } from "./seed.store.ts";

export const routes: readonly Route[] = [...planRoutes, ...managedPlanRoutes];

export const jobs: readonly Job[] = [
  { name: "settle-plan-payments", cron: "* * * * *", at_start: true, run: settlePlanPayments },
  { name: "renew-plans", cron: "10 * * * *", at_start: true, run: renewPlans },
  { name: "announce-plans", cron: "20 * * * *", at_start: true, run: announcePlans },
];
