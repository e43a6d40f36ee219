import { useEffect, useEffectEvent } from "react";
import { useRoomEditor } from "./room-context.ts";

/** Runs `draw` with each frame of the view, and when its inputs change. It must not set unchanged state. */
export function useFrame(draw: () => void): void {
  const context = useRoomEditor();
  const drawNow = useEffectEvent(draw);
  // counts follow a change's frame later
  useEffect(() => drawNow());
  useEffect(() => {
    const run = () => drawNow();
    context.onFrame.add(run);
    return () => {
      context.onFrame.delete(run);
    };
  }, [context]);
}
