import { Copy, RotateCcw, RotateCw, Trash2 } from "lucide-react";
import { useMemo } from "react";
import { lengthText } from "../../../../domain/catalog/page-lengths.ts";
import { lineUp } from "../../../../domain/room/assembly/line-up.ts";
import { type Alignment, alignItems } from "../../../../domain/room/edit/align.edit.ts";
import { itemById } from "../../../../domain/room/edit/items.edit.ts";
import { neighbourDistances } from "../../../../domain/room/edit/neighbours.ts";
import { wallLabel } from "../../../../domain/room/geometry/item-label.ts";
import { Button } from "../../../ui/button.tsx";
import { sideWords } from "./edit-words.ts";
import { copy, remove, turn } from "./item-actions.ts";
import { useRoom, useRoomEditor } from "./room-context.ts";
import type { RoomStore } from "./room-state.ts";
import { SeeAtHome } from "./see-at-home.tsx";
import { make } from "./show-edit.ts";
import { Stools } from "./stools.tsx";
import { nameOf } from "./things.ts";

const withFronts = new Set("vanity base_cabinet wall_cabinet tall_cabinet island peninsula".split(" "));

/** Actions on an item: rotate, copy, remove, choose its hardware, align several. */
export function ItemSettings({
  id,
  isHardware,
  onHardware,
}: {
  id: string;
  isHardware: boolean;
  onHardware: (isHardware: boolean) => void;
}) {
  const { store } = useRoomEditor();
  const design = useRoom((state) => state.design);
  const also = useRoom((state) => state.also);
  const item = itemById(design, id);
  if (!item) return null;
  return (
    <div className="grid gap-4">
      <p className="figures text-graphite text-sm">
        {`${lengthText(item.width_in)} wide, ${lengthText(item.depth_in)} deep, ${lengthText(item.height_in)} high`}
        <Distances id={id} />
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="sm"
          icon={<RotateCcw aria-hidden size={16} />}
          onClick={() => turn(store, id, 90)}
        >
          Turn left
        </Button>
        <Button
          variant="secondary"
          size="sm"
          icon={<RotateCw aria-hidden size={16} />}
          onClick={() => turn(store, id, -90)}
        >
          Turn right
        </Button>
        <Button
          variant="secondary"
          size="sm"
          icon={<Copy aria-hidden size={16} />}
          onClick={() => copy(store, id)}
        >
          Duplicate
        </Button>
        <Button
          variant="danger"
          size="sm"
          icon={<Trash2 aria-hidden size={16} />}
          onClick={() => remove(store)}
        >
          Delete
        </Button>
        <SeeAtHome id={id} />
      </div>
      <Stools id={id} />
      {also.length > 0 && <AlignButtons store={store} ids={[id, ...also]} />}
      {withFronts.has(item.kind) && (
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">Choose products for</legend>
          <Button
            variant={isHardware ? "secondary" : "primary"}
            size="sm"
            aria-pressed={!isHardware}
            onClick={() => onHardware(false)}
          >
            The cabinet
          </Button>
          <Button
            variant={isHardware ? "primary" : "secondary"}
            size="sm"
            aria-pressed={isHardware}
            onClick={() => onHardware(true)}
          >
            Its pulls and knobs
          </Button>
        </fieldset>
      )}
    </div>
  );
}

const alignments: readonly [Alignment, string][] = [
  ["left", "West edges"],
  ["center-x", "Middles"],
  ["right", "East edges"],
  ["top", "North edges"],
  ["center-y", "Centers"],
  ["bottom", "South edges"],
];

function AlignButtons({ store, ids }: { store: RoomStore; ids: readonly string[] }) {
  return (
    <fieldset>
      <legend className="font-medium text-sm">{`Align ${ids.length} items with the first`}</legend>
      <div className="mt-2 flex flex-wrap gap-2">
        {alignments.map(([to, words]) => (
          <Button
            key={to}
            variant="secondary"
            size="sm"
            onClick={() => {
              const { design, products } = store.getState();
              const aligned = alignItems(design, ids, to);
              make(store, lineUp(design, aligned, ids, products), `Align ${ids.length} items`);
            }}
          >
            {words}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}

/** The same lengths as drawn in the room, as text. */
function Distances({ id }: { id: string }) {
  const design = useRoom((state) => state.design);
  const free = useMemo(
    () => neighbourDistances(design, id).filter(({ distance_in }) => distance_in > 0.2),
    [design, id],
  );
  if (free.length === 0) return null;
  const words = free.map(({ side, distance_in, to }) => {
    const next =
      "wall" in to ? wallLabel(to.wall) : nameOf(design, { kind: "item", id: to.item }).toLowerCase();
    return `${lengthText(distance_in)} ${sideWords[side]} (${next})`;
  });
  return <span className="mt-1 block">{`Free: ${words.join(", ")}`}</span>;
}
