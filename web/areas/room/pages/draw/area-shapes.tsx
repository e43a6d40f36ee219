import { clsx } from "clsx";
import { areasOf } from "../../../../../domain/room/geometry/floor-areas.ts";
import { centroidOf } from "../../../../../domain/room/geometry/polygon.ts";
import { areaCornerId, areaOfSelected, isSame, nameOf } from "../../plan/editing.ts";
import type { ShapeProps } from "./shape-props.ts";
import { pathOf } from "./view.ts";

/** The parts of the floor, each to be dragged; the selected one also by its corners. */
export function AreaShapes({ view, plan, selected, take, select }: ShapeProps) {
  return areasOf(plan).map((area) => {
    const target = { kind: "area", id: area.id } as const;
    const isChosen = areaOfSelected(selected) === area.id;
    const [x, y] = centroidOf(area.outline_in);
    return (
      <g key={area.id}>
        {/* biome-ignore lint/a11y/useSemanticElements: a part of a drawing cannot be a button element */}
        <g
          role="button"
          tabIndex={0}
          aria-label={nameOf(plan, target)}
          aria-pressed={isChosen}
          onPointerDown={take(target)}
          onFocus={() => select(target)}
          className="group/area cursor-move outline-none"
        >
          <path
            d={pathOf(view, area.outline_in)}
            strokeDasharray={isChosen ? undefined : "6 4"}
            strokeWidth={isChosen ? 2 : 1}
            fillOpacity={0.1}
            className={clsx(
              isChosen
                ? "fill-accent stroke-accent"
                : "fill-graphite stroke-graphite group-hover/area:stroke-ink",
            )}
          />
          <text x={view.x(x)} y={view.y(y)} textAnchor="middle" className="fill-ink text-xs">
            {area.name}
          </text>
        </g>
        {isChosen &&
          area.outline_in.map((corner, at) => {
            const handle = { kind: "area_corner", id: areaCornerId(area.id, at) } as const;
            return (
              // biome-ignore lint/a11y/useSemanticElements: a part of a drawing cannot be a button element
              <g
                key={handle.id}
                role="button"
                tabIndex={0}
                aria-label={nameOf(plan, handle)}
                aria-pressed={isSame(selected, handle)}
                onPointerDown={take(handle)}
                onFocus={() => select(handle)}
                className="cursor-move outline-none"
              >
                <circle cx={view.x(corner[0])} cy={view.y(corner[1])} r={14} className="fill-transparent" />
                <circle
                  cx={view.x(corner[0])}
                  cy={view.y(corner[1])}
                  r={isSame(selected, handle) ? 6 : 5}
                  strokeWidth={1.5}
                  className={clsx("stroke-accent", isSame(selected, handle) ? "fill-accent" : "fill-white")}
                />
              </g>
            );
          })}
      </g>
    );
  });
}
