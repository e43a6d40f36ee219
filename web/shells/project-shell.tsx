import { lazy, type ReactNode, Suspense } from "react";
import { Outlet } from "react-router";
import { PageError } from "../page-error.tsx";
import { workTypeOf } from "../session/role-of-route.ts";
import { useSession } from "../session/use-session.ts";
import { loadInTime } from "../ui/load-in-time.ts";
import { Loading, Skeleton, SkeletonText } from "../ui/skeleton.tsx";
import { UnsavedGuard } from "../work/unsaved-guard.tsx";
import type { Route } from "./+types/project-shell.ts";
import { StorefrontFrame } from "./storefront-frame.tsx";

const WorkShell = lazy(async () => {
  const { WorkShell } = await loadInTime(import("../work/work-shell.tsx"));
  return { default: WorkShell };
});

/** Whose project pages these are is known in the browser alone. */
export const clientLoader = () => null;
clientLoader.hydrate = true as const;

/** Pages of projects: within the shop for guests and customers, within their workplace for everybody else. */
export default function ProjectShell() {
  return (
    <Shell>
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
  return (
    <Shell>
      <div className="page py-16">
        <PageError error={error} />
      </div>
    </Shell>
  );
}

function Shell({ children }: { children: ReactNode }) {
  const { user, status } = useSession();
  if (status === "unknown" || status === "loading") return <HydrateFallback />;
  if (!user || workTypeOf(user) === "User") return <StorefrontFrame>{children}</StorefrontFrame>;
  return (
    <Suspense fallback={<HydrateFallback />}>
      <WorkShell user={user}>
        <div className="page-in-work">{children}</div>
      </WorkShell>
    </Suspense>
  );
}
