import {
  Activity,
  Banknote,
  Bell,
  BellRing,
  ChartColumn,
  ClipboardCheck,
  FileClock,
  FileText,
  FileUp,
  Forklift,
  Handshake,
  House,
  IdCard,
  KeyRound,
  Landmark,
  LayoutList,
  LifeBuoy,
  ListChecks,
  ListRestart,
  type LucideIcon,
  MailPlus,
  MessageSquareQuote,
  MessagesSquare,
  Package,
  Scissors,
  ShieldCheck,
  ShoppingBag,
  SlidersHorizontal,
  Store,
  Tag,
  TicketPercent,
  UserPlus,
  UserRound,
  Users,
  UsersRound,
  Webhook,
} from "lucide-react";
import type { User } from "../../contract/accounts.ts";
import type { TeamRole } from "../../contract/team-roles.ts";
import { workTypeOf } from "../session/role-of-route.ts";

export interface WorkLink {
  label: string;
  url: string;
  icon: LucideIcon;
  /** Other words that the command palette finds the page by. */
  words?: string;
}

export interface WorkGroup {
  title: string;
  links: readonly WorkLink[];
}

export type WorkRole = Exclude<User["type"], "User">;

const today: WorkLink = { label: "Today", url: "/account", icon: House, words: "home dashboard overview" };
const orders: WorkLink = { label: "Orders", url: "/account/orders", icon: ShoppingBag, words: "sales" };
const leads = (url: string): WorkLink => ({
  label: "Leads",
  url,
  icon: UserPlus,
  words: "inquiries requests",
});
const messages: WorkLink = {
  label: "Messages",
  url: "/account/messages",
  icon: MessagesSquare,
  words: "chat conversations",
};
const reviews = (url: string): WorkLink => ({
  label: "Reviews",
  url,
  icon: MessageSquareQuote,
  words: "ratings",
});
const sales: WorkLink = {
  label: "Sales",
  url: "/account/sales",
  icon: ChartColumn,
  words: "revenue statistics returns",
};
const imports: WorkLink = {
  label: "Import products",
  url: "/account/products/import",
  icon: FileUp,
  words: "price list csv excel shopify upload",
};

const samples: WorkLink = {
  label: "Samples",
  url: "/account/sample-requests",
  icon: Scissors,
  words: "sample requests ship envelopes",
};

const products: WorkLink = {
  label: "Products",
  url: "/account/products",
  icon: Package,
  words: "catalog stock prices sku",
};

const shipping: WorkLink = {
  label: "Shipping",
  url: "/account/shipping",
  icon: Forklift,
  words: "terms lead time freight states minimum order",
};

const systems: WorkGroup = {
  title: "Your systems",
  links: [
    { label: "API keys", url: "/account/api-keys", icon: KeyRound, words: "developer token integration" },
    { label: "Webhooks", url: "/account/webhooks", icon: Webhook, words: "developer events integration" },
  ],
};

const account: WorkGroup = {
  title: "Account",
  links: [
    { label: "Notifications", url: "/notification", icon: Bell, words: "messages news" },
    {
      label: "Notification settings",
      url: "/account/notifications",
      icon: BellRing,
      words: "emails unsubscribe quiet hours",
    },
    { label: "Profile", url: "/account/profile", icon: UserRound, words: "name phone address time zone" },
    {
      label: "Sign-in and security",
      url: "/account/security",
      icon: ShieldCheck,
      words: "password devices passkey",
    },
    { label: "Privacy", url: "/account/privacy", icon: FileClock, words: "data delete export" },
  ],
};

const hireProfile: WorkLink = {
  label: "Public profile",
  url: "/account/hire-profile",
  icon: IdCard,
  words: "directory portfolio services fees area availability",
};
const showroom: WorkGroup = {
  title: "Showroom",
  links: [
    {
      label: "Showroom",
      url: "/account/showroom",
      icon: Store,
      words: "markup prices departments branding share",
    },
    hireProfile,
  ],
};

const clients: WorkLink = {
  label: "Clients",
  url: "/account/clients",
  icon: Users,
  words: "customers people pipeline board crm",
};
const invitations: WorkLink = {
  label: "Invitations",
  url: "/account/clients/invitations",
  icon: MailPlus,
  words: "invite designers vendors link qr",
};
const coupons = (url: string): WorkLink => ({
  label: "Coupons",
  url,
  icon: TicketPercent,
  words: "discount gift code promotion",
});
const profit: WorkLink = {
  label: "Profit",
  url: "/account/profit",
  icon: ChartColumn,
  words: "earnings revenue margin statistics sales report",
};
const requests: WorkLink = {
  label: "Hire requests",
  url: "/account/requests",
  icon: Handshake,
  words: "hired customers projects jobs",
};
const payouts: WorkLink = {
  label: "Payouts",
  url: "/payout_setup",
  icon: Banknote,
  words: "money bank account balance earnings",
};
const team: WorkLink = {
  label: "Team",
  url: "/account/team",
  icon: UsersRound,
  words: "members sales bookkeeper roles",
};

/** The pages of each role's work, in the order of the side navigation. */
export const workNav: Record<WorkRole, readonly WorkGroup[]> = {
  Contractor: [
    {
      title: "Work",
      links: [
        today,
        orders,
        profit,
        payouts,
        clients,
        requests,
        invitations,
        leads("/account/leads"),
        messages,
        coupons("/account/coupons"),
        team,
      ],
    },
    showroom,
    systems,
    account,
  ],
  Vendor: [
    {
      title: "Work",
      links: [
        today,
        orders,
        samples,
        sales,
        payouts,
        products,
        imports,
        shipping,
        reviews("/account/reviews/answers"),
        messages,
      ],
    },
    systems,
    account,
  ],
  Admin: [
    {
      title: "Work",
      links: [
        today,
        orders,
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
          label: "Ledger",
          url: "/account/admin/ledger",
          icon: Landmark,
          words: "books money accounts balances entries",
        },
        {
          label: "Payouts",
          url: "/account/admin/payouts",
          icon: Banknote,
          words: "bank transfers failed paid vendors pros",
        },
        {
          label: "Queues",
          url: "/account/admin/queues",
          icon: ListRestart,
          words: "emails jobs failed retry waiting",
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
  sales: [profit.url, payouts.url, team.url, "/account/showroom", hireProfile.url],
  bookkeeper: [
    clients.url,
    requests.url,
    invitations.url,
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
  const left = notFor[user.works_in.role];
  return groups
    .map(({ title, links }) => ({ title, links: links.filter(({ url }) => !left.includes(url)) }))
    .filter(({ links }) => links.length > 0);
}

export const workTitle: Record<WorkRole, string> = {
  Contractor: "Pro workplace",
  Vendor: "Vendor workplace",
  Admin: "Administration",
};
