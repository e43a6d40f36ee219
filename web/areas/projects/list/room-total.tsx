import { useEffect, useRef, useState } from "react";
import type { RoomRow } from "../../../../contract/design/rooms.ts";
import { api } from "../../../client/api.ts";
import { ApiError } from "../../../client/api-call.ts";
import { asGuest } from "../../../kit/room/guest-key.ts";
import { formatUsd } from "../../../ui/format.ts";

/** A room's total today; requested when its card becomes visible. */
export function RoomTotal({ room: { id, version } }: { room: Pick<RoomRow, "id" | "version"> }) {
  const place = useRef<HTMLSpanElement>(null);
  const [total, setTotal] = useState<number>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version may come to another total
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const abort = new AbortController();
    const ask = () =>
      api("POST /api/rooms/{id}/takeoff", {
        params: { id },
        body: asGuest(),
        signal: abort.signal,
        feedback: "none",
      })
        .then(({ data }) => setTotal(data.goods.length > 0 ? data.total : undefined))
        .catch((error: unknown) => {
          if (!(error instanceof ApiError) && !abort.signal.aborted) throw error;
        });
    const sight = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      sight.disconnect();
      void ask();
    });
    sight.observe(element);
    return () => {
      sight.disconnect();
      abort.abort();
    };
  }, [id, version]);
  return (
    <span ref={place} className="figures min-h-6 shrink-0 font-semibold">
      {total === undefined ? "" : formatUsd(total)}
    </span>
  );
}
