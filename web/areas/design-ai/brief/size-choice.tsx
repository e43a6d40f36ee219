import { lazy, Suspense, useState } from "react";
import type { FieldErrors } from "../../../../contract/errors.ts";
import { fieldText, lengthText, roomHint } from "../../../../domain/catalog/page-lengths.ts";
import type { Brief } from "../../../../domain/designer/brief/brief.types.ts";
import type { Draft } from "../../../client/session/draft.types.ts";
import { areaWords } from "../../../kit/room/room-words.ts";
import { Button } from "../../../ui/button.tsx";
import { FieldMessage } from "../../../ui/field.tsx";
import { loadInTime } from "../../../ui/load-in-time.ts";
import { TextField } from "../../../ui/text-field.tsx";
import { ToggleChip } from "./toggle-chip.tsx";
import { lengthOf } from "./understood.ts";

const PlanDialog = lazy(() => loadInTime(import("./plan-dialog.tsx")));

/** Usual sizes, width by depth in feet. */
const usual: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  bathroom: [
    [5, 8],
    [8, 10],
    [10, 12],
  ],
  kitchen: [
    [10, 10],
    [12, 14],
    [14, 18],
  ],
  living_room: [
    [12, 16],
    [14, 18],
    [16, 22],
  ],
  dining_room: [
    [10, 12],
    [12, 14],
    [14, 16],
  ],
  bedroom: [
    [10, 12],
    [12, 14],
    [14, 18],
  ],
  laundry: [
    [6, 8],
    [8, 10],
  ],
  outdoor: [
    [12, 16],
    [16, 20],
    [24, 30],
  ],
};

/** The same length, up to what metric rounds away. */
const isAbout = (length_in: number | null, usual_in: number): boolean =>
  length_in !== null && Math.abs(length_in - usual_in) < 0.2;

type Size = Pick<Brief, "width_in" | "depth_in" | "area_sqft">;

/** The size in words: of the plan, as chosen, or as the text says. */
export function sizeLine({ plan, width, depth }: Draft, brief: Size): string {
  if (plan) return plan.name;
  const sides = [lengthOf(width) ?? brief.width_in, lengthOf(depth) ?? brief.depth_in];
  if (sides.every((side) => side !== null)) return sides.map((side) => lengthText(side!)).join(" × ");
  return brief.area_sqft === null ? "" : areaWords(brief.area_sqft);
}

/** Width, depth and ceiling as a carpenter writes them, or a floor plan. */
export function SizeChoice({
  draft,
  brief,
  room,
  errors,
  onChange,
  onUsual,
}: {
  draft: Draft;
  brief: Pick<Brief, "width_in" | "depth_in" | "area_sqft" | "ceiling_in">;
  room: string | null;
  errors: FieldErrors;
  onChange: (part: Partial<Draft>) => void;
  /** A usual size is chosen, or taken back with empty texts. */
  onUsual: (size: Pick<Draft, "width" | "depth">) => void;
}) {
  const [isChoosing, setChoosing] = useState(false);
  const { plan } = draft;
  return (
    <>
      {plan ? (
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <img src={plan.drawing} alt="" className="w-36 border border-hairline bg-paper" />
          <div className="min-w-0">
            <p className="font-medium">{plan.name}</p>
            <p className="figures text-graphite text-sm">{areaWords(plan.area_sqft)}</p>
            <div className="mt-2 flex flex-wrap gap-2">
              <Button size="sm" variant="secondary" onClick={() => setChoosing(true)}>
                Choose another
              </Button>
              <Button size="sm" variant="quiet" onClick={() => onChange({ plan: null })}>
                Type a size instead
              </Button>
            </div>
          </div>
        </div>
      ) : (
        <>
          <Lengths draft={draft} brief={brief} errors={errors} onChange={onChange} />
          <div className="mt-4 flex flex-wrap items-center gap-2">
            {(usual[room ?? ""] ?? []).map(([wide, deep]) => (
              <ToggleChip
                key={`${wide} ${deep}`}
                isOn={
                  isAbout(lengthOf(draft.width) ?? brief.width_in, wide * 12) &&
                  isAbout(lengthOf(draft.depth) ?? brief.depth_in, deep * 12)
                }
                onToggle={(isOn) =>
                  onUsual(
                    isOn
                      ? { width: fieldText(wide * 12, "room"), depth: fieldText(deep * 12, "room") }
                      : { width: "", depth: "" },
                  )
                }
              >
                {`${lengthText(wide * 12)} × ${lengthText(deep * 12)}`}
              </ToggleChip>
            ))}
            <Button size="sm" variant="secondary" aria-haspopup="dialog" onClick={() => setChoosing(true)}>
              Use a floor plan
            </Button>
          </div>
        </>
      )}
      <div className="mt-2">
        <FieldMessage id="plan-error" message={errors.plan?.[0]} />
      </div>
      {isChoosing && (
        <Suspense>
          <PlanDialog
            room={room}
            onClose={() => setChoosing(false)}
            onChoose={(chosen) => {
              onChange({ plan: chosen, room: null });
              setChoosing(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

function Lengths({
  draft,
  brief,
  errors,
  onChange,
}: Pick<Parameters<typeof SizeChoice>[0], "draft" | "brief" | "errors" | "onChange">) {
  const sides = [
    { name: "width", label: "Width", said: brief.width_in },
    { name: "depth", label: "Depth", said: brief.depth_in },
    { name: "ceiling", label: "Ceiling height", said: brief.ceiling_in },
  ] as const;
  return (
    <div className="grid max-w-xl grid-cols-2 gap-3 sm:grid-cols-3">
      {sides.map(({ name, label, said }) => (
        <TextField
          key={name}
          label={label}
          value={draft[name]}
          placeholder={said === null ? undefined : lengthText(said)}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          maxLength={30}
          error={errors[name]?.[0]}
          onChange={(event) => onChange({ [name]: event.target.value })}
        />
      ))}
      <p className="col-span-full text-graphite text-sm">{`Such as ${lengthText(66)}. ${roomHint()}`}</p>
    </div>
  );
}
