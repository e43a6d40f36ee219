import { ChevronLeft } from "lucide-react";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import type { RoomDesign, RoomProduct } from "../../../../../contract/design/room-design.ts";
import type { Selection, SelectionOption } from "../../../../../contract/design/selections.ts";
import { withCovering } from "../../../../../domain/room/edit/covered.ts";
import { skusOf } from "../../../../../domain/room/edit/skus-of.ts";
import { allowanceWords } from "../../../../kit/projects/amounts.ts";
import { formatUsd } from "../../../../ui/format.ts";
import type { NoView } from "../../editor/room-canvas.tsx";
import { ShownRoom, useShownProducts, useShownRoom } from "../../editor/shown-room.tsx";

export interface LookedAt {
  room: { id: string; name: string; showroom: string; design: RoomDesign };
  selection: Selection;
  /** The option shown at first. */
  option: string | null;
  /** The board that it came from. */
  back: string;
}

/** A room with one option after the other on the surface that they are for. Nothing of it is saved. */
export default function LookRoom({ room, selection, option, back }: LookedAt) {
  const { design, showroom } = room;
  const skus = new Set([...skusOf(design), ...selection.options.map(({ sku }) => sku)]);
  const { products, noView, setNoView } = useShownProducts(showroom, [...skus]);
  const [shown, setShown] = useState(option);
  const chosen = selection.options.find(({ id }) => id === shown);
  return (
    <div className="flex h-dvh min-h-[28rem] flex-col">
      <div className="relative min-h-0 grow bg-sunk">
        {noView ? (
          <p className="p-6">
            {noView === "no_graphics"
              ? "This browser can't show the room in 3D."
              : "The room didn't load. Go back and try again."}
          </p>
        ) : (
          products && (
            <View
              design={design}
              products={products}
              surface={selection.surface ?? "floor"}
              sku={chosen?.sku ?? null}
              onNoView={setNoView}
            />
          )
        )}
      </div>
      <div className="border-hairline border-t bg-paper px-4 py-3">
        <div className="mx-auto max-w-5xl">
          <div className="flex flex-wrap items-center justify-between gap-x-6">
            <Link to={back} className="link -ml-1 inline-flex min-h-11 items-center gap-1 text-sm">
              <ChevronLeft aria-hidden size={18} />
              Back to the selection
            </Link>
            <p className="text-graphite text-sm">This is a preview. Your room hasn't changed.</p>
          </div>
          <OptionChoice options={selection.options} chosen={chosen?.id ?? null} onChoose={setShown} />
          <p role="status" className="figures mt-2 min-h-6 truncate text-sm">
            {chosen
              ? [
                  chosen.name,
                  chosen.total !== null && formatUsd(chosen.total),
                  chosen.over_allowance !== null && allowanceWords(chosen.over_allowance),
                ]
                  .filter(Boolean)
                  .join(" · ")
              : selection.place}
          </p>
        </div>
      </div>
    </div>
  );
}

function OptionChoice({
  options,
  chosen,
  onChoose,
}: {
  options: readonly SelectionOption[];
  chosen: string | null;
  onChoose: (option: string | null) => void;
}) {
  return (
    <div role="radiogroup" aria-label="Option in the room" className="mt-1 flex gap-2 overflow-x-auto pb-1">
      {[null, ...options.filter(({ problem }) => problem === "")].map((one) => (
        <label
          key={one?.id ?? "now"}
          className="flex min-h-11 shrink-0 cursor-pointer items-center border border-edge bg-white px-4 has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-3"
        >
          <input
            type="radio"
            name="option"
            className="sr-only"
            checked={(one?.id ?? null) === chosen}
            onChange={() => onChoose(one?.id ?? null)}
          />
          {one === null ? "Your room now" : `Option ${one.letter}`}
        </label>
      ))}
    </div>
  );
}

function View({
  design,
  products,
  surface,
  sku,
  onNoView,
}: {
  design: RoomDesign;
  products: readonly RoomProduct[];
  surface: string;
  sku: string | null;
  onNoView: (why: NoView) => void;
}) {
  const room = useShownRoom(design, products);
  useEffect(() => {
    const product = products.find((one) => one.sku === sku);
    room.store.setState({ design: product ? withCovering(design, surface, product) : design });
  }, [room, design, products, surface, sku]);
  return <ShownRoom room={room} className="absolute inset-0" onNoView={onNoView} />;
}
