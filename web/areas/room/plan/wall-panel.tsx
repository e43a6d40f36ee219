import { Plus } from "lucide-react";
import { useState } from "react";
import type { RoomWall } from "../../../../contract/design/room-design.ts";
import { lengthText } from "../../../../domain/catalog/page-lengths.ts";
import { acrossOf, pushWall, setWall, setWallLength } from "../../../../domain/room/edit/plan.edit.ts";
import { nichesOf } from "../../../../domain/room/geometry/niches.ts";
import { faceOf, usualHalfWall_in } from "../../../../domain/room/geometry/walls.ts";
import { Button } from "../../../ui/button.tsx";
import { RadioGroup } from "../../../ui/checkbox.tsx";
import { asDesign, type OpeningKind, type PlanEdits } from "./editing.ts";
import { LengthField } from "./length-field.tsx";
import { NicheFields } from "./niche-fields.tsx";

const kinds = [
  { value: "wall", label: "Wall" },
  { value: "half_wall", label: "Half wall" },
  { value: "open", label: "Open side" },
] as const;

/** What can be said of a wall, and what can be put into it. */
export function WallPanel({
  editor,
  wall,
  first,
}: {
  editor: PlanEdits;
  wall: RoomWall;
  first?: React.Ref<HTMLInputElement>;
}) {
  const { plan, commit, place, split } = editor;
  const face = faceOf(plan, wall);
  const across_in = acrossOf(plan, wall.id);
  const [refusal, setRefusal] = useState<string>();
  const add = (kind: OpeningKind) => setRefusal(place(kind));
  return (
    <div className="grid gap-5">
      <LengthField
        ref={first}
        label="Length"
        of="room"
        hint={`Inside, corner to corner, such as ${lengthText(88.5)}`}
        value_in={face.length_in}
        onChange={(length) => commit(setWallLength(asDesign(plan), wall.id, length))}
      />
      {across_in !== null && (
        <LengthField
          label="To the wall across"
          of="room"
          hint="Moves this wall"
          value_in={across_in}
          onChange={(length) => commit(pushWall(asDesign(plan), wall.id, across_in - length))}
        />
      )}
      <RadioGroup
        legend="Type"
        name="wall-kind"
        value={wall.kind}
        options={kinds}
        onChange={(kind) => {
          const cut = [...plan.openings, ...nichesOf(plan)];
          const lost = kind === "open" && cut.some((one) => one.wall === wall.id);
          const words = lost
            ? "We removed the wall's doors, windows and niches. Undo to bring them back."
            : "";
          commit(setWall(asDesign(plan), wall.id, { kind: kind as RoomWall["kind"] }), words);
        }}
      />
      {wall.kind === "half_wall" && (
        <LengthField
          label="Height"
          value_in={wall.height_in ?? usualHalfWall_in}
          onChange={(height_in) => commit(setWall(asDesign(plan), wall.id, { height_in }))}
        />
      )}
      <div className="flex flex-wrap gap-2">
        {wall.kind !== "open" &&
          (["door", "window", "passage"] as const).map((kind) => (
            <Button
              key={kind}
              variant="secondary"
              size="sm"
              icon={<Plus aria-hidden size={16} />}
              onClick={() => add(kind)}
            >
              {kind.charAt(0).toUpperCase() + kind.slice(1)}
            </Button>
          ))}
        {split && (
          <Button variant="secondary" size="sm" icon={<Plus aria-hidden size={16} />} onClick={split}>
            Corner
          </Button>
        )}
      </div>
      {refusal && (
        <p role="alert" className="text-bad text-sm">
          {refusal}
        </p>
      )}
      {wall.kind !== "open" && <NicheFields editor={editor} wall={wall} />}
    </div>
  );
}
