import { memo } from "react";
import type { RoomPlan } from "../../../../contract/design/room-design.ts";
import { lengthText } from "../../../../domain/catalog/page-lengths.ts";
import {
  heightLines,
  type LevelLine,
  lowHeadroom_in,
  ridgeLines,
} from "../../../../domain/room/geometry/ceiling.ts";

/** Of a sloped ceiling the ridge, and where one has to stoop, in the plan's inches; dashed, because they hang above. */
export const CeilingMarks = memo(function CeilingMarks({ plan }: { plan: RoomPlan }) {
  if (!plan.ceiling) return null;
  const marks = [
    ...ridgeLines(plan).map((line) => ({ line, dashes: "6 2 1 2", height_in: plan.ceiling_height_in })),
    ...heightLines(plan, lowHeadroom_in).map((line) => ({ line, dashes: "4 3", height_in: lowHeadroom_in })),
  ];
  return (
    <g data-ceiling className="pointer-events-none">
      {marks.map(({ line, dashes, height_in }) => (
        <Mark
          key={[...line.from, ...line.to].join(" ")}
          line={line}
          dashes={dashes}
          text={lengthText(height_in)}
        />
      ))}
    </g>
  );
});

function Mark({ line: { from, to }, dashes, text }: { line: LevelLine; dashes: string; text: string }) {
  return (
    <>
      <line
        x1={from[0]}
        y1={-from[1]}
        x2={to[0]}
        y2={-to[1]}
        stroke="var(--color-graphite)"
        strokeWidth={0.7}
        strokeDasharray={dashes}
      />
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
        {text}
      </text>
    </>
  );
}
