import { Suspense } from "react";
import { useSearchParams } from "react-router";
import { FurnishDialog } from "./furnish-button.tsx";

/**
 * `?furnish=`: who began the room to have it furnished chooses a style at once, or sees it furnished like the template
 * that is named; also after a reload.
 */
export function FurnishOnArrival() {
  const [search, setSearch] = useSearchParams();
  const like = search.get("furnish");
  if (like === null) return null;
  return (
    <Suspense>
      <FurnishDialog
        like={like || undefined}
        onClose={() => setSearch({}, { replace: true, preventScrollReset: true })}
      />
    </Suspense>
  );
}
