import { type RefObject, useEffect, useState } from "react";
import { lengthText } from "../../../../domain/catalog/page-lengths.ts";
import { useRoom, useRoomEditor } from "./room-context.ts";
import { useFrame } from "./use-frame.ts";

interface Spot {
  at_in: [number, number];
  height_in: number;
}

/** The step of an arrow key for the cross; with Shift five times as far. */
const nudge_px = 8;

const arrows: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The clicked points, and the keyboard cross. */
function useSpots(canvas: RefObject<HTMLCanvasElement | null>, isMeasuring: boolean) {
  const context = useRoomEditor();
  const [spots, setSpots] = useState<Spot[]>([]);
  const [cross, setCross] = useState<{ x: number; y: number }>();
  useEffect(() => {
    const element = canvas.current;
    setSpots([]);
    setCross(undefined);
    if (!element || !isMeasuring) return;
    const measure = (x: number, y: number) => {
      const picked = context.view.current?.pick(x, y);
      if (!picked) return;
      const spot = { at_in: [...picked.at_in] as [number, number], height_in: picked.height_in };
      setSpots((before) => (before.length === 1 ? [before[0]!, spot] : [spot]));
    };
    const press = (event: MouseEvent) => {
      const box = element.getBoundingClientRect();
      measure(event.clientX - box.left, event.clientY - box.top);
    };
    let at: { x: number; y: number } | undefined;
    const key = (event: KeyboardEvent) => {
      const arrow = arrows[event.key];
      if (!arrow && event.key !== "Enter") return;
      event.preventDefault();
      const { clientWidth: width, clientHeight: height } = element;
      at ??= { x: width / 2, y: height / 2 };
      if (!arrow) return measure(at.x, at.y);
      const by = nudge_px * (event.shiftKey ? 5 : 1);
      at = {
        x: Math.min(width, Math.max(0, at.x + arrow[0] * by)),
        y: Math.min(height, Math.max(0, at.y + arrow[1] * by)),
      };
      setCross(at);
    };
    element.addEventListener("click", press);
    element.addEventListener("keydown", key);
    return () => {
      element.removeEventListener("click", press);
      element.removeEventListener("keydown", key);
    };
  }, [canvas, context, isMeasuring]);
  return { spots, cross };
}

const End = ({ at: { x, y } }: { at: { x: number; y: number } }) => (
  <circle cx={x} cy={y} r={5} fill="var(--color-accent)" stroke="#fff" strokeWidth={2} />
);

/** Two clicks measure the distance between them in space; by keyboard the arrows move a cross, and Enter clicks. */
export function MeasureOverlay({ canvas }: { canvas: RefObject<HTMLCanvasElement | null> }) {
  const context = useRoomEditor();
  const isMeasuring = useRoom((state) => state.tool === "measure");
  const { spots, cross } = useSpots(canvas, isMeasuring);
  const [ends, setEnds] = useState<{ x: number; y: number }[]>([]);
  useFrame(() => {
    const next = spots.flatMap(
      ({ at_in, height_in }) => context.view.current?.toCanvas(at_in, height_in) ?? [],
    );
    setEnds((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
  });
  if (!isMeasuring) return null;
  const [a, b] = spots;
  const [from, to] = ends;
  const length_in =
    a && b ? Math.hypot(a.at_in[0] - b.at_in[0], a.at_in[1] - b.at_in[1], a.height_in - b.height_in) : 0;
  const words = a && b ? lengthText(length_in) : a ? "Select the other end." : "Select where to start.";
  return (
    <>
      <svg aria-hidden className="pointer-events-none absolute inset-0 size-full">
        <title>Measure</title>
        {from && to && (
          <>
            <line
              x1={from.x}
              y1={from.y}
              x2={to.x}
              y2={to.y}
              stroke="#fff"
              strokeWidth={5}
              strokeOpacity={0.8}
            />
            <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} stroke="var(--color-accent)" strokeWidth={2} />
          </>
        )}
        {cross && (
          <path
            d={`M${cross.x - 12} ${cross.y}h24M${cross.x} ${cross.y - 12}v24`}
            stroke="var(--color-ink)"
            strokeWidth={2}
          />
        )}
        {from && <End at={from} />}
        {to && <End at={to} />}
      </svg>
      <p role="status" className="figures absolute inset-x-4 top-4 mx-auto w-fit bg-ink px-4 py-2 text-paper">
        {words}
      </p>
    </>
  );
}
