import { FlipHorizontal2, RotateCcw, RotateCw } from "lucide-react";
import type { RoomService } from "../../../../../contract/design/room-design.ts";
import { areaText } from "../../../../../domain/catalog/page-areas.ts";
import { partsBehindPartitions } from "../../../../../domain/room/edit/areas.edit.ts";
import type { StructureKind } from "../../../../../domain/room/edit/structures.edit.ts";
import { mirrorPlan, turnPlan } from "../../../../../domain/room/edit/turn-plan.ts";
import { roomChoices, roomLabel } from "../../../../kit/room/room-words.ts";
import { Button } from "../../../../ui/button.tsx";
import { Disclosure } from "../../../../ui/disclosure.tsx";
import { Select } from "../../../../ui/select.tsx";
import { TextField } from "../../../../ui/text-field.tsx";
import { useStateFor } from "../../../../ui/use-state-for.ts";
import { CeilingFields } from "../../plan/ceiling-fields.tsx";
import { serviceKinds, structureKinds } from "../../plan/editing.ts";
import { serviceWords } from "../../plan/service-words.ts";
import { structureWords } from "../../plan/structure-words.ts";
import { drawWords } from "./draw-words.ts";
import type { PlanEditor } from "./use-plan-editor.ts";

/** What the whole room is called and is; shown while nothing in it is selected. */
export function RoomPanel({ editor, first }: { editor: PlanEditor; first: React.Ref<HTMLInputElement> }) {
  const { drawing, rename } = editor;
  const [name, setName] = useStateFor(drawing.name, drawing.name);
  const isKnown = roomChoices.some(({ value }) => value === drawing.room);
  const others = isKnown ? [] : [{ value: drawing.room, text: roomLabel(drawing.room) }];
  return (
    <div className="grid gap-5">
      <TextField
        ref={first}
        label="Name"
        value={name}
        maxLength={80}
        autoComplete="off"
        onChange={(event) => setName(event.target.value)}
        onBlur={() => {
          const kept = name.trim() || drawing.name;
          setName(kept);
          if (kept !== drawing.name) rename({ name: kept });
        }}
        onKeyDown={(event) => event.key === "Enter" && event.currentTarget.blur()}
      />
      <Select
        label="Room type"
        value={drawing.room}
        options={[...roomChoices, ...others]}
        onChange={(event) => rename({ room: event.target.value })}
      />
      <CeilingFields editor={editor} />
      <Select
        label="Add inside the room"
        value=""
        placeholder="Partition, half wall, column, soffit"
        options={structureKinds.map((kind) => ({ value: kind, text: structureWords[kind].name }))}
        onChange={(event) => event.target.value && editor.build(event.target.value as StructureKind)}
      />
      <AddFloorArea editor={editor} />
      <AddConnection editor={editor} />
      <WholePlan editor={editor} />
      <p className="text-graphite text-sm">
        Select a wall to type its length or add a door or window. Drag walls, corners, doors, windows and
        connections to where they are; a door or window also goes round a corner.
      </p>
    </div>
  );
}

function AddFloorArea({ editor }: { editor: PlanEditor }) {
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium text-sm">Parts of the floor</legend>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" onClick={() => editor.addFloorArea()}>
          Floor area
        </Button>
        {partsBehindPartitions(editor.plan).map((part) => (
          <Button
            key={JSON.stringify(part.outline_in)}
            variant="secondary"
            size="sm"
            onClick={() => editor.addFloorArea(part)}
          >
            {`Floor behind the partition, ${areaText(part.area_sqft, 1)}`}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}

function AddConnection({ editor }: { editor: PlanEditor }) {
  return (
    <Select
      label="Add a pipe or cable"
      value=""
      placeholder="Choose a connection"
      options={serviceKinds.map((kind) => ({ value: kind, text: serviceWords[kind] }))}
      onChange={(event) => event.target.value && editor.connect(event.target.value as RoomService["kind"])}
    />
  );
}

/** Turns and mirrors everything at once. */
function WholePlan({ editor }: { editor: PlanEditor }) {
  const { plan, transform } = editor;
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium text-sm">The whole plan</legend>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="sm"
          icon={<RotateCcw aria-hidden size={16} />}
          onClick={() => transform(turnPlan(plan, 1), "Turned left 90 degrees.")}
        >
          Turn left
        </Button>
        <Button
          variant="secondary"
          size="sm"
          icon={<RotateCw aria-hidden size={16} />}
          onClick={() => transform(turnPlan(plan, -1), "Turned right 90 degrees.")}
        >
          Turn right
        </Button>
        <Button
          variant="secondary"
          size="sm"
          icon={<FlipHorizontal2 aria-hidden size={16} />}
          onClick={() => transform(mirrorPlan(plan), "Mirrored.")}
        >
          Mirror
        </Button>
      </div>
    </fieldset>
  );
}

const keys: readonly [string, string][] = [
  ["Tab", "go to the next wall, door, window, connection or corner"],
  ["Arrows", "move what is selected by the grid, with Shift by a foot; at a wall’s end round the corner"],
  ["Enter", "type its size"],
  ["D, W, P", "add a door, window or passage to the selected wall"],
  ["C", "add a corner to the selected wall"],
  ["Delete", "remove a corner, door, window or connection"],
  ["Ctrl Z, Ctrl Y", drawWords.undoAndRedo],
  ["Esc", "clear the selection"],
  ["Alt and drag", "move without snapping, to 1/4 in"],
];

/** The keys that work in the drawing. */
export function KeyHelp() {
  return (
    <Disclosure summary="Keys" className="border-t max-md:hidden">
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 text-sm">
        {keys.map(([key, words]) => (
          <div key={key} className="contents">
            <dt className="code">{key}</dt>
            <dd className="text-graphite">{words}</dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  );
}
