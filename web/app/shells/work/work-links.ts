import {
  Banknote,
  Bell,
  BellRing,
  ChartColumn,
  CreditCard,
  FileClock,
  FileSignature,
  FileUp,
  FolderOpen,
  Forklift,
  Handshake,
  House,
  IdCard,
  KeyRound,
  LayoutDashboard,
  type LucideIcon,
  MailPlus,
  MessageSquareQuote,
  MessagesSquare,
  Package,
  Palette,
  PenLine,
  ReceiptText,
  Scissors,
  ShieldCheck,
  ShoppingBag,
  Store,
  TicketPercent,
  Undo2,
  UserPlus,
  UserRound,
  Users,
  UsersRound,
  Warehouse,
  Webhook,
} from "lucide-react";

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

// Pages that several roles work with, or that a team's role leaves out, and whole groups of them.

export const today: WorkLink = {
  label: "Today",
  url: "/account",
  icon: House,
  words: "home dashboard overview",
};
export const orders: WorkLink = {
  label: "Orders",
  url: "/account/orders",
  icon: ShoppingBag,
  words: "sales",
};
export const returns: WorkLink = {
  label: "Returns and claims",
  url: "/account/returns",
  icon: Undo2,
  words: "refunds damage disputes goodwill",
};
export const leads = (url: string): WorkLink => ({
  label: "Leads",
  url,
  icon: UserPlus,
  words: "inquiries requests",
});
export const messages: WorkLink = {
  label: "Messages",
  url: "/account/messages",
  icon: MessagesSquare,
  words: "chat conversations",
};
export const reviews = (url: string): WorkLink => ({
  label: "Reviews",
  url,
  icon: MessageSquareQuote,
  words: "ratings",
});
export const sales: WorkLink = {
  label: "Sales",
  url: "/account/sales",
  icon: ChartColumn,
  words: "revenue statistics returns",
};
export const imports: WorkLink = {
  label: "Import products",
  url: "/account/products/import",
  icon: FileUp,
  words: "price list csv excel shopify upload",
};

export const samples: WorkLink = {
  label: "Samples",
  url: "/account/sample-requests",
  icon: Scissors,
  words: "sample requests ship envelopes",
};

export const products: WorkLink = {
  label: "Products",
  url: "/account/products",
  icon: Package,
  words: "catalog stock prices sku",
};

export const shipping: WorkLink = {
  label: "Shipping",
  url: "/account/shipping",
  icon: Forklift,
  words: "terms lead time freight states minimum order",
};

export const systems: WorkGroup = {
  title: "Your systems",
  links: [
    { label: "API keys", url: "/account/api-keys", icon: KeyRound, words: "developer token integration" },
    { label: "Webhooks", url: "/account/webhooks", icon: Webhook, words: "developer events integration" },
  ],
};

export const account: WorkGroup = {
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

export const hireProfile: WorkLink = {
  label: "Public profile",
  url: "/account/hire-profile",
  icon: IdCard,
  words: "directory portfolio services fees area availability",
};
export const showroom: WorkGroup = {
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

export const clients: WorkLink = {
  label: "Clients",
  url: "/account/clients",
  icon: Users,
  words: "customers people pipeline board crm",
};
export const invitations: WorkLink = {
  label: "Invitations",
  url: "/account/clients/invitations",
  icon: MailPlus,
  words: "invite designers vendors link qr",
};
export const designers: WorkLink = {
  label: "Designers",
  url: "/account/designers",
  icon: Palette,
  words: "partners invite hire",
};
export const vendors: WorkLink = {
  label: "Vendors",
  url: "/account/vendors",
  icon: Warehouse,
  words: "suppliers products lead time shipping terms late",
};
export const coupons = (url: string): WorkLink => ({
  label: "Coupons",
  url,
  icon: TicketPercent,
  words: "discount gift code promotion",
});
export const projects: WorkLink = {
  label: "Projects",
  url: "/projects",
  icon: FolderOpen,
  words: "customers clients shared rooms jobs",
};
export const proposals: WorkLink = {
  label: "Proposals",
  url: "/account/proposals",
  icon: FileSignature,
  words: "estimates bids quotes contracts change orders",
};
export const profit: WorkLink = {
  label: "Profit",
  url: "/account/profit",
  icon: ChartColumn,
  words: "earnings revenue margin statistics sales report",
};
export const requests: WorkLink = {
  label: "Hire requests",
  url: "/account/requests",
  icon: Handshake,
  words: "hired customers projects jobs",
};
export const selections: WorkLink = {
  label: "Selections",
  url: "/account/selections",
  icon: PenLine,
  words: "options approve sign allowance change request tear sheets",
};
export const payouts: WorkLink = {
  label: "Payouts",
  url: "/payout_setup",
  icon: Banknote,
  words: "money bank account balance earnings",
};
export const plan: WorkLink = {
  label: "Plan and billing",
  url: "/account/plan",
  icon: CreditCard,
  words: "premium subscription invoices upgrade cancel card",
};
export const boards: WorkLink = {
  label: "Boards",
  url: "/account/boards",
  icon: LayoutDashboard,
  words: "mood board canvas swatches ideas",
};
export const statements: WorkLink = {
  label: "Statements",
  url: "/account/statements",
  icon: ReceiptText,
  words: "months balance bookkeeping pdf csv",
};
export const team: WorkLink = {
  label: "Team",
  url: "/account/team",
  icon: UsersRound,
  words: "members sales bookkeeper roles",
};
