import { clsx } from "clsx";
import { Menu as MenuIcon } from "lucide-react";
import { useCallback, useEffect, useState } from "react";
import { Link, useLocation } from "react-router";
import type { Shop } from "../../load-shop.ts";
import { Drawer } from "../../ui/dialog.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";
import { Loading, SkeletonText } from "../../ui/skeleton.tsx";
import { categoryPath, departmentPath, recordCategory } from "../category-paths.ts";
import { AccountLinks } from "./account-links.tsx";
import { BusinessCard } from "./business-card.tsx";
import type { HeaderCategory, HeaderMenu } from "./header-menus.ts";
import { type HeaderMenus, useHeaderMenus } from "./use-header-menus.ts";
import { wayLinks } from "./way-links.ts";

/** Below 1200 px: departments, categories, what is below them, and the rest of the header, from the left. */
export function MobileMenu({ shop }: { shop: Shop }) {
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page is what closes it
  useEffect(close, [key]);
  const place = "-ml-2.5 grid size-11 place-items-center rounded-sm hover:bg-sunk";
  return (
    <div className="xl:hidden">
      <button
        type="button"
        aria-label="Menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
        className={clsx(place, "scripting-none:hidden")}
      >
        <MenuIcon aria-hidden size={22} />
      </button>
      {/* Without scripts the way to the departments is in the footer. */}
      <a href="#departments" aria-label="Departments" className={clsx(place, "hidden scripting-none:grid")}>
        <MenuIcon aria-hidden size={22} />
      </a>
      <Drawer isOpen={isOpen} onClose={close} title="Menu">
        {/* Only when it is asked for: the departments are in the page already. */}
        {isOpen && <MenuContent shop={shop} onChoose={close} />}
      </Drawer>
    </div>
  );
}

function MenuContent({ shop, onChoose }: { shop: Shop; onChoose: () => void }) {
  const { menus, want } = useHeaderMenus();
  useEffect(want, [want]);
  return (
    <>
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
        The categories could not be fetched. The department’s own page lists them.
      </li>
    );
  }
  if (!menus) {
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
