import { routes as accounts } from "./domains/accounts/index.ts";
import { routes as aiAccounts } from "./domains/ai-accounts/index.ts";
import { routes as aiDesigns } from "./domains/ai-designs/index.ts";
import { routes as apiAccess } from "./domains/api-access/index.ts";
import { routes as approvals } from "./domains/approvals/index.ts";
import { routes as audit } from "./domains/audit/index.ts";
import { routes as boards } from "./domains/boards/index.ts";
import { routes as catalog } from "./domains/catalog/index.ts";
import { routes as checkout } from "./domains/checkout/index.ts";
import { routes as clients } from "./domains/clients/index.ts";
import { routes as content } from "./domains/content/index.ts";
import { routes as conversations } from "./domains/conversations/index.ts";
import { routes as coupons } from "./domains/coupons/index.ts";
import { routes as delivery } from "./domains/delivery/index.ts";
import { routes as disputes } from "./domains/disputes/index.ts";
import { routes as hires } from "./domains/hires/index.ts";
import { routes as invitations } from "./domains/invitations/index.ts";
import { routes as leads } from "./domains/leads/index.ts";
import { routes as ledger } from "./domains/ledger/index.ts";
import { routes as notifications } from "./domains/notifications/index.ts";
import { routes as operations } from "./domains/operations/index.ts";
import { routes as orders } from "./domains/orders/index.ts";
import { routes as partners } from "./domains/partners/index.ts";
import { routes as paymentEvents } from "./domains/payment-events/index.ts";
import { routes as paymentRoutes } from "./domains/payments/index.ts";
import { routes as payouts } from "./domains/payouts/index.ts";
import { routes as plans } from "./domains/plans/index.ts";
import { routes as privacy } from "./domains/privacy/index.ts";
import { routes as proProfit } from "./domains/pro-profit/index.ts";
import { routes as projects } from "./domains/projects/index.ts";
import { routes as proposals } from "./domains/proposals/index.ts";
import { routes as reconciliation } from "./domains/reconciliation/index.ts";
import { routes as reports } from "./domains/reports/index.ts";
import { routes as returns } from "./domains/returns/index.ts";
import { routes as reviews } from "./domains/reviews/index.ts";
import { routes as rooms } from "./domains/rooms/index.ts";
import { routes as samples } from "./domains/samples/index.ts";
import { routes as selections } from "./domains/selections/index.ts";
import { routes as settings } from "./domains/settings/index.ts";
import { routes as sharing } from "./domains/sharing/index.ts";
import { routes as showrooms } from "./domains/showrooms/index.ts";
import { routes as statements } from "./domains/statements/index.ts";
import { routes as stream } from "./domains/stream/index.ts";
import { routes as styleProfile } from "./domains/style-profile/index.ts";
import { routes as taxCertificates } from "./domains/tax-certificates/index.ts";
import { routes as team } from "./domains/team/index.ts";
import { routes as today } from "./domains/today/index.ts";
import { routes as users } from "./domains/users/index.ts";
import { routes as vendorImports } from "./domains/vendor-imports/index.ts";
import { routes as vendorProducts } from "./domains/vendor-products/index.ts";
import { routes as vendorSales } from "./domains/vendor-sales/index.ts";
import { routes as views } from "./domains/views/index.ts";
import { routes as visits } from "./domains/visits/index.ts";
import type { Route } from "./serve.ts";

/** Every route of the product; `createApp` mounts them. */
export const routes: readonly Route[] = [
  ...accounts,
  ...showrooms,
  ...catalog,
  ...projects,
  ...rooms,
  ...checkout,
  ...paymentEvents,
  ...coupons,
  ...proProfit,
  ...orders,
  ...returns,
  ...taxCertificates,
  ...disputes,
  ...paymentRoutes,
  ...ledger,
  ...payouts,
  ...plans,
  ...statements,
  ...reports,
  ...reconciliation,
  ...notifications,
  ...stream,
  ...conversations,
  ...leads,
  ...visits,
  ...reviews,
  ...delivery,
  ...aiAccounts,
  ...aiDesigns,
  ...audit,
  ...approvals,
  ...privacy,
  ...today,
  ...users,
  ...vendorImports,
  ...samples,
  ...settings,
  ...content,
  ...vendorProducts,
  ...apiAccess,
  ...views,
  ...vendorSales,
  ...operations,
  ...clients,
  ...invitations,
  ...team,
  ...sharing,
  ...hires,
  ...partners,
  ...selections,
  ...styleProfile,
  ...boards,
  ...proposals,
];
