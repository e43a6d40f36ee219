import type { Job } from "../../platform/jobs.ts";
import type { Route } from "../../serve.ts";
import { checkoutRoutes } from "./checkout.routes.ts";
import { couponRoutes } from "./coupons.routes.ts";
import { recoverPayments } from "./recover.flow.ts";
import { carryMessages, webhookRoutes } from "./webhook.routes.ts";

export { findCart, savedCard } from "./cart.store.ts";
export { assertForward, momentOf, type SentTerms, termsFor } from "./coupon-terms.flow.ts";
export { addCoupon, couponCategories, leastMarkup } from "./coupons.store.ts";
export { loadCart } from "./load-cart.flow.ts";
export { placePaidOrder } from "./paid-order.flow.ts";
export type { BankQuestion } from "./pay.flow.ts";
export { priceCart } from "./quote.rules.ts";

export const routes: readonly Route[] = [...checkoutRoutes, ...couponRoutes, ...webhookRoutes];

export const jobs: readonly Job[] = [
  { name: "carry-sandbox-messages", cron: "* * * * *", run: carryMessages },
  { name: "recover-payments", cron: "* * * * *", at_start: true, run: recoverPayments },
];
