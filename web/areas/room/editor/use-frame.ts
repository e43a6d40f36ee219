import { useEffect, useEffectEvent } from "react";
import { useDesk } from "./room-context.ts";

/** Runs `draw` with each frame of the view, and when its inputs change. It must not set unchanged state. */
export function useFrame(draw: () => void): void {
  const desk = useDesk();
  const drawNow = useEffectEvent(draw);
  // counts follow a change's frame later
  useEffect(() => drawNow());
  useEffect(() => {
    const run = () => drawNow();
    desk.onFrame.add(run);
    return () => {
      desk.onFrame.delete(run);
    };
  }, [desk]);
}
