import { useEffect, useState } from "react";
import type { RoomProduct } from "../../../../contract/design/room-design.ts";
import { api } from "../../../client/api.ts";
import type { ReplyOf } from "../../../client/api-call.ts";
import { useRoomEditor } from "./room-context.ts";

export type Fitting = ReplyOf<"POST /api/rooms/fitting">["data"];

export interface Wish {
  target: string;
  q: string;
  filters: Record<string, string[]>;
  page: number;
}

const perPage = 24;
const typing_ms = 200;

/** The showroom's products for a target; the product data is preloaded, so that hovering shows them at once. */
export function useFitting(wish: Wish): {
  list: Fitting | null;
  isLoading: boolean;
  failed: boolean;
  /** Asks again after a failure. */
  again: () => void;
} {
  const { store } = useRoomEditor();
  const [tries, setTries] = useState(0);
  const [found, setFound] = useState<{ key: string; list: Fitting | null; failed: boolean }>();
  const key = JSON.stringify({ ...wish, tries });
  useEffect(() => {
    const { target, q, filters, page } = JSON.parse(key) as Wish;
    const { room, design } = store.getState();
    const stop = new AbortController();
    const ask = async () => {
      try {
        const { data } = await api("POST /api/rooms/fitting", {
          body: {
            showroom: room.showroom.id,
            target,
            room: design.room,
            q: q || undefined,
            filters,
            page,
            per_page: perPage,
          },
          signal: stop.signal,
          feedback: "none",
        });
        setFound({ key, list: data, failed: false });
        await fetchProducts(
          store,
          data.data.map(({ hash }) => hash),
          stop.signal,
        );
      } catch {
        // earlier results stay visible
        if (!stop.signal.aborted) setFound((before) => ({ key, list: before?.list ?? null, failed: true }));
      }
    };
    const wait = setTimeout(() => void ask(), q ? typing_ms : 0);
    return () => {
      clearTimeout(wait);
      stop.abort();
    };
  }, [key, store]);
  return {
    list: found?.list ?? null,
    isLoading: found?.key !== key,
    failed: found?.key === key && found.failed,
    again: () => setTries((before) => before + 1),
  };
}

type Store = ReturnType<typeof useRoomEditor>["store"];

/** All SKUs of some products, kept in the room's state. */
export async function fetchProducts(
  store: Store,
  hashes: string[],
  signal?: AbortSignal,
): Promise<RoomProduct[]> {
  if (hashes.length === 0) return [];
  const { room, addProducts } = store.getState();
  const { data } = await api("POST /api/rooms/variants", {
    body: { showroom: room.showroom.id, hashes },
    ...(signal && { signal }),
    feedback: "none",
  });
  addProducts(data.goods);
  return data.goods;
}
