import { type ReactNode, type Ref, useEffect, useMemo, useState } from "react";
import type { RoomDesign, RoomProduct } from "../../../../contract/design/room-design.ts";
import type { Room } from "../../../../contract/design/rooms.ts";
import { api } from "../../../client/api.ts";
import { type NoView, RoomCanvas } from "./room-canvas.tsx";
import { RoomEditor, type RoomEditorContext } from "./room-context.ts";
import { createRoomStore } from "./room-state.ts";
import { keysId } from "./scene-keys.ts";
import { LookTools } from "./toolbar.tsx";

/** What a showroom knows of a room's products, once it is loaded, and why there is no 3D. */
export function useShownProducts(showroom: string, skus: readonly string[]) {
  const [products, setProducts] = useState<readonly RoomProduct[]>();
  const [noView, setNoView] = useState<NoView>();
  const asked = skus.join("\n");
  useEffect(() => {
    const stop = new AbortController();
    const body = { showroom, skus: asked ? asked.split("\n") : [] };
    api("POST /api/rooms/goods", { body, signal: stop.signal, feedback: "none" })
      .then(({ data }) => setProducts(data.goods))
      .catch(() => !stop.signal.aborted && setNoView("not_loaded"));
    return () => stop.abort();
  }, [asked, showroom]);
  return { products, noView, setNoView };
}

/** A room that is only looked at: of the room itself there is nothing but its design. */
export const useShownRoom = (design: RoomDesign, products: readonly RoomProduct[]): RoomEditorContext =>
  useMemo(() => {
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

/** A room in 3D, to turn and to walk through; nothing in it can be changed. `children` lie over it. */
export function ShownRoom({
  room,
  className,
  onNoView,
  ref,
  children,
}: {
  room: RoomEditorContext;
  className: string;
  onNoView: (why: NoView) => void;
  ref?: Ref<HTMLElement>;
  children?: ReactNode;
}) {
  return (
    <RoomEditor value={room}>
      <section ref={ref} aria-label="The room in 3D" className={className}>
        <p id={keysId} className="sr-only">
          Arrow keys turn the room. Page Down and Page Up move from item to item.
        </p>
        <RoomCanvas onNoView={onNoView} />
        {children}
        <div className="pointer-events-none absolute inset-x-3 bottom-3">
          <LookTools />
        </div>
      </section>
    </RoomEditor>
  );
}
