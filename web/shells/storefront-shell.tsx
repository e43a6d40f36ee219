import type { ReactNode } from "react";
import { Outlet, useRouteError } from "react-router";
import { ConsentBanner } from "../consent/consent-banner.tsx";
import { LeadPopup } from "../leads/lead-popup.tsx";
import { errorTitle, PageError } from "../page-error.tsx";
import { pageTitle } from "../page-title.ts";
import { useShop } from "../session/use-showroom.ts";
import type { Route } from "./+types/storefront-shell.ts";
import { Footer } from "./storefront/footer.tsx";
import { Header } from "./storefront/header.tsx";
import { ScrollTop } from "./storefront/scroll-top.tsx";

export const meta: Route.MetaFunction = ({ error, matches }) => [
  error ? { title: pageTitle(errorTitle(error), matches) } : { title: pageTitle("Shop", matches) },
];

/** Around every page of the shop: header, the page, footer. */
export default function StorefrontShell() {
  return (
    <StorefrontFrame>
      <Outlet />
    </StorefrontFrame>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  return (
    <StorefrontFrame>
      <div className="page py-16 md:py-24">
        <PageError error={error} />
      </div>
    </StorefrontFrame>
  );
}

function StorefrontFrame({ children }: { children: ReactNode }) {
  const shop = useShop();
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="sr-only z-50 bg-ink px-4 py-3 text-paper focus:not-sr-only focus:absolute focus:top-2 focus:left-2"
      >
        Skip to content
      </a>
      <ConsentBanner />
      {shop && <Header shop={shop} />}
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      {shop && <Footer shop={shop} />}
      <ScrollTop />
      <LeadPopup />
    </div>
  );
}
