import { clsx } from "clsx";
import type { RoomOpening } from "../../../../../contract/design/room-design.ts";
import { leavesOf } from "../../../../../domain/room/drawing/openings.drawing.ts";
import { at, lineOf, type WallLine, wallLines } from "../../../../../domain/room/drawing/wall-lines.ts";
import { add, type Point, times } from "../../../../../domain/room/geometry/point.ts";
import { isSame, nameOf } from "../../plan/editing.ts";
import type { ShapeProps } from "./shape-props.ts";
import { pathOf, round, type View } from "./view.ts";

const grip_px = 15;

/** Doors with their swing, windows and passages, each to be dragged along its wall. */
export function OpeningShapes({ view, plan, selected, take, select }: ShapeProps) {
  const lines = wallLines(plan);
  return plan.openings.map((opening) => {
    const line = lineOf(lines, opening);
    if (!line) return null;
    const target = { kind: "opening", id: opening.id } as const;
    const isChosen = isSame(selected, target);
    const upright = Math.abs(line.along[0]) < 0.3;
    return (
      // biome-ignore lint/a11y/useSemanticElements: a part of a drawing cannot be a button element
      <g
        key={opening.id}
        role="button"
        tabIndex={0}
        aria-label={nameOf(plan, target)}
        aria-pressed={isChosen}
        onPointerDown={take(target)}
        onFocus={() => select(target)}
        className={clsx(
          "outline-none",
          upright ? "cursor-ns-resize" : "cursor-ew-resize",
          isChosen ? "stroke-accent" : "stroke-ink hover:stroke-graphite",
        )}
      >
        <path d={gripOf(view, line, opening)} className="fill-transparent stroke-none" />
        <OpeningSymbol view={view} line={line} opening={opening} isChosen={isChosen} />
      </g>
    );
  });
}

function OpeningSymbol({
  view,
  line,
  opening,
  isChosen,
}: {
  view: View;
  line: WallLine;
  opening: RoomOpening;
  isChosen: boolean;
}) {
  const near = opening.offset_in;
  const far = near + opening.width_in;
  const deep = line.thickness_in;
  const frame = [at(line, near, 0), at(line, far, 0), at(line, far, deep), at(line, near, deep)];
  const middle = [at(line, near, deep / 2), at(line, far, deep / 2)];
  const leaves = leavesOf(line, opening);
  return (
    <>
      <path
        d={pathOf(view, frame)}
        className={isChosen ? "fill-accent-tint" : "fill-white"}
        strokeWidth={isChosen ? 2 : 1}
        strokeDasharray={opening.kind === "passage" ? "4 3" : undefined}
      />
      {opening.kind === "window" && <path d={pathOf(view, middle, false)} />}
      {opening.kind === "door" && leaves.length === 0 && (
        <path d={pathOf(view, middle, false)} strokeWidth={3} />
      )}
      {leaves.map((leaf) => (
        <g key={leaf.hinge.join()} fill="none">
          {/* A door is taken hold of anywhere in its swing. */}
          <path
            d={`${arcOf(view, leaf)}L${round(view.x(leaf.hinge[0]))} ${round(view.y(leaf.hinge[1]))}Z`}
            className="fill-transparent stroke-none"
          />
          <path d={arcOf(view, leaf)} className={isChosen ? undefined : "stroke-edge"} />
          <path d={pathOf(view, [[...leaf.hinge], [...leaf.open]], false)} strokeWidth={2} />
        </g>
      ))}
    </>
  );
}

type Leaf = ReturnType<typeof leavesOf>[number];

function arcOf(view: View, { hinge, closed, open }: Leaf): string {
  const radius = round(Math.hypot(closed[0] - hinge[0], closed[1] - hinge[1]) * view.scale);
  const turn = (open[0] - hinge[0]) * (closed[1] - hinge[1]) - (open[1] - hinge[1]) * (closed[0] - hinge[0]);
  const from = `${round(view.x(open[0]))} ${round(view.y(open[1]))}`;
  const to = `${round(view.x(closed[0]))} ${round(view.y(closed[1]))}`;
  return `M${from}A${radius} ${radius} 0 0 ${turn > 0 ? 0 : 1} ${to}`;
}

/** Wider than the opening is drawn, so that a finger finds it. */
function gripOf(view: View, line: WallLine, { offset_in, width_in }: RoomOpening): string {
  const more = Math.max(0, grip_px / view.scale - width_in / 2);
  const half = grip_px / view.scale;
  const spot = (along: number, out: number): Point => add([...at(line, along, 0)], times([...line.out], out));
  return pathOf(view, [
    spot(offset_in - more, -half),
    spot(offset_in + width_in + more, -half),
    spot(offset_in + width_in + more, Math.max(half, line.thickness_in)),
    spot(offset_in - more, Math.max(half, line.thickness_in)),
  ]);
}
