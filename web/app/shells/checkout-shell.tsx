import { type ReactNode, useEffect } from "react";
import { Link, Outlet, useRouteError } from "react-router";
import { writeLocal } from "../../client/session/local-store.ts";
import { errorTitle, PageError } from "../../kit/page/page-error.tsx";
import { pageTitle } from "../../kit/page/page-title.ts";
import { Wordmark } from "../../kit/page/wordmark.tsx";
import type { Listing } from "../listing.ts";
import type { Route } from "./+types/checkout-shell.ts";
import { ConsentBanner } from "./consent-banner.tsx";
import { SkipLink } from "./skip-link.tsx";

export const handle: Listing = { isUnlisted: true };

export const meta: Route.MetaFunction = ({ error, matches }) => [
  error ? { title: pageTitle(errorTitle(error), matches) } : { title: pageTitle("Checkout", matches) },
];

/** Around paying: the way back and the policies that count now, and none of the shop's menus. */
export default function CheckoutShell() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  return (
    <Frame>
      <div className="page py-16 md:py-24">
        <PageError error={error} />
      </div>
    </Frame>
  );
}

const policies = [
  { label: "Returns", url: "/return_policy" },
  { label: "Orders and delivery", url: "/your_orders" },
  { label: "Privacy", url: "/privacy_policy" },
  { label: "Terms", url: "/terms_of_service" },
  { label: "Contact", url: "/contact?topic=order" },
];

function Frame({ children }: { children: ReactNode }) {
  useEffect(() => {
    writeLocal("new-layout", "true");
    return () => writeLocal("new-layout", "false");
  }, []);
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <ConsentBanner />
      <header className="border-hairline border-b bg-paper print:hidden">
        <div className="page flex items-center justify-between gap-x-6 py-2">
          <Wordmark />
          <Link to="/cart" className="link inline-flex min-h-11 items-center text-sm">
            Back to cart
          </Link>
        </div>
      </header>
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <footer className="border-hairline border-t max-sm:order-2 print:hidden">
        <nav aria-label="Policies" className="page py-4">
          <ul className="flex flex-wrap gap-x-6 text-graphite text-sm">
            {policies.map(({ label, url }) => (
              <li key={url}>
                <Link to={url} className="inline-flex min-h-11 items-center hover:text-ink hover:underline">
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </footer>
    </div>
  );
}
