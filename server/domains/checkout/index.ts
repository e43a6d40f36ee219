import type { Job } from "../../platform/jobs.ts";
import type { Route } from "../../serve.ts";
import { checkoutRoutes } from "./checkout.routes.ts";
import { couponRoutes } from "./coupons.routes.ts";
import { recoverPayments } from "./recover.flow.ts";
import { webhookRoutes } from "./webhook.routes.ts";

export { assertForward, momentOf, type SentTerms, termsFor } from "./coupon-terms.flow.ts";
export { addCoupon, couponCategories, leastMarkup } from "./coupons.store.ts";

export const routes: readonly Route[] = [...checkoutRoutes, ...couponRoutes, ...webhookRoutes];

export const jobs: readonly Job[] = [
  { name: "recover-payments", cron: "* * * * *", at_start: true, run: recoverPayments },
];
