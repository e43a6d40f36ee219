import { lazy, Suspense } from "react";
import { useLocal } from "../../../client/session/local-store.ts";
import { loadInTime } from "../../../ui/load-in-time.ts";

const Tray = lazy(() => loadInTime(import("./tray.tsx")));

/** The products to compare, at the bottom of the page; hidden while there are none. */
export function CompareTray() {
  const compared = useLocal("compare") ?? [];
  if (compared.length === 0) return null;
  return (
    <Suspense>
      <Tray compared={compared} />
    </Suspense>
  );
}
