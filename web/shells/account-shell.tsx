import type { ReactNode } from "react";
import { Navigate, Outlet, useLocation } from "react-router";
import type { User } from "../../contract/accounts.ts";
import { PageError } from "../page-error.tsx";
import { signInPath } from "../session/redirect-target.ts";
import { workTypeOf } from "../session/role-of-route.ts";
import { requireToken } from "../session/signed-in.ts";
import { useSession } from "../session/use-session.ts";
import { Loading, Skeleton, SkeletonText } from "../ui/skeleton.tsx";
import { UnsavedGuard } from "../work/unsaved-guard.tsx";
import { WorkShell } from "../work/work-shell.tsx";
import type { Route } from "./+types/account-shell.ts";
import { CustomerAccount } from "./customer-account.tsx";

import { StorefrontFrame } from "./storefront-frame.tsx";

/** Pages behind a sign-in are drawn in the browser, which holds the token that opens them. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireToken(request);
  return null;
}
clientLoader.hydrate = true as const;

/** The pages of a signed-in account: a customer's within the shop, everybody else's in the work shell. */
export default function AccountShell() {
  const { user, owing } = useSession();
  const location = useLocation();
  if (owing) return <Navigate replace to={signInPath(location)} />;
  if (!user) return <HydrateFallback />;
  return (
    <Shell user={user}>
      <Outlet />
      <UnsavedGuard />
    </Shell>
  );
}

export function HydrateFallback() {
  return (
    <main id="main" className="page py-10">
      <Loading />
      <Skeleton className="h-8 w-64" />
      <SkeletonText lines={6} className="mt-8" />
    </main>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { user, owing } = useSession();
  const location = useLocation();
  // what the account may open is known after its code
  if (owing) return <Navigate replace to={signInPath(location)} />;
  if (user) {
    return (
      <Shell user={user}>
        <PageError error={error} />
      </Shell>
    );
  }
  return (
    <StorefrontFrame>
      <div className="page py-16">
        <PageError error={error} />
      </div>
    </StorefrontFrame>
  );
}

function Shell({ user, children }: { user: User; children: ReactNode }) {
  if (workTypeOf(user) !== "User") return <WorkShell user={user}>{children}</WorkShell>;
  return (
    <StorefrontFrame>
      <CustomerAccount user={user}>{children}</CustomerAccount>
    </StorefrontFrame>
  );
}
