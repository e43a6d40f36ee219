/**
 * What an endpoint asks of its caller. `anyone` includes guests; `own` data is always narrowed further
 * in the SQL of the domain, so a permission never says whose things they are.
 */
export const permissions = {
  "public.read": "anyone may read what the shop shows",
  "session.open": "anyone may sign in, register or ask for a mail",
  "session.begun": "whoever is signed in, also before the one-time code that the account owes",
  "session.own": "whoever is signed in, about the own account, verified or not",
  "cart.own": "a guest with the cart's key, or a signed-in account",
  "room.own": "a guest with the key, or a signed-in account, about its own rooms, plans and templates",
  "project.own": "a signed-in account, about its own projects",
  "checkout.own": "a signed-in account of type User with a verified e-mail address",
  "order.read": "a signed-in account; its role decides which orders",
  "order.move": "Vendor, Contractor or Admin; the role decides which statuses",
  "order.customer": "the customer who placed the order",
  "payout.own": "Vendor and Contractor, about their own balance",
  "showroom.run": "the Contractor who owns the showroom",
  "vendor.run": "the Vendor who owns the goods",
  "reviews.write": "a signed-in User, about goods that were delivered to this account",
  "reviews.answer": "the Vendor of the goods",
  "reviews.moderate": "Admin with a verified one-time code",
  "admin.run": "Admin with a verified one-time code",
  "ai.open": "anyone may register for AI design, sign in or out of it, or ask for a mail",
  "ai.own": "an AI design account, by AuthorizationAI alone, about itself",
  "dev.mailbox": "anyone, in development and demo only",
  "webhook.signed": "a payment provider with a valid signature",
} as const;

export type Permission = keyof typeof permissions;
