import type { Route } from "../../../http/serve.ts";
import type { Job } from "../../../platform/jobs.ts";
import { askedPaymentRoutes } from "./asked-payment.routes.ts";
import { checkoutRoutes } from "./checkout.routes.ts";
import { couponRoutes } from "./coupons.routes.ts";
import { recoverPayments } from "./recover.flow.ts";

export { findCart, findPaymentByKey, savedCard } from "./cart.store.ts";
export { assertForward, momentOf, type SentTerms, termsFor } from "./coupon-terms.flow.ts";
export {
  addCoupon,
  type CouponChange,
  couponCategories,
  endCouponsOfCategory,
  leastMarkup,
  setCoupon,
} from "./coupons.store.ts";
export { loadCart } from "./load-cart.flow.ts";
export { placePaidOrder } from "./paid-order.flow.ts";
export type { BankQuestion } from "./pay.flow.ts";
export { priceCart } from "./quote.rules.ts";
export { seedCoupons, seedPayments } from "./seed.store.ts";
export { settlePayment } from "./settle.flow.ts";

export const routes: readonly Route[] = [...checkoutRoutes, ...askedPaymentRoutes, ...couponRoutes];

export const jobs: readonly Job[] = [
  { name: "recover-payments", cron: "* * * * *", at_start: true, run: recoverPayments },
];
