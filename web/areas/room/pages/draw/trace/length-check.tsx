import { Check } from "lucide-react";
import { Button } from "../../../../../ui/button.tsx";
import { nameOf, wallNumber } from "../../../plan/editing.ts";
import { LengthField } from "../../../plan/length-field.tsx";
import type { PlanEditor } from "../use-plan-editor.ts";
import { checkedLengths, type MeasuredLength } from "./measured.ts";

/** Every length of a traced plan, to be confirmed with a tape or corrected. */
export function LengthCheck({
  editor,
  measured,
}: {
  editor: PlanEditor;
  measured: readonly MeasuredLength[];
}) {
  const { plan, measure, select } = editor;
  const lengths = checkedLengths(plan, measured);
  const done = lengths.filter(({ isConfirmed }) => isConfirmed).length;
  return (
    <section aria-label="Lengths" className="mt-6 border-hairline border-t pt-4">
      <h2 id="check-lengths" tabIndex={-1} className="font-semibold outline-none">
        {done === lengths.length
          ? "All lengths are confirmed"
          : `Check the lengths: ${done} of ${lengths.length} confirmed`}
      </h2>
      <p className="mt-1 max-w-[56ch] text-graphite text-sm">
        A picture is only close. Measure each wall inside, corner to corner, then confirm its length or type
        what the tape shows.
      </p>
      <ul className="mt-3 grid gap-x-8 sm:grid-cols-2">
        {lengths.map(({ face, isConfirmed }) => (
          <li
            key={face.id}
            className="flex items-end justify-between gap-3 border-hairline border-b py-3"
            onFocus={() => select({ kind: "wall", id: face.id })}
          >
            <LengthField
              label={`Wall ${wallNumber(plan, face.id)}`}
              of="room"
              value_in={face.length_in}
              onChange={(length) => measure(face.id, length)}
            />
            {isConfirmed ? (
              <span className="inline-flex min-h-11 items-center gap-1.5 text-good text-sm">
                <Check aria-hidden size={16} />
                Confirmed
              </span>
            ) : (
              <Button
                variant="secondary"
                aria-label={`Confirm ${nameOf(plan, { kind: "wall", id: face.id })}`}
                onClick={() => measure(face.id, face.length_in)}
              >
                Confirm
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
