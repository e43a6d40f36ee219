/**
 * What an endpoint asks of its caller. `anyone` includes guests; `own` data is always narrowed further
 * in the SQL of the domain, so a permission never says whose things they are.
 */
export const permissions = {
  "public.read": "anyone may read what the shop shows",
  "session.open": "anyone may sign in, register or ask for an email",
  "session.begun": "anyone who is signed in, also before the one-time code that the account owes",
  "session.own": "anyone who is signed in, about the own account, verified or not",
  "account.secure": "the owner alone, about sign-in, personal details, card, data copies and deletion",
  "cart.own": "a guest with the cart's key, or a signed-in account",
  "room.own": "a guest with the key, or a signed-in account, about its own rooms, plans and templates",
  "project.own": "a signed-in account, about its own projects",
  "selection.own":
    "a signed-in account, about selections of its projects, of those shared with its showroom, and of those it is hired for; in a team, sales",
  "checkout.own": "a User, or a Contractor in the own showroom, with a verified email address",
  "order.read": "a signed-in account; its role decides which orders; in a team, those of the showroom",
  "order.move": "Vendor, Contractor or Admin, or sales of a team; the role decides which statuses",
  "order.customer": "the account that placed the order, or collects samples",
  "developer.own": "Vendor and Contractor, about their own API keys and webhooks",
  "payout.own": "Vendor and Contractor, about their own balance, or a bookkeeper of the team",
  "payout.run": "Vendor and Contractor, about their bank account and payouts, or an owner of the team",
  "showroom.run": "the Contractor who owns the showroom, or an owner of its team",
  "showroom.sell": "the same, or sales of its team: clients, invitations, leads and coupons",
  "showroom.books":
    "the Contractor who owns the showroom, or an owner or bookkeeper of its team: what it earned",
  "plan.read": "the Contractor who pays for the plan, or an owner or bookkeeper of the team",
  "plan.run": "the Contractor who pays for the plan, or an owner of the team",
  "team.run": "the Contractor who owns the showroom, or an owner of its team, about who works in it",
  "work.today": "a signed-in account; its role, and the showroom it works in, decide what is shown",
  "vendor.run": "the Vendor who owns the products",
  "reviews.write": "a signed-in User, about products delivered to this account",
  "reviews.answer": "the Vendor of the products",
  "reviews.moderate": "Admin with a verified one-time code",
  "admin.run": "Admin with a verified one-time code",
  "ai.open": "anyone may register for AI design, sign in or out of it, or ask for an email",
  "ai.own": "an AI design account, by AuthorizationAI alone, about itself",
  "dev.mailbox": "anyone, in development and demo only",
  "webhook.signed": "a payment provider with a valid signature",
} as const;

export type Permission = keyof typeof permissions;

/**
 * What an admin who signed in as a user may not do for that user: nothing about the sign-in, the address, money or the
 * end of the account. Everything else is open to both, and the audit log has what was changed.
 */
export const closedToStandIns: Partial<Record<Permission, "all" | "writes">> = {
  "account.secure": "all",
  "checkout.own": "all",
  "payout.run": "all",
  "plan.run": "all",
  "developer.own": "writes",
  "team.run": "writes",
};
