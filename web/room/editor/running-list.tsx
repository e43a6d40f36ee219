import { clsx } from "clsx";
import { ChevronDown } from "lucide-react";
import type { SurfaceTakeoff, Takeoff } from "../../../domain/takeoff/surface-takeoff.types.ts";
import { unitWord } from "../../catalog/unit-words.ts";
import { formatCount, formatUsd, plural } from "../../ui/format.ts";
import { Finalise } from "./finalise.tsx";
import { useDesk, useRoom } from "./room-context.ts";
import type { Selection } from "./room-state.ts";
import { nameOf } from "./things.ts";
import { useTakeoff } from "./use-takeoff.ts";

/** Everything the room takes: areas, waste, boxes, prices, each step of the arithmetic, and what is still missing. */
export function RunningList() {
  const { store } = useDesk();
  const design = useRoom((state) => state.design);
  const readOnly = useRoom((state) => state.readOnly);
  const takeoff = useTakeoff();
  const select = (selection: Selection) => store.getState().select(selection);
  return (
    <div className="grid gap-6">
      {takeoff.unknown > 0 && (
        <p className="border-warn border-l-2 bg-warn-tint px-3 py-2 text-sm">
          {`${plural(takeoff.unknown, "place")} still ${takeoff.unknown === 1 ? "lacks" : "lack"} a good that can be counted; the total is without ${takeoff.unknown === 1 ? "it" : "them"}.`}
        </p>
      )}
      <section>
        <h2 className="font-medium">Surfaces</h2>
        <ul className="mt-1 border-hairline border-t">
          {takeoff.surfaces.map((line) => (
            <SurfaceLine
              key={line.surface}
              line={line}
              name={nameOf(design, { kind: "surface", id: line.surface })}
              onSelect={() => select({ kind: "surface", id: line.surface })}
            />
          ))}
        </ul>
      </section>
      <ItemLines takeoff={takeoff} onSelect={(id) => select({ kind: "item", id })} />
      <p className="flex items-baseline justify-between gap-4 border-ink border-t pt-3">
        <span className="font-medium">Total before tax</span>
        <span className="figures heading text-xl" data-testid="room-total">
          {formatUsd(takeoff.total)}
        </span>
      </p>
      {!readOnly && <Finalise />}
    </div>
  );
}

/** `26.67 sq ft + 10% waste, 3 boxes`; what comes out of another surface's boxes says so. */
function quantityWords(line: SurfaceTakeoff): string {
  const measure =
    line.run_ft !== null
      ? `${formatCount(line.run_ft)} ft`
      : line.area_sqft
        ? `${formatCount(line.area_sqft)} sq ft`
        : "";
  if (!line.known) return measure ? `${measure}. ${line.because}` : line.because;
  const withWaste = line.waste > 0 ? `${measure} + ${line.waste}% waste` : measure;
  const units = `${line.qty} ${unitWord(line.unit, line.qty)}`;
  return `${withWaste}, ${line.qty === 0 ? `from the ${unitWord(line.unit, 2)} of the same good` : units}`;
}

function SurfaceLine({ line, name, onSelect }: { line: SurfaceTakeoff; name: string; onSelect: () => void }) {
  return (
    <li className="border-hairline border-b py-2" data-surface={line.surface}>
      <div className="flex items-start justify-between gap-3">
        <button type="button" className="min-h-9 min-w-0 text-left hover:underline" onClick={onSelect}>
          <span className="block">{name}</span>
          <span className="figures block text-graphite text-sm">{quantityWords(line)}</span>
        </button>
        <span className={clsx("figures shrink-0 pt-0.5", !line.known && "text-warn")}>
          {line.known ? (line.qty === 0 ? "Included" : formatUsd(line.line_total)) : "Open"}
        </span>
      </div>
      {line.steps.length > 0 && (
        <details className="group text-sm">
          <summary className="flex min-h-8 items-center gap-1 text-graphite hover:text-ink">
            How it is counted
            <ChevronDown aria-hidden size={14} className="transition-transform group-open:rotate-180" />
          </summary>
          <ol className="figures grid gap-1 border-hairline border-l py-1 pl-3 text-graphite">
            {line.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
            {line.known && line.pieces && (
              <li>{`${line.pieces.whole} whole, ${line.pieces.cut} cut, of which ${line.pieces.from_offcuts} from offcuts`}</li>
            )}
          </ol>
        </details>
      )}
    </li>
  );
}

function ItemLines({ takeoff, onSelect }: { takeoff: Takeoff; onSelect: (id: string) => void }) {
  const known = takeoff.goods.filter(({ items }) => items.length > 0);
  const open = takeoff.items.filter((line) => !line.known);
  return (
    <section>
      <h2 className="font-medium">Objects</h2>
      <ul className="mt-1 border-hairline border-t">
        {known.map((good) => (
          <li key={good.sku} className="flex items-start justify-between gap-3 border-hairline border-b py-2">
            <button
              type="button"
              className="min-h-9 min-w-0 text-left hover:underline"
              onClick={() => onSelect(good.items[0]!)}
            >
              <span className="line-clamp-2 block">{good.name}</span>
              <span className="figures block text-graphite text-sm">
                {`${good.qty} × ${formatUsd(good.unit_price)}`}
              </span>
            </button>
            <span className="figures shrink-0 pt-0.5">{formatUsd(good.line_total)}</span>
          </li>
        ))}
        {open.map((line) => (
          <li
            key={`${line.item} ${line.part}`}
            className="flex items-start justify-between gap-3 border-hairline border-b py-2"
          >
            <button
              type="button"
              className="min-h-9 text-left hover:underline"
              onClick={() => onSelect(line.item)}
            >
              <span className="block first-letter:uppercase">{line.kind.replaceAll("_", " ")}</span>
              <span className="block text-graphite text-sm">{line.known ? "" : line.because}</span>
            </button>
            <span className="shrink-0 text-warn">Open</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
