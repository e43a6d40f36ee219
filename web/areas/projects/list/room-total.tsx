import { useRef, useState } from "react";
import type { RoomRow } from "../../../../contract/design/rooms.ts";
import { api } from "../../../client/api.ts";
import { ApiError } from "../../../client/api-call.ts";
import { useRequest } from "../../../client/use-request.ts";
import { asGuest } from "../../../kit/room/guest-key.ts";
import { formatUsd } from "../../../ui/format.ts";

/** A room's total today; requested when its card becomes visible. */
export function RoomTotal({ room: { id, version } }: { room: Pick<RoomRow, "id" | "version"> }) {
  const place = useRef<HTMLSpanElement>(null);
  const [total, setTotal] = useState<number>();
  useRequest(`${id} ${version}`, (signal) => {
    const element = place.current;
    if (!element) return;
    const ask = () =>
      api("POST /api/rooms/{id}/takeoff", {
        params: { id },
        body: asGuest(),
        signal,
        feedback: "none",
      })
        .then(({ data }) => setTotal(data.goods.length > 0 ? data.total : undefined))
        .catch((error: unknown) => {
          if (!(error instanceof ApiError) && !signal.aborted) throw error;
        });
    const sight = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      sight.disconnect();
      void ask();
    });
    sight.observe(element);
    signal.addEventListener("abort", () => sight.disconnect());
  });
  return (
    <span ref={place} className="figures min-h-6 shrink-0 font-semibold">
      {total === undefined ? "" : formatUsd(total)}
    </span>
  );
}
