import { lengthText } from "../../../../domain/catalog/page-lengths.ts";
import { done, type Edited } from "../../../../domain/room/edit/edited.types.ts";
import {
  addStructure,
  deleteStructure,
  type StructureKind,
} from "../../../../domain/room/edit/structures.edit.ts";
import {
  facesOfStructure,
  isRound,
  type StructureSide,
  sideId,
  sideOf,
  structureById,
} from "../../../../domain/room/geometry/structures.ts";
import { faceOf } from "../../../../domain/room/geometry/walls.ts";
import { Button } from "../../../ui/button.tsx";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { Select } from "../../../ui/select.tsx";
import { showToast } from "../../../ui/toast.ts";
import { CeilingFields } from "../plan/ceiling-fields.tsx";
import { asDesign, newStructureId, structureKinds } from "../plan/editing.ts";
import { OpeningPanel } from "../plan/opening-panel.tsx";
import { StructurePanel } from "../plan/structure-panel.tsx";
import { structureWords } from "../plan/structure-words.ts";
import { WallPanel } from "../plan/wall-panel.tsx";
import { focusTabs, focusTray } from "./focus-places.ts";
import { takePlan, usePlanEdits, wallName } from "./plan-edits.ts";
import { useRoom, useRoomEditor } from "./room-context.ts";
import { nameOf } from "./things.ts";

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
            {`${lengthText(length_in)} × ${lengthText(height_in)}`}
          </span>
        </>
      }
      className="border-t"
    >
      <WallOpenings wall={id} />
      <WallPanel editor={edits} wall={wall} />
    </Disclosure>
  );
}

/** What is in a wall already, to choose its window or door. */
function WallOpenings({ wall }: { wall: string }) {
  const { store } = useRoomEditor();
  const plan = useRoom((state) => state.design.plan);
  const openings = plan.openings.filter((opening) => opening.wall === wall);
  if (openings.length === 0) return null;
  return (
    <ul aria-label="Doors and windows in this wall" className="mb-4 border-hairline border-t">
      {openings.map((opening) => (
        <li key={opening.id} className="border-hairline border-b">
          <button
            type="button"
            className="flex min-h-9 w-full items-center justify-between gap-3 text-left hover:underline pointer-coarse:min-h-11"
            onClick={() => {
              store.getState().select({ kind: "opening", id: opening.id });
              focusTray();
            }}
          >
            <span>{nameOf({ items: [], plan }, { kind: "opening", id: opening.id })}</span>
            <span className="figures text-graphite text-sm">
              {`${lengthText(opening.width_in)} × ${lengthText(opening.height_in)}`}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The partition, half wall, column or soffit of a side: its size, its place, and its other sides. */
export function StructureSettings({ surface }: { surface: string }) {
  const { store } = useRoomEditor();
  const plan = useRoom((state) => state.design.plan);
  const named = sideOf(surface);
  const structure = named && structureById(plan, named.structure);
  if (!named || !structure) return null;
  const words = structureWords[structure.kind];
  const edits = {
    plan,
    commit: (edited: Edited) => takePlan(store, edited, words.change),
    remove: () => {
      takePlan(store, done(deleteStructure(asDesign(plan), structure.id)), words.remove);
      store.getState().select(null);
      focusTabs();
    },
  };
  return (
    <>
      {!isRound(structure) && (
        <Select
          label="Side"
          value={named.side}
          options={facesOfStructure(plan, structure).map(({ side }) => ({
            value: side,
            text: sideWords[side],
          }))}
          onChange={(event) => {
            const side = event.target.value as StructureSide;
            store.getState().select({ kind: "surface", id: sideId(structure.id, side) });
            focusTray();
          }}
        />
      )}
      <Disclosure summary="Size and place" className="border-t">
        <StructurePanel editor={edits} structure={structure} />
      </Disclosure>
    </>
  );
}

const sideWords: Readonly<Record<StructureSide, string>> = {
  front: "Front",
  back: "Back",
  left: "Left end",
  right: "Right end",
  top: "Cap",
  under: "Underside",
};

/** With nothing selected: what can be built inside the room. */
export function BuildInside() {
  const { store } = useRoomEditor();
  const build = (kind: StructureKind) => {
    const { design } = store.getState();
    const added = addStructure(asDesign(design.plan), kind, newStructureId(kind));
    const refusal = takePlan(store, added, structureWords[kind].added);
    if (refusal !== undefined) return showToast("warning", refusal);
    if (added.ok && added.id) store.getState().select({ kind: "surface", id: sideId(added.id, "front") });
    focusTray();
  };
  return (
    <section>
      <h2 className="font-medium text-sm">Walls inside the room</h2>
      <div className="mt-2 flex flex-wrap gap-2">
        {structureKinds.map((kind) => (
          <Button key={kind} variant="secondary" size="sm" onClick={() => build(kind)}>
            {structureWords[kind].name}
          </Button>
        ))}
      </div>
    </section>
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
      {`${lengthText(opening.width_in)} wide, ${lengthText(opening.height_in)} high`}
      {opening.sill_in ? `, sill at ${lengthText(opening.sill_in)}` : ""}
    </p>
  );
}

/** How high the room is, and how its ceiling slopes. */
export function CeilingSettings() {
  const { store } = useRoomEditor();
  const plan = useRoom((state) => state.design.plan);
  const commit = (edited: Edited) => takePlan(store, edited, "Change ceiling");
  return (
    <div className="grid gap-4">
      <CeilingFields editor={{ plan, wallName, commit }} />
    </div>
  );
}
