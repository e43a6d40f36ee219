import { clsx } from "clsx";
import type { ReactNode } from "react";
import type { Pattern, RoomProduct, RoomSurface } from "../../../../contract/design/room-design.ts";
import { patternNow, patternWords } from "../../../../domain/room/edit/laying.ts";
import type { SurfaceChange } from "../../../../domain/room/edit/surfaces.edit.ts";
import { materialOf } from "../../../../domain/room/takeoff/laying/product-piece.ts";
import { Select } from "../../../ui/select.tsx";
import { layingWords } from "./laying-words.ts";
import { PatternGlyph } from "./pattern-glyph.tsx";

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

const turns = [0, 15, 30, 45, 60, 75, 90];

export interface ChoiceProps {
  surface: RoomSurface;
  onSet: (change: SurfaceChange, how: string) => void;
}

/** `Turned 45°, 1/8 in. joints, white grout`; product defaults are left out. */
export function LayingWords({ surface, grouted }: { surface: RoomSurface; grouted: boolean }) {
  const { rotation_deg, offset_in, grout_width_in, grout_color } = surface;
  const joint = joints.find(([value]) => value === grout_width_in)?.[1];
  const set = [
    rotation_deg ? layingWords.turned(rotation_deg) : "",
    offset_in ? layingWords.ownStart : "",
    joint ? layingWords.joints(joint) : "",
    grout_color ? layingWords.grout(groutWords(grout_color)) : "",
  ].filter((words) => words !== "");
  return (
    <span className="text-sm">
      {grouted ? "Turn, start, joints and grout" : "Turn and start"}
      {set.length > 0 && <span className="font-normal text-graphite">{`: ${set.join(", ")}`}</span>}
    </span>
  );
}

export function TurnChoice({ surface, onSet }: ChoiceProps) {
  const now = surface.rotation_deg ?? 0;
  return (
    <Select
      label="Rotation"
      value={String(now)}
      onChange={(event) =>
        onSet({ rotation_deg: Number(event.target.value) }, layingWords.turned(Number(event.target.value)))
      }
      options={[...new Set([...turns, now])].map((turn) => ({ value: String(turn), text: `${turn}°` }))}
    />
  );
}

export function JointChoice({ surface, onSet }: ChoiceProps) {
  return (
    <Select
      label="Joint"
      value={String(surface.grout_width_in ?? "")}
      placeholder="Default"
      onChange={(event) => {
        const width_in = event.target.value ? Number(event.target.value) : undefined;
        const words = joints.find(([value]) => value === width_in)?.[1];
        onSet({ grout_width_in: width_in }, layingWords.withJoints(words));
      }}
      options={joints.map(([value, text]) => ({ value: String(value), text }))}
    />
  );
}

export function PatternChoice({
  surface,
  product,
  patterns,
  onSet,
}: ChoiceProps & { product: RoomProduct; patterns: readonly Pattern[] }) {
  const now = patternNow(product, surface);
  // for example planks with staggered ends: not one of our patterns, but the default to go back to
  const asMade = patternNow(product, { id: surface.id, sku: surface.sku }) === null;
  return (
    <fieldset>
      <legend className="font-medium text-sm">Pattern</legend>
      <div className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(6.9rem,1fr))] gap-2">
        {asMade && (
          <PatternButton
            isOn={now === null}
            onPress={() => onSet({ pattern: undefined }, layingWords.byDefault)}
          >
            Default
          </PatternButton>
        )}
        {patterns.map((pattern) => (
          <PatternButton
            key={pattern}
            isOn={now === pattern}
            onPress={() => onSet({ pattern }, layingWords.inPattern(patternWords[pattern].toLowerCase()))}
          >
            <PatternGlyph pattern={pattern} />
            {patternWords[pattern]}
          </PatternButton>
        ))}
      </div>
    </fieldset>
  );
}

function PatternButton({
  isOn,
  onPress,
  children,
}: {
  isOn: boolean;
  onPress: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={onPress}
      className={clsx(
        "flex min-h-11 items-center gap-1.5 rounded-sm border bg-white px-1.5 text-left text-xs",
        isOn
          ? "border-ink font-semibold outline-1 outline-ink forced-colors:outline-3"
          : "border-edge hover:border-ink",
      )}
    >
      {children}
    </button>
  );
}

export function GroutChoice({ surface, product, onSet }: ChoiceProps & { product: RoomProduct | undefined }) {
  const own = product ? materialOf(product)?.layout.grout?.color : undefined;
  return (
    <fieldset>
      <legend className="font-medium text-sm">
        Grout
        <span className="font-normal text-graphite">{`: ${groutWords(surface.grout_color)}`}</span>
      </legend>
      <div className="mt-2 flex flex-wrap gap-2">
        {own && (
          <GroutButton
            color={own}
            text="Default"
            isOn={surface.grout_color === undefined}
            onPress={() => onSet({ grout_color: undefined }, layingWords.withGrout())}
          />
        )}
        {grouts.map(([color, text]) => (
          <GroutButton
            key={color}
            color={color}
            text={text}
            isOn={surface.grout_color === color}
            onPress={() => onSet({ grout_color: color }, layingWords.withGrout(text.toLowerCase()))}
          />
        ))}
      </div>
    </fieldset>
  );
}

const groutWords = (color: string | undefined): string =>
  color === undefined
    ? layingWords.standard
    : (grouts.find(([each]) => each === color)?.[1].toLowerCase() ?? layingWords.ownColor);

function GroutButton({
  color,
  text,
  isOn,
  onPress,
}: {
  color: string;
  text: string;
  isOn: boolean;
  onPress: () => void;
}) {
  return (
    <button
      type="button"
      title={text}
      aria-label={text}
      aria-pressed={isOn}
      onClick={onPress}
      style={{ backgroundColor: color }}
      className={clsx(
        "size-9 rounded-sm border forced-color-adjust-none pointer-coarse:size-11",
        isOn ? "border-ink outline-2 outline-ink outline-offset-2 forced-colors:outline-4" : "border-edge",
      )}
    />
  );
}
