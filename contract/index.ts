import * as accounts from "./accounts.ts";
import * as ach from "./ach.ts";
import * as addresses from "./addresses.ts";
import * as aiAccounts from "./ai-accounts.ts";
import * as aiDesigns from "./ai-designs.ts";
import * as apiKeys from "./api-keys.ts";
import * as approvals from "./approvals.ts";
import * as audit from "./audit.ts";
import * as authenticator from "./authenticator.ts";
import * as balances from "./balances.ts";
import * as boards from "./boards.ts";
import * as catalog from "./catalog.ts";
import * as catalogReview from "./catalog-review.ts";
import * as checklists from "./checklists.ts";
import * as checkout from "./checkout.ts";
import * as clientImport from "./client-import.ts";
import * as clients from "./clients.ts";
import * as content from "./content.ts";
import * as conversations from "./conversations.ts";
import * as coupons from "./coupons.ts";
import * as delivery from "./delivery.ts";
import * as disputes from "./disputes.ts";
import type { Endpoint } from "./endpoint.ts";
import * as guestSelections from "./guest-selections.ts";
import * as hires from "./hires.ts";
import * as importSchedule from "./import-schedule.ts";
import * as invitations from "./invitations.ts";
import * as leads from "./leads.ts";
import * as managedBrands from "./managed-brands.ts";
import * as managedLedger from "./managed-ledger.ts";
import * as managedPlans from "./managed-plans.ts";
import * as managedProposals from "./managed-proposals.ts";
import * as managedSettings from "./managed-settings.ts";
import * as missingUnits from "./missing-units.ts";
import * as notifications from "./notifications.ts";
import * as operations from "./operations.ts";
import * as orderDocuments from "./order-documents.ts";
import * as orders from "./orders.ts";
import * as partners from "./partners.ts";
import * as passkeys from "./passkeys.ts";
import * as payeeTax from "./payee-tax.ts";
import * as payouts from "./payouts.ts";
import * as plans from "./plans.ts";
import * as privacy from "./privacy.ts";
import * as proProfit from "./pro-profit.ts";
import * as proProjects from "./pro-projects.ts";
import * as proShowroom from "./pro-showroom.ts";
import * as productForm from "./product-form.ts";
import * as productShares from "./product-shares.ts";
import * as projectCart from "./project-cart.ts";
import * as projectHistory from "./project-history.ts";
import * as proposals from "./proposals.ts";
import * as push from "./push.ts";
import * as reconciliation from "./reconciliation.ts";
import * as reports from "./reports.ts";
import * as returns from "./returns.ts";
import * as reviews from "./reviews.ts";
import * as roomLibrary from "./room-library.ts";
import * as roomTakeoff from "./room-takeoff.ts";
import * as rooms from "./rooms.ts";
import * as samples from "./samples.ts";
import * as savedBank from "./saved-bank.ts";
import * as savedCards from "./saved-cards.ts";
import * as selections from "./selections.ts";
import * as services from "./services.ts";
import * as sessions from "./sessions.ts";
import * as sharedProjects from "./shared-projects.ts";
import * as showrooms from "./showrooms.ts";
import * as socialLogin from "./social-login.ts";
import * as standIns from "./stand-ins.ts";
import * as statements from "./statements.ts";
import * as stream from "./stream.ts";
import * as structure from "./structure.ts";
import * as styleProfile from "./style-profile.ts";
import * as supportDesk from "./support-desk.ts";
import * as taxCertificates from "./tax-certificates.ts";
import * as team from "./team.ts";
import * as textures from "./textures.ts";
import * as today from "./today.ts";
import * as users from "./users.ts";
import * as vendorFiles from "./vendor-files.ts";
import * as vendorImports from "./vendor-imports.ts";
import * as vendorProducts from "./vendor-products.ts";
import * as vendorSales from "./vendor-sales.ts";
import * as vendorTerms from "./vendor-terms.ts";
import * as views from "./views.ts";
import * as visits from "./visits.ts";
import * as webhooks from "./webhooks.ts";

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
  | EndpointsIn<typeof projectCart>
  | EndpointsIn<typeof projectHistory>
  | EndpointsIn<typeof push>
  | EndpointsIn<typeof rooms>
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
  | EndpointsIn<typeof styleProfile>
  | EndpointsIn<typeof proposals>
  | EndpointsIn<typeof managedProposals>;

/** Every endpoint by its key, for typed clients: `Endpoints["GET /api/public"]`. */
export type Endpoints = { [E in All as E["key"]]: E };

const isEndpoint = (value: unknown): value is All =>
  typeof value === "object" && value !== null && "key" in value && "permission" in value;

/** Every endpoint of the product, in the order of its documents. */
export const endpoints = Object.fromEntries(
  [
    accounts,
    ach,
    addresses,
    samples,
    savedBank,
    savedCards,
    sessions,
    authenticator,
    partners,
    passkeys,
    socialLogin,
    showrooms,
    catalog,
    projectCart,
    projectHistory,
    push,
    rooms,
    roomLibrary,
    roomTakeoff,
    checklists,
    checkout,
    coupons,
    orders,
    notifications,
    stream,
    conversations,
    supportDesk,
    leads,
    visits,
    reviews,
    delivery,
    aiAccounts,
    aiDesigns,
    audit,
    approvals,
    payeeTax,
    payouts,
    statements,
    reports,
    orderDocuments,
    taxCertificates,
    disputes,
    missingUnits,
    balances,
    reconciliation,
    privacy,
    today,
    proShowroom,
    proProfit,
    proProjects,
    users,
    vendorImports,
    importSchedule,
    structure,
    managedBrands,
    managedSettings,
    content,
    textures,
    vendorFiles,
    vendorProducts,
    catalogReview,
    vendorTerms,
    productForm,
    apiKeys,
    webhooks,
    views,
    vendorSales,
    operations,
    services,
    standIns,
    managedLedger,
    clientImport,
    clients,
    invitations,
    team,
    sharedProjects,
    hires,
    plans,
    managedPlans,
    returns,
    selections,
    guestSelections,
    boards,
    productShares,
    styleProfile,
    proposals,
    managedProposals,
  ]
    .flatMap((module) => Object.values(module))
    .filter(isEndpoint)
    .map((endpoint) => [endpoint.key, endpoint]),
) as unknown as Endpoints;
