import { clsx } from "clsx";
import type { RoomService } from "../../../../../contract/design/room-design.ts";
import { PointHandle } from "./point-handle.tsx";
import type { ShapeProps } from "./shape-props.ts";

const letters: Record<RoomService["kind"], string> = {
  drain: "D",
  supply: "W",
  gas: "G",
  power_240: "E",
  vent: "V",
};

/** Pipes, cables and ducts, each with its letter. */
export function ServiceShapes(shapes: ShapeProps) {
  return shapes.plan.services.map(({ kind, at_in }, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: edits name a connection by its place in the plan, too
    <PointHandle key={at} shapes={shapes} target={{ kind: "service", id: String(at) }} at_in={at_in}>
      {(place, isChosen) => (
        <>
          <circle
            {...place}
            r={9}
            className={clsx(
              "stroke-accent",
              isChosen ? "fill-accent stroke-2" : "fill-white group-hover/handle:fill-hairline",
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
        </>
      )}
    </PointHandle>
  ));
}
