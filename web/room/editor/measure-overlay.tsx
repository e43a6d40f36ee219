import { type RefObject, useEffect, useState } from "react";
import { printLength } from "../../../domain/lengths.ts";
import { useDesk, useRoom } from "./room-context.ts";
import { useFrame } from "./use-frame.ts";

interface Spot {
  at_in: [number, number];
  height_in: number;
}

/** Two presses measure the distance between them, in space. */
export function MeasureOverlay({ canvas }: { canvas: RefObject<HTMLCanvasElement | null> }) {
  const desk = useDesk();
  const isMeasuring = useRoom((state) => state.tool === "measure");
  const [spots, setSpots] = useState<Spot[]>([]);
  const [ends, setEnds] = useState<{ x: number; y: number }[]>([]);
  useEffect(() => {
    const element = canvas.current;
    setSpots([]);
    if (!element || !isMeasuring) return;
    const press = (event: MouseEvent) => {
      const box = element.getBoundingClientRect();
      const picked = desk.view.current?.pick(event.clientX - box.left, event.clientY - box.top);
      if (!picked) return;
      const spot = { at_in: [...picked.at_in] as [number, number], height_in: picked.height_in };
      setSpots((before) => (before.length === 1 ? [before[0]!, spot] : [spot]));
    };
    element.addEventListener("click", press);
    return () => element.removeEventListener("click", press);
  }, [canvas, desk, isMeasuring]);
  useFrame(() => {
    const next = spots.flatMap(({ at_in, height_in }) => desk.view.current?.toCanvas(at_in, height_in) ?? []);
    setEnds((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
  });
  if (!isMeasuring) return null;
  const [a, b] = spots;
  const [from, to] = ends;
  const length_in =
    a && b ? Math.hypot(a.at_in[0] - b.at_in[0], a.at_in[1] - b.at_in[1], a.height_in - b.height_in) : 0;
  const words = a && b ? printLength(length_in) : a ? "Press the other end." : "Press where to begin.";
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
        {ends.map(({ x, y }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a measure has two ends
          <circle key={at} cx={x} cy={y} r={5} fill="var(--color-accent)" stroke="#fff" strokeWidth={2} />
        ))}
      </svg>
      <p
        role="status"
        className="figures absolute top-4 left-1/2 -translate-x-1/2 bg-ink px-4 py-2 text-paper"
      >
        {words}
      </p>
    </>
  );
}
