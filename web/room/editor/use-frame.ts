import { useEffect, useRef } from "react";
import { useDesk } from "./room-context.ts";

/** Runs `draw` with each picture of the view, and when what it draws from has changed. It must set no state that is as it was. */
export function useFrame(draw: () => void): void {
  const desk = useDesk();
  const latest = useRef(draw);
  latest.current = draw;
  // what is counted after a change comes later than its picture
  useEffect(() => latest.current());
  useEffect(() => {
    const run = () => latest.current();
    desk.onFrame.add(run);
    return () => {
      desk.onFrame.delete(run);
    };
  }, [desk]);
}
