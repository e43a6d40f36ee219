import { clsx } from "clsx";
import type { ShownPart } from "./room-parts.ts";

/** A dot on each part that has other choices. Without scripts they lead to the list of all of them. */
export function RoomDots({
  parts,
  open,
  onOpen,
}: {
  parts: readonly ShownPart[];
  open: string | undefined;
  onOpen: (part: string) => void;
}) {
  return (
    <ul aria-label="Parts of the room" className="print:hidden">
      {parts.map(({ id, label, dot: [x, y] }) => {
        const isOpen = open === id;
        return (
          <li key={id} className="absolute" style={{ left: `${x * 100}%`, top: `${y * 100}%` }}>
            <a
              href={`#room-${id}`}
              data-part={id}
              aria-haspopup="dialog"
              aria-expanded={isOpen}
              onClick={(event) => {
                event.preventDefault();
                onOpen(id);
              }}
              className="group -translate-x-1/2 -translate-y-1/2 absolute grid size-11 place-items-center rounded-full"
            >
              <span className="sr-only">{`${label}: other choices`}</span>
              <span
                aria-hidden
                className={clsx(
                  "size-4.5 rounded-full border-2 border-[#fff] shadow-[0_0_0_1px_#0008,0_1px_6px_#0006] transition-transform motion-safe:group-hover:scale-125",
                  isOpen ? "scale-125 bg-accent" : "bg-[#1b1d1a99]",
                )}
              />
              <span
                aria-hidden
                className={clsx(
                  "-translate-x-1/2 pointer-events-none absolute left-1/2 whitespace-nowrap bg-paper px-2 py-0.5 text-sm",
                  y > 0.7 ? "bottom-full" : "top-full",
                  !isOpen && "opacity-0 group-hover:opacity-100 group-focus-visible:opacity-100",
                )}
              >
                {label}
              </span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
