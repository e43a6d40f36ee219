export { paymentRoutes as routes } from "./payments.routes.ts";
export { allPayments, disputedPayment } from "./payments.store.ts";
