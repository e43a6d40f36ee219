import { writeLocal } from "../../client/session/local-store.ts";
import type { HeaderCategory } from "./storefront/header-menus.ts";

/** Where a department's or a category's page is. Categories with others below them have an overview. */
export function departmentPath(menu_slug: string): string {
  return `/department/${menu_slug}`;
}

export function categoryPath(menu_slug: string, category: HeaderCategory): string {
  return category.children.length > 0
    ? `/department/${menu_slug}/${category.slug_url}`
    : `/category/${category.slug_url}/product`;
}

/** Remembers the category whose products one went to see. */
export function recordCategory(category: HeaderCategory): void {
  if (category.children.length > 0) return;
  writeLocal("product_category", { id: category.id, name: category.name, slug_url: category.slug_url });
}
