import {
  type CeilingShape,
  ceilingShape,
  reshapeCeiling,
  slopeWalls,
} from "../../../../domain/room/edit/ceiling.edit.ts";
import type { Edited } from "../../../../domain/room/edit/edited.types.ts";
import { setCeiling, setCeilingHeight } from "../../../../domain/room/edit/plan.edit.ts";
import { Select } from "../../../ui/select.tsx";
import { useStateFor } from "../../../ui/use-state-for.ts";
import { asDesign, nameOf, type PlanEdits } from "./editing.ts";
import { LengthField } from "./length-field.tsx";

const shapes: readonly { value: CeilingShape; text: string }[] = [
  { value: "flat", text: "Flat" },
  { value: "slope", text: "One slope" },
  { value: "ridge", text: "Two slopes and a ridge" },
];

const words = {
  slope: { wall: "Low side", low: "Height of the low side", high: "Height of the high side" },
  ridge: { wall: "The ridge runs along", low: "Height at the eaves", high: "Height at the ridge" },
};

/** The shape of the ceiling and its heights. */
export function CeilingFields({
  editor,
}: {
  editor: Pick<PlanEdits, "plan" | "wallName"> & { commit: (edited: Edited) => string | undefined };
}) {
  const { plan, commit, wallName } = editor;
  const { ceiling } = plan;
  const [refusal, setRefusal] = useStateFor<string | undefined>(plan, undefined);
  const kind = ceiling && words[ceiling.kind];
  return (
    <>
      <Select
        label="Ceiling shape"
        value={ceilingShape(plan)}
        error={refusal}
        options={shapes}
        onChange={(event) =>
          setRefusal(commit(reshapeCeiling(asDesign(plan), event.target.value as CeilingShape)))
        }
      />
      {ceiling && kind && (
        <>
          <Select
            label={kind.wall}
            value={ceiling.wall}
            options={slopeWalls(plan, ceiling.kind).map((id) => ({
              value: id,
              text: wallName?.(id) ?? nameOf(plan, { kind: "wall", id }),
            }))}
            onChange={(event) =>
              setRefusal(commit(setCeiling(asDesign(plan), { ...ceiling, wall: event.target.value })))
            }
          />
          <LengthField
            label={kind.low}
            of="room"
            value_in={ceiling.low_in}
            onChange={(low_in) => commit(setCeiling(asDesign(plan), { ...ceiling, low_in }))}
          />
        </>
      )}
      <LengthField
        label={kind ? kind.high : "Ceiling height"}
        of="room"
        value_in={plan.ceiling_height_in}
        onChange={(height) => commit(setCeilingHeight(asDesign(plan), height))}
      />
    </>
  );
}
