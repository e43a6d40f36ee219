import { useState } from "react";
import { fieldText, lengthHint, lengthText } from "../../../../domain/catalog/page-lengths.ts";
import { readLength } from "../../../../domain/catalog/read-length.ts";
import { layingOf } from "../../../../domain/room/edit/laying.ts";
import { lengthProblem } from "../../../../domain/room/edit/room-limits.ts";
import { type SurfaceChange, setSurface, surfaceById } from "../../../../domain/room/edit/surfaces.edit.ts";
import { usualSettings } from "../../../../domain/room/takeoff/settings.ts";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { GroutChoice, JointChoice, LayingWords, PatternChoice, TurnChoice } from "./laying-choices.tsx";
import { layingWords } from "./laying-words.ts";
import { useRoom, useRoomEditor } from "./room-context.ts";
import { AllWalls, InsteadWords, StartChoice } from "./surface-tools.tsx";
import { nameOf } from "./things.ts";

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
          onSet={(height_in) => set({ height_in }, layingWords.high(lengthText(height_in)))}
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
      defaultValue={height_in === undefined ? "" : fieldText(height_in, "thing")}
      placeholder={fieldText(usual_in, "thing")}
      hint={lengthHint("thing")}
      error={error}
      onKeyDown={(event) => {
        if (event.key === "Enter") event.currentTarget.blur();
      }}
      onBlur={(event) => {
        const typed = event.target.value.trim();
        if (typed === "") return setError(undefined);
        const length = readLength(typed, "thing");
        const problem = length.ok ? lengthProblem(length.inches) : length.message;
        setError(problem ?? undefined);
        if (length.ok && problem === null && length.inches !== height_in) onSet(length.inches);
      }}
    />
  );
}
