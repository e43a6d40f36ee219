import type { RoomPlan } from "../../../../../contract/design/room-design.ts";
import { lengthText } from "../../../../../domain/catalog/page-lengths.ts";
import { type CeilingMark, ceilingMarks } from "../../../../../domain/room/geometry/ceiling.ts";
import { round, type View } from "./view.ts";

const dashes = { ridge: "10 3 2 3", headroom: "5 4", side: null };

/** What a plan says of a sloped ceiling; dashed, because it hangs above. */
export function CeilingLines({ view, plan }: { view: View; plan: RoomPlan }) {
  const marks = ceilingMarks(plan);
  if (marks.length === 0) return null;
  return (
    <g aria-hidden className="pointer-events-none">
      {marks.map((mark) => (
        <Mark key={[...mark.line.from, ...mark.line.to].join(" ")} view={view} mark={mark} />
      ))}
    </g>
  );
}

function Mark({ view, mark: { kind, line, height_in } }: { view: View; mark: CeilingMark }) {
  const [x0, y0] = [round(view.x(line.from[0])), round(view.y(line.from[1]))];
  const [x1, y1] = [round(view.x(line.to[0])), round(view.y(line.to[1]))];
  return (
    <>
      {dashes[kind] && (
        <path
          d={`M${x0} ${y0}L${x1} ${y1}`}
          strokeDasharray={dashes[kind]}
          className="fill-none stroke-graphite"
        />
      )}
      <text
        x={(x0 + x1) / 2}
        y={(y0 + y1) / 2}
        textAnchor="middle"
        dominantBaseline="central"
        className="figures fill-graphite stroke-[4px] stroke-white text-[12px] [paint-order:stroke]"
      >
        {lengthText(height_in)}
      </text>
    </>
  );
}
