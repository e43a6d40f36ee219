import { Trash2 } from "lucide-react";
import { areaText } from "../../../../../domain/catalog/page-areas.ts";
import { lengthText } from "../../../../../domain/catalog/page-lengths.ts";
import { areaById } from "../../../../../domain/room/geometry/floor-areas.ts";
import { areaOf, perimeterOf } from "../../../../../domain/room/geometry/polygon.ts";
import { structureById } from "../../../../../domain/room/geometry/structures.ts";
import { Button } from "../../../../ui/button.tsx";
import { Checkbox } from "../../../../ui/checkbox.tsx";
import { AreaPanel } from "../../plan/area-panel.tsx";
import { areaOfSelected, nameOf } from "../../plan/editing.ts";
import { OpeningPanel } from "../../plan/opening-panel.tsx";
import { StructurePanel } from "../../plan/structure-panel.tsx";
import { WallPanel } from "../../plan/wall-panel.tsx";
import { KeyHelp, RoomPanel } from "./room-panel.tsx";
import { ServicePanel } from "./service-panel.tsx";
import type { PlanEditor } from "./use-plan-editor.ts";

/** Dimensions of the selection; the room's if nothing is selected. */
export function Inspector({ editor, first }: { editor: PlanEditor; first: React.Ref<HTMLInputElement> }) {
  const { plan, selected, drawing } = editor;
  const wall = selected?.kind === "wall" && plan.walls.find(({ id }) => id === selected.id);
  const opening = selected?.kind === "opening" && plan.openings.find(({ id }) => id === selected.id);
  const structure = selected?.kind === "structure" && structureById(plan, selected.id);
  const area = areaById(plan, areaOfSelected(selected) ?? "");
  return (
    <section aria-label="Selected" className="grid content-start gap-5">
      <div className="border-ink border-b pb-3">
        <h2 className="font-semibold">{selected ? nameOf(plan, selected) : drawing.name}</h2>
        <p className="figures text-graphite text-sm">
          {`${areaText(areaOf(plan.vertices_in) / 144, 1)}, ${lengthText(perimeterOf(plan.vertices_in))} perimeter`}
        </p>
      </div>
      {wall && <WallPanel key={wall.id} editor={editor} wall={wall} first={first} />}
      {opening && <OpeningPanel key={opening.id} editor={editor} opening={opening} first={first} />}
      {selected?.kind === "corner" && <CornerPanel editor={editor} />}
      {selected?.kind === "service" && (
        <ServicePanel key={selected.id} editor={editor} index={Number(selected.id)} first={first} />
      )}
      {structure && <StructurePanel key={structure.id} editor={editor} structure={structure} first={first} />}
      {area && <AreaPanel key={area.id} editor={editor} area={area} first={first} />}
      {!selected && <RoomPanel editor={editor} first={first} />}
      <KeyHelp />
    </section>
  );
}

function CornerPanel({ editor }: { editor: PlanEditor }) {
  return (
    <div className="grid gap-4">
      <Checkbox
        label="Keep corners square"
        checked={editor.isSquare}
        onChange={(event) => editor.setSquare(event.target.checked)}
      />
      <p className="-mt-2 text-graphite text-sm">
        {editor.isSquare
          ? "Dragging the corner moves both of its walls."
          : "Only the corner moves, so its walls may slant."}
      </p>
      <Button
        variant="secondary"
        size="sm"
        icon={<Trash2 aria-hidden size={16} />}
        onClick={editor.remove}
        className="justify-self-start"
      >
        Remove corner
      </Button>
    </div>
  );
}
