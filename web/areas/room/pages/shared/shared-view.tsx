import { useEffect, useMemo, useState } from "react";
import type { RoomDesign, RoomProduct } from "../../../../../contract/design/room-design.ts";
import type { Room } from "../../../../../contract/design/rooms.ts";
import { api } from "../../../../client/api.ts";
import { type NoView, RoomCanvas } from "../../editor/room-canvas.tsx";
import { RoomEditor, type RoomEditorContext } from "../../editor/room-context.ts";
import { createRoomStore, skusOf } from "../../editor/room-state.ts";
import { keysId } from "../../editor/scene-keys.ts";
import { LookTools } from "../../editor/toolbar.tsx";

/** A shared room in 3D, to turn and to walk through; nothing in it can be changed. */
export default function SharedView({ design, showroom }: { design: RoomDesign; showroom: string }) {
  const [products, setProducts] = useState<readonly RoomProduct[]>();
  const [noView, setNoView] = useState<NoView>();
  useEffect(() => {
    const stop = new AbortController();
    api("POST /api/rooms/goods", {
      body: { showroom, skus: skusOf(design) },
      signal: stop.signal,
      feedback: "none",
    })
      .then(({ data }) => setProducts(data.goods))
      // the plan and the list below are complete without it
      .catch(() => !stop.signal.aborted && setNoView("not_loaded"));
    return () => stop.abort();
  }, [design, showroom]);
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
  const context = useMemo<RoomEditorContext>(() => {
    // of the room itself only its design is shown
    const room = { id: "shared", version: 1, design } as Room;
    const view: RoomEditorContext["view"] = { current: null };
    return {
      store: createRoomStore(room, products, true),
      autosave: null,
      view,
      onFrame: new Set(),
      preview: (change) => view.current?.preview(change),
    };
  }, [design, products]);
  return (
    <RoomEditor value={context}>
      <section aria-label="The room in 3D" className="shared-view relative print:hidden">
        <p id={keysId} className="sr-only">
          Arrow keys turn the room. Page Down and Page Up move from item to item.
        </p>
        <RoomCanvas onNoView={onNoView} />
        <div className="pointer-events-none absolute inset-x-3 bottom-3">
          <LookTools />
        </div>
      </section>
    </RoomEditor>
  );
}
