import { Trash2 } from "lucide-react";
import { useState } from "react";
import { SortableList } from "../../../../kit/forms/sortable-list.tsx";
import { IconButton } from "../../../../ui/icon-button.tsx";
import { Picture, type PictureData } from "../../../../ui/picture.tsx";
import { movedBefore } from "./front-draft.ts";

interface Entry {
  name: string;
}

/** What was chosen, in an order that is changed by dragging, keyboard or buttons. */
export function ChosenList<Item extends Entry>({
  label,
  items,
  keyOf,
  pictureOf,
  onChange,
}: {
  label: string;
  items: readonly Item[];
  keyOf: (item: Item) => string;
  pictureOf: (item: Item) => PictureData | null;
  onChange: (items: Item[]) => void;
}) {
  const numberOf = useNumbers();
  const rows = items.map((item) => ({ id: numberOf(keyOf(item)), name: item.name, item }));
  const itemOf = (row: { id: number }) => items.find((item) => numberOf(keyOf(item)) === row.id)!;
  if (items.length === 0) return null;
  return (
    <SortableList
      label={label}
      items={rows}
      onMove={async (row, before) => onChange(movedBefore(items, itemOf(row), before && itemOf(before)))}
      actions={(row) => (
        <IconButton
          label={`Remove ${row.name}`}
          className="hover:bg-sunk"
          onClick={() => onChange(items.filter((item) => item !== itemOf(row)))}
        >
          <Trash2 aria-hidden size={18} />
        </IconButton>
      )}
    >
      {(row) => {
        const picture = pictureOf(row.item);
        return (
          <div className="flex min-w-0 items-center gap-3">
            <span className="block size-11 shrink-0 overflow-hidden bg-sunk">
              {picture && <Picture picture={picture} alt="" cover sizes="44px" />}
            </span>
            <span className="min-w-0 break-words">{row.name}</span>
          </div>
        );
      }}
    </SortableList>
  );
}

/** A number for each text, the same as long as the page is open: lists are kept by numbers. */
function useNumbers(): (key: string) => number {
  const [numbers] = useState(() => new Map<string, number>());
  return (key) => {
    const known = numbers.get(key);
    if (known !== undefined) return known;
    numbers.set(key, numbers.size + 1);
    return numbers.size;
  };
}
