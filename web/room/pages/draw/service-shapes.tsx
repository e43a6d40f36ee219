import { clsx } from "clsx";
import type { RoomService } from "../../../../contract/room-design.ts";
import { isSame, nameOf } from "./editing.ts";
import type { ShapeProps } from "./shape-props.ts";
import { round } from "./view.ts";

const letters: Record<RoomService["kind"], string> = {
  drain: "D",
  supply: "W",
  gas: "G",
  power_240: "E",
  vent: "V",
};

/** Where pipes, cables and ducts come out, each with the letter of what it is and room for a finger around it. */
export function ServiceShapes({ view, plan, selected, take, select }: ShapeProps) {
  return plan.services.map(({ kind, at_in: [x, y] }, at) => {
    const target = { kind: "service", id: String(at) } as const;
    const isChosen = isSame(selected, target);
    const place = { cx: round(view.x(x)), cy: round(view.y(y)) };
    return (
      // biome-ignore lint/a11y/useSemanticElements: a part of a drawing cannot be a button element
      <g
        // biome-ignore lint/suspicious/noArrayIndexKey: a connection has no other name than its number
        key={at}
        role="button"
        tabIndex={0}
        aria-label={nameOf(plan, target)}
        aria-pressed={isChosen}
        onPointerDown={take(target)}
        onFocus={() => select(target)}
        className="group/service cursor-move outline-none"
      >
        <circle {...place} r={14} className="fill-transparent pointer-coarse:[r:21px]" />
        <circle
          {...place}
          r={9}
          className={clsx(
            "stroke-accent",
            isChosen ? "fill-accent stroke-2" : "fill-white group-hover/service:fill-hairline",
          )}
        />
        <text
          x={place.cx}
          y={place.cy}
          textAnchor="middle"
          dominantBaseline="central"
          aria-hidden
          className={clsx(
            "pointer-events-none font-semibold text-[11px]",
            isChosen ? "fill-white" : "fill-accent",
          )}
        >
          {letters[kind]}
        </text>
      </g>
    );
  });
}
