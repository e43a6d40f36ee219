import type { ReactNode } from "react";
import type { RoomPlan } from "../../../../../contract/design/room-design.ts";
import { isSame, nameOf, type Selected } from "../../plan/editing.ts";
import type { ShapeProps } from "./shape-props.ts";
import { round } from "./view.ts";

type Point = RoomPlan["vertices_in"][number];

/** A point of the plan that can be taken hold of, with room for a finger around it. `children` draws its mark. */
export function PointHandle({
  shapes: { view, plan, selected, take, select },
  target,
  at_in: [x, y],
  children,
}: {
  shapes: ShapeProps;
  target: Selected;
  at_in: Point;
  children: (place: { cx: number; cy: number }, isChosen: boolean) => ReactNode;
}) {
  const isChosen = isSame(selected, target);
  const place = { cx: round(view.x(x)), cy: round(view.y(y)) };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a part of a drawing cannot be a button element
    <g
      role="button"
      tabIndex={0}
      aria-label={nameOf(plan, target)}
      aria-pressed={isChosen}
      onPointerDown={take(target)}
      onFocus={() => select(target)}
      className="group/handle cursor-move outline-none"
    >
      <circle {...place} r={14} className="fill-transparent pointer-coarse:[r:21px]" />
      {children(place, isChosen)}
    </g>
  );
}
