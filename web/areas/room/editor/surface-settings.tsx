import { clsx } from "clsx";
import { type ReactNode, useState } from "react";
import type { Pattern, RoomProduct, RoomSurface } from "../../../../contract/design/room-design.ts";
import { parseLength, printLength } from "../../../../domain/catalog/lengths.ts";
import { layingOf, patternNow, patternWords } from "../../../../domain/room/edit/laying.ts";
import { lengthProblem } from "../../../../domain/room/edit/room-limits.ts";
import { type SurfaceChange, setSurface, surfaceById } from "../../../../domain/room/edit/surfaces.edit.ts";
import { materialOf } from "../../../../domain/room/takeoff/laying/product-piece.ts";
import { usualSettings } from "../../../../domain/room/takeoff/settings.ts";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { Select } from "../../../ui/select.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { PatternGlyph } from "./pattern-glyph.tsx";
import { useRoom, useRoomEditor } from "./room-context.ts";
import { AllWalls, InsteadWords, StartChoice } from "./surface-tools.tsx";
import { nameOf } from "./things.ts";

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

/** A surface's layout: pattern, rotation, joints, height. */
export function SurfaceSettings({ id }: { id: string }) {
  const { store } = useRoomEditor();
  const surface = useRoom((state) => surfaceById(state.design, id));
  const product = useRoom((state) => (surface?.sku ? state.products.get(surface.sku) : undefined));
  if (!surface) return null;
  // `how` ends the sentence that the surface begins: "Floor in herringbone"
  const set = (change: SurfaceChange, how: string) => {
    const state = store.getState();
    const name = nameOf(state.design, { kind: "surface", id });
    state.change(setSurface(state.design, id, change), `${name} ${how}`);
  };
  const { patterns, turns: canTurn, grouted } = layingOf(product);
  const hasHeight = /^(wainscot|backsplash|shower):/.test(id);
  if (!canTurn && !hasHeight) return <AllWalls id={id} />;
  return (
    <div className="grid gap-4">
      <InsteadWords surface={surface} product={product} />
      {product && patterns.length > 0 && (
        <PatternChoice surface={surface} product={product} patterns={patterns} onSet={set} />
      )}
      {hasHeight && (
        <HeightField
          height_in={surface.height_in}
          usual_in={usualHeight(id)}
          onSet={(height_in) => set({ height_in }, `${printLength(height_in)} high`)}
        />
      )}
      {canTurn && (
        <Disclosure summary={<LayingWords surface={surface} grouted={grouted} />} className="border-t">
          <div className="grid gap-4">
            <div className="grid grid-cols-2 gap-4">
              <TurnChoice surface={surface} onSet={set} />
              <StartChoice surface={surface} product={product} onSet={set} />
              {grouted && <JointChoice surface={surface} onSet={set} />}
            </div>
            {grouted && <GroutChoice surface={surface} product={product} onSet={set} />}
          </div>
        </Disclosure>
      )}
      <AllWalls id={id} />
    </div>
  );
}

/** How high a wainscot, a backsplash or a shower's tile is while nothing is typed. */
function usualHeight(id: string): number {
  if (id.startsWith("wainscot:")) return usualSettings.wainscot_in;
  return id.startsWith("backsplash:") ? usualSettings.backsplash_in : usualSettings.shower_tile_in;
}

interface ChoiceProps {
  surface: RoomSurface;
  onSet: (change: SurfaceChange, how: string) => void;
}

/** `Turned 45°, 1/8 in. joints, white grout`; product defaults are left out. */
function LayingWords({ surface, grouted }: { surface: RoomSurface; grouted: boolean }) {
  const { rotation_deg, offset_in, grout_width_in, grout_color } = surface;
  const joint = joints.find(([value]) => value === grout_width_in)?.[1];
  const set = [
    rotation_deg ? `turned ${rotation_deg}°` : "",
    offset_in ? "own start" : "",
    joint ? `${joint} joints` : "",
    grout_color ? `${groutWords(grout_color)} grout` : "",
  ].filter((words) => words !== "");
  return (
    <span className="text-sm">
      {grouted ? "Turn, start, joints and grout" : "Turn and start"}
      {set.length > 0 && <span className="font-normal text-graphite">{`: ${set.join(", ")}`}</span>}
    </span>
  );
}

function TurnChoice({ surface, onSet }: ChoiceProps) {
  const now = surface.rotation_deg ?? 0;
  return (
    <Select
      label="Rotation"
      value={String(now)}
      onChange={(event) =>
        onSet({ rotation_deg: Number(event.target.value) }, `turned ${event.target.value}°`)
      }
      options={[...new Set([...turns, now])].map((turn) => ({ value: String(turn), text: `${turn}°` }))}
    />
  );
}

function JointChoice({ surface, onSet }: ChoiceProps) {
  return (
    <Select
      label="Joint"
      value={String(surface.grout_width_in ?? "")}
      placeholder="Default"
      onChange={(event) => {
        const width_in = event.target.value ? Number(event.target.value) : undefined;
        const words = joints.find(([value]) => value === width_in)?.[1];
        onSet({ grout_width_in: width_in }, words ? `with ${words} joints` : "with default joints");
      }}
      options={joints.map(([value, text]) => ({ value: String(value), text }))}
    />
  );
}

function PatternChoice({
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
          <PatternButton isOn={now === null} onPress={() => onSet({ pattern: undefined }, "laid by default")}>
            Default
          </PatternButton>
        )}
        {patterns.map((pattern) => (
          <PatternButton
            key={pattern}
            isOn={now === pattern}
            onPress={() => onSet({ pattern }, `in ${patternWords[pattern].toLowerCase()}`)}
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

function GroutChoice({ surface, product, onSet }: ChoiceProps & { product: RoomProduct | undefined }) {
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
            onPress={() => onSet({ grout_color: undefined }, "with default grout")}
          />
        )}
        {grouts.map(([color, text]) => (
          <GroutButton
            key={color}
            color={color}
            text={text}
            isOn={surface.grout_color === color}
            onPress={() => onSet({ grout_color: color }, `with ${text.toLowerCase()} grout`)}
          />
        ))}
      </div>
    </fieldset>
  );
}

const groutWords = (color: string | undefined): string =>
  /* words */ color === undefined
    ? "default"
    : (grouts.find(([each]) => each === color)?.[1].toLowerCase() ?? "own color");

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

function HeightField({
  height_in,
  usual_in,
  onSet,
}: {
  height_in: number | undefined;
  usual_in: number;
  onSet: (height_in: number) => void;
}) {
  const [error, setError] = useState<string>();
  return (
    <TextField
      key={height_in}
      label="Height"
      defaultValue={height_in === undefined ? "" : printLength(height_in)}
      placeholder={printLength(usual_in)}
      error={error}
      onKeyDown={(event) => {
        if (event.key === "Enter") event.currentTarget.blur();
      }}
      onBlur={(event) => {
        const typed = event.target.value.trim();
        if (typed === "") return setError(undefined);
        const length = parseLength(typed);
        const problem = length.ok ? lengthProblem(length.inches) : length.message;
        setError(problem ?? undefined);
        if (length.ok && problem === null && length.inches !== height_in) onSet(length.inches);
      }}
    />
  );
}
