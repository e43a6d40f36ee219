import { clsx } from "clsx";
import { outlineOfStructure, structuresOf } from "../../../../../domain/room/geometry/structures.ts";
import { isSame, nameOf } from "../../plan/editing.ts";
import type { ShapeProps } from "./shape-props.ts";
import { pathOf } from "./view.ts";

/** Width of the band that takes hold of a thin wall, in pixels. */
const grip_px = 24;

/** Partitions, half walls, columns and soffits, each to be dragged. */
export function StructureShapes({ view, plan, selected, take, select }: ShapeProps) {
  return structuresOf(plan).map((structure) => {
    const target = { kind: "structure", id: structure.id } as const;
    const isChosen = isSame(selected, target);
    const isSoffit = structure.kind === "soffit";
    const path = pathOf(view, outlineOfStructure(structure));
    return (
      // biome-ignore lint/a11y/useSemanticElements: a part of a drawing cannot be a button element
      <g
        key={structure.id}
        role="button"
        tabIndex={0}
        aria-label={nameOf(plan, target)}
        aria-pressed={isChosen}
        onPointerDown={take(target)}
        onFocus={() => select(target)}
        className="group/built cursor-move outline-none"
      >
        <path d={path} strokeWidth={grip_px} className="fill-transparent stroke-transparent" />
        <path
          d={path}
          strokeDasharray={isSoffit ? "6 4" : undefined}
          strokeWidth={isChosen ? 2 : 1}
          className={clsx(
            isChosen ? "stroke-accent" : "stroke-ink group-hover/built:stroke-graphite",
            isSoffit
              ? "fill-transparent"
              : isChosen
                ? "fill-accent"
                : structure.kind === "half_wall"
                  ? "fill-hairline"
                  : "fill-ink",
          )}
        />
      </g>
    );
  });
}
