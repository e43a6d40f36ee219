import { Trash2 } from "lucide-react";
import type { RoomStructure } from "../../../../contract/design/room-design.ts";
import {
  changeStructure,
  hasOwnHeight,
  setStructureLength,
} from "../../../../domain/room/edit/structures.edit.ts";
import { boundsOf } from "../../../../domain/room/geometry/polygon.ts";
import { heightOf, isRound, outlineOfStructure } from "../../../../domain/room/geometry/structures.ts";
import { Button } from "../../../ui/button.tsx";
import { RadioGroup } from "../../../ui/checkbox.tsx";
import { Select } from "../../../ui/select.tsx";
import { asDesign, type PlanEdits } from "./editing.ts";
import { LengthField } from "./length-field.tsx";
import { structureWords } from "./structure-words.ts";

const turns = [0, 45, 90, 135, 180, 225, 270, 315];

const shapes = [
  { value: "square", label: "Square" },
  { value: "round", label: "Round" },
] as const;

/** Size and place of a partition, half wall, column or soffit. */
export function StructurePanel({
  editor,
  structure,
  first,
}: {
  editor: Pick<PlanEdits, "plan" | "commit" | "remove">;
  structure: RoomStructure;
  first?: React.Ref<HTMLInputElement>;
}) {
  const { plan, commit, remove } = editor;
  const { id, at_in, rotation_deg } = structure;
  const words = structureWords[structure.kind];
  const change = (fields: Parameters<typeof changeStructure>[2]) =>
    commit(changeStructure(asDesign(plan), id, fields));
  const isColumnRound = isRound(structure);
  const room = boundsOf(plan.vertices_in);
  const own = boundsOf(outlineOfStructure(structure));
  const turn = (((Math.round(rotation_deg * 100) / 100) % 360) + 360) % 360;
  return (
    <div className="grid gap-5">
      {structure.kind === "column" && (
        <RadioGroup
          legend="Shape"
          name="column-shape"
          value={isColumnRound ? "round" : "square"}
          options={shapes}
          onChange={(shape) => change({ shape: shape === "round" ? "round" : undefined })}
        />
      )}
      <div className="grid grid-cols-2 gap-4">
        <LengthField
          ref={first}
          label={isColumnRound ? "Diameter" : words.length}
          value_in={structure.length_in}
          onChange={(length) => commit(setStructureLength(asDesign(plan), id, length))}
        />
        {!isColumnRound && (
          <LengthField
            label={words.depth}
            value_in={structure.depth_in}
            onChange={(depth_in) => change({ depth_in })}
          />
        )}
        {hasOwnHeight(structure) && (
          <LengthField
            label={structure.kind === "soffit" ? "Drop from the ceiling" : "Height"}
            value_in={heightOf(plan, structure)}
            onChange={(height_in) => change({ height_in })}
          />
        )}
        {!isColumnRound && (
          <Select
            label="Rotation"
            value={String(turn)}
            options={[...new Set([...turns, turn])].map((each) => ({
              value: String(each),
              text: `${each}°`,
            }))}
            onChange={(event) => change({ rotation_deg: Number(event.target.value) })}
          />
        )}
        <LengthField
          label="From the left"
          value_in={own.left - room.left}
          onChange={(length) => change({ at_in: [at_in[0] + length - (own.left - room.left), at_in[1]] })}
        />
        <LengthField
          label="From the bottom"
          value_in={own.bottom - room.bottom}
          onChange={(length) => change({ at_in: [at_in[0], at_in[1] + length - (own.bottom - room.bottom)] })}
        />
      </div>
      <p className="text-graphite text-sm">
        Measured on the plan, from the room's outermost walls. Drag it on the plan, too.
      </p>
      <Button
        variant="secondary"
        size="sm"
        icon={<Trash2 aria-hidden size={16} />}
        onClick={remove}
        className="justify-self-start"
      >
        {words.remove}
      </Button>
    </div>
  );
}
