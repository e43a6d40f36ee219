import type { ProShowroom } from "../../../../contract/showrooms/pro-showroom.ts";

/** Products of a category with those of all categories below it. */
export function countBelow(categories: ProShowroom["market"]["categories"], id: number): number {
  const own = categories.find((category) => category.id === id)?.products ?? 0;
  const children = categories.filter(({ parent_id }) => parent_id === id);
  return children.reduce((sum, child) => sum + countBelow(categories, child.id), own);
}
