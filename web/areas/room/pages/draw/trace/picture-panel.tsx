import { Move, RotateCcw, RotateCw, Trash2 } from "lucide-react";
import { type KeyboardEvent, useId } from "react";
import { add, type Point } from "../../../../../../domain/room/geometry/point.ts";
import { Button } from "../../../../../ui/button.tsx";
import { Checkbox } from "../../../../../ui/checkbox.tsx";
import { Select } from "../../../../../ui/select.tsx";
import type { Underlay } from "./underlay.ts";
import type { PictureFile } from "./use-picture-file.ts";
import type { Tracing } from "./use-trace.ts";

const steps: Readonly<Record<string, Point>> = {
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};
/** How far a picture can be straightened besides quarter turns, degrees. */
const lean_deg = 15;

/** How the picture lies under the drawing. */
export function PicturePanel({
  tracing,
  underlay,
  file,
}: {
  tracing: Tracing;
  underlay: Underlay;
  file?: PictureFile;
}) {
  const { changeUnderlay, isMoving, setMoving, drop } = tracing;
  const quarter = Math.round(underlay.turn_deg / 90) * 90;
  const turn = (by: number) => changeUnderlay({ turn_deg: (underlay.turn_deg + by) % 360 });
  const nudge = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step || !isMoving) return;
    event.preventDefault();
    const far = event.shiftKey ? 12 : 1;
    changeUnderlay({ at_in: add(underlay.at_in, [step[0] * far, step[1] * far]) });
  };
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 font-semibold">Picture</legend>
      <p className="truncate text-graphite text-sm">{underlay.name}</p>
      {file && file.pages > 1 && (
        <Select
          label="Page"
          value={String(file.page)}
          options={Array.from({ length: file.pages }, (_, at) => ({
            value: String(at + 1),
            text: String(at + 1),
          }))}
          onChange={(event) => file.turnTo(Number(event.target.value))}
        />
      )}
      <Checkbox
        label="Show the picture"
        checked={underlay.isShown}
        onChange={(event) => changeUnderlay({ isShown: event.target.checked })}
      />
      <Slider
        label="Strength"
        value={Math.round(underlay.strength * 100)}
        min={10}
        max={100}
        step={5}
        unit="%"
        onChange={(percent) => changeUnderlay({ strength: percent / 100 })}
      />
      <Slider
        label="Straighten"
        value={underlay.turn_deg - quarter}
        min={-lean_deg}
        max={lean_deg}
        step={0.25}
        unit="°"
        onChange={(lean) => changeUnderlay({ turn_deg: quarter + lean })}
      />
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="sm"
          icon={<RotateCcw aria-hidden size={16} />}
          onClick={() => turn(90)}
        >
          Turn left
        </Button>
        <Button
          variant="secondary"
          size="sm"
          icon={<RotateCw aria-hidden size={16} />}
          onClick={() => turn(-90)}
        >
          Turn right
        </Button>
        <Button
          variant="secondary"
          size="sm"
          icon={<Move aria-hidden size={16} />}
          aria-pressed={isMoving}
          onClick={() => setMoving(!isMoving)}
          onKeyDown={nudge}
          className="aria-pressed:border-accent aria-pressed:bg-accent-tint"
        >
          Move
        </Button>
        <Button variant="quiet" size="sm" icon={<Trash2 aria-hidden size={16} />} onClick={drop}>
          Remove picture
        </Button>
      </div>
      {isMoving && (
        <p className="text-graphite text-sm">
          Drag the picture, or press the arrow keys. Press Move again when it’s in place.
        </p>
      )}
    </fieldset>
  );
}

function Slider({
  label,
  value,
  unit,
  onChange,
  ...range
}: {
  label: string;
  value: number;
  min: number;
  max: number;
  step: number;
  unit: string;
  onChange: (value: number) => void;
}) {
  const id = useId();
  const text = `${Math.round(value * 100) / 100}${unit}`;
  return (
    <div>
      <label htmlFor={id} className="flex justify-between font-medium text-sm">
        {label}
        <span className="figures font-normal text-graphite">{text}</span>
      </label>
      <input
        id={id}
        type="range"
        {...range}
        value={value}
        aria-valuetext={text}
        onChange={(event) => onChange(Number(event.target.value))}
        className="h-11 w-full accent-accent"
      />
    </div>
  );
}
