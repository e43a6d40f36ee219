import type { RoomDesign, RoomProduct } from "../../../../../contract/design/room-design.ts";
import { skusOf } from "../../../../../domain/room/edit/skus-of.ts";
import type { NoView } from "../../editor/room-canvas.tsx";
import { ShownRoom, useShownProducts, useShownRoom } from "../../editor/shown-room.tsx";

/** A shared room in 3D; the plan and the list below it are complete without it. */
export default function SharedView({ design, showroom }: { design: RoomDesign; showroom: string }) {
  const { products, noView, setNoView } = useShownProducts(showroom, skusOf(design));
  if (noView)
    return (
      <p className="mb-6 text-graphite">
        {noView === "no_graphics"
          ? "This browser can't show the room in 3D. Here is its plan."
          : "The room didn't load in 3D. Here is its plan."}
      </p>
    );
  if (!products) return <div className="shared-view animate-pulse bg-sunk motion-reduce:animate-none" />;
  return <OpenView design={design} products={products} onNoView={setNoView} />;
}

function OpenView({
  design,
  products,
  onNoView,
}: {
  design: RoomDesign;
  products: readonly RoomProduct[];
  onNoView: (why: NoView) => void;
}) {
  const room = useShownRoom(design, products);
  return <ShownRoom room={room} className="shared-view relative print:hidden" onNoView={onNoView} />;
}
