import {
  Activity,
  Banknote,
  ChartColumn,
  ClipboardCheck,
  CreditCard,
  FileCheck,
  FileClock,
  FileSpreadsheet,
  FileText,
  Landmark,
  LayoutList,
  LifeBuoy,
  ListChecks,
  ListRestart,
  Plug,
  Receipt,
  Scale,
  SlidersHorizontal,
  Tag,
  Users,
} from "lucide-react";
import type { User } from "../../../../contract/identity/accounts.ts";
import type { TeamRole } from "../../../../contract/identity/team-roles.ts";
import { workTypeOf } from "../../../client/session/role-of-route.ts";
import {
  account,
  boards,
  clients,
  coupons,
  designers,
  hireProfile,
  imports,
  invitations,
  leads,
  messages,
  orders,
  payouts,
  plan,
  products,
  profit,
  projects,
  proposals,
  requests,
  returns,
  reviews,
  sales,
  samples,
  selections,
  shipping,
  showroom,
  statements,
  systems,
  team,
  today,
  vendors,
  type WorkGroup,
} from "./work-links.ts";

export type { WorkGroup } from "./work-links.ts";

export type WorkRole = Exclude<User["type"], "User">;

/** The pages of each role's work, in the order of the side navigation. */
export const workNav: Record<WorkRole, readonly WorkGroup[]> = {
  Contractor: [
    { title: "Work", links: [today, orders, returns, messages] },
    {
      title: "Clients",
      links: [
        clients,
        projects,
        leads("/account/leads"),
        invitations,
        requests,
        proposals,
        selections,
        boards,
        coupons("/account/coupons"),
      ],
    },
    {
      title: "Money",
      links: [
        profit,
        payouts,
        statements,
        plan,
        {
          label: "Tax exemption",
          url: "/account/tax",
          icon: FileCheck,
          words: "certificate resale sales tax",
        },
      ],
    },
    { title: "People", links: [designers, vendors, team] },
    showroom,
    systems,
    account,
  ],
  Vendor: [
    {
      title: "Work",
      links: [today, orders, returns, samples, reviews("/account/reviews/answers"), messages],
    },
    { title: "Catalog", links: [products, imports, shipping] },
    { title: "Money", links: [sales, payouts, statements] },
    systems,
    account,
  ],
  Admin: [
    {
      title: "Work",
      links: [
        today,
        orders,
        returns,
        {
          label: "Disputes",
          url: "/account/admin/disputes",
          icon: Scale,
          words: "chargebacks evidence bank payments",
        },
        leads("/account/leads/all"),
        reviews("/account/reviews/moderation"),
        {
          label: "Support",
          url: "/account/admin/support",
          icon: LifeBuoy,
          words: "questions help desk answers",
        },
        messages,
      ],
    },
    {
      title: "People",
      links: [
        { label: "Approvals", url: "/account/admin/approvals", icon: ClipboardCheck, words: "applications" },
        {
          label: "Tax certificates",
          url: "/account/admin/tax-certificates",
          icon: FileCheck,
          words: "exemption resale sales tax",
        },
        { label: "Users", url: "/account/admin/users", icon: Users, words: "people accounts" },
        { label: "Audit log", url: "/account/admin/audit", icon: FileClock, words: "history changes" },
      ],
    },
    {
      title: "Marketplace",
      links: [
        {
          label: "Departments",
          url: "/account/admin/structure",
          icon: LayoutList,
          words: "menus categories attributes catalog",
        },
        {
          label: "Catalog review",
          url: "/account/admin/catalog-review",
          icon: ListChecks,
          words: "products edits approve pending vendors",
        },
        coupons("/account/admin/coupons"),
        { label: "Brands", url: "/account/admin/brands", icon: Tag, words: "logos partners" },
        {
          label: "Texts",
          url: "/account/admin/content",
          icon: FileText,
          words: "content faq questions testimonials terms privacy about pages",
        },
        {
          label: "Page views",
          url: "/account/admin/visits",
          icon: ChartColumn,
          words: "visits searches traffic",
        },
        {
          label: "Settings",
          url: "/account/admin/settings",
          icon: SlidersHorizontal,
          words: "margin contact plan",
        },
      ],
    },
    {
      title: "Operations",
      links: [
        {
          label: "Payments",
          url: "/account/admin/payments",
          icon: Receipt,
          words: "charges cards deposits installments plans credits",
        },
        {
          label: "Ledger",
          url: "/account/admin/ledger",
          icon: Landmark,
          words: "books money accounts balances entries",
        },
        {
          label: "Reconciliation",
          url: "/account/admin/reconciliation",
          icon: FileCheck,
          words: "books provider charges differences audit check",
        },
        {
          label: "Reports",
          url: "/account/admin/reports",
          icon: FileSpreadsheet,
          words: "sales tax 1099-k bookkeeping journal quickbooks xero",
        },
        {
          label: "Balances",
          url: "/account/admin/payees",
          icon: Scale,
          words: "payees vendors pros statements owe negative hold",
        },
        {
          label: "Payouts",
          url: "/account/admin/payouts",
          icon: Banknote,
          words: "bank transfers failed paid vendors pros",
        },
        {
          label: "Plans",
          url: "/account/admin/plans",
          icon: CreditCard,
          words: "premium subscriptions subscribers billing revenue failed payments",
        },
        {
          label: "Queues",
          url: "/account/admin/queues",
          icon: ListRestart,
          words: "emails jobs failed retry waiting",
        },
        {
          label: "Services",
          url: "/account/admin/services",
          icon: Plug,
          words: "providers payments stripe email smtp sign in google model endpoints",
        },
        {
          label: "System health",
          url: "/account/admin/health",
          icon: Activity,
          words: "monitoring errors memory database response times",
        },
      ],
    },
    account,
  ],
};

/** What a team's role leaves out of the pro's pages; the API refuses them. */
const notFor: Record<TeamRole, readonly string[]> = {
  owner: [],
  sales: [
    profit.url,
    payouts.url,
    statements.url,
    plan.url,
    team.url,
    "/account/showroom",
    hireProfile.url,
    vendors.url,
  ],
  bookkeeper: [
    clients.url,
    requests.url,
    selections.url,
    projects.url,
    proposals.url,
    invitations.url,
    designers.url,
    vendors.url,
    "/account/leads",
    "/account/coupons",
    team.url,
    "/account/showroom",
    hireProfile.url,
  ],
};

/** The pages that an account works with; in a team, those of its role. */
export function navOf(user: Pick<User, "type" | "works_in">): readonly WorkGroup[] {
  const groups = workNav[workTypeOf(user) as WorkRole];
  if (!user.works_in) return groups;
  // keys and webhooks are the account's own, whatever showroom it works in
  const left = [...notFor[user.works_in.role], ...systems.links.map(({ url }) => url)];
  return groups
    .map(({ title, links }) => ({ title, links: links.filter(({ url }) => !left.includes(url)) }))
    .filter(({ links }) => links.length > 0);
}

export const workTitle: Record<WorkRole, string> = {
  Contractor: "Pro workplace",
  Vendor: "Vendor workplace",
  Admin: "Administration",
};
