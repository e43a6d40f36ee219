import { useEffect } from "react";
import { Link } from "react-router";
import type { Shop } from "../../../client/load-shop.ts";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { Loading, SkeletonText } from "../../../ui/skeleton.tsx";
import { categoryPath, departmentPath, recordCategory } from "../category-paths.ts";
import { AccountLinks } from "./account-links.tsx";
import { BusinessCard } from "./business-card.tsx";
import type { HeaderCategory, HeaderMenu } from "./header-menus.ts";
import { SearchBox } from "./search-box.tsx";
import { ShowroomIndicator } from "./showroom-indicator.tsx";
import { type HeaderMenus, useHeaderMenus } from "./use-header-menus.ts";
import { wayLinks } from "./way-links.ts";

/** The menu below 1200 px: departments with their categories, the account, links to tools and to pages for pros. On phones, the showroom and the search too. */
export default function MobileMenuContent({ shop, onChoose }: { shop: Shop; onChoose: () => void }) {
  const { menus, want } = useHeaderMenus();
  useEffect(want, [want]);
  return (
    <>
      <div className="border-hairline border-b pb-3 text-sm md:hidden">
        <ShowroomIndicator />
        <SearchBox className="mt-1" />
      </div>
      <nav aria-label="Menu">
        {shop.menus.map((department) => (
          <Disclosure key={department.id} summary={department.name} group="mobile-department">
            <ul>
              <li>
                <Link
                  to={departmentPath(department.menu_slug)}
                  className="flex min-h-11 items-center font-semibold"
                >
                  Shop All
                </Link>
              </li>
              <DepartmentEntries id={department.id} menus={menus} onChoose={onChoose} />
            </ul>
          </Disclosure>
        ))}
      </nav>
      <AccountLinks className="mt-6" />
      <ul className="mt-6 border-hairline border-t pt-4">
        {wayLinks(shop).map(({ label, url, isExternal }) => (
          <li key={url}>
            <Link to={url} reloadDocument={isExternal} className="flex min-h-11 items-center">
              {label}
            </Link>
          </li>
        ))}
      </ul>
      {shop.showroom && <BusinessCard showroom={shop.showroom} />}
    </>
  );
}

function DepartmentEntries({
  id,
  menus,
  onChoose,
}: {
  id: number;
  menus: HeaderMenus;
  onChoose: () => void;
}) {
  if (menus === "failed") {
    return (
      <li role="alert" className="py-2 text-graphite text-sm">
        We couldn't load the categories. Open the department's page to see them.
      </li>
    );
  }
  if (!menus || menus === "waiting") {
    return (
      <li className="py-2">
        <Loading />
        <SkeletonText lines={4} />
      </li>
    );
  }
  const menu = menus.find((one) => one.id === id);
  return menu?.categories.map((category) => (
    <CategoryEntry key={category.id} menu={menu} category={category} onChoose={onChoose} />
  ));
}

function CategoryEntry({
  menu,
  category,
  onChoose,
}: {
  menu: HeaderMenu;
  category: HeaderCategory;
  onChoose: () => void;
}) {
  const choose = () => {
    recordCategory(category);
    onChoose();
  };
  return (
    <li>
      <Link
        to={categoryPath(menu.menu_slug, category)}
        onClick={choose}
        className="flex min-h-11 items-center"
      >
        {category.name}
      </Link>
      {category.children.length > 0 && (
        <ul className="mb-2 border-hairline border-l pl-4">
          {category.children.map((child) => (
            <CategoryEntry key={child.id} menu={menu} category={child} onChoose={onChoose} />
          ))}
        </ul>
      )}
    </li>
  );
}
