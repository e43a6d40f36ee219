import { memo, useMemo, useRef, useState } from "react";
import type { RoomItem, RoomPlan } from "../../../../contract/design/room-design.ts";
import { lengthText } from "../../../../domain/catalog/page-lengths.ts";
import { moveItem } from "../../../../domain/room/assembly/move.ts";
import { itemSymbol } from "../../../../domain/room/drawing/index.ts";
import type { Edited } from "../../../../domain/room/edit/edited.types.ts";
import { itemById } from "../../../../domain/room/edit/items.edit.ts";
import { floorAt } from "../../../../domain/room/geometry/floor-areas.ts";
import { footprintOf } from "../../../../domain/room/geometry/footprint.ts";
import { nichesOf } from "../../../../domain/room/geometry/niches.ts";
import { boundsOf, contains } from "../../../../domain/room/geometry/polygon.ts";
import { outlineOfStructure, sideOf, structuresOf } from "../../../../domain/room/geometry/structures.ts";
import { faceById, faceOf, onWall } from "../../../../domain/room/geometry/walls.ts";
import { showToast } from "../../../ui/toast.ts";
import { areaWords } from "../plan/area-words.ts";
import { AreaMarks } from "./area-marks.tsx";
import { CeilingMarks } from "./ceiling-marks.tsx";
import { finish, nudge_in } from "./dragging.ts";
import { takePlan } from "./plan-edits.ts";
import { draggedPlan, type PlanPart, partAt, selectionOf } from "./plan-parts.ts";
import { colorOf } from "./present-people.tsx";
import { useRoom, useRoomEditor } from "./room-context.ts";
import type { Selection } from "./room-state.ts";
import { keysId, useSceneKeys } from "./scene-keys.ts";

const margin_in = 14;
const wall_in = 4.5;
/** Movement below this is a press, not a drag. */
const still_in = 1.5;

const moveWords = {
  wall: "Move wall",
  opening: "Move opening",
  niche: "Move niche",
  structure: "Move what is built inside",
  area: areaWords.move,
  area_corner: areaWords.change,
  area_side: areaWords.change,
};

/** The same room as a plan: items can be selected and moved here, too. */
export function PlanPane() {
  const design = useRoom((state) => state.design);
  const selection = useRoom((state) => state.selection);
  const held = useRoom((state) => state.held);
  const others = useRoom((state) => state.others);
  const svg = useRef<SVGSVGElement>(null);
  const { handlers, dragged } = usePlanDragging(svg);
  const plan = dragged ?? design.plan;
  const said = useSceneKeys(svg);
  const shown = held?.design ?? design;
  const bounds = useMemo(() => boundsOf(design.plan.vertices_in), [design.plan]);
  const { left, right, bottom, top } = bounds;
  const box = `${left - margin_in} ${-top - margin_in} ${right - left + 2 * margin_in} ${top - bottom + 2 * margin_in}`;

  return (
    <>
      <p role="status" className="sr-only">
        {said}
      </p>
      <svg
        ref={svg}
        viewBox={box}
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it takes keys of its own, as the picture in 3D does
        tabIndex={0}
        data-room-keys
        aria-label="The room from above"
        aria-describedby={keysId}
        className="min-h-0 w-full flex-1 touch-none bg-paper outline-none focus-visible:outline-3 focus-visible:-outline-offset-3"
        {...handlers}
      >
        <Outline plan={plan} selected={selection?.id.replace(/^wall:/, "")} />
        <AreaMarks plan={plan} selected={selection?.id} />
        <Structures plan={plan} selected={sideOf(selection?.id ?? "")?.structure} />
        <CeilingMarks plan={plan} />
        {dragged && <ChangedLengths before={design.plan} plan={dragged} />}
        {shown.items.map((item) => {
          const isSelected = selection?.id === item.id;
          const other = others.find(({ selected }) => selected.includes(item.id));
          const isRefused = held?.item.id === item.id && held.refusal !== null;
          return (
            <g
              key={item.id}
              transform={`translate(${item.at_in[0]} ${-item.at_in[1]}) rotate(${-item.rotation_deg})`}
            >
              <PlanSymbol
                kind={item.kind}
                width_in={item.width_in}
                depth_in={item.depth_in}
                color={
                  isRefused
                    ? "var(--color-bad)"
                    : isSelected
                      ? "var(--color-accent)"
                      : "var(--color-graphite)"
                }
              />
              {other && (
                <rect
                  x={-item.width_in / 2}
                  y={-item.depth_in / 2}
                  width={item.width_in}
                  height={item.depth_in}
                  fill="none"
                  stroke={colorOf(other)}
                  strokeWidth={1.2}
                />
              )}
            </g>
          );
        })}
      </svg>
    </>
  );
}

