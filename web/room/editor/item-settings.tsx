import { Copy, RotateCcw, RotateCw, Trash2 } from "lucide-react";
import { printLength } from "../../../domain/lengths.ts";
import { placementRefusal } from "../../../domain/planning-rules/placement.ts";
import { type Alignment, alignItems } from "../../../domain/room-edit/align.edit.ts";
import { deleteItems, duplicateItem, itemById, rotateItem } from "../../../domain/room-edit/items.edit.ts";
import { Button } from "../../ui/button.tsx";
import { showToast } from "../../ui/toast.ts";
import { useDesk, useRoom } from "./room-context.ts";
import type { RoomStore } from "./room-state.ts";
import { nameOf } from "./things.ts";

const withFronts = new Set("vanity base_cabinet wall_cabinet tall_cabinet island peninsula".split(" "));

/** What can be done with an item: turn, copy, take away, choose its hardware, bring several into line. */
export function ItemSettings({
  id,
  isHardware,
  onHardware,
}: {
  id: string;
  isHardware: boolean;
  onHardware: (isHardware: boolean) => void;
}) {
  const { store } = useDesk();
  const design = useRoom((state) => state.design);
  const also = useRoom((state) => state.also);
  const item = itemById(design, id);
  if (!item) return null;
  return (
    <div className="grid gap-4">
      <p className="figures text-graphite text-sm">
        {`${printLength(item.width_in)} wide, ${printLength(item.depth_in)} deep, ${printLength(item.height_in)} high`}
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
      </div>
      {also.length > 0 && <AlignButtons store={store} ids={[id, ...also]} />}
      {withFronts.has(item.kind) && (
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">What to choose</legend>
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
  ["center-y", "Middles across"],
  ["bottom", "South edges"],
];

function AlignButtons({ store, ids }: { store: RoomStore; ids: readonly string[] }) {
  return (
    <fieldset>
      <legend className="font-medium text-sm">{`Bring ${ids.length} items into line with the first`}</legend>
      <div className="mt-2 flex flex-wrap gap-2">
        {alignments.map(([to, words]) => (
          <Button
            key={to}
            variant="secondary"
            size="sm"
            onClick={() => {
              const { design, change } = store.getState();
              const next = alignItems(design, ids, to);
              const refusal = ids.map((each) => refusalOf(next, each)).find((words) => words !== null);
              if (refusal) showToast("warning", refusal);
              else change(next, "Align");
            }}
          >
            {words}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}

function refusalOf(design: Parameters<typeof itemById>[0], id: string): string | null {
  const item = itemById(design, id);
  return item ? placementRefusal(design, item) : null;
}

/** Turns an item about its centre; refused in words where it would then stand in something. */
export function turn(store: RoomStore, id: string, by_deg: number): void {
  const { design, change } = store.getState();
  const next = rotateItem(design, id, by_deg);
  const refusal = refusalOf(next, id);
  if (refusal) showToast("warning", refusal);
  else change(next, `Turn ${nameOf(design, { kind: "item", id }).toLowerCase()}`);
}

/** A second one beside it, selected; where there is no room beside it, it says so. */
export function copy(store: RoomStore, id: string): void {
  const { design, change, select } = store.getState();
  const next = duplicateItem(design, id);
  const refusal = refusalOf(next.design, next.id);
  if (refusal) {
    showToast("warning", `There is no room for a second one beside it. ${refusal}`);
    return;
  }
  change(next.design, `Duplicate ${nameOf(design, { kind: "item", id }).toLowerCase()}`);
  select({ kind: "item", id: next.id });
}

/** Takes the selected items away; the message offers to bring them back. */
export function remove(store: RoomStore): void {
  const { design, selection, also, change, undo } = store.getState();
  if (selection?.kind !== "item") return;
  const ids = [selection.id, ...also];
  const words = ids.length === 1 ? nameOf(design, selection) : `${ids.length} items`;
  change(deleteItems(design, ids), `Delete ${words.toLowerCase()}`);
  showToast("info", `${words} deleted.`, { label: "Undo", onPress: undo });
}
