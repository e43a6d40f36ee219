import { clsx } from "clsx";
import { ChevronDown } from "lucide-react";
import { lazy, type ReactNode, Suspense, useId } from "react";
import { Link } from "react-router";
import type { User } from "../../../contract/identity/accounts.ts";
import { Count } from "../../ui/badge.tsx";
import { useStateFor } from "../../ui/use-state-for.ts";
import { customerLinks } from "./customer-links.ts";
import { useNextPage } from "./next-page.ts";

/** Stands in the navigation a moment later than the rest. */
const UnreadMessages = lazy(() => import("../../areas/messages/unread-messages.tsx"));

/**
 * Around the pages of a customer's account: the list of pages at the side, the page next to it. On phones the list opens
 * from a bar in the place of the header's search, which is in the menu then.
 */
export function CustomerAccount({ user, children }: { user: User; children: ReactNode }) {
  const id = useId();
  const { path, isOnItsWay } = useNextPage();
  const [isOpen, setOpen] = useStateFor(path, false);
  const present = presentLink(path);
  return (
    <div className="page grid gap-x-8 pb-8 md:pb-12 lg:grid-cols-12 lg:pt-12">
      <div className="min-w-0 max-lg:-mx-(--gutter) lg:col-span-3 xl:col-span-2">
        <p className="heading text-lg max-lg:hidden">My Account</p>
        <p className="truncate text-graphite text-sm max-lg:hidden">{user.email}</p>
        <button
          type="button"
          data-page-bar
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          className="flex min-h-12 w-full items-center justify-between gap-3 border-hairline border-b bg-white px-(--gutter) text-left font-semibold -outline-offset-2 hover:bg-sunk lg:hidden print:hidden"
        >
          <span>
            <span className="sr-only">Account pages, now </span>
            {present?.label ?? "Account pages"}
          </span>
          <ChevronDown aria-hidden size={20} className={clsx("shrink-0", isOpen && "rotate-180")} />
        </button>
        <nav
          id={id}
          aria-label="Account"
          className={clsx(
            "max-lg:border-hairline max-lg:border-b max-lg:bg-white max-lg:px-(--gutter) max-lg:py-2 lg:mt-4 print:hidden",
            !isOpen && "max-lg:hidden",
          )}
        >
          <ul className="border-hairline max-lg:grid max-lg:grid-cols-2 max-lg:gap-x-4 max-md:[&>li]:min-w-0 md:max-lg:grid-cols-3 lg:border-t">
            {customerLinks.map(({ label, url }) => (
              <li key={url}>
                <Link
                  to={url}
                  aria-current={url === present?.url ? "page" : undefined}
                  className={clsx(
                    "flex min-h-11 items-center gap-3 -outline-offset-2 lg:border-hairline lg:border-b",
                    url === present?.url
                      ? "font-semibold max-lg:underline max-lg:underline-offset-4 forced-colors:underline forced-colors:underline-offset-4"
                      : "text-graphite hover:text-ink",
                  )}
                >
                  {label}
                  {url === "/account/messages" && (
                    <Suspense>
                      <UnreadMessages />
                    </Suspense>
                  )}
                  {url === "/notification" && user.unread_notifications > 0 && (
                    <Count className="lg:ml-auto">{user.unread_notifications}</Count>
                  )}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div
        aria-busy={isOnItsWay}
        className="min-w-0 transition-opacity aria-busy:opacity-50 aria-busy:delay-300 max-lg:mt-6 lg:col-span-9 xl:col-span-10"
      >
        {children}
      </div>
    </div>
  );
}

/** The link with the longest address that the page's begins with; the first one's is above all, and only its own. */
const presentLink = (path: string) =>
  customerLinks
    .filter(({ url }) => path === url || (url !== "/account" && path.startsWith(`${url}/`)))
    .sort((a, b) => b.url.length - a.url.length)[0];
