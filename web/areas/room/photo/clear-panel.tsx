import { Brush, Eraser, Undo2 } from "lucide-react";
import { useId, useState } from "react";
import type { PhotoPlane } from "../../../../domain/room/photo/photo-plane.ts";
import { Actions } from "../../../ui/actions.tsx";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Choice } from "./mark-panel.tsx";
import type { MaskTools } from "./use-mask.ts";

/** The brush and other ways to say what is covered. */
export function ClearPanel({
  mask,
  plane,
  covers,
  onCovers,
  brush,
  onBrush,
  onBack,
  onNext,
}: {
  mask: MaskTools;
  plane: PhotoPlane | null;
  covers: boolean;
  onCovers: (covers: boolean) => void;
  brush: number;
  onBrush: (size: number) => void;
  onBack: () => void;
  onNext: () => void;
}) {
  const [reach, setReach] = useState(50);
  const [isBeyond, setBeyond] = useState(false);
  return (
    <>
      <p className="text-graphite text-sm">
        The blue area gets the new product. Brush away furniture, baseboards and everything else that stays.
      </p>
      <fieldset>
        <legend className="font-medium text-sm">Brush</legend>
        <div className="mt-2 grid grid-cols-2 gap-2">
          <Choice isOn={!covers} onPress={() => onCovers(false)}>
            <Eraser aria-hidden size={18} />
            Take away
          </Choice>
          <Choice isOn={covers} onPress={() => onCovers(true)}>
            <Brush aria-hidden size={18} />
            Add
          </Choice>
        </div>
      </fieldset>
      <Slider label="Brush size" value={brush} min={1} max={14} onChange={onBrush} />
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="sm"
          icon={<Undo2 aria-hidden size={16} />}
          disabled={!mask.canUndo}
          onClick={mask.undo}
        >
          Undo
        </Button>
        <Button variant="secondary" size="sm" onClick={mask.fill}>
          Cover the whole area
        </Button>
      </div>
      <div className="grid gap-3 border-hairline border-t pt-4">
        <Slider label="How much to take in" value={reach} min={0} max={100} onChange={setReach} />
        <Checkbox
          label="Beyond the corners too"
          checked={isBeyond}
          onChange={(event) => setBeyond(event.target.checked)}
        />
        <div>
          <Button
            variant="secondary"
            size="sm"
            onClick={() => mask.guess(reach / 100, isBeyond ? plane : null)}
          >
            Find it by color
          </Button>
        </div>
      </div>
      <Actions
        out={
          <Button variant="quiet" onClick={onBack}>
            Back to the corners
          </Button>
        }
        main={<Button onClick={onNext}>Next: see it</Button>}
      />
    </>
  );
}

/** A value between two ends. */
export function Slider({
  label,
  value,
  min,
  max,
  onChange,
}: {
  label: string;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
}) {
  const id = useId();
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="font-medium text-sm">
        {label}
      </label>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        value={value}
        onChange={(event) => onChange(Number(event.target.value))}
        className="min-h-11 w-full accent-ink"
      />
    </div>
  );
}
