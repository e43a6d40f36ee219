import { useEffect } from "react";
import { api } from "../../api.ts";
import { useDesk, useRoom } from "./room-context.ts";
import { fetchGoods } from "./use-fitting.ts";

const perPage = 24;

/** Gets to know floors of this showroom, where one is asked for that may take the present one's place. */
export function useOtherFloors(isAsked: boolean): void {
  const { store } = useDesk();
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
      await fetchGoods(store, hashes, stop.signal);
    };
    // without them the finding stands as it is, and "Show" leads to the tray, which asks by itself
    ask().catch(() => undefined);
    return () => stop.abort();
  }, [isAsked, isReadOnly, store]);
}
