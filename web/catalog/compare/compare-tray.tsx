import { lazy, Suspense } from "react";
import { useLocal } from "../../session/local-store.ts";

const Tray = lazy(() => import("./tray.tsx"));

/** What has been put aside to be compared, at the foot of the page; not there while nothing is. */
export function CompareTray() {
  const compared = useLocal("compare") ?? [];
  if (compared.length === 0) return null;
  return (
    <Suspense>
      <Tray compared={compared} />
    </Suspense>
  );
}
