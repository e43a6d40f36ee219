import { useEffect, useState } from "react";
import type { NeededInAll } from "../../../../contract/catalog/also-needed.ts";
import { api } from "../../../client/api.ts";
import { useRoom } from "./room-context.ts";
import { askedLines, needsOf, placeLines, type RoomNeed } from "./room-needs.ts";
import { useTakeoff } from "./use-takeoff.ts";

/** What is still needed of what is never drawn: drains, valves, mortar. Empty until the response is there. */
export function useRoomNeeds(): RoomNeed[] {
  const showroom = useRoom((state) => state.room.showroom.id);
  const design = useRoom((state) => state.design);
  const products = useRoom((state) => state.products);
  const takeoff = useTakeoff();
  const [found, setFound] = useState<readonly NeededInAll[]>([]);
  const places = placeLines(design, takeoff, products);
  const asked = JSON.stringify(askedLines(places));
  useEffect(() => {
    const lines = JSON.parse(asked) as ReturnType<typeof askedLines>;
    if (lines.length === 0) return setFound([]);
    const stop = new AbortController();
    const body = { showroom, lines };
    api("POST /api/products/also-needed", { body, signal: stop.signal, feedback: "none" })
      .then(({ data }) => setFound(data))
      // the list is optional: without a response it is not shown
      .catch(() => undefined);
    return () => stop.abort();
  }, [asked, showroom]);
  return needsOf(places, found);
}
