import type { Floorplan } from "../../../../../contract/design/room-library.ts";
import { shopHref } from "../../../../client/shop-href.ts";
import type { useBeginRoom } from "../../../../kit/room/begin-room.ts";
import { PlanDrawing, planAlt } from "../../../../kit/room/plan-card.tsx";
import { areaWords } from "../../../../kit/room/room-words.ts";
import { Skeleton } from "../../../../ui/skeleton.tsx";
import { StartEmpty, StartFurnished } from "./start-forms.tsx";

/** The plan of the step before, with the ways back to it and on without a template. */
export function ChosenPlan({
  plan,
  isLoading,
  showroom,
  begin,
}: {
  plan: Floorplan | null;
  isLoading: boolean;
  showroom: string | undefined;
  begin: ReturnType<typeof useBeginRoom>;
}) {
  if (isLoading) return <Skeleton className="mt-6 h-28 max-w-xl" />;
  if (!plan) {
    return (
      <p className="mt-6 border-warn border-l-4 pl-4">
        That plan no longer exists.{" "}
        <a href={shopHref("/visualize")} className="link">
          Choose another plan
        </a>
        , or take a template with its own.
      </p>
    );
  }
  const change = plan.is_private
    ? `/visualize/draw?plan=${encodeURIComponent(plan.id)}`
    : `/visualize?room=${encodeURIComponent(plan.room)}`;
  return (
    <section
      aria-label="Your floor plan"
      className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-4 border-hairline border-y py-4"
    >
      <div className="w-32 shrink-0">
        <PlanDrawing picture={{ ...plan.picture, alt: planAlt(plan) }} isEager isThumbnail />
      </div>
      <div className="min-w-0 flex-1 basis-48">
        <p className="text-graphite text-sm">Your floor plan</p>
        <p className="font-medium">{plan.name}</p>
        <p className="figures text-graphite text-sm">{areaWords(plan.area_sqft)}</p>
        <p className="mt-1 flex gap-4 text-sm">
          <a href={shopHref(change)} className="link py-1">
            {plan.is_private ? "Change the drawing" : "Choose another"}
          </a>
          {!plan.is_private && (
            <a href={shopHref(`/visualize/draw?plan=${encodeURIComponent(plan.id)}`)} className="link py-1">
              Change its walls
            </a>
          )}
        </p>
      </div>
      {showroom && (
        <div className="flex flex-wrap items-start gap-3">
          <div className="grid gap-1">
            <StartFurnished plan={plan} showroom={showroom} begin={begin} />
            <p className="text-graphite text-sm scripting-none:hidden">
              Three layouts in the style you choose
            </p>
          </div>
          <StartEmpty plan={plan} showroom={showroom} begin={begin} />
        </div>
      )}
    </section>
  );
}
