import { useMemo, useRef, useState } from "react";
import type { RoomItem, RoomPlan } from "../../../contract/room-design.ts";
import { footprintOf } from "../../../domain/geometry/footprint.ts";
import { boundsOf, contains } from "../../../domain/geometry/polygon.ts";
import { faceOf, onWall } from "../../../domain/geometry/walls.ts";
import { itemSymbol } from "../../../domain/plan-drawing/index.ts";
import { itemById } from "../../../domain/room-edit/items.edit.ts";
import { type Moved, moveItem } from "../../../domain/room-edit/move-item.ts";
import { showToast } from "../../ui/toast.ts";
import { useDesk, useRoom } from "./room-context.ts";
import { nameOf } from "./things.ts";

const margin_in = 14;
const wall_in = 4.5;

/** The same room from above, as a drawing: items are selected and moved here, too. */
export function PlanPane() {
  const design = useRoom((state) => state.design);
  const selection = useRoom((state) => state.selection);
  const svg = useRef<SVGSVGElement>(null);
  const { moved, ...handlers } = usePlanDragging(svg);
  const shown = moved?.design ?? design;
  const bounds = useMemo(() => boundsOf(design.plan.vertices_in), [design.plan]);
  const { left, right, bottom, top } = bounds;
  const box = `${left - margin_in} ${-top - margin_in} ${right - left + 2 * margin_in} ${top - bottom + 2 * margin_in}`;

  return (
    <svg
      ref={svg}
      viewBox={box}
      role="img"
      aria-label="The room from above"
      className="size-full touch-none bg-paper"
      {...handlers}
    >
      <Outline plan={design.plan} />
      {shown.items.map((item) => {
        const isSelected = selection?.id === item.id;
        const isRefused = moved?.item.id === item.id && moved.refusal !== null;
        return (
          <g
            key={item.id}
            transform={`translate(${item.at_in[0]} ${-item.at_in[1]}) rotate(${-item.rotation_deg})`}
          >
            <PlanSymbol
              item={item}
              color={isRefused ? "var(--color-bad)" : isSelected ? "var(--color-accent)" : "#6b6a63"}
            />
          </g>
        );
      })}
    </svg>
  );
}

/** What the pointer does on the drawing; `moved` is what it holds, at its new place. */
function usePlanDragging(svg: React.RefObject<SVGSVGElement | null>) {
  const { store } = useDesk();
  const design = useRoom((state) => state.design);
  const readOnly = useRoom((state) => state.readOnly);
  const [moved, setMoved] = useState<Moved | null>(null);
  const hold = useRef<{ id: string; by: [number, number]; pointer: number } | null>(null);

  const planPoint = (event: React.PointerEvent): [number, number] | null => {
    const matrix = svg.current?.getScreenCTM();
    if (!matrix) return null;
    const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    return [at.x, -at.y];
  };
  const down = (event: React.PointerEvent<SVGSVGElement>) => {
    const at = planPoint(event);
    if (!at) return;
    const under = [...design.items].reverse().find((item) => contains(footprintOf(item), at));
    store
      .getState()
      .select(under ? { kind: "item", id: under.id } : { kind: "surface", id: "floor" }, event.shiftKey);
    if (!under || readOnly) return;
    hold.current = {
      id: under.id,
      by: [at[0] - under.at_in[0], at[1] - under.at_in[1]],
      pointer: event.pointerId,
    };
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const move = (event: React.PointerEvent) => {
    const at = planPoint(event);
    const held = hold.current;
    if (!held || !at || held.pointer !== event.pointerId) return;
    const to: [number, number] = [at[0] - held.by[0], at[1] - held.by[1]];
    const item = itemById(design, held.id);
    if (!moved && item && Math.hypot(to[0] - item.at_in[0], to[1] - item.at_in[1]) < 1.5) return;
    setMoved(moveItem(design, held.id, to, { snap_in: event.altKey ? 0 : 4 }));
  };
  const up = () => {
    hold.current = null;
    if (!moved) return;
    setMoved(null);
    if (moved.refusal) showToast("warning", moved.refusal);
    else {
      const words = nameOf(design, { kind: "item", id: moved.item.id }).toLowerCase();
      store.getState().change(moved.design, `Move ${words}`);
    }
  };
  const cancel = () => {
    hold.current = null;
    setMoved(null);
  };
  return { moved, onPointerDown: down, onPointerMove: move, onPointerUp: up, onPointerCancel: cancel };
}

/** The trade's symbol of an item; our own drawing, so its text is safe. */
function PlanSymbol({ item, color }: { item: RoomItem; color: string }) {
  const drawing = itemSymbol(item.kind, item.width_in, item.depth_in);
  return (
    <g
      fill="#fff"
      fillOpacity={0.85}
      stroke={color}
      strokeWidth={color.startsWith("#") ? 0.6 : 1.4}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by our own code from numbers
      dangerouslySetInnerHTML={{ __html: drawing }}
    />
  );
}

function Outline({ plan }: { plan: RoomPlan }) {
  const points = plan.vertices_in.map(([x, y]) => `${x},${-y}`).join(" ");
  return (
    <>
      <polygon points={points} fill="#fff" stroke="none" />
      {plan.walls.map((wall) => {
        const face = faceOf(plan, wall);
        // the vertices are the inner face, so the wall is drawn outside of it
        const from = onWall(face, -wall_in / 2, -wall_in / 2);
        const to = onWall(face, face.length_in + wall_in / 2, -wall_in / 2);
        return (
          <line
            key={wall.id}
            x1={from[0]}
            y1={-from[1]}
            x2={to[0]}
            y2={-to[1]}
            stroke={wall.kind === "open" ? "#b9b4a8" : "var(--color-ink)"}
            strokeWidth={wall.kind === "wall" ? wall_in : wall.kind === "half_wall" ? wall_in / 2 : 0.8}
            strokeDasharray={wall.kind === "open" ? "4 3" : undefined}
          />
        );
      })}
      {plan.openings.map((opening) => {
        const wall = plan.walls.find(({ id }) => id === opening.wall);
        if (!wall) return null;
        const face = faceOf(plan, wall);
        const from = onWall(face, opening.offset_in, -wall_in / 2);
        const to = onWall(face, opening.offset_in + opening.width_in, -wall_in / 2);
        return (
          <line
            key={opening.id}
            x1={from[0]}
            y1={-from[1]}
            x2={to[0]}
            y2={-to[1]}
            stroke={opening.kind === "window" ? "#9fb6c4" : "#fff"}
            strokeWidth={wall_in + 0.4}
          />
        );
      })}
    </>
  );
}
