/** What entries are made from, and servers announce to each other when it changes. */
export const announced = ["products", "showrooms"] as const;

/**
 * - `products`: the catalog, such as lists, categories and brands.
 * - `showrooms`: showrooms, vendors, plans, settings and published texts.
 * - `structure`: departments, categories, attributes and brands. Follows from `products` on each server.
 * - `product:HASH`: pages about one product. Follows from `products` on each server.
 */
export type Tag = AnnouncedTag | "structure" | `product:${string}`;
export type AnnouncedTag = (typeof announced)[number];

export const productTag = (hash: string): Tag => `product:${hash}`;
