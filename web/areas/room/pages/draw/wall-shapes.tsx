import { clsx } from "clsx";
import { wallPieces } from "../../../../../domain/room/drawing/wall-lines.ts";
import { nichesOn } from "../../../../../domain/room/geometry/niches.ts";
import { add, type Point, times } from "../../../../../domain/room/geometry/point.ts";
import { facesOf, onWall, type WallFace } from "../../../../../domain/room/geometry/walls.ts";
import { isSame, nameOf } from "../../plan/editing.ts";
import type { ShapeProps } from "./shape-props.ts";
import { pathOf, type View } from "./view.ts";

/** Half of what a finger needs to take hold of a wall, in pixels. */
const grip_px = 13;

/** Floor and walls; each wall can be taken hold of along its whole length. */
export function WallShapes({ view, plan, selected, take, select }: ShapeProps) {
  const pieces = wallPieces(plan);
  return (
    <>
      <path d={pathOf(view, plan.vertices_in)} className="fill-paper" />
      {facesOf(plan).map((face) => {
        const target = { kind: "wall", id: face.id } as const;
        const isChosen = isSame(selected, target);
        const own = pieces.filter(({ line }) => line.wall.id === face.id);
        return (
          // biome-ignore lint/a11y/useSemanticElements: a part of a drawing cannot be a button element
          <g
            key={face.id}
            role="button"
            tabIndex={0}
            aria-label={nameOf(plan, target)}
            aria-pressed={isChosen}
            onPointerDown={take(target)}
            onFocus={() => select(target)}
            className={clsx("group/wall outline-none", cursorOf(face))}
          >
            <path d={gripOf(view, face)} className="fill-transparent" />
            {face.kind === "open" && (
              <path
                d={pathOf(view, [face.from, face.to], false)}
                strokeDasharray="7 5"
                className={clsx(isChosen ? "stroke-accent" : "stroke-graphite", isChosen && "stroke-2")}
              />
            )}
            <path
              d={own.map(({ corners }) => pathOf(view, corners)).join("")}
              strokeWidth={0.6}
              className={clsx(
                // A hairline of the same color closes the seams at the corners.
                isChosen
                  ? "fill-accent stroke-accent"
                  : face.kind === "half_wall"
                    ? "fill-hairline stroke-ink group-hover/wall:fill-graphite"
                    : "fill-ink stroke-ink group-hover/wall:fill-graphite group-hover/wall:stroke-graphite",
              )}
            />
            {nichesOn(plan, face.id).map(({ id, offset_in, width_in, depth_in }) => {
              const [from, to] = [offset_in, offset_in + width_in];
              const outline = [
                [from, 0],
                [to, 0],
                [to, -depth_in],
                [from, -depth_in],
              ] as const;
              return (
                <path
                  key={id}
                  data-niche={id}
                  d={pathOf(
                    view,
                    outline.map(([along, out]) => onWall(face, along, out)),
                  )}
                  className="fill-paper"
                />
              );
            })}
          </g>
        );
      })}
    </>
  );
}

/** A band along the wall, inside and out, that ends before the corners. */
function gripOf(view: View, face: WallFace): string {
  const half = grip_px / view.scale;
  const short = Math.min(half, face.length_in / 4);
  const at = (along: number, inward: number): Point =>
    add(face.from, add(times(face.along, along), times(face.inward, inward)));
  const outer = -Math.max(half, face.thickness_in);
  return pathOf(view, [
    at(short, half),
    at(face.length_in - short, half),
    at(face.length_in - short, outer),
    at(short, outer),
  ]);
}

function cursorOf({ along }: WallFace): string {
  if (Math.abs(along[1]) < 0.3) return "cursor-ns-resize";
  return Math.abs(along[0]) < 0.3 ? "cursor-ew-resize" : "cursor-move";
}
