import type { RoomPlan } from "../../../../../contract/design/room-design.ts";
import { lengthText } from "../../../../../domain/catalog/page-lengths.ts";
import {
  heightLines,
  type LevelLine,
  lowHeadroom_in,
  ridgeLines,
} from "../../../../../domain/room/geometry/ceiling.ts";
import { round, type View } from "./view.ts";

/** Of a sloped ceiling the ridge, and where one has to stoop; dashed, because they hang above. */
export function CeilingLines({ view, plan }: { view: View; plan: RoomPlan }) {
  if (!plan.ceiling) return null;
  return (
    <g aria-hidden className="pointer-events-none">
      {ridgeLines(plan).map((line) => (
        <Line
          key={keyOf(line)}
          view={view}
          line={line}
          dashes="10 3 2 3"
          text={lengthText(plan.ceiling_height_in)}
        />
      ))}
      {heightLines(plan, lowHeadroom_in).map((line) => (
        <Line key={keyOf(line)} view={view} line={line} dashes="5 4" text={lengthText(lowHeadroom_in)} />
      ))}
    </g>
  );
}

const keyOf = ({ from, to }: LevelLine): string => [...from, ...to].join(" ");

function Line({ view, line, dashes, text }: { view: View; line: LevelLine; dashes: string; text: string }) {
  const [x0, y0] = [round(view.x(line.from[0])), round(view.y(line.from[1]))];
  const [x1, y1] = [round(view.x(line.to[0])), round(view.y(line.to[1]))];
  return (
    <>
      <path d={`M${x0} ${y0}L${x1} ${y1}`} strokeDasharray={dashes} className="fill-none stroke-graphite" />
      <text
        x={(x0 + x1) / 2}
        y={(y0 + y1) / 2}
        textAnchor="middle"
        dominantBaseline="central"
        className="figures fill-graphite stroke-[4px] stroke-white text-[12px] [paint-order:stroke]"
      >
        {text}
      </text>
    </>
  );
}
