import { clsx } from "clsx";
import { Search } from "lucide-react";
import { Picture } from "../../../ui/picture.tsx";
import type { Suggestion } from "./suggestion-list.ts";

/** The lines below the search field. The field keeps the focus; `current` is the line that Enter would take. */
export default function SearchSuggestions({
  id,
  lines,
  current,
  onChoose,
}: {
  id: string;
  lines: readonly Suggestion[];
  current: number;
  onChoose: (line: Suggestion) => void;
}) {
  return (
    <div
      id={id}
      role="listbox"
      aria-label="Suggestions"
      className="absolute inset-x-0 top-full z-40 mt-1 max-h-[70vh] overflow-y-auto rounded-sm border border-edge bg-white py-1 shadow-float"
    >
      {lines.map((line, at) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: keys are the field's
        <div
          key={`${line.kind} ${line.to}`}
          id={`${id}-${at}`}
          role="option"
          aria-selected={at === current}
          tabIndex={-1}
          // the field must not lose the focus before the press is a click
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(line)}
          className={clsx(
            "flex min-h-11 cursor-pointer items-center gap-3 px-4 py-1 hover:bg-sunk",
            at === current && "bg-sunk outline-2 -outline-offset-2 forced-colors:outline-[Highlight]",
          )}
        >
          {line.picture ? (
            <span className="block size-10 shrink-0 overflow-hidden bg-sunk">
              <Picture picture={line.picture} sizes="40px" widest_px={160} alt="" cover />
            </span>
          ) : (
            <Search aria-hidden size={18} className="mx-[11px] shrink-0 text-graphite" />
          )}
          <span className="min-w-0 flex-1">
            <span className="line-clamp-2 wrap-anywhere">{line.text}</span>
            {line.price && <span className="block text-sm text-graphite tabular-nums">{line.price}</span>}
          </span>
          {line.kind !== "product" && line.kind !== "all" && (
            <span className="max-w-[45%] shrink-0 text-right text-sm text-graphite">{line.note}</span>
          )}
        </div>
      ))}
    </div>
  );
}
