import { areaText } from "../../../../domain/catalog/page-areas.ts";
import {
  addArea,
  addPart,
  deleteArea,
  type FloorPart,
  partsBehindPartitions,
} from "../../../../domain/room/edit/areas.edit.ts";
import { done, type Edited } from "../../../../domain/room/edit/edited.types.ts";
import {
  areaById,
  areaOfSurface,
  areaSurface,
  areasOf,
} from "../../../../domain/room/geometry/floor-areas.ts";
import { Button } from "../../../ui/button.tsx";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { showToast } from "../../../ui/toast.ts";
import { AreaPanel } from "../plan/area-panel.tsx";
import { areaWords } from "../plan/area-words.ts";
import { asDesign, newAreaId, suggestedAreaName } from "../plan/editing.ts";
import { focusTabs, focusTray } from "./focus-places.ts";
import { takePlan } from "./plan-edits.ts";
import { useRoom, useRoomEditor } from "./room-context.ts";

/** A part of the floor: its name, size and place. */
export function AreaSettings({ surface }: { surface: string }) {
  const { store } = useRoomEditor();
  const plan = useRoom((state) => state.design.plan);
  const area = areaById(plan, areaOfSurface(surface) ?? "");
  if (!area) return null;
  const edits = {
    plan,
    commit: (edited: Edited) => takePlan(store, edited, areaWords.change),
    remove: () => {
      takePlan(store, done(deleteArea(asDesign(plan), area.id)), areaWords.remove);
      store.getState().select(null);
      focusTabs();
    },
  };
  return (
    <Disclosure summary="Name, size and place" className="border-t">
      <AreaPanel editor={edits} area={area} />
    </Disclosure>
  );
}

/** What parts of the floor can get a covering of their own: a new one, and what partitions cut off. */
export function AddFloorArea() {
  const { store } = useRoomEditor();
  const plan = useRoom((state) => state.design.plan);
  const add = (part?: FloorPart) => {
    const design = asDesign(store.getState().design.plan);
    const [id, name] = [newAreaId(), suggestedAreaName(design.plan)];
    const added = part ? addPart(design, id, name, part) : addArea(design, id, name);
    const refusal = takePlan(store, added, areaWords.added);
    if (refusal !== undefined) return showToast("warning", refusal);
    store.getState().select({ kind: "surface", id: areaSurface(id) });
    focusTray();
  };
  return (
    <section>
      <h2 className="font-medium text-sm">Parts of the floor</h2>
      <p className="mt-1 text-graphite text-sm">
        Give a part of the floor its own product, such as tile at the entry of a wood floor.
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" onClick={() => add()}>
          Floor area
        </Button>
        {partsBehindPartitions(plan).map((part) => (
          <Button
            key={JSON.stringify(part.outline_in)}
            variant="secondary"
            size="sm"
            onClick={() => add(part)}
          >
            {`Floor behind the partition, ${areaText(part.area_sqft, 1)}`}
          </Button>
        ))}
      </div>
      {areasOf(plan).length > 0 && (
        <ul aria-label="Floor areas" className="mt-2 border-hairline border-t">
          {areasOf(plan).map(({ id, name }) => (
            <li key={id} className="border-hairline border-b">
              <button
                type="button"
                className="min-h-9 w-full text-left hover:underline pointer-coarse:min-h-11"
                onClick={() => {
                  store.getState().select({ kind: "surface", id: areaSurface(id) });
                  focusTray();
                }}
              >
                {name}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
