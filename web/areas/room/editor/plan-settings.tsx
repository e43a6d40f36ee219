import { printLength } from "../../../../domain/catalog/lengths.ts";
import { setCeilingHeight } from "../../../../domain/room/edit/plan.edit.ts";
import { faceOf } from "../../../../domain/room/geometry/walls.ts";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { asDesign } from "../plan/editing.ts";
import { LengthField } from "../plan/length-field.tsx";
import { OpeningPanel } from "../plan/opening-panel.tsx";
import { WallPanel } from "../plan/wall-panel.tsx";
import { takePlan, usePlanEdits } from "./plan-edits.ts";
import { useRoom, useRoomEditor } from "./room-context.ts";

/** The wall behind a wall's surface: its length, its place, and what can be put into it. */
export function WallSettings({ surface }: { surface: string }) {
  const id = /^wall:(.+)$/.exec(surface)?.[1] ?? "";
  const plan = useRoom((state) => state.design.plan);
  const edits = usePlanEdits({ kind: "wall", id });
  const wall = plan.walls.find((each) => each.id === id);
  if (!wall) return null;
  const { length_in, height_in } = faceOf(plan, wall);
  return (
    <Disclosure
      summary={
        <>
          Size, doors and windows
          <span className="figures ml-2 font-normal text-graphite text-sm">
            {`${printLength(length_in)} × ${printLength(height_in)}`}
          </span>
        </>
      }
      className="border-t"
    >
      <WallPanel editor={edits} wall={wall} />
    </Disclosure>
  );
}

/** A door, window or passage of the room: its size, its place, and how it opens. */
export function OpeningSettings({ id }: { id: string }) {
  const opening = useRoom((state) => state.design.plan.openings.find((each) => each.id === id));
  const readOnly = useRoom((state) => state.readOnly);
  const edits = usePlanEdits({ kind: "opening", id });
  if (!opening) return null;
  if (!readOnly) return <OpeningPanel editor={edits} opening={opening} />;
  return (
    <p className="figures text-graphite">
      {`${printLength(opening.width_in)} wide, ${printLength(opening.height_in)} high`}
      {opening.sill_in ? `, sill at ${printLength(opening.sill_in)}` : ""}
    </p>
  );
}

/** How high the room is. */
export function CeilingSettings() {
  const { store } = useRoomEditor();
  const plan = useRoom((state) => state.design.plan);
  return (
    <LengthField
      label="Ceiling height"
      value_in={plan.ceiling_height_in}
      onChange={(height) =>
        takePlan(store, setCeilingHeight(asDesign(plan), height), "Change ceiling height")
      }
    />
  );
}
