import { clsx } from "clsx";
import { formatCount } from "./format.ts";

export interface FilterLink {
  label: string;
  count: number;
  /** The query of the list with this chosen, `?` for none. */
  query: string;
  isChosen: boolean;
}

/** One way to narrow a list, as links in a row: they hold without scripts and with the back button. */
export function FilterLinks({ label, links }: { label: string; links: readonly FilterLink[] }) {
  return (
    <nav aria-label={label} className="grid min-w-0 gap-x-4 md:grid-cols-[4.5rem_minmax(0,1fr)]">
      <p className="pt-2.5 text-graphite text-sm max-md:sr-only">{label}</p>
      <ul className="-mx-4 flex gap-x-1 overflow-x-auto px-4 [scrollbar-width:none] md:mx-0 md:flex-wrap md:px-0">
        {links.map(({ label: text, count, query, isChosen }) => (
          <li key={text} className="shrink-0">
            <a
              href={query}
              data-keep-scroll
              rel="nofollow"
              aria-current={isChosen ? "true" : undefined}
              className={clsx(
                "flex min-h-10 items-center gap-1.5 rounded-sm px-3 text-sm -outline-offset-2 pointer-coarse:min-h-11",
                isChosen ? "bg-ink text-paper" : "hover:bg-sunk",
                count === 0 && !isChosen && "text-graphite",
              )}
            >
              {text}
              <span className={clsx("figures text-xs", isChosen ? "text-paper" : "text-graphite")}>
                {formatCount(count)}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
