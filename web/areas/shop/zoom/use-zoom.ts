import { type PointerEvent, type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { moveBy, type Point, type Sizes, whole, type Zoom, zoomAt } from "./zoom.ts";

const wheelStep = 0.0016;
const pressed = 1.5;
const doubled = 3;
/** A drag across a whole picture that goes to the next one. */
const swipe_px = 60;

export interface ZoomControls {
  zoom: Zoom;
  reset(): void;
  /** By a button or key, around the middle. */
  zoomIn(): void;
  zoomOut(): void;
  move(by: Point): void;
  /** For the stage. */
  handlers: {
    onPointerDown(event: PointerEvent<HTMLElement>): void;
    onPointerMove(event: PointerEvent<HTMLElement>): void;
    onPointerUp(event: PointerEvent<HTMLElement>): void;
    onPointerCancel(event: PointerEvent<HTMLElement>): void;
    onDoubleClick(event: { clientX: number; clientY: number }): void;
  };
}

/** Zooming by wheel, pinch, double tap and keys, and panning by dragging, within a stage. */
export function useZoom(
  stage: RefObject<HTMLElement | null>,
  onSwipe: (direction: 1 | -1) => void,
): ZoomControls {
  const [zoom, setZoom] = useState(whole);
  const pointers = useRef(new Map<number, Point>());
  const swiped = useRef(0);

  const at = useCallback(
    (factor: number, point: Point) =>
      setZoom((now) => (stage.current ? zoomAt(now, factor, point, sizesOf(stage.current)) : now)),
    [stage],
  );
  const move = useCallback(
    (by: Point) => setZoom((now) => (stage.current ? moveBy(now, by, sizesOf(stage.current)) : now)),
    [stage],
  );

  // React's wheel listener is passive and could not keep the page from scrolling.
  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const turn = (event: WheelEvent) => {
      event.preventDefault();
      at(Math.exp(-event.deltaY * wheelStep), fromCentre(element, event));
    };
    element.addEventListener("wheel", turn, { passive: false });
    return () => element.removeEventListener("wheel", turn);
  }, [stage, at]);

  const lift = (event: PointerEvent<HTMLElement>) => {
    pointers.current.delete(event.pointerId);
    const far = swiped.current;
    swiped.current = 0;
    if (zoom.scale === 1 && Math.abs(far) > swipe_px) onSwipe(far < 0 ? 1 : -1);
  };

  return {
    zoom,
    reset: () => setZoom(whole),
    zoomIn: () => at(pressed, { x_px: 0, y_px: 0 }),
    zoomOut: () => at(1 / pressed, { x_px: 0, y_px: 0 }),
    move,
    handlers: {
      onPointerDown(event) {
        event.currentTarget.setPointerCapture(event.pointerId);
        pointers.current.set(event.pointerId, fromCentre(event.currentTarget, event));
      },
      onPointerMove(event) {
        const before = pointers.current.get(event.pointerId);
        if (!before) return;
        const now = fromCentre(event.currentTarget, event);
        const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
        pointers.current.set(event.pointerId, now);
        if (other) {
          at(apart(now, other) / Math.max(1, apart(before, other)), middle(now, other));
          return;
        }
        swiped.current += now.x_px - before.x_px;
        move({ x_px: now.x_px - before.x_px, y_px: now.y_px - before.y_px });
      },
      onPointerUp: lift,
      onPointerCancel: lift,
      onDoubleClick(event) {
        if (!stage.current) return;
        if (zoom.scale > 1) setZoom(whole);
        else at(doubled, fromCentre(stage.current, event));
      },
    },
  };
}

function sizesOf(stage: HTMLElement): Sizes {
  const picture = stage.querySelector("img");
  return {
    stage: { width_px: stage.clientWidth, height_px: stage.clientHeight },
    picture: { width_px: picture?.offsetWidth ?? 0, height_px: picture?.offsetHeight ?? 0 },
  };
}

function fromCentre(element: HTMLElement, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x_px: clientX - left - width / 2, y_px: clientY - top - height / 2 };
}

const apart = (a: Point, b: Point) => Math.hypot(a.x_px - b.x_px, a.y_px - b.y_px);
const middle = (a: Point, b: Point): Point => ({ x_px: (a.x_px + b.x_px) / 2, y_px: (a.y_px + b.y_px) / 2 });
