/** What an API key may be allowed to do, in the words of the page that makes keys. */
export const scopes = {
  "products:read": "See products, wholesale prices and stock",
  "products:write": "Add, change and delete products and prices",
  "stock:write": "Change stock and lead times",
  "orders:read": "See orders",
  "orders:write": "Move orders to their next status",
  "payouts:read": "See sales, balance and ledger entries",
  webhooks: "Run webhooks and see their deliveries",
} as const;
export type Scope = keyof typeof scopes;
export const scopeNames = Object.keys(scopes) as Scope[];

/** What a pro's key can do: pros list no products. */
export const proScopes: readonly Scope[] = ["orders:read", "orders:write", "payouts:read", "webhooks"];

/** What the calls about a vendor's products ask for. */
export const readsProducts = { permission: "vendor.run", scope: "products:read" } as const;
export const writesProducts = { permission: "vendor.run", scope: "products:write" } as const;
export const writesStock = { permission: "vendor.run", scope: "stock:write" } as const;
