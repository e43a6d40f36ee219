import { useEffect, useRef, useState } from "react";
import type { RoomView } from "../../../room/viewer/open-room-view.ts";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { type Previewed, previewRoom } from "./preview-room.ts";

type State = "opening" | "open" | "no_graphics" | "not_loaded";

/** The product in a small room, as customers get it. */
export default function ModelPreview({ shown }: { shown: Previewed }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const view = useRef<RoomView>(null);
  const [state, setState] = useState<State>("opening");
  const [isLoading, setLoading] = useState(true);
  const key = JSON.stringify(shown);
  const room = useRef<ReturnType<typeof previewRoom>>(null);
  const [doesFit, setFits] = useState(true);
  useEffect(() => {
    room.current = previewRoom(JSON.parse(key) as Previewed);
    setFits(room.current !== null);
    if (room.current) view.current?.update(room.current.design, room.current.goods);
  }, [key]);
  useEffect(() => {
    let isGone = false;
    const open = async () => {
      const code = await import("../../../room/viewer/open-room-view.ts").catch(() => null);
      if (isGone || !canvas.current || !room.current) return;
      if (!code) return setState("not_loaded");
      try {
        view.current = code.openRoomView(canvas.current, {
          ...room.current,
          quality: "low",
          onFrame: ({ busy }) => setLoading(busy),
        });
        setState("open");
      } catch {
        setState("no_graphics");
      }
    };
    if (doesFit) void open();
    return () => {
      isGone = true;
      view.current?.dispose();
      view.current = null;
    };
  }, [doesFit]);
  return (
    <div>
      <div className="relative aspect-4/3 w-full overflow-hidden border border-hairline bg-sunk">
        <canvas
          ref={canvas}
          role="img"
          aria-label="The product in a room"
          className="absolute inset-0 size-full touch-none"
        />
        {state === "opening" && doesFit && <Skeleton className="absolute inset-0 rounded-none" />}
      </div>
      <p role="status" className="mt-2 text-graphite text-sm">
        {wordsFor(state, doesFit, isLoading)}
      </p>
    </div>
  );
}

function wordsFor(state: State, doesFit: boolean, isLoading: boolean): string {
  if (!doesFit) return "In this size it fits into no room.";
  if (state === "no_graphics") return "This browser can't show 3D. The model is saved all the same.";
  if (state === "not_loaded") return "The preview did not load. Reload the page to try again.";
  return isLoading ? "Setting up the room …" : "Drag to look around. The door is 6 ft 8 in. high.";
}
