import type { Menu, MenuCategory } from "../../../../contract/showrooms/showrooms.ts";
import type { CategoryRow, Departments } from "./menus.store.ts";
import { pictureOf } from "./pictures.rules.ts";
import type { Showroom } from "./selling.store.ts";

type Selling = Pick<Showroom, "menu_ids" | "left_out">;

/** The menus as the header shows them: those of a showroom without what it leaves out; null shows all. */
export function menusView({ menus, categories }: Departments, showroom: Selling | null): Menu[] {
  const leftOut = showroom?.left_out.categories ?? [];
  const offered = categories.filter(
    ({ id, parent_id }) => !leftOut.includes(id) && (parent_id === null || !leftOut.includes(parent_id)),
  );
  const trees = categoryTrees(offered);
  if (showroom && leavesOut(showroom)) dropEmpty(trees);
  return menus
    .filter((menu) => showroom === null || showroom.menu_ids.includes(menu.id))
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

/** Whether a showroom leaves out anything of its departments. */
export const leavesOut = ({ left_out: { categories, vendors, products } }: Pick<Showroom, "left_out">) =>
  categories.length + vendors.length + products.length > 0;

/** Takes out categories of which the showroom left out everything. */
function dropEmpty(trees: Map<number, MenuCategory>): void {
  for (const [id, category] of trees) {
    if (category.products === 0) trees.delete(id);
    category.children = category.children.filter(({ products }) => products > 0);
  }
}

const leaf = (row: CategoryRow): MenuCategory => ({
  id: row.id,
  name: row.name,
  slug_url: row.slug,
  products: row.products,
  picture: pictureOf(row, row.name),
  children: [],
});
