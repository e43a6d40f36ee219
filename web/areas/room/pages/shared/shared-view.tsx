import { type PointerEvent, type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import type { RoomDesign, RoomProduct, SavedView } from "../../../../../contract/design/room-design.ts";
import { skusOf } from "../../../../../domain/room/edit/skus-of.ts";
import type { NoView } from "../../editor/room-canvas.tsx";
import { useRoom, useRoomEditor } from "../../editor/room-context.ts";
import { ShownRoom, useShownProducts, useShownRoom } from "../../editor/shown-room.tsx";
import { useFrame } from "../../editor/use-frame.ts";
import { suggestedViews } from "../../editor/view-edits.ts";

interface Tour {
  /** The view to go to, if any. */
  shown?: SavedView | undefined;
  /** Told once of views that suit the room. */
  onViews?: ((views: readonly SavedView[]) => void) | undefined;
  /** A swipe over the picture: to the next view (1), or back (-1). */
  onSwipe?: ((by: 1 | -1) => void) | undefined;
  /** The person looks around on their own. */
  onLeave?: (() => void) | undefined;
}

/** A shared room in 3D; the plan and the list below it are complete without it. `still` stands in its place. */
export default function SharedView({
  design,
  showroom,
  still,
  ...tour
}: { design: RoomDesign; showroom: string; still?: ReactNode } & Tour) {
  const { products, noView, setNoView } = useShownProducts(showroom, skusOf(design));
  if (noView)
    return (
      <>
        {still}
        <p className="mb-6 text-graphite">
          {noView === "no_graphics"
            ? "This browser can't show the room in 3D. Here is its plan."
            : "The room didn't load in 3D. Here is its plan."}
        </p>
      </>
    );
  if (!products)
    return still || <div className="shared-view animate-pulse bg-sunk motion-reduce:animate-none" />;
  return <OpenView design={design} products={products} onNoView={setNoView} {...tour} />;
}

/** How far a finger goes for the next view, in CSS pixels. */
const swipe_px = 48;

function OpenView({
  design,
  products,
  onNoView,
  ...tour
}: {
  design: RoomDesign;
  products: readonly RoomProduct[];
  onNoView: (why: NoView) => void;
} & Tour) {
  const room = useShownRoom(design, products);
  const from = useRef<{ x: number; y: number }>(undefined);
  const end = (event: PointerEvent) => {
    const start = from.current;
    from.current = undefined;
    // in the other cameras a drag turns the room
    if (!start || room.store.getState().camera !== "photo") return;
    const [dx, dy] = [event.clientX - start.x, event.clientY - start.y];
    if (Math.abs(dx) > swipe_px && Math.abs(dx) > 2 * Math.abs(dy)) tour.onSwipe?.(dx < 0 ? 1 : -1);
  };
  return (
    <div
      onPointerDown={(event) => {
        if (event.isPrimary) from.current = { x: event.clientX, y: event.clientY };
      }}
      onPointerUp={end}
      onPointerCancel={() => {
        from.current = undefined;
      }}
    >
      <ShownRoom room={room} className="shared-view relative print:hidden" onNoView={onNoView}>
        <TourCamera {...tour} />
      </ShownRoom>
    </div>
  );
}

/** Takes the camera to the view that the tour is at. */
function TourCamera({ shown, onViews, onLeave }: Tour) {
  const { store, view } = useRoomEditor();
  const isTold = useRef(false);
  useFrame(() => {
    if (isTold.current || !view.current) return;
    isTold.current = true;
    onViews?.(suggestedViews(view.current));
  });
  useEffect(() => {
    if (shown) store.setState({ camera: "photo", lookAt: shown });
  }, [shown, store]);
  const lookAt = useRoom((state) => state.lookAt);
  const was = useRef(lookAt);
  const leave = useEffectEvent(() => onLeave?.());
  useEffect(() => {
    if (was.current && !lookAt) leave();
    was.current = lookAt;
  }, [lookAt]);
  return null;
}
