/** The headings of the notification settings, in their order. */
export const notificationGroups = {
  orders: "Orders",
  messages: "Messages",
  approvals: "Approvals",
  clients: "Clients and leads",
  payouts: "Payouts and billing",
  sharing: "Sharing and invitations",
  products: "Products and systems",
  safety: "Account safety",
} as const;
export type NotificationGroup = keyof typeof notificationGroups;

type Role = "User" | "Vendor" | "Contractor" | "Admin";
const everybody: readonly Role[] = ["User", "Vendor", "Contractor", "Admin"];

interface NotificationKindInfo {
  group: NotificationGroup;
  label: string;
  /** What arrives under this kind. */
  text: string;
  /** Whose settings list it; nobody's, where it answers what somebody has just asked for. */
  roles: readonly Role[];
  /** Where it arrives; devices with push notifications show what arrives in the app. */
  app: boolean;
  mail: boolean;
  /** Whether it always arrives, because money or the account's safety depends on it. */
  is_locked?: boolean;
}

/** The kinds of emails and notifications; each one sent has exactly one of these. */
export const notificationKinds = {
  receipt: {
    group: "orders",
    label: "Order confirmations",
    text: "Your receipt for each order, and changes to where we ship it.",
    roles: ["User", "Contractor"],
    app: false,
    mail: true,
    is_locked: true,
  },
  order: {
    group: "orders",
    label: "Order updates",
    text: "New orders to work on, shipping, deliveries, cancellations and returns.",
    roles: everybody,
    app: true,
    mail: true,
  },
  sample: {
    group: "orders",
    label: "Samples",
    text: "Samples that you ordered, and samples that you have to ship.",
    roles: ["User", "Contractor", "Vendor"],
    app: true,
    mail: true,
  },
  goods: {
    group: "orders",
    label: "Products in your projects",
    text: "The price, stock or lead time of a product in one of your projects changes.",
    roles: ["User", "Contractor"],
    app: true,
    mail: true,
  },
  checklist: {
    group: "orders",
    label: "Checklist reminders",
    text: "Tasks on your checklists that are due today or tomorrow.",
    roles: ["User", "Contractor"],
    app: true,
    mail: true,
  },
  message: {
    group: "messages",
    label: "Messages",
    text: "New messages in your conversations. We email you about unread ones at most once an hour.",
    roles: everybody,
    app: true,
    mail: true,
  },
  report: {
    group: "messages",
    label: "Reported messages",
    text: "Someone reports a message.",
    roles: ["Admin"],
    app: true,
    mail: false,
  },
  application: {
    group: "approvals",
    label: "Applications",
    text: "A pro or vendor applies and waits for approval.",
    roles: ["Admin"],
    app: true,
    mail: false,
  },
  lead: {
    group: "clients",
    label: "Leads",
    text: "Someone leaves their details, or you are assigned a lead.",
    roles: ["Contractor", "Admin"],
    app: false,
    mail: true,
  },
  coupon: {
    group: "clients",
    label: "Coupons",
    text: "The marketplace ends one of your coupons.",
    roles: ["Contractor"],
    app: true,
    mail: false,
  },
  payout: {
    group: "payouts",
    label: "Payouts",
    text: "We start a payout to your bank account.",
    roles: ["Contractor", "Vendor"],
    app: false,
    mail: true,
  },
  bank: {
    group: "payouts",
    label: "Bank account and failed payouts",
    text: "Your bank account changes, or a payout fails.",
    roles: ["Contractor", "Vendor"],
    app: false,
    mail: true,
    is_locked: true,
  },
  plan: {
    group: "payouts",
    label: "Plan and billing",
    text: "Receipts, renewals, failed payments and price changes of your plan.",
    roles: ["Contractor"],
    app: true,
    mail: true,
    is_locked: true,
  },
  balance: {
    group: "payouts",
    label: "Balances that are due",
    text: "Your balance is negative and due, or your payouts are on hold.",
    roles: ["Contractor", "Vendor"],
    app: true,
    mail: true,
    is_locked: true,
  },
  reconciliation: {
    group: "payouts",
    label: "Reconciliation",
    text: "Our books and the payment provider's do not agree, or a payee is overdue.",
    roles: ["Admin"],
    app: true,
    mail: true,
    is_locked: true,
  },
  hire: {
    group: "sharing",
    label: "Hiring",
    text: "Requests to hire you, and answers to yours.",
    roles: ["User", "Contractor"],
    app: true,
    mail: true,
  },
  selection: {
    group: "approvals",
    label: "Selections",
    text: "Options to choose from, reminders before the deadline, approvals, questions and changes.",
    roles: ["User", "Contractor"],
    app: true,
    mail: true,
  },
  proposal: {
    group: "sharing",
    label: "Proposals",
    text: "Proposals that a pro sends you or a client answers, change orders, and payments that are due.",
    roles: ["User", "Contractor"],
    app: true,
    mail: true,
  },
  project: {
    group: "sharing",
    label: "Shared projects",
    text: "Someone shares a project with you, starts one for you, or comments on yours. We email you about new ones.",
    roles: ["User", "Contractor"],
    app: true,
    mail: true,
  },
  share: {
    group: "sharing",
    label: "Shared products",
    text: "Someone you work with emails you a product.",
    roles: ["User", "Contractor"],
    app: false,
    mail: true,
  },
  invitation: {
    group: "sharing",
    label: "Accepted invitations",
    text: "Someone accepts your invitation.",
    roles: ["Contractor"],
    app: true,
    mail: false,
  },
  offer: {
    group: "sharing",
    label: "Coupons from pros",
    text: "A pro sends you a coupon.",
    roles: ["User", "Contractor"],
    app: false,
    mail: true,
  },
  product: {
    group: "products",
    label: "Product review",
    text: "We put a product live, or send it back to you.",
    roles: ["Vendor"],
    app: true,
    mail: true,
  },
  import: {
    group: "products",
    label: "Price lists",
    text: "A price list is done, has questions, or can't be read.",
    roles: ["Vendor"],
    app: true,
    mail: true,
  },
  review: {
    group: "products",
    label: "Reviews",
    text: "Your review is published or sent back, it gets an answer, or a customer reviews your product.",
    roles: ["User", "Vendor"],
    app: true,
    mail: true,
  },
  webhook: {
    group: "products",
    label: "Webhooks",
    text: "A webhook is switched off because we can't reach it.",
    roles: ["Contractor", "Vendor"],
    app: true,
    mail: true,
  },
  account: {
    group: "safety",
    label: "Sign-in and account",
    text: "Codes, links, passwords, new devices, your data, and changes to your account.",
    roles: everybody,
    app: true,
    mail: true,
    is_locked: true,
  },
  /** Invitations, answers to forms, and mail to the marketplace's own mailbox. */
  direct: {
    group: "messages",
    label: "Answers",
    text: "Invitations that someone sends you, and answers to what you ask us.",
    roles: [],
    app: false,
    mail: true,
    is_locked: true,
  },
} as const satisfies Record<string, NotificationKindInfo>;

export type NotificationKind = keyof typeof notificationKinds;

export const infoOf = (kind: NotificationKind): NotificationKindInfo => notificationKinds[kind];

export const isNotificationKind = (text: string): text is NotificationKind =>
  Object.hasOwn(notificationKinds, text);
