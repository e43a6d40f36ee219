import { useEffect, useState } from "react";
import { ApiError, api } from "../../client/api.ts";
import type { ReplyOf } from "../../client/api-call.ts";
import { noShowroomFound, showroomIdLength } from "./enter-showroom.ts";

export type FoundShowroom = ReplyOf<"GET /api/visualization/showrooms">["data"]["data"][number];

interface Lookup {
  found?: FoundShowroom;
  warning?: string;
  isLooking: boolean;
}

/** A stable object, so that setting it again renders nothing. */
const notLooking: Lookup = { isLooking: false };

/** Looks a showroom up as soon as its ID is complete: at eight characters, and at no other length. */
export function useShowroomLookup(typed: string): Lookup {
  const [lookup, setLookup] = useState(notLooking);
  useEffect(() => {
    if (typed.length !== showroomIdLength) return setLookup(notLooking);
    const abort = new AbortController();
    setLookup({ isLooking: true });
    findShowroom(typed, abort.signal).then(
      (found) => setLookup({ isLooking: false, found, warning: found ? undefined : noShowroomFound }),
      (error: unknown) => {
        if (error instanceof ApiError) setLookup({ isLooking: false, warning: error.message });
        else if (!abort.signal.aborted) throw error;
      },
    );
    return () => abort.abort();
  }, [typed]);
  return lookup;
}

async function findShowroom(id: string, signal: AbortSignal): Promise<FoundShowroom | undefined> {
  const { data } = await api("GET /api/visualization/showrooms", {
    query: { s: id },
    signal,
    feedback: "none",
  });
  return data.data.find(({ vsd_id }) => vsd_id.toUpperCase() === id.toUpperCase());
}
