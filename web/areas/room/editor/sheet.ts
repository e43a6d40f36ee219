import { type PointerEvent, type RefObject, useRef, useState } from "react";

/** How far the panel is pulled up on small screens: its tabs only, half, or nearly all. */
export type SheetStop = "low" | "half" | "full";

const stops: readonly SheetStop[] = ["low", "half", "full"];
/** Movement below this is a tap. */
const still_px = 8;
/** Faster than this it snaps on to the next height. */
const flick_px_per_ms = 0.5;

interface Pull {
  pointer: number;
  from_y: number;
  from_px: number;
  last: { y: number; at_ms: number };
  speed: number;
  isMoving: boolean;
}

/**
 * The panel as a bottom sheet that a finger drags by its upper edge. Heights are in the style sheet; while dragged,
 * `--pull` on the desk holds the height in px, outside React. `grip` goes on the handle.
 */
export function useSheet(): {
  stop: SheetStop;
  setStop: (stop: SheetStop) => void;
  desk: RefObject<HTMLElement | null>;
  grip: {
    onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    onPointerUp: (event: PointerEvent<HTMLElement>) => void;
    onPointerCancel: (event: PointerEvent<HTMLElement>) => void;
    onClickCapture: (event: { preventDefault(): void; stopPropagation(): void }) => void;
  };
} {
  const [stop, setStop] = useState<SheetStop>("half");
  const desk = useRef<HTMLElement>(null);
  const pull = useRef<Pull | null>(null);
  const wasPulled = useRef(false);

  const end = () => {
    pull.current = null;
    desk.current?.style.removeProperty("--pull");
    desk.current?.removeAttribute("data-pulled");
  };
  return {
    stop,
    setStop,
    desk,
    grip: {
      onPointerDown(event) {
        wasPulled.current = false;
        const sheet = event.currentTarget.parentElement;
        if (!sheet || event.button !== 0 || getComputedStyle(sheet).position !== "absolute") return;
        pull.current = {
          pointer: event.pointerId,
          from_y: event.clientY,
          from_px: sheet.getBoundingClientRect().height,
          last: { y: event.clientY, at_ms: event.timeStamp },
          speed: 0,
          isMoving: false,
        };
      },
      onPointerMove(event) {
        const own = pull.current;
        if (!own || own.pointer !== event.pointerId || !desk.current) return;
        if (!own.isMoving && Math.abs(event.clientY - own.from_y) < still_px) return;
        if (!own.isMoving) event.currentTarget.setPointerCapture(event.pointerId);
        own.isMoving = true;
        const passed_ms = event.timeStamp - own.last.at_ms;
        if (passed_ms > 0) own.speed = (event.clientY - own.last.y) / passed_ms;
        own.last = { y: event.clientY, at_ms: event.timeStamp };
        desk.current.setAttribute("data-pulled", "");
        desk.current.style.setProperty("--pull", `${own.from_px + own.from_y - event.clientY}px`);
      },
      onPointerUp(event) {
        const own = pull.current;
        if (own?.isMoving && desk.current) {
          wasPulled.current = true;
          const height = own.from_px + own.from_y - event.clientY;
          setStop(restingPlace(stop, height / desk.current.clientHeight, own.speed));
        }
        end();
      },
      onPointerCancel: end,
      onClickCapture(event) {
        // the end of a drag is not a click on what lies under the finger
        if (!wasPulled.current) return;
        wasPulled.current = false;
        event.preventDefault();
        event.stopPropagation();
      },
    },
  };
}

/** The resting height of a sheet released at a fraction of the desk's height, moving at `speed` (px/ms, down). */
export function restingPlace(from: SheetStop, part: number, speed: number): SheetStop {
  if (Math.abs(speed) > flick_px_per_ms) {
    const next = stops.indexOf(from) + (speed < 0 ? 1 : -1);
    return stops[Math.min(stops.length - 1, Math.max(0, next))]!;
  }
  if (part < 0.3) return "low";
  return part < 0.72 ? "half" : "full";
}
