import { memo } from "react";
import type { FloorArea, RoomPlan } from "../../../../contract/design/room-design.ts";
import { areaText } from "../../../../domain/catalog/page-areas.ts";
import { areaSurface, areasOf } from "../../../../domain/room/geometry/floor-areas.ts";
import { areaOf, centroidOf } from "../../../../domain/room/geometry/polygon.ts";

/** The parts of the floor in the drawing from above, with names and areas; the selected one with its corners. */
export const AreaMarks = memo(function AreaMarks({
  plan,
  selected,
}: {
  plan: RoomPlan;
  selected?: string | undefined;
}) {
  return areasOf(plan).map((area) => (
    <AreaMark key={area.id} area={area} isSelected={selected === areaSurface(area.id)} />
  ));
});

function AreaMark({ area, isSelected }: { area: FloorArea; isSelected: boolean }) {
  const { outline_in: outline, name } = area;
  const [x, y] = centroidOf(outline);
  const color = isSelected ? "var(--color-accent)" : "var(--color-graphite)";
  return (
    <g data-area={area.id}>
      <polygon
        points={outline.map(([x, y]) => `${x},${-y}`).join(" ")}
        fill={color}
        fillOpacity={isSelected ? 0.12 : 0.06}
        stroke={color}
        strokeWidth={isSelected ? 1.2 : 0.8}
        strokeDasharray={isSelected ? undefined : "4 2"}
      />
      <g textAnchor="middle" pointerEvents="none">
        <text x={x} y={-y} fontSize={6.5} className="fill-ink font-semibold">
          {name}
        </text>
        <text x={x} y={-y + 7.5} fontSize={5.5} className="figures fill-graphite">
          {areaText(areaOf(outline) / 144, 1)}
        </text>
      </g>
      {isSelected &&
        outline.map(([x, y]) => (
          <circle
            key={`${x} ${y}`}
            cx={x}
            cy={-y}
            r={3}
            fill="var(--color-white)"
            stroke={color}
            strokeWidth={1.2}
            className="cursor-move"
          />
        ))}
    </g>
  );
}
