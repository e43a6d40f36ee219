import type { Department } from "../../../client/load-shop.ts";
import { shopHref } from "../../../client/shop-href.ts";
import { Loading, SkeletonText } from "../../../ui/skeleton.tsx";
import { categoryPath, recordCategory } from "../category-paths.ts";
import type { HeaderCategory, HeaderMenu } from "./header-menus.ts";
import type { HeaderMenus } from "./use-header-menus.ts";

/** A department's categories and what is below them, once they are fetched. */
export default function DepartmentCategories({
  department,
  menus,
}: {
  department: Department;
  menus: Exclude<HeaderMenus, "failed" | undefined>;
}) {
  if (menus === "waiting") {
    return (
      <div className="mt-5 grid grid-cols-5 gap-8">
        <Loading />
        {[7, 5, 6, 4, 6].map((lines, column) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list of columns without content
          <SkeletonText key={column} lines={lines} />
        ))}
      </div>
    );
  }
  const menu = menus.find(({ id }) => id === department.id);
  return menu ? <CategoryColumns menu={menu} /> : null;
}

function CategoryColumns({ menu }: { menu: HeaderMenu }) {
  return (
    <ul className="mt-5 columns-5 gap-8 [&_a]:block [&_a]:py-1 [&_a:hover]:text-ink [&_a:hover]:underline [&>li>a]:font-medium [&_ul]:text-graphite [&_ul]:text-sm">
      {menu.categories.map((category) => (
        <li key={category.id} className="mb-5 break-inside-avoid">
          <CategoryLink menu={menu} category={category} />
          {category.children.length > 0 && (
            <ul>
              {category.children.map((child) => (
                <li key={child.id}>
                  <CategoryLink menu={menu} category={child} />
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}

function CategoryLink({ menu, category }: { menu: HeaderMenu; category: HeaderCategory }) {
  return (
    <a href={shopHref(categoryPath(menu.menu_slug, category))} onClick={() => recordCategory(category)}>
      {category.name}
    </a>
  );
}
