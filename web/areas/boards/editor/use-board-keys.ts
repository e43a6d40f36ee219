import { useEffect } from "react";
import type { BoardItem } from "../../../../contract/design/boards.ts";
import { mostItems } from "../../../../contract/design/boards.ts";
import { duplicated, movedBy, ordered, without } from "../../../../domain/projects/boards/edit.ts";

interface Keys {
  items: readonly BoardItem[];
  selected: readonly string[];
  onSelect: (ids: readonly string[]) => void;
  onChange: (items: readonly BoardItem[]) => void;
  undo: () => void;
  redo: () => void;
  zoomAt: (factor: number) => void;
}

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The editor's keys, except while typing in a field or with a dialog open. */
export function useBoardKeys(keys: Keys) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement | null;
      if (target?.closest("input, textarea, select, dialog") || document.querySelector("dialog[open]"))
        return;
      if (act(event, keys)) event.preventDefault();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  });
}

/** Whether the key was one of the editor's. */
function act(event: KeyboardEvent, keys: Keys): boolean {
  const { items, selected, onSelect, onChange, undo, redo, zoomAt } = keys;
  const { key } = event;
  if (event.ctrlKey || event.metaKey) {
    const letter = key.toLowerCase();
    if (letter === "z") event.shiftKey ? redo() : undo();
    else if (letter === "y") redo();
    else if (letter === "a") onSelect(items.map(({ id }) => id));
    else if (letter === "d" && selected.length > 0) {
      const made = duplicated(items, selected, mostItems, () => crypto.randomUUID());
      onChange(made.items);
      onSelect(made.copies);
    } else return false;
    return true;
  }
  if (key === "+" || key === "=") zoomAt(1.25);
  else if (key === "-") zoomAt(0.8);
  else if (selected.length === 0) return false;
  else if (Object.hasOwn(arrows, key)) {
    const [dx, dy] = arrows[key]!;
    const step = event.shiftKey ? 1 : 10;
    onChange(movedBy(items, selected, dx * step, dy * step));
  } else if (key === "Delete" || key === "Backspace") onChange(without(items, selected));
  else if (key === "Escape") onSelect([]);
  else if (key === "]") onChange(ordered(items, selected, "forward"));
  else if (key === "[") onChange(ordered(items, selected, "backward"));
  else return false;
  return true;
}
