import { Trash2 } from "lucide-react";
import { useId, useState } from "react";
import type { FloorArea } from "../../../../contract/design/room-design.ts";
import { areaText } from "../../../../domain/catalog/page-areas.ts";
import {
  changeArea,
  cutOutCorner,
  isRectangle,
  moveArea,
  setAreaSide,
} from "../../../../domain/room/edit/areas.edit.ts";
import { distance } from "../../../../domain/room/geometry/point.ts";
import { areaOf, boundsOf } from "../../../../domain/room/geometry/polygon.ts";
import { Button } from "../../../ui/button.tsx";
import { Select } from "../../../ui/select.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { areaWords } from "./area-words.ts";
import { asDesign, type PlanEdits } from "./editing.ts";
import { LengthField } from "./length-field.tsx";

/** Name, size and place of a part of the floor. */
export function AreaPanel({
  editor,
  area,
  first,
}: {
  editor: Pick<PlanEdits, "plan" | "commit" | "remove">;
  area: FloorArea;
  first?: React.Ref<HTMLInputElement>;
}) {
  const { plan, commit, remove } = editor;
  const { id, outline_in: outline } = area;
  const design = asDesign(plan);
  const room = boundsOf(plan.vertices_in);
  const own = boundsOf(outline);
  const isSquare = isRectangle(area);
  return (
    <div className="grid gap-5">
      <AreaName
        key={area.name}
        name={area.name}
        first={first}
        onChange={(name) => commit(changeArea(design, id, { name }))}
      />
      <p className="figures text-sm">{areaText(areaOf(outline) / 144, 1)}</p>
      <div className="grid grid-cols-2 gap-4">
        {isSquare ? (
          <>
            <LengthField
              label="Width"
              value_in={own.right - own.left}
              onChange={(length) => commit(setAreaSide(design, id, sideAlong(outline, 0), length))}
            />
            <LengthField
              label="Length"
              value_in={own.top - own.bottom}
              onChange={(length) => commit(setAreaSide(design, id, sideAlong(outline, 1), length))}
            />
          </>
        ) : (
          outline.map((from, at) => (
            <LengthField
              // biome-ignore lint/suspicious/noArrayIndexKey: a side is known by its number
              key={at}
              label={`Side ${at + 1}`}
              value_in={distance(from, outline[(at + 1) % outline.length]!)}
              onChange={(length) => commit(setAreaSide(design, id, at, length))}
            />
          ))
        )}
        <LengthField
          label="From the left"
          value_in={own.left - room.left}
          onChange={(length) => commit(moveArea(design, id, [length - (own.left - room.left), 0]))}
        />
        <LengthField
          label="From the bottom"
          value_in={own.bottom - room.bottom}
          onChange={(length) => commit(moveArea(design, id, [0, length - (own.bottom - room.bottom)]))}
        />
      </div>
      {isSquare && (
        <Select
          label="Cut out a corner"
          value=""
          placeholder="Choose a corner"
          options={[
            { value: "0", text: "Lower left" },
            { value: "1", text: "Lower right" },
            { value: "2", text: "Upper right" },
            { value: "3", text: "Upper left" },
          ]}
          onChange={(event) =>
            event.target.value && commit(cutOutCorner(design, id, Number(event.target.value)))
          }
        />
      )}
      <p className="text-graphite text-sm">
        Measured on the plan, from the room's outermost walls. Drag the area, its corners and its sides on the
        plan, too.
      </p>
      <Button
        variant="secondary"
        size="sm"
        icon={<Trash2 aria-hidden size={16} />}
        onClick={remove}
        className="justify-self-start"
      >
        Remove floor area
      </Button>
    </div>
  );
}

/** The first side that runs along x (0) or y (1). */
const sideAlong = (outline: FloorArea["outline_in"], axis: 0 | 1): number =>
  outline.findIndex((from, at) => {
    const to = outline[(at + 1) % outline.length]!;
    return Math.abs(from[1 - axis]! - to[1 - axis]!) < 0.01;
  });

function AreaName({
  name,
  first,
  onChange,
}: {
  name: string;
  first: React.Ref<HTMLInputElement> | undefined;
  onChange: (name: string) => string | undefined;
}) {
  const [typed, setTyped] = useState(name);
  const [problem, setProblem] = useState<string>();
  const list = useId();
  const settle = () => setProblem(typed.trim() === name ? undefined : onChange(typed.trim()));
  return (
    <>
      <TextField
        ref={first}
        label="Name"
        value={typed}
        error={problem}
        maxLength={40}
        autoComplete="off"
        list={list}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={settle}
        onKeyDown={(event) => event.key === "Enter" && settle()}
      />
      <datalist id={list}>
        {areaWords.suggested.map((each) => (
          <option key={each} value={each} />
        ))}
      </datalist>
    </>
  );
}
