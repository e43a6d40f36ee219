import { useEffect, useState } from "react";
import type { Showcase } from "../../../../contract/design/showcase.ts";
import { ApiError, api } from "../../../client/api.ts";
import type { FoundShowroom } from "../../../kit/showroom/use-showroom-lookup.ts";

/** The room at the prices of the showroom whose ID has been typed; else as the server rendered it. */
export function usePrices(
  rendered: Showcase,
  vsdId: string | undefined,
  found: FoundShowroom | undefined,
): Showcase {
  const [priced, setPriced] = useState<{ vsd_id: string; showcase: Showcase }>();
  const wanted = found && found.vsd_id !== vsdId ? found.vsd_id : undefined;
  useEffect(() => {
    if (!wanted) return;
    const abort = new AbortController();
    api("GET /api/showcase", { query: { showroom: wanted }, signal: abort.signal, feedback: "none" }).then(
      ({ data }) => data && setPriced({ vsd_id: wanted, showcase: data }),
      (error: unknown) => {
        // the room keeps the prices that it has
        if (!(error instanceof ApiError || abort.signal.aborted)) throw error;
      },
    );
    return () => abort.abort();
  }, [wanted]);
  return wanted && priced?.vsd_id === wanted ? priced.showcase : rendered;
}
