import { clsx } from "clsx";
import { ChevronDown } from "lucide-react";
import { memo, useCallback } from "react";
import type { RoomDesign } from "../../../../contract/design/room-design.ts";
import { bareRuns } from "../../../../domain/room/takeoff/shapes/countertop.ts";
import type { SurfaceTakeoff, Takeoff } from "../../../../domain/room/takeoff/surface-takeoff.types.ts";
import { formatUnitUsd } from "../../../kit/product/format-unit-usd.ts";
import { formatUsd, plural } from "../../../ui/format.ts";
import { Finalise } from "./finalise.tsx";
import { focusTray } from "./focus-places.ts";
import { quantityWords } from "./quantity-words.ts";
import { useRoom, useRoomEditor } from "./room-context.ts";
import { OpenSockets, RoomNeeds, useOpenSockets } from "./room-needs.tsx";
import type { Selection } from "./room-state.ts";
import { SettingMaterials } from "./setting-materials.tsx";
import { nameOf } from "./things.ts";
import { useTakeoff } from "./use-takeoff.ts";

/** Everything the room takes: areas, waste, boxes, prices, each step of the arithmetic, and what is still missing. */
export function RunningList() {
  const { store } = useRoomEditor();
  const design = useRoom((state) => state.design);
  const readOnly = useRoom((state) => state.readOnly);
  const takeoff = useTakeoff();
  const select = useCallback(
    (selection: Selection) => {
      store.getState().select(selection);
      focusTray();
    },
    [store],
  );
  return (
    <div className="grid gap-6">
      <StillMissing takeoff={takeoff} onSelect={select} />
      <section>
        <h2 className="font-medium">Surfaces</h2>
        <ul className="mt-1 border-hairline border-t">
          {takeoff.surfaces.map((line) => (
            <SurfaceLine
              key={line.surface}
              line={line}
              name={nameOf(design, { kind: "surface", id: line.surface })}
              onSelect={select}
            />
          ))}
        </ul>
      </section>
      <ItemLines takeoff={takeoff} onSelect={(id) => select({ kind: "item", id })} />
      <PartLines takeoff={takeoff} />
      <p className="flex items-baseline justify-between gap-4 border-ink border-t pt-3">
        <span className="font-medium">Total before tax</span>
        <span className="figures heading text-xl" data-testid="room-total">
          {formatUsd(takeoff.total)}
        </span>
      </p>
      {!readOnly && <RoomNeeds />}
      {!readOnly && <Finalise />}
      {!readOnly && <SettingMaterials takeoff={takeoff} />}
    </div>
  );
}

