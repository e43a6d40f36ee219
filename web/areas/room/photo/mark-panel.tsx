import { clsx } from "clsx";
import { lengthText, roomHint } from "../../../../domain/catalog/page-lengths.ts";
import { firstQuad, type PhotoPlane, type PhotoSize } from "../../../../domain/room/photo/photo-plane.ts";
import { Actions } from "../../../ui/actions.tsx";
import { Button } from "../../../ui/button.tsx";
import { FieldMessage } from "../../../ui/field.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import type { PhotoWork } from "./photo-store.ts";
import type { ChangeWork } from "./use-photo-work.ts";

const sides = {
  floor: { width: "Front edge, side to side", depth: "Front to back" },
  wall: { width: "Width", depth: "Height" },
};

/** Which surface it is, and how long its sides are. */
export function MarkPanel({
  work,
  plane,
  hasLength,
  size,
  problem,
  onChange,
  onNext,
}: {
  work: PhotoWork;
  plane: PhotoPlane | null;
  /** Some length is typed and understood. */
  hasLength: boolean;
  size: PhotoSize;
  problem: string | undefined;
  onChange: ChangeWork;
  onNext: () => void;
}) {
  const { kind, width, depth } = work;
  const choose = (next: PhotoWork["kind"]) => {
    if (next !== kind) onChange({ kind: next, quad: firstQuad(next, size) });
  };
  return (
    <>
      <fieldset>
        <legend className="font-medium text-sm">What do you want to cover?</legend>
        <div className="mt-2 grid grid-cols-2 gap-2">
          <Choice isOn={kind === "floor"} onPress={() => choose("floor")}>
            Floor
          </Choice>
          <Choice isOn={kind === "wall"} onPress={() => choose("wall")}>
            Wall
          </Choice>
        </div>
      </fieldset>
      <p id="corner-help" className="text-graphite text-sm">
        {kind === "floor"
          ? "Drag the four corners to a rectangle on the floor, such as the corners of the room. They may lie outside the photo. The arrow keys move a corner too."
          : "Drag the four corners to a rectangle on the wall, such as its own corners. They may lie outside the photo. The arrow keys move a corner too."}
      </p>
      <div className="grid gap-4">
        <TextField
          label={sides[kind].width}
          hint={`Length of the thick line. ${roomHint()}`}
          placeholder={lengthText(126)}
          autoComplete="off"
          value={width}
          onChange={(event) => onChange({ width: event.target.value })}
        />
        <TextField
          label={sides[kind].depth}
          optional
          placeholder={
            plane && hasLength ? `About ${lengthText(roundedInches(plane.depth_in))}` : lengthText(144)
          }
          autoComplete="off"
          value={depth}
          onChange={(event) => onChange({ depth: event.target.value })}
        />
      </div>
      <p role="status" className="figures text-graphite text-sm">
        {plane
          ? sizeWords(plane, hasLength)
          : "The corners cross. Drag them so that they go around the area."}
      </p>
      <FieldMessage id="mark-problem" message={problem} />
      <Actions main={<Button onClick={onNext}>Next: clear it</Button>} />
    </>
  );
}

function sizeWords(plane: PhotoPlane, hasLength: boolean): string {
  if (!hasLength) return "Enter one length. The squares of the grid will then be one foot wide.";
  const depth = lengthText(roundedInches(plane.depth_in));
  const width = lengthText(roundedInches(plane.width_in));
  return plane.isMeasured
    ? `${width} × ${depth}. The squares of the grid are one foot wide.`
    : `About ${width} × ${depth} by the photo's perspective. Measure both sides for a closer match.`;
}

const roundedInches = (length_in: number): number => Math.round(length_in);

/** One of a few ways, as a button that stays pressed. */
export function Choice({
  isOn,
  onPress,
  children,
}: {
  isOn: boolean;
  onPress: () => void;
  children: React.ReactNode;
}) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={onPress}
      className={clsx(
        "flex min-h-11 items-center justify-center gap-2 rounded-sm border bg-white px-3 text-sm",
        isOn
          ? "border-ink font-semibold outline-1 outline-ink forced-colors:outline-3"
          : "border-edge hover:border-ink",
      )}
    >
      {children}
    </button>
  );
}
