import { useEffect, useRef } from "react";
import { useDesk } from "./room-context.ts";

/** Runs `draw` with each picture of the view, and once at the start. */
export function useFrame(draw: () => void): void {
  const desk = useDesk();
  const latest = useRef(draw);
  latest.current = draw;
  useEffect(() => {
    const run = () => latest.current();
    desk.onFrame.add(run);
    run();
    return () => {
      desk.onFrame.delete(run);
    };
  }, [desk]);
}
