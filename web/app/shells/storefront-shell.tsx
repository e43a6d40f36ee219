import { Outlet, useRouteError } from "react-router";
import { errorTitle, PageError } from "../../kit/page/page-error.tsx";
import { pageTitle } from "../../kit/page/page-title.ts";
import type { Route } from "./+types/storefront-shell.ts";
import { StorefrontFrame } from "./storefront-frame.tsx";

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
