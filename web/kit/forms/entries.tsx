import { clsx } from "clsx";
import { ArrowDown, ArrowUp, Trash2 } from "lucide-react";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";

/** A list of entries that can be added, moved and removed; the focus stays with the entry. */
export function Entries<Entry>({
  title,
  entries,
  most,
  addLabel,
  nameOf,
  onAdd,
  onChange,
  children,
}: {
  title: string;
  entries: readonly Entry[];
  most: number;
  addLabel: string;
  /** What an entry is called, for the names of its buttons. */
  nameOf: (entry: Entry) => string;
  onAdd: () => void;
  onChange: (entries: Entry[]) => void;
  children: (entry: Entry, at: number, change: (changes: Partial<Entry>) => void) => ReactNode;
}) {
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const { keys, moveKey, removeKey } = useKeys(entries.length);
  /** How many entries there were when the last one was asked for; undefined once it is there. */
  const before = useRef<number>(undefined);
  useEffect(() => {
    if (before.current === undefined || entries.length <= before.current) return;
    before.current = undefined;
    section.current?.querySelector<HTMLElement>("ul > li:last-child input:not([type=file])")?.focus();
  }, [entries.length]);

  const replace = (at: number, changes: Partial<Entry>) =>
    onChange(entries.map((entry, index) => (index === at ? { ...entry, ...changes } : entry)));
  const move = (from: number, to: number) => {
    moveKey(from, to);
    onChange(moved(entries, from, to));
  };
  const remove = (at: number) => {
    const buttons = section.current?.querySelectorAll<HTMLElement>("[data-remove], [data-add]") ?? [];
    buttons[at + 1]?.focus();
    removeKey(at);
    onChange(entries.filter((_, index) => index !== at));
  };
  return (
    <section ref={section} aria-labelledby={id} className="border-hairline border-t py-8">
      <h2 id={id} className="heading text-lg">
        {title}
      </h2>
      <ul className="divide-y divide-hairline">
        {entries.map((entry, at) => (
          <li key={keys[at]} className="flex flex-wrap items-start justify-end gap-3 py-4">
            <div className="grid min-w-0 grow basis-72 gap-3">
              {children(entry, at, (changes) => replace(at, changes))}
            </div>
            <EntryButtons
              name={nameOf(entry)}
              isFirst={at === 0}
              isLast={at === entries.length - 1}
              onMove={(by) => move(at, at + by)}
              onRemove={() => remove(at)}
            />
          </li>
        ))}
      </ul>
      {entries.length < most && (
        <Button
          data-add
          variant="secondary"
          className="mt-4"
          onClick={() => {
            before.current = entries.length;
            onAdd();
          }}
        >
          {addLabel}
        </Button>
      )}
    </section>
  );
}

function EntryButtons({
  name,
  isFirst,
  isLast,
  onMove,
  onRemove,
}: {
  name: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
}) {
  return (
    <div className="flex">
      <MoveButton label={`Move ${name} up`} isLast={isFirst} onClick={() => onMove(-1)}>
        <ArrowUp aria-hidden size={18} />
      </MoveButton>
      <MoveButton label={`Move ${name} down`} isLast={isLast} onClick={() => onMove(1)}>
        <ArrowDown aria-hidden size={18} />
      </MoveButton>
      <IconButton data-remove label={`Remove ${name}`} onClick={onRemove}>
        <Trash2 aria-hidden size={18} />
      </IconButton>
    </div>
  );
}

/** At the end of the list it does nothing, but keeps the focus. */
function MoveButton({
  label,
  isLast,
  onClick,
  children,
}: {
  label: string;
  isLast: boolean;
  onClick: () => void;
  children: ReactNode;
}) {
  return (
    <IconButton
      label={label}
      aria-disabled={isLast}
      className={clsx(isLast && "cursor-default text-edge")}
      onClick={() => isLast || onClick()}
    >
      {children}
    </IconButton>
  );
}

function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.filter((_, index) => index !== from);
  return [...rest.slice(0, to), items[from]!, ...rest.slice(to)];
}

/** Keys by which entries without a name are known while they are written, so that each keeps its fields. */
function useKeys(count: number) {
  const [keys, setKeys] = useState<readonly number[]>([]);
  const next = Math.max(-1, ...keys) + 1;
  const present = Array.from({ length: count }, (_, at) => keys[at] ?? next + at);
  return {
    keys: present,
    moveKey: (from: number, to: number) => setKeys(moved(present, from, to)),
    removeKey: (at: number) => setKeys(present.filter((_, index) => index !== at)),
  };
}
