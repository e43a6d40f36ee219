import type { ReactNode } from "react";
import { Outlet, useMatches } from "react-router";
import { workTypeOf } from "../../client/session/role-of-route.ts";
import { useSession } from "../../client/session/use-session.ts";
import { PageError } from "../../kit/page/page-error.tsx";
import type { Route } from "./+types/project-shell.ts";
import type { AccountHandle } from "./own-shell.tsx";
import { PageOnItsWay } from "./page-on-its-way.tsx";

/** Whose project pages these are is known in the browser alone. */
export const clientLoader = () => null;

/** Pages of projects, which guests have too. */
export default function ProjectShell() {
  return (
    <Gutters>
      <Outlet />
    </Gutters>
  );
}

export function HydrateFallback() {
  return (
    <Gutters>
      <div className="page py-10">
        <PageOnItsWay />
      </div>
    </Gutters>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Gutters>
      <div className="page py-16">
        <PageError error={error} />
      </div>
    </Gutters>
  );
}

/** Around a page of the shop in a workplace, or beside the list of a customer's account. */
function Gutters({ children }: { children: ReactNode }) {
  const { user } = useSession();
  const isAccount = useMatches().some(({ handle }) => (handle as AccountHandle | undefined)?.isAccount);
  if (!user || (workTypeOf(user) === "User" && !isAccount)) return children;
  return <div className="page-in-work">{children}</div>;
}
