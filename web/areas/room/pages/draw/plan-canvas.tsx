import { clsx } from "clsx";
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";
import type { Point } from "../../../../../domain/room/geometry/point.ts";
import { AreaShapes } from "./area-shapes.tsx";
import { heightFor, useWidth } from "./canvas-size.ts";
import { CeilingLines } from "./ceiling-lines.tsx";
import { CornerHandles } from "./corner-handles.tsx";
import { nudged } from "./dragging.ts";
import { OpeningShapes } from "./opening-shapes.tsx";
import { ServiceShapes } from "./service-shapes.tsx";
import { StructureShapes } from "./structure-shapes.tsx";
import { useDrag } from "./use-drag.ts";
import type { PlanEditor } from "./use-plan-editor.ts";
import { type View, viewOf } from "./view.ts";
import { WallDimensions } from "./wall-dimensions.tsx";
import { WallShapes } from "./wall-shapes.tsx";

const directions: Readonly<Record<string, Point>> = {
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};
const coarse_in = 12;

/** The plan to scale, with everything in it to take hold of: by mouse, finger and keyboard. */
export function PlanCanvas({
  editor,
  editLength,
  picture,
}: {
  editor: PlanEditor;
  editLength: () => void;
  /** The picture that is traced. */
  picture?: ((view: View) => ReactNode) | null | undefined;
}) {
  const svg = useRef<SVGSVGElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const width_px = useWidth(box);
  useTouchWithoutScroll(svg);
  const height_px = heightFor(width_px);
  const fitted = viewOf(editor.plan, width_px, height_px);
  const drag = useDrag(editor, fitted, svg);
  const view = drag.state?.view ?? fitted;
  const plan = drag.state?.plan ?? editor.plan;
  const shown = { view, plan, selected: editor.selected, take: drag.take, select: editor.select };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") {
      drag.letGo();
      return editor.select(null);
    }
    if (!handleKey(event, editor, editLength)) return;
    event.preventDefault();
  };
  return (
    <div ref={box} className={clsx("border border-hairline bg-white", picture && "[color-scheme:light]")}>
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing cannot be a fieldset; its parts are buttons */}
      <svg
        ref={svg}
        role="group"
        aria-label="Floor plan. Tab moves through walls, doors, windows, connections and corners. Arrow keys move the selected one."
        viewBox={`0 0 ${width_px} ${height_px}`}
        className="block h-auto w-full touch-pan-y select-none"
        onPointerDown={() => editor.select(null)}
        onPointerMove={drag.move}
        onPointerUp={drag.drop}
        onPointerCancel={drag.letGo}
        onKeyDown={onKeyDown}
      >
        <AreaShapes {...shown} />
        <WallShapes {...shown} />
        <OpeningShapes {...shown} />
        <StructureShapes {...shown} />
        <CeilingLines view={view} plan={plan} />
        {picture?.(view)}
        <g className="stroke-accent" strokeDasharray="4 4">
          {drag.state?.guides.map(({ axis, at_in }) =>
            axis === "x" ? (
              <path key={axis} d={`M${view.x(at_in)} 0V${height_px}`} />
            ) : (
              <path key={axis} d={`M0 ${view.y(at_in)}H${width_px}`} />
            ),
          )}
        </g>
        <WallDimensions view={view} plan={plan} selected={editor.selected} />
        <ServiceShapes {...shown} />
        <CornerHandles {...shown} />
      </svg>
    </div>
  );
}

/** What a key does to the selection; false for other keys. */
function handleKey(event: KeyboardEvent, editor: PlanEditor, editLength: () => void): boolean {
  const { selected, plan } = editor;
  const direction = directions[event.key];
  if (direction && selected) {
    const step_in = event.shiftKey ? coarse_in : editor.step_in;
    editor.commit(nudged(plan, selected, direction, step_in, editor.isSquare));
    return true;
  }
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  switch (event.key) {
    case "Delete":
    case "Backspace":
      editor.remove();
      return true;
    case "Enter":
      editLength();
      return true;
    case "d":
      editor.place("door");
      return true;
    case "w":
      editor.place("window");
      return true;
    case "p":
      editor.place("passage");
      return true;
    case "c":
      editor.split();
      return true;
    default:
      return false;
  }
}

/**
 * A finger on something in the drawing drags it; anywhere else it scrolls the page. `touch-action` on parts of an SVG
 * is not heeded everywhere.
 */
function useTouchWithoutScroll(svg: React.RefObject<SVGSVGElement | null>): void {
  useEffect(() => {
    const element = svg.current;
    const hold = (event: TouchEvent) => {
      if (event.target instanceof Element && event.target.closest("[role=button]")) event.preventDefault();
    };
    element?.addEventListener("touchstart", hold, { passive: false });
    return () => element?.removeEventListener("touchstart", hold);
  }, [svg]);
}
