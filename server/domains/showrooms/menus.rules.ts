import type { Menu, MenuCategory } from "../../../contract/showrooms.ts";
import type { CategoryRow, Departments } from "./menus.store.ts";
import { pictureOf } from "./pictures.rules.ts";

/** The menus as the header shows them; `menuIds` are the departments of a showroom, null shows all. */
export function menusView({ menus, categories }: Departments, menuIds: readonly number[] | null): Menu[] {
  const trees = categoryTrees(categories);
  return menus
    .filter((menu) => menuIds === null || menuIds.includes(menu.id))
    .map((menu) => ({
      id: menu.id,
      name: menu.name,
      menu_slug: menu.menu_slug,
      picture: pictureOf(menu, menu.name),
      categories: menu.category_ids.flatMap((id) => trees.get(id) ?? []),
    }));
}

/** The categories of the menus, each once, in the order in which the menus first list them. */
export function categoriesOf(menus: readonly Menu[]): MenuCategory[] {
  const all = menus.flatMap((menu) => menu.categories);
  return [...new Map(all.map((category) => [category.id, category])).values()];
}

/** Each category with its children below it; a count includes the products of all children. */
function categoryTrees(rows: readonly CategoryRow[]): Map<number, MenuCategory> {
  const trees = new Map(rows.map((row) => [row.id, leaf(row)]));
  for (const row of rows) {
    if (row.parent_id !== null) trees.get(row.parent_id)?.children.push(trees.get(row.id)!);
  }
  const total = (category: MenuCategory): number => {
    for (const child of category.children) category.products += total(child);
    return category.products;
  };
  for (const row of rows) if (row.parent_id === null) total(trees.get(row.id)!);
  return trees;
}

const leaf = (row: CategoryRow): MenuCategory => ({
  id: row.id,
  name: row.name,
  slug_url: row.slug,
  products: row.products,
  picture: pictureOf(row, row.name),
  children: [],
});
