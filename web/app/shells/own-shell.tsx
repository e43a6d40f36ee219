import { lazy, type ReactNode, Suspense } from "react";
import { Outlet, useMatches } from "react-router";
import { workTypeOf } from "../../client/session/role-of-route.ts";
import { useSession } from "../../client/session/use-session.ts";
import { UnsavedGuard } from "../../kit/forms/unsaved-guard.tsx";
import { PageError } from "../../kit/page/page-error.tsx";
import type { Listing } from "../listing.ts";
import type { Route } from "./+types/own-shell.ts";
import { CustomerAccount } from "./customer-account.tsx";
import { loadWorkShell } from "./load-work-shell.ts";
import { PageOnItsWay } from "./page-on-its-way.tsx";
import { StorefrontFrame } from "./storefront-frame.tsx";

/** Pages that a customer has beside the list of the account's pages. */
export type AccountHandle = { isAccount?: boolean };

export const handle: Listing = { isUnlisted: true };

const WorkShell = lazy(async () => ({ default: (await loadWorkShell()).WorkShell }));

/**
 * Around all pages of an account and of projects: within the shop for guests and customers, who have the list of their
 * account's pages beside those, and within their workplace for everybody else. One layout for all of them, so the side
 * navigation stays while one page follows another. It has no data of its own, so it shows as soon as the account is
 * known, before the page's data has come.
 */
export default function OwnShell() {
  return (
    <Frame>
      <Outlet />
      <UnsavedGuard />
    </Frame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Frame>
      <div className="page py-16">
        <PageError error={error} />
      </div>
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  const { user, status } = useSession();
  const isAccount = useMatches().some(({ handle }) => (handle as AccountHandle | undefined)?.isAccount);
  if (status === "unknown" || status === "loading") return <Waiting />;
  if (!user) return <StorefrontFrame>{children}</StorefrontFrame>;
  if (workTypeOf(user) === "User") {
    return (
      <StorefrontFrame>
        {isAccount ? <CustomerAccount user={user}>{children}</CustomerAccount> : children}
      </StorefrontFrame>
    );
  }
  return (
    <Suspense fallback={<Waiting />}>
      <WorkShell user={user}>{children}</WorkShell>
    </Suspense>
  );
}

/** Until it is known whose page this is. */
const Waiting = () => (
  <main id="main" className="page py-10">
    <PageOnItsWay />
  </main>
);
