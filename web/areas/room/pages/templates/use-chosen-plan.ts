import { useEffect, useState } from "react";
import type { Floorplan } from "../../../../../contract/design/room-library.ts";
import { api } from "../../../../client/api.ts";
import { ApiError } from "../../../../client/api-call.ts";
import { useSession } from "../../../../client/session/use-session.ts";
import { asGuest } from "../../../../kit/room/guest-key.ts";

/** The plan that was chosen: everybody's as the server knows it, an own one as the browser asks for it. */
export function useChosenPlan(id: string, loaded: Floorplan | null) {
  const { status } = useSession();
  const [own, setOwn] = useState<Floorplan | null>();
  const isKnown = id === "" || loaded !== null;
  useEffect(() => {
    setOwn(undefined);
    if (isKnown || status === "unknown" || status === "loading") return;
    const abort = new AbortController();
    api("GET /api/floorplans/{id}", {
      params: { id },
      query: asGuest(),
      signal: abort.signal,
      feedback: "none",
    })
      .then(({ data }) => setOwn(data))
      .catch((error: unknown) => {
        if (abort.signal.aborted) return;
        if (!(error instanceof ApiError)) throw error;
        setOwn(null);
      });
    return () => abort.abort();
  }, [id, isKnown, status]);
  if (loaded || id === "") return { plan: loaded, isLoading: false };
  return { plan: own ?? null, isLoading: own === undefined };
}
