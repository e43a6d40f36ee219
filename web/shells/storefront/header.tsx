import { Link } from "react-router";
import type { Shop } from "../../load-shop.ts";
import { Wordmark } from "../wordmark.tsx";
import { UserMenu } from "./account-links.tsx";
import { CartLink } from "./cart-link.tsx";
import { DepartmentNav } from "./department-nav.tsx";
import { MobileMenu } from "./mobile-menu.tsx";
import { SearchBox } from "./search-box.tsx";
import { ShowroomIndicator } from "./showroom-indicator.tsx";
import { wayLinks } from "./way-links.ts";

export function Header({ shop }: { shop: Shop }) {
  return (
    <header className="border-hairline border-b bg-paper">
      <div className="border-hairline border-b text-sm">
        <div className="page flex items-center justify-between gap-8">
          <ShowroomIndicator />
          <ul className="flex gap-6 max-xl:hidden">
            {wayLinks(shop).map(({ label, url, isExternal }) => (
              <li key={url}>
                <Link
                  to={url}
                  prefetch={isExternal ? "none" : "intent"}
                  reloadDocument={isExternal}
                  className="flex min-h-11 items-center hover:underline"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className="page flex items-center gap-x-4 py-2 xl:gap-x-10 xl:py-4">
        <MobileMenu shop={shop} />
        <Wordmark />
        <SearchBox className="max-w-xl flex-1 max-md:hidden xl:mx-auto" />
        <div className="ml-auto flex items-center gap-1 xl:ml-0">
          <UserMenu />
          <CartLink />
        </div>
      </div>
      <SearchBox className="page pb-3 md:hidden" />
      <DepartmentNav menus={shop.menus} />
    </header>
  );
}
