import { clsx } from "clsx";
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { keepInMiddle } from "./keep-in-middle.ts";

export interface Tab {
  id: string;
  label: ReactNode;
  content: ReactNode;
}

/** Several panels, one in sight. Arrow keys, Home and End move between the tabs. */
export function Tabs({
  label,
  tabs,
  selected,
  onSelect,
  className,
}: {
  /** What the tabs are about, for screen readers. */
  label: string;
  tabs: readonly Tab[];
  selected?: string;
  onSelect?: (id: string) => void;
  className?: string;
}) {
  const [own, setOwn] = useState(tabs[0]?.id);
  const prefix = useId();
  const list = useRef<HTMLDivElement>(null);
  const current = selected ?? own;

  useInSight(list, `[id="${prefix}-${current}"]`);

  const select = (id: string) => {
    setOwn(id);
    onSelect?.(id);
  };
  const moveFocus = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.id === current);
    const next = nextIndex(event.key, at, tabs.length);
    const tab = next === undefined ? undefined : tabs[next];
    if (!tab || next === undefined) return;
    event.preventDefault();
    select(tab.id);
    list.current?.querySelectorAll<HTMLElement>("[role=tab]")[next]?.focus();
  };

  return (
    <div className={className}>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={moveFocus}
        className="flex gap-6 overflow-x-auto border-hairline border-b [scrollbar-width:none]"
      >
        {tabs.map(({ id, label: text }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${prefix}-${id}`}
            aria-selected={id === current}
            aria-controls={`${prefix}-${id}-panel`}
            tabIndex={id === current ? 0 : -1}
            onClick={() => select(id)}
            className={clsx(
              "-mb-px min-h-11 shrink-0 border-b-2 -outline-offset-2 transition-colors",
              id === current ? "border-ink font-semibold" : "border-transparent text-graphite hover:text-ink",
            )}
          >
            {text}
          </button>
        ))}
      </div>
      {tabs.map(({ id, content }) => (
        <div
          key={id}
          role="tabpanel"
          id={`${prefix}-${id}-panel`}
          aria-labelledby={`${prefix}-${id}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel without links must be reachable too
          tabIndex={0}
          // Without scripts, and on paper, all panels stand below each other.
          className={clsx("pt-6", id !== current && "hidden scripting-none:block print:block")}
        >
          {content}
        </div>
      ))}
    </div>
  );
}

/** On phones the tabs stand in one line that is wider than the screen. */
function useInSight(list: RefObject<HTMLElement | null>, tab: string): void {
  useEffect(() => keepInMiddle(list.current, tab), [list, tab]);
}

function nextIndex(key: string, at: number, count: number): number | undefined {
  if (key === "ArrowRight") return (at + 1) % count;
  if (key === "ArrowLeft") return (at - 1 + count) % count;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  return undefined;
}
