import * as content from "./admin/content.ts";
import * as managedSettings from "./admin/managed-settings.ts";
import * as operations from "./admin/operations.ts";
import * as services from "./admin/services.ts";
import * as today from "./admin/today.ts";
import * as views from "./admin/views.ts";
import * as alsoNeeded from "./catalog/also-needed.ts";
import * as catalog from "./catalog/catalog.ts";
import * as catalogReview from "./catalog/catalog-review.ts";
import * as importSchedule from "./catalog/import-schedule.ts";
import * as managedBrands from "./catalog/managed-brands.ts";
import * as missingUnits from "./catalog/missing-units.ts";
import * as productForm from "./catalog/product-form.ts";
import * as productShares from "./catalog/product-shares.ts";
import * as reviews from "./catalog/reviews.ts";
import * as samples from "./catalog/samples.ts";
import * as storefront from "./catalog/storefront.ts";
import * as structure from "./catalog/structure.ts";
import * as textures from "./catalog/textures.ts";
import * as vendorFiles from "./catalog/vendor-files.ts";
import * as vendorImports from "./catalog/vendor-imports.ts";
import * as vendorProducts from "./catalog/vendor-products.ts";
import * as vendorTerms from "./catalog/vendor-terms.ts";
import * as aiDesignChanges from "./design/ai-design-changes.ts";
import * as aiDesignShares from "./design/ai-design-shares.ts";
import * as aiDesigns from "./design/ai-designs.ts";
import * as boards from "./design/boards.ts";
import * as checklists from "./design/checklists.ts";
import * as guestSelections from "./design/guest-selections.ts";
import * as hires from "./design/hires.ts";
import * as managedProposals from "./design/managed-proposals.ts";
import * as proProjects from "./design/pro-projects.ts";
import * as projectCart from "./design/project-cart.ts";
import * as projectHistory from "./design/project-history.ts";
import * as proposals from "./design/proposals.ts";
import * as roomFurnish from "./design/room-furnish.ts";
import * as roomLibrary from "./design/room-library.ts";
import * as roomTakeoff from "./design/room-takeoff.ts";
import * as rooms from "./design/rooms.ts";
import * as selections from "./design/selections.ts";
import * as sharedProjects from "./design/shared-projects.ts";
import * as showcase from "./design/showcase.ts";
import * as styleProfile from "./design/style-profile.ts";
import type { Endpoint } from "./endpoint.ts";
import * as accounts from "./identity/accounts.ts";
import * as addresses from "./identity/addresses.ts";
import * as aiAccounts from "./identity/ai-accounts.ts";
import * as apiKeys from "./identity/api-keys.ts";
import * as approvals from "./identity/approvals.ts";
import * as audit from "./identity/audit.ts";
import * as authenticator from "./identity/authenticator.ts";
import * as passkeys from "./identity/passkeys.ts";
import * as privacy from "./identity/privacy.ts";
import * as sessions from "./identity/sessions.ts";
import * as socialLogin from "./identity/social-login.ts";
import * as standIns from "./identity/stand-ins.ts";
import * as team from "./identity/team.ts";
import * as users from "./identity/users.ts";
import * as webhooks from "./identity/webhooks.ts";
import * as conversations from "./messaging/conversations.ts";
import * as notifications from "./messaging/notifications.ts";
import * as push from "./messaging/push.ts";
import * as stream from "./messaging/stream.ts";
import * as supportDesk from "./messaging/support-desk.ts";
import * as ach from "./money/ach.ts";
import * as balances from "./money/balances.ts";
import * as managedLedger from "./money/managed-ledger.ts";
import * as managedPayments from "./money/managed-payments.ts";
import * as managedPlans from "./money/managed-plans.ts";
import * as payeeTax from "./money/payee-tax.ts";
import * as payouts from "./money/payouts.ts";
import * as plans from "./money/plans.ts";
import * as proProfit from "./money/pro-profit.ts";
import * as reconciliation from "./money/reconciliation.ts";
import * as reports from "./money/reports.ts";
import * as statements from "./money/statements.ts";
import * as checkout from "./orders/checkout.ts";
import * as coupons from "./orders/coupons.ts";
import * as delivery from "./orders/delivery.ts";
import * as disputes from "./orders/disputes.ts";
import * as orderDocuments from "./orders/order-documents.ts";
import * as orders from "./orders/orders.ts";
import * as returns from "./orders/returns.ts";
import * as savedBank from "./orders/saved-bank.ts";
import * as savedCards from "./orders/saved-cards.ts";
import * as taxCertificates from "./orders/tax-certificates.ts";
import * as vendorSales from "./orders/vendor-sales.ts";
import * as clientImport from "./showrooms/client-import.ts";
import * as clients from "./showrooms/clients.ts";
import * as invitations from "./showrooms/invitations.ts";
import * as leads from "./showrooms/leads.ts";
import * as partners from "./showrooms/partners.ts";
import * as proShowroom from "./showrooms/pro-showroom.ts";
import * as showrooms from "./showrooms/showrooms.ts";
import * as visits from "./showrooms/visits.ts";

