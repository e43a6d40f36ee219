import { useEffect, useState } from "react";
import { api } from "../../../client/api.ts";
import type { ReplyOf } from "../../../client/api-call.ts";
import { useRoom } from "./room-context.ts";

export type Line = ReplyOf<"POST /api/rooms/cabinet_lines">["data"]["lines"][number];

/** The showroom's cabinet lines; null until they are there, an empty list if there are none or they can't be had. */
export function useCabinetLines(): { lines: readonly Line[] | null; failed: boolean; again: () => void } {
  const showroom = useRoom((state) => state.room.showroom.id);
  const [found, setFound] = useState<{ lines: readonly Line[] | null; failed: boolean }>({
    lines: null,
    failed: false,
  });
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try asks again
  useEffect(() => {
    const stop = new AbortController();
    setFound({ lines: null, failed: false });
    api("POST /api/rooms/cabinet_lines", { body: { showroom }, signal: stop.signal, feedback: "none" })
      .then(({ data }) => setFound({ lines: data.lines, failed: false }))
      .catch(() => {
        if (!stop.signal.aborted) setFound({ lines: null, failed: true });
      });
    return () => stop.abort();
  }, [showroom, tries]);
  return { ...found, again: () => setTries((before) => before + 1) };
}
