import { type RefObject, useCallback, useEffect, useEffectEvent, useState } from "react";
import type { BoardItem } from "../../../../contract/design/boards.ts";
import { type Box, boxAround } from "../../../../domain/projects/boards/edit.ts";

/** Where the board's zero is on the canvas, in pixels, and how many pixels a board unit has. */
export interface View {
  x: number;
  y: number;
  scale: number;
}

const least = 0.1;
const most = 4;
const margin = 40;

const clamp = (scale: number) => Math.min(most, Math.max(least, scale));

/** What part of the board is seen; the wheel moves it, with Ctrl or Command it zooms. */
export function useView(canvas: RefObject<HTMLDivElement | null>, items: readonly BoardItem[]) {
  const [view, setView] = useState<View>({ x: margin, y: margin, scale: 1 });

  const zoomAt = useCallback(
    (factor: number, at?: { x: number; y: number }) => {
      setView((known) => {
        const scale = clamp(known.scale * factor);
        const rect = canvas.current?.getBoundingClientRect();
        const point = at ?? { x: (rect?.width ?? 0) / 2, y: (rect?.height ?? 0) / 2 };
        const ratio = scale / known.scale;
        return { scale, x: point.x - (point.x - known.x) * ratio, y: point.y - (point.y - known.y) * ratio };
      });
    },
    [canvas],
  );

  const showBox = useCallback(
    (box: Box | null) => {
      const rect = canvas.current?.getBoundingClientRect();
      if (!rect || !box || rect.width === 0) return;
      const scale = clamp(Math.min(1, (rect.width - 2 * margin) / box.w, (rect.height - 2 * margin) / box.h));
      setView({
        scale,
        x: (rect.width - box.w * scale) / 2 - box.x * scale,
        y: (rect.height - box.h * scale) / 2 - box.y * scale,
      });
    },
    [canvas],
  );

  const showAll = useEffectEvent(() => showBox(boxAround(items)));
  useEffect(() => showAll(), []);

  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      const rect = element.getBoundingClientRect();
      if (event.ctrlKey || event.metaKey) {
        zoomAt(Math.exp(-event.deltaY / 300), { x: event.clientX - rect.left, y: event.clientY - rect.top });
      } else {
        setView((known) => ({ ...known, x: known.x - event.deltaX, y: known.y - event.deltaY }));
      }
    };
    // React's own handler is passive, so the page would scroll too
    element.addEventListener("wheel", wheel, { passive: false });
    return () => element.removeEventListener("wheel", wheel);
  }, [canvas, zoomAt]);

  return { view, setView, zoomAt, showBox };
}