type EndpointsIn<Module> = Extract<Module[keyof Module], Endpoint>;
type All =
  | EndpointsIn<typeof accounts>
  | EndpointsIn<typeof ach>
  | EndpointsIn<typeof addresses>
  | EndpointsIn<typeof samples>
  | EndpointsIn<typeof savedBank>
  | EndpointsIn<typeof savedCards>
  | EndpointsIn<typeof sessions>
  | EndpointsIn<typeof authenticator>
  | EndpointsIn<typeof partners>
  | EndpointsIn<typeof passkeys>
  | EndpointsIn<typeof socialLogin>
  | EndpointsIn<typeof showrooms>
  | EndpointsIn<typeof catalog>
  | EndpointsIn<typeof alsoNeeded>
  | EndpointsIn<typeof storefront>
  | EndpointsIn<typeof projectCart>
  | EndpointsIn<typeof projectHistory>
  | EndpointsIn<typeof push>
  | EndpointsIn<typeof rooms>
  | EndpointsIn<typeof roomFurnish>
  | EndpointsIn<typeof roomLibrary>
  | EndpointsIn<typeof roomTakeoff>
  | EndpointsIn<typeof checklists>
  | EndpointsIn<typeof checkout>
  | EndpointsIn<typeof coupons>
  | EndpointsIn<typeof orders>
  | EndpointsIn<typeof notifications>
  | EndpointsIn<typeof stream>
  | EndpointsIn<typeof conversations>
  | EndpointsIn<typeof supportDesk>
  | EndpointsIn<typeof leads>
  | EndpointsIn<typeof visits>
  | EndpointsIn<typeof reviews>
  | EndpointsIn<typeof delivery>
  | EndpointsIn<typeof aiAccounts>
  | EndpointsIn<typeof aiDesignChanges>
  | EndpointsIn<typeof aiDesignShares>
  | EndpointsIn<typeof aiDesigns>
  | EndpointsIn<typeof audit>
  | EndpointsIn<typeof approvals>
  | EndpointsIn<typeof payeeTax>
  | EndpointsIn<typeof payouts>
  | EndpointsIn<typeof statements>
  | EndpointsIn<typeof reports>
  | EndpointsIn<typeof orderDocuments>
  | EndpointsIn<typeof taxCertificates>
  | EndpointsIn<typeof disputes>
  | EndpointsIn<typeof managedPayments>
  | EndpointsIn<typeof missingUnits>
  | EndpointsIn<typeof balances>
  | EndpointsIn<typeof reconciliation>
  | EndpointsIn<typeof privacy>
  | EndpointsIn<typeof today>
  | EndpointsIn<typeof proShowroom>
  | EndpointsIn<typeof proProfit>
  | EndpointsIn<typeof proProjects>
  | EndpointsIn<typeof users>
  | EndpointsIn<typeof vendorImports>
  | EndpointsIn<typeof importSchedule>
  | EndpointsIn<typeof structure>
  | EndpointsIn<typeof managedBrands>
  | EndpointsIn<typeof managedSettings>
  | EndpointsIn<typeof content>
  | EndpointsIn<typeof textures>
  | EndpointsIn<typeof vendorFiles>
  | EndpointsIn<typeof vendorProducts>
  | EndpointsIn<typeof catalogReview>
  | EndpointsIn<typeof vendorTerms>
  | EndpointsIn<typeof productForm>
  | EndpointsIn<typeof apiKeys>
  | EndpointsIn<typeof webhooks>
  | EndpointsIn<typeof views>
  | EndpointsIn<typeof vendorSales>
  | EndpointsIn<typeof operations>
  | EndpointsIn<typeof services>
  | EndpointsIn<typeof standIns>
  | EndpointsIn<typeof managedLedger>
  | EndpointsIn<typeof clientImport>
  | EndpointsIn<typeof clients>
  | EndpointsIn<typeof invitations>
  | EndpointsIn<typeof team>
  | EndpointsIn<typeof sharedProjects>
  | EndpointsIn<typeof hires>
  | EndpointsIn<typeof plans>
  | EndpointsIn<typeof managedPlans>
  | EndpointsIn<typeof returns>
  | EndpointsIn<typeof selections>
  | EndpointsIn<typeof guestSelections>
  | EndpointsIn<typeof boards>
  | EndpointsIn<typeof productShares>
  | EndpointsIn<typeof showcase>
  | EndpointsIn<typeof styleProfile>
  | EndpointsIn<typeof proposals>
  | EndpointsIn<typeof managedProposals>;

