import { clsx } from "clsx";
import { memo, useCallback } from "react";
import type { RoomDesign } from "../../../../contract/design/room-design.ts";
import { partLabel } from "../../../../domain/catalog/also-needed/part-words.ts";
import { lengthText } from "../../../../domain/catalog/page-lengths.ts";
import { floorSurfaces } from "../../../../domain/room/geometry/floor-areas.ts";
import { surfaceLabel } from "../../../../domain/room/geometry/item-label.ts";
import { withThe } from "../../../../domain/room/geometry/place-words.ts";
import { openMeetings } from "../../../../domain/room/takeoff/floor-meetings.ts";
import { bareRuns } from "../../../../domain/room/takeoff/shapes/countertop.ts";
import type {
  ItemTakeoff,
  SupplyTakeoff,
  SurfaceTakeoff,
  Takeoff,
} from "../../../../domain/room/takeoff/surface-takeoff.types.ts";
import { formatUnitUsd } from "../../../kit/product/format-unit-usd.ts";
import { formatUsd, plural } from "../../../ui/format.ts";
import { Finalise } from "./finalise.tsx";
import { focusTray } from "./focus-places.ts";
import { HowCounted } from "./how-counted.tsx";
import { OpenSockets, useOpenSockets } from "./open-sockets.tsx";
import { quantityWords } from "./quantity-words.ts";
import { useRoom, useRoomEditor } from "./room-context.ts";
import type { Selection } from "./room-state.ts";
import { RoomNeeds, SupplyLines } from "./supplies.tsx";
import { nameOf, selectionOfPlace } from "./things.ts";
import { useRoomNeeds } from "./use-room-needs.ts";
import { useTakeoff } from "./use-takeoff.ts";

/** Everything the room takes: areas, waste, boxes, prices, each step of the arithmetic, and what is still missing. */
export function RunningList({ onOffer }: { onOffer: () => void }) {
  const { store } = useRoomEditor();
  const design = useRoom((state) => state.design);
  const readOnly = useRoom((state) => state.readOnly);
  const takeoff = useTakeoff();
  const needs = useRoomNeeds();
  const required = readOnly ? 0 : needs.filter((need) => !need.is_optional).length;
  const select = useCallback(
    (selection: Selection) => {
      store.getState().select(selection);
      focusTray();
    },
    [store],
  );
  return (
    <div className="grid gap-6">
      <StillMissing takeoff={takeoff} required={required} onSelect={select} onOffer={onOffer} />
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
      <ItemLines takeoff={takeoff} onSelect={(id) => select(selectionOfPlace(design, id))} />
      <SupplyLines supplies={takeoff.supplies} />
      {!readOnly && <RoomNeeds needs={needs} />}
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

/** Surfaces without a product, or that cannot be counted, and what things still need, by name with a link. */
function StillMissing({
  takeoff,
  required,
  onSelect,
  onOffer,
}: {
  takeoff: Takeoff;
  /** How many parts that every such job takes are not chosen yet. */
  required: number;
  onSelect: (selection: Selection) => void;
  /** The products for something missing are to be shown. */
  onOffer: () => void;
}) {
  const design = useRoom((state) => state.design);
  const products = useRoom((state) => state.products);
  const sockets = useOpenSockets();
  const open = [...takeoff.surfaces, ...takeoff.items, ...takeoff.supplies].filter((line) => !line.known);
  const bare = bareSurfaces(design);
  const meetings = openMeetings(design, products);
  const count = open.length + bare.length + sockets.length + meetings.length;
  if (count === 0) {
    return (
      <p className="text-graphite text-sm">
        {required > 0
          ? `Every surface and object is counted. ${plural(required, "part")} you also need ${required === 1 ? "isn't" : "aren't"} in the total yet.`
          : "Nothing is missing. Every surface and object is counted."}
      </p>
    );
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
        {meetings.map(({ of: [first, second], length_in }) => (
          <li key={`${first} ${second}`}>
            <button
              type="button"
              className="min-h-8 text-left text-sm pointer-coarse:min-h-11"
              onClick={() => onSelect({ kind: "surface", id: second })}
            >
              <span className="link">{nameOf(design, { kind: "surface", id: second })}</span>
              {`: needs a transition strip, ${lengthText(length_in)} long, to ${withThe(surfaceLabel(design, first))}`}
            </button>
          </li>
        ))}
        <OpenSockets sockets={sockets} onOffer={onOffer} />
        {open.map((line) => {
          const place = placeOf(design, line);
          const part = partOf(line);
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

type Line = SurfaceTakeoff | ItemTakeoff | SupplyTakeoff;

const placeOf = (design: RoomDesign, line: Line): Selection =>
  selectionOfPlace(
    design,
    "surface" in line ? line.surface : "item" in line ? line.item : (line.places[0] ?? ""),
  );

function partOf(line: Line): string {
  if (!("part" in line) || line.part === "item") return "";
  return line.part === "hardware" ? ", pulls and knobs" : `, ${lowerFirst(partLabel(line.part))}`;
}

/** A room or an area of its floor without a covering, and runs of cabinets without a top, are not complete. */
function bareSurfaces(design: RoomDesign): string[] {
  const chosen = new Set(design.surfaces.map(({ id }) => id));
  const floors = floorSurfaces(design.plan).filter((id) => !chosen.has(id));
  return [...floors, ...bareRuns(design).flatMap(([first]) => (first ? [`countertop:${first.id}`] : []))];
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
      <HowCounted steps={line.steps} />
    </li>
  );
}

function ItemLines({ takeoff, onSelect }: { takeoff: Takeoff; onSelect: (id: string) => void }) {
  const drawn = new Set(takeoff.items.flatMap((line) => (line.known ? [line.sku] : [])));
  const known = takeoff.goods.filter(({ sku }) => drawn.has(sku));
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
