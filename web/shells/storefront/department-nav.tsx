import { ChevronDown } from "lucide-react";
import { useRef } from "react";
import type { HeaderCategory, HeaderMenu } from "../../load-shop.ts";
import { shopHref } from "../../shop-href.ts";
import { categoryPath, departmentPath, recordCategory } from "../category-paths.ts";
import { useClosingDetails } from "./use-closing-details.ts";

/** The departments in a row; each opens a panel with its categories. Works without scripts. */
export function DepartmentNav({ menus }: { menus: readonly HeaderMenu[] }) {
  const nav = useRef<HTMLElement>(null);
  useClosingDetails(nav);
  return (
    <nav ref={nav} aria-label="Departments" className="relative border-hairline border-t max-xl:hidden">
      <ul className="page flex flex-wrap gap-x-7">
        {menus.map((menu) => (
          <li key={menu.id}>
            <details name="department" className="group">
              <summary className="flex h-12 items-center gap-1 border-transparent border-b-2 text-[0.9375rem] hover:border-ink group-open:border-ink group-open:font-medium">
                {menu.name}
                <ChevronDown aria-hidden size={16} className="transition-transform group-open:rotate-180" />
              </summary>
              <DepartmentPanel menu={menu} />
            </details>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function DepartmentPanel({ menu }: { menu: HeaderMenu }) {
  return (
    <div className="absolute inset-x-0 top-full z-30 border-hairline border-y bg-paper shadow-float">
      <div className="page max-h-[calc(100dvh-180px)] overflow-y-auto py-8">
        <div className="flex items-baseline gap-6">
          <p className="heading text-lg">{menu.name}</p>
          <a href={shopHref(departmentPath(menu.menu_slug))} className="link text-sm">
            Shop all {menu.name}
          </a>
        </div>
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
      </div>
    </div>
  );
}

function CategoryLink({ menu, category }: { menu: HeaderMenu; category: HeaderCategory }) {
  return (
    <a href={shopHref(categoryPath(menu.menu_slug, category))} onClick={() => recordCategory(category)}>
      {category.name}
    </a>
  );
}
