import { Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import type { RoomNiche, RoomWall } from "../../../../contract/design/room-design.ts";
import { done } from "../../../../domain/room/edit/edited.types.ts";
import { addNiche, changeNiche, deleteNiche, usualNiches } from "../../../../domain/room/edit/niches.edit.ts";
import { nichesOn } from "../../../../domain/room/geometry/niches.ts";
import { faceOf } from "../../../../domain/room/geometry/walls.ts";
import { Button } from "../../../ui/button.tsx";
import { asDesign, newNicheId, type PlanEdits } from "./editing.ts";
import { LengthField } from "./length-field.tsx";

type Editor = Pick<PlanEdits, "plan" | "commit">;

/** The niches of a wall with their sizes and places, and new ones of the usual sizes. */
export function NicheFields({ editor, wall }: { editor: Editor; wall: RoomWall }) {
  const { plan, commit } = editor;
  const [refusal, setRefusal] = useState<string>();
  const add = (size: (typeof usualNiches)[number]) =>
    setRefusal(commit(addNiche(asDesign(plan), wall.id, newNicheId(), size), "Added a niche."));
  return (
    <div className="grid gap-4">
      {nichesOn(plan, wall.id).map((niche, at) => (
        <OneNiche key={niche.id} editor={editor} niche={niche} wall={wall} number={at + 1} />
      ))}
      <div className="flex flex-wrap gap-2">
        {usualNiches.map((size) => (
          <Button
            key={size.width_in}
            variant="secondary"
            size="sm"
            icon={<Plus aria-hidden size={16} />}
            onClick={() => add(size)}
          >
            {`Niche ${size.width_in} in × ${size.height_in} in`}
          </Button>
        ))}
      </div>
      {refusal && (
        <p role="alert" className="text-bad text-sm">
          {refusal}
        </p>
      )}
    </div>
  );
}

function OneNiche({
  editor: { plan, commit },
  niche,
  wall,
  number,
}: {
  editor: Editor;
  niche: RoomNiche;
  wall: RoomWall;
  number: number;
}) {
  const { id, width_in, height_in, depth_in, sill_in, offset_in } = niche;
  const change = (fields: Parameters<typeof changeNiche>[2]) =>
    commit(changeNiche(asDesign(plan), id, fields));
  // seen from inside the room a wall runs from its second corner, at the left, to its first
  const room = faceOf(plan, wall).length_in - width_in;
  return (
    <fieldset className="border-t pt-3">
      <legend className="sr-only">{`Niche ${number}`}</legend>
      <div className="grid grid-cols-2 gap-4">
        <LengthField
          label="Niche width"
          value_in={width_in}
          onChange={(value) => change({ width_in: value })}
        />
        <LengthField
          label="Niche height"
          value_in={height_in}
          onChange={(value) => change({ height_in: value })}
        />
        <LengthField
          label="Niche depth"
          value_in={depth_in}
          onChange={(value) => change({ depth_in: value })}
        />
        <LengthField
          label="Bottom above floor"
          value_in={sill_in}
          onChange={(value) => change({ sill_in: value })}
        />
        <LengthField
          label="From the left corner"
          value_in={room - offset_in}
          onChange={(left) => change({ offset_in: room - left })}
        />
      </div>
      <Button
        variant="secondary"
        size="sm"
        icon={<Trash2 aria-hidden size={16} />}
        onClick={() => commit(done(deleteNiche(asDesign(plan), id)), "Removed the niche.")}
        className="mt-3"
      >
        Remove niche
      </Button>
    </fieldset>
  );
}
