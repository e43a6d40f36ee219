import { printLength } from "../../../../domain/catalog/lengths.ts";
import { useRoom } from "./room-context.ts";

/** A door or window and its size. It is part of the building, so it is edited with the plan. */
export function OpeningWords({ id }: { id: string }) {
  const opening = useRoom((state) => state.design.plan.openings.find((each) => each.id === id));
  if (!opening) return null;
  return (
    <div>
      <p className="figures text-graphite">
        {`${printLength(opening.width_in)} wide, ${printLength(opening.height_in)} high`}
        {opening.sill_in ? `, sill at ${printLength(opening.sill_in)}` : ""}
      </p>
      <p className="mt-2 text-graphite text-sm">Move and resize doors and windows on the floor plan.</p>
    </div>
  );
}
