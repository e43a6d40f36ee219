import { useEffect, useRef } from "react";
import { useDesk } from "./room-context.ts";

/** Runs `draw` with each frame of the view, and when its inputs change. It must not set unchanged state. */
export function useFrame(draw: () => void): void {
  const desk = useDesk();
  const latest = useRef(draw);
  latest.current = draw;
  // counts follow a change's frame later
  useEffect(() => latest.current());
  useEffect(() => {
    const run = () => latest.current();
    desk.onFrame.add(run);
    return () => {
      desk.onFrame.delete(run);
    };
  }, [desk]);
}
