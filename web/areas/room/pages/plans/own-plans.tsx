import { Pencil, Trash2 } from "lucide-react";
import { useEffect, useState } from "react";
import type { FloorplanRow } from "../../../../../contract/design/room-library.ts";
import { api } from "../../../../client/api.ts";
import { ApiError } from "../../../../client/api-call.ts";
import { useSession } from "../../../../client/session/use-session.ts";
import { shopHref } from "../../../../client/shop-href.ts";
import { useDelayedRemoval } from "../../../../kit/room/delayed-removal.ts";
import { asGuest } from "../../../../kit/room/guest-key.ts";
import { PlanCard } from "../../../../kit/room/plan-card.tsx";

/** The visitor's own plans, which only this browser or account can see. Nothing while there are none. */
export function OwnPlans() {
  const { status } = useSession();
  const [plans, setPlans] = useState<readonly FloorplanRow[]>([]);
  const { hidden, remove } = useDelayedRemoval((id) =>
    api("DELETE /api/floorplans/{id}", { params: { id }, query: asGuest() }),
  );
  useEffect(() => {
    if (status === "unknown" || status === "loading") return;
    const abort = new AbortController();
    api("GET /api/floorplans", {
      query: { ...asGuest(), of: "own", per_page: 24 },
      signal: abort.signal,
      feedback: "none",
    })
      .then(({ data }) => setPlans(data.data))
      .catch((error: unknown) => {
        if (!(error instanceof ApiError) && !abort.signal.aborted) throw error;
      });
    return () => abort.abort();
  }, [status]);

  const shown = plans.filter(({ id }) => !hidden.has(id));
  if (shown.length === 0) return null;
  return (
    <section className="mt-10 border-hairline border-t pt-6">
      <h2 className="heading text-lg">Your plans</h2>
      <ul className="mt-4 grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-3 md:gap-x-6 xl:grid-cols-4">
        {shown.map((plan) => (
          <li key={plan.id}>
            <PlanCard plan={plan} />
            <div className="relative z-10 mt-1 -ml-2 flex">
              <a
                href={shopHref(`/visualize/draw?plan=${encodeURIComponent(plan.id)}`)}
                className="flex min-h-11 items-center gap-1.5 rounded-sm px-2 text-sm hover:bg-sunk"
              >
                <Pencil aria-hidden size={16} /> Change
                <span className="sr-only">{plan.name}</span>
              </a>
              <button
                type="button"
                onClick={() => remove(plan.id, `Deleted “${plan.name}”.`)}
                className="flex min-h-11 items-center gap-1.5 rounded-sm px-2 text-sm hover:bg-sunk"
              >
                <Trash2 aria-hidden size={16} /> Delete
                <span className="sr-only">{plan.name}</span>
              </button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
