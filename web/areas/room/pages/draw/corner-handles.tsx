import { clsx } from "clsx";
import { PointHandle } from "./point-handle.tsx";
import type { ShapeProps } from "./shape-props.ts";

/** A dot on each corner. */
export function CornerHandles(shapes: ShapeProps) {
  return shapes.plan.vertices_in.map((at_in, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: edits name a corner by its place in the plan, too
    <PointHandle key={at} shapes={shapes} target={{ kind: "corner", id: String(at) }} at_in={at_in}>
      {(place, isChosen) => (
        <circle
          {...place}
          r={isChosen ? 7 : 4.5}
          className={clsx(
            "stroke-2",
            isChosen ? "fill-accent stroke-white" : "fill-white stroke-ink group-hover/handle:fill-hairline",
          )}
        />
      )}
    </PointHandle>
  ));
}