/** Surfaces without a product, or that cannot be counted, and what things still need, by name with a link. */
function StillMissing({ takeoff, onSelect }: { takeoff: Takeoff; onSelect: (selection: Selection) => void }) {
  const design = useRoom((state) => state.design);
  const sockets = useOpenSockets();
  const open = [...takeoff.surfaces, ...takeoff.items].filter((line) => !line.known);
  const bare = bareSurfaces(design);
  const count = open.length + bare.length + sockets.length;
  if (count === 0) {
    return <p className="text-graphite text-sm">Nothing is missing. Every surface and object is counted.</p>;
  }
  return (
    <section aria-labelledby="still-missing" className="border-warn border-l-2 bg-warn-tint px-3 py-2">
      <h2 id="still-missing" className="font-medium text-sm">
        {`Still missing: ${plural(count, "place")}, not in the total`}
      </h2>
      <ul className="mt-1">
        {bare.map((id) => (
          <li key={id}>
            <button
              type="button"
              className="min-h-8 text-left text-sm pointer-coarse:min-h-11"
              onClick={() => onSelect({ kind: "surface", id })}
            >
              <span className="link">{nameOf(design, { kind: "surface", id })}</span>: nothing chosen yet
            </button>
          </li>
        ))}
        <OpenSockets sockets={sockets} />
        {open.map((line) => {
          const place: Selection =
            "surface" in line ? { kind: "surface", id: line.surface } : { kind: "item", id: line.item };
          const part = "part" in line && line.part === "hardware" ? ", pulls and knobs" : "";
          return (
            <li key={`${place.kind} ${place.id}${part}`}>
              <button
                type="button"
                className="min-h-8 text-left text-sm pointer-coarse:min-h-11"
                onClick={() => onSelect(place)}
              >
                <span className="link">{nameOf(design, place) + part}</span>
                {line.known ? "" : `: ${lowerFirst(line.because)}`}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** A room without a floor, and runs of cabinets without a top, are not complete. */
function bareSurfaces(design: RoomDesign): string[] {
  const floor = design.surfaces.some(({ id }) => id === "floor") ? [] : ["floor"];
  return [...floor, ...bareRuns(design).flatMap(([first]) => (first ? [`countertop:${first.id}`] : []))];
}

const lowerFirst = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);

interface LineProps {
  line: SurfaceTakeoff;
  name: string;
  onSelect: (selection: Selection) => void;
}

/** A change recounts the whole room; only changed lines re-render. */
const SurfaceLine = memo(SurfaceLineNow, isSameLine);

function isSameLine(before: LineProps, now: LineProps): boolean {
  const isSame = before.name === now.name && before.onSelect === now.onSelect;
  return isSame && JSON.stringify(before.line) === JSON.stringify(now.line);
}

function SurfaceLineNow({ line, name, onSelect }: LineProps) {
  return (
    <li className="border-hairline border-b py-2" data-surface={line.surface}>
      <div className="flex items-start justify-between gap-3">
        <button
          type="button"
          className="min-h-9 min-w-0 flex-1 text-left hover:underline pointer-coarse:min-h-11"
          onClick={() => onSelect({ kind: "surface", id: line.surface })}
        >
          <span className="block">{name}</span>
          <span className="figures block text-graphite text-sm">{quantityWords(line)}</span>
        </button>
        <span className={clsx("figures shrink-0 pt-0.5", !line.known && "text-warn")}>
          {line.known ? (line.qty === 0 ? "Included" : formatUsd(line.line_total)) : "Open"}
        </span>
      </div>
      {line.steps.length > 0 && (
        <details className="group text-sm">
          <summary className="flex min-h-8 items-center gap-1 text-graphite hover:text-ink pointer-coarse:min-h-11">
            How we counted
            <ChevronDown aria-hidden size={14} className="transition-transform group-open:rotate-180" />
          </summary>
          <ol className="figures grid gap-1 border-hairline border-l py-1 pl-3 text-graphite">
            {line.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </details>
      )}
    </li>
  );
}

function ItemLines({ takeoff, onSelect }: { takeoff: Takeoff; onSelect: (id: string) => void }) {
  const parts = new Set(takeoff.parts.map(({ sku }) => sku));
  const known = takeoff.goods.filter(({ sku, items }) => items.length > 0 && !parts.has(sku));
  if (known.length === 0) return null;
  return (
    <section>
      <h2 className="font-medium">Objects</h2>
      <ul className="mt-1 border-hairline border-t">
        {known.map((product) => (
          <li
            key={product.sku}
            className="flex items-start justify-between gap-3 border-hairline border-b py-2"
          >
            <button
              type="button"
              className="min-h-9 min-w-0 flex-1 text-left hover:underline pointer-coarse:min-h-11"
              onClick={() => onSelect(product.items[0]!)}
            >
              <span className="line-clamp-2 block">{product.name}</span>
              <span className="figures block text-graphite text-sm">
                {`${product.qty} × ${formatUnitUsd(product.unit_price, product.unit)}`}
              </span>
            </button>
            <span className="figures shrink-0 pt-0.5">{formatUsd(product.line_total)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Drains, valves, mortar and the like, which have no place in the picture. */
function PartLines({ takeoff: { parts } }: { takeoff: Takeoff }) {
  if (parts.length === 0) return null;
  return (
    <section>
      <h2 className="font-medium">Parts and setting materials</h2>
      <ul className="mt-1 border-hairline border-t">
        {parts.map((line) => (
          <li
            key={`${line.part} ${line.sku}`}
            className="flex items-start justify-between gap-3 border-hairline border-b py-2"
          >
            <span className="min-w-0 flex-1">
              <span className="block">{line.known ? line.name : line.part}</span>
              <span className="figures block text-graphite text-sm">
                {line.known ? `${line.qty} × ${formatUnitUsd(line.unit_price, line.unit)}` : line.because}
              </span>
            </span>
            <span className={clsx("figures shrink-0 pt-0.5", !line.known && "text-warn")}>
              {line.known ? formatUsd(line.line_total) : "Open"}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
