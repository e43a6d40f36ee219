import { clsx } from "clsx";
import { ChevronDown } from "lucide-react";
import { useRef } from "react";
import { Link, useHref, useNavigate } from "react-router";
import type { HeaderCategory, HeaderMenu } from "../../load-shop.ts";
import { categoryPath, departmentPath, recordCategory } from "../category-paths.ts";
import { useClosingDetails } from "./use-closing-details.ts";

/** The departments in a row; each opens a panel with its categories. Works without scripts. */
export function DepartmentNav({ menus }: { menus: readonly HeaderMenu[] }) {
  const nav = useRef<HTMLElement>(null);
  useClosingDetails(nav);
  const base = useHref("/").replace(/\/$/, "");
  const follow = useFollowing(base);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click
    <nav
      ref={nav}
      aria-label="Departments"
      onClick={follow}
      className="relative border-hairline border-t max-xl:hidden"
    >
      <ul className="page flex flex-wrap gap-x-7">
        {menus.map((menu) => (
          <li key={menu.id}>
            <details name="department" className="group">
              <summary className="flex h-12 items-center gap-1 border-transparent border-b-2 text-[0.9375rem] hover:border-ink group-open:border-ink group-open:font-medium">
                {menu.name}
                <ChevronDown aria-hidden size={16} className="transition-transform group-open:rotate-180" />
              </summary>
              <DepartmentPanel menu={menu} base={base} />
            </details>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function DepartmentPanel({ menu, base }: { menu: HeaderMenu; base: string }) {
  return (
    <div className="absolute inset-x-0 top-full z-30 border-hairline border-y bg-paper shadow-float">
      <div className="page max-h-[calc(100dvh-180px)] overflow-y-auto py-8">
        <div className="flex items-baseline gap-6">
          <p className="heading text-lg">{menu.name}</p>
          <Link to={departmentPath(menu.menu_slug)} prefetch="intent" className="link text-sm">
            Shop all {menu.name}
          </Link>
        </div>
        <ul className="mt-5 columns-5 gap-8">
          {menu.categories.map((category) => (
            <li key={category.id} className="mb-5 break-inside-avoid">
              <CategoryLink menu={menu} base={base} category={category} className="font-medium" />
              {category.children.length > 0 && (
                <ul>
                  {category.children.map((child) => (
                    <li key={child.id}>
                      <CategoryLink
                        menu={menu}
                        base={base}
                        category={child}
                        className="text-graphite text-sm"
                      />
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

/**
 * A plain link, followed without loading the page anew: there are hundreds of them on every page, and the
 * router's own link costs ten times as much to render.
 */
function CategoryLink({
  menu,
  category,
  base,
  className,
}: {
  menu: HeaderMenu;
  category: HeaderCategory;
  base: string;
  className: string;
}) {
  return (
    <a
      href={base + categoryPath(menu.menu_slug, category)}
      onClick={() => recordCategory(category)}
      className={clsx("block py-1 hover:text-ink hover:underline", className)}
    >
      {category.name}
    </a>
  );
}

/** Follows plain presses on links below `base` within the page; others are the browser's. */
function useFollowing(base: string) {
  const navigate = useNavigate();
  return (event: React.MouseEvent) => {
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    const href = (event.target as Element).closest("a")?.getAttribute("href");
    if (event.defaultPrevented || !isPlain || !href?.startsWith(`${base}/`)) return;
    event.preventDefault();
    void navigate(href.slice(base.length));
  };
}