/** What the pointer does on the drawing; both views show the dragged item. */
function usePlanDragging(svg: React.RefObject<SVGSVGElement | null>) {
  const context = useRoomEditor();
  const { store } = context;
  const [dragged, setDragged] = useState<RoomPlan | null>(null);
  const part = useRef<{
    part: PlanPart;
    from: [number, number];
    by: [number, number];
    edited: Edited | null;
  } | null>(null);
  const hold = useRef<{ id: string; by: [number, number]; pointer: number; isMoving: boolean } | null>(null);

  const planPoint = (event: React.PointerEvent): [number, number] | null => {
    const matrix = svg.current?.getScreenCTM();
    if (!matrix) return null;
    const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    return [at.x, -at.y];
  };
  const down = (event: React.PointerEvent<SVGSVGElement>) => {
    const at = planPoint(event);
    if (!at) return;
    const { design, select, readOnly, selection } = store.getState();
    const reach_in = (event.pointerType === "mouse" ? 8 : 16) / (svg.current?.getScreenCTM()?.a ?? 1);
    const under = [...design.items].reverse().find((item) => contains(footprintOf(item), at));
    const wall = under ? null : partAt(design.plan, at, Math.max(wall_in / 2, reach_in), selection?.id);
    const ground: Selection = wall
      ? selectionOf(design.plan, wall)
      : { kind: "surface", id: floorAt(design.plan, at) };
    select(under ? { kind: "item", id: under.id } : ground, event.shiftKey);
    if (readOnly) return;
    if (wall) {
      part.current = { part: wall, from: at, by: [0, 0], edited: null };
      event.currentTarget.setPointerCapture(event.pointerId);
    }
    if (!under) return;
    hold.current = {
      id: under.id,
      by: [at[0] - under.at_in[0], at[1] - under.at_in[1]],
      pointer: event.pointerId,
      isMoving: false,
    };
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  /** Walls and openings are shown where they would be; the room's things follow when they are let go. */
  const dragPart = (own: NonNullable<typeof part.current>, at: [number, number]) => {
    const by: [number, number] = [at[0] - own.from[0], at[1] - own.from[1]];
    if (!own.edited && Math.hypot(...by) < still_in) return;
    own.by = by;
    own.edited = draggedPlan(store.getState().design.plan, own.part, by);
    if (own.edited.ok) setDragged(own.edited.design.plan);
  };
  const move = (event: React.PointerEvent) => {
    const at = planPoint(event);
    const own = hold.current;
    if (part.current && at) return dragPart(part.current, at);
    if (!own || !at || own.pointer !== event.pointerId) return;
    const { design } = store.getState();
    const item = itemById(design, own.id);
    if (!item) return;
    const to: [number, number] = [at[0] - own.by[0], at[1] - own.by[1]];
    if (!own.isMoving && Math.hypot(to[0] - item.at_in[0], to[1] - item.at_in[1]) < still_in) return;
    own.isMoving = true;
    const { products } = store.getState();
    const how = event.altKey ? { snap_in: 0 } : { snap_in: 4, reach_in: nudge_in };
    store.setState({ held: moveItem(design, own.id, to, { ...how, products }) });
  };
  const up = () => {
    const own = part.current;
    if (own?.edited) {
      // somebody else may have changed the plan since the last movement
      const edited = draggedPlan(store.getState().design.plan, own.part, own.by);
      const refusal = takePlan(store, edited, moveWords[own.part.kind]);
      if (refusal) showToast("warning", refusal);
    }
    const { held } = store.getState();
    if (held && hold.current?.isMoving) finish(context, held);
    cancel();
  };
  const cancel = () => {
    hold.current = null;
    part.current = null;
    setDragged(null);
    if (store.getState().held) store.setState({ held: null });
  };
  const handlers = { onPointerDown: down, onPointerMove: move, onPointerUp: up, onPointerCancel: cancel };
  return { handlers, dragged };
}

/** The trade's symbol of an item; our own drawing, so its text is safe. */
const PlanSymbol = memo(function PlanSymbol({
  kind,
  width_in,
  depth_in,
  color,
}: Pick<RoomItem, "kind" | "width_in" | "depth_in"> & { color: string }) {
  const drawing = itemSymbol(kind, width_in, depth_in);
  return (
    <g
      fill="var(--color-white)"
      fillOpacity={0.85}
      stroke={color}
      strokeWidth={color.startsWith("#") ? 0.6 : 1.4}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by our own code from numbers
      dangerouslySetInnerHTML={{ __html: drawing }}
    />
  );
});

/** How long the walls are that a drag makes longer or shorter. */
function ChangedLengths({ before, plan }: { before: RoomPlan; plan: RoomPlan }) {
  return plan.walls.map((wall) => {
    const face = faceOf(plan, wall);
    const was = faceById(before, wall.id);
    if (!was || Math.abs(was.length_in - face.length_in) < 0.01) return null;
    const [x, y] = onWall(face, face.length_in / 2, 8);
    return (
      <text
        key={wall.id}
        x={x}
        y={-y}
        textAnchor="middle"
        dominantBaseline="middle"
        fontSize={7}
        className="figures fill-ink font-semibold"
        stroke="var(--color-white)"
        strokeWidth={2}
        paintOrder="stroke"
      >
        {lengthText(face.length_in)}
      </text>
    );
  });
}

/** Partitions and columns in ink, half walls lighter, soffits dashed: they hang above. */
const Structures = memo(function Structures({
  plan,
  selected,
}: {
  plan: RoomPlan;
  selected?: string | undefined;
}) {
  return structuresOf(plan).map((structure) => {
    const color = structure.id === selected ? "var(--color-accent)" : "var(--color-ink)";
    const isSoffit = structure.kind === "soffit";
    const isHalf = structure.kind === "half_wall";
    return (
      <polygon
        key={structure.id}
        data-structure={structure.id}
        points={outlineOfStructure(structure)
          .map(([x, y]) => `${x},${-y}`)
          .join(" ")}
        fill={isSoffit ? "none" : isHalf && structure.id !== selected ? "var(--color-hairline)" : color}
        stroke={color}
        strokeWidth={0.8}
        strokeDasharray={isSoffit ? "4 3" : undefined}
      />
    );
  });
});

const Outline = memo(function Outline({ plan, selected }: { plan: RoomPlan; selected?: string | undefined }) {
  const points = plan.vertices_in.map(([x, y]) => `${x},${-y}`).join(" ");
  return (
    <>
      <polygon points={points} fill="var(--color-white)" stroke="none" />
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
            stroke={
              wall.id === selected
                ? "var(--color-accent)"
                : wall.kind === "open"
                  ? "#b9b4a8"
                  : "var(--color-ink)"
            }
            strokeWidth={wall.kind === "wall" ? wall_in : wall.kind === "half_wall" ? wall_in / 2 : 0.8}
            strokeDasharray={wall.kind === "open" ? "4 3" : undefined}
          />
        );
      })}
      {nichesOf(plan).map(({ id, wall, offset_in, width_in, depth_in }) => {
        const face = faceById(plan, wall);
        if (!face) return null;
        const [from, to] = [offset_in, offset_in + width_in].map((along) =>
          onWall(face, along, -depth_in / 2),
        );
        return (
          <line
            key={id}
            data-niche={id}
            x1={from![0]}
            y1={-from![1]}
            x2={to![0]}
            y2={-to![1]}
            stroke="var(--color-white)"
            strokeWidth={depth_in}
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
            stroke={
              opening.id === selected
                ? "var(--color-accent)"
                : opening.kind === "window"
                  ? "#9fb6c4"
                  : "var(--color-white)"
            }
            strokeWidth={wall_in + 0.4}
          />
        );
      })}
    </>
  );
});