/** Every endpoint by its key, for typed clients: `Endpoints["GET /api/public"]`. */
export type Endpoints = { [E in All as E["key"]]: E };

const isEndpoint = (value: unknown): value is All =>
  typeof value === "object" && value !== null && "key" in value && "permission" in value;

const groups = {
  identity: [
    accounts,
    addresses,
    sessions,
    authenticator,
    passkeys,
    socialLogin,
    aiAccounts,
    audit,
    approvals,
    privacy,
    users,
    apiKeys,
    webhooks,
    standIns,
    team,
  ],
  catalog: [
    samples,
    catalog,
    alsoNeeded,
    storefront,
    reviews,
    missingUnits,
    vendorImports,
    importSchedule,
    structure,
    managedBrands,
    textures,
    vendorFiles,
    vendorProducts,
    catalogReview,
    vendorTerms,
    productForm,
    productShares,
  ],
  showrooms: [partners, showrooms, leads, visits, proShowroom, clientImport, clients, invitations],
  orders: [
    savedBank,
    savedCards,
    checkout,
    coupons,
    orders,
    delivery,
    orderDocuments,
    taxCertificates,
    disputes,
    vendorSales,
    returns,
  ],
  money: [
    ach,
    payeeTax,
    payouts,
    statements,
    reports,
    managedPayments,
    balances,
    reconciliation,
    proProfit,
    managedLedger,
    plans,
    managedPlans,
  ],
  design: [
    projectCart,
    projectHistory,
    rooms,
    roomFurnish,
    roomLibrary,
    roomTakeoff,
    checklists,
    aiDesigns,
    aiDesignChanges,
    aiDesignShares,
    proProjects,
    sharedProjects,
    hires,
    selections,
    guestSelections,
    boards,
    showcase,
    styleProfile,
    proposals,
    managedProposals,
  ],
  messaging: [push, notifications, stream, conversations, supportDesk],
  admin: [today, managedSettings, content, views, operations, services],
};

/** A group of domains, such as `orders`; a tag of the API's document. */
export type EndpointGroup = keyof typeof groups;
export const endpointGroups = Object.keys(groups) as EndpointGroup[];

const grouped = Object.entries(groups).flatMap(([group, modules]) =>
  modules
    .flatMap((module): unknown[] => Object.values(module))
    .filter(isEndpoint)
    .map((endpoint) => ({ group: group as EndpointGroup, endpoint })),
);

/** Every endpoint of the product, in the order of its documents. */
export const endpoints = Object.fromEntries(
  grouped.map(({ endpoint }) => [endpoint.key, endpoint]),
) as unknown as Endpoints;

export const groupOf: ReadonlyMap<string, EndpointGroup> = new Map(
  grouped.map(({ group, endpoint }) => [endpoint.key, group]),
);
