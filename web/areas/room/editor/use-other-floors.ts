import { useEffect } from "react";
import { api } from "../../../client/api.ts";
import { useRoom, useRoomEditor } from "./room-context.ts";
import { fetchProducts } from "./use-fitting.ts";

const perPage = 24;

/** Loads other floors of this showroom when a finding may replace the current one. */
export function useOtherFloors(isAsked: boolean): void {
  const { store } = useRoomEditor();
  const isReadOnly = useRoom((state) => state.readOnly);
  useEffect(() => {
    if (!isAsked || isReadOnly) return;
    const { room, design } = store.getState();
    const stop = new AbortController();
    const ask = async () => {
      const { data } = await api("POST /api/rooms/fitting", {
        body: { showroom: room.showroom.id, target: "floor", room: design.room, page: 1, per_page: perPage },
        signal: stop.signal,
        feedback: "none",
      });
      const hashes = data.data.map(({ hash }) => hash);
      await fetchProducts(store, hashes, stop.signal);
    };
    // without them the finding stays as it is, and "Show" opens the tray, which loads them itself
    ask().catch(() => undefined);
    return () => stop.abort();
  }, [isAsked, isReadOnly, store]);
}
