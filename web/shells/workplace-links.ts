import type { User } from "../../contract/accounts.ts";

export interface WorkplaceLink {
  label: string;
  url: string;
}

const orders = { label: "Orders", url: "/account" };
const projects = { label: "Projects", url: "/projects" };
const ownReviews = { label: "Reviews", url: "/account/reviews" };
const answers = { label: "Reviews", url: "/account/reviews/answers" };
const moderation = { label: "Reviews", url: "/account/reviews/moderation" };
const ownLeads = { label: "Leads", url: "/account/leads" };
const leads = { label: "Leads", url: "/account/leads/all" };
const notifications = { label: "Notifications", url: "/notification" };
const profile = { label: "Profile", url: "/account/profile" };
const security = { label: "Sign-in and security", url: "/account/security" };
const privacy = { label: "Privacy", url: "/account/privacy" };
const approvals = { label: "Approvals", url: "/account/admin/approvals" };
const users = { label: "Users", url: "/account/admin/users" };
const audit = { label: "Audit log", url: "/account/admin/audit" };

/** The places of each role's workplace, in the order of its navigation. */
export const workplaceLinks: Record<User["type"], readonly WorkplaceLink[]> = {
  User: [orders, projects, ownReviews, notifications, profile, security, privacy],
  Contractor: [orders, ownLeads, notifications, profile, security, privacy],
  Vendor: [orders, answers, notifications, profile, security, privacy],
  Admin: [orders, approvals, users, leads, moderation, audit, notifications, profile, security, privacy],
};

export const workplaceTitle: Record<User["type"], string> = {
  User: "My Account",
  Contractor: "Pro workplace",
  Vendor: "Vendor workplace",
  Admin: "Administration",
};
