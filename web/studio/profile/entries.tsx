import { ArrowUp, Trash2 } from "lucide-react";
import { type ReactNode, useId } from "react";
import { Button } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";

/** A list of entries that can be added, moved up and removed. */
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
  const replace = (at: number, changes: Partial<Entry>) =>
    onChange(entries.map((entry, index) => (index === at ? { ...entry, ...changes } : entry)));
  const moveUp = (at: number) =>
    onChange(
      entries.map((entry, index) =>
        index === at - 1 ? entries[at]! : index === at ? entries[at - 1]! : entry,
      ),
    );
  return (
    <section aria-labelledby={id} className="border-hairline border-t py-8">
      <h2 id={id} className="heading text-lg">
        {title}
      </h2>
      <ul className="divide-y divide-hairline">
        {entries.map((entry, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries have no other name while they are written
          <li key={at} className="flex flex-wrap items-start gap-3 py-4">
            <div className="grid min-w-0 grow basis-72 gap-3">
              {children(entry, at, (changes) => replace(at, changes))}
            </div>
            <div className="flex">
              {at > 0 && (
                <IconButton label={`Move ${nameOf(entry)} up`} onClick={() => moveUp(at)}>
                  <ArrowUp aria-hidden size={18} />
                </IconButton>
              )}
              <IconButton
                label={`Remove ${nameOf(entry)}`}
                onClick={() => onChange(entries.filter((_, index) => index !== at))}
              >
                <Trash2 aria-hidden size={18} />
              </IconButton>
            </div>
          </li>
        ))}
      </ul>
      {entries.length < most && (
        <Button variant="secondary" className="mt-4" onClick={onAdd}>
          {addLabel}
        </Button>
      )}
    </section>
  );
}
