import { clsx } from "clsx";
import { lazy, type ReactNode, Suspense, useEffect, useRef } from "react";
import { NavLink, useLocation } from "react-router";
import type { User } from "../../contract/accounts.ts";
import { keepInMiddle } from "../ui/keep-in-middle.ts";
import { customerLinks } from "./customer-links.ts";

/** Stands in the navigation a moment later than the rest. */
const UnreadMessages = lazy(() => import("../messages/unread-messages.tsx"));

/** Around the pages of a customer's account: the list of pages at the side, the page next to it. */
export function CustomerAccount({ user, children }: { user: User; children: ReactNode }) {
  const places = usePresentPlaceInSight();
  return (
    <div className="page grid gap-x-8 py-8 md:py-12 lg:grid-cols-12">
      <div className="min-w-0 lg:col-span-3 xl:col-span-2">
        <p className="heading text-lg">My Account</p>
        <p className="truncate text-graphite text-sm">{user.email}</p>
        <nav ref={places} aria-label="Account" className="mt-4 max-lg:overflow-x-auto print:hidden">
          <ul className="flex border-hairline max-lg:min-w-max max-lg:border-b lg:flex-col lg:border-t">
            {customerLinks.map(({ label, url }) => (
              <li key={url} className="shrink-0">
                <NavLink
                  to={url}
                  // what belongs to a place stands below its address, but for the first, whose address is above all
                  end={url === "/account"}
                  className={({ isActive }) =>
                    clsx(
                      "flex min-h-11 items-center gap-3 -outline-offset-2 max-lg:px-4 lg:border-hairline lg:border-b",
                      isActive
                        ? "font-semibold max-lg:shadow-[inset_0_-2px_0_var(--color-ink)] forced-colors:underline forced-colors:underline-offset-4"
                        : "text-graphite hover:text-ink",
                    )
                  }
                >
                  {label}
                  {url === "/account/messages" && (
                    <Suspense>
                      <UnreadMessages />
                    </Suspense>
                  )}
                  {url === "/notification" && user.unread_notifications > 0 && (
                    <span className="figures ml-auto bg-accent px-1.5 font-semibold text-paper text-xs leading-5">
                      {user.unread_notifications}
                    </span>
                  )}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div className="min-w-0 max-lg:mt-8 lg:col-span-9 xl:col-span-10">{children}</div>
    </div>
  );
}

/** On phones the places stand in one line that is wider than the screen, the present one in the middle of it. */
function usePresentPlaceInSight() {
  const places = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another place
  useEffect(() => keepInMiddle(places.current, '[aria-current="page"]'), [pathname]);
  return places;
}
