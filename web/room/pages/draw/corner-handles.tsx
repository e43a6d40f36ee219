import { clsx } from "clsx";
import { isSame, nameOf } from "./editing.ts";
import type { ShapeProps } from "./shape-props.ts";
import { round } from "./view.ts";

/** A dot on each corner, with room for a finger around it. */
export function CornerHandles({ view, plan, selected, take, select }: ShapeProps) {
  return plan.vertices_in.map(([x, y], at) => {
    const target = { kind: "corner", id: String(at) } as const;
    const isChosen = isSame(selected, target);
    const place = { cx: round(view.x(x)), cy: round(view.y(y)) };
    return (
      // biome-ignore lint/a11y/useSemanticElements: a part of a drawing cannot be a button element
      <g
        // biome-ignore lint/suspicious/noArrayIndexKey: a corner has no other name than its number
        key={at}
        role="button"
        tabIndex={0}
        aria-label={nameOf(plan, target)}
        aria-pressed={isChosen}
        onPointerDown={take(target)}
        onFocus={() => select(target)}
        className="group/corner cursor-move outline-none"
      >
        <circle {...place} r={14} className="fill-transparent pointer-coarse:[r:21px]" />
        <circle
          {...place}
          r={isChosen ? 7 : 4.5}
          className={clsx(
            "stroke-2",
            isChosen ? "fill-accent stroke-white" : "fill-white stroke-ink group-hover/corner:fill-hairline",
          )}
        />
      </g>
    );
  });
}
