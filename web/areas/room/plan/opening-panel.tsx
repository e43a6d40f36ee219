import { Trash2 } from "lucide-react";
import type { RoomOpening } from "../../../../contract/design/room-design.ts";
import { lengthText } from "../../../../domain/catalog/page-lengths.ts";
import { moveOpening, resizeOpening, setSwing } from "../../../../domain/room/edit/openings.edit.ts";
import { faceById } from "../../../../domain/room/geometry/walls.ts";
import { Button } from "../../../ui/button.tsx";
import { Select } from "../../../ui/select.tsx";
import { asDesign, nameOf, type PlanEdits } from "./editing.ts";
import { LengthField } from "./length-field.tsx";
import { openingWords } from "./opening-words.ts";

/** Size and place of a door, window or passage, and how a door opens. */
export function OpeningPanel({
  editor,
  opening,
  first,
}: {
  editor: PlanEdits;
  opening: RoomOpening;
  first?: React.Ref<HTMLInputElement>;
}) {
  const { plan, commit, remove, wallName } = editor;
  const face = faceById(plan, opening.wall);
  const room = face?.length_in ?? 0;
  // Seen from inside the room a wall runs from its second corner, at the left, to its first.
  const left_in = room - opening.offset_in - opening.width_in;
  const resize = (size: Parameters<typeof resizeOpening>[2]) =>
    commit(resizeOpening(asDesign(plan), opening.id, size));
  const move = (offset_in: number) => {
    const edited = moveOpening(asDesign(plan), opening.id, offset_in);
    const at = edited.ok && edited.design.plan.openings.find(({ id }) => id === opening.id);
    if (at && Math.abs(at.offset_in - offset_in) > 0.01)
      return "It doesn't fit there. Something is in the way, or the wall ends.";
    return commit(edited);
  };
  const toWall = (wall: string) => {
    const length_in = faceById(plan, wall)?.length_in ?? 0;
    return commit(
      moveOpening(asDesign(plan), opening.id, Math.max(0, (length_in - opening.width_in) / 2), wall),
    );
  };
  return (
    <div className="grid gap-5">
      <Select
        label="In wall"
        value={opening.wall}
        options={plan.walls
          .filter(({ kind }) => kind !== "open")
          .map(({ id }) => ({ value: id, text: wallName?.(id) ?? nameOf(plan, { kind: "wall", id }) }))}
        onChange={(event) => toWall(event.target.value)}
      />
      <div className="grid grid-cols-2 gap-4">
        <LengthField
          ref={first}
          label="Width"
          value_in={opening.width_in}
          onChange={(width_in) => resize({ width_in })}
        />
        <LengthField
          label="Height"
          value_in={opening.height_in}
          onChange={(height_in) => resize({ height_in })}
        />
        <LengthField
          label="From the left corner"
          value_in={left_in}
          onChange={(left) => move(room - left - opening.width_in)}
        />
        <LengthField label="From the right corner" value_in={opening.offset_in} onChange={move} />
        {opening.kind === "window" && (
          <LengthField
            label="Sill above floor"
            value_in={opening.sill_in ?? 36}
            onChange={(sill_in) => resize({ sill_in })}
          />
        )}
      </div>
      {opening.kind === "door" && <SwingFields editor={editor} opening={opening} />}
      <p className="text-graphite text-sm">Left and right as seen from inside the room.</p>
      {opening.kind === "window" && <p className="figures text-graphite text-sm">{sizeToOrder(opening)}</p>}
      <Button
        variant="secondary"
        size="sm"
        icon={<Trash2 aria-hidden size={16} />}
        onClick={remove}
        className="justify-self-start"
      >
        {`Remove ${openingWords[opening.kind].name}`}
      </Button>
    </div>
  );
}

/** A window is ordered smaller than its rough opening, for shims and foam all around. */
const room_in = 0.5;

function sizeToOrder({ width_in, height_in }: RoomOpening): string {
  const [width, height] = [lengthText(width_in - room_in), lengthText(height_in - room_in)];
  return `Order a window of up to ${width} wide and ${height} high for this rough opening.`;
}

function SwingFields({ editor, opening }: { editor: PlanEdits; opening: RoomOpening }) {
  const swing = opening.swing ?? { into: "room", hinge: "from" };
  const set = (change: Partial<NonNullable<RoomOpening["swing"]>>) =>
    editor.commit(setSwing(asDesign(editor.plan), opening.id, { ...swing, ...change }));
  return (
    <div className="grid grid-cols-2 gap-4">
      <Select
        label="Opens"
        value={swing.into}
        options={[
          { value: "room", text: "Into the room" },
          { value: "out", text: "Outward" },
          { value: "none", text: "Slides" },
        ]}
        onChange={(event) => set({ into: event.target.value as typeof swing.into })}
      />
      <Select
        label="Hinge"
        value={swing.hinge}
        disabled={swing.into === "none"}
        options={[
          { value: "to", text: "Left" },
          { value: "from", text: "Right" },
        ]}
        onChange={(event) => set({ hinge: event.target.value as typeof swing.hinge })}
      />
    </div>
  );
}
