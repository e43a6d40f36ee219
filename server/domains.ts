import { routes as content } from "./domains/admin/content/index.ts";
import { routes as operations } from "./domains/admin/operations/index.ts";
import { routes as settings } from "./domains/admin/settings/index.ts";
import { routes as today } from "./domains/admin/today/index.ts";
import { routes as views } from "./domains/admin/views/index.ts";
import { routes as catalog } from "./domains/catalog/products/index.ts";
import { routes as reviews } from "./domains/catalog/reviews/index.ts";
import { routes as samples } from "./domains/catalog/samples/index.ts";
import { beforeCategoryGoes, routes as catalogStructure } from "./domains/catalog/structure/index.ts";
import { routes as vendorImports } from "./domains/catalog/vendor-imports/index.ts";
import { routes as vendorProducts } from "./domains/catalog/vendor-products/index.ts";
import { routes as aiDesigns, designStills } from "./domains/design/ai-designs/index.ts";
import { routes as boards } from "./domains/design/boards/index.ts";
import { routes as hires } from "./domains/design/hires/index.ts";
import { projectFollowers, routes as projects } from "./domains/design/projects/index.ts";
import { routes as proposals } from "./domains/design/proposals/index.ts";
import { roomStills, routes as rooms, roomsFollow } from "./domains/design/rooms/index.ts";
import { routes as selections } from "./domains/design/selections/index.ts";
import { routes as sharing } from "./domains/design/sharing/index.ts";
import { stillSources } from "./domains/design/stills/index.ts";
import { routes as styleProfile } from "./domains/design/style-profile/index.ts";
import { routes as accounts } from "./domains/identity/accounts/index.ts";
import { routes as aiAccounts } from "./domains/identity/ai-accounts/index.ts";
import { routes as apiAccess } from "./domains/identity/api-access/index.ts";
import { routes as approvals } from "./domains/identity/approvals/index.ts";
import { routes as audit } from "./domains/identity/audit/index.ts";
import { routes as privacy } from "./domains/identity/privacy/index.ts";
import { routes as team } from "./domains/identity/team/index.ts";
import { routes as users } from "./domains/identity/users/index.ts";
import { routes as conversations, conversationsFollow } from "./domains/messaging/conversations/index.ts";
import { routes as notifications } from "./domains/messaging/notifications/index.ts";
import { routes as stream } from "./domains/messaging/stream/index.ts";
import { routes as ledger } from "./domains/money/ledger/index.ts";
import { routes as paymentEvents } from "./domains/money/payment-events/index.ts";
import { routes as paymentRoutes } from "./domains/money/payments/index.ts";
import { routes as payouts } from "./domains/money/payouts/index.ts";
import { routes as plans } from "./domains/money/plans/index.ts";
import { routes as proProfit } from "./domains/money/pro-profit/index.ts";
import { routes as reconciliation } from "./domains/money/reconciliation/index.ts";
import { routes as reports } from "./domains/money/reports/index.ts";
import { routes as statements } from "./domains/money/statements/index.ts";
import { routes as checkout, endCouponsOfCategory } from "./domains/orders/checkout/index.ts";
import { routes as coupons } from "./domains/orders/coupons/index.ts";
import { routes as delivery } from "./domains/orders/delivery/index.ts";
import { routes as disputes } from "./domains/orders/disputes/index.ts";
import { routes as orders } from "./domains/orders/orders/index.ts";
import { routes as returns } from "./domains/orders/returns/index.ts";
import { routes as taxCertificates } from "./domains/orders/tax-certificates/index.ts";
import { routes as vendorSales } from "./domains/orders/vendor-sales/index.ts";
import { routes as clients } from "./domains/showrooms/clients/index.ts";
import { routes as invitations } from "./domains/showrooms/invitations/index.ts";
import { routes as leads } from "./domains/showrooms/leads/index.ts";
import { routes as partners } from "./domains/showrooms/partners/index.ts";
import { routes as showrooms } from "./domains/showrooms/showrooms/index.ts";
import { routes as visits } from "./domains/showrooms/visits/index.ts";
import type { Route } from "./http/serve.ts";

// What a domain does to tables of another that imports it, which adds its part here.
projectFollowers.push(roomsFollow, conversationsFollow);
beforeCategoryGoes.push(endCouponsOfCategory);
stillSources.push(designStills, roomStills);

/** Every route of the product; `createApp` mounts them. */
export const routes: readonly Route[] = [
  ...accounts,
  ...showrooms,
  ...catalog,
  ...catalogStructure,
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
