import { Suspense } from "react";
import { useSearchParams } from "react-router";
import { FurnishDialog } from "./furnish-button.tsx";

/** `?furnish=1`: who began the room to have it furnished chooses a style at once, also after a reload. */
export function FurnishOnArrival() {
  const [search, setSearch] = useSearchParams();
  if (!search.has("furnish")) return null;
  return (
    <Suspense>
      <FurnishDialog onClose={() => setSearch({}, { replace: true, preventScrollReset: true })} />
    </Suspense>
  );
}
