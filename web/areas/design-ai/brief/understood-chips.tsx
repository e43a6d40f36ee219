import { useEffect, useRef, useState } from "react";
import type { ReadBrief } from "../../../../domain/designer/brief/brief.types.ts";
import type { Draft } from "../../../client/session/draft.types.ts";
import { Chip } from "../../../ui/chip.tsx";
import { understoodOf } from "./understood.ts";
import { nothingRead } from "./use-reading.ts";

/** Long enough that nothing is said between two words of somebody who types. */
const quiet_ms = 1500;

/** What was understood, each to take away, and what was not. `read` is null until the text as it is has been read. */
export default function UnderstoodChips({
  draft,
  read,
  onChange,
}: {
  draft: Draft;
  read: ReadBrief | null;
  onChange: (part: Partial<Draft>) => void;
}) {
  const shown = useLast(read ? { chips: understoodOf(draft, read), unread: read.unread } : null) ?? {
    chips: understoodOf({ ...draft, text: "" }, nothingRead),
    unread: [],
  };
  const { chips, unread } = shown;
  const words = chips.map((chip) => chip.words).join(", ");
  const list = useRef<HTMLDivElement>(null);
  const remove = (without: Partial<Draft>) => {
    // until the text is read, nobody knows where it says what
    if (!read) return;
    onChange(without);
    // the button that was pressed is gone
    list.current?.focus();
  };
  return (
    <div ref={list} tabIndex={-1} className="outline-none">
      <Said words={words && `Understood: ${words}`} />
      {chips.length === 0 ? (
        <p className="pt-1 text-graphite text-sm">What we understand shows up here as you write.</p>
      ) : (
        <ul className="flex flex-wrap gap-2">
          {chips.map(({ key, words, without }) => (
            <li key={key}>
              <Chip removeLabel={`Remove ${words}`} onRemove={() => remove(without)}>
                {words}
              </Chip>
            </li>
          ))}
        </ul>
      )}
      {unread.length > 0 && (
        <p className="mt-2 max-w-[70ch] text-sm text-warn">
          {`We couldn't use ${unread.map((phrase) => `“${phrase}”`).join(", ")}. Say it another way, or choose below.`}
        </p>
      )}
    </div>
  );
}

/** The last value that was not null. */
function useLast<Value>(value: Value | null): Value | null {
  const [last, setLast] = useState(value);
  // each render makes a new value, so only another content is another value
  if (value !== null && JSON.stringify(value) !== JSON.stringify(last)) setLast(value);
  return value ?? last;
}

/** Tells screen readers once nothing has changed for a moment. */
function Said({ words }: { words: string }) {
  const [said, setSaid] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSaid(words), quiet_ms);
    return () => clearTimeout(timer);
  }, [words]);
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  );
}
