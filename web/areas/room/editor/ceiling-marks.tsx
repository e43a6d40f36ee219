import { memo } from "react";
import type { RoomPlan } from "../../../../contract/design/room-design.ts";
import { lengthText } from "../../../../domain/catalog/page-lengths.ts";
import { type CeilingMark, ceilingMarks } from "../../../../domain/room/geometry/ceiling.ts";

const dashes = { ridge: "6 2 1 2", headroom: "4 3", side: null };

/** What a plan says of a sloped ceiling, in the plan's inches; dashed, because it hangs above. */
export const CeilingMarks = memo(function CeilingMarks({ plan }: { plan: RoomPlan }) {
  const marks = ceilingMarks(plan);
  if (marks.length === 0) return null;
  return (
    <g data-ceiling className="pointer-events-none">
      {marks.map((mark) => (
        <Mark key={[...mark.line.from, ...mark.line.to].join(" ")} mark={mark} />
      ))}
    </g>
  );
});

function Mark({ mark: { kind, line, height_in } }: { mark: CeilingMark }) {
  const { from, to } = line;
  return (
    <>
      {dashes[kind] && (
        <line
          x1={from[0]}
          y1={-from[1]}
          x2={to[0]}
          y2={-to[1]}
          stroke="var(--color-graphite)"
          strokeWidth={0.7}
          strokeDasharray={dashes[kind]}
        />
      )}
      <text
        x={from[0] + (to[0] - from[0]) / 4}
        y={-(from[1] + (to[1] - from[1]) / 4)}
        textAnchor="middle"
        dominantBaseline="middle"
        fontSize={5}
        className="figures fill-graphite"
        stroke="var(--color-white)"
        strokeWidth={2}
        paintOrder="stroke"
      >
        {lengthText(height_in)}
      </text>
    </>
  );
}
