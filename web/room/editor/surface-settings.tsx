import { clsx } from "clsx";
import { useState } from "react";
import { type Pattern, patterns, type RoomSurface } from "../../../contract/room-design.ts";
import { parseLength, printLength } from "../../../domain/lengths.ts";
import { type SurfaceChange, setSurface, surfaceById } from "../../../domain/room-edit/surfaces.edit.ts";
import { Select } from "../../ui/select.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { useDesk, useRoom } from "./room-context.ts";
import { nameOf } from "./things.ts";

const patternWords: Record<Pattern, string> = {
  straight: "Straight",
  diagonal: "Diagonal",
  brick: "Brick",
  herringbone: "Herringbone",
  basketweave: "Basketweave",
};

const grouts = [
  ["#f1eee6", "White"],
  ["#d9d3c6", "Bone"],
  ["#b7b1a6", "Warm gray"],
  ["#8b8a86", "Gray"],
  ["#5a5955", "Charcoal"],
  ["#2c2c2b", "Black"],
] as const;

const joints = [
  [0.0625, "1/16 in."],
  [0.125, "1/8 in."],
  [0.1875, "3/16 in."],
  [0.25, "1/4 in."],
] as const;

/** How a surface is laid: pattern, turn, joints, height. */
export function SurfaceSettings({ id }: { id: string }) {
  const { store } = useDesk();
  const design = useRoom((state) => state.design);
  const goods = useRoom((state) => state.goods);
  const surface = surfaceById(design, id);
  const good = surface?.sku ? goods.get(surface.sku) : undefined;
  if (!surface) return null;
  const set = (change: SurfaceChange, what: string) =>
    store
      .getState()
      .change(setSurface(design, id, change), `${nameOf(design, { kind: "surface", id })}: ${what}`);
  const isLaid = good
    ? good.size.width_in > 0 && !/gallon|linear/i.test(good.unit) && good.material !== null
    : false;
  const isTile = isLaid && good!.surface.some((place) => ["wall", "shower", "backsplash"].includes(place));
  const hasHeight = /^(wainscot|backsplash|shower):/.test(id);
  if (!isLaid && !hasHeight) return null;
  return (
    <div className="grid gap-4">
      {isLaid && <PatternChoice surface={surface} onSet={set} />}
      <div className="grid grid-cols-2 gap-4">
        {isLaid && (
          <Select
            label="Turned by"
            value={String(surface.rotation_deg ?? 0)}
            onChange={(event) =>
              set({ rotation_deg: Number(event.target.value) }, `turned ${event.target.value}°`)
            }
            options={[0, 15, 30, 45, 60, 75, 90].map((turn) => ({ value: String(turn), text: `${turn}°` }))}
          />
        )}
        {isTile && (
          <Select
            label="Joint"
            value={String(surface.grout_width_in ?? "")}
            placeholder="As the tile asks"
            onChange={(event) =>
              set({ grout_width_in: event.target.value ? Number(event.target.value) : undefined }, "joint")
            }
            options={joints.map(([value, text]) => ({ value: String(value), text }))}
          />
        )}
        {hasHeight && (
          <HeightField
            height_in={surface.height_in}
            onSet={(height_in) => set({ height_in }, `${printLength(height_in)} high`)}
          />
        )}
      </div>
      {isTile && <GroutChoice surface={surface} onSet={set} />}
    </div>
  );
}

interface ChoiceProps {
  surface: RoomSurface;
  onSet: (change: SurfaceChange, what: string) => void;
}

function PatternChoice({ surface, onSet }: ChoiceProps) {
  return (
    <fieldset>
      <legend className="font-medium text-sm">Pattern</legend>
      <div className="mt-2 flex flex-wrap gap-2">
        {patterns.map((pattern) => (
          <button
            key={pattern}
            type="button"
            aria-pressed={surface.pattern === pattern}
            onClick={() => onSet({ pattern }, patternWords[pattern].toLowerCase())}
            className={clsx(
              "min-h-9 rounded-sm border bg-white px-3 text-sm pointer-coarse:min-h-11",
              surface.pattern === pattern
                ? "border-ink outline-1 outline-ink"
                : "border-edge hover:border-ink",
            )}
          >
            {patternWords[pattern]}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

function GroutChoice({ surface, onSet }: ChoiceProps) {
  return (
    <fieldset>
      <legend className="font-medium text-sm">Grout</legend>
      <div className="mt-2 flex flex-wrap gap-2">
        {grouts.map(([color, text]) => (
          <button
            key={color}
            type="button"
            title={text}
            aria-label={text}
            aria-pressed={surface.grout_color === color}
            onClick={() => onSet({ grout_color: color }, `${text.toLowerCase()} grout`)}
            style={{ backgroundColor: color }}
            className={clsx(
              "size-9 rounded-sm border pointer-coarse:size-11",
              surface.grout_color === color
                ? "border-ink outline-2 outline-ink outline-offset-2"
                : "border-edge",
            )}
          />
        ))}
      </div>
    </fieldset>
  );
}

function HeightField({
  height_in,
  onSet,
}: {
  height_in: number | undefined;
  onSet: (height_in: number) => void;
}) {
  const [error, setError] = useState<string>();
  return (
    <TextField
      key={height_in}
      label="Height"
      defaultValue={height_in === undefined ? "" : printLength(height_in)}
      placeholder={`4' 0"`}
      error={error}
      onBlur={(event) => {
        const typed = event.target.value.trim();
        if (typed === "") return setError(undefined);
        const length = parseLength(typed);
        setError(length.ok ? undefined : length.message);
        if (length.ok && length.inches !== height_in) onSet(length.inches);
      }}
    />
  );
}
