import { ChevronDown } from "lucide-react";
import { lazy, Suspense, useEffect, useRef } from "react";
import type { Department } from "../../../client/load-shop.ts";
import { shopHref } from "../../../client/shop-href.ts";
import { departmentPath } from "../category-paths.ts";
import { useClosingDetails } from "./use-closing-details.ts";
import { type HeaderMenus, useHeaderMenus } from "./use-header-menus.ts";

/** Loads with the categories; most visitors open no department. */
const DepartmentCategories = lazy(() =>
  import("./department-categories.tsx").catch(() => ({ default: CategoriesMissing })),
);

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
        {menus === "failed" ? (
          <CategoriesMissing />
        ) : (
          <Suspense>{menus && <DepartmentCategories department={department} menus={menus} />}</Suspense>
        )}
      </div>
    </div>
  );
}

function CategoriesMissing() {
  return (
    <p role="alert" className="mt-5 text-graphite">
      We couldn't load the categories. Open the department's page to see them.
    </p>
  );
}
