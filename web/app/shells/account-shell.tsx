import { Navigate, Outlet, useLocation } from "react-router";
import { signInPath } from "../../client/session/redirect-target.ts";
import { requireToken } from "../../client/session/signed-in.ts";
import { useSession } from "../../client/session/use-session.ts";
import { PageError } from "../../kit/page/page-error.tsx";
import type { Route } from "./+types/account-shell.ts";
import { loadWorkShell } from "./load-work-shell.ts";
import { PageOnItsWay } from "./page-on-its-way.tsx";

/** By this the frame around it knows that the page is one of the account's. */
export const handle = { isAccount: true };

/** Pages behind a sign-in are drawn in the browser, which holds the token that opens them. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireToken(request);
  // fetched beside the account and the page's data; `OwnShell` tells of a failure
  loadWorkShell().catch(() => undefined);
  return null;
}

/** The pages of a signed-in account. */
export default function AccountShell() {
  const { user, owing } = useSession();
  const location = useLocation();
  if (owing) return <Navigate replace to={signInPath(location)} />;
  return user ? <Outlet /> : <HydrateFallback />;
}

export function HydrateFallback() {
  const { user } = useSession();
  if (user) return <PageOnItsWay />;
  return (
    <div className="page py-10">
      <PageOnItsWay />
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { user, owing } = useSession();
  const location = useLocation();
  // what the account may open is known after its code
  if (owing) return <Navigate replace to={signInPath(location)} />;
  if (user) return <PageError error={error} />;
  return (
    <div className="page py-16">
      <PageError error={error} />
    </div>
  );
}
