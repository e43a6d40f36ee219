import { clsx } from "clsx";
import { Menu as MenuIcon } from "lucide-react";
import { lazy, Suspense, useCallback } from "react";
import { useLocation } from "react-router";
import type { Shop } from "../../../client/load-shop.ts";
import { shopHref } from "../../../client/shop-href.ts";
import { Drawer } from "../../../ui/dialog.tsx";
import { Loading, SkeletonText } from "../../../ui/skeleton.tsx";
import { useStateFor } from "../../../ui/use-state-for.ts";
import { departmentPath } from "../category-paths.ts";

const fetchContent = () => import("./mobile-menu-content.tsx");
/** Comes when somebody reaches for it; where it does not come, the departments alone are offered. */
const MenuContent = lazy(() => fetchContent().catch(() => ({ default: DepartmentsAlone })));

/** Below 1200 px: departments, categories, what is below them, and the rest of the header, from the left. */
export function MobileMenu({ shop }: { shop: Shop }) {
  const [isOpen, setOpen] = useStateFor(useLocation().key, false);
  const close = useCallback(() => setOpen(false), [setOpen]);
  const place = "-ml-2.5 grid size-11 place-items-center rounded-sm hover:bg-sunk";
  return (
    <div className="xl:hidden">
      <button
        type="button"
        aria-label="Menu"
        aria-expanded={isOpen}
        onPointerEnter={reach}
        onFocus={reach}
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
        {isOpen && (
          <Suspense fallback={<Waiting />}>
            <MenuContent shop={shop} onChoose={close} />
          </Suspense>
        )}
      </Drawer>
    </div>
  );
}

const reach = () => void fetchContent().catch(() => undefined);

function Waiting() {
  return (
    <div className="py-3">
      <Loading />
      <SkeletonText lines={8} />
    </div>
  );
}

function DepartmentsAlone({ shop }: { shop: Shop }) {
  return (
    <nav aria-label="Menu">
      <ul>
        {shop.menus.map(({ id, name, menu_slug }) => (
          <li key={id}>
            <a href={shopHref(departmentPath(menu_slug))} className="flex min-h-11 items-center">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
