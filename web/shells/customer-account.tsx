import { clsx } from "clsx";
import { ChevronDown } from "lucide-react";
import { lazy, type ReactNode, Suspense, useId } from "react";
import { NavLink, useLocation } from "react-router";
import type { User } from "../../contract/accounts.ts";
import { useStateFor } from "../ui/use-state-for.ts";
import { customerLinks } from "./customer-links.ts";

/** Stands in the navigation a moment later than the rest. */
const UnreadMessages = lazy(() => import("../messages/unread-messages.tsx"));

/** Around the pages of a customer's account: the list of pages at the side, the page next to it. */
export function CustomerAccount({ user, children }: { user: User; children: ReactNode }) {
  const id = useId();
  const { pathname } = useLocation();
  const [isOpen, setOpen] = useStateFor(pathname, false);
  return (
    <div className="page grid gap-x-8 py-8 md:py-12 lg:grid-cols-12">
      <div className="min-w-0 lg:col-span-3 xl:col-span-2">
        <p className="heading text-lg">My Account</p>
        <p className="truncate text-graphite text-sm">{user.email}</p>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          className="mt-4 flex min-h-12 w-full items-center justify-between gap-3 rounded-sm border border-edge bg-white px-4 text-left font-semibold hover:border-ink lg:hidden print:hidden"
        >
          <span>
            <span className="sr-only">Account pages, now </span>
            {placeOf(pathname)}
          </span>
          <ChevronDown aria-hidden size={20} className={clsx("shrink-0", isOpen && "rotate-180")} />
        </button>
        <nav
          id={id}
          aria-label="Account"
          className={clsx(
            "border-edge max-lg:rounded-b-sm max-lg:border max-lg:border-t-0 max-lg:bg-white max-lg:px-4 max-lg:py-2 lg:mt-4 print:hidden",
            !isOpen && "max-lg:hidden",
          )}
        >
          <ul className="border-hairline max-lg:grid max-lg:grid-cols-2 max-lg:gap-x-4 max-md:[&>li]:min-w-0 md:max-lg:grid-cols-3 lg:border-t">
            {customerLinks.map(({ label, url }) => (
              <li key={url}>
                <NavLink
                  to={url}
                  // what belongs to a place stands below its address, but for the first, whose address is above all
                  end={url === "/account"}
                  className={({ isActive }) =>
                    clsx(
                      "flex min-h-11 items-center gap-3 -outline-offset-2 lg:border-hairline lg:border-b",
                      isActive
                        ? "font-semibold max-lg:underline max-lg:underline-offset-4 forced-colors:underline forced-colors:underline-offset-4"
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
                    <span className="figures bg-accent px-1.5 font-semibold text-paper text-xs leading-5 lg:ml-auto">
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

/** The page's name in the list: the link with the longest address that the page's begins with. */
const placeOf = (pathname: string): string => {
  const above = customerLinks.filter(({ url }) => pathname === url || pathname.startsWith(`${url}/`));
  return above.sort((a, b) => b.url.length - a.url.length)[0]?.label ?? "Account pages";
};
