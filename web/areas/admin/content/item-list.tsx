import { Plus } from "lucide-react";
import { SortableList } from "../../../kit/forms/sortable-list.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { freeId } from "./part-address.ts";

interface Item {
  id: string;
}

/** Parts of a text: to be put in order, opened and added to. */
export function ItemList<One extends Item>({
  label,
  items,
  nameOf,
  noteOf,
  hasError,
  onChange,
  onOpen,
  addLabel,
  makeNew,
}: {
  /** What is in the list, for screen readers. */
  label: string;
  items: readonly One[];
  nameOf: (item: One) => string;
  noteOf?: (item: One) => string;
  /** Whether something in it has to be put right. */
  hasError: (index: number) => boolean;
  onChange: (items: One[]) => void;
  onOpen: (index: number) => void;
  addLabel: string;
  makeNew: (id: string) => One;
}) {
  const named = items.map((item) => ({ ...item, name: nameOf(item) || "Untitled" }));
  const move = async (moved: Item, before: Item | null) => {
    const one = items.find(({ id }) => id === moved.id);
    if (!one) return;
    const others = items.filter(({ id }) => id !== moved.id);
    const at = before === null ? others.length : others.findIndex(({ id }) => id === before.id);
    onChange(others.toSpliced(at, 0, one));
  };
  return (
    <>
      <SortableList label={label} items={named} onMove={move}>
        {(item) => {
          const index = named.findIndex(({ id }) => id === item.id);
          return (
            <>
              <button
                type="button"
                className="link inline-flex min-h-6 text-left font-medium"
                onClick={() => onOpen(index)}
              >
                {item.name}
              </button>
              {hasError(index) && (
                <span className="ml-2">
                  <Badge tone="bad">Check</Badge>
                </span>
              )}
              {noteOf && <p className="text-graphite text-sm">{noteOf(items[index] ?? item)}</p>}
            </>
          );
        }}
      </SortableList>
      <Button
        variant="secondary"
        className="mt-4"
        icon={<Plus aria-hidden size={18} />}
        onClick={() => {
          onChange([...items, makeNew(freeId(items))]);
          onOpen(items.length);
        }}
      >
        {addLabel}
      </Button>
    </>
  );
}
