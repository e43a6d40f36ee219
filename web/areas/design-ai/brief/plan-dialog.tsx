import { useState } from "react";
import type { FloorplanRow } from "../../../../contract/design/room-library.ts";
import { api } from "../../../client/api.ts";
import { ApiError } from "../../../client/api-call.ts";
import type { ChosenPlan } from "../../../client/session/draft.types.ts";
import { shopHref } from "../../../client/shop-href.ts";
import { useRequest } from "../../../client/use-request.ts";
import { asGuest } from "../../../kit/room/guest-key.ts";
import { PlanDrawing } from "../../../kit/room/plan-card.tsx";
import { areaWords, roomChoices } from "../../../kit/room/room-words.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Select } from "../../../ui/select.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";

type Found =
  | { state: "loading" }
  | { state: "failed"; why: string }
  | { state: "ready"; plans: FloorplanRow[] };

/** One's own floor plans and those of the library, drawn, to choose one from. */
export default function PlanDialog({
  room,
  onClose,
  onChoose,
}: {
  room: string | null;
  onClose: () => void;
  onChoose: (plan: ChosenPlan) => void;
}) {
  const [kind, setKind] = useState(room ?? "");
  const { found, retry } = usePlans(kind);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Use a floor plan"
      keepsTyped
      className="w-[min(64rem,calc(100vw-2rem))]!"
    >
      <div className="flex flex-wrap items-end justify-between gap-4">
        <Select
          label="Room"
          value={kind}
          onChange={(event) => setKind(event.target.value)}
          placeholder="All rooms"
          options={roomChoices}
          className="w-56"
        />
        <a href={shopHref("/visualize/draw")} className="link inline-flex min-h-11 items-center">
          Draw your own
        </a>
      </div>
      {found.state === "failed" && (
        <div role="alert" className="mt-6 border-bad border-l-4 pl-4">
          <p>{found.why}</p>
          <Button size="sm" variant="secondary" className="mt-3" onClick={retry}>
            Try again
          </Button>
        </div>
      )}
      {found.state === "ready" && found.plans.length === 0 && (
        <p className="mt-6 text-graphite">
          No floor plan of this kind. Choose another room, or draw your own.
        </p>
      )}
      <ul
        aria-busy={found.state === "loading"}
        className="mt-6 grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-3 lg:grid-cols-4"
      >
        {found.state === "loading" &&
          Array.from({ length: 8 }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: gray boxes have no content, so nothing can move with one
            <li key={at}>
              <Skeleton className="aspect-4/3" />
            </li>
          ))}
        {found.state === "ready" &&
          found.plans.map((plan) => (
            <li key={plan.id}>
              <button
                type="button"
                onClick={() => onChoose(chosenOf(plan))}
                className="group block w-full text-left"
              >
                <PlanDrawing picture={{ ...plan.picture, alt: "" }} />
                <span className="mt-2 block text-sm leading-5 group-hover:underline">{plan.name}</span>
                <span className="figures block text-graphite text-sm">
                  {`${areaWords(plan.area_sqft)}${plan.is_private ? " · Yours" : ""}`}
                </span>
              </button>
            </li>
          ))}
      </ul>
    </Dialog>
  );
}

const chosenOf = ({ id, name, room, area_sqft, picture, is_private }: FloorplanRow): ChosenPlan => ({
  id,
  name,
  room,
  area_sqft,
  is_private,
  drawing: picture.url,
});

/** The visitor's own plans first. */
function usePlans(kind: string) {
  const [found, setFound] = useState<Found>({ state: "loading" });
  const retry = useRequest(kind, (signal) => {
    setFound({ state: "loading" });
    api("GET /api/floorplans", {
      query: { ...asGuest(), room: kind || undefined, per_page: 100 },
      signal,
      feedback: "none",
    })
      .then(({ data }) =>
        setFound({
          state: "ready",
          plans: data.data.toSorted((a, b) => Number(b.is_private) - Number(a.is_private)),
        }),
      )
      .catch((error: unknown) => {
        if (signal.aborted) return;
        if (!(error instanceof ApiError)) throw error;
        setFound({ state: "failed", why: error.message });
      });
  });
  return { found, retry };
}
