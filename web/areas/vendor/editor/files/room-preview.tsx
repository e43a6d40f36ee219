import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { useCall } from "../../../../kit/forms/use-call.ts";
import type { RoomView } from "../../../../kit/room/viewer/open-room-view.ts";
import { Button } from "../../../../ui/button.tsx";
import { Skeleton } from "../../../../ui/skeleton.tsx";
import { type PreviewedSurface, previewFloor } from "./preview-floor.ts";
import { type Previewed, type PreviewRoom, previewRoom } from "./preview-room.ts";

type State = "opening" | "open" | "no_graphics" | "not_loaded";

/** A model, or a texture on a floor or a wall. */
export type Shown = { model: Previewed } | { surface: PreviewedSurface };

const roomOf = (shown: Shown): PreviewRoom | null =>
  "model" in shown ? previewRoom(shown.model) : previewFloor(shown.surface);

/** Square, and large enough for a product's page. */
const picture_px = 1200;

interface RoomPreviewProps {
  shown: Shown;
  /** Gets the view as a PNG file where it may become a picture of the product. */
  onPicture?: (picture: File) => Promise<void>;
  /** Takes a picture by itself as soon as there is something to see. */
  takesPicture?: boolean;
}

/** The product in a small room, as customers get it. */
export default function RoomPreview({ shown, onPicture, takesPicture = false }: RoomPreviewProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const view = useRef<RoomView>(null);
  const [state, setState] = useState<State>("opening");
  const [isLoading, setLoading] = useState(true);
  const key = JSON.stringify(shown);
  const room = useRef<PreviewRoom>(null);
  const [doesFit, setFits] = useState(true);
  useEffect(() => {
    room.current = roomOf(JSON.parse(key) as Shown);
    setFits(room.current !== null);
    if (room.current) view.current?.update(room.current.design, room.current.products);
  }, [key]);
  useEffect(() => {
    let isGone = false;
    const open = async () => {
      const code = await import("../../../../kit/room/viewer/open-room-view.ts").catch(() => null);
      if (isGone || !canvas.current || !room.current) return;
      if (!code) return setState("not_loaded");
      try {
        view.current = code.openRoomView(canvas.current, {
          design: room.current.design,
          products: room.current.products,
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
          aria-label="Product in a room"
          className="absolute inset-0 size-full touch-none"
        />
        {state === "opening" && doesFit && <Skeleton className="absolute inset-0 rounded-none" />}
      </div>
      <p role="status" className="mt-2 text-graphite text-sm">
        {wordsFor(state, doesFit, isLoading)}
      </p>
      {onPicture && state === "open" && !isLoading && (
        <TakePicture view={view} onPicture={onPicture} isWanted={takesPicture} />
      )}
    </div>
  );
}

type TakePictureProps = Required<Pick<RoomPreviewProps, "onPicture">> & {
  view: RefObject<RoomView | null>;
  isWanted: boolean;
};

/** Makes what is seen a picture of the product. */
function TakePicture({ view, onPicture, isWanted }: TakePictureProps) {
  const { call, isSending: isTaking } = useCall();
  const take = () =>
    call(async () => {
      if (!view.current) return;
      const picture = await view.current.snapshot(picture_px, picture_px);
      await onPicture(new File([picture], "3D view.png", { type: "image/png" }));
    });
  const takeNow = useEffectEvent(take);
  useEffect(() => {
    if (isWanted) void takeNow();
  }, [isWanted]);
  return (
    <Button variant="secondary" size="sm" className="mt-2" pending={isTaking} onClick={() => void take()}>
      Add this view to pictures
    </Button>
  );
}

function wordsFor(state: State, doesFit: boolean, isLoading: boolean): string {
  if (!doesFit) return "The product is too large for the room at this size.";
  if (state === "no_graphics") return "Your browser can't show 3D, but your file is saved.";
  if (state === "not_loaded") return "The preview didn't load. Reload the page to try again.";
  return isLoading ? "Setting up the room …" : "Drag to look around. The door is 6 ft 8 in. tall, for scale.";
}
