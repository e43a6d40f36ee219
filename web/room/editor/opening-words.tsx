import { printLength } from "../../../domain/lengths.ts";
import { useRoom } from "./room-context.ts";

/** A door or window: what it measures. It belongs to the house, so it is changed with the plan. */
export function OpeningWords({ id }: { id: string }) {
  const opening = useRoom((state) => state.design.plan.openings.find((each) => each.id === id));
  if (!opening) return null;
  return (
    <div>
      <p className="figures text-graphite">
        {`${printLength(opening.width_in)} wide, ${printLength(opening.height_in)} high`}
        {opening.sill_in ? `, sill at ${printLength(opening.sill_in)}` : ""}
      </p>
      <p className="mt-2 text-graphite text-sm">
        Doors and windows are part of the house. They are moved and measured on the floor plan.
      </p>
    </div>
  );
}
