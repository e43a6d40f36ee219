/** The settings that decide what customers pay and how long they can return. Without zod, since pages load them. */
export const saleSettingKeys = ["pricing", "tax", "shipping", "returns"] as const;
export type SaleSettingKey = (typeof saleSettingKeys)[number];
