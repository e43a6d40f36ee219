import type { Pattern } from "../../../../contract/design/room-design.ts";

/** Joints of each pattern in a 24-unit square. */
const joints: Readonly<Record<Pattern, string>> = {
  straight: "M0 8h24M0 16h24M8 0v24M16 0v24",
  diagonal: "M0 12L12 0M0 24L24 0M12 24L24 12M12 0L24 12M0 0L24 24M0 12L12 24",
  brick: "M0 6h24M0 12h24M0 18h24M8 0v6M20 0v6M2 6v6M14 6v6M8 12v6M20 12v6M2 18v6M14 18v6",
  third: "M0 6h24M0 12h24M0 18h24M12 0v6M4 6v6M16 6v6M8 12v6M20 12v6M12 18v6",
  herringbone:
    "M0 6l6 6 6-6 6 6 6-6M0 14l6 6 6-6 6 6 6-6M0-2l6 6 6-6 6 6 6-6M0 22l6 6 6-6 6 6 6-6M6-4v32M18-4v32M12-4v32",
  basketweave: "M12 0v24M0 12h24M0 4h12M0 8h12M16 0v12M20 0v12M4 12v12M8 12v12M12 16h12M12 20h12",
};

/** A pattern as a small drawing of its joints. */
export function PatternGlyph({ pattern }: { pattern: Pattern }) {
  return (
    <svg aria-hidden viewBox="0 0 24 24" width={20} height={20} className="shrink-0 border border-edge">
      <path d={joints[pattern]} fill="none" stroke="currentColor" strokeWidth={1} />
    </svg>
  );
}
