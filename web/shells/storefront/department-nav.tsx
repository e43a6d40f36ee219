import { ChevronDown } from "lucide-react";
import { useEffect, useRef } from "react";
import type { Department } from "../../load-shop.ts";
import { shopHref } from "../../shop-href.ts";
import { Loading, SkeletonText } from "../../ui/skeleton.tsx";
import { categoryPath, departmentPath, recordCategory } from "../category-paths.ts";
import type { HeaderCategory, HeaderMenu } from "./header-menus.ts";
import { useClosingDetails } from "./use-closing-details.ts";
import { type HeaderMenus, useHeaderMenus } from "./use-header-menus.ts";

/**
 * The departments in a row; each opens a panel with its categories, which are fetched as soon as somebody reaches for
 * the row. Without scripts a panel leads to the department's page.
 */
export function DepartmentNav({ departments }: { departments: readonly Department[] }) {
  const nav = useRef<HTMLElement>(null);
  const { menus, want } = useHeaderMenus();
  useClosingDetails(nav);
  // somebody may have opened a panel before this page answered to it
  useEffect(() => {
    if (nav.current?.querySelector("details[open]")) want();
  }, [want]);
  return (
    <nav
      ref={nav}
      aria-label="Departments"
      onPointerEnter={want}
      onFocus={want}
      className="relative border-hairline border-t max-xl:hidden"
    >
      <ul className="page flex flex-wrap gap-x-7">
        {departments.map((department) => (
          <li key={department.id}>
            <details name="department" className="group" onToggle={want}>
              <summary className="flex h-12 items-center gap-1 border-transparent border-b-2 text-[0.9375rem] hover:border-ink group-open:border-ink group-open:font-medium">
                {department.name}
                <ChevronDown aria-hidden size={16} className="transition-transform group-open:rotate-180" />
              </summary>
              <DepartmentPanel department={department} menus={menus} />
            </details>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function DepartmentPanel({ department, menus }: { department: Department; menus: HeaderMenus }) {
  return (
    <div className="absolute inset-x-0 top-full z-30 border-hairline border-y bg-paper shadow-float">
      <div className="page max-h-[calc(100dvh-180px)] overflow-y-auto py-8">
        <div className="flex items-baseline gap-6">
          <p className="heading text-lg">{department.name}</p>
          <a href={shopHref(departmentPath(department.menu_slug))} className="link text-sm">
            Shop all {department.name}
          </a>
        </div>
        <DepartmentCategories department={department} menus={menus} />
      </div>
    </div>
  );
}

function DepartmentCategories({ department, menus }: { department: Department; menus: HeaderMenus }) {
  if (menus === "failed") {
    return (
      <p role="alert" className="mt-5 text-graphite">
        We couldn't load the categories. Open the department's page to see them.
      </p>
    );
  }
  if (!menus) return null;
  if (menus === "waiting") {
    return (
      <div className="mt-5 grid grid-cols-5 gap-8">
        <Loading />
        {[7, 5, 6, 4, 6].map((lines, column) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they never change places
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
