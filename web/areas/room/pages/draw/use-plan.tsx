import { useNavigate } from "react-router";
import type { FieldErrors } from "../../../../../contract/errors.ts";
import { hasWayIn } from "../../../../../domain/room/geometry/openings.ts";
import { ApiError } from "../../../../client/api-call.ts";
import { readLocal, writeLocal } from "../../../../client/session/local-store.ts";
import { Button } from "../../../../ui/button.tsx";
import { useBusy } from "../../../../ui/use-busy.ts";
import { type Drawing, savedUnder } from "./drawing-history.ts";
import type { ChangeDrawing } from "./drawing-store.ts";
import { savePlan } from "./exchange.ts";
import { unconfirmed } from "./trace/measured.ts";
import { errorsOf } from "./use-exchange.ts";

const lengthsLeft = (count: number): string =>
  count === 1
    ? "Confirm or correct the last length of the traced walls."
    : `Confirm or correct ${count} more lengths of the traced walls.`;

/** Keeps the plan and goes on to the templates. */
export default function UsePlan({
  drawing,
  change,
  onRefused,
}: {
  drawing: Drawing;
  change: ChangeDrawing;
  onRefused: (errors: FieldErrors) => void;
}) {
  const { isBusy: isSaving, once } = useBusy();
  const navigate = useNavigate();
  const isClosed = drawing.room !== "outdoor" && !hasWayIn(drawing.plan);
  const use = () =>
    once(async () => {
      onRefused({});
      const left = unconfirmed(drawing.plan, drawing.measured);
      if (left > 0) {
        document.getElementById("check-lengths")?.scrollIntoView({ block: "center" });
        return onRefused({ lengths: [lengthsLeft(left)] });
      }
      try {
        const id = await savePlan(drawing);
        change((now) => savedUnder(now, id));
        const item = readLocal("my_item");
        if (item) writeLocal("my_item", { ...item, floorplan: id });
        await navigate(`/visualize/templates?${new URLSearchParams({ plan: id, room: drawing.room })}`);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        // it comes with the editor, which this page loads later
        const { refusedPart } = await import("./refused-part.ts");
        onRefused(errorsOf(error, (field) => refusedPart(drawing.plan, field)));
      }
    });
  return (
    <div className="sticky bottom-(--foot) z-10 -mx-(--gutter) mt-10 border-hairline border-t bg-paper px-(--gutter) py-3">
      <div className="flex flex-wrap items-center justify-end gap-x-6 gap-y-2">
        {isClosed && (
          <p className="mr-auto border-warn border-l-4 pl-3 text-sm">
            This room has no door yet. Add one, so that nothing is planned in its way.
          </p>
        )}
        <p className="text-graphite text-sm max-sm:hidden">We save every change in this browser.</p>
        <Button pending={isSaving} onClick={use} className="max-sm:w-full">
          Use this plan
        </Button>
      </div>
    </div>
  );
}
